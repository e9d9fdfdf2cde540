import { HOSTILE_VALUES } from '#test/e2e/support/hostile-values.ts'
import { asKey, DEMO, QUOTE } from '#test/e2e/support/rest.ts'
import { requestAttack, type Attack } from './attack.ts'

const KIBIBYTE = 1024
/** Maximum body sizes of the graph and of the REST interfaces. */
const GRAPH_BYTES = 128 * KIBIBYTE
const REST_BYTES = 1024 * KIBIBYTE

/** Fills a body of the given size with as many pieces as fit. */
function filled(bytes: number, begin: string, piece: (index: number) => string, end: string): string {
  const pieces: string[] = []
  for (let index = 0, left = bytes - begin.length - end.length; ; index++) {
    const next = piece(index)
    left -= next.length + 1
    if (left < 0) return begin + pieces.join(',') + end
    pieces.push(next)
  }
}

/** Bodies of maximum size, built from constructs that are expensive to parse. */
const SHAPES: Readonly<Record<string, (bytes: number) => string>> = {
  'short keys': bytes => filled(bytes, '{', index => `"${index.toString(36)}":1`, '}'),
  'keys with escapes': bytes => filled(bytes, '{', index => `"\\u0061${index.toString(36)}":1`, '}'),
  'keys that are numbers': bytes => filled(bytes, '{', index => `"${index}":1`, '}'),
  'keys far from their colons': bytes => filled(bytes, '{', index => `"${index}"${' '.repeat(50)}:1`, '}'),
  'empty objects': bytes => filled(bytes, '{"a":[', () => '{}', ']}'),
  'objects of a key': bytes => filled(bytes, '{"a":[', () => '{"a":1}', ']}'),
  'objects of a thousand keys': bytes =>
    filled(bytes, '{"a":[', () => filled(12 * KIBIBYTE, '{', index => `"k${index}":1`, '}'), ']}'),
  'empty lists': bytes => filled(bytes, '{"a":[', () => '[]', ']}'),
  numbers: bytes => filled(bytes, '{"a":[', () => '1', ']}'),
  'empty texts': bytes => filled(bytes, '{"a":[', () => '""', ']}'),
  'sixty lists in each other, again and again': bytes =>
    filled(bytes, '{"a":[', () => '['.repeat(60) + ']'.repeat(60), ']}'),
  'objects of almost __proto__': bytes => filled(bytes, '{"__proto_":0,"a":[', () => '{"a":1}', ']}'),
  'a number without end': bytes => `{"a":1${'0'.repeat(bytes - 10)}x}`,
  'an escape without end': bytes => `{"a":"${'\\u0061'.repeat(Math.floor((bytes - 20) / 6))}`,
  blanks: bytes => `{"a":1${' '.repeat(bytes - 10)}`,
}

/**
 * A graph body has room for too few of these to exceed the limit on values, so it is parsed and found to
 * contain no operation.
 */
const FEW: ReadonlySet<string> = new Set(['keys with escapes', 'keys far from their colons'])

/** These contain a single value that does not end, or no JSON at all. */
const BROKEN: ReadonlySet<string> = new Set(['a number without end', 'an escape without end', 'blanks'])
const codeOf = (name: string): string => (BROKEN.has(name) ? 'MALFORMED_JSON' : 'BODY_TOO_LARGE')

/** Bodies that are parsed and refused for their content. */
const HELD: Readonly<Record<string, string>> = {
  'twelve thousand fields that do not exist': JSON.stringify(
    Object.fromEntries(Array.from({ length: 12_000 }, (_, index) => [`x${index}`, index])),
  ),
  'twelve thousand wrong items': JSON.stringify({
    ...QUOTE,
    destinationCountry: Array.from({ length: 11_000 }, () => ({})),
  }),
  'an amount of a mebibyte': JSON.stringify({ ...QUOTE, sendAmount: '9'.repeat(REST_BYTES - 500) }),
  'a number of a mebibyte': JSON.stringify({ ...QUOTE, sendAmount: 0 }).replace(
    '"sendAmount":0',
    `"sendAmount":${'9'.repeat(REST_BYTES - 500)}`,
  ),
  'a country of escapes': JSON.stringify({ ...QUOTE, destinationCountry: 'x' }).replace(
    '"x"',
    `"${'\\u0061'.repeat(170_000)}"`,
  ),
}
/** Each unknown event gets its own validation issue, which makes a long list expensive. */
const EVENTS = JSON.stringify({
  name: 'A',
  url: 'https://hooks.example/in',
  events: Array.from({ length: 11_000 }, () => 5),
})

const rest = (name: string, payload: string, code: string, url = '/api/v1/remittance/quotes'): Attack =>
  requestAttack('flood over REST', name, { url, headers: asKey(DEMO), payload }, 400, code)

/** An endpoint that permits more JSON values than others do. */
const batch = (name: string, payload: string, code: string): Attack =>
  requestAttack(
    'flood of a batch',
    name,
    { url: '/api/v1/screenings/batch', headers: { authorization: 'Bearer sk_sandbox_demo' }, payload },
    400,
    code,
  )

/** Bodies near the size limit: either parsed within bounds or rejected unparsed. */
export const FLOODS: readonly Attack[] = [
  ...Object.entries(SHAPES).map(([name, make]) =>
    requestAttack(
      'flood',
      name,
      { payload: make(GRAPH_BYTES) },
      400,
      FEW.has(name) ? 'BAD_REQUEST' : codeOf(name),
    ),
  ),
  ...Object.entries(SHAPES).map(([name, make]) => rest(name, make(REST_BYTES), codeOf(name))),
  ...Object.entries(SHAPES).map(([name, make]) => batch(name, make(REST_BYTES), codeOf(name))),
  ...Object.entries(HELD).map(([name, payload]) => rest(name, payload, 'VALIDATION_ERROR')),
  ...HOSTILE_VALUES.filter(({ json }) => json.length > 5_000).map(({ title, json }) =>
    rest(
      `an amount that is ${title}`,
      JSON.stringify({ ...QUOTE, sendAmount: 0 }).replace('"sendAmount":0', `"sendAmount":${json}`),
      'VALIDATION_ERROR',
    ),
  ),
  rest('eleven thousand events', EVENTS, 'VALIDATION_ERROR', '/api/v1/remittance/webhooks/subscriptions'),
]
