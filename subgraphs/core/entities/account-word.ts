import { defineEntity, p } from '@mikro-orm/core'

/** A word of an account's name, kept by a trigger of core.accounts. */
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
