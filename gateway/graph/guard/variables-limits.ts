import { isRecord } from '#gateway/graph/execute/merge.ts'

/** How much the variables of a document may hold. Their bytes and depth are bounded where the body is read. */
const VARIABLES_LIMITS = { values: 5_000, members: 256 } as const

/**
 * What is too large about variables; undefined where nothing is. For each issue graphql-js writes out the value around
 * it, so that an object of very many wrong members would be written out as often as it has members.
 */
export function variablesIssue(variables: unknown): string | undefined {
  let values = 0
  let membersMax = 0
  const waiting: unknown[] = [variables]
  while (waiting.length > 0 && values <= VARIABLES_LIMITS.values) {
    const value = waiting.pop()
    const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
    if (!Array.isArray(value)) membersMax = Math.max(membersMax, inner.length)
    values += inner.length
    for (const each of inner) waiting.push(each)
  }
  if (values > VARIABLES_LIMITS.values)
    return `The variables contain ${values} values or more; at most ${VARIABLES_LIMITS.values} are allowed.`
  return membersMax > VARIABLES_LIMITS.members
    ? `An object of the variables has ${membersMax} members; at most ${VARIABLES_LIMITS.members} are allowed.`
    : undefined
}
