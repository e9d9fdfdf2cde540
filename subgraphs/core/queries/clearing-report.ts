import type { Context } from '#kernel/context.ts'
import { formatMinor, toMinor } from '#kernel/money.ts'
import { remittancesInFlight } from '#core/clients/remittance.ts'
import { admitRole } from '#core/rules/rights.ts'
import { systemBalances, type SystemBalanceRow } from './system-balances.ts'

/** Actual and expected balance of the clearing account of one currency. */
export interface RemittanceClearing {
  readonly currency: string
  readonly clearing: string
  readonly inFlight: string
  readonly difference: string
  readonly transfers: number
}

export interface ClearingReport {
  readonly accounts: readonly SystemBalanceRow[]
  readonly remittances: readonly RemittanceClearing[]
  readonly unbooked: number
}

// Events that are not relayed yet, and events whose reaction is not finished.
const UNBOOKED = `select (select count(*) from kernel.outbox where workspace_id = $1 and relayed_at is null
    and type in ('remittance.transfer_funded', 'remittance.transfer_completed', 'remittance.transfer_refunded'))
  + (select count(*) from kernel.reactions where workspace_id = $1 and reaction = 'core.book_remittance') as count`

/**
 * System accounts, and whether the clearing accounts equal the remittances in flight. Steps are booked shortly after they happen, so a
 * difference is meaningful only while no step is unbooked.
 */
export async function clearingReport(ctx: Context): Promise<ClearingReport> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const [inFlight, [unbooked], accounts] = await Promise.all([
    remittancesInFlight(ctx),
    ctx.database.read<{ count: bigint }>(workspaceId, UNBOOKED, [workspaceId]),
    systemBalances(ctx),
  ])
  const clearing = new Map(
    accounts
      .filter(({ kind }) => kind === 'REMITTANCE_CLEARING')
      .map(row => [row.currency, BigInt(row.addedUpMinor) + BigInt(row.waitingMinor)]),
  )
  const currencies = [...new Set([...clearing.keys(), ...inFlight.map(({ currency }) => currency)])].sort()
  const remittances = currencies.map(currency => {
    const flying = inFlight.find(each => each.currency === currency)
    const [held, due] = [clearing.get(currency) ?? 0n, flying ? toMinor(flying.amount, currency) : 0n]
    return {
      currency,
      clearing: formatMinor(held, currency),
      inFlight: formatMinor(due, currency),
      difference: formatMinor(held - due, currency),
      transfers: flying?.transfers ?? 0,
    }
  })
  return { accounts, remittances, unbooked: Number(unbooked!.count) }
}
