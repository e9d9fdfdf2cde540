import { command, type Tx } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { platformCustomerIdOf } from '#sentinel/clients/identity.ts'
import { Profile, type ProfileRow } from '#sentinel/entities/profile.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { sealProfile, type ElderProfile, type ProfileDetails } from '#sentinel/profiles/details.ts'
import { saveNameWords } from '#sentinel/profiles/name-words.ts'
import { profileIssues } from '#sentinel/profiles/profile-input.ts'
import { publishProfile } from '#sentinel/profiles/publish-profile.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type SentinelSettingsValues } from '#sentinel/profiles/settings.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { EnrollmentReason, VulnerabilityFlag } from '#sentinel/schema.gen.ts'

export interface CreateElderProfile {
  readonly customerId: string
  readonly customerName: string
  readonly dateOfBirth: string
  readonly enrollmentReason: EnrollmentReason
  readonly country?: string | null
  readonly timeZone?: string | null
  readonly vulnerabilityFlags?: readonly VulnerabilityFlag[] | null
  readonly linkedAccountIds?: readonly string[] | null
  readonly consent?: { readonly givenBy: string; readonly at: Date; readonly document?: string | null } | null
  readonly notes?: string | null
  readonly status?: 'ACTIVE' | 'PENDING_CONSENT' | null
}

const INSERT = `${insertOf(Profile, 'profile')} on conflict (workspace_id, customer_id) do nothing returning ${columnsOf(Profile, 'profile')}`

/**
 * Enrols a customer. The unique customer id makes one profile of concurrent requests. When identity does not respond, or does not have the
 * customer yet, reactions link the profile later.
 */
export const createElderProfile = command({
  async prepare(ctx: Context, { customerId }: CreateElderProfile): Promise<string | null> {
    admitWriter(ctx.actor)
    return platformCustomerIdOf(ctx, customerId).catch(() => null)
  },
  write: enrol,
})

async function enrol(
  tx: Tx,
  { consent = null, ...input }: CreateElderProfile,
  platformCustomerId: string | null,
): Promise<ElderProfile> {
  const { workspaceId } = tx.actor
  const [settings = DEFAULT_SETTINGS] = await tx.sql<SentinelSettingsValues>(READ_SETTINGS, [workspaceId])
  const timeZone = input.timeZone ?? 'UTC'
  const issues = profileIssues(
    { ...input, timeZone, consentAt: consent?.at ?? null },
    { at: tx.now(), ageThreshold: settings.ageThreshold },
  )
  if (issues.length > 0) throw invalid(issues)

  const id = newId()
  const details: ProfileDetails = {
    customerName: input.customerName,
    dateOfBirth: input.dateOfBirth,
    consent: consent && {
      givenBy: consent.givenBy,
      at: consent.at.toISOString(),
      document: consent.document ?? null,
    },
    notes: input.notes ?? null,
  }
  const status = input.status ?? 'ACTIVE'
  const [added] = await tx.sql<ProfileRow>(
    INSERT,
    valuesOf(Profile, {
      workspaceId,
      id,
      customerId: input.customerId,
      platformCustomerId,
      details: sealProfile(tx.keys, { workspaceId, id }, details),
      enrollmentReason: input.enrollmentReason,
      status,
      country: input.country ?? 'US',
      timeZone,
      vulnerabilityFlags: [...new Set(input.vulnerabilityFlags)],
      linkedAccountIds: [...new Set(input.linkedAccountIds)],
      riskScoreMax: 0,
      enrolledAt: status === 'ACTIVE' ? tx.now() : null,
      createdBy: actingPerson(tx.actor).by,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }),
  )
  if (!added) throw refuse('PROFILE_EXISTS')
  await saveNameWords(tx, id, input.customerName)
  addProfileEvent(tx, id, 'PROFILE_CREATED')
  const profile = { ...added, details }
  publishProfile(tx, events.profile_created, { ...profile, riskScore: 0 })
  return profile
}
