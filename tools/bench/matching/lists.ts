import { listedParty } from '#tools/listed-party.ts'
import type { EntryIdentifier, EntryName, PartialDate, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { csvRows, readText } from './tables.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 676 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  ).flatMap(code => {
    const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code)
    return name === undefined ? [] : [[name.toLowerCase(), code] as const]
  }),
)

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'syrian arab republic': 'SY',
  'russian federation': 'RU',
  "democratic people's republic of korea": 'KP',
  'democratic people’s republic of korea': 'KP',
  'korea, north': 'KP',
  'democratic republic of the congo': 'CD',
  'iran (islamic republic of)': 'IR',
  'united republic of tanzania': 'TZ',
  'united kingdom of great britain and northern ireland': 'GB',
  'united states of america': 'US',
  'czech republic': 'CZ',
  burma: 'MM',
  turkey: 'TR',
  'bosnia and herzegovina': 'BA',
  'trinidad and tobago': 'TT',
}

/** Country code for a code or an English name, or an empty list if the text is neither. */
export function countryCode(text: string): string[] {
  const name = text.trim().toLowerCase()
  const code = /^[a-z]{2}$/.test(name) ? name.toUpperCase() : (OTHER_NAMES[name] ?? COUNTRY_CODES.get(name))
  return code === undefined ? [] : [code]
}

/** Parses YYYY, YYYY-M, YYYY-M-D, 7 Oct 1952 and Oct 1952. */
export function partialDate(text: string): PartialDate[] {
  const isApproximate = /circa|approx/i.test(text)
  const plain = text.replace(/circa|approximately/gi, '').trim()
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?/.exec(plain)
  const named = /^(?:(\d{1,2}) )?([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(plain)
  const [year, month, day] =
    iso !== null
      ? [iso[1], iso[2], iso[3]]
      : named !== null
        ? [named[3], String(MONTHS.indexOf(named[2]!.toLowerCase()) + 1), named[1]]
        : []
  if (year === undefined) return []
  const two = (part: string): string => part.padStart(2, '0')
  const last = month === undefined ? 31 : new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const [from, to] = [
    `${year}-${two(month ?? '1')}-${two(day ?? '1')}`,
    `${year}-${two(month ?? '12')}-${two(day ?? String(last))}`,
  ]
  return [{ from, to, ...(isApproximate && { isApproximate }) }]
}

const texts = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
    .map(found => unescape(found[1]!.trim()))
    .filter(text => text !== '')
const unescape = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** Entries of the United Nations consolidated list, by a parser that is simpler than that of production, which also validates. */
export function unEntries(folder: string): WatchlistEntry[] {
  const xml = readText(folder, 'un/un_consolidated_2026-02-27.xml.gz')
  return [...xml.matchAll(/<(INDIVIDUAL|ENTITY)>([^]*?)<\/\1>/g)].map(([, kind, body]) =>
    unEntry(kind!, body!),
  )
}

function unEntry(kind: string, body: string): WatchlistEntry {
  const primary = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']
    .flatMap(tag => texts(body, tag).slice(0, 1))
    .join(' ')
  const aliases = texts(body, `${kind}_ALIAS`).flatMap((alias): EntryName[] => {
    const nameKind = texts(alias, 'QUALITY')[0] === 'Low' ? 'WEAK_ALIAS' : 'STRONG_ALIAS'
    return texts(alias, 'ALIAS_NAME')
      .flatMap(text => text.split(';'))
      .map(text => text.trim())
      .filter(text => text !== '')
      .map(text => ({ text, kind: nameKind }))
  })
  const born = texts(body, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((date): PartialDate[] => {
    const isApproximate = texts(date, 'TYPE_OF_DATE')[0] === 'APPROXIMATELY'
    const [first, last] = [texts(date, 'FROM_YEAR')[0], texts(date, 'TO_YEAR')[0]]
    if (first !== undefined && last !== undefined) return [{ from: `${first}-01-01`, to: `${last}-12-31` }]
    return partialDate(texts(date, 'DATE')[0] ?? texts(date, 'YEAR')[0] ?? '').map(found => ({
      ...found,
      ...(isApproximate && { isApproximate }),
    }))
  })
  const gender = texts(body, 'GENDER')[0]?.toUpperCase()
  return listedParty({
    id: texts(body, 'REFERENCE_NUMBER')[0] ?? texts(body, 'DATAID')[0]!,
    type: kind === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'ORGANIZATION',
    datesOfBirth: born,
    names: [
      { text: primary, kind: 'PRIMARY' },
      ...texts(body, 'NAME_ORIGINAL_SCRIPT').map((text): EntryName => ({ text, kind: 'ORIGINAL_SCRIPT' })),
      ...aliases,
    ],
    nationalities: texts(body, 'NATIONALITY')
      .flatMap(each => texts(each, 'VALUE'))
      .flatMap(countryCode),
    ...((gender === 'MALE' || gender === 'FEMALE') && { gender }),
  })
}

const NULL = '-0-'

/** Entries of OFAC's Specially Designated Nationals list in the old CSV format. */
export function ofacEntries(folder: string): WatchlistEntry[] {
  const aliases = Map.groupBy(
    csvRows(readText(folder, 'ofac/sdn_2021_alt.csv.gz')).filter(row => row.length > 3),
    row => row[0]!,
  )
  return csvRows(readText(folder, 'ofac/sdn_2021_sdn.csv.gz'))
    .filter(row => row.length > 11)
    .map(row => {
      const [id, name, kind, remarks] = [row[0]!, row[1]!, row[2]!.trim(), row[11]!]
      const type =
        ({ individual: 'INDIVIDUAL', vessel: 'VESSEL', aircraft: 'AIRCRAFT' } as const)[kind] ??
        'ORGANIZATION'
      const inOrder = (text: string): string =>
        type === 'INDIVIDUAL' ? text.replace(/^([^,]+), (.+)$/, '$2 $1') : text
      const weak = [...remarks.matchAll(/a\.k\.a\. '([^']+)'/g)].map((found): EntryName => ({
        text: found[1]!,
        kind: 'WEAK_ALIAS',
      }))
      const strong = (aliases.get(id) ?? []).map((alias): EntryName => ({
        text: inOrder(alias[3]!),
        kind: alias[2] === 'fka' ? 'FORMER' : 'STRONG_ALIAS',
      }))
      const gender = /Gender (Male|Female)/.exec(remarks)?.[1]?.toUpperCase()
      return listedParty({
        id,
        type,
        names: [{ text: inOrder(name), kind: 'PRIMARY' } as EntryName, ...strong, ...weak].filter(
          each => each.text !== NULL,
        ),
        datesOfBirth: [...remarks.matchAll(/DOB ([^;.]+)/g)].flatMap(found => partialDate(found[1]!)),
        nationalities: [...remarks.matchAll(/(?:nationality|citizen) ([^;.]+)/g)].flatMap(found =>
          countryCode(found[1]!),
        ),
        identifiers: [...remarks.matchAll(/(?:Passport|IMO) (?:No\. )?([A-Z0-9]+)/g)].map(
          (found): EntryIdentifier => ({
            type: found[0].startsWith('IMO') ? 'IMO' : 'PASSPORT',
            value: found[1]!,
          }),
        ),
        ...((gender === 'MALE' || gender === 'FEMALE') && { gender }),
      })
    })
}
