import type { Context } from '#kernel/context.ts'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import { refuse } from '#remittance/errors.ts'
import { recipientFields, type RecipientField } from '#remittance/rules/recipient-fields.ts'
import { allowReading } from './visible.ts'

export interface RequirementsQuery {
  readonly destinationCountry: string
  readonly receiveCurrency: string
  readonly payoutMethod?: PayoutMethod | null
}

export interface RecipientRequirements {
  readonly destinationCountry: string
  readonly receiveCurrency: string
  readonly payoutMethods: readonly {
    readonly payoutMethod: PayoutMethod
    readonly fields: readonly RecipientField[]
  }[]
}

const OFFERED = `select distinct unnest(payout_methods) as method from remittance.corridors
  where workspace_id = $1 and destination_country = $2 and receive_currency = $3 and is_enabled order by 1`

/** Fields that a recipient in a country requires, for each payout method of the enabled corridors. */
export async function recipientRequirements(
  ctx: Context,
  { destinationCountry, receiveCurrency, payoutMethod }: RequirementsQuery,
): Promise<RecipientRequirements> {
  allowReading(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ method: PayoutMethod }>(workspaceId, OFFERED, [
    workspaceId,
    destinationCountry,
    receiveCurrency,
  ])
  const offered = rows.map(({ method }) => method)
  const wanted = payoutMethod ? offered.filter(method => method === payoutMethod) : offered
  if (wanted.length === 0)
    throw refuse('CORRIDOR_NOT_AVAILABLE', {
      message: `No enabled corridor pays ${receiveCurrency} in ${destinationCountry}${payoutMethod ? ` by ${payoutMethod}` : ''}.`,
    })
  return {
    destinationCountry,
    receiveCurrency,
    payoutMethods: wanted.map(method => ({
      payoutMethod: method,
      fields: recipientFields(destinationCountry, method),
    })),
  }
}
