import type { Context } from '#kernel/context.ts'
import { allow, type Principal } from '#kernel/principal.ts'
import { hasRole } from '#kernel/roles.ts'
import { refuse } from '#compliance/errors.ts'

/** Authorises reads: API keys and staff with the scope, and other domains. */
export const admitReader = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff', 'service'], scope: 'compliance:read' })

/** Authorises changes: API keys and staff with the scope. */
export const admitWriter = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })

type Caller = Pick<Context, 'actor' | 'settings'>

/** Officers of core banking, whose service screens parties, evaluates transactions and shows alerts. */
const isBankOfficer = (ctx: Caller): boolean => hasRole(ctx, 'officer')

/** Authorises reads of screenings and alerts: those whom `admitReader` admits, and officers of core banking. */
export function admitScreeningReader(ctx: Caller): void {
  if (!isBankOfficer(ctx)) admitReader(ctx.actor)
}

/** Authorises screenings: API keys and staff with the scope, other domains, and officers of core banking. */
export function admitScreener(ctx: Caller): void {
  if (!isBankOfficer(ctx))
    allow(ctx.actor, { kinds: ['tenant_key', 'staff', 'service'], scope: 'compliance:write' })
}

/** Authorises evaluations that store nothing: those whom `admitWriter` admits, and officers of core banking. */
export function admitEvaluator(ctx: Caller): void {
  if (!isBankOfficer(ctx)) admitWriter(ctx.actor)
}

/** Authorises the approval or rejection of a milder screening policy: only staff, never an API key. */
export function admitPolicyStaff(actor: Principal): void {
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  if (actor.kind !== 'staff') throw refuse('STAFF_REQUIRED')
}
