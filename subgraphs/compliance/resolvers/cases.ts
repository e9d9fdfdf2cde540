import type { Context } from '#kernel/context.ts'
import type { ReadableCase } from '#compliance/cases/seal-case.ts'
import { decryptClosing } from '#compliance/cases/seal-case.ts'
import type { CaseApprovalRow } from '#compliance/entities/cases/case-history.ts'
import type { LinkKind } from '#compliance/entities/cases/case-link.ts'
import { approveCaseClosing } from '#compliance/operations/cases/approve-case-closing.ts'
import { assignCase } from '#compliance/operations/cases/assign-case.ts'
import { closeCase, type CloseCase } from '#compliance/operations/cases/close-case.ts'
import { commentOnCase } from '#compliance/operations/cases/comment-on-case.ts'
import { createCase, type CreateCase } from '#compliance/operations/cases/create-case.ts'
import { escalateCase } from '#compliance/operations/cases/escalate-case.ts'
import { openElderCase, type OpenElderCase } from '#compliance/operations/cases/open-elder-case.ts'
import { linkCase } from '#compliance/operations/cases/link-case.ts'
import { rejectCaseClosing } from '#compliance/operations/cases/reject-case-closing.ts'
import { reopenCase } from '#compliance/operations/cases/reopen-case.ts'
import { snoozeCase } from '#compliance/operations/cases/snooze-case.ts'
import { updateCase, type UpdateCase } from '#compliance/operations/cases/update-case.ts'
import type { GivenLinks } from '#compliance/cases/case-links.ts'
import { caseEvents, type CaseEventPage } from '#compliance/queries/cases/case-events.ts'
import { readCases } from '#compliance/queries/cases/read-cases.ts'
import {
  alertsOfCase,
  heldPaymentsOfCase,
  linksOfCase,
  matchesOfCase,
  subjectOfCase,
} from '#compliance/queries/cases/case-parts.ts'
import {
  analystDesk,
  cases as casePage,
  complianceCase,
  pendingApproval,
  type CasePage,
} from '#compliance/queries/cases/cases.ts'
import { casesOfCustomer } from '#compliance/queries/cases/customer-cases.ts'
import type { ComplianceCustomerKey } from '#compliance/queries/customers.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}
type Reason = Id & Input<{ readonly reason: string }>

const linked =
  (kind: LinkKind) =>
  async ({ id }: ReadableCase, _: unknown, ctx: Context): Promise<readonly string[]> =>
    (await linksOfCase(ctx, id))![kind]

export const cases = {
  Query: {
    cases: (_: unknown, page: CasePage, ctx: Context) => readCases(ctx, () => casePage(ctx, page)),
    case: (_: unknown, { id }: Id, ctx: Context) => readCases(ctx, () => complianceCase(ctx, id), id),
    caseEvents: (_: unknown, { id, ...page }: Id & Omit<CaseEventPage, 'caseId'>, ctx: Context) =>
      readCases(ctx, () => caseEvents(ctx, { caseId: id, ...page }), id),
    analystDesk: (_: unknown, { first }: { first: number }, ctx: Context) =>
      readCases(ctx, () => analystDesk(ctx, first)),
  },
  Mutation: {
    openElderCase: (_: unknown, { input }: Input<OpenElderCase>, ctx: Context) => openElderCase(ctx, input),
    createCase: (_: unknown, { input }: Input<CreateCase>, ctx: Context) => createCase(ctx, input),
    updateCase: (_: unknown, { id, input }: Id & Input<Omit<UpdateCase, 'id'>>, ctx: Context) =>
      updateCase(ctx, { id, ...input }),
    assignCase: (_: unknown, { id, input }: Id & Input<{ assignee: string }>, ctx: Context) =>
      assignCase(ctx, { id, ...input }),
    escalateCase: (_: unknown, { id, input }: Reason, ctx: Context) => escalateCase(ctx, { id, ...input }),
    closeCase: (_: unknown, { id, input }: Id & Input<Omit<CloseCase, 'id'>>, ctx: Context) =>
      closeCase(ctx, { id, ...input }),
    approveCaseClosing: (_: unknown, { id, input }: Reason, ctx: Context) =>
      approveCaseClosing(ctx, { id, ...input }),
    rejectCaseClosing: (_: unknown, { id, input }: Reason, ctx: Context) =>
      rejectCaseClosing(ctx, { id, ...input }),
    reopenCase: (_: unknown, { id, input }: Reason, ctx: Context) => reopenCase(ctx, { id, ...input }),
    commentOnCase: (_: unknown, { id, input }: Id & Input<{ text: string }>, ctx: Context) =>
      commentOnCase(ctx, { id, ...input }),
    linkCase: (_: unknown, { id, input }: Id & Input<GivenLinks>, ctx: Context) =>
      linkCase(ctx, { id, ...input }),
    snoozeCase: (_: unknown, { id, input }: Id & Input<{ until: Date }>, ctx: Context) =>
      snoozeCase(ctx, { id, ...input }),
  },
  ComplianceCase: {
    alertIds: linked('ALERT'),
    transactionIds: linked('TRANSACTION'),
    screeningIds: linked('SCREENING'),
    subjectIds: linked('SUBJECT'),
    paymentIds: linked('PAYMENT'),
    pendingApproval: ({ id, status }: ReadableCase, _: unknown, ctx: Context) =>
      status === 'PENDING_APPROVAL' ? pendingApproval(ctx, id) : null,
    alerts: async ({ id }: ReadableCase, _: unknown, ctx: Context) => (await alertsOfCase(ctx, id)) ?? [],
    matches: async ({ id }: ReadableCase, _: unknown, ctx: Context) => (await matchesOfCase(ctx, id)) ?? [],
    heldPayments: async ({ id }: ReadableCase, _: unknown, ctx: Context) =>
      (await heldPaymentsOfCase(ctx, id)) ?? [],
    subject: ({ id }: ReadableCase, _: unknown, ctx: Context) => subjectOfCase(ctx, id),
    riskScore: async ({ id }: ReadableCase, _: unknown, ctx: Context) =>
      (await subjectOfCase(ctx, id))?.riskScore ?? null,
    riskBand: async ({ id }: ReadableCase, _: unknown, ctx: Context) =>
      (await subjectOfCase(ctx, id))?.riskBand ?? null,
  },
  CaseApproval: {
    reason: (row: CaseApprovalRow, _: unknown, ctx: Context) => decryptClosing(ctx.keys, row).reason,
    note: (row: CaseApprovalRow, _: unknown, ctx: Context) => decryptClosing(ctx.keys, row).note,
  },
  Customer: {
    cases: (key: ComplianceCustomerKey, page: { first: number; after?: string | null }, ctx: Context) =>
      readCases(ctx, () => casesOfCustomer(ctx, key, page)),
  },
} satisfies Resolvers
