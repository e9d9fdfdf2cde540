import type { Environment, Service, Tier } from '#kernel/principal.ts'

/** What a request is counted as. `auth` and `transfers` are never let through uncounted. */
export type OperationClass = 'general' | 'auth' | 'transfers'

/** Whose requests are limited: those to one service, or those of sessions to the graph. */
export type LimitAudience = Service | 'graph'

/** A window of time and how many requests it takes. */
export interface Rule {
  /** Tells the windows of a policy apart in the RateLimit headers. */
  readonly name: string
  readonly seconds: number
  readonly requests: number
  /** Whether each credential has the window to itself or all of a workspace share it. */
  readonly per: 'credential' | 'workspace'
  /** The one class that it counts; every class without it. */
  readonly counts?: OperationClass
}

interface Policy {
  readonly tiers: Readonly<Record<Tier, readonly Rule[]>>
  /** What the sandbox's limits are multiplied by. */
  readonly sandboxFactor: number
}

/** All credentials of one tier in a workspace may together ask for so many times what one may, so that keys cannot be multiplied into a higher tier. */
const WORKSPACE_FACTOR = 10

const perMinute = (requests: number): Rule[] => [
  { name: 'minute', seconds: 60, requests, per: 'credential' },
  { name: 'workspace', seconds: 60, requests: requests * WORKSPACE_FACTOR, per: 'workspace' },
]

const verification = (minute: number, hour: number): Rule[] => [
  { name: 'minute', seconds: 60, requests: minute, per: 'credential' },
  { name: 'hour', seconds: 3_600, requests: hour, per: 'credential' },
  { name: 'workspace', seconds: 60, requests: minute * WORKSPACE_FACTOR, per: 'workspace' },
]

const perQuarterHour = (general: number, auth: number, transfers: number): Rule[] => [
  { name: 'general', seconds: 900, requests: general, per: 'workspace', counts: 'general' },
  { name: 'auth', seconds: 900, requests: auth, per: 'workspace', counts: 'auth' },
  { name: 'transfers', seconds: 900, requests: transfers, per: 'workspace', counts: 'transfers' },
]

const likeCompliance = {
  standard: perMinute(100),
  professional: perMinute(1_000),
  enterprise: perMinute(10_000),
}

/**
 * The limits of every service. Compliance, idv and banking are as their interface specifications say; sentinel, remittance and
 * core, whose numbers are not shown, are like compliance, with banking's larger sandbox.
 */
export const POLICIES: Readonly<Record<LimitAudience, Policy>> = {
  compliance: { tiers: likeCompliance, sandboxFactor: 1 },
  idv: {
    tiers: {
      standard: verification(10, 300),
      professional: verification(50, 1_500),
      enterprise: verification(200, 6_000),
    },
    sandboxFactor: 1,
  },
  banking: {
    tiers: {
      standard: perQuarterHour(100, 50, 50),
      professional: perQuarterHour(500, 100, 200),
      enterprise: perQuarterHour(2_000, 500, 1_000),
    },
    sandboxFactor: 10,
  },
  sentinel: { tiers: likeCompliance, sandboxFactor: 10 },
  remittance: { tiers: likeCompliance, sandboxFactor: 10 },
  core: { tiers: likeCompliance, sandboxFactor: 10 },
  // A dashboard asks for several root fields at once, and each of them counts.
  graph: {
    tiers: { standard: perMinute(300), professional: perMinute(3_000), enterprise: perMinute(10_000) },
    sandboxFactor: 10,
  },
}

/** What one address may do without a good credential, whichever service it does that to. */
export const ADDRESS_RULES = {
  /** Calls that need no credential, credentials that are not valid, and paths that nobody serves. */
  stranger: { name: 'address', seconds: 60, requests: 1_200, per: 'credential' },
  /** Passwords and codes that are tried; identity counts failures by address and account besides, for all gateways together. */
  password: { name: 'sign-in', seconds: 60, requests: 60, per: 'credential' },
  /** Published documents. */
  reader: { name: 'documents', seconds: 60, requests: 3_000, per: 'credential' },
} as const satisfies Readonly<Record<string, Rule>>

/** On the machine itself stands whoever runs it, or a proxy that is not trusted to name its clients, who then share one address. */
export const LOOPBACK_FACTOR = 10

/** The windows that count a class of requests, the narrowest scope first. */
export function rulesFor(
  audience: LimitAudience,
  tier: Tier,
  environment: Environment,
  of: OperationClass,
): readonly Rule[] {
  const { tiers, sandboxFactor } = POLICIES[audience]
  const factor = environment === 'sandbox' ? sandboxFactor : 1
  return tiers[tier]
    .filter(({ counts }) => counts === undefined || counts === of)
    .map(rule => ({ ...rule, requests: rule.requests * factor }))
}
