import type { Principal } from '#kernel/principal.ts'
import type { Counter, Counters } from './counters.ts'
import { policyOf, type HeaderFamily } from './headers.ts'
import { rulesFor, type LimitAudience, type OperationClass, type Rule } from './policies.ts'

/** A request as seen by the rate limiter: its service, its header names and its cost. */
export interface LimitedCall {
  readonly audience: LimitAudience
  readonly headers: HeaderFamily
  readonly operationClass?: OperationClass
  /** Number of requests that it counts as; 1 by default. */
  readonly cost?: number
}

/** The windows in which a call counts, and their policy as the response header states it. */
export interface Windows {
  readonly counters: readonly Counter[]
  readonly policy: string
}

/** Returns the windows of a credential and its workspace. They are stored per principal object, which the authenticator caches. */
export function credentialWindows(
  credentials: Counters,
): (actor: Principal, call: Pick<LimitedCall, 'audience' | 'operationClass'>) => Windows {
  const known = new WeakMap<Principal, Map<string, Windows>>()

  return (actor, { audience, operationClass = 'general' }) => {
    const own = known.get(actor)
    const name = `${audience}:${operationClass}`
    const found = own?.get(name)
    if (found && !found.counters.some(({ isEvicted }) => isEvicted)) return found
    const counters = rulesFor(audience, actor.tier ?? 'standard', actor.environment, operationClass).map(
      rule => counterOf(credentials, actor, audience, rule),
    )
    const windows = { counters, policy: policyOf(counters) }
    if (own) own.set(name, windows)
    else known.set(actor, new Map([[name, windows]]))
    return windows
  }
}

function counterOf(
  credentials: Counters,
  { workspaceId, kind, subjectId, tier = 'standard' }: Principal,
  audience: LimitAudience,
  rule: Rule,
): Counter {
  const subject = rule.per === 'workspace' ? '*' : `${kind}:${subjectId}`
  // The tier is part of the key, so that a change of tier starts a new window instead of resizing a leased one.
  const bucket = `${audience}:${rule.name}:${tier}:${subject}`
  return credentials.getOrCreate(`${workspaceId}:${bucket}`, {
    workspaceId,
    bucket,
    requests: rule.requests,
    seconds: rule.seconds,
    rule,
  })
}
