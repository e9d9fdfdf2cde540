import type { Sql } from '#kernel/database/dedicated.ts'
import { keyText, type RecordKey } from './rows.ts'

const PAGE = 10_000
const TRANSACTIONS = `select id as "transactionId", 0 as "historySequence" from core.transactions
  where workspace_id = $1 and id > $2 order by id limit ${PAGE}`
const STATUSES = `select transaction_id as "transactionId", sequence as "historySequence" from core.transaction_history
  where workspace_id = $1 and (transaction_id, sequence) > ($2, $3) order by transaction_id, sequence limit ${PAGE}`

/** Maximum number of unpaired keys. More occur only if the chain and the tables hardly match. */
const WAITING_MAX = 5_000_000

const BEGINNING: RecordKey = { transactionId: '00000000-0000-0000-0000-000000000000', historySequence: 0 }

/** Pairs table rows, in key order, with chain records, in chain order. The two orders are nearly equal, so few keys are unpaired at a time. */
export interface Membership {
  /** Adds the records of a block, and reads about as many rows. */
  add(keys: readonly RecordKey[]): Promise<void>
  /** Reads the remaining rows. Returns the keys of records without a row, duplicates included, and of rows without a record. */
  finish(): Promise<{ readonly records: ReadonlySet<string>; readonly rows: ReadonlySet<string> }>
}

export function createMembership(sql: Sql, workspaceId: string): Membership {
  const [records, rows] = [new Set<string>(), new Set<string>()]
  const scans = [
    rowsOf(after => sql(TRANSACTIONS, [workspaceId, after.transactionId])),
    rowsOf(after => sql(STATUSES, [workspaceId, after.transactionId, after.historySequence])),
  ]

  function pair(key: string, own: Set<string>, others: Set<string>): void {
    if (!others.delete(key)) own.add(key)
    if (own.size > WAITING_MAX)
      throw new Error(
        `More than ${WAITING_MAX} records of the hash chain and rows of the ledger do not belong together.`,
      )
  }

  async function readNextPages(): Promise<boolean> {
    const pages = await Promise.all(scans.map(scan => scan.next()))
    for (const { value } of pages) for (const key of value ?? []) pair(keyText(key), rows, records)
    return pages.some(({ done }) => done !== true)
  }

  return {
    async add(keys) {
      for (const key of keys) {
        // A duplicate record finds its row already paired.
        if (records.has(keyText(key))) records.add(`${keyText(key)} again`)
        else pair(keyText(key), records, rows)
      }
      while (records.size > PAGE && (await readNextPages()));
    },
    async finish() {
      while (await readNextPages());
      return { records, rows }
    },
  }
}

async function* rowsOf(
  pageAfter: (key: RecordKey) => Promise<readonly RecordKey[]>,
): AsyncGenerator<readonly RecordKey[]> {
  for (let after = BEGINNING; ;) {
    const page = await pageAfter(after)
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)!
  }
}
