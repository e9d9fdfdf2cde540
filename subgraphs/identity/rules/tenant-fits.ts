import { isId } from '#kernel/id.ts'

/** The called service, or graph. */
export type TokenAudience = string

/** Whether the audience accepts a tenant's short name in addition to its id. */
export const takesTenantCode = (audience: TokenAudience): boolean =>
  ['graph', 'banking', 'core'].includes(audience)

interface Tenant {
  readonly tenantId: string
  readonly tenantCode: string
}

/** Whether the X-Tenant-ID header names this tenant in a form that the audience accepts. Compliance ignores the header. */
export function tenantFits(
  audience: TokenAudience,
  named: string | null | undefined,
  { tenantId, tenantCode }: Tenant,
): boolean {
  if (audience === 'compliance') return true
  if (!named) return false
  return isId(named) ? named.toLowerCase() === tenantId : takesTenantCode(audience) && named === tenantCode
}
