import { allow, type Principal } from '#kernel/principal.ts'

/** Authorises reads: API keys and staff with the scope, and other domains. */
export const admitReader = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff', 'service'], scope: 'idv:read' })

/** Authorises changes: API keys and staff with the scope. */
export const admitWriter = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'idv:write' })

/** Authorises decisions of a person on verifications and fraud alerts; `idv:write` does not include them. */
export const admitReviewer = (actor: Principal): void =>
  allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'idv:decide' })
