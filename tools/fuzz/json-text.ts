/** A value as the JSON text that is sent, since not every hostile value is one in JavaScript. */
export type JsonText = string

/** What stands at a place in place of the right value, such as `input.events`; nothing at all where `json` is left out. */
export interface Change { readonly path: string; readonly json?: JsonText }

interface Step { readonly names: readonly string[]; readonly json: JsonText | undefined }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members of an object as JSON, with the changes made in them; a later one counts more. What a place needs around it is made. */
export function membersWith(right: Readonly<Record<string, unknown>>, changes: readonly Change[]): Map<string, JsonText> {
  return members(right, changes.map(({ path, json }) => ({ names: path.split('.'), json })))
}

function members(right: Readonly<Record<string, unknown>>, steps: readonly Step[]): Map<string, JsonText> {
  const names = new Set([...Object.keys(right), ...steps.flatMap(({ names: [name] }) => name ?? [])])
  return new Map([...names].flatMap(name => {
    const within = steps.filter(step => step.names[0] === name).map(({ names: [, ...rest], json }) => ({ names: rest, json }))
    const json = written(right[name], within)
    return json === undefined ? [] : [[name, json] as const]
  }))
}

function written(right: unknown, steps: readonly Step[]): JsonText | undefined {
  const whole = steps.findLast(({ names }) => names.length === 0)
  if (whole) return whole.json
  return steps.length === 0 ? JSON.stringify(right) : textOf(members(isObject(right) ? right : {}, steps))
}

/** An object of these members as JSON. */
export const textOf = (members: ReadonlyMap<string, JsonText>): JsonText =>
  `{${[...members].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
