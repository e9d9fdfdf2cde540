import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import type { ProfileRow } from '#sentinel/entities/profile.ts'
import { ElderTransaction, type ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { decryptProfile, type ElderProfile } from '#sentinel/profiles/details.ts'
import { PROFILE_COLUMNS } from '#sentinel/profiles/profile-rows.ts'

export const TRANSACTION_COLUMNS = columnsOf(ElderTransaction, 'transaction')

/**
 * The statements after it are planned once, because planning them costs more than running them; without sequential scans, a plan that was
 * made while the tables were empty remains a good one.
 */
const PLAN_ONCE = `select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`

/** Locks the profiles of customers in one order, so that transactions never wait for each other in a circle. */
const LOCK = `
  select ${PROFILE_COLUMNS} from sentinel.profiles profile
  where workspace_id = $1 and customer_id = any($2::text[]) order by id for update`

const LOCK_FREE = `${LOCK} skip locked`

/** Locks the profiles of customers for the rest of the transaction. Customers without a profile are missing. */
export const lockProfilesOf = (tx: Tx, customerIds: readonly string[]): Promise<ElderProfile[]> =>
  lockedProfiles(tx, LOCK, customerIds)

/** The same without waiting: profiles that another transaction has locked are missing too. */
export const lockFreeProfilesOf = (tx: Tx, customerIds: readonly string[]): Promise<ElderProfile[]> =>
  lockedProfiles(tx, LOCK_FREE, customerIds)

async function lockedProfiles(tx: Tx, lock: string, customerIds: readonly string[]): Promise<ElderProfile[]> {
  const [, rows] = await allSettledOrThrow([
    tx.sql(PLAN_ONCE),
    tx.sql<ProfileRow>(lock, [tx.actor.workspaceId, customerIds]),
  ])
  return rows.map(row => decryptProfile(tx.keys, row))
}

const STORED = `select ${TRANSACTION_COLUMNS} from sentinel.transactions transaction
  where workspace_id = $1 and transaction_id = any($2::text[])`

/** Stored transactions by the tenant's ids. */
export const storedTransactions = (
  tx: Tx,
  transactionIds: readonly string[],
): Promise<ElderTransactionRow[]> => tx.sql(STORED, [tx.actor.workspaceId, transactionIds])

const INSERT = insertOf(ElderTransaction, 'transaction')

/** Stores an evaluated transaction with the commit. */
export const storeTransaction = (tx: Tx, row: ElderTransactionRow): void =>
  tx.atCommit(INSERT, valuesOf(ElderTransaction, row))

const INSERT_ALL = `
  insert into sentinel.transactions
  select * from jsonb_populate_recordset(null::sentinel.transactions, $1::jsonb)`
const INSERT_NEW = `${INSERT_ALL} on conflict (workspace_id, transaction_id) do nothing returning id`

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Stores transactions in one statement; returns the ids of those whose transaction id was free. */
export async function storeTransactions(
  tx: Tx,
  rows: readonly ElderTransactionRow[],
): Promise<ReadonlySet<string>> {
  const stored = await tx.sql<{ id: string }>(INSERT_NEW, [recordsOf(rows)])
  return new Set(stored.map(({ id }) => id))
}

/** Stores evaluated transactions with the commit, which fails if one of their transaction ids is not free. */
export function storeTransactionsAtCommit(tx: Tx, rows: readonly ElderTransactionRow[]): void {
  if (rows.length > 0) tx.atCommit(INSERT_ALL, [recordsOf(rows)])
}

const recordsOf = (rows: readonly ElderTransactionRow[]): string =>
  JSON.stringify(
    rows.map(row =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          snakeCase(name),
          typeof value === 'bigint' ? String(value) : value,
        ]),
      ),
    ),
  )

const STORE_EVALUATIONS = `
  update sentinel.transactions transaction set evaluation = given.evaluation
  from jsonb_to_recordset($2::jsonb) as given (id uuid, evaluation jsonb)
  where transaction.workspace_id = $1 and transaction.id = given.id`

/** Stores the outcomes of transactions that were stored before they were evaluated. */
export function storeEvaluations(
  tx: Tx,
  evaluated: readonly Pick<ElderTransactionRow, 'id' | 'evaluation'>[],
): void {
  if (evaluated.length > 0)
    tx.atCommit(STORE_EVALUATIONS, [
      tx.actor.workspaceId,
      JSON.stringify(evaluated.map(({ id, evaluation }) => ({ id, evaluation }))),
    ])
}
