import type { LimitUse } from './limit-use.ts'

interface Account {
  readonly currency: string
  readonly status: string
  readonly restriction: string
}

interface Judged {
  readonly source: Account
  /** Undefined if the money leaves the tenant. */
  readonly destination: Account | undefined
  readonly currency: string
  /** The limit that the transfer would exceed. */
  readonly limit: LimitUse | undefined
  readonly isCovered: boolean
}

const ON_STATUS: Readonly<Record<string, readonly [source: number, destination: number]>> = {
  FROZEN: [4, 5],
  DORMANT: [6, 7],
  CLOSED: [8, 9],
}
const LIMITS = { SINGLE: 20, DAILY: 21, WEEKLY: 22, MONTHLY: 23 } as const

/** The outcome number with which `core.post` would refuse a transfer, with its order of checks; undefined if it would accept. */
export function refusedAs({ source, destination, currency, limit, isCovered }: Judged): number | undefined {
  return (
    refusedBy(source, currency, 0) ??
    (destination && refusedBy(destination, currency, 1)) ??
    (limit ? LIMITS[limit.window] : isCovered ? undefined : 14)
  )
}

function refusedBy(
  { currency, status, restriction }: Account,
  expected: string,
  side: 0 | 1,
): number | undefined {
  if (currency !== expected) return 3
  if (status !== 'ACTIVE') return ON_STATUS[status]?.[side] ?? 10 + side
  return restriction === 'FULL' || restriction === (side === 0 ? 'PND' : 'PNC') ? 12 + side : undefined
}
