import type { Keyring } from '#kernel/security/keyring.ts'
import type { CaseApprovalRow, CaseEventRow } from '#compliance/entities/cases/case-history.ts'
import type { ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'

/** Title and summary of a case, which may name people. */
export interface CaseText {
  readonly title: string | null
  readonly summary: string | null
}

/** Reason and note of a closing that waits for approval. */
export interface ClosingText {
  readonly reason: string
  readonly note: string | null
}

export type ReadableCase = Omit<ComplianceCaseRow, 'details'> & CaseText

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const contextOf = (table: string, { workspaceId, id }: RowKey): string =>
  `compliance.${table}:${workspaceId}:${id}`

export const sealCaseText = (keys: Keyring, row: RowKey, text: CaseText): string =>
  keys.seal(row.workspaceId, JSON.stringify(text), contextOf('cases', row))

export const decryptCase = (keys: Keyring, { details, ...row }: ComplianceCaseRow): ReadableCase => ({
  ...row,
  ...(JSON.parse(keys.open(row.workspaceId, details, contextOf('cases', row))) as CaseText),
})

export const sealEventText = (keys: Keyring, row: RowKey, text: string): string =>
  keys.seal(row.workspaceId, text, contextOf('case_history', row))

export const decryptCaseEvent = (keys: Keyring, row: CaseEventRow): CaseEventRow => ({
  ...row,
  text: row.text === null ? null : keys.open(row.workspaceId, row.text, contextOf('case_history', row)),
})

export const sealClosing = (keys: Keyring, row: RowKey, closing: ClosingText): string =>
  keys.seal(row.workspaceId, JSON.stringify(closing), contextOf('case_approvals', row))

export const decryptClosing = (keys: Keyring, row: CaseApprovalRow): ClosingText =>
  JSON.parse(keys.open(row.workspaceId, row.details, contextOf('case_approvals', row))) as ClosingText
