import type { Context } from '#kernel/context.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { systemBalances, type SystemBalanceRow } from '#core/queries/system-balances.ts'
import { valueOfPosition, type Position, type PositionValue } from '#core/rules/currencies/position.ts'
import { admitRole } from '#core/rules/rights.ts'
import { exchangeRates } from './exchange-rates.ts'

/** The tenant's own money at one moment. */
export interface Treasury {
  readonly currency: string
  readonly at: Date
}

export async function treasury(ctx: Context): Promise<Treasury> {
  admitRole(ctx.actor, 'manager')
  const { baseCurrency } = await policyOf(ctx)
  return { currency: baseCurrency, at: ctx.now() }
}

export interface PositionRow extends Position, PositionValue {
  readonly ownCurrency: string
}

/** The position in each foreign currency that has been converted, by currency. All balances are of one snapshot. */
export async function positionsOf(
  ctx: Context,
  { currency: ownCurrency, at }: Treasury,
): Promise<PositionRow[]> {
  const [balances, rates] = await Promise.all([systemBalances(ctx), exchangeRates(ctx, { at })])
  const bookValues = new Map(
    balances
      .filter(({ kind }) => kind === 'FX_COUNTER_VALUE')
      .map(row => [row.counterCurrency!, -balanceOf(row)]),
  )
  return balances
    .filter(({ kind }) => kind === 'FX_POSITION')
    .map(row => {
      const position = {
        currency: row.currency,
        positionMinor: balanceOf(row),
        bookValueMinor: bookValues.get(row.currency) ?? 0n,
      }
      return { ...position, ...valueOfPosition(position, rates, ownCurrency), ownCurrency }
    })
}

const balanceOf = ({ addedUpMinor, waitingMinor }: SystemBalanceRow): bigint =>
  BigInt(addedUpMinor) + BigInt(waitingMinor)
