import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { AccountTerm } from '#core/entities/terms/account-term.ts'
import { account } from '#core/queries/accounts.ts'
import type { AccrualTerms } from '#core/rules/interest/accrual.ts'
import { accrualTermsOf, rateUnits } from '#core/rules/interest/terms.ts'
import type { MaturityInstruction } from '#core/rules/interest/term.ts'
import type { InterestTerms } from '#core/rules/product.ts'
import { admitRole } from '#core/rules/rights.ts'

export type TermStatus = 'RUNNING' | 'MATURED' | 'ROLLED_OVER' | 'BROKEN'

export type AccountTermRow = Omit<Row<typeof AccountTerm>, 'status' | 'maturityInstruction'> & {
  readonly status: TermStatus
  readonly maturityInstruction: MaturityInstruction
}

export const TERM_COLUMNS = columnsOf(AccountTerm, 'term')

const BY_IDS = planOnce(
  `select ${TERM_COLUMNS} from core.account_terms term where workspace_id = $1 and id = any($2::uuid[])`,
)

export const termById = loader<string, AccountTermRow>(async ({ database, actor }, ids) => {
  admitRole(actor, 'viewer')
  const { workspaceId } = actor
  return inOrder(
    ids,
    await database.read<AccountTermRow>(workspaceId, BY_IDS, [workspaceId, ids]),
    ({ id }) => id,
  )
})

const listOf = (accountId: string): string => `core.account_terms ${accountId}`
const byAccount = pagesByParent<AccountTermRow, AccountTermRow>(
  listOf,
  `select parent.key as "parent", ${TERM_COLUMNS} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.account_terms
    where workspace_id = $1 and account_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) term
  order by term.created_at desc, term.id desc`,
  (_, row) => row,
)

/** A page of the terms of an account, newest first: the running one, and those that have ended. */
export async function termsOf(
  ctx: Context,
  accountId: string,
  { first, after }: PageArguments,
): Promise<Connection<AccountTermRow>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await byAccount(ctx, { parent: accountId, first, after })) ?? []
  return connection(ctx, listOf(accountId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

export interface AccountTermPage extends PageArguments {
  readonly accountId: string
}

/** A page of the terms of an account of the workspace. */
export async function accountTerms(
  ctx: Context,
  { accountId, ...page }: AccountTermPage,
): Promise<Connection<AccountTermRow>> {
  await account(ctx, accountId)
  return termsOf(ctx, accountId, page)
}

/** The interest terms under which an account was opened. */
export interface AccountInterest {
  readonly terms: AccrualTerms
  /** In 10^-4 percent. */
  readonly withholdingTaxRate: bigint
  /** Percent of the earned interest that is forgone when a term is broken, in 10^-4 percent. */
  readonly breakPenalty: bigint
}

const OF_ACCOUNTS =
  planOnce(`select account.id, account.currency, version.interest, version.overdraft_rate as "overdraftRate",
    version.break_penalty_percent as "breakPenaltyPercent"
  from core.accounts account left join core.product_versions version on version.workspace_id = account.workspace_id
    and version.product_id = account.product_id and version.version = account.product_version
  where account.workspace_id = $1 and account.id = any($2::uuid[])`)

interface InterestRow {
  readonly id: string
  readonly currency: string
  readonly interest: InterestTerms | null
  readonly overdraftRate: string | null
  readonly breakPenaltyPercent: string | null
}

/** The interest terms of accounts, by account. */
export async function interestOfAccounts(
  { database, actor: { workspaceId } }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountInterest>> {
  const rows = await database.read<InterestRow>(workspaceId, OF_ACCOUNTS, [workspaceId, ids])
  return new Map(
    rows.map(({ id, currency, interest, overdraftRate, breakPenaltyPercent }) => [
      id,
      {
        terms: accrualTermsOf(interest, overdraftRate, currency),
        withholdingTaxRate: rateUnits(interest?.withholdingTaxRate ?? '0'),
        breakPenalty: rateUnits(breakPenaltyPercent ?? '0'),
      },
    ]),
  )
}
