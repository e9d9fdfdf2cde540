import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { withSpan } from '#kernel/telemetry.ts'
import { startTraces } from '#app/observe/traces.ts'

interface Sent {
  readonly path: string | undefined
  readonly body: {
    resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: { name: string }[] }[] }[]
  }
}

test('spans reach an OTLP collector over HTTP, including the last ones before the process ends', async () => {
  const sent: Sent[] = []
  const collector = createServer((request, response) => {
    let text = ''
    request
      .setEncoding('utf8')
      .on('data', chunk => {
        text += chunk
      })
      .on('end', () => {
        sent.push({ path: request.url, body: JSON.parse(text) as Sent['body'] })
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  const traces = startTraces({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    share: 1,
    version: '1.2.3',
  })

  await withSpan({ name: 'outer', isRoot: true }, async () => {
    await withSpan({ name: 'inner' }, async () => undefined)
  })
  await traces.stop()
  await new Promise(resolve => collector.close(resolve))

  expect(sent.map(({ path }) => path)).toEqual(['/v1/traces'])
  const [{ resource, scopeSpans }] = sent[0]!.body.resourceSpans as [Sent['body']['resourceSpans'][number]]
  expect(scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)).sort()).toEqual(['inner', 'outer'])
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'fiducia' } })
})

test('an unreachable collector delays no request, uses bounded memory, and does not prevent the exit', async () => {
  const traces = startTraces({ endpoint: 'http://127.0.0.1:1', share: 1, version: '1.2.3' })

  const results = await Promise.all(
    Array.from({ length: 20_000 }, (_, at) => withSpan({ name: 'work', isRoot: true }, async () => at)),
  )
  await traces.stop()

  expect(results).toHaveLength(20_000)
  expect(withSpan({ name: 'after' }, () => 'done')).toBe('done')
})
