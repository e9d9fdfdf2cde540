import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { differences } from './support/differences.ts'
import { examplesOf, fixedPauses, type Example } from './support/page.ts'
import { readerOf } from './support/reader.ts'

test('only ids, times, references and secrets may differ', () => {
  const shown =
    '{"id":"01a1ffa4-4efc-71ca-8e66-04810a16e89c","at":"2026-11-21T19:55:20.636Z","reference":"TXN-7MB3ZPXD","amount":"100.00","list":[1,2]}'
  const printed =
    '{"id":"01a200dd-7f56-7499-9d49-150f0d44df9f","at":"2027-01-01T00:00:00Z","reference":"TXN-AAAAAAAA","amount":"100.00","list":[1,2]}'

  expect(differences(shown, printed)).toEqual([])
  expect(
    differences('TRN2026112200000001 0000000013 CUS00000001', 'TRN2026112300000412 0000000136 CUS00000007'),
  ).toEqual([])
  expect(differences('0000000013', '0123456789')).toHaveLength(1)
  for (const [one, other] of [
    ['"100.00"', '"100.01"'],
    ['[1,2]', '[1]'],
    ['"at"', '"when"'],
    ['"TXN-AAAAAAAA"', '7'],
    ['"2027-01-01T00:00:00Z"', '"yesterday"'],
  ] as const)
    expect(differences(shown, printed.replace(one, other))).not.toEqual([])
})

test('a page with an ellipsis must match in everything else', () => {
  expect(differences('{"token":"eyJ…"}', '{"token":"eyJhbGci"}')).toEqual([])
  expect(differences('{"token":"eyJ…"}', '{"token":"opaque"}')).toHaveLength(1)
  expect(differences('completed', 'completed\nand more')).toHaveLength(1)
})

test('output belongs to the example before it, and a fence that cannot be run is refused', () => {
  const page = ['```sh status=409', 'curl -s x', '```', '```json', '{}', '```'].join('\n')

  expect(examplesOf(page)).toMatchObject([
    { language: 'sh', options: { status: '409' }, text: 'curl -s x', line: 1, prints: { text: '{}' } },
  ])
  expect(examplesOf('```mermaid\nflowchart LR\n```\n```\na drawing\n```')).toEqual([])
  expect(() => examplesOf('```python\n```')).toThrow('Nobody knows how to run')
  expect(() => examplesOf('```json\n{}\n```')).toThrow('follows nothing')
  expect(() => examplesOf('```sh\ntrue')).toThrow('never closed')
})

test('a fixed pause is reported, and a pause in a waiting loop is not', () => {
  const page = (...lines: string[]): string => ['```sh', ...lines, '```', 'sleep 1'].join('\n')

  expect(
    fixedPauses(
      page(
        'until [ "$(get | field status)" = COMPLETED ]; do sleep 0.2; done',
        'wait_for() { until grep -q "$1" $LOG; do sleep 0.2; done; }',
      ),
    ),
  ).toEqual([])
  expect(fixedPauses(page('sleep 3'))).toEqual(['sleep 3'])
  expect(fixedPauses(page('post & sleep 1', 'until is_done; do sleep 0.2; done; sleep 1'))).toHaveLength(2)
})

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => response.writeHead(Number(request.url!.slice(1))).end('{}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const issuesOf = async (...texts: (Partial<Example> & { text: string })[]): Promise<string[]> => {
  const reader = await readerOf((server.address() as AddressInfo).port)
  try {
    let issues: string[] = []
    for (const [index, example] of texts.entries())
      issues = (await reader.run({ language: 'sh', options: {}, line: index, ...example })).issues
    return issues
  } finally {
    reader.close()
  }
}
const get = (status: number): string => `curl -s http://127.0.0.1:4000/${status}`

test('a request must succeed, or fail with the status that the page declares', async () => {
  expect(await issuesOf({ text: get(200) })).toEqual([])
  expect(await issuesOf({ text: get(404) })).toHaveLength(1)
  expect(await issuesOf({ text: `IT=$(${get(503)} | tr -d x)` })).toHaveLength(1)
  expect(await issuesOf({ text: get(404), options: { status: '404' } })).toEqual([])
  expect(await issuesOf({ text: get(200), options: { status: '404' } })).toHaveLength(1)
})

test('a failing command or an unset name ends the page', async () => {
  expect(await issuesOf({ text: 'curl -s http://127.0.0.1:1/' })).not.toEqual([])
  expect(await issuesOf({ text: 'false\ntrue' })).not.toEqual([])
  expect(await issuesOf({ text: 'echo "$NEVER_SET"' })).not.toEqual([])
  expect(await issuesOf({ language: 'js', text: 'throw new Error()' })).not.toEqual([])
})

test('an example continues the session of the one before it', async () => {
  const prints = { language: 'text', options: {}, line: 3, text: 'Ada 3' }

  expect(
    await issuesOf(
      { text: 'export NAME=Ada' },
      { language: 'ts', text: 'const three: number = 3\nconsole.log(process.env.NAME, three)', prints },
    ),
  ).toEqual([])
  expect(
    await issuesOf(
      { text: 'export NAME=Eve' },
      { language: 'ts', text: 'console.log(process.env.NAME, 3)', prints },
    ),
  ).toHaveLength(1)
})
