import type { Context } from '#kernel/context.ts'
import type { ScreenedParty } from '../entities/payment-screening.ts'
import type { PaymentPolicy } from '../queries/screening-policy.ts'
import { allowedPairs, isOf, names, stands } from './allowed.ts'
import { entriesIn, type VersionedKey } from './entries.ts'
import type { Judged } from './judge-payment.ts'
import { reckoningOf, type Reckoning } from './keep-payment-matches.ts'
import { partsOf } from './parts.ts'
import { searchPayment } from './search-payment.ts'

interface LookAtPayment {
  readonly paymentId: string
  readonly parties: readonly ScreenedParty[]
  readonly policy: PaymentPolicy
}

/** All that a payment is judged by and that stands outside of its own rows. */
export type LookedAt = Omit<Judged, 'known' | 'isDenied' | 'needsRelease' | 'releasedMatchIds'> & {
  /** Undefined where nothing was found. */
  readonly reckoning: Reckoning | undefined
}

const COUNT = 'select count(*)::int as known from compliance.payment_matches where workspace_id = $1 and payment_id = $2'

/** What the lists say of a payment's parties, and whom analysts have told apart from whom. */
export async function lookAtPayment(ctx: Context, { paymentId, parties, policy }: LookAtPayment): Promise<LookedAt> {
  const { workspaceId } = ctx.actor
  const subjects = parties.map(({ externalId = null }) => ({ subjectId: null, externalId }))
  const [[count], pairs] = await Promise.all([ctx.database.read<{ known: number }>(workspaceId, COUNT, [workspaceId, paymentId]), allowedPairs(ctx, subjects)])
  const searched = await searchPayment(ctx, { parties, policy, settled: (count?.known ?? 0) + pairs.length })
  const hits = searched.parties.flatMap(party => party.hits)
  if (hits.length === 0) return { searched, policy, entries: new Map(), reckoning: undefined, isAllowed: () => false }

  const [entries, reckoning] = await Promise.all([
    entriesIn(ctx, hits.map(({ source, entryId }): VersionedKey => ({ source, entryId, version: searched.versions[source] ?? '' }))),
    reckoningOf(ctx, partsOf(ctx)),
  ])
  return {
    searched, policy, entries, reckoning,
    isAllowed: ({ externalId = null }, hit, entry) => pairs.some(pair => isOf(pair, { subjectId: null, externalId }) && names(pair, hit, entry) && stands(pair, entry)),
  }
}
