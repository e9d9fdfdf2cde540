import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '#kernel/principal.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import { isLoopback, networkOf } from '#kernel/source-network.ts'
import { createCounters, type Counter, type LimitVerdict } from './counters.ts'
import { COST } from '#gateway/graph/guard/cost.ts'
import { createInFlight, type InFlightCounter } from './in-flight.ts'
import { limitHeaders, policyOf, resetOf, secondsUntilReset, type HeaderFamily } from './headers.ts'
import {
  ADDRESS_RULES,
  LOOPBACK_FACTOR,
  rulesFor,
  type LimitAudience,
  type OperationClass,
  type Rule,
} from './policies.ts'
import { alone, type Shares } from './quota-leases.ts'

/** A request as seen by the rate limiter: its service, its header names and its cost. */
export interface LimitedCall {
  readonly audience: LimitAudience
  readonly headers: HeaderFamily
  readonly of?: OperationClass
  /** Number of requests that it counts as; 1 by default. */
  readonly cost?: number
}

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
  /** Counts a request against its address. The `stranger` rule does not affect valid credentials from the same address. */
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
  readonly shares: Shares
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called when a request is rejected because it requires an exact count and no shared store is reachable. */
  readonly onUncounted?: () => void
}

/** Windows of a principal for one audience and operation class; stored per principal object, which the authenticator caches. */
interface Account {
  readonly counters: readonly Counter[]
  readonly policy: string
}

const CREDENTIAL_WINDOWS_MAX = 200_000
const ADDRESS_WINDOWS_MAX = 50_000

export function createLimits({ shares, clock, fields, onUncounted }: LimitsOptions): Limits {
  const credentials = createCounters({ shares, clock, max: CREDENTIAL_WINDOWS_MAX })
  // Each gateway counts addresses separately: otherwise an attacker with many addresses would cause a database write for each.
  const addresses = createCounters({ shares: alone, clock, max: ADDRESS_WINDOWS_MAX })
  const inFlight = createInFlight()
  const accounts = new WeakMap<Principal, Map<string, Account>>()

  function accountOf(actor: Principal, { audience, of = 'general' }: LimitedCall): Account {
    const own = accounts.get(actor)
    const name = `${audience}:${of}`
    const known = own?.get(name)
    if (known && !known.counters.some(({ isForgotten }) => isForgotten)) return known
    const counters = rulesFor(audience, actor.tier ?? 'standard', actor.environment, of).map(rule =>
      credentialCounter(actor, audience, rule),
    )
    const account = { counters, policy: policyOf(counters) }
    if (own) own.set(name, account)
    else accounts.set(actor, new Map([[name, account]]))
    return account
  }

  function credentialCounter(
    { workspaceId, kind, subjectId, tier = 'standard' }: Principal,
    audience: LimitAudience,
    rule: Rule,
  ): Counter {
    const whose = rule.per === 'workspace' ? '*' : `${kind}:${subjectId}`
    // The tier is part of the key, so that a change of tier starts a new window instead of resizing a leased one.
    const bucket = `${audience}:${rule.name}:${tier}:${whose}`
    return credentials.of(`${workspaceId}:${bucket}`, {
      workspaceId,
      bucket,
      requests: rule.requests,
      seconds: rule.seconds,
      rule,
    })
  }

  function judge(
    verdict: LimitVerdict,
    reply: FastifyReply,
    headers: HeaderFamily,
    { counters, policy }: Account,
  ): void {
    const now = clock()
    void reply.headers(limitHeaders(headers, counters, policy, now))
    if (verdict === 'admitted') return
    if (verdict !== 'uncounted') throw tooMany(verdict, now)
    throw uncounted()
  }

  function uncounted(): Refusal {
    onUncounted?.()
    return refuse('UNAVAILABLE', {
      message: 'The rate limiter is temporarily unavailable, and this operation is not permitted without it.',
      retryAfterS: 1,
    })
  }

  function admitAddress(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: HeaderFamily,
    name: AddressRule = 'stranger',
    cost = 1,
  ): void {
    const rule: Rule = ADDRESS_RULES[name]
    const network = networkOf(request.ip)
    const requests = rule.requests * (isLoopback(network) ? LOOPBACK_FACTOR : 1)
    const counters = [
      addresses.of(`${rule.name}:${network}`, {
        workspaceId: '',
        bucket: rule.name,
        requests,
        seconds: rule.seconds,
        rule,
      }),
    ]
    // Address windows are local, so the result is synchronous.
    judge(addresses.spend(counters, cost, false) as LimitVerdict, reply, headers, {
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
    if (actor.kind === 'anonymous') return admitAddress(request, reply, call.headers, 'stranger', call.cost)
    const account = accountOf(actor, call)
    const verdict = credentials.spend(
      account.counters,
      call.cost ?? 1,
      call.of !== undefined && call.of !== 'general',
    )
    if (verdict instanceof Promise)
      return verdict.then(reached => judge(reached, reply, call.headers, account))
    return judge(verdict, reply, call.headers, account)
  }

  const admitOperation: Limits['admitOperation'] = async (request, reply, actor, { fields: names, cost }) => {
    for (const name of names) {
      const rule = fields.byAddress[name]
      if (rule !== undefined) admitAddress(request, reply, 'X-RateLimit', rule)
    }
    const call = graphCall(actor)
    const requests = Math.max(names.length, Math.ceil(cost / COST.perRequest))
    if (requests > 1) await admit(request, reply, actor, { ...call, cost: requests - 1 })
    if (cost > COST.perSlot) inFlight.hold(request, reply, actor, Math.ceil(cost / COST.perSlot) - 1)
    if (actor.kind === 'anonymous') return
    for (const of of new Set(names.map(name => fields.classes[name] ?? 'general')))
      if (of !== 'general') {
        const { counters } = accountOf(actor, { ...call, of })
        // A class with its own windows counts in them as well.
        if (counters.some(({ rule }) => rule.counts === of))
          await admit(request, reply, actor, {
            ...call,
            of,
            cost: names.filter(name => fields.classes[name] === of).length,
          })
        else if (credentials.areApart(counters)) throw uncounted()
      }
  }

  return { admit, admitAddress, admitOperation, inFlight }
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
