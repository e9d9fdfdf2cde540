import type { Environment, Service, Tier } from '#kernel/principal.ts'

/** Class under which a request counts. `auth` and `transfers` are rejected when they cannot be counted exactly. */
export type OperationClass = 'general' | 'auth' | 'transfers'

/** Set of limits that applies to a call: that of one service, or that of sessions on the graph. */
export type LimitAudience = Service | 'graph'

/** A fixed window: its length and the number of requests that it allows. */
export interface Rule {
  /** Name of the window in the RateLimit headers, unique within a policy. */
  readonly name: string
  readonly seconds: number
  readonly requests: number
  /** `credential`: each credential has a separate window. `workspace`: all credentials of a workspace share one. */
  readonly per: 'credential' | 'workspace'
  /** The only class that the window counts; undefined when it counts every class. */
  readonly counts?: OperationClass
}

interface Policy {
  readonly tiers: Readonly<Record<Tier, readonly Rule[]>>
  /** In the sandbox the limits are multiplied by this factor. */
  readonly sandboxFactor: number
}

/**
 * Limit for all credentials of one tier in a workspace together, as a multiple of the limit for one. Without it, a workspace
 * could exceed its tier by creating more keys.
 */
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

const COMPLIANCE_TIERS = {
  standard: perMinute(100),
  professional: perMinute(1_000),
  enterprise: perMinute(10_000),
}

/**
 * Limits of every service. The interface specifications define those of compliance, idv and banking. Sentinel, remittance and
 * core have no published limits, so they use compliance's tiers and banking's sandbox factor.
 */
export const POLICIES: Readonly<Record<LimitAudience, Policy>> = {
  compliance: { tiers: COMPLIANCE_TIERS, sandboxFactor: 1 },
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
  sentinel: { tiers: COMPLIANCE_TIERS, sandboxFactor: 10 },
  remittance: { tiers: COMPLIANCE_TIERS, sandboxFactor: 10 },
  core: { tiers: COMPLIANCE_TIERS, sandboxFactor: 10 },
  // A dashboard selects several root fields in one request, and each of them counts as a request.
  graph: {
    tiers: { standard: perMinute(300), professional: perMinute(3_000), enterprise: perMinute(10_000) },
    sandboxFactor: 10,
  },
}

/** Limits of one client address, across all services. */
export const ADDRESS_RULES = {
  /** Calls without a credential, invalid credentials, and unknown paths. */
  unauthenticated: { name: 'address', seconds: 60, requests: 1_200, per: 'credential' },
  /** Attempts at passwords and one-time codes. Identity also counts failures by address and account, across all gateways. */
  password: { name: 'sign-in', seconds: 60, requests: 60, per: 'credential' },
  /** Published documents. */
  reader: { name: 'documents', seconds: 60, requests: 3_000, per: 'credential' },
} as const satisfies Readonly<Record<string, Rule>>

/** Multiplies the limits of loopback addresses: clients behind a local proxy that is not trusted share one address. */
export const LOOPBACK_FACTOR = 10

/** The windows that count a class of requests; windows per credential come before those per workspace. */
export function rulesFor(
  audience: LimitAudience,
  tier: Tier,
  environment: Environment,
  operationClass: OperationClass,
): readonly Rule[] {
  const { tiers, sandboxFactor } = POLICIES[audience]
  const factor = environment === 'sandbox' ? sandboxFactor : 1
  return tiers[tier]
    .filter(({ counts }) => counts === undefined || counts === operationClass)
    .map(rule => ({ ...rule, requests: rule.requests * factor }))
}
