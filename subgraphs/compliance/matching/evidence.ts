import type { EntryIdentifier, EntryType, PartialDate } from '#compliance/watchlists/entry.ts'
import type { Evidence, MatchParty } from './kinds.ts'

const isExact = (date: PartialDate): boolean => date.from === date.to
const dateText = (date: PartialDate): string =>
  isExact(date) ? date.from : isYear(date) ? date.from.slice(0, 4) : `${date.from} to ${date.to}`
const isYear = (date: PartialDate): boolean =>
  date.from.endsWith('-01-01') && date.to.endsWith('-12-31') && date.from.slice(0, 4) === date.to.slice(0, 4)

/** Evidence with its effect on the name score: `lifts` adds a share of the distance to 100, negative `points` subtract. */
export interface WeighedEvidence extends Evidence {
  readonly lifts: number
}

const neutral = { effect: 'NEUTRAL', points: 0, lifts: 0 } as const
const supports = (lifts: number) => ({ effect: 'SUPPORTS', points: 0, lifts }) as const
const contradicts = (points: number) => ({ effect: 'CONTRADICTS', points: -points, lifts: 0 }) as const

type Verdict = Omit<WeighedEvidence, 'feature' | 'queryValue' | 'listValue'>

const YEARS_APART = [0, 5, 9, 14, 20, 25] as const
const YEARS_FAR = 32

/** Compares every pair of dates and uses the pair that agrees best. */
export function dateOfBirth(query: MatchParty, listed: MatchParty): WeighedEvidence[] {
  if (query.datesOfBirth.length === 0) return []
  const feature = 'DATE_OF_BIRTH' as const
  if (listed.datesOfBirth.length === 0) {
    return [
      {
        feature,
        queryValue: dateText(query.datesOfBirth[0]!),
        ...neutral,
        text: 'The list gives no date of birth.',
      },
    ]
  }
  const pairs = query.datesOfBirth.flatMap(one =>
    listed.datesOfBirth.map(other => ({ one, other, verdict: compareDates(one, other) })),
  )
  const best = pairs.reduce((found, pair) =>
    weightOf(pair.verdict) > weightOf(found.verdict) ? pair : found,
  )
  return [{ feature, queryValue: dateText(best.one), listValue: dateText(best.other), ...best.verdict }]
}

const weightOf = (verdict: Verdict): number => verdict.points + verdict.lifts * 100

function compareDates(one: PartialDate, other: PartialDate): Verdict {
  if (isExact(one) && isExact(other)) {
    if (one.from === other.from) return { ...supports(0.6), text: 'The dates of birth are the same.' }
    if (isSwapped(one.from, other.from))
      return { ...contradicts(1), text: 'Day and month of birth are exchanged.' }
    if (isOneSlip(one.from, other.from))
      return { ...contradicts(2), text: 'The dates of birth differ in one digit.' }
  }
  const apart = yearsApart(one, other)
  if (apart === 0)
    return {
      ...supports(isExact(one) || isExact(other) ? 0.3 : 0.25),
      text: 'The dates of birth agree as far as both are known.',
    }
  if (one.from.slice(0, 4) === other.from.slice(0, 4) && one.to.slice(0, 4) === other.to.slice(0, 4)) {
    return { ...contradicts(4), text: 'The years of birth are the same, the days differ.' }
  }
  const slack = one.isApproximate === true || other.isApproximate === true ? 2 : 0
  const years = Math.max(0, apart - slack)
  if (years === 0) return { ...neutral, text: 'The date of birth is close to one that is approximate.' }
  return {
    ...contradicts(YEARS_APART[years] ?? YEARS_FAR),
    text: `The dates of birth are ${years === 1 ? 'about a year' : `${years} years`} apart.`,
  }
}

/** Started years between the nearest days of two date ranges; 0 when the ranges overlap. */
function yearsApart(one: PartialDate, other: PartialDate): number {
  const [elder, younger] = one.to < other.to ? [one.to, other.from] : [other.to, one.from]
  if (younger <= elder) return 0
  return Number(younger.slice(0, 4)) - Number(elder.slice(0, 4)) + (younger.slice(4) > elder.slice(4) ? 1 : 0)
}

const isSwapped = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4) &&
  one.slice(5, 7) === other.slice(8) &&
  one.slice(8) === other.slice(5, 7)

const isOneSlip = (one: string, other: string): boolean => {
  let slips = 0
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) slips++
  // A different decade or century is not a slip but another generation.
  return slips === 1 && one.slice(0, 3) === other.slice(0, 3)
}

const article = { FEMALE: 'a woman', MALE: 'a man' } as const

export function gender(query: MatchParty, listed: MatchParty): WeighedEvidence[] {
  if (query.gender === undefined || listed.gender === undefined) return []
  const values = { feature: 'GENDER', queryValue: query.gender, listValue: listed.gender } as const
  return query.gender === listed.gender
    ? [{ ...values, ...supports(0.05), text: `Both are ${article[query.gender]}.` }]
    : [
        {
          ...values,
          ...contradicts(14),
          text: `The list names ${article[listed.gender]}, the query ${article[query.gender]}.`,
        },
      ]
}

/** A different country of residence or payout is no contradiction: people move, and send money abroad. */
export function countries(query: MatchParty, listed: MatchParty): WeighedEvidence[] {
  const found: WeighedEvidence[] = []
  const own = new Set([...listed.nationalities, ...listed.countries])
  if (query.nationalities.length > 0 && listed.nationalities.length > 0) {
    const values = {
      feature: 'NATIONALITY',
      queryValue: query.nationalities.join(', '),
      listValue: listed.nationalities.join(', '),
    } as const
    if (query.nationalities.some(country => listed.nationalities.includes(country)))
      found.push({ ...values, ...supports(0.15), text: 'They share a nationality.' })
    else if (query.nationalities.some(country => own.has(country)))
      found.push({
        ...values,
        ...neutral,
        text: 'The nationality is a country that the list connects the party with.',
      })
    else found.push({ ...values, ...contradicts(9), text: 'The nationalities differ.' })
  }
  const shared = query.countries.find(country => own.has(country))
  if (shared !== undefined)
    found.push({
      feature: 'COUNTRY',
      queryValue: shared,
      listValue: shared,
      ...supports(0.05),
      text: `Both are connected with ${shared}.`,
    })
  return found
}

const compact = (value: string): string =>
  value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Wallet addresses that ignore case. */
const CASELESS = /^(?:0x[0-9a-f]{40}|(?:bc|ltc|tb)1[0-9a-z]+)$/i
const wallet = (value: string): string =>
  CASELESS.test(value.trim()) ? value.trim().toLowerCase() : value.trim()

/** Normalised form of an identifier for comparison and search; empty when it is too short to identify a party. */
export function identifierKey({ type, value }: Pick<EntryIdentifier, 'type' | 'value'>): string {
  const key =
    type === 'EMAIL' ? value.trim().toLowerCase() : type === 'WALLET' ? wallet(value) : compact(value)
  const digits = type === 'IMO' ? key.replace(/^IMO/, '') : key
  return digits.length < 4 || /^0+$/.test(digits) ? '' : digits
}

/** Names that are identifiers: wallets have no other name, and ships, aircraft and organisations may be searched by their numbers. */
const NAMED_BY: Readonly<
  Partial<Record<EntryType, { readonly type: EntryIdentifier['type']; readonly pattern: RegExp }>>
> = {
  WALLET: { type: 'WALLET', pattern: /^\S+$/ },
  VESSEL: { type: 'IMO', pattern: /^(?:IMO[\s:.]*)?\d{7}$/i },
  AIRCRAFT: { type: 'TAIL_NUMBER', pattern: /^(?=.*[-\d])[A-Z\d]{1,3}-?[A-Z\d]{2,5}$/i },
  ORGANIZATION: { type: 'LEI', pattern: /^[A-Z\d]{18}\d\d$/i },
}

const WALLET_SHAPE = /^(?=.*\d)[A-Za-z\d]{25,100}$/

/** Types of things that a name denotes if it is a wallet address, a ship number or a tail number. */
export const typesNumbered = (name: string): readonly EntryType[] =>
  (['WALLET', 'VESSEL', 'AIRCRAFT'] as const).filter(type =>
    (type === 'WALLET' ? WALLET_SHAPE : NAMED_BY[type]!.pattern).test(name.trim()),
  )

/** The identifiers of a party, including those given as names. */
export function identifiersOf({
  type,
  names,
  identifiers: given,
}: Pick<MatchParty, 'type' | 'names' | 'identifiers'>): readonly EntryIdentifier[] {
  const named = NAMED_BY[type]
  const inNames =
    named === undefined
      ? []
      : names
          .filter(name => named.pattern.test(name.text.trim()))
          .map(name => ({ type: named.type, value: name.text.trim() }))
  return inNames.length === 0 ? given : [...given, ...inNames]
}

/** Identifiers of which each party has exactly one, so that different values mean different parties. */
const SINGULAR: readonly string[] = ['IMO', 'LEI']
const NUMBERED: readonly string[] = ['PASSPORT', 'NATIONAL_ID', 'TAX_ID', 'REG_NO', 'OTHER']

export interface IdentifierEvidence {
  readonly evidence: WeighedEvidence[]
  readonly isShared: boolean
  /** Whether the shared identifier shows ownership: a wallet and its holder. */
  readonly isHeld: boolean
  /** Whether the shared identifier alone proves who or what the party is. */
  readonly isDecisive: boolean
}

const DECISIVE: readonly string[] = ['WALLET', 'IMO', 'TAIL_NUMBER']

/** A wallet address, ship number or tail number never belongs to two; of aircraft, other numbers are those of their manufacturers. */
const isDecisive = (type: EntryIdentifier['type'], parties: readonly MatchParty[]): boolean =>
  DECISIVE.includes(type) || (NUMBERED.includes(type) && parties.every(party => party.type === 'AIRCRAFT'))

export function identifiers(query: MatchParty, listed: MatchParty): IdentifierEvidence {
  const [own, listedOnes] = [identifiersOf(query), identifiersOf(listed)]
  // An identifier that proves the identity goes before one that only supports it.
  const rank = ({ type }: EntryIdentifier): number => (isDecisive(type, [query, listed]) ? 0 : 1)
  for (const one of [...own].sort((a, b) => rank(a) - rank(b))) {
    const key = identifierKey(one)
    const other =
      key === ''
        ? undefined
        : listedOnes.find(candidate => isComparable(one, candidate) && identifierKey(candidate) === key)
    if (other === undefined) continue
    return {
      isShared: true,
      isHeld: one.type === 'WALLET',
      isDecisive: isDecisive(one.type, [query, listed]),
      evidence: [
        {
          feature: 'IDENTIFIER',
          queryValue: one.value,
          listValue: other.value,
          ...supports(0.9),
          text: `The ${LABELS[one.type]} is the same.`,
        },
      ],
    }
  }
  const singular = own.flatMap(one =>
    SINGULAR.includes(one.type)
      ? listedOnes.filter(other => other.type === one.type).map(other => ({ one, other }))
      : [],
  )[0]
  return {
    isShared: false,
    isHeld: false,
    isDecisive: false,
    evidence:
      singular === undefined
        ? []
        : [
            {
              feature: 'IDENTIFIER',
              queryValue: singular.one.value,
              listValue: singular.other.value,
              ...contradicts(22),
              text: `The ${LABELS[singular.one.type]} is different.`,
            },
          ],
  }
}

function isComparable(one: EntryIdentifier, other: EntryIdentifier): boolean {
  const isSameKind =
    one.type === other.type ||
    (NUMBERED.includes(one.type) &&
      NUMBERED.includes(other.type) &&
      (one.type === 'OTHER' || other.type === 'OTHER'))
  return (
    isSameKind && (one.country === undefined || other.country === undefined || one.country === other.country)
  )
}

const LABELS: Readonly<Record<EntryIdentifier['type'], string>> = {
  PASSPORT: 'passport number',
  NATIONAL_ID: 'national identity number',
  TAX_ID: 'tax number',
  REG_NO: 'registration number',
  LEI: 'LEI',
  BIC: 'BIC',
  IMO: 'IMO number',
  MMSI: 'MMSI',
  CALL_SIGN: 'call sign',
  TAIL_NUMBER: 'tail number',
  WALLET: 'wallet address',
  EMAIL: 'e-mail address',
  PHONE: 'telephone number',
  OTHER: 'identifier',
}
