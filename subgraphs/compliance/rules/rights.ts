import { allow, type Principal } from '#kernel/principal.ts'

/** Whoever may read what compliance holds: keys and staff with the scope. */
export const admitReader = (actor: Principal): void => allow(actor, { kinds: ['tenant_key', 'staff', 'service'], scope: 'compliance:read' })

/** Whoever may change it. */
export const admitWriter = (actor: Principal): void => allow(actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
