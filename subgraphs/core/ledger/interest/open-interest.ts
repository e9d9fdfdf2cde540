import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { INTEREST_UNITS } from '#core/rules/interest/accrual.ts'

/** Interest of an account that is not paid yet, for the days before a business date, in `INTEREST_UNITS`. */
export interface OpenInterest {
  /** Date of the last accrual, under which a settlement is recorded. */
  readonly accrualDate: string
  readonly accrued: bigint
  /** Interest charged on overdrafts, below 0. */
  readonly charged: bigint
}

const OPEN = `select distinct on (accrual.account_id) accrual.account_id as id, accrual.accrual_date as "accrualDate",
    (accrual.accrued - case when accrual.accrual_date = $3::date then accrual.amount else 0 end + coalesce(correction.amount, 0)
      - (coalesce(posting.posted_minor, 0) + coalesce(settled.paid, 0))::numeric * ${INTEREST_UNITS})::text as accrued,
    (accrual.charged - case when accrual.accrual_date = $3::date then accrual.charge else 0 end + coalesce(correction.charge, 0)
      + (coalesce(posting.charged_minor, 0) + coalesce(settled.charged, 0))::numeric * ${INTEREST_UNITS})::text as charged
  from core.accruals accrual
  left join core.accrual_corrections correction on correction.workspace_id = $1
    and correction.accrual_date = accrual.accrual_date and correction.account_id = accrual.account_id
  left join core.interest_postings posting on posting.workspace_id = $1
    and posting.booking_date = accrual.accrual_date and posting.account_id = accrual.account_id
  left join lateral (
    select sum(paid_minor + forgone_minor) as paid, sum(charged_minor) as charged from core.interest_settlements
    where workspace_id = $1 and accrual_date = accrual.accrual_date and account_id = accrual.account_id) settled on true
  where accrual.workspace_id = $1 and accrual.account_id = any($2::uuid[]) and accrual.accrual_date in ($3::date - 1, $3::date)
  order by accrual.account_id, accrual.accrual_date desc`

interface OpenRow {
  readonly id: string
  readonly accrualDate: string
  readonly accrued: string
  readonly charged: string
}

type Read = (text: string, values: readonly unknown[]) => Promise<OpenRow[]>

async function openInterestOf(
  read: Read,
  workspaceId: string,
  ids: readonly string[],
  date: string,
): Promise<Map<string, OpenInterest>> {
  const rows = await read(OPEN, [workspaceId, ids, date])
  return new Map(
    rows.map(({ id, accrualDate, accrued, charged }) => [
      id,
      { accrualDate, accrued: BigInt(accrued), charged: BigInt(charged) },
    ]),
  )
}

/** Unpaid interest of accounts up to a business date, by account; none for an account without accruals. */
export const openInterest = (
  { database, actor: { workspaceId } }: Context,
  ids: readonly string[],
  date: string,
): Promise<Map<string, OpenInterest>> =>
  openInterestOf((text, values) => database.read<OpenRow>(workspaceId, text, values), workspaceId, ids, date)

/** The same within a transaction that has locked the accounts and the interest of the date. */
export const lockedOpenInterest = (
  tx: Tx,
  ids: readonly string[],
  date: string,
): Promise<Map<string, OpenInterest>> =>
  openInterestOf((text, values) => tx.sql<OpenRow>(text, values), tx.actor.workspaceId, ids, date)

// Steps of the end of day begin under a lock on the policy that excludes this one.
const LOCK_DATE = `select business_date as date from core.policies where workspace_id = $1 for share`

const IS_ACCRUING = `select exists (select from core.eod_steps where workspace_id = $1 and business_date = $2 and step = 'INTEREST_ACCRUAL')
    and not exists (select from core.eod_steps where workspace_id = $1 and business_date = $2 and step = 'INTEREST_POSTING' and status = 'COMPLETED') as "isAccruing"`

/** The open business date, which cannot change before the transaction ends. */
export async function lockBusinessDate(tx: Tx): Promise<string> {
  const [policy] = await tx.sql<{ date: string }>(LOCK_DATE, [tx.actor.workspaceId])
  return policy!.date
}

/** Locks the business date, and refuses while the end of day computes and posts its interest. */
export async function lockInterest(tx: Tx): Promise<string> {
  const date = await lockBusinessDate(tx)
  const [state] = await tx.sql<{ isAccruing: boolean }>(IS_ACCRUING, [tx.actor.workspaceId, date])
  if (state!.isAccruing)
    throw refuse('EOD_RUNNING', { message: 'The end of day is computing the interest of the account.' })
  return date
}
