import { isRecord } from '#gateway/graph/execute/merge.ts'

/** Limits on the variables of a request. Their bytes and depth are limited when the body is parsed. */
const VARIABLES_LIMITS = { values: 5_000, members: 256 } as const

/**
 * Returns a message if the variables exceed a limit, otherwise undefined. graphql-js repeats the enclosing value in
 * each error, so it would print an object with many invalid members once per member.
 */
export function variablesIssue(variables: unknown): string | undefined {
  let values = 0
  let membersMax = 0
  const stack: unknown[] = [variables]
  while (stack.length > 0 && values <= VARIABLES_LIMITS.values) {
    const value = stack.pop()
    const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
    if (!Array.isArray(value)) membersMax = Math.max(membersMax, inner.length)
    values += inner.length
    for (const each of inner) stack.push(each)
  }
  if (values > VARIABLES_LIMITS.values)
    return `The variables contain ${values} values or more; at most ${VARIABLES_LIMITS.values} are allowed.`
  return membersMax > VARIABLES_LIMITS.members
    ? `An object of the variables has ${membersMax} members; at most ${VARIABLES_LIMITS.members} are allowed.`
    : undefined
}
