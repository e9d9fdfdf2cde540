import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { Profile } from '#sentinel/entities/profile.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { sealProfile, type ElderProfile, type ProfileDetails } from '#sentinel/profiles/details.ts'
import { saveNameWords } from '#sentinel/profiles/name-words.ts'
import { profileIssues } from '#sentinel/profiles/profile-input.ts'
import { detailsOf, lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type SentinelSettingsValues } from '#sentinel/profiles/settings.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { CreateElderProfile } from './create-elder-profile.ts'

export type UpdateElderProfile = {
  readonly [Name in keyof Omit<CreateElderProfile, 'customerId' | 'status'>]?: CreateElderProfile[Name] | null
} & { readonly id: string; readonly assignedTo?: string | null }

const UPDATE = updateOf(Profile, 'profile', [
  'details',
  'enrollmentReason',
  'country',
  'timeZone',
  'vulnerabilityFlags',
  'linkedAccountIds',
  'assignedTo',
  'updatedAt',
])

/** Fields that null cannot clear. */
const REQUIRED = [
  'customerName',
  'dateOfBirth',
  'enrollmentReason',
  'country',
  'timeZone',
  'vulnerabilityFlags',
  'linkedAccountIds',
] as const

const consentOf = (
  given: UpdateElderProfile['consent'],
  before: ProfileDetails['consent'],
): ProfileDetails['consent'] =>
  given === undefined
    ? before
    : given && { givenBy: given.givenBy, at: given.at.toISOString(), document: given.document ?? null }

/** The profile with the given fields changed. */
function changed(before: ElderProfile, details: ProfileDetails, given: UpdateElderProfile): ElderProfile {
  return {
    ...before,
    enrollmentReason: given.enrollmentReason ?? before.enrollmentReason,
    country: given.country ?? before.country,
    timeZone: given.timeZone ?? before.timeZone,
    vulnerabilityFlags: [...new Set(given.vulnerabilityFlags ?? before.vulnerabilityFlags)],
    linkedAccountIds: [...new Set(given.linkedAccountIds ?? before.linkedAccountIds)],
    assignedTo: given.assignedTo === undefined ? before.assignedTo : given.assignedTo,
    details: {
      customerName: given.customerName ?? details.customerName,
      dateOfBirth: given.dateOfBirth ?? details.dateOfBirth,
      consent: consentOf(given.consent, details.consent),
      notes: given.notes === undefined ? details.notes : given.notes,
    },
  }
}

/** Names of the fields that differ, in order. */
const changedFields = (before: ElderProfile, after: ElderProfile): string[] =>
  [
    ...(
      [
        'enrollmentReason',
        'country',
        'timeZone',
        'vulnerabilityFlags',
        'linkedAccountIds',
        'assignedTo',
      ] as const
    ).filter(name => !isDeepStrictEqual(before[name], after[name])),
    ...(['customerName', 'dateOfBirth', 'consent', 'notes'] as const).filter(
      name => !isDeepStrictEqual(before.details?.[name], after.details?.[name]),
    ),
  ].sort()

/** Changes the given fields of a profile; null clears optional ones. */
export const updateElderProfile = command(
  async (tx, { id, ...given }: UpdateElderProfile): Promise<ElderProfile> => {
    admitWriter(tx.actor)
    const before = await lockProfile(tx, id)
    const details = detailsOf(before)
    const [settings = DEFAULT_SETTINGS] = await tx.sql<SentinelSettingsValues>(READ_SETTINGS, [
      tx.actor.workspaceId,
    ])
    const after = changed(before, details, { id, ...given })
    const cleared = REQUIRED.filter(name => given[name] === null).map((field): ValidationIssue => ({
      field,
      reason: 'must not be null',
    }))
    const isReasonGiven = given.enrollmentReason !== undefined || given.dateOfBirth !== undefined
    const issues = profileIssues(
      { ...after, dateOfBirth: after.details!.dateOfBirth, consentAt: given.consent?.at ?? null },
      // A profile that was enrolled under a lower threshold stays valid.
      { at: tx.now(), ageThreshold: isReasonGiven ? settings.ageThreshold : 0 },
    )
    if (cleared.length + issues.length > 0) throw invalid([...cleared, ...issues])

    const fields = changedFields(before, after)
    if (fields.length === 0) return before
    const row = { ...after, details: sealProfile(tx.keys, before, after.details!), updatedAt: tx.now() }
    await tx.sql(UPDATE.text, UPDATE.values(before, row))
    if (fields.includes('customerName')) await saveNameWords(tx, id, after.details!.customerName)
    addProfileEvent(tx, id, 'PROFILE_UPDATED')
    tx.emit(events.profile_updated, id, {
      profileId: id,
      customerId: before.customerId,
      changedFields: fields,
    })
    return { ...after, updatedAt: tx.now() }
  },
)
