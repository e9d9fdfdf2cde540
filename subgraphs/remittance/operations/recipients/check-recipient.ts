import type { Tx } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { recipientVerdict, normalised, type RecipientDetails } from '#remittance/rules/recipient.ts'

const IS_PAID = `select 1 from remittance.corridors
  where workspace_id = $1 and destination_country = $2 and receive_currency = $3 limit 1`

/**
 * Normalises recipient details and collects warnings. Throws with all issues at once, including a currency and country without
 * a corridor.
 */
export async function checkRecipient(
  tx: Tx,
  given: RecipientDetails,
): Promise<RecipientDetails & { warnings: string[] }> {
  const details = normalised(given)
  const { issues, warnings } = recipientVerdict(details)
  const paying = await tx.sql(IS_PAID, [tx.actor.workspaceId, details.country, details.currency])
  const unpaid =
    paying.length > 0
      ? []
      : [{ field: 'currency', reason: `has no corridor that pays out in ${details.country}` }]
  if (issues.length > 0 || unpaid.length > 0) throw invalid([...unpaid, ...issues])
  return { ...details, warnings: [...warnings] }
}
