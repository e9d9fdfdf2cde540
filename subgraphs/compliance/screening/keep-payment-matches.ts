import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { PaymentPolicy } from '../entities/screening-policy.ts'
import { looksForPep } from '../rules/payment-effect.ts'
import { keepScreening } from './keep.ts'
import { partyOfPayment, type FreshParty } from './judge-payment.ts'
import type { RiskConfig, ScreeningParts } from './parts.ts'
import { planOf } from './request.ts'
import { matchesOf } from './screen.ts'
import type { WatchlistEntry } from '../watchlists/entry.ts'
import type { SearchedPayment } from './search-payment.ts'

/** Dependencies and risk configuration for the screenings of a payment. */
export interface Reckoning {
  readonly parts: ScreeningParts
  readonly config: RiskConfig
  readonly startedAt: Date
}

interface KeptPayment {
  readonly paymentId: string
  readonly fresh: readonly FreshParty[]
  readonly searched: SearchedPayment
  readonly policy: PaymentPolicy
  readonly reckoning: Reckoning | undefined
  readonly entries: ReadonlyMap<string, WatchlistEntry>
}

const INSERT = `insert into compliance.payment_matches (workspace_id, match_id, payment_id, screening_id, party, source, entry_id, entry_hash, effect, created_at)
  select $1, match_id, $2, $3, $4, source, entry_id, entry_hash, effect, $5
  from unnest($6::uuid[], $7::text[], $8::text[], $9::text[], $10::text[]) as found (match_id, source, entry_id, entry_hash, effect)`

/** Stores a screening for every party with fresh matches, with its open matches and their effects on the payment. */
export async function keepPaymentMatches(tx: Tx, { paymentId, fresh, searched, policy, reckoning, entries }: KeptPayment): Promise<string[]> {
  const screeningIds: string[] = []
  for (const { party, matches } of fresh) {
    const { parts, config, startedAt } = reckoning!
    const [likeliest] = matches
    const found = matchesOf(matches.map(({ hit }) => hit), entries, policy)
    const plan = planOf({
      subject: {
        type: likeliest!.entry.type === 'ORGANIZATION' ? 'ORGANIZATION' : 'INDIVIDUAL', name: party.name, externalId: party.externalId ?? null,
        ...party.role === 'SENDER' && { country: party.country ?? null, dateOfBirth: party.dateOfBirth ?? null },
      },
      lists: looksForPep(policy) ? ['SANCTIONS', 'PEP'] : ['SANCTIONS'], purpose: 'PAYMENT', paymentId,
    }, policy.minScore)
    const { id: screeningId } = await keepScreening(tx, {
      plan, versions: searched.versions, missing: searched.missing, matches: found, suppressed: 0, outdated: [], parts, config, usualThreshold: policy.minScore, startedAt,
    })
    await tx.sql(INSERT, [tx.actor.workspaceId, paymentId, screeningId, partyOfPayment(party), tx.now(),
      found.map(({ id }) => id), found.map(({ source }) => source), found.map(({ entryId }) => entryId), matches.map(({ entryHash }) => entryHash), matches.map(({ effect }) => effect)])
    screeningIds.push(screeningId)
  }
  return screeningIds
}

/** Loads what a screening needs besides its hits; called only when there are hits. */
export const reckoningOf = async (ctx: Context, parts: ScreeningParts): Promise<Reckoning> => ({ parts, config: await parts.riskConfig(ctx), startedAt: ctx.now() })
