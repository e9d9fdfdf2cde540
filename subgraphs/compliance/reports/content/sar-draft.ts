import { draftSar } from '#compliance/reports/sar/draft.ts'
import type { CaseEvidence } from '#compliance/reports/case-evidence.ts'

/** The draft of a suspicious activity report on a case, each sentence with the ids of the records on which it rests. */
export function sarDraftContent(evidence: CaseEvidence): object {
  const { caseId, caseNumber, keyTerms, narrative } = draftSar(evidence)
  return {
    case_id: caseId,
    case_number: caseNumber,
    key_terms: keyTerms,
    text: narrative.map(({ sentence }) => sentence).join(' '),
    narrative: narrative.map(({ section, sentence, evidenceIds }) => ({
      section,
      sentence,
      evidence_ids: evidenceIds,
    })),
  }
}
