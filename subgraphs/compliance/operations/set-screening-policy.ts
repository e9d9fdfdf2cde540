import { command } from '#kernel/command.ts'
import { insertOf, valuesOf, type Row } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, type Fault } from '#kernel/refusals.ts'
import { ScreeningPolicy, type Disposition, type PaymentParty } from '../entities/screening-policy.ts'
import { events } from '../events.ts'
import { DEFAULT_POLICY, READ_POLICY, type PaymentPolicy } from '../queries/screening-policy.ts'

/** What is left out, or null where null says nothing, stays as it is. */
export interface SetScreeningPolicy {
  readonly pep?: { readonly foreign?: Disposition | null; readonly domestic?: Disposition | null; readonly internationalOrg?: Disposition | null } | null
  readonly adverseMedia?: Disposition | null
  readonly weakAlias?: 'IGNORE' | 'REVIEW' | null
  readonly onUnavailable?: 'HOLD' | null
  readonly staleAfterHours?: number | null
  readonly holdTtlHours?: number | null
  readonly autoReleaseOnFalsePositive?: boolean | null
  readonly parties?: readonly PaymentParty[] | null
  readonly minScore?: number | null
  readonly blockScore?: number | null
  readonly nameOnlyCap?: number | null
  readonly homeCountry?: string | null
}

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
const SAVE = `${insertOf(ScreeningPolicy, 'policy')}
  on conflict (workspace_id) do update set
    pep_foreign = excluded.pep_foreign, pep_domestic = excluded.pep_domestic, pep_international_org = excluded.pep_international_org,
    adverse_media = excluded.adverse_media, weak_alias = excluded.weak_alias, stale_after_hours = excluded.stale_after_hours,
    hold_ttl_hours = excluded.hold_ttl_hours, auto_release_on_false_positive = excluded.auto_release_on_false_positive,
    parties = excluded.parties, min_score = excluded.min_score, block_score = excluded.block_score, name_only_cap = excluded.name_only_cap, home_country = excluded.home_country,
    updated_at = excluded.updated_at, updated_by = excluded.updated_by`

/**
 * Changes how payments are screened from now on. A match that holds a payment already holds it on, and one that needs a release
 * needs it on, however mild the policy becomes. What only waits for the lists is searched again by the policy of that moment.
 */
export const setScreeningPolicy = command(async (tx, input: SetScreeningPolicy): Promise<PaymentPolicy> => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  const { workspaceId } = tx.actor
  await tx.sql(LOCK, [`compliance.screening_policies:${workspaceId}`])
  const [standing] = await tx.sql<Row<typeof ScreeningPolicy>>(READ_POLICY, [workspaceId])
  const policy = changed(standing ?? DEFAULT_POLICY, input)
  const faults = faultsOf(policy, input)
  if (faults.length > 0) throw invalid(faults)

  await tx.sql(SAVE, valuesOf(ScreeningPolicy, { ...policy, workspaceId, updatedAt: tx.now(), updatedBy: tx.actor.subjectId }))
  tx.emit(events.screening_policy_set, workspaceId, { ...policy })
  return policy
})

function changed(standing: PaymentPolicy, { pep, holdTtlHours, homeCountry, parties, ...input }: SetScreeningPolicy): PaymentPolicy {
  return {
    pepForeign: pep?.foreign ?? standing.pepForeign,
    pepDomestic: pep?.domestic ?? standing.pepDomestic,
    pepInternationalOrg: pep?.internationalOrg ?? standing.pepInternationalOrg,
    adverseMedia: input.adverseMedia ?? standing.adverseMedia,
    weakAlias: input.weakAlias ?? standing.weakAlias,
    staleAfterHours: input.staleAfterHours ?? standing.staleAfterHours,
    // Null is an answer here: held until somebody has decided.
    holdTtlHours: holdTtlHours === undefined ? standing.holdTtlHours : holdTtlHours,
    autoReleaseOnFalsePositive: input.autoReleaseOnFalsePositive ?? standing.autoReleaseOnFalsePositive,
    parties: parties ? [...new Set(parties)] : standing.parties,
    minScore: input.minScore ?? standing.minScore,
    blockScore: input.blockScore ?? standing.blockScore,
    nameOnlyCap: input.nameOnlyCap ?? standing.nameOnlyCap,
    homeCountry: homeCountry === undefined ? standing.homeCountry : homeCountry,
  }
}

function faultsOf({ minScore, blockScore }: PaymentPolicy, input: SetScreeningPolicy): Fault[] {
  return [
    // Of the others hardly any payment tells: the lists would be asked about nobody.
    ...input.parties && !input.parties.some(party => party === 'PAYER' || party === 'PAYEE') ? [{ field: 'parties', reason: 'must name PAYER or PAYEE' }] : [],
    ...blockScore < minScore ? [{
      field: typeof input.blockScore === 'number' ? 'blockScore' : 'minScore',
      reason: typeof input.blockScore === 'number' ? `must not be below the score of a match (${minScore})` : `must not be above the score that blocks (${blockScore})`,
    }] : [],
  ]
}
