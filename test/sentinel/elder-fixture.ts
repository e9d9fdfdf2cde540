import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import { createElderProfile } from '#sentinel/operations/profiles/create-elder-profile.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { recordSignals, type Finding, type RecordedSignal } from '#sentinel/signals/record-signals.ts'
import { world, type World } from '#test/support/world.ts'

export interface ElderFixture extends World {
  /** A staff member who may write. */
  analyst(parts?: { readonly subjectId?: string }): Context
  /** Enrols a customer; returns the id of the profile. */
  profile(customerId?: string): Promise<string>
  /** Records findings of invented rules. */
  record(profileId: string, findings: readonly Partial<Finding>[]): Promise<readonly RecordedSignal[]>
}

const record = command(
  async (
    tx,
    { profileId, findings }: { readonly profileId: string; readonly findings: readonly Finding[] },
  ) => recordSignals(tx, await lockProfile(tx, profileId), findings),
)

/** A fresh tenant with analysts, enrolled customers, and findings of invented rules. */
export async function elderFixture(): Promise<ElderFixture> {
  const here = await world()
  const analyst: ElderFixture['analyst'] = parts =>
    here.as({ kind: 'staff', scopes: ['sentinel:write'], ...parts })
  return {
    ...here,
    analyst,
    async profile(customerId = newId()) {
      const { id } = await createElderProfile(analyst(), {
        customerId,
        customerName: 'Eleanor Whitfield',
        dateOfBirth: '1941-03-09',
        enrollmentReason: 'AGE_THRESHOLD',
      })
      return id
    },
    record: (profileId, findings) =>
      record(here.platformContext, {
        profileId,
        findings: findings.map(each => finding({ at: here.platform.source.now(), ...each })),
      }),
  }
}

/** An invented rule. */
export const rule = (parts: Partial<EnabledDetectionRule> = {}): EnabledDetectionRule => ({
  id: newId(),
  code: 'INVENTED',
  ruleType: 'AMOUNT_THRESHOLD',
  severity: 'MEDIUM',
  weight: 0.5,
  signalCategory: 'LARGE_TRANSFER',
  parameters: {},
  fincenFlags: ['F11'],
  isStandard: false,
  version: 1,
  ...parts,
})

/** A finding without a rule, of medium severity, unless the parts say otherwise. */
export const finding = (parts: Partial<Finding> & Pick<Finding, 'at'>): Finding => ({
  rule: null,
  signalCategory: 'LARGE_TRANSFER',
  severity: 'MEDIUM',
  weight: 0.5,
  confidence: 1,
  reason: 'An invented reason.',
  observed: { amount: '900.00' },
  threshold: { amount: '500.00' },
  window: null,
  transactionIds: [],
  ...parts,
})
