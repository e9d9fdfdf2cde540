import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import { admitRole } from '#core/rules/rights.ts'
import { endApplication, type EndApplication } from './end-application.ts'

/** Records that the customer withdrew a request, or does not take an approved loan. */
export const withdrawLoan = command((tx, input: EndApplication) => {
  admitRole(tx.actor, 'officer')
  return endApplication(tx, input, { move: 'WITHDRAW', event: events.loan_withdrawn })
})
