import { CUSTOMER_MONEY, PLATFORM_CODES, SYSTEM_MONEY } from './mappings.ts'

const MAPPED: ReadonlySet<string> = new Set([
  ...Object.values(CUSTOMER_MONEY),
  ...Object.values(SYSTEM_MONEY),
  ...Object.values(PLATFORM_CODES),
])

/** Why an account cannot be deactivated: the platform posts to it, or accounts below it are active. Undefined if it can be. */
export function deactivationObstacle(
  code: string,
  hasActiveChildren: boolean,
): 'MAPPED' | 'ACTIVE_CHILDREN' | undefined {
  if (MAPPED.has(code)) return 'MAPPED'
  return hasActiveChildren ? 'ACTIVE_CHILDREN' : undefined
}
