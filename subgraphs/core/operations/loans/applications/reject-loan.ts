import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import { admitRole } from '#core/rules/rights.ts'
import { endApplication, type EndApplication } from './end-application.ts'

/** Rejects a requested loan. */
export const rejectLoan = command((tx, input: EndApplication) => {
  admitRole(tx.actor, 'manager')
  return endApplication(tx, input, { move: 'REJECT', event: events.loan_rejected })
})
