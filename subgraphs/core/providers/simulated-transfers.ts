import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { OutgoingTransfer } from './rail.ts'

/** What a simulated rail received. */
export interface Received {
  readonly behaviour: string
  /** Null if the transfer was lost on its way. */
  readonly receivedAt: Date | null
}

const RECEIVE = `insert into core.simulated_rail_transfers as transfer
    (workspace_id, reference, behaviour, amount_minor, currency, bank_code, account_number, times_sent, first_sent_at, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, 1, $8, case $3 when 'LOST' then null else $8::timestamptz end)
  on conflict (workspace_id, reference) do update set times_sent = transfer.times_sent + 1
  returning behaviour, received_at as "receivedAt"`

const FIND = `select behaviour, received_at as "receivedAt" from core.simulated_rail_transfers
  where workspace_id = $1 and reference = $2 and received_at is not null`

/** Stores a transfer that a simulated rail receives, so that tests can verify that nothing is sent twice. */
export const receive = command(
  async (
    tx,
    { transfer, behaviour }: { readonly transfer: OutgoingTransfer; readonly behaviour: string },
  ): Promise<Received> => {
    const { reference, amountMinor, currency, bankCode, accountNumber } = transfer
    const [received] = await tx.sql<Received>(RECEIVE, [
      tx.actor.workspaceId,
      reference,
      behaviour,
      amountMinor,
      currency,
      bankCode,
      accountNumber,
      tx.now(),
    ])
    return received!
  },
  { storage: 'one-time' },
)

/** A transfer that a simulated rail received; undefined for one that it does not know. */
export async function receivedTransfer(
  { database, actor: { workspaceId } }: Context,
  reference: string,
): Promise<Received | undefined> {
  const [received] = await database.read<Received>(workspaceId, FIND, [workspaceId, reference])
  return received
}
