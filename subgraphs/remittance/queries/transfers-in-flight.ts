import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'

/** Transfers of a currency whose money is neither paid out nor given back. */
export interface InFlightRow {
  readonly currency: string
  /** Amounts and fees together. */
  readonly minor: string
  readonly transfers: bigint
}

const IN_FLIGHT = `select send_currency as currency, sum(send_amount_minor + fee_minor)::text as minor, count(*) as transfers from remittance.transfers
  where workspace_id = $1 and funded_at is not null and status in ('FUNDED', 'PROCESSING', 'FAILED') group by send_currency order by send_currency`

/** What is on its way, for the domain that keeps the books. */
export async function transfersInFlight({ actor, database }: Context): Promise<InFlightRow[]> {
  allow(actor, { kinds: ['service'] })
  return database.read<InFlightRow & Record<string, unknown>>(actor.workspaceId, IN_FLIGHT, [actor.workspaceId])
}
