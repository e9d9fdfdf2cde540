import { expect, test } from '@jest/globals'
import type { WorkerSql } from '#kernel/database/database.ts'
import { jobs } from '#app/subgraphs.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { testPlatform, workerOn } from '#test/support/world.ts'

test.each(jobs.filter(({ name }) => name.includes('.purge_')))(
  '$name finds its rows by an index',
  async job => {
    const { platform, databaseName } = await testPlatform()
    const statements: string[] = []
    const sql: WorkerSql = async text => {
      statements.push(text)
      return []
    }
    await job.run(workerOn(platform, { sql, transaction: work => work(sql) }))

    const plans = await inDatabase(databaseName, async admin => {
      // An empty table is cheapest to scan as a whole.
      await admin.query('set enable_seqscan = off')
      const found: string[] = []
      for (const text of statements)
        found.push(
          (
            await admin.query<{ 'QUERY PLAN': string }>(
              `explain ${text.replaceAll('$1::date', 'current_date').replaceAll('$1', 'now()')}`,
            )
          ).rows
            .map(row => row['QUERY PLAN'])
            .join('\n'),
        )
      return found
    })

    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) {
      expect(plan).toMatch(/Index (Only )?Scan|Bitmap Index Scan/)
      expect(plan).not.toMatch(/Seq Scan/)
    }
  },
)
