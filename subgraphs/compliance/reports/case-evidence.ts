import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { CustomerKind, RuleCategory, RuleSeverity } from '#compliance/monitoring-rules/rule.ts'
import type { SubjectDetails } from '#compliance/subjects/details.ts'

/** The customer whom a case concerns. */
export interface EvidenceSubject {
  /** Id of the subject; null if the customer is not a subject. */
  readonly id: string | null
  /** The tenant's own id of the customer. */
  readonly customerId: string
  readonly type: CustomerKind
  readonly details: Pick<
    SubjectDetails,
    'name' | 'dateOfBirth' | 'gender' | 'nationalities' | 'country' | 'identifiers'
  >
}

export interface EvidenceAlert {
  readonly id: string
  readonly ruleCode: string
  readonly ruleVersion: number
  readonly severity: RuleSeverity
  readonly category: RuleCategory
  /** A sentence without a full stop. */
  readonly reason: string
  readonly transactionIds: readonly string[]
  readonly createdAt: Date
}

/** A match of a linked screening. */
export interface EvidenceMatch {
  readonly id: string
  readonly screeningId: string
  readonly source: string
  readonly entryId: string
  readonly matchedName: string
  readonly score: number
  readonly status: string
}

/** What a report on a case is written from, in one state of the case. Lists are sorted by time, oldest first. */
export interface CaseEvidence {
  readonly caseId: string
  readonly caseNumber: string
  readonly type: string
  readonly title: string | null
  readonly summary: string | null
  readonly openedAt: Date
  readonly disposition: string | null
  readonly subject: EvidenceSubject | null
  readonly alerts: readonly EvidenceAlert[]
  readonly transactions: readonly MonitoredTransaction[]
  /** Transactions that the case or its alerts name, and of which no details are stored. */
  readonly unknownTransactionIds: readonly string[]
  readonly matches: readonly EvidenceMatch[]
}
