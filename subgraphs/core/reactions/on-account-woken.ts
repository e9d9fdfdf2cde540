import type { Reaction } from '#kernel/events/reactions.ts'
import { publishWokenAccount } from '#core/operations/accounts/publish-woken-account.ts'

/** Publishes that a movement has made an inactive account active again. */
export const onAccountWoken: Reaction = {
  name: 'core.publish_woken_account',
  on: ['core.account_woken'],
  run: (ctx, { data }) => publishWokenAccount(ctx, data as { accountId: string; version: number }),
}
