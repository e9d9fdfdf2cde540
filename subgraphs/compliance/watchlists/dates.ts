import type { PartialDate } from './entry.ts'
import { cleanText, splitEnumeration } from './text.ts'
import { fromCalendar } from './calendars.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?<word>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
/** Plausible years; numbers outside this range belong to another calendar or are not years. */
const EARLIEST = 1800
const LATEST = 2199

const twoDigits = (n: number): string => String(n).padStart(2, '0')
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const isYear = (year: number): boolean => year >= EARLIEST && year <= LATEST

/** The range of days of a year, month or day; undefined when the parts are invalid. A day beyond the end of the month gives the whole month as approximate. */
export function dateOf(year: number, month?: number, day?: number): PartialDate | undefined {
  if (!Number.isInteger(year) || !isYear(year)) return undefined
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (month > 12) return undefined
  const start = `${year}-${twoDigits(month)}`
  const length = lengthOf(year, month)
  if (!day) return { from: `${start}-01`, to: `${start}-${twoDigits(length)}` }
  if (day > 31) return undefined
  if (day > length) return { from: `${start}-01`, to: `${start}-${twoDigits(length)}`, isApproximate: true }
  return { from: `${start}-${twoDigits(day)}`, to: `${start}-${twoDigits(day)}` }
}

/** Converts a spreadsheet serial number: days since 30 December 1899. */
export function dateOfSerial(serial: number): PartialDate | undefined {
  if (!(serial > 366 && serial < 110_000)) return undefined
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
  return dateOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
}

/** The range that spans both dates, in either order. */
export function dateBetween(
  one: PartialDate | undefined,
  other: PartialDate | undefined,
): PartialDate | undefined {
  if (!one || !other) return one ?? other
  const from = one.from < other.from ? one.from : other.from
  const to = one.to > other.to ? one.to : other.to
  return one.isApproximate || other.isApproximate ? { from, to, isApproximate: true } : { from, to }
}

export const approximately = (date: PartialDate | undefined): PartialDate | undefined =>
  date && { ...date, isApproximate: true }

/** Order of day and month in numeric dates; unknown parts are written 00, dd, mm or yyyy. */
export type DateOrder = 'DMY' | 'MDY'

const number = (text: string | undefined): number =>
  text === undefined || /^\D/.test(text) ? 0 : Number(text)

type Shape = readonly [
  RegExp,
  (found: Record<string, string | undefined>, order: DateOrder) => PartialDate | undefined,
]

const monthOf = (word: string | undefined): number => MONTHS.indexOf(word!.slice(0, 3)) + 1

const dateInOrder = (one: number, other: number, year: number, order: DateOrder): PartialDate | undefined => {
  const [day, month] = order === 'DMY' ? [one, other] : [other, one]
  return dateOf(year, month > 12 && day <= 12 ? day : month, month > 12 && day <= 12 ? month : day)
}

const SHAPES: readonly Shape[] = [
  [/^(?<y>\d{4})$/u, f => dateOf(number(f.y))],
  [/^(?<y>\d{4})[-/.](?<m>\d{1,2})$/u, f => dateOf(number(f.y), number(f.m))],
  [
    /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?:[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}:?\d{2})?|z|[+-]\d{2}:?\d{2})?$/u,
    f => dateOf(number(f.y), number(f.m), number(f.d)),
  ],
  [
    /^(?<a>\d{1,2}|dd|mm)[-/.](?<b>\d{1,2}|mm|dd)[-/.](?<y>\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/u,
    (f, order) => dateInOrder(number(f.a), number(f.b), number(f.y), order),
  ],
  [/^(?<m>\d{1,2})[-/.](?<y>\d{4})$/u, f => dateOf(number(f.y), number(f.m))],
  [
    new RegExp(`^(?<d>\\d{1,2})(?:st|nd|rd|th)?[ -]?${MONTH}[ ,-]*(?<y>\\d{4})$`, 'u'),
    f => dateOf(number(f.y), monthOf(f.word), number(f.d)),
  ],
  [
    new RegExp(`^${MONTH}[ -]?(?<d>\\d{1,2})(?:st|nd|rd|th)?,? ?(?<y>\\d{4})$`, 'u'),
    f => dateOf(number(f.y), monthOf(f.word), number(f.d)),
  ],
  [new RegExp(`^${MONTH}[ ,/-]*(?<y>\\d{4})$`, 'u'), f => dateOf(number(f.y), monthOf(f.word))],
  [
    /^(?<y>\d{4})年(?:(?<m>\d{1,2})月(?:(?<d>\d{1,2})日?)?)?$/u,
    f => dateOf(number(f.y), number(f.m), number(f.d)),
  ],
  [
    /^(?<when>early |mid-?|late )?(?:the )?(?<y>\d{3}0)'?s$/u,
    f => {
      const start = number(f.y)
      const [after, until] = f.when?.startsWith('early')
        ? [0, 4]
        : f.when?.startsWith('mid')
          ? [3, 7]
          : f.when
            ? [5, 9]
            : [0, 9]
      return approximately(dateBetween(dateOf(start + after), dateOf(start + until)))
    },
  ],
]

function singleDate(text: string, order: DateOrder): PartialDate | undefined {
  for (const [pattern, read] of SHAPES) {
    const found = pattern.exec(text)
    if (found?.groups) return read(found.groups, order)
  }
  return undefined
}

const APPROXIMATE =
  /^(?:(?:circa|approximately|approximate|approx|about|around|ca|est|estimated|possibly|probably)\b\.?|c\.?(?=[ \d])|おおよそ|およそ|約)\s*:?\s*|\s*\(?(?:approximately|approx\.?|circa|頃|ころ|ごろ)\)?$/gu
const RANGE = [
  /^(?:between|from) (?<one>.+?) (?:and|to|until) (?<other>.+)$/u,
  /^(?<one>.+?) (?:to|until|through) (?<other>.+)$/u,
  /^(?<one>\d{4}年?)\s*[-–—~〜～/]\s*(?<other>\d{4}年?)$/u,
  /^(?<one>.*\d.*?) [-–—~] (?<other>.*\d.*)$/u,
  /^(?<one>.+?)から(?<other>.+?)(?:まで)?(?:の間)?$/u,
]
const LEADING =
  /^(?:alt\.? |d\.?o\.?b\.?:? ?|date of birth:? ?|born(?: (?:on|in))? |year of birth:? ?|生年月日:? ?|in |on )+/u
const TRAILING = /(?:\s*(?:生まれ|生|に改訂|改訂|の間)|[.,;])+$/u

/** 1998/99: the second year leaves out its century. */
const SHORT_RANGE = /^(?<one>(?<century>\d{2})\d{2})\s*[-–/]\s*(?<other>\d{2})$/u
/** 20-29 May 1960 and 3/4 March 1955. */
const DAYS = new RegExp(
  `^(?<one>\\d{1,2})\\s*[-–/]\\s*(?<other>\\d{1,2}) (?<rest>${MONTH.replace('?<word>', '?:')} \\d{4})$`,
  'u',
)

function readDate(text: string, order: DateOrder): PartialDate | undefined {
  const plain = text.replace(LEADING, '').replace(TRAILING, '').trim()
  const parsed = singleDate(plain, order)
  if (parsed) return parsed
  const exact = plain.replace(APPROXIMATE, '').trim()
  if (exact !== plain && exact !== '') return approximately(readDate(exact, order))
  const short = SHORT_RANGE.exec(plain)?.groups
  if (short && Number(short.other) > 12)
    return dateBetween(singleDate(short.one!, order), singleDate(short.century! + short.other!, order))
  const days = DAYS.exec(plain)?.groups
  if (days)
    return dateBetween(
      singleDate(`${days.one} ${days.rest}`, order),
      singleDate(`${days.other} ${days.rest}`, order),
    )
  for (const pattern of RANGE) {
    const ends = pattern.exec(plain)?.groups
    if (!ends) continue
    // "between May and July 1970" and 1977年8月から9月 contain the year only once.
    const last = readDate(ends.other!, order)
    const one =
      readDate(ends.one!, order) ?? (last && readDate(`${ends.one!} ${last.from.slice(0, 4)}`, order))
    const other = last ?? (one && readDate(`${one.from.slice(0, 4)}年${ends.other!}`, order))
    if (one && other) return dateBetween(one, other)
  }
  return undefined
}

const normaliseText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

export interface DateReading {
  readonly order?: DateOrder
  /** Whether a five-digit number is a spreadsheet serial date. */
  readonly serials?: boolean
}

const HIJRI = /\b(?:hijri|hijriah|lunar|a\.?h\.?)\b|ヒジュラ暦/u
const SOLAR = /\b(?:solar|shamsi|jalali|persian|sh\.?)\b/u

/** Parses a date, exact or as a range; undefined when the text contains none. */
export function partialDate(
  text: string | undefined,
  { order = 'DMY', serials = false }: DateReading = {},
): PartialDate | undefined {
  const line = cleanText(text)
  if (line === undefined || line.length > 200) return undefined
  const plain = normaliseText(line)
  if (!/\d/u.test(plain)) return undefined
  if (serials && /^\d{5}(?:\.\d+)?$/u.test(plain)) return dateOfSerial(Number(plain))
  const parsed = readDate(plain, order)
  if (parsed) return parsed
  if (HIJRI.test(plain) || SOLAR.test(plain))
    return otherCalendar(plain, SOLAR.test(plain) ? 'SOLAR_HIJRI' : 'HIJRI')
  const aside = plain.replace(/\s*[([][^)\]]*[)\]]?/gu, '').trim()
  return aside === plain || aside === '' ? undefined : readDate(aside, order)
}

function otherCalendar(text: string, calendar: 'HIJRI' | 'SOLAR_HIJRI'): PartialDate | undefined {
  const found = /(?<y>1[2-4]\d{2})(?:[-/.](?<m>\d{1,2})(?:[-/.](?<d>\d{1,2}))?)?/u.exec(text)?.groups
  return found && fromCalendar(calendar, number(found.y), number(found.m), number(found.d))
}

const BETWEEN_DATES =
  /\s*(?:[;；、\n\r]|又は|または|及び|(?:^|\s)(?:or|and\/or)(?:\s|$)|,(?=\s*(?:alt|circa|\d{1,2}\s+[A-Za-z]|\d{1,4}[/.-]\d)))\s*/iu

/** All dates of a cell with several: "a) 30/04/1963 b) 1960", "1960; 1961 or circa 1963". */
export function partialDates(text: string | undefined, reading: DateReading = {}): PartialDate[] {
  if (text === undefined) return []
  const whole = partialDate(text, reading)
  if (whole) return [whole]
  const found: PartialDate[] = []
  for (const item of splitEnumeration(text.normalize('NFKC'))) {
    for (const part of [item, ...item.split(BETWEEN_DATES)]) {
      const date = partialDate(part, reading)
      if (!date) continue
      if (!found.some(known => known.from === date.from && known.to === date.to)) found.push(date)
      if (part === item) break
    }
  }
  return found
}

/** The day of publication or listing; for a range its first day. */
export const dayOf = (text: string | undefined, reading: DateReading = {}): string | undefined =>
  partialDate(text, reading)?.from
