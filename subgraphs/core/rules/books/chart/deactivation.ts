import { PLATFORM_CODES } from './mappings.ts'

const POSTED_BY_CODE: ReadonlySet<string> = new Set(Object.values(PLATFORM_CODES))

/** Why an account cannot be deactivated: the platform posts to it, or accounts below it are active. Undefined if it can be. */
export function deactivationObstacle({
  code,
  isMapped,
  hasActiveChildren,
}: {
  readonly code: string
  /** Whether the mappings lead postings to the account. */
  readonly isMapped: boolean
  readonly hasActiveChildren: boolean
}): 'MAPPED' | 'ACTIVE_CHILDREN' | undefined {
  if (isMapped || POSTED_BY_CODE.has(code)) return 'MAPPED'
  return hasActiveChildren ? 'ACTIVE_CHILDREN' : undefined
}
