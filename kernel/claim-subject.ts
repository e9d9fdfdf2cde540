import type { Principal } from './principal.ts'

/** The face that a request came by: a key that a client used on one means nothing on the other. */
export type Face = 'rest' | 'graph'

/**
 * Whose Idempotency-Keys are one set. API keys of a service share theirs within a workspace, so that a request which is repeated
 * after the key was rotated does not post twice; users and staff have their own, whatever session they use.
 */
export function claimSubject({ kind, service, partnerId, subjectId }: Principal, face: Face): string {
  if (kind === 'tenant_key' && service !== undefined) return `${face}:key:${service}`
  if (kind === 'partner_key' && partnerId !== undefined) return `${face}:partner:${partnerId}`
  return `${face}:${kind}:${subjectId}`
}

/**
 * The rights of a caller whose keys are shared, as a part of what a claim stands for: a key with other rights gets no result that
 * it could not have had itself.
 */
export const claimedRights = ({ kind, roles, scopes }: Principal): string =>
  (kind === 'tenant_key' || kind === 'partner_key' ? `\n${[...roles].sort().join(' ')}\n${[...scopes].sort().join(' ')}` : '')
