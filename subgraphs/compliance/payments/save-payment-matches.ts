import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { isPepSearched } from '#compliance/rules/payment-effect.ts'
import { storeScreening } from '#compliance/screening/pipeline.ts'
import { partyOfPayment, type FreshParty } from './decide-screening.ts'
import type { AssessedTransaction } from '#compliance/risk/assessment.ts'
import type { RiskConfig } from '#compliance/risk/risk-config.ts'
import type { ScreeningDependencies } from '#compliance/screening/dependencies.ts'
import { planOf } from '#compliance/screening/plan-screening.ts'
import { buildMatches } from '#compliance/screening/build-matches.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { SearchedPayment } from './search-payment.ts'

/** Dependencies and risk configuration for the screenings of a payment. */
export interface Computation {
  readonly dependencies: ScreeningDependencies
  readonly config: RiskConfig
  readonly startedAt: Date
}

interface PaymentMatches {
  readonly paymentId: string
  readonly fresh: readonly FreshParty[]
  readonly searched: SearchedPayment
  readonly policy: PaymentPolicy
  readonly computation: Computation | undefined
  readonly entries: ReadonlyMap<string, WatchlistEntry>
  /** The payment, for rulesets. */
  readonly transaction?: AssessedTransaction | undefined
}

const INSERT = `insert into compliance.payment_matches (workspace_id, match_id, payment_id, screening_id, party, source, entry_id, entry_hash, effect, created_at)
  select $1, match_id, $2, $3, $4, source, entry_id, entry_hash, effect, $5
  from unnest($6::uuid[], $7::text[], $8::text[], $9::text[], $10::text[]) as found (match_id, source, entry_id, entry_hash, effect)`

/** Stores a screening for every party with fresh matches, with its open matches and their effects on the payment. */
export async function savePaymentMatches(
  tx: Tx,
  { paymentId, fresh, searched, policy, computation, entries, transaction }: PaymentMatches,
): Promise<string[]> {
  const screeningIds: string[] = []
  for (const { party, matches } of fresh) {
    const { dependencies, config, startedAt } = computation!
    const [likeliest] = matches
    const found = buildMatches(
      matches.map(({ hit }) => hit),
      entries,
      policy,
    )
    const plan = planOf(
      {
        subject: {
          type: likeliest!.entry.type === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL',
          name: party.name,
          externalId: party.externalId ?? null,
          ...(party.role === 'SENDER' && {
            country: party.country ?? null,
            dateOfBirth: party.dateOfBirth ?? null,
          }),
        },
        lists: isPepSearched(policy) ? ['SANCTIONS', 'PEP'] : ['SANCTIONS'],
        purpose: 'PAYMENT',
        ...(transaction && { transaction }),
        paymentId,
      },
      policy.minScore,
    )
    const { id: screeningId } = await storeScreening(tx, {
      plan,
      versions: searched.versions,
      missing: searched.missing,
      matches: found,
      suppressed: 0,
      outdatedPairIds: [],
      dependencies,
      config,
      usualThreshold: policy.minScore,
      startedAt,
    })
    await tx.sql(INSERT, [
      tx.actor.workspaceId,
      paymentId,
      screeningId,
      partyOfPayment(party),
      tx.now(),
      found.map(({ id }) => id),
      found.map(({ source }) => source),
      found.map(({ entryId }) => entryId),
      matches.map(({ entryHash }) => entryHash),
      matches.map(({ effect }) => effect),
    ])
    screeningIds.push(screeningId)
  }
  return screeningIds
}

/** Loads what a screening needs besides its hits; called only when there are hits. */
export const computationOf = async (
  ctx: Context,
  dependencies: ScreeningDependencies,
): Promise<Computation> => ({
  dependencies,
  config: await dependencies.riskConfig(ctx),
  startedAt: ctx.now(),
})
