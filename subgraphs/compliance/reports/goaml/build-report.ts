import type { CaseEvidence } from '#compliance/reports/case-evidence.ts'
import type { SarSentence } from '#compliance/reports/sar/draft.ts'
import { reportTransaction } from './build-transaction.ts'
import { customerParty } from './parties.ts'
import type { GoamlReport, GoamlTransaction } from './model.ts'
import { codeIn, type GoamlProfile } from './profile.ts'
import { goamlTime } from './serialize.ts'
import type { SchemaViolation } from './validate.ts'

export interface StrInput {
  readonly reportId: string
  /** Time of the submission; the same for every attempt to generate a report, so that all of them have equal text. */
  readonly at: Date
  readonly profile: GoamlProfile
  readonly evidence: CaseEvidence
  readonly narrative: readonly SarSentence[]
}

export interface BuiltReport {
  readonly report: GoamlReport
  /** What the profile lacks for this case. The report would fail its schema with a less helpful reason. */
  readonly issues: readonly SchemaViolation[]
}

/** Maximum length of reason and action. */
const NARRATIVE_MAX = { '4.0': 4_000, '5.0': 8_000 } as const
const SHORTENED = 'Further details are available on request.'

/** A report on the transactions of a case; on the activity of its customer if it has none. */
export function buildGoamlReport({ reportId, at, profile, evidence, narrative }: StrInput): BuiltReport {
  const issues: SchemaViolation[] = []
  const { transactions, subject } = evidence
  const content: Pick<GoamlReport, 'transaction' | 'activity'> =
    transactions.length > 0
      ? {
          transaction: transactions.map((transaction, index): GoamlTransaction => {
            const path = `/report/transaction[${index + 1}]`
            const built = reportTransaction(transaction, profile, subject, path)
            issues.push(...built.issues)
            return built.transaction
          }),
        }
      : subject === null
        ? {}
        : { activity: { report_parties: { report_party: [customerParty(subject)] } } }
  if (transactions.length === 0 && subject === null)
    issues.push({ path: '/report', reason: 'The case has neither transactions nor a customer.' })

  for (const id of evidence.unknownTransactionIds)
    issues.push({ path: '/report', reason: `The details of the transaction ${id} are not stored here.` })

  const indicators = [...new Set(evidence.alerts.map(({ category }) => category))].toSorted()
  const missing = indicators.filter(category => codeIn(profile.indicators, category) === undefined)
  if (indicators.length === 0)
    issues.push({
      path: '/report/report_indicators',
      reason: 'The case has no alert that names an indicator.',
    })
  for (const category of missing)
    issues.push({
      path: '/report/report_indicators',
      reason: `The profile has no indicator for the category ${category}.`,
    })
  return {
    issues,
    report: {
      rentity_id: profile.rentityId,
      ...(profile.branch !== null && { rentity_branch: profile.branch }),
      submission_code: 'E',
      report_code: transactions.length > 0 ? 'STR' : 'SAR',
      entity_reference: reportId,
      submission_date: goamlTime(at),
      currency_code_local: profile.currency,
      reporting_person: profile.reportingPerson,
      ...(profile.location !== null && { location: profile.location }),
      reason: shorten(narrative, NARRATIVE_MAX[profile.version]),
      ...(profile.action !== null && { action: profile.action }),
      ...content,
      report_indicators: {
        indicator: [
          ...new Set(indicators.flatMap(category => codeIn(profile.indicators, category) ?? [])),
        ].toSorted(),
      },
    },
  }
}

/** The sentences as one text. Only whole sentences are left out when it would be too long. */
function shorten(narrative: readonly SarSentence[], max: number): string {
  const sentences = narrative.map(({ sentence }) => sentence)
  const whole = sentences.join(' ')
  if ([...whole].length <= max) return whole
  let text = ''
  for (const sentence of sentences) {
    const longer = `${text}${sentence} `
    if ([...longer].length + SHORTENED.length > max) break
    text = longer
  }
  return text + SHORTENED
}
