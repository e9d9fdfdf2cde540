import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { fileOf, type ReportFormat } from '#core/reports/file.ts'
import { columnWidths } from '#core/rules/books/reports/table/column-widths.ts'
import { SHAPES } from '#core/rules/books/reports/table/shapes.ts'
import { reportTable } from '#core/rules/books/reports/table/tables.ts'
import { inWords } from '#core/rules/books/reports/table/words.ts'
import { trialBalanceAt } from '#core/rules/books/reports/trial-balance.ts'
import { readPdf } from '#test/core/statements/readers.ts'

/** A trial balance of accounts with these names, each with 1,000.01 on its debit side. */
async function written(names: readonly string[], format: ReportFormat, at = '2027-01-31T12:00:00Z') {
  const report = trialBalanceAt(
    'ADJUSTED',
    names.map((name, index) => ({
      accountId: `account-${index}`,
      code: String(1000 + index),
      name,
      type: 'ASSET' as const,
      debitLessCreditMinor: 100_001n,
    })),
  )
  const { content, bytes } = await fileOf(
    {
      title: 'Trial balance',
      summary: [['Institution', 'Guaranty Trust Bank']],
      dates: '2027-01-31',
      currency: 'NGN',
      generatedAt: new Date(at),
      table: reportTable(SHAPES.TRIAL_BALANCE, report),
      checks: report.checks,
    },
    format,
  )
  const file = Buffer.from(content, 'base64')
  expect(file.length).toBe(bytes)
  return file
}

const namesIn = (csv: Buffer): string[] =>
  (parse(csv, { columns: true }) as Record<string, string>[])
    .filter(({ record_type }) => record_type === 'LINE')
    .map(({ name }) => name!)

const STRANGE = ['Cash, "petty"\r\nof ₦', '=HYPERLINK("http://x.example")', '-1', '@SUM(A1)', '+2', '中文']

test('a CSV keeps commas, quotes, line breaks and signs of currencies, and no cell of it is a formula', async () => {
  const csv = await written(STRANGE, 'CSV')

  expect(csv.toString().split('\r\n')[0]).toBe('account_id,code,name,type,debit,credit,record_type')
  expect(namesIn(csv)).toEqual(STRANGE.map(name => (/^[=@+-]/.test(name) ? `'${name}` : name)))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom(',', '"', '\r', '\n', ' ', 'é', '=', '₦') }), {
        minLength: 1,
      }),
      async names => {
        const read = namesIn(await written(names, 'CSV'))
        expect(read.map(name => name.replace(/^'(?=[=\r])/, ''))).toEqual(names)
      },
    ),
  )
})

test('a PDF shows every name, the totals and the checks', async () => {
  const texts = readPdf(await written(STRANGE, 'PDF')).map(({ text }) => text)

  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Trial balance', 'Guaranty Trust Bank', 'Code', 'Name', 'Type', 'Debit'],
      ...['Cash, "petty" of ₦', '=HYPERLINK("http://x.example")', '-1', 'ZhongWen', 'Asset'],
      ...['Total', '6,000.06', 'Check failed', 'debits = credits: 6,000.06 differs from 0.00', 'Page 1 of 1'],
    ]),
  )
  expect(texts).not.toContain('account-0')
})

test('a long PDF repeats the heads of its columns on numbered pages, and each line is on one of them', async () => {
  const names = Array.from({ length: 300 }, (_, index) =>
    `Account ${index} ${'long '.repeat(index % 40)}`.trim(),
  )
  const pieces = readPdf(await written(names, 'PDF'))
  const pages = [...Map.groupBy(pieces, ({ page }) => page).values()].map(page =>
    page.map(({ text }) => text),
  )

  expect(pages.length).toBeGreaterThan(5)
  for (const [index, texts] of pages.entries())
    expect(texts).toEqual(expect.arrayContaining(['Debit', 'Credit', `Page ${index + 1} of ${pages.length}`]))
  const codes = pieces.filter(({ x, text }) => x < 40 && /^\d{4}$/.test(text)).map(({ text }) => text)
  expect(codes).toEqual(names.map((_, index) => String(1000 + index)))
  expect(Math.max(...pieces.map(({ y }) => y))).toBeLessThan(595)
  expect(pages.filter(texts => texts.includes('300,003.00'))).toHaveLength(1)
})

test('the same report is the same bytes', async () => {
  const [one, again] = [await written(STRANGE, 'PDF'), await written(STRANGE, 'PDF')]

  expect(one.equals(again)).toBe(true)
  expect(one.equals(await written(STRANGE, 'PDF', '2027-01-31T12:00:01Z'))).toBe(false)
})

test('a file that a response has no room for is refused', async () => {
  const names = Array.from({ length: 60_000 }, () => 'x'.repeat(100))

  await expect(written(names, 'CSV')).rejects.toMatchObject({ code: 'REPORT_TOO_LONG', kind: 'refused' })
})

test('columns fill the page, and only columns of text are cut', () => {
  const column = fc.record({ width: fc.double({ min: 1, max: 400, noNaN: true }), isFlexible: fc.boolean() })
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 9 }), given => {
      const natural = [{ width: 50, isFlexible: true }, ...given]
      const widths = columnWidths(natural, 770, 40)
      if (!widths) return
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(770, 6)
      for (const [index, { width, isFlexible }] of natural.entries())
        if (!isFlexible) expect(widths[index]).toBe(width)
        else expect(widths[index]!).toBeGreaterThanOrEqual(Math.min(width, 40))
    }),
  )
})

test.each([
  ['netIncome', 'Net income'],
  ['SHARE_ISSUE', 'Share issue'],
  ['fxEffect', 'FX effect'],
  ['OCI', 'OCI'],
])('%s is "%s" in words', (name, words) => {
  expect(inWords(name)).toBe(words)
})
