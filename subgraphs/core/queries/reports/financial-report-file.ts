import type { Context } from '#kernel/context.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { branch } from '#core/queries/branches/branches.ts'
import type { DocumentPiece } from '#core/queries/statements/requested-statements.ts'
import { fileOf, type ReportFormat } from '#core/reports/file.ts'
import { bankOf } from '#core/rules/banks.ts'
import { inWords } from '#core/rules/books/reports/table/words.ts'
import { tabledReport, type TabledReport, type TabledReportArgs } from './tabled-report.ts'

export interface FinancialReportFileArgs extends TabledReportArgs {
  readonly format: ReportFormat
}

/** A financial report as a file, which states the same amounts as the report. */
export async function financialReportFile(
  ctx: Context,
  { format, ...args }: FinancialReportFileArgs,
): Promise<DocumentPiece> {
  const { report, table } = await tabledReport(ctx, args)
  const { currency, generatedAt, checks } = report
  return fileOf(
    {
      title: titleOf(report.report, args),
      summary: await summaryOf(ctx, report, args),
      dates: report.asOf ?? `${report.from}-${report.to}`,
      currency,
      generatedAt,
      table,
      checks,
    },
    format,
  )
}

function titleOf(report: string, { compareTo, isConsolidated }: TabledReportArgs): string {
  if (isConsolidated) return inWords(`CONSOLIDATED_${report}`)
  return inWords(typeof compareTo === 'string' ? `COMPARATIVE_${report}` : report)
}

async function summaryOf(
  ctx: Context,
  report: TabledReport['report'],
  { branchId }: TabledReportArgs,
): Promise<readonly (readonly [name: string, value: string])[]> {
  const [policy, place] = await Promise.all([
    policyOf(ctx),
    typeof branchId === 'string' ? branch(ctx, branchId) : null,
  ])
  const { stage, method } = report
  const range = (from?: string, to?: string) => from && `${from} to ${to}`
  const lines: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['Institution', policy.institutionName ?? bankOf(policy.bankCode)?.name],
    ['Account', report.account],
    ['As of', report.asOf],
    ['Period', range(report.from, report.to)],
    ['Compared with', report.comparativeAsOf ?? range(report.comparativeFrom, report.comparativeTo)],
    ['Currency', report.currency],
    ['Branch', place ? `${place.code}, ${place.name}` : 'All branches'],
    ['Basis', inWords(report.basis)],
    ['Stage', stage && inWords(stage)],
    ['Method', method && inWords(method)],
    ['Ledger sequence', report.ledgerSequence],
    ['Generated at', report.generatedAt.toISOString()],
  ]
  return lines.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}
