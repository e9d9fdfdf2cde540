import { expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { scratch } from '#test/kernel/scratch.ts'

/** Longer than a trivial statement takes on a busy machine. */
const RESPONSE_MS = 2_000
const fixture = scratch()

test('the late end of an abandoned connection does not discard the connection that replaced it', async () => {
  const statementConnection = fixture.database.statementConnection({
    name: 'sleep',
    text: 'select pg_backend_pid() as pid, pg_sleep($1::float8)',
    settings: ['statement_timeout=20000'],
    responseMs: RESPONSE_MS,
  })
  await statementConnection.call([0])
  const givenUp = statementConnection.call([8]).then(
    () => 'done',
    (error: Error) => error.message,
  )
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  // Ends together with the timeout, just before the connection is closed.
  await pause(RESPONSE_MS)

  const [first] = await statementConnection.call<{ pid: number }>([0])
  await pause(50)
  const [second] = await statementConnection.call<{ pid: number }>([0])
  await statementConnection.close()

  expect(await givenUp).toMatch(/timeout/)
  expect(second!.pid).toBe(first!.pid)
})
