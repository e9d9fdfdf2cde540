import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { FeeConfig } from '#core/entities/fee-config.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { feeTerms } from '#core/rules/fee-band.ts'
import { createdBy } from './set-fee.ts'

/** Maximum fees of the Central Bank of Nigeria for electronic transfers to other banks (Guide to Charges by Banks, 2020), without gaps for amounts with kobo. */
const BANDS: readonly (readonly [minAmount: string | null, maxAmount: string | null, feeValue: string])[] = [
  [null, '5000.00', '10'],
  ['5000.01', '50000.00', '25'],
  ['50000.01', null, '50'],
]
const TRANSFER_TYPES = ['INTERBANK', 'NIP'] as const
const CURRENCY = 'NGN'
const VAT_RATE = '7.5'

const ANY = 'select 1 from core.fee_configs where workspace_id = $1 limit 1'
const INSERT = insertOf(FeeConfig, 'config')

/** Creates the standard fees of transfers to other banks. Does nothing if the workspace ever had fees. */
export const seedFees = command(async (tx): Promise<void> => {
  const { workspaceId } = tx.actor
  if ((await tx.sql(ANY, [workspaceId])).length > 0) return
  await lockPolicy(tx)
  for (const transferType of TRANSFER_TYPES)
    for (const [minAmount, maxAmount, feeValue] of BANDS) {
      await tx.sql(
        INSERT,
        valuesOf(FeeConfig, {
          workspaceId,
          id: newId(),
          transactionType: 'TRANSFER',
          transferType,
          currency: CURRENCY,
          feeType: 'FLAT',
          ...feeTerms(
            {
              transactionType: 'TRANSFER',
              transferType,
              minAmount,
              maxAmount,
              feeType: 'FLAT',
              feeValue,
              vatRate: VAT_RATE,
            },
            CURRENCY,
          ),
          version: 1,
          createdBy: createdBy(tx),
          createdAt: tx.now(),
          replacedAt: null,
        }),
      )
    }
  await advancePolicyVersion(tx)
})
