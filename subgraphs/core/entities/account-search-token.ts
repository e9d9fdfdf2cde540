import { defineEntity, p } from '@mikro-orm/core'

/** A search token of an account's name, maintained by a trigger on core.accounts. */
export const AccountSearchToken = defineEntity({
  name: 'AccountSearchToken',
  schema: 'core',
  tableName: 'account_search_tokens',
  properties: {
    workspaceId: p.uuid().primary(),
    word: p.text().primary(),
    accountId: p.uuid().primary(),
  },
})
