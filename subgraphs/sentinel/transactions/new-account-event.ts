import type { Tx } from '#kernel/command.ts'
import { isCountry } from '#kernel/graph/scalars.ts'
import { newId } from '#kernel/id.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { AccountEventRow } from '#sentinel/entities/account-event.ts'
import { deviceHash } from '#sentinel/evaluation/device-hash.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import type { IngestAccountEventInput } from '#sentinel/schema.gen.ts'
import { sealEventDetails, type AccountEventDetails } from './details.ts'
import { timeIssues } from './transaction-input.ts'

const DETAILS_MAX = 20
const TEXT_LENGTH_MAX = 500

/** Validation issues of an account event that its input type does not exclude. */
export function eventIssues({ occurredAt, details }: IngestAccountEventInput, now: Date): ValidationIssue[] {
  const entries = Object.entries(details ?? {})
  const country = details?.['country']
  return [
    ...timeIssues(occurredAt, now),
    ...(entries.length > DETAILS_MAX
      ? [{ field: 'details', reason: `must have at most ${DETAILS_MAX} members` }]
      : []),
    ...entries.slice(0, DETAILS_MAX).flatMap(([name, value]) => detailIssues(name, value)),
    ...(typeof country === 'string' && !isCountry(country)
      ? [{ field: 'details.country', reason: 'must be an ISO 3166-1 alpha-2 country' }]
      : []),
  ]
}

function detailIssues(name: string, value: unknown): ValidationIssue[] {
  if (name.length > 100 || name.includes('\0'))
    return [{ field: 'details', reason: 'must have names of at most 100 characters' }]
  const isText = typeof value === 'string' && value !== '' && value.length <= TEXT_LENGTH_MAX
  return isText && !value.includes('\0')
    ? []
    : [{ field: `details.${name}`, reason: `must be a text of 1 to ${TEXT_LENGTH_MAX} characters` }]
}

/** Details in the order of their names, so that the order of a request does not matter. */
const detailsOf = ({ details }: IngestAccountEventInput): AccountEventDetails | null =>
  details && Object.keys(details).length > 0
    ? (Object.fromEntries(
        Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ) as AccountEventDetails)
    : null

/** Keyed hash of an event's content, by which a repeat is recognised. */
export const eventContentHash = (
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  input: IngestAccountEventInput,
): string =>
  keys.hash(
    workspaceId,
    JSON.stringify([
      input.eventId,
      input.customerId,
      input.type,
      input.occurredAt ?? null,
      input.accountId ?? null,
      detailsOf(input),
    ]),
    'sentinel.account_events.content',
  )

/** A row for an account event of a profile, not yet evaluated. */
export function newAccountEvent(
  { actor: { workspaceId }, keys, now }: Pick<Tx, 'actor' | 'keys' | 'now'>,
  profile: Pick<ElderProfile, 'id'>,
  input: IngestAccountEventInput,
): AccountEventRow {
  const id = newId()
  const details = detailsOf(input)
  const deviceId = details?.['device_id']
  return {
    workspaceId,
    id,
    profileId: profile.id,
    eventId: input.eventId,
    contentHash: eventContentHash(keys, workspaceId, input),
    type: input.type,
    accountId: input.accountId ?? null,
    occurredAt: input.occurredAt ?? now(),
    receivedAt: now(),
    country: details?.['country'] ?? null,
    deviceHash: deviceId === undefined ? null : deviceHash(keys, workspaceId, deviceId),
    details: details === null ? null : sealEventDetails(keys, { workspaceId, id }, details),
    evaluation: null,
  }
}
