import { existsSync } from 'node:fs'
import { rows } from './effort.ts'
import { measureLabelled, measureRepair, measureSpeed } from './idv/zones.ts'
import { table } from './table.ts'

const GENERATED = rows(20_000)

type Row = [what: string, measured: string, wanted: string]

/**
 * Measures identity verification without a database. WATCHLIST_TEST_DATA names the folder of the test data; without
 * it, the labelled zones are skipped.
 */
export function idv(): Promise<string> {
  return Promise.resolve(table([['machine readable zones', 'measured', 'wanted'], ...zoneRows()]))
}

function zoneRows(): Row[] {
  const folder = process.env['WATCHLIST_TEST_DATA']
  const repair = measureRepair(GENERATED)
  return [
    folder === undefined || !existsSync(folder)
      ? ['labelled zones', 'skipped: WATCHLIST_TEST_DATA names no folder', '1.000']
      : labelledRow(folder),
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

const share = (count: number, total: number): string => (count / total).toFixed(3)
