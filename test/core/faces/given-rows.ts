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

/** Journals that wait for an approval. */
export async function givenJournals(desk: Desk, count: number): Promise<void> {
  const { business_date: transaction_date } = await desk.done('GET /business-date')
  const line = { account_code: '1000', amount: 1, currency_code: 'NGN' }
  const entries = ['debit', 'credit'].map(entry_type => ({ ...line, entry_type }))
  const journal = { journal_type: 'GENERAL', description: 'Transfer of cash', transaction_date, entries }
  await desk.done('POST /journals/batch', {
    body: { journals: Array.from({ length: count }, () => journal) },
  })
}

/** Makes things one after the other. */
export const times = async (count: number, make: (index: number) => Promise<unknown>): Promise<void> => {
  for (let index = 0; index < count; index++) await make(index)
}

/** Code of the account of `givenLedger`. */
const LEDGER_CODE = '53000'

/** Query parameters of lists, by path: the subject, or whether replaced versions are listed. */
export const LIST_PARAMETERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/reports/account-activity': { code: LEDGER_CODE, from: '2000-01-01' },
  '/fee-configs': { include_replaced: 'true' },
  '/limits': { include_replaced: 'true' },
}

/** An account of the general ledger with an entry on each of as many days, among as many accounts. */
export async function givenLedger(desk: Desk, count: number): Promise<string> {
  const codes = Array.from({ length: count }, (_, index) => `${Number(LEDGER_CODE) + index}`)
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

/** Loan products and loans, copies of one, which also has payments; returns its id. */
export async function givenLoans(desk: Desk, account: string, count: number): Promise<string> {
  const product = await desk.done('POST /loans/products', {
    as: 'admin',
    body: {
      code: 'PAGE',
      name: 'Loan',
      currency: 'NGN',
      interest_rate: 12,
      rate_type: 'DECLINING',
      amortization: 'BULLET',
      repayment_frequency: 'MONTHLY',
      day_count: 'THIRTY_360',
      min_principal: 1,
      max_principal: 10,
      min_installments: 1,
      max_installments: 1,
    },
  })
  const { customer_id } = await desk.done(`GET /accounts/${account}`)
  const { id } = await desk.done('POST /loans', {
    body: {
      customer_id,
      product_id: product.id,
      principal: 5,
      installments: 1,
      purpose: 'Stock',
      disbursement_account_id: account,
    },
  })
  await inDatabase(desk.demo.databaseName, async admin => {
    await admin.query(
      `insert into core.loan_products select (jsonb_populate_record(product, jsonb_build_object('id', gen_random_uuid(), 'code', 'PAGE-' || n))).*
       from core.loan_products product, generate_series(1, ${count}) as n where id = $1`,
      [product.id],
    )
    await admin.query(
      `insert into core.loans select (jsonb_populate_record(loan, jsonb_build_object('id', gen_random_uuid(), 'loan_number', 'LN-' || n))).*
       from core.loans loan, generate_series(1, ${count}) as n where id = $1`,
      [id],
    )
    await admin.query(
      `insert into core.loan_repayments (workspace_id, id, loan_id, kind, amount_minor, penalty_minor, fee_minor, interest_minor, principal_minor,
         source_account_id, transaction_id, booking_date, created_by, created_at)
       select workspace_id, gen_random_uuid(), id, 'REPAYMENT', 1, 0, 0, 0, 1, $2, gen_random_uuid(), current_date, 'staff', now()
       from core.loans, generate_series(1, ${count}) where id = $1`,
      [id, account],
    )
  })
  return id as string
}
