import { decodeText } from './decode.ts'
import { type SourceFile, malformedList } from './entry.ts'

const MAX_ITEM = 32 * 1024 ** 2
const MAX_DEPTH = 128

export type ListJsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is ListJsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Wraps a single value in an array; null and undefined give an empty array. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
export const objectsOf = (value: unknown): ListJsonObject[] => listOf(value).filter(isObject)
export const stringsOf = (value: unknown): string[] =>
  listOf(value).filter((item): item is string => typeof item === 'string')
export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

export function parsed(file: SourceFile, where: string, text: string): ListJsonObject {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformedList(`${file.name} ${where} is not valid JSON.`)
  }
  if (!isObject(value)) throw malformedList(`${file.name} ${where} is not a JSON object.`)
  return value
}

interface Scan {
  readonly file: SourceFile
  readonly containers: readonly string[]
  text: string
  at: number
  /** Start index of the current item, and the nesting depth of the items. */
  start: number
  base: number
  readonly open: string[]
  inString: boolean
  stringFrom: number
  lastString: string
  items: number
}

/** Whether the bracket at `at` opens the container of the items: the outermost array, or a named member of the outermost object. */
function opensContainer(scan: Scan, letter: string): boolean {
  if (scan.base > 0) return scan.open.length < scan.base
  if (scan.open.length === 0) return letter === '['
  return scan.open.length === 1 && scan.open[0] === '{' && scan.containers.includes(scan.lastString)
}

function openValue(scan: Scan, letter: string): void {
  if (opensContainer(scan, letter)) {
    scan.base = scan.open.length + 1
    scan.start = -1
  } else if (scan.open.length === scan.base && letter === '{') scan.start = scan.at
  scan.open.push(letter)
  if (scan.open.length > MAX_DEPTH)
    throw malformedList(`${scan.file.name} nests values more than ${MAX_DEPTH} deep.`)
}

function closeValue(scan: Scan, letter: string): string | undefined {
  const expected = scan.open.pop() === '{' ? '}' : ']'
  if (letter !== expected)
    throw malformedList(`${scan.file.name} closes a value that is not open, after item ${scan.items}.`)
  if (scan.open.length < scan.base) {
    // Members after the container are not items.
    scan.base = Number.MAX_SAFE_INTEGER
    scan.start = -1
    return undefined
  }
  if (scan.open.length !== scan.base || scan.start < 0) return undefined
  const item = scan.text.slice(scan.start, scan.at + 1)
  scan.start = -1
  scan.items++
  return item
}

const STRUCTURE = /["{}[\]]/g
const STRING_END = /["\\]/g

function* scanItems(scan: Scan): Generator<string> {
  while (scan.at < scan.text.length) {
    const pattern = scan.inString ? STRING_END : STRUCTURE
    pattern.lastIndex = scan.at
    const found = pattern.exec(scan.text)
    if (!found) {
      scan.at = scan.text.length
      return
    }
    scan.at = found.index
    const letter = found[0]
    if (letter === '\\') {
      if (scan.at + 1 >= scan.text.length) return
      scan.at += 2
      continue
    }
    if (letter === '"') {
      if (scan.inString)
        scan.lastString = scan.text.slice(scan.stringFrom, Math.min(scan.at, scan.stringFrom + 64))
      scan.inString = !scan.inString
      scan.stringFrom = scan.at + 1
    } else if (letter === '{' || letter === '[') openValue(scan, letter)
    else {
      const item = closeValue(scan, letter)
      if (item !== undefined) yield item
    }
    scan.at++
  }
}

/** Discards consumed text, except for an unfinished item or string. */
function discardConsumed(scan: Scan): void {
  const retainFrom = Math.min(
    scan.start >= 0 ? scan.start : scan.at,
    scan.inString ? scan.stringFrom : scan.at,
  )
  if (scan.text.length - retainFrom > MAX_ITEM)
    throw malformedList(
      `${scan.file.name} has an item of more than ${MAX_ITEM} characters, after item ${scan.items}.`,
    )
  scan.text = scan.text.slice(retainFrom)
  scan.at -= retainFrom
  scan.stringFrom -= retainFrom
  if (scan.start >= 0) scan.start -= retainFrom
}

/**
 * Streams the objects of a JSON file: the items of its outermost array, the items of a named member of its outermost object (an array
 * or an object of objects), or a sequence of objects, such as one per line.
 */
export async function* jsonItems(
  file: SourceFile,
  containers: readonly string[],
): AsyncGenerator<ListJsonObject> {
  const scan: Scan = {
    file,
    containers,
    text: '',
    at: 0,
    start: -1,
    base: 0,
    open: [],
    inString: false,
    stringFrom: 0,
    lastString: '',
    items: 0,
  }
  for await (const chunk of decodeText(file)) {
    scan.text += chunk
    for (const item of scanItems(scan)) yield parsed(file, `item ${scan.items}`, item)
    discardConsumed(scan)
  }
  if (scan.open.length > 0 || scan.inString)
    throw malformedList(`${file.name} is truncated after item ${scan.items}.`)
  if (scan.items === 0 && scan.base === 0) throw malformedList(`${file.name} contains no JSON object.`)
}
