import type { Principal } from '#kernel/principal.ts'
import { hasRoleIn } from '#kernel/roles.ts'
import { ROLE_HIERARCHY } from '#core/rules/rights.ts'
import type { BookRank } from './periods/status.ts'

/** What the caller may do in the books. Other roles are refused before; the platform has the rights of an administrator. */
export function bookRank(actor: Principal): BookRank {
  if (actor.kind === 'platform' || hasRoleIn(ROLE_HIERARCHY, actor, 'admin')) return 'ADMIN'
  return hasRoleIn(ROLE_HIERARCHY, actor, 'manager') ? 'MANAGER' : 'OFFICER'
}
