import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { riskLevelOf } from '#sentinel/risk/risk-score.ts'
import { ageOfProfile, type ElderProfile } from './details.ts'

/**
 * Publishes an event of a profile. Its data are the fields of the REST body, so that a webhook has the same shape as a read, and
 * `more` for the audit and for other domains.
 */
export function publishProfile(
  tx: Tx,
  event: EventType,
  { details, ...profile }: ElderProfile & { readonly riskScore: number },
  more: Readonly<Record<string, unknown>> = {},
  personal: Readonly<Record<string, unknown>> = {},
): void {
  tx.emit(
    event,
    profile.id,
    {
      id: profile.id,
      customerId: profile.customerId,
      enrollmentReason: profile.enrollmentReason,
      status: profile.status,
      country: profile.country,
      timeZone: profile.timeZone,
      vulnerabilityFlags: profile.vulnerabilityFlags,
      linkedAccountIds: profile.linkedAccountIds,
      riskScore: profile.riskScore,
      riskLevel: riskLevelOf(profile.riskScore),
      assignedTo: profile.assignedTo,
      enrolledAt: profile.enrolledAt?.toISOString() ?? null,
      createdAt: profile.createdAt.toISOString(),
      updatedAt: profile.updatedAt.toISOString(),
      ...more,
    },
    {
      customerName: details?.customerName ?? null,
      dateOfBirth: details?.dateOfBirth ?? null,
      age: ageOfProfile({ details, timeZone: profile.timeZone }, tx.now()),
      consent: details?.consent ?? null,
      notes: details?.notes ?? null,
      ...personal,
    },
  )
}
