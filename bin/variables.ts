import { nearestOf } from './nearest.ts'
import { VARIABLES } from './variable-table.ts'

/** Shorter names are near to too many words that have nothing to do with us. */
const LENGTH_MIN = 8
const DISTANCE_MAX = 2

/** A line for each variable that is set and differs from one of ours by a typing error. Unrelated variables are ignored. */
export function misspeltVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || value === '' || name.length < LENGTH_MIN || VARIABLES.includes(name)) return []
    const meant = nearestOf(name.toUpperCase(), VARIABLES, each => (each.length < LENGTH_MIN ? -1 : DISTANCE_MAX))
    return meant === undefined ? [] : [`The variable ${name} is set and is not read. Did you mean ${meant}?`]
  })
}
