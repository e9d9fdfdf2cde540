export const COUNTRY_FLAGS = ['FATF_BLACK', 'FATF_GREY', 'EU_HIGH_RISK', 'COMPREHENSIVE_SANCTIONS'] as const

export type CountryFlag = typeof COUNTRY_FLAGS[number]

/** One state of a list of countries: it stands from its day until the next one of the same flag. */
interface Publication {
  readonly flag: CountryFlag
  readonly from: string
  /** Where it is from; `recalled` where it was written down from knowledge and has still to be held against the source. */
  readonly source: string
  readonly countries: string
}

/** Comprehensive programmes over parts of a country, such as the occupied regions of Ukraine, have no country code and are not among these. */
const PUBLICATIONS: readonly Publication[] = [
  { flag: 'FATF_BLACK', from: '2022-10-21', source: 'FATF, High-Risk Jurisdictions subject to a Call for Action, 21 October 2022, recalled', countries: 'IR KP MM' },
  { flag: 'FATF_BLACK', from: '2026-02-13', source: 'FATF, High-Risk Jurisdictions subject to a Call for Action, 13 February 2026', countries: 'IR KP MM' },
  { flag: 'FATF_GREY', from: '2025-06-13', source: 'FATF, Jurisdictions under Increased Monitoring, 13 June 2025, recalled', countries: 'AO BF BG BO CD CI CM DZ HT KE LA LB MC MZ NA NG NP SS SY VE VG VN YE ZA' },
  { flag: 'FATF_GREY', from: '2025-10-24', source: 'FATF, Jurisdictions under Increased Monitoring, 24 October 2025, recalled', countries: 'AO BG BO CD CI CM DZ HT KE LA LB MC NA NP SS SY VE VG VN YE' },
  { flag: 'FATF_GREY', from: '2026-02-13', source: 'FATF, Jurisdictions under Increased Monitoring, 13 February 2026', countries: 'AO BG BO CD CI CM DZ HT KE KW LA LB MC NA NP PG SS SY VE VG VN YE' },
  { flag: 'EU_HIGH_RISK', from: '2025-08-05', source: 'Delegated Regulation (EU) 2016/1675 as amended by (EU) 2025/1184, recalled', countries: 'AF AO BF CD CI CM DZ HT IR KE KP LA LB MC ML MM MZ NA NG NP SS SY TT TZ VE VN VU YE ZA' },
  { flag: 'EU_HIGH_RISK', from: '2026-01-29', source: 'Delegated Regulation (EU) 2016/1675 as amended by the acts of December 2025, recalled', countries: 'AF AO BO CD CI CM DZ HT IR KE KP LA LB MC MM NA NP RU SS SY TT VE VG VN VU YE' },
  { flag: 'COMPREHENSIVE_SANCTIONS', from: '2022-02-21', source: 'Comprehensive programmes of OFAC, recalled', countries: 'CU IR KP SY' },
  { flag: 'COMPREHENSIVE_SANCTIONS', from: '2025-07-01', source: 'Comprehensive programmes of OFAC without Syria, whose programme ended on 30 June 2025, recalled', countries: 'CU IR KP' },
]

const SETS = PUBLICATIONS
  .map(({ countries, ...rest }) => ({ ...rest, countries: new Set(countries.split(' ')) }))
  .sort((one, other) => (one.from < other.from ? -1 : 1))

/** The flags that countries bear on a day, YYYY-MM-DD, by country; countries without one are left out. */
export function flagsOf(countries: readonly string[], day: string): Readonly<Record<string, readonly CountryFlag[]>> {
  const standing = COUNTRY_FLAGS.map(flag => SETS.findLast(each => each.flag === flag && each.from <= day))
  const flags = [...new Set(countries)].sort().map(country =>
    [country, standing.flatMap(list => (list?.countries.has(country) ? [list.flag] : []))] as const)
  return Object.fromEntries(flags.filter(([, each]) => each.length > 0))
}

/** A flag that a country bears, and by whose list. */
export interface PublishedFlag {
  readonly country: string
  readonly flag: CountryFlag
  /** The first day of the list that says so. */
  readonly since: string
  readonly source: string
}

/** All flags of a day, YYYY-MM-DD, by country. */
export const publishedFlags = (day: string): readonly PublishedFlag[] => COUNTRY_FLAGS
  .flatMap(flag => SETS.findLast(each => each.flag === flag && each.from <= day) ?? [])
  .flatMap(({ flag, from, source, countries }) => [...countries].map(country => ({ country, flag, since: from, source })))
  .sort((one, other) => (`${one.country} ${one.flag}` < `${other.country} ${other.flag}` ? -1 : 1))
