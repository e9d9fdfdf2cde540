/** Until when a report about suspicious activity is due after a person has found the activity suspicious. */
interface ReportDeadline {
  readonly report: 'SAR' | 'STR'
  /** Hours until the report is due; `SETTING` takes the workspace's str_hours. */
  readonly hours: number | 'SETTING'
  /** Hours when no suspect is known, if the law grants more time then. */
  readonly hoursWithoutSuspect?: number
  /** The rule that sets the deadline. */
  readonly basis: string
}

const DAY_HOURS = 24

/** Deadlines by country, ISO 3166-1 alpha-2. A country that is missing has no deadline here. */
const REPORT_DEADLINES: Readonly<Partial<Record<string, ReportDeadline>>> = {
  US: {
    report: 'SAR',
    hours: 30 * DAY_HOURS,
    hoursWithoutSuspect: 60 * DAY_HOURS,
    basis: '31 CFR 1020.320(b)(3)',
  },
  NG: {
    report: 'STR',
    // Sources differ between "immediately" and 96 hours.
    hours: 'SETTING',
    basis: 'Money Laundering (Prevention and Prohibition) Act 2022, section 7',
  },
}

interface Suspicion {
  readonly suspiciousAt: Date
  readonly isSuspectKnown: boolean
}

/** When the report is due; null when no country is set or its deadline is not known. */
export function reportDueAt(
  { suspiciousAt, isSuspectKnown }: Suspicion,
  { country, strHours }: { readonly country: string | null; readonly strHours: number },
): Date | null {
  const deadline = country === null ? undefined : REPORT_DEADLINES[country]
  if (!deadline) return null
  const usual = deadline.hours === 'SETTING' ? strHours : deadline.hours
  const hours = isSuspectKnown ? usual : (deadline.hoursWithoutSuspect ?? usual)
  return new Date(suspiciousAt.getTime() + hours * 3_600_000)
}
