import type { Context } from '#kernel/context.ts'
import type { GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import {
  createComplianceReport,
  type CreateComplianceReport,
} from '#compliance/operations/reports/create-compliance-report.ts'
import { setGoamlProfile, type SetGoamlProfile } from '#compliance/operations/reports/set-goaml-profile.ts'
import {
  complianceReport,
  complianceReportContent,
  complianceReports,
  goamlProfile,
  type ComplianceReportsArgs,
} from '#compliance/queries/reports.ts'
import { addressInput, personInput } from '#compliance/reports/goaml/people.ts'
import { openProfile } from '#compliance/reports/goaml/stored-profile.ts'
import type { StoredReport } from '#compliance/reports/stored-report.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface Id {
  readonly id: string
}

/** The profile in the form of its input. */
function profileOf(ctx: Context, row: GoamlProfileRow) {
  const { reportingPerson, location, ...settings } = openProfile(ctx.keys, row)
  return {
    ...settings,
    reportingPerson: personInput(reportingPerson),
    location: location && addressInput(location),
    xsdSha256: row.xsdSha256,
    uncheckedRules: row.uncheckedRules,
    profileVersion: row.version,
    updatedAt: row.createdAt,
  }
}

export const reports = {
  Query: {
    complianceReports: (_: unknown, args: ComplianceReportsArgs, ctx: Context) =>
      complianceReports(ctx, args),
    complianceReport: (_: unknown, { id }: Id, ctx: Context) => complianceReport(ctx, id),
    complianceReportContent: (_: unknown, { id }: Id, ctx: Context) => complianceReportContent(ctx, id),
    goamlProfile: async (_: unknown, __: unknown, ctx: Context) => {
      const row = await goamlProfile(ctx)
      return row && profileOf(ctx, row)
    },
  },
  Mutation: {
    createComplianceReport: (_: unknown, { input }: { input: CreateComplianceReport }, ctx: Context) =>
      createComplianceReport(ctx, input),
    setGoamlProfile: async (_: unknown, { input }: { input: SetGoamlProfile }, ctx: Context) =>
      profileOf(ctx, await setGoamlProfile(ctx, input)),
  },
  ComplianceReport: {
    from: ({ periodFrom }: StoredReport) => periodFrom,
    to: ({ periodTo }: StoredReport) => periodTo,
    error: ({ issues }: StoredReport) => issues[0] ?? null,
    uncheckedRules: ({ uncheckedRules }: StoredReport) => uncheckedRules ?? [],
  },
} satisfies Resolvers
