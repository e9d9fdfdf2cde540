import {
  type PolicyVersionRow,
  ScreeningPolicyVersion,
  type PaymentPolicy,
} from '#compliance/entities/screening-policy.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import { withFloors } from '#compliance/rules/policy-floors.ts'

/** A policy with its version number; 0 is the platform's default policy. */
export interface PolicyInForce {
  readonly version: number
  readonly policy: PaymentPolicy
}

/**
 * Default policy: every match holds the payment, and a hold without a decision expires after a week. Only a workspace that knows
 * its politically exposed persons (FATF recommendation 12) can allow immediate payments to them.
 */
export const DEFAULT_POLICY: PaymentPolicy = {
  pepForeign: 'HOLD',
  pepDomestic: 'HOLD',
  pepInternationalOrg: 'HOLD',
  adverseMedia: 'REVIEW',
  weakAlias: 'REVIEW',
  staleAfterHours: 48,
  holdTtlHours: 168,
  autoReleaseOnFalsePositive: true,
  parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'],
  minScore: 70,
  blockScore: 85,
  nameOnlyCap: 100,
  homeCountry: null,
  decisionsBy: 'ANY',
}

/**
 * A later version overrides an earlier one, also an approved version that is not yet in force. A version that took effect immediately
 * counts regardless of the clock, so that a process with a slow clock, or a change that waited for the lock, does not miss it.
 */
const READ_IN_FORCE =
  sharedRead(`select ${columnsOf(ScreeningPolicyVersion, 'policy')} from compliance.screening_policy_versions policy
  where workspace_id = $1 and (change_id is null or effective_at <= $2) order by version desc limit 1`)

type Read = (text: string, values: readonly unknown[]) => Promise<PolicyVersionRow[]>

/** The policy in force, raised to the floors. It is computed from the stored versions and the time, so it needs no job. */
export async function policyInForce(
  read: Read,
  { workspaceId, at }: { readonly workspaceId: string; readonly at: Date },
): Promise<PolicyInForce> {
  const [stored] = await read(READ_IN_FORCE, [workspaceId, at])
  if (!stored) return { version: 0, policy: DEFAULT_POLICY }
  return { version: stored.version, policy: withFloors(policyOf(stored)) }
}

/** The settings of a policy without the other columns of its version. */
export const policyOf = ({
  pepForeign,
  pepDomestic,
  pepInternationalOrg,
  adverseMedia,
  weakAlias,
  staleAfterHours,
  holdTtlHours,
  autoReleaseOnFalsePositive,
  parties,
  minScore,
  blockScore,
  nameOnlyCap,
  homeCountry,
  decisionsBy,
}: PaymentPolicy): PaymentPolicy => ({
  pepForeign,
  pepDomestic,
  pepInternationalOrg,
  adverseMedia,
  weakAlias,
  staleAfterHours,
  holdTtlHours,
  autoReleaseOnFalsePositive,
  parties,
  minScore,
  blockScore,
  nameOnlyCap,
  homeCountry,
  decisionsBy,
})

/** The policy in force, for internal use without authorisation. */
export async function paymentPolicy({
  database,
  actor: { workspaceId },
  now,
}: Pick<Context, 'database' | 'actor' | 'now'>): Promise<PaymentPolicy> {
  const { policy } = await policyInForce((text, values) => database.read(workspaceId, text, values), {
    workspaceId,
    at: now(),
  })
  return policy
}
