import type { Context } from '#kernel/context.ts'
import type { ScreenedParty } from '#compliance/entities/payment-screening.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import type { AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import { loadAllowedPairs, isPairOf } from '#compliance/allow-list/load-pairs.ts'
import { countEntries, isAboutEntry, isEntryUnchanged } from '#compliance/allow-list/suppress-hits.ts'
import { nameHash } from '#compliance/allow-list/subject-fingerprint.ts'
import { loadEntries, type VersionedKey } from '#compliance/watchlists/store/load-entries.ts'
import type { ScreeningToDecide } from './decide-screening.ts'
import { computationOf, type Computation } from './save-payment-matches.ts'
import { dependenciesOf } from '#compliance/screening/dependencies.ts'
import { searchPayment } from './search-payment.ts'

interface PaymentParties {
  readonly paymentId: string
  readonly parties: readonly ScreenedParty[]
  readonly policy: PaymentPolicy
}

/** The evidence for the outcome of a payment that is read before its own rows are locked. */
export type PaymentEvidence = Omit<
  ScreeningToDecide,
  'known' | 'isDenied' | 'needsRelease' | 'releasedMatchIds'
> & {
  /** Undefined when the search found no hits. */
  readonly computation: Computation | undefined
}

const COUNT =
  'select count(*)::int as known from compliance.payment_matches where workspace_id = $1 and payment_id = $2'

/** Searches the lists for the parties of a payment, and reads the allow-list pairs that apply to them. */
export async function gatherPaymentEvidence(
  ctx: Context,
  { paymentId, parties, policy }: PaymentParties,
): Promise<PaymentEvidence> {
  const { workspaceId } = ctx.actor
  const subjects = parties.map(({ externalId = null }) => ({ subjectId: null, externalId }))
  const [[count], every] = await Promise.all([
    ctx.database.read<{ known: number }>(workspaceId, COUNT, [workspaceId, paymentId]),
    loadAllowedPairs(ctx, subjects),
  ])
  const named = new Map(
    parties.map(({ name }) => [name, every.length === 0 ? null : nameHash(ctx.keys, workspaceId, name)]),
  )
  // A pair applies only to the name that the analyst reviewed.
  const isOfParty = (pair: AllowedPairRow, { name, externalId = null }: ScreenedParty): boolean =>
    isPairOf(pair, { subjectId: null, externalId }) &&
    pair.nameHash !== null &&
    pair.nameHash === named.get(name)
  const pairs = every.filter(pair => parties.some(party => isOfParty(pair, party)))
  const searched = await searchPayment(ctx, {
    parties,
    policy,
    settled: (count?.known ?? 0) + countEntries(pairs),
  })
  const hits = searched.parties.flatMap(party => party.hits)
  if (hits.length === 0)
    return { searched, policy, entries: new Map(), computation: undefined, isAllowed: () => false }

  const [entries, computation] = await Promise.all([
    loadEntries(
      ctx,
      hits.map(({ source, entryId }): VersionedKey => ({
        source,
        entryId,
        version: searched.versions[source] ?? '',
      })),
    ),
    computationOf(ctx, dependenciesOf(ctx)),
  ])
  return {
    searched,
    policy,
    entries,
    computation,
    isAllowed: (party, hit, entry) =>
      pairs.some(
        pair => isOfParty(pair, party) && isAboutEntry(pair, hit, entry) && isEntryUnchanged(pair, entry),
      ),
  }
}
