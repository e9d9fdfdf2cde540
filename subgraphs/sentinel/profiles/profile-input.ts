import { isTimeZone } from '#kernel/local-day.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { ageOn } from '#sentinel/rules/age.ts'
import type { EnrollmentReason } from '#sentinel/schema.gen.ts'

const AGE_MIN = 18
const AGE_MAX = 120

interface Enrolled {
  readonly dateOfBirth: string
  readonly enrollmentReason: EnrollmentReason
  readonly timeZone: string
  readonly consentAt: Date | null
}

/** Validation issues of a profile that its input types do not exclude. */
export function profileIssues(
  { dateOfBirth, enrollmentReason, timeZone, consentAt }: Enrolled,
  { at, ageThreshold }: { readonly at: Date; readonly ageThreshold: number },
): ValidationIssue[] {
  const age = ageOn(dateOfBirth, at.toISOString().slice(0, 10))
  const issues: ValidationIssue[] = []
  if (age < AGE_MIN || age > AGE_MAX)
    issues.push({
      field: 'dateOfBirth',
      reason: `must be that of a person of ${AGE_MIN} to ${AGE_MAX} years`,
    })
  else if (enrollmentReason === 'AGE_THRESHOLD' && age < ageThreshold)
    issues.push({
      field: 'enrollmentReason',
      reason: `must not be AGE_THRESHOLD, because the customer is younger than ${ageThreshold}`,
    })
  if (!isTimeZone(timeZone)) issues.push({ field: 'timeZone', reason: 'must be an IANA time zone' })
  if (consentAt !== null && consentAt > at)
    issues.push({ field: 'consent.at', reason: 'must not be in the future' })
  return issues
}
