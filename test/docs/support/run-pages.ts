import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { installation, until, type Installation } from '#test/start/support/installation.ts'
import { NOT_RUN } from './not-run.ts'
import { examplesOf, textOf } from './page.ts'
import { readerOf } from './reader.ts'

/**
 * Webhook retries are a thousand times faster, and pages of one origin may call, so that guides can show
 * both.
 */
const ENVIRONMENT = { WEBHOOK_DELAY_SCALE: '0.001', CORS_ORIGINS: 'https://app.example.com' }

let here: Installation
let port: number
let superuser: Awaited<ReturnType<Installation['superuser']>>
beforeAll(async () => {
  here = installation({ wasStartedBefore: true })
  const platform = await here.start({ env: ENVIRONMENT })
  await platform.ready()
  port = platform.port
  superuser = await here.superuser()
}, 60_000)
afterAll(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

/** Counts events that are not relayed yet, and pending reactions, which may publish more events. */
const UNRELAYED = `select (select count(*) from kernel.outbox where relayed_at is null) + (select count(*) from kernel.reactions) as waiting`

/**
 * Waits until all events of earlier pages are relayed, so that a subscription of this page gets only its own.
 */
async function quiet(): Promise<void> {
  await until(
    async () => Number((await superuser.query<{ waiting: string }>(UNRELAYED)).rows[0]!.waiting) === 0,
  )
}

/** Declares a test for each page that runs its examples, on one platform. */
export const describePages = (pages: readonly string[]): void =>
  test.each(pages)(
    '%s: run from top to bottom, its examples print the shown output',
    async page => {
      const reader = await readerOf(port, here.dataDir)
      const issues: string[] = []
      await quiet()

      try {
        for (const example of examplesOf(textOf(page))) {
          if (NOT_RUN.some(each => each.page === page && example.text.startsWith(each.begins))) continue
          const outcome = await reader.run(example)
          issues.push(...outcome.issues.map(issue => `${page}:${example.line} ${issue}`))
          if (outcome.issues.length > 0) break
        }
      } finally {
        reader.close()
      }

      expect(issues).toEqual([])
    },
    240_000,
  )
