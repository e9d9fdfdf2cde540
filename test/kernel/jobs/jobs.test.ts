import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { purgeExpiredKeys } from '#kernel/jobs/kernel-jobs.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { claimOf, scratch } from '#test/kernel/scratch.ts'

const fixture = scratch()

const at = new Date('2026-11-21T12:00:00.000Z')
const workerAt = (now: Date): Worker => ({
  now: () => now,
  keys: fixture.context().keys,
  settings: fixture.context().settings,
  signal: new AbortController().signal,
  sql: fixture.database.asWorker,
  transaction: fixture.database.workerTransaction,
  contextIn: () => Promise.reject(new Error('it acts in no workspace')),
  workspaces: () => Promise.resolve([]),
  log: () => undefined,
  background: () => undefined,
})

test('idempotency records are deleted in every workspace once they expire, and not before', async () => {
  const callers = [
    fixture.context({ idempotency: claimOf(), now: () => at }),
    fixture.context({ idempotency: claimOf(), now: () => at }),
  ]
  for (const ctx of callers) await command(async () => 'done')(ctx, undefined)
  const fresh = fixture.context({ idempotency: claimOf(), now: () => new Date(at.getTime() + 1) })
  await command(async () => 'done')(fresh, undefined)
  const dayLater = new Date(at.getTime() + 86_400_000)

  expect(await purgeExpiredKeys.run(workerAt(new Date(dayLater.getTime() - 1)))).toBe(0)
  expect(await purgeExpiredKeys.run(workerAt(dayLater))).toBe(2)
  expect(await purgeExpiredKeys.run(workerAt(dayLater))).toBe(0)
  expect(await fixture.database.asWorker('select key from kernel.idempotency', [])).toEqual([
    { key: fresh.idempotency!.key },
  ])
})
