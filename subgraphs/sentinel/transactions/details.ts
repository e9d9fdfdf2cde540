import type { Keyring } from '#kernel/security/keyring.ts'
import type { AccountEventRow } from '#sentinel/entities/account-event.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'

/** The party on the other side of a transaction, as the tenant names it. */
export interface TransactionParty {
  readonly id: string | null
  readonly name: string | null
  readonly account: string | null
  readonly country: string | null
}

/** Personal data of a transaction, stored encrypted. */
export interface ElderTransactionDetails {
  readonly counterparty: TransactionParty | null
  readonly merchantName: string | null
  readonly memo: string | null
  readonly deviceId: string | null
}

/** Details of an account event, stored encrypted. */
export type AccountEventDetails = Readonly<Record<string, string>>

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

type Opening = Pick<Keyring, 'open'>

const contextOfTransaction = ({ workspaceId, id }: RowKey): string =>
  `sentinel.transactions:${workspaceId}:${id}`
const contextOfEvent = ({ workspaceId, id }: RowKey): string => `sentinel.account_events:${workspaceId}:${id}`

export const sealTransactionDetails = (
  keys: Pick<Keyring, 'seal'>,
  row: RowKey,
  details: ElderTransactionDetails,
): string => keys.seal(row.workspaceId, JSON.stringify(details), contextOfTransaction(row))

/** The personal data of a transaction; null once the customer was erased. */
export const transactionDetailsOf = (
  keys: Opening,
  row: Pick<ElderTransactionRow, 'workspaceId' | 'id' | 'details'>,
): ElderTransactionDetails | null =>
  row.details === null
    ? null
    : (JSON.parse(
        keys.open(row.workspaceId, row.details, contextOfTransaction(row)),
      ) as ElderTransactionDetails)

/** The memo of a transaction; null without one, and once the customer was erased. */
export const memoOf = (
  keys: Opening,
  row: Pick<ElderTransactionRow, 'workspaceId' | 'id' | 'details'>,
): string | null => transactionDetailsOf(keys, row)?.memo ?? null

export const sealEventDetails = (
  keys: Pick<Keyring, 'seal'>,
  row: RowKey,
  details: AccountEventDetails,
): string => keys.seal(row.workspaceId, JSON.stringify(details), contextOfEvent(row))

/** The details of an account event; null without any, and once the customer was erased. */
export const eventDetailsOf = (
  keys: Opening,
  row: Pick<AccountEventRow, 'workspaceId' | 'id' | 'details'>,
): AccountEventDetails | null =>
  row.details === null
    ? null
    : (JSON.parse(keys.open(row.workspaceId, row.details, contextOfEvent(row))) as AccountEventDetails)
