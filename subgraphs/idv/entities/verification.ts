import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type {
  IdentityDocumentType,
  VerificationCheckResult,
  VerificationDecision,
  VerificationDecisionReason,
  VerificationStatus,
  VerificationStep,
} from '#idv/schema.gen.ts'

/** A check of a verification. */
export interface VerificationCheckRow {
  readonly name: string
  readonly result: VerificationCheckResult
  /** 0 to 100. */
  readonly score: number
  readonly weight: number
  readonly simulated?: boolean
  /** Without personal data. */
  readonly details?: object
}

/** An attempt to verify the identity of a person. */
export const Verification = defineEntity({
  name: 'Verification',
  schema: 'idv',
  tableName: 'verifications',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    externalId: p.text(),
    attemptNumber: p.integer(),
    callbackUrl: p.text().strictNullable(),
    /** Accepted documents; empty when all are. */
    documentTypes: p.array().$type<IdentityDocumentType[]>(),
    status: p.text().$type<VerificationStatus>(),
    currentStep: p.text().$type<VerificationStep>(),
    documentType: p.text().$type<IdentityDocumentType>().strictNullable(),
    decision: p.text().$type<VerificationDecision>().strictNullable(),
    decisionReason: p.text().$type<VerificationDecisionReason>().strictNullable(),
    overallScore: p.double().$type<number>().strictNullable(),
    checks: p.json<readonly VerificationCheckRow[]>().strictNullable(),
    hasAuthenticChip: p.boolean(),
    /** Encrypted; null before a document was uploaded, and once erased. */
    details: p.text().strictNullable(),
    documentHash: p.text().strictNullable(),
    reviewedBy: p.text().strictNullable(),
    processingDueAt: p.datetime().strictNullable(),
    processingAttempts: p.integer(),
    eraseAt: p.datetime().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    expiresAt: p.datetime(),
    completedAt: p.datetime().strictNullable(),
  },
})

export type VerificationRow = Row<typeof Verification>
