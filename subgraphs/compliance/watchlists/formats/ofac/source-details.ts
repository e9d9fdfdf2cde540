import { countryCode } from '#compliance/watchlists/countries.ts'
import { partialDates } from '#compliance/watchlists/dates.ts'
import type { EntryRelation, EntryType, PartialDate } from '#compliance/watchlists/entry.ts'
import { cleanText } from '#compliance/watchlists/text.ts'
import {
  type Draft,
  addBirth,
  addCountry,
  addIdentifier,
  addRelation,
  addTexts,
  genderOf,
} from '#compliance/watchlists/formats/draft.ts'
import { identifierType } from '#compliance/watchlists/formats/identifiers.ts'

/** Information of any OFAC layout besides names and addresses: a label in its own words, and the value. */
export interface SourceDetail {
  readonly label: string
  readonly value?: string | undefined
  readonly country?: string | undefined
  readonly dates?: readonly PartialDate[]
}

type Add = (draft: Draft, detail: SourceDetail) => void

const remark: Add = (draft, { label, value }) =>
  addTexts(draft.remarks, `${label} ${value ?? ''};`.replace(/\s+;$/u, ';'))

const flag: Add = (draft, detail) => {
  if (countryCode(detail.value ?? detail.country))
    addCountry(draft, 'countries', detail.value ?? detail.country)
  else remark(draft, detail)
}

const identifier: Add = (draft, { label, value, country }) => {
  const type = identifierType(label)
  const bare = value?.replace(/^IMO\s*/iu, '')
  addIdentifier(draft, type, type === 'IMO' ? bare : value, { country, label: label.replace(/[\s:]+$/u, '') })
}

const wallet: Add = (draft, { label, value }) => {
  const currency = /address\s*-?\s*(?<currency>[A-Z0-9]{2,6})?/u.exec(
    label.replace(/.*digital currency /iu, ''),
  )?.groups?.currency
  addIdentifier(draft, 'WALLET', value, { label: currency ?? label })
}

/** Known labels, first match wins. An unknown label is an identifier if the value contains a number, otherwise a remark. */
const KNOWN: readonly (readonly [RegExp, Add])[] = [
  [
    /^(?:birthdate|date of birth|dob)$/iu,
    (draft, { value, dates }) => addBirth(draft, ...(dates ?? partialDates(value))),
  ],
  [/^(?:place of birth|pob)$/iu, (draft, { value }) => addTexts(draft.placesOfBirth, value)],
  [
    /^nationality of registration$/iu,
    (draft, detail) => addCountry(draft, 'countries', detail.value ?? detail.country),
  ],
  [
    /^(?:nationality|citizen)/iu,
    (draft, detail) => addCountry(draft, 'nationalities', detail.value ?? detail.country),
  ],
  [
    /^gender$/iu,
    (draft, { value }) => {
      const gender = genderOf(value)
      if (gender) draft.gender = gender
    },
  ],
  [/^title$/iu, (draft, { value }) => addTexts(draft.titles, value)],
  [/^(?:former |other )*vessel flag$/iu, flag],
  [
    /^vessel owner$/iu,
    (draft, { value, label }) => addRelation(draft, { kind: 'OWNED_BY', name: value, label }),
  ],
  [
    /^linked to:?$/iu,
    (draft, { value }) => addRelation(draft, { kind: 'ASSOCIATE', name: value, label: 'Linked To' }),
  ],
  [
    /^aircraft operator$/iu,
    (draft, { value, label }) => addRelation(draft, { kind: 'CONTROLLED_BY', name: value, label }),
  ],
  [/^digital currency address/iu, wallet],
  [
    /^(?:email address|phone number|telephone|fax|swift\/bic|vessel call sign|mmsi|(?:previous |former )?aircraft tail number|vessel registration identification)$/iu,
    identifier,
  ],
  [
    /^(?:website|secondary sanctions|organization|issuer name|equity ticker|target type|vessel type|other vessel|vessel (?:gross|tonnage|year)|aircraft (?:m|construction|type|mode)|executive order|caatsa|ifca|effective date|listing date|purchase|additional sanctions|transactions prohibited|peesa)/iu,
    remark,
  ],
]

export function addDetail(draft: Draft, detail: SourceDetail): void {
  const label = cleanText(detail.label)
  if (label === undefined) return
  const known = KNOWN.find(([pattern]) => pattern.test(label))
  if (known) known[1](draft, { ...detail, label })
  else if (/\d/u.test(detail.value ?? '')) identifier(draft, { ...detail, label })
  else remark(draft, { ...detail, label })
}

const TYPES: Readonly<Record<string, EntryType>> = {
  individual: 'INDIVIDUAL',
  entity: 'ORGANIZATION',
  vessel: 'VESSEL',
  aircraft: 'AIRCRAFT',
  person: 'INDIVIDUAL',
  organization: 'ORGANIZATION',
  transport: 'VESSEL',
}

export const typeOf = (words: string | undefined): EntryType =>
  TYPES[cleanText(words)?.toLowerCase() ?? ''] ?? 'ORGANIZATION'

const RELATIONS: readonly (readonly [RegExp, EntryRelation['kind']])[] = [
  [/family/iu, 'RELATIVE'],
  [/associate/iu, 'ASSOCIATE'],
  [/acting for/iu, 'ACTS_FOR'],
  [/owned or controlled/iu, 'OWNED_BY'],
  [/owns/iu, 'OWNS'],
]

export const relationKind = (words: string | undefined): EntryRelation['kind'] =>
  RELATIONS.find(([pattern]) => pattern.test(words ?? ''))?.[1] ?? 'OTHER'

/** Whether the list is the umbrella list, the only one that gives no reason for a listing. */
export const isMetaList = (name: string | undefined): boolean =>
  /^consolidated list$/iu.test(name?.trim() ?? '')
