import type { ListSource } from './formats/formats.ts'

export type ListType = 'SANCTIONS' | 'PEP'

/** Whose list it is, and of whom. */
export interface SourceFacts {
  readonly type: ListType
  readonly title: string
  /** After how many hours the whole list is fetched again. */
  readonly refreshHours: number
}

const sanctions = (title: string): SourceFacts => ({ type: 'SANCTIONS', title, refreshHours: 24 })
const exposed = (title: string): SourceFacts => ({ type: 'PEP', title, refreshHours: 24 * 7 })

/** The lists that are screened against, in the order in which they are shown. */
export const SOURCES: Readonly<Record<ListSource, SourceFacts>> = {
  OFAC_SDN: sanctions('OFAC: Specially Designated Nationals and Blocked Persons'),
  OFAC_CONSOLIDATED: sanctions('OFAC: Consolidated Sanctions List'),
  UN_CONSOLIDATED: sanctions('United Nations Security Council Consolidated List'),
  EU_CONSOLIDATED: sanctions('European Union: Consolidated list of persons, groups and entities subject to financial sanctions'),
  UK_OFSI: sanctions('United Kingdom: UK Sanctions List'),
  AU_DFAT: sanctions('Australia: DFAT Consolidated List'),
  CA_SEMA: sanctions('Canada: Consolidated Canadian Autonomous Sanctions List'),
  CH_SECO: sanctions('Switzerland: SECO sanctions list'),
  JP_MOF: sanctions('Japan: Ministry of Finance, economic sanctions'),
  SRC_GLOBAL_PEP: exposed('Politically exposed persons of all countries'),
  SRC_WIKIDATA_PEP: exposed('Politically exposed persons in Wikidata'),
  SRC_AFRICAN_PEP: exposed('Politically exposed persons of Africa'),
  SRC_NIGERIA_PEP: exposed('Politically exposed persons of Nigeria'),
}

export const SOURCE_NAMES = Object.keys(SOURCES) as readonly ListSource[]

/** What has changed in a list since the day before is asked for this often, where a publisher tells it. */
export const CHANGES_HOURS = 24

/**
 * For how many hours a list may not have been looked at: what a workspace bears of a list that is looked at daily, and of another one
 * as much longer as it is looked at more rarely.
 */
export const bearableHours = (source: ListSource, staleAfterHours: number): number => staleAfterHours + SOURCES[source].refreshHours - 24
