import { defineEntity, p } from '@mikro-orm/core'

/** A search token of an account's name, maintained by a trigger on core.accounts. */
export const AccountWord = defineEntity({
  name: 'AccountWord',
  schema: 'core',
  tableName: 'account_words',
  properties: {
    workspaceId: p.uuid().primary(),
    word: p.text().primary(),
    accountId: p.uuid().primary(),
  },
})
