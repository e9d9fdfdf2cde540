/** What a listed party is. */
export type EntryType = 'INDIVIDUAL' | 'ORGANIZATION' | 'VESSEL' | 'AIRCRAFT' | 'WALLET'

/** How the list itself speaks of a name; a weak alias is one that the list calls low quality. */
export type NameKind = 'PRIMARY' | 'STRONG_ALIAS' | 'WEAK_ALIAS' | 'FORMER' | 'ORIGINAL_SCRIPT'

export type NamePartKind = 'GIVEN' | 'MIDDLE' | 'PATRONYMIC' | 'FAMILY' | 'MAIDEN' | 'TITLE' | 'SUFFIX' | 'OTHER'

export interface EntryName {
  /** The whole name in reading order, given names first; as the list writes it otherwise. */
  readonly text: string
  readonly kind: NameKind
  /** Parts, where the list tells them apart. */
  readonly parts?: readonly { readonly kind: NamePartKind; readonly text: string }[]
  /** ISO 639 language, where the list names one. */
  readonly language?: string
}

/** A day, month or year that may not be known exactly: every day from `from` to `to`, both YYYY-MM-DD. */
export interface PartialDate {
  readonly from: string
  readonly to: string
  /** The list says about, circa or approximately. */
  readonly isApproximate?: boolean
}

export type IdentifierType = 'PASSPORT' | 'NATIONAL_ID' | 'TAX_ID' | 'REG_NO' | 'LEI' | 'BIC' | 'IMO' | 'MMSI' | 'CALL_SIGN' | 'TAIL_NUMBER' | 'WALLET' | 'EMAIL' | 'PHONE' | 'OTHER'

export interface EntryIdentifier {
  readonly type: IdentifierType
  readonly value: string
  /** ISO 3166-1 alpha-2, where it is known; the list's own words otherwise stand in `label`. */
  readonly country?: string
  readonly label?: string
}

/** What a politically exposed person holds or held. */
export interface EntryPosition {
  readonly title: string
  /** ISO 3166-1 alpha-2 of the country that the position is of. */
  readonly country?: string
  readonly from?: PartialDate
  readonly to?: PartialDate
  /** Of the source: gov.head, gov.national, gov.state, gov.muni, gov.igo, gov.soe, gov.judicial, gov.executive, … */
  readonly topics?: readonly string[]
}

/** A tie to another entry of the same source, or to somebody who is no entry and is known by name alone. */
export interface EntryRelation {
  readonly kind: 'RELATIVE' | 'ASSOCIATE' | 'OWNED_BY' | 'OWNS' | 'CONTROLLED_BY' | 'ACTS_FOR' | 'OTHER'
  readonly entryId?: string
  readonly name?: string
  /** The source's own word: spouse, child, … */
  readonly label?: string
}

/** A party of a list, whatever the format it was published in. Texts are trimmed and never empty; lists are empty where nothing is told. */
export interface WatchlistEntry {
  /** The list's own id of the party, or where it has none a hash that stays as long as its names do. */
  readonly id: string
  readonly type: EntryType
  readonly names: readonly EntryName[]
  readonly datesOfBirth: readonly PartialDate[]
  readonly gender?: 'FEMALE' | 'MALE'
  /** ISO 3166-1 alpha-2 codes; what cannot be read as a country stands in `remarks`. */
  readonly nationalities: readonly string[]
  /** Of residence, address, registration or flag. */
  readonly countries: readonly string[]
  readonly placesOfBirth: readonly string[]
  readonly addresses: readonly string[]
  readonly identifiers: readonly EntryIdentifier[]
  /** Programmes, regimes and committees in the list's words. */
  readonly programs: readonly string[]
  readonly titles: readonly string[]
  readonly positions: readonly EntryPosition[]
  readonly relations: readonly EntryRelation[]
  readonly isDeceased?: boolean
  readonly listedOn?: string
  readonly updatedOn?: string
  /** The reason for the listing and other remarks. */
  readonly remarks?: string
  /** Ids under which the list, or another one that it repeats, has known the party before. */
  readonly formerIds: readonly string[]
  /** The same party on other lists, such as a UN reference number. */
  readonly references: readonly string[]
}

/** Reads the bytes of the files of one publication, of which some formats have several, by name. */
export interface SourceFile {
  readonly name: string
  /** The bytes as they are read; gzip is undone already. */
  open(): AsyncIterable<Uint8Array>
}

/** What is wrong with a file; the sentence names the file, the place and what was expected. */
export const malformedList = (message: string): Error => Object.assign(new Error(message), { code: 'MALFORMED_LIST' })

export const isMalformedList = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 'MALFORMED_LIST'

/** One layout in which a list is published. */
export interface ListFormat {
  /** OFAC_ENHANCED_XML, … */
  readonly name: string
  /** Whether files look like this layout: by their names and first 64 KiB. */
  recognises(files: readonly { readonly name: string; readonly head: Uint8Array }[]): boolean
  /** The entries one after another, without ever holding the whole file; throws malformedList. A list that ends in the middle is malformed. */
  entries(files: readonly SourceFile[]): AsyncIterable<WatchlistEntry>
}
