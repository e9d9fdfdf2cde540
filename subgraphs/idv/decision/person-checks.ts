import type { DocumentData } from '#idv/comparison/document-data.ts'
import { failed, notApplicable, passed, warned, type CheckFinding } from './checks.ts'
import type { DecisionInput, FaceScore } from './decision-input.ts'
import { ageOn, firstDayOf, lastDayOf } from './partial-dates.ts'
import type { DecisionReason } from './reasons.ts'

/**
 * The age on the day of the completion. Where parts of the birth date are unknown, the person passes if even the latest possible date is
 * early enough, and fails if even the earliest one is not.
 */
export function checkAge({ today, minimumAge }: DecisionInput, { birthDate }: DocumentData): CheckFinding {
  if (minimumAge <= 0) return notApplicable('No minimum age is set.')
  if (birthDate === undefined)
    return notApplicable('The document shows no readable birth date.', 'AGE_UNKNOWN')
  if (ageOn(lastDayOf(birthDate), today) >= minimumAge) return passed()
  return ageOn(firstDayOf(birthDate), today) < minimumAge
    ? failed(0, 'The person is younger than the minimum age.', 'UNDERAGE')
    : warned(50, 'The birth date is not exact enough to prove the minimum age.', 'AGE_UNKNOWN')
}

const NO_PROVIDER = 'No provider compared the faces.'

export const checkFaces = ({ faces }: DecisionInput): CheckFinding =>
  faces
    ? judged(faces.match, faces.isSimulated, {
        fail: 'The selfie does not show the person on the document.',
        warn: 'The selfie may show another person than the document.',
        reason: 'FACE_MISMATCH',
      })
    : notApplicable(NO_PROVIDER, 'FACE_CHECK_UNAVAILABLE')

export const checkLiveness = ({ faces }: DecisionInput): CheckFinding =>
  faces
    ? judged(faces.liveness, faces.isSimulated, {
        fail: 'The selfie does not show a living person in front of the camera.',
        warn: 'The selfie may not show a living person in front of the camera.',
        reason: 'LIVENESS_FAILED',
      })
    : notApplicable(NO_PROVIDER, 'FACE_CHECK_UNAVAILABLE')

function judged(
  { score, result }: FaceScore,
  isSimulated: boolean,
  { fail, warn, reason }: { readonly fail: string; readonly warn: string; readonly reason: DecisionReason },
): CheckFinding {
  const finding =
    result === 'PASS' ? passed(score) : result === 'WARN' ? warned(score, warn) : failed(score, fail, reason)
  return { ...finding, isSimulated }
}

export function checkDuplicates({
  duplicates: { isDocumentKnown, wasUploadRefused, isSelfieNear },
}: DecisionInput): CheckFinding {
  if (isDocumentKnown)
    return failed(0, 'Another customer was verified with this document.', 'DUPLICATE_DOCUMENT')
  if (isSelfieNear) return warned(50, 'A selfie of another customer is almost the same picture.')
  return wasUploadRefused
    ? warned(50, 'An upload was refused, because its picture or document belongs to another customer.')
    : passed()
}

/** Every other decision of the screening, such as REVIEW_REQUIRED, and a missing one leave it to a person. */
export function checkSanctions({ screening }: DecisionInput): CheckFinding {
  if (screening === undefined)
    return notApplicable('The person could not be screened.', 'SCREENING_UNAVAILABLE')
  if (screening === 'APPROVE') return passed()
  if (screening === 'APPROVE_WITH_MONITORING') return passed(80, 'The person is to be monitored.')
  return screening === 'BLOCK'
    ? failed(0, 'The screening blocks the person.', 'SANCTIONS_HIT')
    : warned(50, 'The screening of the person must be reviewed.', 'SCREENING_UNAVAILABLE')
}
