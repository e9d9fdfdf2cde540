import {
  type ListFormat,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { lines } from '#compliance/watchlists/decode.ts'
import { type ListJsonObject, isObject, parsed, stringOf } from '#compliance/watchlists/json.ts'
import { type FileHead, headText } from '#compliance/watchlists/formats/head.ts'
import {
  type FtmContext,
  type Thing,
  holdersOf,
  isLookedUp,
  isParty,
  partyEntry,
  thingOf,
} from './ftm-party.ts'

/** One change: the new content of an entry, or its deletion. */
export type EntryChange =
  { readonly op: 'PUT'; readonly entry: WatchlistEntry } | { readonly op: 'DELETE'; readonly id: string }

type Line = { readonly id: string; readonly entity: ListJsonObject | undefined; readonly isChange: boolean }

async function* linesOf(file: SourceFile): AsyncGenerator<Line> {
  for await (const { number, text } of lines(file)) {
    const value = parsed(file, `line ${number}`, text)
    const isChange = typeof value.op === 'string'
    const entity = isChange ? value.entity : value
    const id = isObject(entity) ? stringOf(entity.id) : undefined
    if (!isObject(entity) || id === undefined)
      throw malformedList(`${file.name} line ${number} has no entity with an id.`)
    if (isChange && !['ADD', 'MOD', 'DEL'].includes(value.op as string))
      throw malformedList(`${file.name} line ${number} has an operation other than ADD, MOD and DEL.`)
    const isDeleted = value.op === 'DEL'
    if (!isDeleted && (stringOf(entity.schema) === undefined || !isObject(entity.properties)))
      throw malformedList(`${file.name} line ${number} has an entity without schema or properties.`)
    yield { id, entity: isDeleted ? undefined : entity, isChange }
  }
}

interface Sorted {
  readonly full: readonly SourceFile[]
  /** The latest change of each entity, in file order; undefined means deleted. */
  readonly changed: ReadonlyMap<string, ListJsonObject | undefined>
}

/** Whether a file contains changes; undefined for an empty file, which means a day without changes. */
async function isOfChanges(file: SourceFile): Promise<boolean | undefined> {
  try {
    for await (const line of linesOf(file)) return line.isChange
  } catch (error) {
    if (error instanceof Error && error.message.endsWith(' is empty.')) return undefined
    throw error
  }
  return undefined
}

async function sortFiles(files: readonly SourceFile[]): Promise<Sorted> {
  const full: SourceFile[] = []
  const changed = new Map<string, ListJsonObject | undefined>()
  for (const file of files) {
    const kind = await isOfChanges(file)
    if (kind === false) full.push(file)
    if (kind !== true) continue
    for await (const line of linesOf(file)) {
      changed.delete(line.id)
      changed.set(line.id, line.entity)
    }
  }
  return { full, changed }
}

/** Streams the entities after the changes are applied. */
async function* currentObjects({ full, changed }: Sorted): AsyncGenerator<ListJsonObject> {
  for (const file of full) {
    for await (const { id, entity } of linesOf(file)) if (entity && !changed.has(id)) yield entity
  }
  for (const entity of changed.values()) if (entity) yield entity
}

/** Offices, addresses and relations are on separate lines before or after the parties, so they are held in memory; parties are not. */
async function contextOf(given: Sorted): Promise<FtmContext> {
  const things = new Map<string, Thing>()
  const about = new Map<string, Thing[]>()
  for await (const entity of currentObjects(given)) {
    const thing = thingOf(entity)
    if (!thing || isParty(thing)) continue
    if (isLookedUp(thing)) things.set(thing.id, thing)
    for (const holder of holdersOf(thing)) {
      const known = about.get(holder)
      if (known) known.push(thing)
      else about.set(holder, [thing])
    }
  }
  return { thing: id => things.get(id), about: id => about.get(id) ?? [] }
}

async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  const given = await sortFiles(files)
  if (given.full.length === 0)
    throw malformedList(
      `${files.map(file => file.name).join(', ')} contain only changes; the list that they change is missing.`,
    )
  const context = await contextOf(given)
  for await (const entity of currentObjects(given)) {
    const entry = partyEntry(entity, context)
    if (entry) yield entry
  }
}

/** Whether the files contain only changes, which requires that the list was imported before. */
export async function publishChangesAlone(files: readonly SourceFile[]): Promise<boolean> {
  const kinds = await Promise.all(files.map(isOfChanges))
  return kinds.includes(true) && !kinds.includes(false)
}

/** Whether the files have no lines at all, as changes have on a day without any. */
export async function areEmpty(files: readonly SourceFile[]): Promise<boolean> {
  const kinds = await Promise.all(files.map(isOfChanges))
  return kinds.every(kind => kind === undefined)
}

/** The latest change of each entity from files with only changes. Relations that the changes do not repeat are unknown here. */
export async function* ftmChanges(files: readonly SourceFile[]): AsyncGenerator<EntryChange> {
  const given = await sortFiles(files)
  if (given.full.length > 0)
    throw malformedList(`${given.full[0]!.name} contains a complete list instead of changes.`)
  const context = await contextOf(given)
  for (const [id, entity] of given.changed) {
    const entry = entity && partyEntry(entity, context)
    if (entry) yield { op: 'PUT', entry }
    else if (!entity) yield { op: 'DELETE', id }
  }
}

const firstLine = (file: FileHead): string => headText(file).trimStart().split('\n', 1)[0]!
const isFtm = (file: FileHead): boolean => {
  const line = firstLine(file)
  return (
    line === '' ||
    (line.startsWith('{') &&
      ((/"schema"\s*:\s*"/u.test(line) && /"properties"\s*:\s*\{/u.test(line)) ||
        /"op"\s*:\s*"(?:ADD|MOD|DEL)"/u.test(line)))
  )
}

export const followTheMoneyLines: ListFormat = {
  name: 'FTM_JSON_LINES',
  recognises: files => files.some(file => firstLine(file) !== '') && files.every(isFtm),
  entries,
}
