import { isUtf8 } from 'node:buffer'
import { LosslessNumber, parse } from 'lossless-json'
import { refuse } from './refusals.ts'

/** A JSON value whose numbers are kept as they were written. */
export type Json = null | boolean | string | LosslessNumber | Json[] | { [key: string]: Json }

export type JsonObject = { [key: string]: Json }

const DEPTH_MAX = 64

/** Reads a request's body. Whatever the bytes are, it either answers one object or throws MALFORMED_JSON. */
export function parseBody(bytes: Buffer): JsonObject {
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8.')
  const text = bytes.toString('utf8')
  // Before parsing: the parser recurses, and it keeps one of two equal members without a word.
  const hasEscapedKey = scan(text)
  let value: unknown
  try {
    value = parse(text, null, literal => new LosslessNumber(literal))
  } catch {
    throw malformed()
  }
  if (!isObject(value)) throw malformed('The body must be one JSON object.')
  if (hasEscapedKey || text.includes('__proto__') || text.includes('prototype')) refusePoison(value)
  return value
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LosslessNumber)

const malformed = (says?: string) => refuse('MALFORMED_JSON', says === undefined ? {} : { says })

/** Bounds the depth and finds repeated keys; what else is wrong is left to the parser. Says whether a key has an escape. */
function scan(text: string): boolean {
  const open: (Set<string> | undefined)[] = []
  let hasEscapedKey = false
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '{':
      case '[':
        if (open.push(text.charAt(at) === '{' ? new Set() : undefined) > DEPTH_MAX) throw malformed(`The body is nested deeper than ${DEPTH_MAX} levels.`)
        break
      case '}':
      case ']':
        open.pop()
        break
      case '"': {
        const end = endOfString(text, at)
        const keys = open.at(-1)
        if (keys && isBeforeColon(text, end)) {
          const written = text.slice(at, end)
          const isEscaped = written.includes('\\')
          const key = isEscaped ? unescaped(written) : written.slice(1, -1)
          if (keys.has(key)) throw malformed('The body has a key twice in one object.')
          keys.add(key)
          hasEscapedKey ||= isEscaped
        }
        at = end - 1
      }
    }
  }
  return hasEscapedKey
}

/** Where the string that begins at `start` is over: after its closing quote, or at the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

function isBeforeColon(text: string, from: number): boolean {
  let at = from
  while (' \t\r\n'.includes(text[at] ?? '.')) at++
  return text[at] === ':'
}

function unescaped(written: string): string {
  try {
    return JSON.parse(written) as string
  } catch {
    throw malformed()
  }
}

/** Keys that reach an object's prototype where somebody copies them carelessly have no meaning in any body of ours. */
function refusePoison(value: Json): void {
  if (Array.isArray(value)) return value.forEach(refusePoison)
  if (!isObject(value)) return
  const maker = Object.hasOwn(value, 'constructor') ? value['constructor'] : undefined
  if (Object.hasOwn(value, '__proto__') || (isObject(maker) && Object.hasOwn(maker, 'prototype'))) throw malformed('The body has a key that is not allowed.')
  Object.values(value).forEach(refusePoison)
}
