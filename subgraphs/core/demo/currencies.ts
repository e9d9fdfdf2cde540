import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { ExchangeRate } from '#core/entities/currencies/exchange-rate.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { nextLedgerSequence } from '#core/ledger/journals/next-ledger-sequence.ts'
import { addCorridor } from '#core/operations/currencies/create-conversion-corridor.ts'
import { createdBy } from '#core/operations/pricing/set-fee.ts'
import { NEW_CORRIDOR } from '#core/rules/currencies/corridor-terms.ts'

const OWN = 'NGN'

/** Naira for one unit: BUY, MID and SELL. */
const RATES: Readonly<Record<string, readonly [buy: string, mid: string, sell: string]>> = {
  USD: ['1590', '1600', '1610'],
  EUR: ['1720', '1735', '1750'],
  GBP: ['2010', '2030', '2050'],
  JPY: ['10.3', '10.4', '10.5'],
  KWD: ['5175', '5205', '5235'],
}
const TYPES = ['BUY', 'MID', 'SELL'] as const
const EFFECTIVE_FROM = new Date('2026-01-01T00:00:00Z')

const ANY = `select 1 where exists (select 1 from core.exchange_rates where workspace_id = $1)
  or exists (select 1 from core.corridors where workspace_id = $1)`
const NEVER_AGE = 'update core.policies set rate_ttl_hours = null where workspace_id = $1'
const INSERT = insertOf(ExchangeRate, 'rate')

const seed = command(
  async tx => {
    const { workspaceId } = tx.actor
    await lockPolicy(tx)
    if ((await tx.sql(ANY, [workspaceId])).length > 0) return
    const ledgerSequence = await nextLedgerSequence(tx)
    for (const [baseCurrency, rates] of Object.entries(RATES))
      for (const [index, rate] of rates.entries())
        await tx.sql(
          INSERT,
          valuesOf(ExchangeRate, {
            workspaceId,
            id: newId(),
            baseCurrency,
            quoteCurrency: OWN,
            rateType: TYPES[index]!,
            rate,
            effectiveFrom: EFFECTIVE_FROM,
            source: 'demo',
            createdBy: createdBy(tx),
            createdAt: tx.now(),
            ledgerSequence,
          }),
        )
    const currencies = [OWN, ...Object.keys(RATES)]
    for (const sourceCurrency of currencies)
      for (const targetCurrency of currencies)
        if (sourceCurrency !== targetCurrency)
          await addCorridor(tx, { sourceCurrency, targetCurrency, ...NEW_CORRIDOR })
    await tx.sql(NEVER_AGE, [workspaceId])
    await advancePolicyVersion(tx)
  },
  { storage: 'one-time' },
)

const SEEDED = 'select 1 from core.exchange_rates where workspace_id = $1 limit 1'

/** Creates rates and corridors between the currencies of the demo accounts, without spread. The rates never age. */
export async function demoCurrencies(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  if ((await ctx.database.read(workspaceId, SEEDED, [workspaceId])).length === 0) await seed(ctx, undefined)
}
