import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '#kernel/principal.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import { isLoopback, networkOf } from '#kernel/source-network.ts'
import { createCounters, type Counter, type Counters, type LimitVerdict } from './counters.ts'
import { credentialWindows, type LimitedCall, type Windows } from './credential-windows.ts'
import { COST } from '#gateway/graph/guard/cost.ts'
import { createInFlight, type InFlightCounter } from './in-flight.ts'
import { limitHeaders, policyOf, resetOf, secondsUntilReset, type HeaderFamily } from './headers.ts'
import { ADDRESS_RULES, LOOPBACK_FACTOR, type OperationClass, type Rule } from './policies.ts'
import { leaseWhole, type LeaseQuota } from './quota-leases.ts'

/** Kind of limit that applies to an address. */
export type AddressRule = keyof typeof ADDRESS_RULES

/** Counts requests before any work is done. Every method sets the rate-limit headers and throws RATE_LIMITED above a limit. */
export interface Limits {
  /** Counts a request in the windows of its credential and workspace, or of its address without a credential. */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Principal,
    call: LimitedCall,
  ): void | Promise<void>
  /**
   * Counts a graph operation as one request per root field or per `COST.perRequest` points, whichever is more. `admit` has
   * already counted the first. Also acquires the operation's slots. Fields with a limit by address count for every caller.
   */
  admitOperation(
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Principal,
    operation: { readonly fields: readonly string[]; readonly cost: number },
  ): Promise<void>
  /** Bounds on concurrent operations. */
  readonly inFlight: InFlightCounter
  /** Counts a request against its address. The `unauthenticated` rule does not affect valid credentials from the same address. */
  admitAddress(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: HeaderFamily,
    rule?: AddressRule,
    cost?: number,
  ): void
}

/** Rate-limit settings of root fields of the graph, by field name. A field without an entry is `general`. */
export interface FieldLimits {
  readonly classes: Readonly<Record<string, OperationClass>>
  readonly byAddress: Readonly<Record<string, AddressRule>>
}

interface LimitsOptions {
  readonly fields: FieldLimits
  readonly leaseQuota: LeaseQuota
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called when a request is rejected because it requires an exact count and no shared store is reachable. */
  readonly onUncounted?: () => void
}

const CREDENTIAL_WINDOWS_MAX = 200_000
const ADDRESS_WINDOWS_MAX = 50_000

const UNCOUNTED = {
  message: 'The rate limiter is temporarily unavailable, and this operation is not permitted without it.',
  retryAfterS: 1,
}

export function createLimits({ leaseQuota, clock, fields, onUncounted }: LimitsOptions): Limits {
  const credentials = createCounters({ leaseQuota, clock, max: CREDENTIAL_WINDOWS_MAX })
  // Each gateway counts addresses separately: otherwise an attacker with many addresses would cause a database write for each.
  const addresses = createCounters({ leaseQuota: leaseWhole, clock, max: ADDRESS_WINDOWS_MAX })
  const inFlight = createInFlight()
  const windowsOf = credentialWindows(credentials)

  function applyVerdict(
    verdict: LimitVerdict,
    reply: FastifyReply,
    headers: HeaderFamily,
    { counters, policy }: Windows,
  ): void {
    const now = clock()
    void reply.headers(limitHeaders(headers, counters, policy, now))
    if (verdict === 'admitted') return
    if (verdict !== 'uncounted') throw tooMany(verdict, now)
    throw uncounted()
  }

  function uncounted(): Refusal {
    onUncounted?.()
    return refuse('UNAVAILABLE', UNCOUNTED)
  }

  function admitAddress(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: HeaderFamily,
    name: AddressRule = 'unauthenticated',
    cost = 1,
  ): void {
    const counters = [addressCounter(addresses, request.ip, ADDRESS_RULES[name])]
    // Address windows are local, so the result is synchronous.
    applyVerdict(addresses.spend(counters, cost, false) as LimitVerdict, reply, headers, {
      counters,
      policy: policyOf(counters),
    })
  }

  function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    actor: Principal,
    call: LimitedCall,
  ): void | Promise<void> {
    const { operationClass = 'general', headers, cost = 1 } = call
    if (actor.kind === 'anonymous') return admitAddress(request, reply, headers, 'unauthenticated', cost)
    const windows = windowsOf(actor, call)
    const verdict = credentials.spend(windows.counters, cost, operationClass !== 'general')
    if (verdict instanceof Promise)
      return verdict.then(reached => applyVerdict(reached, reply, headers, windows))
    return applyVerdict(verdict, reply, headers, windows)
  }

  const admitOperation: Limits['admitOperation'] = async (request, reply, actor, { fields: names, cost }) => {
    for (const name of names) {
      const rule = fields.byAddress[name]
      if (rule !== undefined) admitAddress(request, reply, 'X-RateLimit', rule)
    }
    const call = graphCall(actor)
    const requests = Math.max(names.length, Math.ceil(cost / COST.perRequest))
    if (requests > 1) await admit(request, reply, actor, { ...call, cost: requests - 1 })
    if (cost > COST.perSlot) inFlight.acquire(request, reply, actor, Math.ceil(cost / COST.perSlot) - 1)
    if (actor.kind === 'anonymous') return
    for (const [operationClass, classCost] of classCosts(names, fields.classes)) {
      const { counters } = windowsOf(actor, { ...call, operationClass })
      // A class with its own windows counts in them as well.
      if (counters.some(({ rule }) => rule.counts === operationClass))
        await admit(request, reply, actor, { ...call, operationClass, cost: classCost })
      else if (credentials.isDegraded(counters)) throw uncounted()
    }
  }

  return { admit, admitAddress, admitOperation, inFlight }
}

/** The number of fields of each class other than `general`. */
function classCosts(names: readonly string[], classes: FieldLimits['classes']): Map<OperationClass, number> {
  const costs = new Map<OperationClass, number>()
  for (const name of names) {
    const operationClass = classes[name] ?? 'general'
    if (operationClass !== 'general') costs.set(operationClass, (costs.get(operationClass) ?? 0) + 1)
  }
  return costs
}

function addressCounter(addresses: Counters, address: string, rule: Rule): Counter {
  const network = networkOf(address)
  return addresses.getOrCreate(`${rule.name}:${network}`, {
    workspaceId: '',
    bucket: rule.name,
    requests: rule.requests * (isLoopback(network) ? LOOPBACK_FACTOR : 1),
    seconds: rule.seconds,
    rule,
  })
}

/** On the graph, API keys use the limits of their service; sessions use the limits of the graph. */
export function graphCall({ kind, service }: Principal): LimitedCall {
  return {
    audience: kind === 'tenant_key' && service ? service : kind === 'partner_key' ? 'remittance' : 'graph',
    headers: 'X-RateLimit',
  }
}

const SCOPES: Readonly<Record<string, string>> = {
  workspace: " for a workspace's credentials together",
  address: ' without a valid credential',
  'sign-in': ' to sign in',
}

function tooMany(counter: Counter, now: number): Refusal {
  const retryAfterS = secondsUntilReset(counter, now)
  const at = new Date(resetOf(counter, now) * 1_000).toISOString().replace('.000', '')
  const period =
    counter.seconds === 60
      ? 'a minute'
      : counter.seconds === 3_600
        ? 'an hour'
        : `${counter.seconds / 60} minutes`
  return refuse('RATE_LIMITED', {
    retryAfterS,
    message: `Too many requests: ${counter.requests} in ${period} are allowed${SCOPES[counter.rule.name] ?? ''}. Try again at ${at}, in ${retryAfterS} ${retryAfterS === 1 ? 'second' : 'seconds'}.`,
  })
}
