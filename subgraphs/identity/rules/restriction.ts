import type { Environment, Restriction } from '#kernel/principal.ts'

interface StaffState {
  readonly mustChangePassword: boolean
  readonly hasSecondFactor: boolean
  /** Staff of the demonstration, whose password is published. */
  readonly isDemonstration: boolean
  readonly roles: readonly string[]
}

/** Roles that require a second factor in production. */
const NEEDS_SECOND_FACTOR: ReadonlySet<string> = new Set(['admin', 'manager'])

/** The step that a staff member must complete before any other operation; undefined when there is none. */
export function restrictionOf(
  { mustChangePassword, hasSecondFactor, isDemonstration, roles }: StaffState,
  environment: Environment,
): Restriction | undefined {
  if (mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED'
  const needsSecondFactor =
    environment === 'production' && !isDemonstration && roles.some(role => NEEDS_SECOND_FACTOR.has(role))
  return needsSecondFactor && !hasSecondFactor ? 'SECOND_FACTOR_ENROLMENT_REQUIRED' : undefined
}
