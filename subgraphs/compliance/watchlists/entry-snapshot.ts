import { createHash } from 'node:crypto'
import type { EntryPosition, EntryType, NameKind, PartialDate, WatchlistEntry } from './entry.ts'

export type PepClass = 'DOMESTIC' | 'FOREIGN' | 'INTERNATIONAL_ORG'
export type PepRelation = 'SELF' | 'RELATIVE' | 'ASSOCIATE'

/** The fields of an entry that analysts read, as found. The list version that was searched holds the complete entry. */
export interface EntrySnapshot {
  readonly type: EntryType
  readonly names: readonly { readonly text: string; readonly kind: NameKind }[]
  readonly datesOfBirth: readonly PartialDate[]
  readonly nationalities: readonly string[]
  readonly countries: readonly string[]
  readonly programs: readonly string[]
  readonly positions: readonly EntryPosition[]
  readonly relations: readonly {
    readonly kind: string
    readonly name: string | null
    readonly label: string | null
  }[]
  readonly references: readonly string[]
  readonly formerIds: readonly string[]
  readonly listedOn: string | null
  readonly updatedOn: string | null
  readonly reason: string | null
  readonly isDeceased: boolean
}

/** Each array is cut to ITEMS_MAX items, the reason to REASON_MAX characters. */
const ITEMS_MAX = 20
const REASON_MAX = 2_000

export const snapshotOf = (entry: WatchlistEntry): EntrySnapshot => ({
  type: entry.type,
  names: entry.names.slice(0, ITEMS_MAX).map(({ text, kind }) => ({ text, kind })),
  datesOfBirth: entry.datesOfBirth.slice(0, ITEMS_MAX),
  nationalities: entry.nationalities.slice(0, ITEMS_MAX),
  countries: entry.countries.slice(0, ITEMS_MAX),
  programs: entry.programs.slice(0, ITEMS_MAX),
  positions: entry.positions.slice(0, ITEMS_MAX),
  relations: entry.relations
    .slice(0, ITEMS_MAX)
    .map(({ kind, name = null, label = null }) => ({ kind, name, label })),
  references: entry.references.slice(0, ITEMS_MAX),
  formerIds: entry.formerIds.slice(0, ITEMS_MAX),
  listedOn: entry.listedOn ?? null,
  updatedOn: entry.updatedOn ?? null,
  reason: entry.remarks === undefined ? null : entry.remarks.slice(0, REASON_MAX),
  isDeceased: entry.isDeceased ?? false,
})

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort()

/**
 * Hash of the fields that identify a party and of the reasons for its listing; it changes when the entry changes in substance. The
 * id, the remarks and the dates of change are not included.
 */
export function identityHash(entry: WatchlistEntry): string {
  const { type, gender = null } = entry
  const content = [
    type,
    gender,
    sorted(entry.names.map(({ text, kind }) => `${kind} ${text}`)),
    sorted(entry.datesOfBirth.map(({ from, to }) => `${from} ${to}`)),
    sorted(entry.nationalities),
    sorted(entry.countries),
    sorted(entry.placesOfBirth),
    sorted(entry.programs),
    sorted(
      entry.identifiers.map(
        identifier => `${identifier.type} ${identifier.value} ${identifier.country ?? ''}`,
      ),
    ),
    sorted(entry.positions.map(({ title, country = '' }) => `${title} ${country}`)),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** Whether the party holds the office itself, or is a relative or associate of the holder. */
export function pepRelation(entry: WatchlistEntry): PepRelation {
  if (entry.positions.length > 0 || entry.programs.includes('role.pep')) return 'SELF'
  if (entry.relations.some(({ kind }) => kind === 'RELATIVE')) return 'RELATIVE'
  return entry.relations.some(({ kind }) => kind === 'ASSOCIATE') || entry.programs.includes('role.rca')
    ? 'ASSOCIATE'
    : 'SELF'
}

/** Entry ids of the persons whose relative or associate the party is. */
export const closeTo = ({ relations }: Pick<WatchlistEntry, 'relations'>): string[] =>
  relations
    .flatMap(({ kind, entryId }) =>
      (kind === 'RELATIVE' || kind === 'ASSOCIATE') && entryId !== undefined ? [entryId] : [],
    )
    .slice(0, ITEMS_MAX)
