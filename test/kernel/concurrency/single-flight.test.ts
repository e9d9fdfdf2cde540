import { expect, test } from '@jest/globals'
import { refuse } from '#kernel/refusals.ts'
import { singleFlight } from '#kernel/concurrency/single-flight.ts'
import { claimOf } from '#test/kernel/scratch.ts'

const WORKSPACE = '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'

test('equal concurrent claims share one run, and the key with another request is a conflict', async () => {
  const share = singleFlight<number>()
  const claim = claimOf()
  let runs = 0
  const { signal } = new AbortController()
  const call = (fingerprint = claim.fingerprint) =>
    share(WORKSPACE, { ...claim, fingerprint }, signal, async () => ++runs)

  const [first, second] = await Promise.all([
    call(),
    call(),
    expect(call('b'.repeat(64))).rejects.toMatchObject(refuse('IDEMPOTENCY_CONFLICT')),
  ])

  expect([first, second]).toEqual([
    { result: 1, isShared: false },
    { result: 1, isShared: true },
  ])
  expect(await call()).toEqual({ result: 2, isShared: false })
})

test('when the first client disconnects, the waiting clients share a new run', async () => {
  const share = singleFlight<string>()
  const claim = claimOf()
  const [aborted, here] = [new AbortController(), new AbortController()]
  const givenUp = Promise.withResolvers<string>()

  const first = share(WORKSPACE, claim, aborted.signal, () => givenUp.promise)
  const waiting = [1, 2].map(each => share(WORKSPACE, claim, here.signal, async () => `result ${each}`))
  aborted.abort()
  givenUp.resolve('given up')

  expect(await first).toEqual({ result: 'given up', isShared: false })
  expect(await Promise.all(waiting)).toEqual([
    { result: 'result 1', isShared: false },
    { result: 'result 1', isShared: true },
  ])
})
