import { nearestOf } from './nearest.ts'
import { VARIABLES } from './variable-table.ts'

/** Shorter names resemble too many unrelated variables. */
const LENGTH_MIN = 8
const DISTANCE_MAX = 2

/** Returns one line for each set variable that looks like a misspelling of a known one. Unrelated variables are ignored. */
export function misspeltVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || value === '' || name.length < LENGTH_MIN || VARIABLES.includes(name)) return []
    const meant = nearestOf(name.toUpperCase(), VARIABLES, each =>
      each.length < LENGTH_MIN ? -1 : DISTANCE_MAX,
    )
    return meant === undefined ? [] : [`The environment variable ${name} is not used. Did you mean ${meant}?`]
  })
}
