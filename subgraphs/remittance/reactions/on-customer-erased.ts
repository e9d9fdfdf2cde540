import type { Reaction } from '#kernel/events/reactions.ts'
import { eraseRecipients } from '#remittance/operations/recipients/erase-recipients.ts'

/** Erases the recipients of an erased customer. Transfers stay, and those under way continue with their own copy of the data. */
export const onCustomerErased: Reaction = {
  name: 'remittance.erase_recipients',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId }) => eraseRecipients(ctx, { customerId: aggregateId }),
}
