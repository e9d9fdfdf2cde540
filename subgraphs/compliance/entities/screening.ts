import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { DecisionOutcome, RiskLevel } from '#compliance/risk/assessment.ts'

export type ScreeningStatus = 'QUEUED' | 'RUNNING' | 'COMPLETED' | 'PARTIAL' | 'FAILED' | 'SUPERSEDED'
export type ScreeningPurpose = 'ONBOARDING' | 'PERIODIC' | 'PAYMENT' | 'AD_HOC'
export type ScreeningList = 'SANCTIONS' | 'PEP' | 'ADVERSE_MEDIA'

/** One search for a subject, with its result. `subject` is encrypted. It is evidence and stays when the subject is deleted, without the personal data. */
export const Screening = defineEntity({
  name: 'Screening',
  schema: 'compliance',
  tableName: 'screenings',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    status: p.text().$type<ScreeningStatus>(),
    purpose: p.text().$type<ScreeningPurpose>(),
    subjectId: p.uuid().strictNullable(),
    externalId: p.text().strictNullable(),
    paymentId: p.uuid().strictNullable(),
    batchId: p.uuid().strictNullable(),
    previousScreeningId: p.uuid().strictNullable(),
    nextScreeningId: p.uuid().strictNullable(),
    subject: p.text().strictNullable(),
    lists: p.array().columnType('text[]').$type<readonly ScreeningList[]>(),
    sources: p.array().columnType('text[]').$type<readonly string[]>(),
    matchThreshold: p.smallint(),
    datasetVersions: p.json<Readonly<Record<string, string>>>(),
    missingSources: p.array().columnType('text[]').$type<readonly string[]>(),
    totalMatches: p.integer(),
    sanctionsMatches: p.integer(),
    pepMatches: p.integer(),
    openMatches: p.integer(),
    suppressedMatches: p.integer(),
    riskScore: p.integer().strictNullable(),
    riskBand: p.text().$type<RiskLevel>().strictNullable(),
    outcome: p.text().$type<DecisionOutcome>().strictNullable(),
    decisionNumber: p.integer(),
    assessmentNumber: p.integer().strictNullable(),
    overrideNumber: p.integer().strictNullable(),
    failure: p.text().strictNullable(),
    requestedBy: p.text(),
    createdAt: p.datetime(),
    startedAt: p.datetime().strictNullable(),
    completedAt: p.datetime().strictNullable(),
  },
})

export type ScreeningRow = Row<typeof Screening>
