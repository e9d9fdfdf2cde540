export const COUNTRY_FLAGS = ['FATF_BLACK', 'FATF_GREY', 'EU_HIGH_RISK', 'COMPREHENSIVE_SANCTIONS'] as const

export type CountryFlag = (typeof COUNTRY_FLAGS)[number]

/** One publication of a list of countries. It applies from its day until the next publication of the same flag. */
interface Publication {
  readonly flag: CountryFlag
  readonly from: string
  /** The published source. Dates and countries that could not be verified against it are marked as recalled. */
  readonly source: string
  readonly countries: string
}

const CALL = 'FATF, High-Risk Jurisdictions subject to a Call for Action'
const MONITORING = 'FATF, Jurisdictions under Increased Monitoring'
const EU = 'Delegated Regulation (EU) 2016/1675'

/** Comprehensive programmes over parts of a country, such as the occupied regions of Ukraine, have no country code and are not included. */
const PUBLICATIONS: readonly Publication[] = [
  { flag: 'FATF_BLACK', from: '2022-10-21', source: `${CALL}, 21 October 2022`, countries: 'IR KP MM' },
  { flag: 'FATF_BLACK', from: '2026-02-13', source: `${CALL}, 13 February 2026`, countries: 'IR KP MM' },
  { flag: 'FATF_BLACK', from: '2026-06-19', source: `${CALL}, 19 June 2026`, countries: 'IR KP MM' },
  {
    flag: 'FATF_GREY',
    from: '2025-06-13',
    source: `${MONITORING}, 13 June 2025`,
    countries: 'AO BF BG BO CD CI CM DZ HT KE LA LB MC MZ NA NG NP SS SY VE VG VN YE ZA',
  },
  {
    flag: 'FATF_GREY',
    from: '2025-10-24',
    source: `${MONITORING}, 24 October 2025`,
    countries: 'AO BG BO CD CI CM DZ HT KE LA LB MC NA NP SS SY VE VG VN YE',
  },
  {
    flag: 'FATF_GREY',
    from: '2026-02-13',
    source: `${MONITORING}, 13 February 2026`,
    countries: 'AO BG BO CD CI CM DZ HT KE KW LA LB MC NA NP PG SS SY VE VG VN YE',
  },
  {
    flag: 'FATF_GREY',
    from: '2026-06-19',
    source: `${MONITORING}, 19 June 2026`,
    countries: 'AO BA BG BO CD CI CM HT IQ KE KW LA LB MC NP PG SS SY VE VG VN YE',
  },
  {
    flag: 'EU_HIGH_RISK',
    from: '2024-02-07',
    source: `${EU} as amended by (EU) 2024/163, in force from 7 February 2024`,
    countries: 'AE AF BB BF CD CM GI HT IR JM KP ML MM MZ NG PA PH SN SS SY TT TZ UG VN VU YE ZA',
  },
  {
    flag: 'EU_HIGH_RISK',
    from: '2025-08-05',
    source: `${EU} as amended by the act of 10 June 2025 (the day from which it is in force is recalled)`,
    countries: 'AF AO BF CD CI CM DZ HT IR KE KP LA LB MC ML MM MZ NA NG NP SS SY TT TZ VE VN VU YE ZA',
  },
  {
    flag: 'EU_HIGH_RISK',
    from: '2026-01-29',
    source: `${EU} as amended by the acts of December 2025 (the day from which they are in force, and Russia among them, are recalled)`,
    countries: 'AF AO BO CD CI CM DZ HT IR KE KP LA LB MC MM NA NP RU SS SY TT VE VG VN VU YE',
  },
  {
    flag: 'COMPREHENSIVE_SANCTIONS',
    from: '2022-02-21',
    source: 'Comprehensive programmes of OFAC (the day is recalled)',
    countries: 'CU IR KP SY',
  },
  {
    flag: 'COMPREHENSIVE_SANCTIONS',
    from: '2025-07-01',
    source:
      'Comprehensive programmes of OFAC without Syria, whose programme Executive Order 14312 of 30 June 2025 ended',
    countries: 'CU IR KP',
  },
]

const SETS = PUBLICATIONS.map(({ countries, ...rest }) => ({
  ...rest,
  countries: new Set(countries.split(' ')),
})).sort((one, other) => (one.from < other.from ? -1 : 1))

/** Flags of the countries on a day (YYYY-MM-DD), by country; countries without flags are left out. */
export function flagsOf(
  countries: readonly string[],
  day: string,
): Readonly<Record<string, readonly CountryFlag[]>> {
  const current = COUNTRY_FLAGS.map(flag => SETS.findLast(each => each.flag === flag && each.from <= day))
  const flags = [...new Set(countries)]
    .sort()
    .map(
      country =>
        [country, current.flatMap(list => (list?.countries.has(country) ? [list.flag] : []))] as const,
    )
  return Object.fromEntries(flags.filter(([, each]) => each.length > 0))
}

/** A flag of a country, with its source. */
export interface PublishedFlag {
  readonly country: string
  readonly flag: CountryFlag
  /** First day of the current publication that sets the flag. */
  readonly since: string
  readonly source: string
}

/** All flags on a day (YYYY-MM-DD), sorted by country. */
export const publishedFlags = (day: string): readonly PublishedFlag[] =>
  COUNTRY_FLAGS.flatMap(flag => SETS.findLast(each => each.flag === flag && each.from <= day) ?? [])
    .flatMap(({ flag, from, source, countries }) =>
      [...countries].map(country => ({ country, flag, since: from, source })),
    )
    .sort((one, other) => (`${one.country} ${one.flag}` < `${other.country} ${other.flag}` ? -1 : 1))
