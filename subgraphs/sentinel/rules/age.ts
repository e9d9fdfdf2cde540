/** A person as FINRA 2165 sees one. The date of birth is YYYY-MM-DD. */
export interface AgedPerson {
  readonly dateOfBirth: string
  readonly vulnerabilityFlags: readonly string[]
}

const ADULT_YEARS = 18
const SENIOR_YEARS = 65

// FINRA 2165(a)(1)(B) requires "a mental or physical impairment that renders the individual unable to protect his or her own interests".
// The other vulnerability flags, such as bereavement, isolation or a language barrier, raise the risk of a person who still decides.
const IMPAIRMENTS: ReadonlySet<string> = new Set(['COGNITIVE_IMPAIRMENT', 'PHYSICAL_IMPAIRMENT'])

/** Age in whole years on a day; both are YYYY-MM-DD. A person born on 29 February is a year older on 1 March of a common year. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Whether the person is a specified adult on a day, FINRA 2165(a)(1): 65 or older, or 18 or older with an impairment. */
export function isSpecifiedAdult({ dateOfBirth, vulnerabilityFlags }: AgedPerson, day: string): boolean {
  const age = ageOn(dateOfBirth, day)
  return age >= SENIOR_YEARS || (age >= ADULT_YEARS && vulnerabilityFlags.some(flag => IMPAIRMENTS.has(flag)))
}
