import type { Desk } from '#test/e2e/support/core-desk.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'

/** Terms that have ended, and statements; neither can be created in such numbers by requests. */
export async function givenTermsAndStatements(
  databaseName: string,
  account: string,
  count: number,
): Promise<void> {
  await inDatabase(databaseName, async admin => {
    await admin.query(
      `insert into core.account_terms (workspace_id, id, account_id, status, currency, principal_minor, rate, tenor_days, start_date, maturity_date,
         maturity_instruction, payout_account_id, interest_minor, created_by, created_at, ended_on, paid_interest_minor, tax_minor, forgone_interest_minor)
       select workspace_id, gen_random_uuid(), id, 'MATURED', 'NGN', 1, '1', 1, current_date, current_date + 1, 'PAYOUT', id, 0, 'staff', now(), current_date + 1, 0, 0, 0
       from core.accounts, generate_series(1, ${count}) where id = $1`,
      [account],
    )
    await admin.query(
      `insert into core.statements (workspace_id, id, account_id, from_date, to_date, period_from, period_to, format, status, before_sequence, last_sequence,
         file_name, failure_reason, requested_by, created_at, completed_at, expires_at)
       select workspace_id, gen_random_uuid(), id, current_date, current_date, now(), now(), 'JSON', 'FAILED', 0, 0, 'statement.json', 'Too long', 'staff', now(), now(), now() + interval '1 day'
       from core.accounts, generate_series(1, ${count}) where id = $1`,
      [account],
    )
  })
}

/** A customer with documents. */
export async function givenDocuments(desk: Desk, count: number): Promise<string> {
  const { id } = await desk.done('POST /customers', { body: { first_name: 'Ada', last_name: 'Obi' } })
  for (let index = 0; index < count; index++)
    await desk.done(`POST /customers/${id}/documents`, {
      body: { type: 'OTHER', number: `DOC-${1000 + index}`, issuing_country: 'NG' },
    })
  return id as string
}

/** An account of the general ledger with an entry on each of as many days, among as many accounts. */
export async function givenLedger(desk: Desk, count: number): Promise<string> {
  const codes = Array.from({ length: count }, (_, index) => `${53_000 + index}`)
  const rows = []
  for (const code of codes)
    rows.push(
      await desk.done('POST /gl-accounts', { as: 'admin', body: { code, name: 'Travel', type: 'EXPENSE' } }),
    )
  const id = rows[0]!.id as string
  await inDatabase(desk.demo.databaseName, admin =>
    admin.query(
      `insert into core.gl_sums (workspace_id, grain, date, gl_account_id, branch_id, currency, source, is_adjustment, is_closing, debit_minor, credit_minor)
       select account.workspace_id, 'DAY', current_date - n, account.id, branch.id, 'NGN', 'POSTINGS', false, false, 100, 0
       from core.gl_accounts account join core.branches branch on branch.workspace_id = account.workspace_id and branch.code = 'HO',
         generate_series(1, ${count}) as n where account.id = $1`,
      [id],
    ),
  )
  return id
}
