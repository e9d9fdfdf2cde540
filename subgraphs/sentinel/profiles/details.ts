import { localDay } from '#kernel/local-day.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { ProfileRow } from '#sentinel/entities/profile.ts'
import { ageOn } from '#sentinel/rules/age.ts'

/** Consent as it was given; `at` is RFC 3339. */
export interface Consent {
  readonly givenBy: string
  readonly at: string
  readonly document: string | null
}

/** Personal data of a profile, stored encrypted. `dateOfBirth` is YYYY-MM-DD. */
export interface ProfileDetails {
  readonly customerName: string
  readonly dateOfBirth: string
  readonly consent: Consent | null
  readonly notes: string | null
}

/** A profile with decrypted details; `details` is null once the customer was erased. */
export type ElderProfile = Omit<ProfileRow, 'details'> & { readonly details: ProfileDetails | null }

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string => `sentinel.profiles:${workspaceId}:${id}`

export const sealProfile = (keys: Keyring, row: RowKey, details: ProfileDetails): string =>
  keys.seal(row.workspaceId, JSON.stringify(details), encryptionContextOf(row))

export const decryptProfile = (keys: Keyring, { details, ...row }: ProfileRow): ElderProfile => ({
  ...row,
  details:
    details === null
      ? null
      : (JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as ProfileDetails),
})

/** Age in whole years at a time, in the profile's time zone; null once the customer was erased. */
export const ageOfProfile = (
  { details, timeZone }: Pick<ElderProfile, 'details' | 'timeZone'>,
  at: Date,
): number | null => details && ageOn(details.dateOfBirth, localDay(at, timeZone))
