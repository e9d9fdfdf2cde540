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
