import { setTimeout as pause } from 'node:timers/promises'
import { one } from '#kernel/database/one.ts'
import { sentenceOf } from '#core/ledger/chain/check-blocks.ts'
import { verifyChain } from '#core/ledger/chain/verify-chain.ts'
import type { Sql } from '#tools/traffic/fixtures.ts'
import { holdMark, remittanceMark, transactionMark } from './moves.ts'
import type { Entry } from './record.ts'

// A reversal and a release from escrow carry the mark in their reason. The reversal of a fee is covered by its parent.
const WORD = `case when type = 'REVERSAL' or narration like 'Release from escrow %' then reason else narration end`
const TRANSACTIONS = `select ${WORD} as word, id, type, reference, amount_minor::text as amount
  from core.transactions where type <> 'FEE' and parent_id is null and ${WORD} like $1`
const HOLDS = 'select reason as word, id, amount_minor::text as amount from core.holds where reason like $1'
const REMITTANCES =
  'select quote_id as word, id, reference, send_amount_minor::text as amount from remittance.transfers where wallet_id = $1'

/**
 * Reads all rows that carry a mark of this run. `prefix` starts the narration or reason of every request of
 * the run.
 */
export async function entriesOf(sql: Sql, prefix: string, walletId: string): Promise<Entry[]> {
  const rows = async (text: string, value: string, markOf: (word: string) => string): Promise<Entry[]> =>
    (await sql(text, [value])).map(({ word, id, type, reference = null, amount }) => ({
      // The response to a capture contains no transaction reference to compare with.
      mark: markOf(word as string),
      id: id as string,
      reference: type === 'PAYMENT' ? null : (reference as string | null),
      amountMinor: BigInt(amount as string),
    }))
  return [
    ...(await rows(TRANSACTIONS, `${prefix}%`, transactionMark)),
    ...(await rows(HOLDS, `${prefix}%`, holdMark)),
    ...(await rows(REMITTANCES, walletId, remittanceMark)),
  ]
}

const IN_FLIGHT = `select
  (select count(*) from core.transactions made left join core.transaction_progress progress on progress.workspace_id = made.workspace_id and progress.transaction_id = made.id
     where made.posted_status = 'PENDING' and coalesce(progress.status, 'PENDING') in ('PENDING', 'PROCESSING'))
  + (select count(*) from remittance.transfers where status not in ('COMPLETED', 'REFUNDED', 'FAILED'))
  + (select count(*) from remittance.transfers transfer where status = 'FAILED' and exists (
       select 1 from core.remittance_bookings booking where booking.workspace_id = transfer.workspace_id and booking.transfer_id = transfer.id and step = 'FUNDED')) as count`

/**
 * Waits until no transfer is in progress. Returns the transfers that are still in progress after
 * `patienceMs`, in words.
 */
export async function settled(sql: Sql, timeoutMs: number): Promise<string[]> {
  for (const deadline = performance.now() + timeoutMs; ; await pause(250)) {
    const count = Number(one(await sql(IN_FLIGHT))['count'])
    if (count === 0) return []
    if (performance.now() > deadline)
      return [`${count} transfers have come to no end within ${timeoutMs / 1000} s`]
  }
}

const ORPHANS = `select count(*) from core.holds hold where created_by = 'remittance' and remaining_minor > 0
  and not exists (select 1 from remittance.transfers transfer where transfer.workspace_id = hold.workspace_id and transfer.id = hold.id)`
const HELD = `select count(*) from core.holds where created_by = 'remittance' and remaining_minor > 0`
// Ages the holds past the five minutes after which orphaned holds are released.
const AGE = `update core.holds set updated_at = updated_at - interval '10 minutes' where created_by = 'remittance' and remaining_minor > 0`

/**
 * Ages the holds and waits for the release of those whose transfer was never created. Returns how many
 * orphans there were, and the holds that remain.
 */
export async function sweptHolds(sql: Sql, timeoutMs: number): Promise<{ orphans: number; left: string[] }> {
  const orphans = Number(one(await sql(ORPHANS))['count'])
  await sql(AGE)
  for (const deadline = performance.now() + timeoutMs; ; await pause(250)) {
    const count = Number(one(await sql(HELD))['count'])
    if (count === 0) return { orphans, left: [] }
    if (performance.now() > deadline) return { orphans, left: [`${count} holds of remittances still stand`] }
  }
}

const CAPTURED_TWICE = `select metadata ->> 'transferId' as id from core.transactions
  where metadata ->> 'step' = 'FUNDED' and metadata ->> 'transferId' is not null and debit_sequence is not null group by 1 having count(*) > 1`
const UNFUNDED = `select transfer.id from remittance.transfers transfer join core.holds hold on hold.workspace_id = transfer.workspace_id and hold.id = transfer.id
  where (transfer.status in ('COMPLETED', 'REFUNDED')) <> (hold.status = 'CAPTURED')`

/** Returns the wallet transfers whose money was captured twice, captured without need, or not captured. */
export async function brokenFunding(sql: Sql): Promise<string[]> {
  const [twice, unfunded] = [await sql(CAPTURED_TWICE), await sql(UNFUNDED)]
  return [
    ...twice.map(({ id }) => `the money of transfer ${id as string} was taken more than once`),
    ...unfunded.map(({ id }) => `transfer ${id as string} and its hold have come to different ends`),
  ]
}

const QUEUED = 'select count(*) from core.ledger_queue'
const CHAINS = 'select workspace_id as id from core.ledger_chains'

/**
 * Verifies the hash chain of every workspace, again and again until the workers have sealed all transactions.
 * Delayed steps of remittances are booked later, so an empty queue may fill once more.
 */
export async function brokenChains(sql: Sql, timeoutMs: number): Promise<string[]> {
  for (const deadline = performance.now() + timeoutMs; ; await pause(250)) {
    const reports = await Promise.all(
      (await sql(CHAINS)).map(({ id }) => verifyChain(sql as never, id as string, { heads: [] })),
    )
    const breaks = reports.flatMap(({ broken, discrepancies }) => [
      ...discrepancies.map(discrepancy => `hash chain: ${sentenceOf(discrepancy)}`),
      ...(broken > discrepancies.length ? [`hash chain: ${broken} discrepancies in total`] : []),
    ])
    const queued = Number(one(await sql(QUEUED))['count'])
    const waiting = reports.reduce((sum, report) => sum + report.waiting, 0)
    if (breaks.length > 0 || (queued === 0 && waiting === 0)) return breaks
    if (performance.now() > deadline)
      return [`hash chain: ${Math.max(queued, waiting)} records still wait after ${timeoutMs / 1000} s`]
  }
}
