import type { Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import {
  postEachWithin,
  postPreparedWithin,
  type PostedOrRefused,
  type PreparedPostings,
} from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import {
  ACCOUNTS_MAX,
  dueAfter,
  postingsOf,
  productsDueOn,
  type DueChunk,
  type DueInterest,
} from './due-interest.ts'
import { endOfDayStep, type ChunkResult, type StepFailure } from './step.ts'

// Freezes and restrictions do not stop the bank's own postings, but money on a closed account could not be withdrawn, and a running term
// is paid when it ends.
const LOCK_OPEN = `select id from core.accounts where workspace_id = $1 and id = any($2::uuid[]) and status <> 'CLOSED' and term_id is null order by id for no key update`

const RECORD = `insert into core.interest_postings (workspace_id, booking_date, account_id, posted_minor, tax_minor, charged_minor, interest_transaction_id, charge_transaction_id)
  select $1, $2, * from unnest($3::uuid[], $4::bigint[], $5::bigint[], $6::bigint[], $7::uuid[], $8::uuid[])`

/** Pays accrued interest less withholding tax, and takes overdraft interest, where the posting period ends with the date. */
export const interestPosting = endOfDayStep<DueChunk>({
  name: 'INTEREST_POSTING',
  isDue: async (ctx, date) => (await productsDueOn(ctx, date)).length > 0,
  prepare: dueAfter,
  write: postDue,
})

async function postDue(tx: Tx, date: string, { due, prepared }: DueChunk): Promise<ChunkResult> {
  const { workspaceId } = tx.actor
  if (due.length === 0) return { cursor: null, processed: 0, failures: [] }
  const { postings, results } = await postOpen(tx, due, prepared)
  const posted = new Map<Posting, string>()
  const failures: StepFailure[] = []
  results.forEach((result, index) => {
    const posting = postings[index]!
    if (result.kind === 'posted') return posted.set(posting, result.id)
    const { code, message } = refusalOf(result, posting)
    return failures.push({ accountId: customerOf(posting), code, message })
  })
  const recorded = due
    .map(each => ({
      ...each,
      interestId: each.interest && posted.get(each.interest),
      chargeId: each.charge && posted.get(each.charge),
    }))
    .filter(({ interestId, chargeId }) => interestId ?? chargeId)
  if (recorded.length > 0)
    tx.atCommit(RECORD, [
      workspaceId,
      date,
      recorded.map(({ row }) => row.accountId),
      recorded.map(({ interestId, postedMinor }) => (interestId ? postedMinor : 0n)),
      recorded.map(({ interestId, taxMinor }) => (interestId ? taxMinor : 0n)),
      recorded.map(({ chargeId, chargedMinor }) => (chargeId ? chargedMinor : 0n)),
      recorded.map(({ interestId }) => interestId ?? null),
      recorded.map(({ chargeId }) => chargeId ?? null),
    ])
  return {
    cursor: due.length < ACCOUNTS_MAX ? null : due.at(-1)!.row.accountId,
    processed: recorded.length,
    failures: failures.filter(
      ({ accountId }, index) => failures.findIndex(other => other.accountId === accountId) === index,
    ),
  }
}

/** The customer's side of interest or a charge. */
const customerOf = ({ debit, credit }: Posting): string => (debit.isSystem ? credit.id : debit.id)

interface PostedInterest {
  readonly postings: readonly Posting[]
  readonly results: readonly PostedOrRefused[]
}

/**
 * Posts to the accounts that are open. The lock that shows which are is sent with the prepared postings of all, which saves a round trip;
 * the few chunks with a closed account are posted again without it.
 */
async function postOpen(
  tx: Tx,
  due: readonly DueInterest[],
  prepared: PreparedPostings,
): Promise<PostedInterest> {
  const lock = [tx.actor.workspaceId, due.map(({ row }) => row.accountId)]
  const [, locked, results] = await allSettledOrThrow([
    tx.sql('savepoint interest'),
    tx.sql<{ id: string }>(LOCK_OPEN, lock),
    postPreparedWithin(tx, prepared),
  ])
  if (locked.length === due.length) return { postings: prepared.postings, results }
  await tx.sql('rollback to savepoint interest')
  const open = new Set((await tx.sql<{ id: string }>(LOCK_OPEN, lock)).map(({ id }) => id))
  const postings = postingsOf(due.filter(({ row }) => open.has(row.accountId)))
  return { postings, results: await postEachWithin(tx, postings) }
}
