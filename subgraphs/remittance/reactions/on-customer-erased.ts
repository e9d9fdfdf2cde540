import type { Reaction } from '#kernel/reactions.ts'
import { eraseRecipients } from '../operations/erase-recipients.ts'

/** An erased customer's recipients go; transfers stay, and those under way go on with their own copy of what they need. */
export const onCustomerErased: Reaction = {
  name: 'remittance.erase_recipients',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId }) => eraseRecipients(ctx, { customerId: aggregateId }),
}
