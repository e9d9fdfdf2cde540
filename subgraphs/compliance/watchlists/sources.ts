import type { ListSource } from './formats/formats.ts'

export type ListType = 'SANCTIONS' | 'PEP'

/** Whose list it is, and of whom. */
export interface SourceFacts {
  readonly type: ListType
  readonly title: string
  /** Within how many hours the publisher is looked at again. */
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

/** One look that fails makes no list stale, a second one does: what was last looked at longer ago than this counts as stale where a workspace says nothing else. */
export const staleAfterHours = (source: ListSource): number => 2 * SOURCES[source].refreshHours
