import type { Keyring } from '#kernel/security/keyring.ts'
import type { GoamlProfileRow } from '#compliance/entities/goaml-profile.ts'
import type { CaseEvidence } from '#compliance/reports/case-evidence.ts'
import { buildGoamlReport } from '#compliance/reports/goaml/build-report.ts'
import { checkReport } from '#compliance/reports/goaml/check-report.ts'
import { openProfile } from '#compliance/reports/goaml/stored-profile.ts'
import { draftSar } from '#compliance/reports/sar/draft.ts'
import type { GeneratedReport } from '#compliance/reports/generated-report.ts'

interface RequestedReport {
  readonly id: string
  readonly createdAt: Date
}

/**
 * A goAML report on a case. What the profile lacks is named before the violations of the schema that follow from it. The text
 * depends only on the request, the profile and the evidence, so that a repeat has equal bytes.
 */
export async function goamlReport(
  keys: Keyring,
  { id, createdAt }: RequestedReport,
  profileRow: GoamlProfileRow,
  evidence: CaseEvidence,
): Promise<GeneratedReport> {
  const profile = openProfile(keys, profileRow)
  const { narrative } = draftSar(evidence)
  const built = buildGoamlReport({ reportId: id, at: createdAt, profile, evidence, narrative })
  const { xml, violations, unchecked } = await checkReport(built.report, profile.version, profileRow.xsd)
  return {
    text: xml,
    contentType: 'application/xml',
    issues: [...built.issues, ...violations].slice(0, ISSUES_MAX),
    unchecked,
  }
}

const ISSUES_MAX = 50
