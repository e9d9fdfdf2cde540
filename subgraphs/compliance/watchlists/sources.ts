import type { ListSource } from './formats/formats.ts'

export type ListType = 'SANCTIONS' | 'PEP'

/** Type, title and refresh interval of a watchlist. */
export interface SourceDetails {
  readonly type: ListType
  readonly title: string
  /** Interval in hours after which the complete list is fetched again. */
  readonly refreshHours: number
}

const sanctions = (title: string): SourceDetails => ({ type: 'SANCTIONS', title, refreshHours: 24 })
const politicallyExposed = (title: string): SourceDetails => ({ type: 'PEP', title, refreshHours: 24 * 7 })

/** The supported watchlists, in display order. */
export const SOURCES: Readonly<Record<ListSource, SourceDetails>> = {
  OFAC_SDN: sanctions('OFAC: Specially Designated Nationals and Blocked Persons'),
  OFAC_CONSOLIDATED: sanctions('OFAC: Consolidated Sanctions List'),
  UN_CONSOLIDATED: sanctions('United Nations Security Council Consolidated List'),
  EU_CONSOLIDATED: sanctions(
    'European Union: Consolidated list of persons, groups and entities subject to financial sanctions',
  ),
  UK_OFSI: sanctions('United Kingdom: UK Sanctions List'),
  AU_DFAT: sanctions('Australia: DFAT Consolidated List'),
  CA_SEMA: sanctions('Canada: Consolidated Canadian Autonomous Sanctions List'),
  CH_SECO: sanctions('Switzerland: SECO sanctions list'),
  JP_MOF: sanctions('Japan: Ministry of Finance, economic sanctions'),
  SRC_GLOBAL_PEP: politicallyExposed('Politically exposed persons of all countries'),
  SRC_WIKIDATA_PEP: politicallyExposed('Politically exposed persons in Wikidata'),
  SRC_AFRICAN_PEP: politicallyExposed('Politically exposed persons of Africa'),
  SRC_NIGERIA_PEP: politicallyExposed('Politically exposed persons of Nigeria'),
}

export const SOURCE_NAMES = Object.keys(SOURCES) as readonly ListSource[]

/** Interval in hours for fetching daily changes, if the publisher offers them. */
export const CHANGES_HOURS = 24

/**
 * Maximum age of the last check in hours: `staleAfterHours` for a list refreshed daily, plus the additional interval of a list
 * refreshed less often.
 */
export const ageMaxHours = (source: ListSource, staleAfterHours: number): number =>
  staleAfterHours + SOURCES[source].refreshHours - 24
