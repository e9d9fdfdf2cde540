import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ElderProfileStatus, EnrollmentReason, VulnerabilityFlag } from '#sentinel/schema.gen.ts'

/** A customer who is protected as an older adult. */
export const Profile = defineEntity({
  name: 'ElderProfile',
  schema: 'sentinel',
  tableName: 'profiles',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    customerId: p.text(),
    /** Platform's id of the customer in identity; null while identity has none, and once the customer was erased. */
    platformCustomerId: p.uuid().strictNullable(),
    /** Encrypted; null once the customer was erased. */
    details: p.text().strictNullable(),
    enrollmentReason: p.text().$type<EnrollmentReason>(),
    status: p.text().$type<ElderProfileStatus>(),
    /** Status to which a RESTRICTED profile returns when its last hold ends. */
    statusBeforeHold: p.text().$type<'ACTIVE' | 'UNDER_REVIEW'>().strictNullable(),
    country: p.text(),
    timeZone: p.text(),
    vulnerabilityFlags: p.array().$type<VulnerabilityFlag[]>(),
    linkedAccountIds: p.array(),
    assignedTo: p.text().strictNullable(),
    /** Upper bound of the current risk score, 0 to 100. */
    riskScoreMax: p.double().$type<number>(),
    enrolledAt: p.datetime().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})

export type ProfileRow = Row<typeof Profile>

/** A keyed hash of a word of a profile's name. */
export const ProfileWord = defineEntity({
  name: 'ElderProfileWord',
  schema: 'sentinel',
  tableName: 'profile_words',
  properties: {
    workspaceId: p.uuid().primary(),
    wordHash: p.text().primary(),
    profileId: p.uuid().primary(),
  },
})
