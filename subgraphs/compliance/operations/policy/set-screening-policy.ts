import { auditRefusal } from '#kernel/audit.ts'
import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import type {
  DecisionsBy,
  Disposition,
  PaymentParty,
  PaymentPolicy,
} from '#compliance/entities/screening-policy.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { PROPOSAL_LIFE_MS } from '#compliance/rules/policy-change.ts'
import { floorIssues } from '#compliance/rules/policy-floors.ts'
import { weakenedFields, type PolicyField } from '#compliance/rules/policy-strength.ts'
import type { PolicyChangeRow } from '#compliance/entities/screening-policy-change.ts'
import {
  addChange,
  addVersion,
  hasOpenChange,
  highestVersion,
  lockPolicy,
  supersedeChanges,
} from '#compliance/policy/policy-versions.ts'
import { alertOfPolicyChange } from '#compliance/policy/policy-alerts.ts'

/** Fields that are left out keep their value, as do null fields except `holdTtlHours` and `homeCountry`. */
export interface SetScreeningPolicy {
  readonly pep?: {
    readonly foreign?: Disposition | null
    readonly domestic?: Disposition | null
    readonly internationalOrg?: Disposition | null
  } | null
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
  readonly decisionsBy?: DecisionsBy | null
}

/** The policy in force, and the change that this call proposed; null when no approval is needed. */
export type PolicySet = PaymentPolicy & { readonly pendingChange: PolicyChangeRow | null }

const set = command(async (tx, input: SetScreeningPolicy): Promise<PolicySet> => {
  const inForce = await lockPolicy(tx)
  const policy = changedPolicy(inForce.policy, input)
  const issues = floorIssues(policy, field => typeof input[field] === 'number')
  if (issues.length > 0) throw invalid(issues)

  const weakens = weakenedFields(inForce.policy, policy)
  if (weakens.length > 0) return { ...inForce.policy, pendingChange: await propose(tx, policy, weakens) }
  if (!isSame(policy, inForce.policy)) {
    await supersedeChanges(tx)
    await addVersion(tx, { policy, effectiveAt: tx.now() })
    tx.emit(events.screening_policy_set, tx.actor.workspaceId, { ...policy })
  }
  return { ...policy, pendingChange: null }
})

async function propose(
  tx: Tx,
  policy: PaymentPolicy,
  weakens: readonly PolicyField[],
): Promise<PolicyChangeRow> {
  if (tx.actor.kind !== 'staff')
    throw refuse('STAFF_REQUIRED', {
      message: `A key cannot make the policy milder (${weakens.join(', ')}); a staff member proposes that.`,
    })
  if (await hasOpenChange(tx)) throw refuse('POLICY_CHANGE_PENDING')
  const { workspaceId, subjectId } = tx.actor
  const at = tx.now()
  const baseVersion = await highestVersion(tx)
  const change: PolicyChangeRow = {
    workspaceId,
    id: newId(),
    status: 'PENDING_APPROVAL',
    baseVersion,
    policy,
    weakens: [...weakens],
    proposedBy: subjectId,
    proposedAt: at,
    expiresAt: new Date(at.getTime() + PROPOSAL_LIFE_MS),
    decidedBy: null,
    decidedAt: null,
    effectiveAt: null,
  }
  await addChange(tx, change)
  tx.emit(events.screening_policy_change_proposed, change.id, {
    changeId: change.id,
    baseVersion,
    weakens,
    policy,
    proposedBy: subjectId,
    expiresAt: change.expiresAt.toISOString(),
  })
  alertOfPolicyChange(tx, change)
  return change
}

/**
 * Changes how payments are screened. A policy that is milder in no field takes effect immediately and ends an open milder change. A
 * policy that is milder in any field is only proposed, by staff, and takes effect after another staff member approves it and the delay
 * passes. Payments that are already held stay held and keep the need for a release, even if the policy becomes milder.
 */
export async function setScreeningPolicy(ctx: Context, input: SetScreeningPolicy): Promise<PolicySet> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  try {
    return await set(ctx, input)
  } catch (error) {
    // An API key's attempt to weaken screening is audited; a failed audit write does not change the response.
    if (error instanceof Refusal && error.code === 'STAFF_REQUIRED')
      await auditRefusal(ctx, 'compliance.setScreeningPolicy', error.code).catch(() => undefined)
    throw error
  }
}

function changedPolicy(
  current: PaymentPolicy,
  { pep, holdTtlHours, homeCountry, parties, ...input }: SetScreeningPolicy,
): PaymentPolicy {
  return {
    pepForeign: pep?.foreign ?? current.pepForeign,
    pepDomestic: pep?.domestic ?? current.pepDomestic,
    pepInternationalOrg: pep?.internationalOrg ?? current.pepInternationalOrg,
    adverseMedia: input.adverseMedia ?? current.adverseMedia,
    weakAlias: input.weakAlias ?? current.weakAlias,
    staleAfterHours: input.staleAfterHours ?? current.staleAfterHours,
    // Null is a value here: the hold has no expiry.
    holdTtlHours: holdTtlHours === undefined ? current.holdTtlHours : holdTtlHours,
    autoReleaseOnFalsePositive: input.autoReleaseOnFalsePositive ?? current.autoReleaseOnFalsePositive,
    parties: parties ? [...new Set(parties)] : current.parties,
    minScore: input.minScore ?? current.minScore,
    blockScore: input.blockScore ?? current.blockScore,
    nameOnlyCap: input.nameOnlyCap ?? current.nameOnlyCap,
    homeCountry: homeCountry === undefined ? current.homeCountry : homeCountry,
    decisionsBy: input.decisionsBy ?? current.decisionsBy,
  }
}

const isSame = (one: PaymentPolicy, other: PaymentPolicy): boolean =>
  one.parties.join() === other.parties.join() &&
  JSON.stringify({ ...one, parties: [] }) === JSON.stringify({ ...other, parties: [] })
