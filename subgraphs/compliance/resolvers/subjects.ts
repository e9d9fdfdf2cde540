import type { Context } from '#kernel/context.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import {
  setSubjectMonitoring,
  type SetSubjectMonitoring,
} from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import {
  customerRisk,
  screeningsOfCustomer,
  type ComplianceCustomerKey,
} from '#compliance/queries/customers.ts'
import { riskHistory } from '#compliance/queries/risk-changes.ts'
import { subjectMatches, subjectScreenings } from '#compliance/queries/subject-screenings.ts'
import {
  subject,
  subjectById,
  subjects as subjectPage,
  type SubjectsArgs,
} from '#compliance/queries/subjects.ts'
import type { Resolvers, SubjectInput, UpdateSubjectInput } from '#compliance/schema.gen.ts'
import type { Subject, SubjectDetails } from '#compliance/subjects/details.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}
interface Page {
  readonly first: number
  readonly after?: string | null
}

const detail =
  <Name extends keyof SubjectDetails>(name: Name) =>
  ({ details }: Subject): SubjectDetails[Name] | null =>
    details?.[name] ?? null

export const subjects = {
  Query: {
    subject: (_: unknown, { id }: Id, ctx: Context) => subject(ctx, id),
    subjectScreenings: (_: unknown, args: Id & Page, ctx: Context) => subjectScreenings(ctx, args),
    subjectMatches: (_: unknown, { id }: Id, ctx: Context) => subjectMatches(ctx, id),
    subjectRiskHistory: (_: unknown, { id, ...page }: Id & Page, ctx: Context) =>
      riskHistory(ctx, { subjectId: id, ...page }),
    subjects: (_: unknown, page: SubjectsArgs, ctx: Context) => subjectPage(ctx, page),
  },
  Mutation: {
    createSubject: (_: unknown, { input }: Input<SubjectInput>, ctx: Context) => createSubject(ctx, input),
    updateSubject: (_: unknown, { id, input }: Id & Input<UpdateSubjectInput>, ctx: Context) =>
      updateSubject(ctx, { id, ...input }),
    deleteSubject: (_: unknown, args: Id, ctx: Context) => deleteSubject(ctx, args),
    setSubjectMonitoring: (
      _: unknown,
      { id, input }: Id & Input<Omit<SetSubjectMonitoring, 'id'>>,
      ctx: Context,
    ) => setSubjectMonitoring(ctx, { id, ...input }),
  },
  Customer: {
    __resolveReference: (key: ComplianceCustomerKey) => key,
    riskScore: async (key: ComplianceCustomerKey, _: unknown, ctx: Context) =>
      (await customerRisk(ctx, key))?.riskScore ?? null,
    riskBand: async (key: ComplianceCustomerKey, _: unknown, ctx: Context) =>
      (await customerRisk(ctx, key))?.riskBand ?? null,
    screenings: (key: ComplianceCustomerKey, page: Page, ctx: Context) =>
      screeningsOfCustomer(ctx, key, page),
  },
  Subject: {
    __resolveReference: ({ id }: Id, ctx: Context) => subjectById(ctx, id),
    name: detail('name'),
    nameParts: detail('nameParts'),
    aliases: detail('aliases'),
    dateOfBirth: detail('dateOfBirth'),
    gender: detail('gender'),
    nationalities: detail('nationalities'),
    country: detail('country'),
    identifiers: detail('identifiers'),
    addresses: detail('addresses'),
    customerType: detail('customerType'),
    product: detail('product'),
    channel: detail('channel'),
    industry: detail('industry'),
    lastScreeningId: ({ screeningId }: Subject) => screeningId,
    lastScreenedAt: ({ screenedAt }: Subject) => screenedAt,
    monitoring: ({ isMonitored, cadence, nextScreeningAt, coveredAt }: Subject) => ({
      enabled: isMonitored,
      cadence,
      nextScreeningAt,
      isCovered: coveredAt !== null,
    }),
  },
} satisfies Resolvers
