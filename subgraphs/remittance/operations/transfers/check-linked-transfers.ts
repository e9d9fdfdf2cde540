import type { Tx } from '#kernel/command.ts'
import { refuse } from '#remittance/errors.ts'
import { SENT_SINCE, type SentSinceRow } from '#remittance/queries/sent.ts'
import { LINKED_MS, reachesThreshold, type SentAmount } from '#remittance/rules/travel-rule.ts'

/** The refusal that names the missing sender data. */
export const refuseIncomplete = (missing: readonly string[], reason = 'To send money'): Error =>
  refuse('ORIGINATOR_DATA_REQUIRED', {
    message: `${reason} your ${missing.join(' and your ')} must be known.`,
  })

/**
 * Refuses a transfer that reaches the travel rule's threshold together with the sender's linked transfers, while sender data
 * are missing. The caller has locked the sender, so concurrent transfers are counted one after the other.
 */
export async function checkLinkedTransfers(
  tx: Tx,
  customerId: string,
  quote: SentAmount,
  missing: readonly string[],
): Promise<void> {
  if (missing.length === 0) return
  const since = new Date(tx.now().getTime() - LINKED_MS)
  const rows = await tx.sql<SentSinceRow>(SENT_SINCE, [tx.actor.workspaceId, customerId, since])
  const linked = rows.map(({ currency, sent }) => ({ currency, amountMinor: BigInt(sent) }))
  if (reachesThreshold([...linked, quote]))
    throw refuseIncomplete(missing, 'To send this amount after what you sent in the last seven days,')
}
