/** Writes a value of the graph as JSON text, exactly as JSON.stringify writes the converted value. It gets neither null nor undefined. */
export type JsonWriter = (value: unknown) => string

/** One member of an object in a response. */
export interface ResponseMember {
  /** Key in the result of the graph. */
  readonly key: string
  /** Name in the response. */
  readonly name: string
  /** Takes the member's value from an object of the graph, for members that have no key of their own. */
  readonly pick?: ((value: unknown) => unknown) | undefined
  readonly write: JsonWriter
}

/** The value of a member in an object of the graph. */
export function valueOf(object: unknown, key: string, pick: ResponseMember['pick']): unknown {
  const value = (object as Readonly<Record<string, unknown>>)[key]
  return pick && value !== null && value !== undefined ? pick(value) : value
}

/** Text without quotes, backslashes, control characters and surrogates, some of which JSON.stringify escapes. */
const UNESCAPED = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/

// The executor does not check the values of custom scalars. Every writer therefore checks its value and leaves others to JSON.stringify.

export const writeText: JsonWriter = value =>
  typeof value === 'string' && UNESCAPED.test(value) ? `"${value}"` : JSON.stringify(value)

export const writeNumber: JsonWriter = value =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : JSON.stringify(value)

export const writeBoolean: JsonWriter = value =>
  value === true ? 'true' : value === false ? 'false' : JSON.stringify(value)

/** Writes an exact number, which the graph has as text. */
export const writeExactNumber: JsonWriter = value =>
  typeof value === 'string' && NUMBER.test(value) ? value : JSON.stringify(JSON.rawJSON(value as string))

/** Writes an enum value with the name that it has in the response. */
export const enumWriter =
  (namesInResponse: ReadonlyMap<string, string>): JsonWriter =>
  value => {
    const name = namesInResponse.get(value as string)
    return name === undefined ? JSON.stringify(value) : `"${name}"`
  }

/** Converts the value, and leaves the text to JSON.stringify. */
export const convertingWriter =
  (convert: ((value: unknown) => unknown) | undefined): JsonWriter =>
  value =>
    JSON.stringify(convert ? convert(value) : value)

export const listWriter =
  (writeItem: JsonWriter): JsonWriter =>
  value => {
    let text = ''
    for (const item of value as readonly unknown[])
      text += (text === '' ? '[' : ',') + (item === null || item === undefined ? 'null' : writeItem(item))
    return text === '' ? '[]' : `${text}]`
  }

/** Writes an object. The names must be unique; a missing value is null. */
export function objectWriter(members: readonly ResponseMember[]): JsonWriter {
  if (members.length === 0) return () => '{}'
  const steps = members.map(({ key, name, pick, write }, index) => {
    const start = `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`
    return { key, start, missing: `${start}null`, pick, write }
  })
  return value => {
    let text = ''
    for (const { key, start, missing, pick, write } of steps) {
      const given = valueOf(value, key, pick)
      text += given === null || given === undefined ? missing : start + write(given)
    }
    return `${text}}`
  }
}

/** Writes an object without its missing values. The names must be unique. */
export function objectWriterWithoutNulls(members: readonly ResponseMember[]): JsonWriter {
  const steps = members.map(({ key, name, pick, write }) => {
    const label = `${JSON.stringify(name)}:`
    return { key, first: `{${label}`, next: `,${label}`, pick, write }
  })
  return value => {
    let text = ''
    for (const { key, first, next, pick, write } of steps) {
      const given = valueOf(value, key, pick)
      if (given !== null && given !== undefined) text += (text === '' ? first : next) + write(given)
    }
    return text === '' ? '{}' : `${text}}`
  }
}
