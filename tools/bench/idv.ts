import { existsSync } from 'node:fs'
import { openReadingPool } from '#idv/reading/reading-pool.ts'
import { isBrief, rows } from './effort.ts'
import type { Environment } from './environment.ts'
import { measureDrawn, measureSpecimens, type ReadPicture } from './idv/pictures.ts'
import { measureUploads } from './idv/uploads.ts'
import { measureLabelled, measureRepair, measureSpeed } from './idv/zones.ts'
import { table } from './table.ts'

const GENERATED = rows(20_000)
const READING_MS = 60_000

type Row = readonly [what: string, measured: string, wanted: string]

/**
 * Measures identity verification. WATCHLIST_TEST_DATA names the folder of the test data; without it, only generated
 * zones are measured.
 */
export async function idv(environment: Environment): Promise<string> {
  const folder = testData()
  return [
    table([['machine readable zones', 'measured', 'wanted'], ...zoneRows(folder)]),
    '',
    folder === undefined
      ? 'Pictures were skipped: WATCHLIST_TEST_DATA names no folder.'
      : table([
          ['pictures, one thread', 'measured', 'wanted'],
          ...(await pictureRows(folder)),
          ...(await uploadRows(environment, folder)),
        ]),
  ].join('\n')
}

function testData(): string | undefined {
  const folder = process.env['WATCHLIST_TEST_DATA']
  return folder !== undefined && existsSync(folder) ? folder : undefined
}

function zoneRows(folder: string | undefined): Row[] {
  const repair = measureRepair(GENERATED)
  return [
    ...(folder === undefined ? [] : [labelledRow(folder)]),
    [
      `look-alikes repaired, of ${repair.provable} that the zone proves`,
      share(repair.repairedOfProvable, repair.provable),
      '0.95',
    ],
    ['the same, of all exchanges under check digits', share(repair.repaired, repair.misread), ''],
    ['repaired wrongly', String(repair.repairedWrongly), '0'],
    ['500 zones', `${measureSpeed().toFixed(0)} ms`, '100 ms'],
  ]
}

function labelledRow(folder: string): Row {
  const { zones, fields, right } = measureLabelled(folder)
  return [`fields of ${zones} labelled zones judged correctly (${fields})`, share(right, fields), '1.000']
}

/** Reads the pictures in a thread of this process. */
async function pictureRows(folder: string): Promise<Row[]> {
  const pool = openReadingPool({ threads: 1 })
  const read: ReadPicture = async (picture, options) => {
    const result = await pool.read({ picture, options }, { workspaceId: 'bench', withinMs: READING_MS })
    if ('unread' in result) throw new Error(`A picture was not read: ${result.unread}.`)
    return result.reading
  }
  try {
    const drawn = await measureDrawn(folder, read)
    for (const difference of drawn.wrong) console.error(difference)
    const specimens = isBrief ? undefined : await measureSpecimens(folder, read)
    const { documents, wrong } = drawn
    const misread = new Set(wrong.map(difference => difference.split(' ', 1)[0])).size
    return [
      ['drawn documents read whole', `${documents - misread} of ${documents}`, 'all'],
      ...(specimens
        ? [
            [
              'specimens with all check digits right',
              `${specimens.right} of ${specimens.pictures}`,
              '12 of 18',
            ] as const,
          ]
        : []),
    ]
  } finally {
    await pool.close()
  }
}

async function uploadRows(environment: Environment, folder: string): Promise<Row[]> {
  const { milliseconds, threadMiB, getMilliseconds } = await measureUploads(environment, folder)
  return [
    [`p50 of ${milliseconds.length} uploads with their reading`, ms(quantile(milliseconds, 0.5)), '1500 ms'],
    ['p99 of the same', ms(quantile(milliseconds, 0.99)), '4000 ms'],
    [
      `p99 of ${getMilliseconds.length} GET /verifications/{id} while four pictures are read`,
      ms(quantile(getMilliseconds, 0.99)),
      '50 ms',
    ],
    ['memory that the process takes for the thread', `${threadMiB.toFixed(0)} MiB`, '350 MB'],
  ]
}

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? NaN

const ms = (value: number): string => `${value.toFixed(0)} ms`
const share = (count: number, total: number): string => (count / total).toFixed(3)
