import type { Context } from '#kernel/context.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { branch } from '#core/queries/branches/branches.ts'
import type { DocumentPiece } from '#core/queries/statements/requested-statements.ts'
import { fileOf, type ReportFormat } from '#core/reports/file.ts'
import { bankOf } from '#core/rules/banks.ts'
import { inWords } from '#core/rules/books/reports/table/words.ts'
import { tabledReport, type FinancialReport, type TabledReportArgs } from './tabled-report.ts'

export interface FinancialReportFileArgs extends TabledReportArgs {
  readonly report: FinancialReport
  readonly format: ReportFormat
}

/** A financial report as a file, which states the same amounts as the report. */
export async function financialReportFile(
  ctx: Context,
  { report: kind, format, ...args }: FinancialReportFileArgs,
): Promise<DocumentPiece> {
  const { report, table } = await tabledReport(ctx, kind, args)
  const [policy, place] = await Promise.all([
    policyOf(ctx),
    report.branchId === null ? null : branch(ctx, report.branchId),
  ])
  const institution = policy.institutionName ?? bankOf(policy.bankCode)?.name
  const isAtDate = 'asOf' in report
  const summary: (readonly [name: string, value: string])[] = [
    ...(institution === undefined ? [] : [['Institution', institution] as const]),
    isAtDate ? ['As of', report.asOf] : ['Period', `${report.from} to ${report.to}`],
    ['Currency', report.currency],
    ['Branch', place ? `${place.code}, ${place.name}` : 'All branches'],
    ['Basis', inWords(report.basis)],
    ...Object.entries(table.options).map(([name, value]) => [inWords(name), inWords(value)] as const),
    ['Ledger sequence', report.ledgerSequence],
    ['Generated at', report.generatedAt.toISOString()],
  ]
  return fileOf(
    {
      title: inWords(report.report),
      summary,
      dates: isAtDate ? report.asOf : `${report.from}-${report.to}`,
      currency: report.currency,
      generatedAt: report.generatedAt,
      table,
      checks: report.checks,
    },
    format,
  )
}
