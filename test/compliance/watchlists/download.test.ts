import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { httpProvider } from '#compliance/watchlists/provider/http-provider.ts'
import { lines, publisher } from './list-publisher.ts'

test('unexpected redirects are rejected, a large or slow response is aborted, and an unreachable address is reported', async () => {
  const { tmpdir } = await import('node:os')
  const signal = new AbortController().signal
  const fetched = (
    options: Partial<Parameters<typeof httpProvider>[0]> = {},
    at = publisher.address,
  ): ReturnType<ReturnType<typeof httpProvider>['fetch']> =>
    httpProvider({ redirectsMax: 0, allowsLoopback: true, ...options }).fetch(at, tmpdir(), {}, signal)
  publisher.respond = (_, response, path) =>
    path === '/list.json'
      ? response.writeHead(302, { location: '/moved.json' }).end()
      : response.writeHead(200).end(lines(3))

  expect(await fetched()).toEqual({
    outcome: 'FAILED',
    message: 'the publisher redirects to another address, which is not followed',
  })
  expect(await fetched({ redirectsMax: 1 })).toMatchObject({ outcome: 'FETCHED' })
  publisher.respond = (_, response) => response.writeHead(302, { location: '/list.json' }).end()
  expect(await fetched({ redirectsMax: 2 })).toMatchObject({
    message: 'the publisher redirects more than 2 times',
  })
  publisher.respond = (_, response) => response.writeHead(200).end('x'.repeat(10_000))
  expect(await fetched({ bytesMax: 9_999 })).toMatchObject({
    outcome: 'FAILED',
    message: expect.stringMatching(/more than 9999 bytes/),
  })
  publisher.respond = () => undefined
  expect(await fetched({ timeoutMs: 200 })).toMatchObject({
    outcome: 'FAILED',
    message: expect.stringMatching(/longer than/),
  })
  expect(await fetched({}, 'http://127.0.0.1:9/list.json')).toMatchObject({
    outcome: 'FAILED',
    message: expect.stringMatching(/could not be reached/),
  })
})

test('a private network is never contacted, by address, name or redirect', async () => {
  const { tmpdir } = await import('node:os')
  const signal = new AbortController().signal
  const dialled: string[] = []
  const way = (allowsLoopback: boolean) =>
    httpProvider({
      redirectsMax: 1,
      allowsLoopback,
      means: {
        resolve: async host =>
          host === 'lists.example.com'
            ? ['10.1.2.3']
            : host === 'mixed.example.com'
              ? ['8.8.8.8', '169.254.169.254']
              : [],
        dial: ({ host, port }) => {
          dialled.push(host)
          return connect(port, host)
        },
      },
    })
  const fetched = async (at: string, allowsLoopback = true): Promise<string> => {
    const result = await way(allowsLoopback).fetch(at, tmpdir(), {}, signal)
    return result.outcome === 'FAILED' ? result.message : result.outcome
  }
  publisher.respond = (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()

  expect(await fetched('http://10.0.0.1/list.json')).toMatch(/inside a private network/)
  expect(await fetched('https://lists.example.com/list.json')).toMatch(/inside a private network/)
  expect(await fetched('https://mixed.example.com/list.json')).toMatch(/link-local/)
  expect(await fetched(publisher.address, false)).toMatch(/loopback/)
  expect(dialled).toEqual([])
  expect(await fetched(publisher.address)).toMatch(/link-local/)
  expect(dialled).toEqual(['127.0.0.1'])
})

test('a truncated response is a failure', async () => {
  const { tmpdir } = await import('node:os')
  publisher.respond = (_, response) => {
    response.writeHead(200, { 'content-length': 10_000 }).write(lines(3), () => response.destroy())
  }

  expect(
    await httpProvider({ redirectsMax: 0, allowsLoopback: true }).fetch(
      publisher.address,
      tmpdir(),
      {},
      new AbortController().signal,
    ),
  ).toMatchObject({ outcome: 'FAILED', message: expect.stringMatching(/download from the publisher failed/) })
})
