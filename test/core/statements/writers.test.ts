import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { inSetX, swiftReference } from '#core/rules/statements/swift-text.ts'
import { asDecimal, givenStatement, written, type GivenLine } from './given.ts'
import { elementsOf, messagesOf, readCamt053, readCsv, readJson, readMt940, readPdf } from './readers.ts'

/** The schemas of ISO 20022 are not part of the project; WATCHLIST_TEST_DATA names the folder that contains them. */
const SCHEMA = `${process.env['WATCHLIST_TEST_DATA'] ?? ''}/iso20022/camt.053.001.08.xsd`
const hasSchema = existsSync(SCHEMA)
if (!hasSchema)
  test.skip('camt.053 is checked against its schema only with WATCHLIST_TEST_DATA', () => undefined)

let validator: XsdValidator | undefined

/** Fails on a message that the schema does not allow. */
function validate(xml: string): void {
  if (!hasSchema) return
  validator ??= XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(SCHEMA, 'utf8')))
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
  } finally {
    document.dispose()
  }
}

const LINES: readonly GivenLine[] = [
  {
    amountMinor: 100_000n,
    type: 'DEPOSIT',
    transferType: null,
    counterpartyAccount: null,
    counterpartyName: null,
  },
  {
    amountMinor: -25_050n,
    transferType: 'NIP',
    externalReference: 'INV-2026/17',
    narration: 'Rent ₦250 & "more" <now>',
  },
  {
    amountMinor: -1_075n,
    type: 'FEE',
    transferType: null,
    narration: null,
    counterpartyAccount: null,
    counterpartyName: null,
  },
  { amountMinor: 25_050n, type: 'REVERSAL', transferType: null, narration: 'Not paid out' },
  { amountMinor: -100_000n, type: 'REVERSAL', transferType: null, narration: 'Wrong account' },
  {
    amountMinor: -5_000n,
    transferType: 'INTERNATIONAL',
    externalReference: 'EB6305C9-1F7F-49DE-AED0-16487C27B42D',
    counterpartyAccount: 'GB33BUKB20201555555555',
    counterpartyName: 'Zoë Ltd',
  },
  {
    amountMinor: 12n,
    type: 'INTEREST',
    transferType: null,
    counterpartyName: null,
    counterpartyAccount: null,
  },
]

test('camt.053 states balances, codes, references and parties in the order of its schema', () => {
  const xml = written('CAMT053', givenStatement(LINES)).toString('utf8')

  validate(xml)
  const elements = elementsOf(xml)
  const texts = (end: string): string[] =>
    elements.flatMap(({ path, text }) => (path.endsWith(end) ? [text] : []))
  expect(readCamt053(xml)).toEqual({
    opening: '0.00',
    closing: '-60.63',
    amounts: ['1000.00', '-250.50', '-10.75', '250.50', '-1000.00', '-50.00', '0.12'],
  })
  expect(texts('/Bal/Tp/CdOrPrtry/Cd')).toEqual(['OPBD', 'CLBD'])
  expect(texts('/Bal/CdtDbtInd')).toEqual(['CRDT', 'DBIT'])
  expect(texts('/BkTxCd/Domn/Fmly/SubFmlyCd')).toEqual([
    'CDPT',
    'DMCT',
    'CHRG',
    'OTHR',
    'OTHR',
    'XBCT',
    'INTR',
  ])
  expect(texts('/RvslInd')).toEqual(['true', 'true'])
  expect(texts('/Refs/UETR')).toEqual(['eb6305c9-1f7f-49de-aed0-16487c27b42d'])
  expect(texts('/Refs/EndToEndId')[1]).toBe('INV-2026/17')
  expect(texts('/Ntry/AcctSvcrRef')[0]).toBe('TRN2026112400000001')
  expect(texts('/RmtInf/Ustrd')[1]).toBe('Rent ₦250 & "more" <now>')
  expect([texts('/Cdtr/Pty/Nm'), texts('/Dbtr/Pty/Nm')]).toEqual([
    ['Chidi Okafor', 'Chidi Okafor', 'Zoë Ltd'],
    ['Chidi Okafor'],
  ])
  expect([texts('/BookgDt/Dt')[0], texts('/ValDt/Dt')[0]]).toEqual(['2026-11-24', '2026-11-23'])
})

test('a narration that is too long for one element is continued in the next one', () => {
  const narration = '😀'.repeat(150)
  const xml = written('CAMT053', givenStatement([{ amountMinor: 1n, narration }])).toString('utf8')

  validate(xml)
  expect(
    elementsOf(xml)
      .filter(({ path }) => path.endsWith('/Ustrd'))
      .map(({ text }) => [...text].length),
  ).toEqual([140, 10])
})

test('MT940 states each entry in fields 61 and 86, and reversals as RC and RD', () => {
  const text = written('MT940', givenStatement(LINES)).toString('utf8')

  const [message, ...more] = messagesOf(text)
  expect(more).toEqual([])
  expect(message!.filter(({ tag }) => tag !== '61' && tag !== '86')).toEqual([
    { tag: '20', value: '8F21000000000099' },
    { tag: '25', value: '9876543210' },
    { tag: '28C', value: '00332/00001' },
    { tag: '60F', value: 'C261101NGN0,00' },
    { tag: '62F', value: 'D261128NGN60,63' },
    { tag: '64', value: 'D261128NGN60,63' },
  ])
  expect(message!.filter(({ tag }) => tag === '61').map(({ value }) => value.split('\r\n')[0])).toEqual([
    '2611231124C1000,00NMSCNONREF//2026112400000001',
    '2611231124D250,50NTRFINV-2026/17//2026112400000002',
    '2611231124D10,75NCHGNONREF//2026112400000003',
    '2611231124RD250,50NMSCNONREF//2026112400000004',
    '2611231124RC1000,00NMSCNONREF//2026112400000005',
    '2611231124D50,00NTRFNONREF//2026112400000006',
    '2611231124C0,12NINTNONREF//2026112400000007',
  ])
  expect(message!.filter(({ tag }) => tag === '86').map(({ value }) => value)).toEqual([
    'Rent',
    "Chidi Okafor 0123456789 Rent N250 + 'more' now",
    'FEE',
    'Chidi Okafor 0123456789 Not paid out',
    'Chidi Okafor 0123456789 Wrong account',
    'Zoe Ltd GB33BUKB20201555555555 Rent EB6305C9-1F7F-49DE-AED0-16487\r\nC27B42D',
    'Rent',
  ])
})

test('an amount in a currency without decimals ends with a comma', () => {
  const text = written('MT940', givenStatement([{ amountMinor: 1_250n }], { currency: 'JPY' })).toString(
    'utf8',
  )

  expect(text).toContain('C1250,NTRF')
  expect(text).toContain(':62F:C261128JPY1250,\r\n')
})

test('pages of MT940 have at most 2,000 characters, and each begins with the balance that ended the one before', () => {
  const statement = givenStatement(
    Array.from({ length: 40 }, (_, index) => ({ amountMinor: index % 3 === 0 ? -700n : 500n })),
    { openingMinor: 12_345n },
  )

  const text = written('MT940', statement).toString('utf8')

  const pages = messagesOf(text)
  const value = (page: (typeof pages)[number], tag: string): string | undefined =>
    page.find(field => field.tag === tag)?.value
  expect(pages.length).toBeGreaterThan(2)
  expect(Math.max(...text.split(/^-\r\n/m).map(page => page.length))).toBeLessThanOrEqual(2_000)
  expect(pages.map(page => value(page, '28C'))).toEqual(
    pages.map((_, index) => `00332/${String(index + 1).padStart(5, '0')}`),
  )
  for (const [index, page] of pages.slice(1).entries()) {
    expect(value(page, '60M')).toBe(value(pages[index]!, '62M'))
    expect(value(page, '60F')).toBeUndefined()
  }
  expect(pages.map(page => value(page, '62F') !== undefined)).toEqual(
    pages.map((_, index) => index === pages.length - 1),
  )
})

test.each([
  ['Zoë & Søn', 'Zoe + Son'],
  ['Pay_to @ada {now}', 'Pay-to (AT)ada (now)'],
  ['line\r\n-one\t:two', 'line -one :two'],
  ['中文', 'ZhongWen'],
  ['\u0000\u0007', ''],
])('%j is %j in SWIFT characters', (text, expected) => {
  expect(inSetX(text)).toBe(expected)
})

test('a reference has no slash at its ends and no two in a row', () => {
  expect(swiftReference('//INV//2026/000000017/')).toBe('INV/2026/0000000')
  expect(swiftReference('///')).toBeNull()
})

test('a PDF states all amounts, the naira sign, and names in other alphabets', () => {
  const bytes = written('PDF', givenStatement([...LINES, { amountMinor: 1n, counterpartyName: '中文' }]))

  const pieces = readPdf(bytes)
  const all = pieces.map(({ text }) => text)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(all).toEqual(
    expect.arrayContaining(['Statement of account', 'Guaranty Trust Bank', '9876543210, Ada Obi']),
  )
  expect(all.join(' ')).toContain('Transfer to Chidi Okafor, 0123456789: Rent ₦250 & "more" <now>')
  expect(all.join(' ')).toContain('Transfer from ZhongWen')
  expect(all).toEqual(expect.arrayContaining(['1,000.00', '250.50', '10.75', '-60.63']))
})

test('the same statement is the same bytes, however its lines are sliced', () => {
  const statement = givenStatement(
    Array.from({ length: 130 }, (_, index) => ({
      amountMinor: BigInt(index + 1),
      narration: `Invoice ${index}`,
    })),
  )

  for (const format of ['JSON', 'CSV', 'PDF', 'CAMT053', 'MT940'] as const) {
    const inSlices = [1, 7, 200].map(slice => written(format, statement, slice))
    expect(inSlices.every(bytes => bytes.equals(inSlices[0]!))).toBe(true)
  }
})

test('a statement without entries is complete in every format', () => {
  const statement = givenStatement([], { openingMinor: -500n })

  const xml = written('CAMT053', statement).toString()
  validate(xml)
  const none = { opening: '-5.00', closing: '-5.00', amounts: [] }
  expect(readCamt053(xml)).toEqual(none)
  expect(readMt940(written('MT940', statement).toString())).toEqual(none)
  expect(readJson(written('JSON', statement).toString())).toEqual(none)
  expect(readCsv(written('CSV', statement).toString())).toEqual([])
  expect(readPdf(written('PDF', statement)).map(({ text }) => text)).toContain('No entries.')
})

test.each(['CAMT053', 'MT940'] as const)('an amount that %s cannot state is refused', format => {
  const statement = givenStatement([{ amountMinor: 4_000_000_000_000_000_000n }])

  expect(() => written(format, statement)).toThrow(
    expect.objectContaining({ code: 'STATEMENT_NOT_EXPRESSIBLE' }),
  )
})

const text = fc.option(
  fc.string({
    unit: fc.oneof(
      fc.constantFrom('\n', '\r', '&', '<', '₦', ':', '-'),
      fc.constantFrom('é', '中', '\u0000', '\ud800'),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
    maxLength: 200,
  }),
)
const line = fc.record({
  amountMinor: fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: -(10n ** 12n), max: -1n })),
  type: fc.constantFrom('TRANSFER' as const, 'FEE' as const, 'REVERSAL' as const, 'ADJUSTMENT' as const),
  narration: text,
  counterpartyName: text,
  externalReference: text,
})

test('opening balance and lines equal the closing balance in every format, to the unit', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.constantFrom('NGN', 'JPY', 'KWD'),
      (lines, openingMinor, currency) => {
        const statement = givenStatement(lines, { openingMinor, currency })
        const decimal = (minor: bigint): string => asDecimal(minor, currency)
        const expected = {
          opening: decimal(openingMinor),
          closing: decimal(statement.lines.reduce((sum, each) => sum + each.amountMinor, openingMinor)),
          amounts: lines.map(({ amountMinor }) => decimal(amountMinor)),
        }
        const xml = written('CAMT053', statement).toString('utf8')
        validate(xml)
        const mt940 = written('MT940', statement).toString('utf8')

        expect(readCamt053(xml)).toEqual(expected)
        expect(readMt940(mt940)).toEqual(expected)
        expect(mt940).toMatch(/^[A-Za-z0-9/\-?:().,'+ \r\n]*$/)
        expect(Math.max(...mt940.split('\r\n').map(each => each.length))).toBeLessThanOrEqual(69)
        expect(readJson(written('JSON', statement).toString())).toEqual(expected)
        expect(readCsv(written('CSV', statement).toString())).toEqual(expected.amounts)
      },
    ),
    { numRuns: 60 },
  )
})

test('each amount of a PDF is in the column of its side, on as many pages as the lines need', () => {
  const statement = givenStatement(
    Array.from({ length: 120 }, (_, index) => ({
      amountMinor: index % 2 === 0 ? 123_456n + BigInt(index) : -BigInt(index),
    })),
  )

  const pieces = readPdf(written('PDF', statement))
  const rows = Map.groupBy(
    pieces.filter(({ page, y }) => y > (page === 0 ? 190 : 45) && y < 565),
    ({ page, y }) => `${page}:${y}`,
  )
  const amounts = [...rows.values()]
    .filter(row => row.some(({ text }) => text.startsWith('TRN')))
    .map(row => {
      const [amount] = row.filter(({ x }) => x > 540 && x < 716).toSorted((a, b) => a.x - b.x)
      return (amount!.x < 624 ? '-' : '') + amount!.text.replaceAll(',', '')
    })
  expect(Math.max(...pieces.map(({ page }) => page))).toBe(2)
  expect(amounts).toEqual(statement.lines.map(({ amountMinor }) => asDecimal(amountMinor, 'NGN')))
})
