import type { Keyring } from '#kernel/security/keyring.ts'
import type { ReceivedDetails } from '#sentinel/rules/received-transaction.ts'

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const contextOf = ({ workspaceId, id }: RowKey): string =>
  `sentinel.received_transactions:${workspaceId}:${id}`

export const sealReceived = (keys: Pick<Keyring, 'seal'>, row: RowKey, details: ReceivedDetails): string =>
  keys.seal(row.workspaceId, JSON.stringify(details), contextOf(row))

export const openReceived = (
  keys: Pick<Keyring, 'open'>,
  { details, ...row }: RowKey & { readonly details: string },
): ReceivedDetails => JSON.parse(keys.open(row.workspaceId, details, contextOf(row))) as ReceivedDetails
