import { expect, test } from '@jest/globals'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ListFormat, SourceFile } from '#compliance/watchlists/entry.ts'
import { ofacEnhancedXml } from '#compliance/watchlists/formats/ofac/enhanced-xml.ts'
import { followTheMoneyLines } from '#compliance/watchlists/formats/pep/follow-the-money.ts'
import { unXml } from '#compliance/watchlists/formats/un-xml.ts'

const MEGABYTE = 1024 ** 2

/** A file generated while it is read, so that only the reader can hold it in memory. */
function generated(bytes: number, start: string, record: (n: number) => string, end: string): SourceFile {
  return {
    name: 'generated',
    async *open() {
      await Promise.resolve()
      yield Buffer.from(start)
      let n = 0
      for (let sent = 0; sent < bytes;) {
        let chunk = ''
        while (chunk.length < 64 * 1024) chunk += record(n++)
        sent += chunk.length
        yield Buffer.from(chunk)
      }
      yield Buffer.from(end)
    },
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Memory in use after a forced garbage collection. */
function held(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function growthOf(
  format: ListFormat,
  file: SourceFile,
  samples: number,
): Promise<{ entries: number; grown: number }> {
  const before = held()
  let entries = 0
  let most = 0
  for await (const _ of format.entries([file]))
    if (++entries % samples === 0) most = Math.max(most, held() - before)
  return { entries, grown: most / MEGABYTE }
}

const words = 'Of this party nothing is known but that it trades in nothing. '.repeat(8)

test('a list of 200 MB is read with a small fraction of that memory', async () => {
  const record = (n: number): string =>
    `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>QUENDREL${n}</FIRST_NAME><SECOND_NAME>ZORBLAX${n % 997}</SECOND_NAME><COMMENTS1>${words}</COMMENTS1><INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Zorb ${n}; Zorbo ${n}</ALIAS_NAME></INDIVIDUAL_ALIAS></INDIVIDUAL>\n`
  const { entries, grown } = await growthOf(
    unXml,
    generated(
      200 * MEGABYTE,
      '<CONSOLIDATED_LIST><INDIVIDUALS>',
      record,
      '</INDIVIDUALS></CONSOLIDATED_LIST>',
    ),
    20_000,
  )

  expect(entries).toBeGreaterThan(200_000)
  expect(grown).toBeLessThan(40)
}, 180_000)

test.each([
  [
    'a list in XML',
    ofacEnhancedXml,
    generated(
      30 * MEGABYTE,
      '<sanctionsData><entities>',
      n =>
        `<entity id="${n}"><names><name><isPrimary>true</isPrimary><translations><translation><isPrimary>true</isPrimary><formattedLastName>ZORBLAX ${n}</formattedLastName></translation></translations></name></names><features><feature><type>Remark</type><value>${words}</value></feature></features></entity>`,
      '</entities></sanctionsData>',
    ),
  ],
  [
    'lines of JSON',
    followTheMoneyLines,
    generated(
      30 * MEGABYTE,
      '',
      n =>
        `${JSON.stringify({ id: `Z${n}`, schema: 'Person', properties: { name: [`Quendrel Zorblax ${n}`], notes: [words] } })}\n`,
      '',
    ),
  ],
] as const)(
  '%s is not held',
  async (_, format, file) => {
    const { entries, grown } = await growthOf(format, file, 5_000)

    expect(entries).toBeGreaterThan(20_000)
    expect(grown).toBeLessThan(15)
  },
  120_000,
)
