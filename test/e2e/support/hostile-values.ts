/**
 * JSON source of a value that some fields reject. Text is escaped, so that it reaches the parser unchanged.
 */
export interface HostileValue {
  readonly title: string
  readonly json: string
  /** Every text field rejects it, whatever the field's description allows. */
  readonly isUnwritable?: true
}

const plain = (json: string): HostileValue => ({ title: json, json })
const text = (title: string, value: string): HostileValue => ({ title, json: JSON.stringify(value) })
const escaped = (title: string, escapes: string, isUnwritable?: true): HostileValue => ({
  title,
  json: `"${escapes}"`,
  ...(isUnwritable && { isUnwritable }),
})

const TYPES = [
  'null',
  '5',
  '0',
  '-1',
  '1E5',
  '1e400',
  '-1e400',
  '1e-400',
  '90071992547409.93',
  '123456789012345678901234567890',
  'true',
  'false',
  '[]',
  '["a"]',
  '[null]',
  '{}',
  '{"a":1}',
  '""',
].map(plain)

const TEXTS = [
  ' ',
  '\t\n',
  '+1',
  '-1',
  '0x10',
  ' 1',
  '1 ',
  '1,000.00',
  '1.000,00',
  '1e2',
  '1E5',
  '1.',
  '.5',
  '00100',
  '1_000',
  '100.001',
  '100.00001',
  '0',
  '0.00',
  '-0',
  'NaN',
  'Infinity',
  '90071992547409.93',
  '99999999999999999999999999',
  '١٠٠',
  '１００',
  'null',
  'true',
  'undefined',
  '[object Object]',
  'usd',
  'US',
  'USDX',
  'U$D',
  'ng',
  'NGA',
  'N1',
  'ZZ',
  'XXX',
  'MOBILE',
  'Mobile',
  'bank_account',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  '{0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f}',
  '0199a1c27f307cde8f213c5a6b7d8e9f',
  '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9',
  '0199A1C2-7F30-7CDE-8F21-3C5A6B7D8E9F',
  '00000000-0000-0000-0000-000000000000',
  'a@',
  'a@b@c.example',
  '"a b"@c.example',
  'ada@exa mple.com',
  '2023-02-29',
  '0000-01-01',
  '9999-12-31',
  '1990-05-17T25:00:00Z',
  '1990-13-01',
  '17.05.1990',
  'javascript:alert(1)',
  'https://app.demo.example.evil.example/',
  '//app.demo.example/',
  'https://user@app.demo.example/',
  'https://app.demo.example/../evil',
  "'; drop table remittance.transfers; --",
  '$1',
  '%',
  '%00',
  '\\',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '=cmd|/c calc',
].map(value => text(JSON.stringify(value), value))

const UNICODE = [
  escaped('U+0000', 'a\\u0000b', true),
  escaped('U+0000 alone', '\\u0000', true),
  escaped('an escape character', 'a\\u001bb', true),
  escaped('DEL', 'a\\u007fb', true),
  escaped('a lone high surrogate', 'a\\ud800b', true),
  escaped('a lone low surrogate', 'a\\udc00b', true),
  escaped('surrogates the wrong way round', '\\udc00\\ud800', true),
  escaped('a right-to-left override', 'abc\\u202edef'),
  escaped('zero width characters', '\\u200b\\u200d\\ufeff'),
  escaped('a line separator', 'a\\u2028b'),
  escaped('a no-character', 'a\\uffffb'),
  text('emoji', '👩‍👩‍👧‍👦🇳🇬'),
  text('combining marks', `a${'\u0301'.repeat(60)}`),
  text('decomposed letters', 'Ame\u0301lie'),
  text('sixty emoji', '🎉'.repeat(60)),
  text('letters of another script', 'аdа Оbі'),
]

const LARGE = [
  text('10,000 characters', 'x'.repeat(10_000)),
  text('10,000 digits', '9'.repeat(10_000)),
  text('10,000 blanks', ' '.repeat(10_000)),
  text('10,000 emoji', '🎉'.repeat(10_000)),
  text('an address of 10,000 dots', `${'a.'.repeat(5_000)}@example.com`),
  { title: 'a number of 10,000 digits', json: '9'.repeat(10_000) },
  { title: 'a list of 10,000', json: `[${'0,'.repeat(9_999)}0]` },
  {
    title: 'an object of 2,000 keys',
    json: `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
  },
  { title: 'sixty levels of lists', json: `${'['.repeat(60)}${']'.repeat(60)}` },
  { title: 'sixty levels of objects', json: `${'{"a":'.repeat(60)}1${'}'.repeat(60)}` },
]

/** Values that tests put into every field of every operation. */
export const HOSTILE_VALUES: readonly HostileValue[] = [...TYPES, ...TEXTS, ...UNICODE, ...LARGE]

/** Bodies that are not a JSON object or must not be parsed as one, each derived from a valid body. */
export const HOSTILE_BODIES: readonly {
  readonly title: string
  readonly payload: (right: string) => string | Buffer
}[] = [
  { title: 'nothing at all', payload: () => '' },
  { title: 'blanks', payload: () => '  \n ' },
  { title: 'a list', payload: right => `[${right}]` },
  { title: 'null', payload: () => 'null' },
  { title: 'text', payload: right => JSON.stringify(right) },
  { title: 'a number', payload: () => '1' },
  { title: 'JSON that ends too early', payload: right => right.slice(0, -1) },
  { title: 'something after the JSON', payload: right => `${right}x` },
  { title: 'two objects', payload: right => right + right },
  { title: 'a comma too many', payload: right => `${right.slice(0, -1)},}` },
  { title: 'single quotes', payload: right => right.replaceAll('"', "'") },
  { title: 'a comment', payload: right => `/* */${right}` },
  { title: 'a byte order mark', payload: right => `\ufeff${right}` },
  { title: 'UTF-16', payload: right => Buffer.from(right, 'utf16le') },
  {
    title: 'bytes that are not UTF-8',
    payload: right =>
      Buffer.concat([
        Buffer.from(`${right.slice(0, -1)},"x":"`),
        Buffer.from([0xff, 0xc0, 0x80]),
        Buffer.from('"}'),
      ]),
  },
  {
    title: 'surrogates in UTF-8',
    payload: right =>
      Buffer.concat([
        Buffer.from(`${right.slice(0, -1)},"x":"`),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from('"}'),
      ]),
  },
  { title: 'a key twice', payload: right => `${right.slice(0, -1)},${right.slice(1)}` },
  {
    title: 'a key twice, once with an escape',
    payload: right =>
      `${right.slice(0, -1)},${right.slice(1).replace(/"(.)/, (_, first: string) => `"\\u${first.charCodeAt(0).toString(16).padStart(4, '0')}`)}`,
  },
  { title: '__proto__', payload: right => `${right.slice(0, -1)},"__proto__":{"isAdmin":true}}` },
  {
    title: '__proto__ with an escape',
    payload: right => `${right.slice(0, -1)},"\\u005f_proto__":{"isAdmin":true}}`,
  },
  {
    title: 'constructor.prototype',
    payload: right => `${right.slice(0, -1)},"constructor":{"prototype":{"isAdmin":true}}}`,
  },
  { title: 'constructor', payload: right => `${right.slice(0, -1)},"constructor":1}` },
  { title: 'a field that does not exist', payload: right => `${right.slice(0, -1)},"isAdmin":true}` },
  {
    title: 'a field whose name is 10,000 characters',
    payload: right => `${right.slice(0, -1)},"${'x'.repeat(10_000)}":1}`,
  },
  { title: 'a field without a name', payload: right => `${right.slice(0, -1)},"":1}` },
  {
    title: '10,000 fields that do not exist',
    payload: right =>
      `${right.slice(0, -1)},${Array.from({ length: 10_000 }, (_, index) => `"x${index}":1`).join(',')}}`,
  },
  {
    title: 'lists nested 100,000 deep',
    payload: right => `${right.slice(0, -1)},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  },
  {
    title: 'objects nested 100,000 deep',
    payload: () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  },
  { title: '100,000 open brackets', payload: () => '['.repeat(100_000) },
  {
    title: 'more than a mebibyte',
    payload: right => `${right.slice(0, -1)},"x":"${'x'.repeat(1024 * 1024)}"}`,
  },
  { title: 'more than a mebibyte of blanks', payload: right => right + ' '.repeat(1024 * 1024) },
]

/** Content types that the service does not accept. */
export const HOSTILE_TYPES: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/json+x',
  'application/graphql',
  'json',
  '*/*',
  '',
]

/** Path parameters that are not valid ids. */
export const HOSTILE_IDS: readonly string[] = [
  '%zz',
  '%',
  '%00',
  '..%2f..',
  '{0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f}',
  '%7B0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f%7D',
  '0199a1c27f307cde8f213c5a6b7d8e9f',
  '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f%20',
  '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f%00',
  '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9g',
  '1',
  '-1',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  '%27%20or%201=1--',
  '%ff%fe',
  '%F0%9F%8E%89',
  'x'.repeat(10_000),
  '%ed%a0%80',
]

/** Text that is not a valid number in a query string. */
export const HOSTILE_NUMBERS: readonly string[] = [
  '0',
  '00',
  '01',
  '007',
  '-1',
  '1.0',
  '1e2',
  '0x1',
  '+1',
  '%201',
  '1%20',
  '1,2',
  'abc',
  '',
  'null',
  'NaN',
  'Infinity',
  '%D9%A1',
  '%EF%BC%91',
  '99999999999999999999',
  '2147483648',
  '1%00',
  '9'.repeat(1_000),
  '%zz',
  '1_0',
  '٣',
]
