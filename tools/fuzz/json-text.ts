/** JSON source text. Some hostile values, such as duplicate names, have no JavaScript equivalent. */
export type JsonText = string

/** Replaces the valid value at a path such as `input.events`; removes it if `json` is omitted. */
export interface Change {
  readonly path: string
  readonly json?: JsonText
}

interface Step {
  readonly names: readonly string[]
  readonly json: JsonText | undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Applies changes to an object and returns its members as JSON. The last change of a path wins; missing
 * parents are created.
 */
export function membersWith(
  right: Readonly<Record<string, unknown>>,
  changes: readonly Change[],
): Map<string, JsonText> {
  return members(
    right,
    changes.map(({ path, json }) => ({ names: path.split('.'), json })),
  )
}

function members(right: Readonly<Record<string, unknown>>, steps: readonly Step[]): Map<string, JsonText> {
  const names = new Set([...Object.keys(right), ...steps.flatMap(({ names: [name] }) => name ?? [])])
  return new Map(
    [...names].flatMap(name => {
      const within = steps
        .filter(step => step.names[0] === name)
        .map(({ names: [, ...rest], json }) => ({ names: rest, json }))
      const json = written(right[name], within)
      return json === undefined ? [] : [[name, json] as const]
    }),
  )
}

function written(right: unknown, steps: readonly Step[]): JsonText | undefined {
  const whole = steps.findLast(({ names }) => names.length === 0)
  if (whole) return whole.json
  return steps.length === 0 ? JSON.stringify(right) : textOf(members(isObject(right) ? right : {}, steps))
}

/** Renders members as a JSON object. */
export const textOf = (members: ReadonlyMap<string, JsonText>): JsonText =>
  `{${[...members].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
