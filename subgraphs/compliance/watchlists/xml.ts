import { type SaxesTagPlain, SaxesParser } from 'saxes'
import { decodeText } from './decode.ts'
import { type SourceFile, isMalformedList, malformedList } from './entry.ts'
import { cleanText } from './text.ts'

/** An element with its content; names have no namespace prefixes. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface Building extends XmlElement {
  readonly children: Building[]
  text: string
}

/** Limits far above those of any list, and low enough to protect memory. */
const LIMITS = {
  depth: 64,
  attributes: 256,
  token: 2 * 1024 ** 2,
  elementsOfRecord: 200_000,
  textOfRecord: 32 * 1024 ** 2,
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function attributesOf(tag: SaxesTagPlain): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const name in tag.attributes) attributes[localName(name)] = tag.attributes[name]!
  return attributes
}

interface Reading {
  readonly file: SourceFile
  readonly roots: readonly string[]
  readonly isRecord: (parent: string, name: string) => boolean
  readonly path: string[]
  /** Open elements of the current record, outermost first. */
  readonly open: Building[]
  readonly done: XmlElement[]
  elements: number
  text: number
}

function counted(reading: Reading, characters: number): void {
  reading.text += characters
  if (reading.text > LIMITS.textOfRecord)
    throw malformedList(
      `${reading.file.name} has a <${reading.open[0]!.name}> of more than ${LIMITS.textOfRecord} characters.`,
    )
}

function openElement(reading: Reading, tag: SaxesTagPlain): void {
  const { file, path, open } = reading
  const name = localName(tag.name)
  if (path.length === 0 && !reading.roots.includes(name))
    throw malformedList(
      `${file.name} begins with <${name.slice(0, 60)}> where <${reading.roots.join('> or <')}> was expected.`,
    )
  if (path.length >= LIMITS.depth)
    throw malformedList(`${file.name} nests elements more than ${LIMITS.depth} deep.`)
  if (Object.keys(tag.attributes).length > LIMITS.attributes)
    throw malformedList(`${file.name} has an element of more than ${LIMITS.attributes} attributes.`)
  const isInside = open.length > 0
  if (isInside || reading.isRecord(path.at(-1) ?? '', name)) {
    if (!isInside) reading.elements = reading.text = 0
    if (++reading.elements > LIMITS.elementsOfRecord)
      throw malformedList(
        `${file.name} has a <${open[0]!.name}> of more than ${LIMITS.elementsOfRecord} elements.`,
      )
    const attributes = attributesOf(tag)
    const element: Building = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
    for (const attribute in attributes) counted(reading, attribute.length + attributes[attribute]!.length)
  }
  path.push(name)
}

function closeElement(reading: Reading): void {
  reading.path.pop()
  const element = reading.open.pop()
  if (element && reading.open.length === 0) reading.done.push(element)
}

function emitText(reading: Reading, text: string): void {
  const element = reading.open.at(-1)
  if (!element) return
  counted(reading, text.length)
  element.text = element.text === '' ? text : element.text + text
}

/** Creates a parser that calls `alive` at each token. Document types are rejected, which excludes internal and external entities. */
function parserOf(reading: Reading, alive: () => void): SaxesParser {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', error => {
    throw malformedList(`${reading.file.name} is not well-formed XML: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw malformedList(`${reading.file.name} has a document type, which is not allowed.`)
  })
  parser.on('opentag', tag => {
    alive()
    openElement(reading, tag as SaxesTagPlain)
  })
  parser.on('closetag', () => {
    alive()
    closeElement(reading)
  })
  const text = (textOf: string): void => {
    alive()
    emitText(reading, textOf)
  }
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('comment', alive)
  return parser
}

/** The root elements and the records to return, each as parent/name. */
export interface XmlShape {
  readonly root: string | readonly string[]
  readonly records: readonly string[]
}

/** Streams the records of a file; only one complete record is held in memory. */
export async function* xmlRecords(file: SourceFile, { root, records }: XmlShape): AsyncGenerator<XmlElement> {
  const wanted = new Map<string, Set<string>>()
  for (const record of records) {
    const [parent, name] = record.split('/') as [string, string]
    wanted.set(name, (wanted.get(name) ?? new Set()).add(parent))
  }
  const reading: Reading = {
    file,
    roots: [root].flat(),
    path: [],
    open: [],
    done: [],
    elements: 0,
    text: 0,
    isRecord: (parent, name) => wanted.get(name)?.has(parent) ?? false,
  }
  // The parser buffers an unfinished token, so its length is limited here.
  let pendingCharacters = 0
  const parser = parserOf(reading, () => {
    pendingCharacters = 0
  })
  try {
    for await (const chunk of decodeText(file)) {
      pendingCharacters += chunk.length
      parser.write(chunk)
      if (pendingCharacters > LIMITS.token)
        throw malformedList(`${file.name} has a text or tag of more than ${LIMITS.token} characters.`)
      if (reading.done.length > 0) yield* reading.done.splice(0)
    }
    parser.close()
  } catch (error) {
    if (isMalformedList(error) || !(error instanceof Error) || !error.message.includes('xml')) throw error
    throw malformedList(`${file.name} is not well-formed XML: ${error.message}`)
  }
  yield* reading.done
}

const NONE: readonly XmlElement[] = []

/** All elements at a path such as akaList/aka. */
export function elementsAt(element: XmlElement | undefined, path: string): readonly XmlElement[] {
  if (!element) return NONE
  const slash = path.indexOf('/')
  const name = slash < 0 ? path : path.slice(0, slash)
  const found = element.children.filter(child => child.name === name)
  return slash < 0 ? found : found.flatMap(child => elementsAt(child, path.slice(slash + 1)))
}

export function first(element: XmlElement | undefined, path: string): XmlElement | undefined {
  let at = element
  for (const name of path.split('/')) at = at?.children.find(child => child.name === name)
  return at
}

/** The cleaned text at a path; undefined when there is none. */
export const textOf = (element: XmlElement | undefined, path?: string): string | undefined =>
  cleanText((path === undefined ? element : first(element, path))?.text)

/** All cleaned texts at a path. */
export const textsOf = (element: XmlElement | undefined, path: string): string[] =>
  elementsAt(element, path)
    .map(found => cleanText(found.text))
    .filter(text => text !== undefined)

export const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  cleanText(element?.attributes[name])
