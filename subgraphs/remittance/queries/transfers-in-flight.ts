import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'

/** Funded transfers of a currency that are neither paid out nor refunded. */
export interface InFlightRow {
  readonly currency: string
  /** Sum of amounts and fees. */
  readonly minor: string
  readonly transfers: bigint
}

const IN_FLIGHT = `select send_currency as currency, sum(send_amount_minor + fee_minor)::text as minor, count(*) as transfers from remittance.transfers
  where workspace_id = $1 and funded_at is not null and status in ('FUNDED', 'PROCESSING', 'FAILED') group by send_currency order by send_currency`

/** Totals of the funded transfers under way, for core banking's ledger. */
export async function transfersInFlight({ actor, database }: Context): Promise<InFlightRow[]> {
  allow(actor, { kinds: ['service'] })
  return database.read<InFlightRow>(actor.workspaceId, IN_FLIGHT, [actor.workspaceId])
}
