import { command } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import type { AgreementType } from '#remittance/entities/agreement.ts'
import { Corridor } from '#remittance/entities/corridor.ts'
import type { PayoutMethod } from '#remittance/entities/recipient.ts'
import { events } from '#remittance/events.ts'
import type { CorridorRow, Way } from '#remittance/queries/corridors.ts'

export interface SetCorridor extends Way {
  readonly enabled: boolean
  readonly minimumAmount: string
  readonly maximumAmount: string
  readonly marginPpm: number
  readonly feeFixed: string
  readonly feePpm: number
  readonly lockSeconds?: number
  readonly payoutMethods: readonly PayoutMethod[]
  /** No agreement is required when omitted or null. */
  readonly requiredAgreement?: AgreementType | null
}

const UPSERT = `${insertOf(Corridor, 'corridor')}
  on conflict (workspace_id, send_currency, receive_currency, destination_country) do update
    set is_enabled = excluded.is_enabled, minimum_minor = excluded.minimum_minor, maximum_minor = excluded.maximum_minor,
        margin_ppm = excluded.margin_ppm, fee_fixed_minor = excluded.fee_fixed_minor, fee_ppm = excluded.fee_ppm,
        lock_seconds = excluded.lock_seconds, payout_methods = excluded.payout_methods,
        required_agreement = excluded.required_agreement
  returning ${columnsOf(Corridor, 'corridor')}`

/** Creates a corridor or changes its terms. Existing quotes keep their terms. */
export const setCorridor = command(async (tx, input: SetCorridor): Promise<CorridorRow> => {
  allow(tx.actor, { kinds: ['staff'], scope: 'remittance:write' })
  const issues = issuesOf(input)
  if (issues.length > 0) throw invalid(issues)

  const {
    sendCurrency,
    receiveCurrency,
    destinationCountry,
    enabled,
    marginPpm,
    feePpm,
    lockSeconds = 600,
    requiredAgreement = null,
  } = input
  const minor = (amount: string): bigint => toMinor(amount, sendCurrency)
  const corridor = one(
    await tx.sql<CorridorRow>(
      UPSERT,
      valuesOf(Corridor, {
        workspaceId: tx.actor.workspaceId,
        id: newId(),
        sendCurrency,
        receiveCurrency,
        destinationCountry,
        isEnabled: enabled,
        minimumMinor: minor(input.minimumAmount),
        maximumMinor: minor(input.maximumAmount),
        marginPpm: BigInt(marginPpm),
        feeFixedMinor: minor(input.feeFixed),
        feePpm: BigInt(feePpm),
        lockSeconds,
        payoutMethods: [...new Set(input.payoutMethods)],
        requiredAgreement,
        createdAt: tx.now(),
      }),
    ),
  )

  tx.emit(events.corridor_set, corridor.id, {
    id: corridor.id,
    sendCurrency,
    receiveCurrency,
    destinationCountry,
    enabled,
    minimumAmount: input.minimumAmount,
    maximumAmount: input.maximumAmount,
    feeFixed: input.feeFixed,
    feePpm,
    marginPpm,
    lockSeconds,
    payoutMethods: corridor.payoutMethods,
    requiredAgreement,
  })
  return corridor
})

function issuesOf({
  sendCurrency,
  receiveCurrency,
  minimumAmount,
  maximumAmount,
  feeFixed,
  payoutMethods,
}: SetCorridor): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  for (const [field, amount] of Object.entries({ minimumAmount, maximumAmount, feeFixed })) {
    const reason = amountIssue(amount, sendCurrency)
    if (reason) issues.push({ field, reason })
  }
  if (receiveCurrency === sendCurrency)
    issues.push({ field: 'receiveCurrency', reason: 'must differ from the send currency' })
  if (payoutMethods.length === 0)
    issues.push({ field: 'payoutMethods', reason: 'must have at least one item' })
  if (issues.length > 0) return issues
  if (toMinor(minimumAmount, sendCurrency) === 0n)
    issues.push({ field: 'minimumAmount', reason: 'must be more than zero' })
  if (toMinor(maximumAmount, sendCurrency) < toMinor(minimumAmount, sendCurrency))
    issues.push({ field: 'maximumAmount', reason: 'must be at least minimumAmount' })
  return issues
}
