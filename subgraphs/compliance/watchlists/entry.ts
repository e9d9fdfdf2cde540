/** Type of a listed party. */
export type EntryType = 'INDIVIDUAL' | 'ORGANIZATION' | 'VESSEL' | 'AIRCRAFT' | 'WALLET'

/** Kind of a name according to the list; a weak alias is one that the list marks as low quality. */
export type NameKind = 'PRIMARY' | 'STRONG_ALIAS' | 'WEAK_ALIAS' | 'FORMER' | 'ORIGINAL_SCRIPT'

export type NamePartKind =
  'GIVEN' | 'MIDDLE' | 'PATRONYMIC' | 'FAMILY' | 'MAIDEN' | 'TITLE' | 'SUFFIX' | 'OTHER'

export interface EntryName {
  /** The full name in reading order, given names first; when the parts are unknown, as the list writes it. */
  readonly text: string
  readonly kind: NameKind
  /** Name parts, if the list distinguishes them. */
  readonly parts?: readonly { readonly kind: NamePartKind; readonly text: string }[]
  /** ISO 639 language code, if the list gives one. */
  readonly language?: string
}

/** A possibly inexact date: the range of days from `from` to `to`, both YYYY-MM-DD. */
export interface PartialDate {
  readonly from: string
  readonly to: string
  /** Whether the list marks the date as approximate ("about", "circa"). */
  readonly isApproximate?: boolean
}

export type IdentifierType =
  | 'PASSPORT'
  | 'NATIONAL_ID'
  | 'TAX_ID'
  | 'REG_NO'
  | 'LEI'
  | 'BIC'
  | 'IMO'
  | 'MMSI'
  | 'CALL_SIGN'
  | 'TAIL_NUMBER'
  | 'WALLET'
  | 'EMAIL'
  | 'PHONE'
  | 'OTHER'

export interface EntryIdentifier {
  readonly type: IdentifierType
  readonly value: string
  /** ISO 3166-1 alpha-2 code, if known; otherwise `label` has the list's own words. */
  readonly country?: string
  readonly label?: string
}

/** A current or former office of a politically exposed person. */
export interface EntryPosition {
  readonly title: string
  /** ISO 3166-1 alpha-2 code of the country of the position. */
  readonly country?: string
  readonly from?: PartialDate
  readonly to?: PartialDate
  /** Topics of the source: gov.head, gov.national, gov.state, gov.muni, gov.igo, gov.soe, gov.judicial, gov.executive, … */
  readonly topics?: readonly string[]
}

/** A relation to another entry of the same source, or to a party that is not listed and has only a name. */
export interface EntryRelation {
  readonly kind: 'RELATIVE' | 'ASSOCIATE' | 'OWNED_BY' | 'OWNS' | 'CONTROLLED_BY' | 'ACTS_FOR' | 'OTHER'
  readonly entryId?: string
  readonly name?: string
  /** The relation in the words of the source, such as spouse or child.… */
  readonly label?: string
}

/** A listed party, independent of the published format. Texts are trimmed and never empty; unknown arrays are empty. */
export interface WatchlistEntry {
  /** The list's own id of the party; without one, a hash that is stable while its names are unchanged. */
  readonly id: string
  readonly type: EntryType
  readonly names: readonly EntryName[]
  readonly datesOfBirth: readonly PartialDate[]
  readonly gender?: 'FEMALE' | 'MALE'
  /** ISO 3166-1 alpha-2 codes; unrecognised countries go to `remarks`. */
  readonly nationalities: readonly string[]
  /** Countries of residence, address, registration or flag. */
  readonly countries: readonly string[]
  readonly placesOfBirth: readonly string[]
  readonly addresses: readonly string[]
  readonly identifiers: readonly EntryIdentifier[]
  /** Programmes, regimes and committees in the words of the list. */
  readonly programs: readonly string[]
  readonly titles: readonly string[]
  readonly positions: readonly EntryPosition[]
  readonly relations: readonly EntryRelation[]
  readonly isDeceased?: boolean
  readonly listedOn?: string
  readonly updatedOn?: string
  /** The reason for the listing and other remarks. */
  readonly remarks?: string
  /** Former ids of the party on this list or on a list that it repeats. */
  readonly formerIds: readonly string[]
  /** Ids of the same party on other lists, such as a UN reference number. */
  readonly references: readonly string[]
}

/** A file of a publication; some formats have several files. */
export interface SourceFile {
  readonly name: string
  /** Streams the bytes of the file, already gunzipped. */
  open(): AsyncIterable<Uint8Array>
}

/** Error of a malformed file; the message names the file, the position and what was expected. */
export const malformedList = (message: string): Error =>
  Object.assign(new Error(message), { code: 'MALFORMED_LIST' })

export const isMalformedList = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 'MALFORMED_LIST'

/** One layout in which a list is published. */
export interface ListFormat {
  /** Identifier of the layout, such as OFAC_ENHANCED_XML.… */
  readonly name: string
  /** Whether the files have this layout, judged by their names and first 64 KiB. */
  recognises(files: readonly { readonly name: string; readonly head: Uint8Array }[]): boolean
  /** Streams the entries without holding the whole file; throws malformedList, also for a truncated file. */
  entries(files: readonly SourceFile[]): AsyncIterable<WatchlistEntry>
}
