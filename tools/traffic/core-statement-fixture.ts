import { rotate } from './core-account-fixture.ts'
import type { CoreFixture, CoreTools } from './fixtures.ts'

/** Statements of accounts. */
export function coreStatements({
  fixture,
  created,
  sql,
}: CoreTools): Pick<CoreFixture, 'statement' | 'freeStatementSlot'> {
  return {
    statement: rotate(async () => {
      const period = { from: '2026-01-01', to: '2026-12-31', format: 'csv' }
      await fixture().freeStatementSlot()
      const id = await created(`/accounts/${await fixture().account()}/statements`, period)
      await sql(
        `with written as (
           insert into core.statement_chunks (workspace_id, statement_id, number, content)
           select workspace_id, id, 0, 'posted_at' from core.statements where id = $1 on conflict do nothing)
         update core.statements set status = 'COMPLETED', bytes = 9, chunks = 1, completed_at = now(), expires_at = now() + interval '7 days'
         where id = $1 and completed_at is null`,
        [id],
      )
      return id
    }),
    async freeStatementSlot() {
      await sql(
        `update core.statements set status = 'FAILED', failure_reason = 'Not written', completed_at = now(), expires_at = now() + interval '7 days'
         where completed_at is null and id not in (
           select newest.id from core.statements newest where newest.completed_at is null order by newest.created_at desc limit 15)`,
      )
    },
  }
}
