import { addBusinessDays, type HolidayCalendar } from './business-days.ts'

/** A state in which a hold is in force. */
export type HoldStep = 'PLACED' | 'EXTENDED_10' | 'EXTENDED_30' | 'ORDERED'
export const HOLD_STATES = ['PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED', 'RELEASED', 'EXPIRED'] as const

export type HoldState = (typeof HOLD_STATES)[number]

/** Why a hold is extended: the internal review supports it, an authority has the report, or an authority orders it. */
export type HoldBasis = 'INTERNAL_REVIEW' | 'REPORTED' | 'ORDERED'

/** What a step adds to a hold, and on which basis. */
export interface HoldPeriod {
  /** Null for a hold that ends when the authority ends it. */
  readonly businessDays: number | null
  /** Null for the first step. */
  readonly basis: HoldBasis | null
  /** Whether the step must name a state regulator, agency or court of competent jurisdiction. */
  readonly needsAuthority: boolean
}

/** FINRA 2165(b)(2), (b)(3), (b)(4), and the orders that these paragraphs reserve. */
const PERIODS: Readonly<Record<HoldStep, HoldPeriod>> = {
  PLACED: { businessDays: 15, basis: null, needsAuthority: false },
  EXTENDED_10: { businessDays: 10, basis: 'INTERNAL_REVIEW', needsAuthority: false },
  EXTENDED_30: { businessDays: 30, basis: 'REPORTED', needsAuthority: true },
  ORDERED: { businessDays: null, basis: 'ORDERED', needsAuthority: true },
}

/** The steps with an end, in the only order that FINRA 2165(b) permits. */
const SEQUENCE = ['PLACED', 'EXTENDED_10', 'EXTENDED_30'] as const
/** FINRA 2165(b)(1)(B). */
const NOTICE_BUSINESS_DAYS = 2

/** Business days that a step adds, its basis, and whether it must name an authority. */
export const holdPeriod = (step: HoldStep): HoldPeriod => PERIODS[step]

/** State after an extension. Undefined where the basis does not permit one: out of order, or after the end of the hold. */
export function nextHoldState(state: HoldState, basis: HoldBasis): HoldStep | undefined {
  const index = SEQUENCE.findIndex(step => step === state)
  if (index === -1) return undefined
  if (basis === 'ORDERED') return 'ORDERED'
  const next = SEQUENCE[index + 1]
  return next && PERIODS[next].basis === basis ? next : undefined
}

/** End of a hold in this step: 15, 25 or 55 business days after it was placed. Null for an ordered hold. */
export function holdEndsAt(step: HoldStep, placedAt: Date, calendar: HolidayCalendar): Date | null {
  if (step === 'ORDERED') return null
  const steps = SEQUENCE.slice(0, SEQUENCE.indexOf(step) + 1)
  const businessDays = steps.reduce((sum, each) => sum + (PERIODS[each].businessDays ?? 0), 0)
  return addBusinessDays(placedAt, businessDays, calendar)
}

/** Latest time to notify the authorised parties and the trusted contact: two business days after the hold was placed. */
export const noticeDueAt = (placedAt: Date, calendar: HolidayCalendar): Date =>
  addBusinessDays(placedAt, NOTICE_BUSINESS_DAYS, calendar)
