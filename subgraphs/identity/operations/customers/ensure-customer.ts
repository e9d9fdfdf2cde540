import { command } from '#kernel/command.ts'
import { hasScope, type Principal } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { admit } from '#identity/rules/admit.ts'
import { dateOfBirth } from '#identity/rules/date-of-birth.ts'
import { findOrAddCustomer, type CustomerDetails } from './find-or-add-customer.ts'

/**
 * Returns the customer with this externalId, or adds one. Open to every service's key with write access to its own service,
 * because every service needs its customers to exist.
 */
export const ensureCustomer = command(async (tx, given: CustomerDetails) => {
  admit(tx.actor, { kinds: ['staff', 'tenant_key', 'service'], scope: 'identity:write' })
  if (!mayWrite(tx.actor)) throw refuse('FORBIDDEN')
  if (given.dateOfBirth && dateOfBirth(given.dateOfBirth, tx.now()) === undefined)
    throw refuse('VALIDATION_ERROR', {
      message: 'dateOfBirth must be in the past.',
      issues: [{ field: 'dateOfBirth', reason: 'must be in the past' }],
    })
  return findOrAddCustomer(tx, given)
})

const mayWrite = (actor: Principal): boolean =>
  actor.kind !== 'tenant_key' || hasScope(actor, `${actor.service}:write`)
