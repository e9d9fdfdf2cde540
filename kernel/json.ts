import { isUtf8 } from 'node:buffer'
import { LosslessNumber } from 'lossless-json'
import { refuse } from './refusals.ts'

/** A JSON value whose numbers keep their original digits. */
export type Json = null | boolean | string | LosslessNumber | Json[] | { [key: string]: Json }

export type JsonObject = { [key: string]: Json }

/**
 * Limits of one body, so that parsing never blocks other requests: a thousand transfers of ten fields fit.
 * `values` counts object members and list items together. `keys` counts distinct keys: each costs many times as much as a value,
 * so a route with a higher limit of values has no higher limit of keys.
 */
export const JSON_LIMITS = { depth: 64, values: 12_000, keys: 12_000 } as const

/** State of the parser: its position, and how much it has read. */
interface Reading {
  readonly text: string
  readonly valuesMax: number
  at: number
  values: number
  readonly keys: Set<string> | undefined
  /** The last successor of each key. Items of a list mostly repeat their keys in order, and comparing with the expected key is much cheaper than creating the string again. */
  readonly following: Map<string, string>
}

/** Parses a request body. For any bytes it either returns one object or throws MALFORMED_JSON or BODY_TOO_LARGE. */
export function parseBody(bytes: Buffer, valuesMax: number = JSON_LIMITS.values): JsonObject {
  if (!isUtf8(bytes)) throw malformed('The body is not valid UTF-8.')
  const reading: Reading = {
    text: bytes.toString('utf8'),
    valuesMax,
    at: 0,
    values: 0,
    keys: valuesMax > JSON_LIMITS.keys ? new Set() : undefined,
    following: new Map(),
  }
  const value = readValue(reading, 1)
  if (next(reading) === reading.text.length && isObject(value)) return value
  throw malformed(reading.at === reading.text.length ? 'The body must be one JSON object.' : undefined)
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LosslessNumber)

const malformed = (message?: string) => refuse('MALFORMED_JSON', message === undefined ? {} : { message })

const [TAB, LINE_FEED, RETURN, BLANK, QUOTE, COMMA, COLON, BACKSLASH] = [9, 10, 13, 32, 34, 44, 58, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]
const [LETTER_F, LETTER_N, LETTER_T] = [102, 110, 116]

/** Skips whitespace and returns the new position. */
function next(reading: Reading): number {
  const { text } = reading
  for (; ; reading.at++) {
    const code = text.charCodeAt(reading.at)
    if (code !== BLANK && code !== LINE_FEED && code !== RETURN && code !== TAB) return reading.at
  }
}

/** Consumes the character when it is next. */
function take(reading: Reading, code: number): boolean {
  if (reading.text.charCodeAt(next(reading)) !== code) return false
  reading.at++
  return true
}

function readValue(reading: Reading, depth: number): Json {
  switch (reading.text.charCodeAt(next(reading))) {
    case QUOTE:
      return readText(reading)
    case OPEN_OBJECT:
      return readObject(reading, depth)
    case OPEN_LIST:
      return readList(reading, depth)
    case LETTER_T:
      return readWord(reading, 'true', true)
    case LETTER_F:
      return readWord(reading, 'false', false)
    case LETTER_N:
      return readWord(reading, 'null', null)
    default:
      return readNumber(reading)
  }
}

function readObject(reading: Reading, depth: number): JsonObject {
  enter(reading, depth)
  const object: JsonObject = {}
  if (take(reading, CLOSE_OBJECT)) return object
  let key = ''
  do {
    count(reading)
    key = readKey(reading, key)
    if (Object.hasOwn(object, key)) throw malformed('An object in the body contains a duplicate key.')
    if (!take(reading, COLON)) throw malformed()
    const value = readValue(reading, depth + 1)
    // These keys could pollute a prototype when code copies them carelessly, and no request uses them.
    if (
      key === '__proto__' ||
      (key === 'constructor' && isObject(value) && Object.hasOwn(value, 'prototype'))
    )
      throw malformed('The body contains a key that is not permitted.')
    object[key] = value
  } while (take(reading, COMMA))
  if (!take(reading, CLOSE_OBJECT)) throw malformed()
  return object
}

function readKey(reading: Reading, previous: string): string {
  const { text, keys, following } = reading
  const start = next(reading)
  if (text.charCodeAt(start) !== QUOTE) throw malformed()
  const expected = following.get(previous)
  if (
    expected !== undefined &&
    text.startsWith(expected, start + 1) &&
    text.charCodeAt(start + 1 + expected.length) === QUOTE
  ) {
    reading.at = start + expected.length + 2
    return expected
  }
  const key = readText(reading)
  if (keys && keys.add(key).size > JSON_LIMITS.keys)
    throw refuse('BODY_TOO_LARGE', {
      message: `The body contains more than ${JSON_LIMITS.keys} different keys.`,
    })
  // A key with escapes may contain a quote, which the comparison above would take for the end of the key.
  if (reading.at === start + key.length + 2) following.set(previous, key)
  return key
}

function readList(reading: Reading, depth: number): Json[] {
  enter(reading, depth)
  const list: Json[] = []
  if (take(reading, CLOSE_LIST)) return list
  do {
    count(reading)
    list.push(readValue(reading, depth + 1))
  } while (take(reading, COMMA))
  if (!take(reading, CLOSE_LIST)) throw malformed()
  return list
}

function enter(reading: Reading, depth: number): void {
  if (depth > JSON_LIMITS.depth)
    throw malformed(`The body is nested deeper than ${JSON_LIMITS.depth} levels.`)
  reading.at++
}

function count(reading: Reading): void {
  if (++reading.values > reading.valuesMax)
    throw refuse('BODY_TOO_LARGE', { message: `The body contains more than ${reading.valuesMax} values.` })
}

function readText(reading: Reading): string {
  const { text } = reading
  const start = reading.at
  let isEscaped = false
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      reading.at = at + 1
      return isEscaped ? unescaped(text.slice(start, at + 1)) : text.slice(start + 1, at)
    }
    if (code < BLANK) break
    if (code !== BACKSLASH) continue
    isEscaped = true
    at++
  }
  throw malformed()
}

function unescaped(literal: string): string {
  try {
    return JSON.parse(literal) as string
  } catch {
    throw malformed()
  }
}

function readWord<Value extends Json>(reading: Reading, word: string, value: Value): Value {
  if (!reading.text.startsWith(word, reading.at)) throw malformed()
  reading.at += word.length
  return value
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y

function readNumber(reading: Reading): LosslessNumber {
  NUMBER.lastIndex = reading.at
  const [literal] = NUMBER.exec(reading.text) ?? []
  if (literal === undefined) throw malformed()
  reading.at += literal.length
  return new LosslessNumber(literal)
}
