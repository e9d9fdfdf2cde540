import { beforeAll, expect, test } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { printSchema } from 'graphql'
import { refusalTable } from '#app/subgraphs.ts'
import { services } from '#app/services.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
let demo: TestPlatform

beforeAll(async () => {
  demo = await demoWorld()
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  demo.app.inject({ url, headers: { accept: BROWSER, ...headers } })
/** Text of a page, without character references. */
const textOf = (page: string): string =>
  page
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const linksIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))),
]

test('every link of every page leads to an existing page, file or anchor, or to a known site', async () => {
  const { app } = demo
  const seen = new Map<string, string>()
  const broken: string[] = []
  const waiting = ['/docs']
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    const [path = '', place] = url.split('#')
    if (!seen.has(path)) {
      const { statusCode, body, headers } = await app.inject({ url: path, headers: { accept: BROWSER } })
      if (statusCode !== 200) broken.push(`${statusCode} ${path}`)
      seen.set(path, body)
      if (String(headers['content-type']).startsWith('text/html'))
        waiting.push(
          ...linksIn(body)
            .filter(link => !/^(https?|data):/.test(link))
            .map(link => (link.startsWith('#') ? `${path}${link}` : link)),
        )
    }
    // The API reference's script creates its anchors.
    if (place !== undefined && !path.startsWith('/docs/api/') && !seen.get(path)!.includes(`id="${place}"`))
      broken.push(url)
  }

  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(Object.keys(refusalTable).length)
})

test('every error code is listed and has a page with its message and resolution', async () => {
  const list = (await get('/docs/errors')).body
  const codes = Object.entries(refusalTable)

  for (const [code, { message, resolution }] of codes) {
    const { statusCode, body } = await get(`/docs/errors/${code}`)
    const text = textOf(body)
    expect({
      code,
      statusCode,
      message: text.includes(message),
      resolution: resolution === undefined || text.includes(resolution),
      listed: list.includes(`/docs/errors/${code}"`),
    }).toEqual({ code, statusCode: 200, message: true, resolution: true, listed: true })
  }
  expect(codes.length).toBeGreaterThan(40)
  expect((await get('/docs/errors/NO_SUCH_CODE')).statusCode).toBe(404)
})

test('the page of an error code names the operations that may return it, with their status', async () => {
  const { body } = await get('/docs/errors/QUOTE_EXPIRED')

  expect(body).toContain('Cross-Border Remittance Service <span class="status s4">400</span>')
  expect(body).toContain('<span class="method">POST</span> <code>/transfers</code>')
  expect(body).not.toContain('<code>/corridors</code>')
})

test('every webhook event is in the catalogue with the fields of its body', async () => {
  const { body } = await get('/docs/events')

  for (const { event } of services.flatMap(({ webhooks }) => webhooks ?? []))
    expect(body).toContain(`id="${event}"`)
  expect(body).toContain('<code>data.receiveAmount</code>')
  expect(body).toContain('<code>data.events[].status</code>')
})

test('the published schema is the public one, without hidden fields', async () => {
  const { body } = await get('/docs/schema.graphql')

  expect(body).toBe(printSchema(demo.platform.planner.apiSchema))
  expect(body).not.toContain('authenticate(')
  expect((await get('/docs/schema.json')).json().data.__schema.queryType).toEqual({
    name: 'Query',
    kind: 'OBJECT',
  })
})

test('a page is compressed as requested, and not sent again while unchanged', async () => {
  const plain = await get('/docs/errors')
  const brotli = await get('/docs/errors', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/docs/errors', { 'accept-encoding': 'gzip;q=1.0, br;q=0' })
  const again = await get('/docs/errors', { 'if-none-match': String(plain.headers['etag']) })

  expect([
    plain.headers['content-encoding'],
    brotli.headers['content-encoding'],
    gzip.headers['content-encoding'],
  ]).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(brotli.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length)
  expect([again.statusCode, again.body, plain.headers['cache-control'], plain.headers['vary']]).toEqual([
    304,
    '',
    'no-cache',
    'accept-encoding',
  ])
})

test('files are cached forever under the path of their version, and revalidated under another', async () => {
  const [path] = linksIn((await get('/docs')).body).filter(link => link.endsWith('/portal.css'))
  const other = path!.replace(/assets\/\w+/, 'assets/0')

  expect((await get(path!)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([(await get(other)).statusCode, (await get(other)).headers['cache-control']]).toEqual([
    200,
    'no-cache',
  ])
})

test.each([
  '../route.ts',
  '..%2froute.ts',
  '%2e%2e/route.ts',
  'portal.ts',
  'explorer/ruru.js.map',
  'explorer/__proto__',
  'constructor',
  'explorer/',
  '',
])('only files of the portal are served: %p', async name => {
  const { statusCode, body } = await get(`/docs/assets/0/${name}`)

  expect(statusCode).toBe(404)
  expect(body).not.toContain('import')
})

test('every file of both bundles is served completely, even without Brotli', async () => {
  for (const name of [
    'scalar.js',
    'explorer/ruru.js',
    'explorer/ruru.css',
    'explorer/editorWorker.js',
    'explorer/graphqlWorker.js',
    'explorer/jsonWorker.js',
  ]) {
    const plain = await get(`/docs/assets/0/${name}`)
    const brotli = await get(`/docs/assets/0/${name}`, { 'accept-encoding': 'br' })
    expect({
      name,
      status: plain.statusCode,
      isLarge: plain.rawPayload.length > 300_000,
      isSame: brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload),
    }).toEqual({ name, status: 200, isLarge: true, isSame: true })
  }
})

test('the bundle of the API reference is the one its package would serve', async () => {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const { default: fastify } = await import('fastify')
  const theirs = fastify()
  await theirs.register(plugin, { routePrefix: '/reference', configuration: { url: '/openapi.json' } })

  const { rawPayload } = await theirs.inject('/reference/js/scalar.js')

  expect((await get('/docs/assets/0/scalar.js')).rawPayload.equals(rawPayload)).toBe(true)
})

test('an unknown path is a page for browsers, and the usual refusal for programs', async () => {
  const page = await get('/docs/nothing')
  const refusal = await demo.app.inject({ url: '/docs/nothing', headers: { accept: 'application/json' } })

  expect([page.statusCode, page.body.includes('Page not found')]).toEqual([404, true])
  expect([refusal.statusCode, refusal.json()]).toEqual([
    404,
    { error: 'The page does not exist.', code: 'NOT_FOUND' },
  ])
})

test('the root redirects browsers to the documentation, and is not found for programs', async () => {
  const browser = await get('/')
  const program = await demo.app.inject('/')

  expect([browser.statusCode, browser.headers['location']]).toEqual([302, '/docs'])
  expect([program.statusCode, program.json().code]).toEqual([404, 'NOT_FOUND'])
})

test('llms.txt names every service and reference', async () => {
  const { body, headers } = await get('/llms.txt')

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const { dialect } of services) expect(body).toContain(`${dialect.basePath}/openapi.json`)
  expect(body).toContain('/docs/errors')
})

test('no page allows inline scripts, framing, or resources of another host', async () => {
  for (const path of [
    '/docs',
    '/docs/errors',
    '/docs/events',
    '/docs/graph',
    '/docs/guides',
    '/docs/api/remittance',
    '/graphql',
    '/docs/nothing',
  ]) {
    const policy = String((await get(path)).headers['content-security-policy'])
    const parts = Object.fromEntries(policy.split('; ').map(part => [part.split(' ', 1)[0], part]))
    expect({
      path,
      script: parts['script-src'],
      connect: parts['connect-src'],
      otherwise: parts['default-src'],
      frames: parts['frame-ancestors'],
    }).toEqual({
      path,
      script: "script-src 'self'",
      connect: "connect-src 'self'",
      otherwise: "default-src 'none'",
      frames: "frame-ancestors 'none'",
    })
    expect(policy).not.toMatch(/https?:|unsafe-eval|\*/)
  }
})
