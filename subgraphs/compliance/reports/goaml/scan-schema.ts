import { SaxesParser, type SaxesTagNS } from 'saxes'

/** Maximum length of an uploaded schema in characters; those of FIUs have about 150,000. */
export const SCHEMA_LENGTH_MAX = 400_000

/** Far above every known schema, and low enough that compiling a schema takes neither noticeable time nor memory. */
const LIMITS = {
  elements: 20_000,
  depth: 60,
  occurrences: 10_000,
  pattern: 500,
  substitutions: 200,
  particles: 50_000,
}

const XSD = 'http://www.w3.org/2001/XMLSchema'

/** They load other schemas, from files or from the network. */
const LOADING: ReadonlySet<string> = new Set(['include', 'import', 'redefine', 'override'])

/** Parts of XSD 1.1, which the validator cannot evaluate: a schema is applied without them. */
const VERSION_1_1: ReadonlySet<string> = new Set([
  'assert',
  'assertion',
  'alternative',
  'openContent',
  'defaultOpenContent',
])

/** A rule of XSD 1.1 that a validation left out. */
export interface UncheckedRule {
  /** Line of the schema. */
  readonly line: number
  /** Name of the schema's element, such as assert. */
  readonly element: string
  /** XPath test of the rule; null if it has none. */
  readonly test: string | null
}

export interface ScannedSchema {
  /** Why the schema cannot be used; null if it can. */
  readonly issue: string | null
  readonly unchecked: readonly UncheckedRule[]
}

/** A named model group, or all complex types: the particles it contains itself, and the groups to which it refers. */
interface Group {
  particles: number
  readonly references: string[]
}

interface Scan {
  issue: string | null
  readonly unchecked: UncheckedRule[]
  elements: number
  substitutions: number
  readonly depth: { now: number }
  readonly groups: Map<string, Group>
  readonly types: Group
  /** The named group that is open. */
  group: Group | undefined
}

/**
 * Reads a schema without compiling it: refuses what would load files, use entities, or expand to more than its size
 * suggests, and lists the rules of XSD 1.1 that a validation leaves out.
 */
export function scanSchema(text: string): ScannedSchema {
  if (text.length > SCHEMA_LENGTH_MAX)
    return { issue: `must have at most ${SCHEMA_LENGTH_MAX} characters`, unchecked: [] }
  const scan: Scan = {
    issue: null,
    unchecked: [],
    elements: 0,
    substitutions: 0,
    depth: { now: 0 },
    groups: new Map(),
    types: { particles: 0, references: [] },
    group: undefined,
  }
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (reason: string): void => {
    scan.issue ??= `${reason} (line ${parser.line})`
  }
  parser.on('error', error => refuse(`is not well-formed XML: ${error.message.slice(0, 200)}`))
  parser.on('doctype', () => refuse('must not have a document type'))
  parser.on('opentag', tag => {
    scan.depth.now++
    if (scan.issue === null) openTag(scan, tag as SaxesTagNS, parser.line, refuse)
  })
  parser.on('closetag', tag => {
    scan.depth.now--
    if (isXsd(tag as SaxesTagNS, 'group') && scan.depth.now === 1) scan.group = undefined
  })
  parser.write(text).close()
  if (scan.elements === 0) refuse('must be an XML schema')
  if (scan.issue === null && expandedSize(scan) > LIMITS.particles)
    scan.issue = `refers to model groups that expand to more than ${LIMITS.particles} particles`
  return { issue: scan.issue, unchecked: scan.unchecked }
}

const isXsd = ({ uri, local }: SaxesTagNS, name: string): boolean => uri === XSD && local === name

function openTag(scan: Scan, tag: SaxesTagNS, line: number, refuse: (reason: string) => void): void {
  const { local } = tag
  const attribute = (name: string): string | undefined => tag.attributes[name]?.value
  if (scan.depth.now === 1 && !isXsd(tag, 'schema')) refuse('must be an XML schema')
  if (++scan.elements > LIMITS.elements) refuse(`must have at most ${LIMITS.elements} elements`)
  if (scan.depth.now > LIMITS.depth) refuse(`must not nest elements more than ${LIMITS.depth} deep`)
  if (tag.uri !== XSD) return
  if (LOADING.has(local)) refuse(`must not load other schemas (xs:${local})`)
  if (VERSION_1_1.has(local)) scan.unchecked.push({ line, element: local, test: attribute('test') ?? null })
  for (const name of ['minOccurs', 'maxOccurs'])
    if (Number(attribute(name)) > LIMITS.occurrences)
      refuse(`must not have a ${name} of more than ${LIMITS.occurrences}`)
  if (local === 'pattern' && (attribute('value') ?? '').length > LIMITS.pattern)
    refuse(`must not have a pattern of more than ${LIMITS.pattern} characters`)
  if (attribute('substitutionGroup') !== undefined && ++scan.substitutions > LIMITS.substitutions)
    refuse(`must not have more than ${LIMITS.substitutions} substitutions`)
  countParticle(scan, local, attribute)
}

function countParticle(scan: Scan, local: string, attribute: (name: string) => string | undefined): void {
  const name = attribute('name')
  if (local === 'group' && scan.depth.now === 2 && name !== undefined) {
    scan.group = { particles: 0, references: [] }
    scan.groups.set(name, scan.group)
    return
  }
  const into = scan.group ?? scan.types
  const reference = attribute('ref')
  if (local === 'group' && reference !== undefined)
    into.references.push(reference.slice(reference.indexOf(':') + 1))
  else if (local === 'element' || local === 'any') into.particles++
}

/** Number of particles after every reference to a group is replaced by the group; infinite if groups refer to each other. */
function expandedSize({ groups, types }: Scan): number {
  const sizes = new Map<Group, number>()
  const sizeOf = (group: Group): number => {
    const known = sizes.get(group)
    if (known !== undefined) return known
    // Until it is computed, so that a cycle is infinite.
    sizes.set(group, Infinity)
    const size = group.references.reduce((sum, name) => {
      const referred = groups.get(name)
      return referred ? sum + sizeOf(referred) : sum
    }, group.particles)
    sizes.set(group, size)
    return size
  }
  return sizeOf(types)
}
