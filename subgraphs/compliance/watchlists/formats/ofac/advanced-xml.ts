import { dateBetween, dateOf } from '#compliance/watchlists/dates.ts'
import {
  type EntryType,
  type ListFormat,
  type NameKind,
  type NamePartKind,
  type PartialDate,
  type SourceFile,
  type WatchlistEntry,
  malformedList,
} from '#compliance/watchlists/entry.ts'
import { isOriginalScript, joined } from '#compliance/watchlists/text.ts'
import {
  type XmlElement,
  elementsAt,
  attribute,
  first,
  textOf,
  xmlRecords,
} from '#compliance/watchlists/xml.ts'
import {
  type Draft,
  addAddress,
  addName,
  addRelation,
  addTexts,
  draftOf,
  entryOf,
  optional,
} from '#compliance/watchlists/formats/draft.ts'
import { isOne, isXmlOf } from '#compliance/watchlists/formats/head.ts'
import { type Tables, tablesOf } from './advanced-tables.ts'
import { partKind } from './enhanced-xml.ts'
import { addDetail, isMetaList, typeOf } from './source-details.ts'
import { addRemarks } from './remarks.ts'

function partyType(profile: XmlElement, tables: Tables): EntryType {
  const subType = attribute(profile, 'PartySubTypeID')
  const words = tables.value('PartySubType', subType)
  if (words !== undefined && /^(?:vessel|aircraft)$/iu.test(words)) return typeOf(words)
  return typeOf(tables.value('PartyType', tables.value('TypeOfSubType', subType)))
}

function aliasKind(alias: XmlElement, tables: Tables): NameKind {
  if (alias.attributes.LowQuality === 'true') return 'WEAK_ALIAS'
  if (alias.attributes.Primary === 'true') return 'PRIMARY'
  return tables.value('AliasType', alias.attributes.AliasTypeID)?.toUpperCase().startsWith('F')
    ? 'FORMER'
    : 'STRONG_ALIAS'
}

const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}]/u

function addDocumented(
  draft: Draft,
  name: XmlElement,
  kind: NameKind,
  kinds: ReadonlyMap<string, NamePartKind>,
): void {
  const parts = elementsAt(name, 'DocumentedNamePart/NamePartValue').map(
    (value): [NamePartKind | undefined, string | undefined] => [
      kinds.get(value.attributes.NamePartGroupID ?? ''),
      textOf(value),
    ],
  )
  const family = joined(' ', ...parts.filter(([part]) => part === 'FAMILY').map(([, text]) => text))
  const others = joined(' ', ...parts.filter(([part]) => part !== 'FAMILY').map(([, text]) => text))
  const isFamilyFirst = family !== undefined && isOriginalScript(family) && FAMILY_FIRST.test(family)
  const named = parts.filter((part): part is [NamePartKind, string | undefined] => part[0] !== undefined)
  addName(draft, isFamilyFirst ? joined(' ', family, others) : joined(' ', others, family), kind, {
    parts: named.length > 1 ? named : [],
  })
}

function addIdentity(draft: Draft, identity: XmlElement, tables: Tables): void {
  const kinds = new Map<string, NamePartKind>()
  for (const group of elementsAt(identity, 'NamePartGroups/MasterNamePartGroup/NamePartGroup')) {
    const kind = partKind(tables.value('NamePartType', group.attributes.NamePartTypeID))
    if (kind) kinds.set(group.attributes.ID ?? '', kind)
  }
  for (const alias of elementsAt(identity, 'Alias')) {
    const kind = aliasKind(alias, tables)
    // The first name of a primary alias is the primary name; the others are in other scripts.
    for (const [at, name] of elementsAt(alias, 'DocumentedName').entries())
      addDocumented(draft, name, kind === 'PRIMARY' && at > 0 ? 'STRONG_ALIAS' : kind, kinds)
  }
  for (const document of tables.documents.get(identity.attributes.ID ?? '') ?? []) addDetail(draft, document)
}

function dayOf(date: XmlElement | undefined): PartialDate | undefined {
  const [year, month, day] = ['Year', 'Month', 'Day'].map(part => Number(textOf(date, part) ?? 0))
  return date && dateOf(year!, month, day)
}

function periodOf(period: XmlElement): PartialDate | undefined {
  const [start, end] = [first(period, 'Start'), first(period, 'End')]
  const date = dateBetween(
    dayOf(first(start, 'From')),
    dayOf(first(end, 'To') ?? first(end, 'From') ?? first(start, 'To')),
  )
  return date && [start, end].some(side => side?.attributes.Approximate === 'true')
    ? { ...date, isApproximate: true }
    : date
}

function addVersion(draft: Draft, label: string, version: XmlElement, tables: Tables): void {
  const dates = elementsAt(version, 'DatePeriod')
    .map(periodOf)
    .filter(date => date !== undefined)
  const details = elementsAt(version, 'VersionDetail').map(
    detail => textOf(detail) ?? tables.value('DetailReference', detail.attributes.DetailReferenceID),
  )
  for (const { attributes } of elementsAt(version, 'VersionLocation')) {
    const location = tables.locations.get(attributes.LocationID ?? '')
    if (!location) continue
    if (/^location$/iu.test(label)) addAddress(draft, location.lines, location.country)
    else
      addDetail(draft, {
        label,
        value: /birth/iu.test(label)
          ? joined(', ', ...location.lines, location.country)
          : (location.country ?? location.lines.join(', ')),
      })
  }
  for (const value of details) {
    if (value !== undefined) addDetail(draft, { label, value })
  }
  if (dates.length > 0)
    addDetail(draft, {
      label,
      dates,
      value: dates.map(date => (date.from === date.to ? date.from : `${date.from} to ${date.to}`)).join(', '),
    })
}

function entryFrom(party: XmlElement, file: SourceFile, tables: Tables): WatchlistEntry | undefined {
  const id = attribute(party, 'FixedRef')
  const profile = first(party, 'Profile')
  if (id === undefined || !profile)
    throw malformedList(`${file.name} has a <DistinctParty> without FixedRef or Profile.`)
  const draft = draftOf(id, partyType(profile, tables))
  for (const identity of elementsAt(profile, 'Identity')) addIdentity(draft, identity, tables)
  for (const feature of elementsAt(profile, 'Feature')) {
    const label = tables.value('FeatureType', feature.attributes.FeatureTypeID) ?? ''
    for (const version of elementsAt(feature, 'FeatureVersion')) addVersion(draft, label, version, tables)
  }
  const profileId = profile.attributes.ID ?? ''
  for (const { kind, to, label } of tables.relations.get(profileId) ?? [])
    addRelation(draft, { kind, entryId: to, label })
  const listing = tables.listings.get(profileId)
  addTexts(draft.programs, ...(listing?.programs ?? []))
  addTexts(
    draft.remarks,
    ...[...(listing?.lists ?? [])]
      .filter(list => !isMetaList(list) && list !== 'SDN List')
      .map(list => `${list};`),
  )
  Object.assign(draft, optional('listedOn', listing?.days.toSorted()[0]))
  addRemarks(draft, textOf(party, 'Comment'))
  return entryOf(draft)
}

/** Parties refer to tables before and after them, so a file is read twice; only the tables are held in memory. */
async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  for (const file of files) {
    const tables = await tablesOf(file)
    for await (const party of xmlRecords(file, {
      root: 'Sanctions',
      records: ['DistinctParties/DistinctParty'],
    })) {
      const entry = entryFrom(party, file, tables)
      if (entry) yield entry
    }
  }
}

export const ofacAdvancedXml: ListFormat = {
  name: 'OFAC_ADVANCED_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'Sanctions')),
  entries,
}
