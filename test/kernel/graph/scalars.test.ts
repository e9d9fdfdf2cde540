import { expect, test } from '@jest/globals'
import { parseValue, type GraphQLScalarType } from 'graphql'
import { isDate, scalars } from '#kernel/graph/scalars.ts'

const ID = '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2b'

type Name = keyof typeof scalars
type Example = readonly [name: Name, text: unknown, value?: unknown]

const scalar = (name: Name): GraphQLScalarType => scalars[name] as GraphQLScalarType
const issueOf = (name: Name, value: unknown): string | undefined => {
  try {
    scalar(name).parseValue(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const GOOD: readonly Example[] = [
  ['Money', '0'],
  ['Money', '100.00'],
  ['Money', '90071992547409.93'],
  ['Decimal', '1550.123456789'],
  ['Decimal', '0'],
  ['ExactNumber', '7.5'],
  ['ExactNumber', '0.0001'],
  ['UUID', ID],
  ['UUID', ID.toUpperCase(), ID],
  ['DateTime', '2026-01-31T12:00:00Z', new Date('2026-01-31T12:00:00Z')],
  ['DateTime', '2026-01-31T12:00:00.123+01:00', new Date('2026-01-31T11:00:00.123Z')],
  ['DateTime', '2024-02-29T23:59:59.999999999-12:00', new Date('2024-03-01T11:59:59.999Z')],
  ['DateTime', '0001-01-01T00:00:00Z', new Date('0001-01-01T00:00:00Z')],
  ['LocalDate', '2024-02-29'],
  ['LocalDate', '0001-01-01'],
  ['LocalDate', '9999-12-31'],
  ['LocalDate', '2000-02-29'],
  ['CurrencyCode', 'NGN'],
  ['CountryCode', 'NG'],
  ['PhoneNumber', '+2348012345678'],
  ['EmailAddress', 'a.b+c@example.co.uk'],
  ['HttpUrl', 'https://app.example.com/a?b=c#d'],
  ['HttpUrl', 'http://127.0.0.1:3000'],
  ['HttpUrl', 'HTTPS://EXAMPLE.COM'],
  ['JSONObject', { a: [1, { b: null }] }],
  ['JSONLiteral', 'text'],
  ['JSONLiteral', ''],
  ['JSONLiteral', 1.5],
  ['JSONLiteral', -1],
  ['JSONLiteral', false],
]

const BAD: readonly Example[] = [
  ...['', '-1', '+1', ' 1', '1 ', '1e3', '01', '1.', '.5', '1,5', 'x', '٣', '1'.repeat(16)].map(
    text => ['Money', text] as const,
  ),
  ...['', '-1', '1e3', '01', '1.', 'NaN', 'Infinity'].map(text => ['Decimal', text] as const),
  ...[
    '',
    'x',
    `{${ID}}`,
    `{${ID}`,
    `${ID}}`,
    `{${ID}x`,
    ID.replaceAll('-', ''),
    `urn:uuid:${ID}`,
    ` ${ID}`,
    `${ID}\n`,
    ID.replace('0', '０'),
  ].map(text => ['UUID', text] as const),
  ...[
    '',
    '2026-01-31',
    '2026-01-31T12:00:00',
    '2026-01-31 12:00:00Z',
    '2023-02-29T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T23:60:00Z',
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:00',
    '9999-12-31T23:59:59-23:59',
    '+010000-01-01T00:00:00Z',
    '2026-01-01T00:00:00|01:00',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00.Z',
    '1769860800',
    'now',
  ].map(text => ['DateTime', text] as const),
  ...[
    '',
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-1-1',
    '0000-01-01',
    '2026-01-01T00:00:00Z',
    '20260101',
    '-2026-01-01',
    '2026-01-01\n',
  ].map(text => ['LocalDate', text] as const),
  ...['', 'usd', 'US', 'XXX', 'XAU', 'CLF'].map(text => ['CurrencyCode', text] as const),
  ...['', 'N', 'ng', 'NGA', 'ZZ', 'XX', 'NG\n'].map(text => ['CountryCode', text] as const),
  ...[
    '',
    '2348012345678',
    '+0123456789',
    '+234 801 234',
    '+12345',
    '+1234567890123456',
    '++2348012345678',
    '+٢٣٤٨٠١٢٣٤٥',
  ].map(text => ['PhoneNumber', text] as const),
  ...[
    '',
    'a',
    '@b.c',
    'a@',
    'a b@c.d',
    'a@b..c',
    'a@-b.c',
    'a@b.c\n',
    '"a b"@c.d',
    `a@${'b'.repeat(64)}.c`,
    `${'a'.repeat(320)}@b.c`,
  ].map(text => ['EmailAddress', text] as const),
  ...[
    '',
    'example.com',
    '//example.com',
    '/path',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'http:',
    'http://',
    'https:example.com',
    'https:\\\\example.com',
    'https://good.example\\@evil.example',
    ' https://example.com',
    'https://example.com ',
    'https://exa\nmple.com',
    'https://example.com/\r\nX: y',
    'ht\ttps://example.com',
    'https://example.com/\u0000',
    'http://[::1',
    'http://a b/',
    `https://e.com/${'a'.repeat(2048)}`,
  ].map(text => ['HttpUrl', text] as const),
  ...['text', 1, true, [], [{}], null].map(value => ['JSONObject', value] as const),
  ...[[], ['x'], {}, null, NaN, Infinity, 1n].map(value => ['JSONLiteral', value] as const),
]

test.each(GOOD)('%s accepts %j', (name, text, value = text) => {
  expect(scalar(name).parseValue(text)).toEqual(value)
  if (typeof text === 'string')
    expect(scalar(name).parseLiteral(parseValue(JSON.stringify(text)), {})).toEqual(value)
})

test.each(BAD)('%s refuses %j', (name, value) => {
  expect(issueOf(name, value)).toMatch(/^must be /)
  if (typeof value === 'string')
    expect(() => scalar(name).parseLiteral(parseValue(JSON.stringify(value)), {})).toThrow(/^must be /)
})

const TEXTS = (Object.keys(scalars) as Name[]).filter(name => name !== 'JSONObject' && name !== 'JSONLiteral')

test.each(TEXTS)('%s accepts only text', name => {
  for (const value of [
    0,
    1.5,
    1n,
    true,
    null,
    undefined,
    {},
    [],
    ['1'],
    new Date(0),
    Symbol.iterator,
    { toString: () => '1' },
  ])
    expect(issueOf(name, value)).toMatch(/^must be /)
  for (const literal of ['1', '1.5', 'true', 'null', 'WORD', '[]', '{}'])
    expect(() => scalar(name).parseLiteral(parseValue(literal), {})).toThrow(/^must be /)
})

test.each(TEXTS)('%s refuses text with U+0000, lone surrogates, control or invisible characters', name => {
  for (const odd of ['\u0000', '\ud800', '\udc00x', '\u202e', '\ufeff', '\u0007'])
    for (const [, text] of GOOD.filter(([each]) => each === name))
      expect(
        issueOf(name, name === 'HttpUrl' ? `${odd}${text as string}` : `${text as string}${odd}`),
      ).toMatch(/^must be /)
})

test.each(Object.keys(scalars) as Name[])('an issue of %s never repeats the value', name => {
  const secret = 'sk_live_0123456789'
  for (const value of [
    secret,
    `{${secret}}`,
    [secret],
    { toString: () => secret },
    `https://${secret} `,
  ].filter(each => issueOf(name, each) !== undefined))
    expect(issueOf(name, value)).not.toContain('sk_live')
})

const REPEATED = [
  '1',
  '0',
  'a',
  'A',
  ' ',
  '.',
  '-',
  '@',
  '+',
  'a.',
  'a@',
  'a1',
  '1-',
  '{',
  '%',
  '\ud800',
  '🦉',
]
const PREFIXES = ['', '1.', '+1', 'a@a', 'https://', '2026-01-01T00:00:00.', '2026-01-01', ID]

test.each((Object.keys(scalars) as Name[]).filter(name => name !== 'JSONLiteral'))(
  '%s refuses a megabyte in linear time',
  name => {
    for (const prefix of PREFIXES) {
      for (const repeated of REPEATED) {
        const text = prefix + repeated.repeat(Math.floor(1_000_000 / repeated.length))
        const begunMs = performance.now()
        expect(issueOf(name, text)!.length).toBeLessThan(120)
        // Linear time takes milliseconds; quadratic time would take many minutes.
        expect(performance.now() - begunMs).toBeLessThan(20_000)
      }
    }
  },
  60_000,
)

test('a JSON literal is one text, number or boolean', () => {
  const read = (text: string): unknown => scalars.JSONLiteral.parseLiteral(parseValue(text), {})
  expect(['"a"', '1', '-1.5', 'true'].map(read)).toEqual(['a', 1, -1.5, true])
  for (const text of ['null', 'WORD', '[]', '{}', '1e999']) expect(() => read(text)).toThrow(/^must be /)
})

test('a timestamp is written in UTC with milliseconds', () => {
  expect(scalars.DateTime.serialize(new Date('2026-01-31T12:00:00+01:00'))).toBe('2026-01-31T11:00:00.000Z')
})

test('a JSON literal with a key __proto__ changes no prototype', () => {
  const value = scalars.JSONObject.parseLiteral(parseValue('{ __proto__: { isAdmin: true }, a: 1 }'), {})

  expect(Object.keys(value)).toEqual(['__proto__', 'a'])
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(JSON.stringify(value)).toBe('{"__proto__":{"isAdmin":true},"a":1}')
})

test('exactly the days of the calendar are accepted as dates, over four centuries', () => {
  let days = 0
  for (let year = 1900; year < 2300; year++)
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++)
        if (isDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)) days++

  expect(days).toBe((Date.UTC(2300, 0, 1) - Date.UTC(1900, 0, 1)) / 86_400_000)
})
