import { defineEntity, p } from '@mikro-orm/core'

/** A line of a journal. */
export const JournalLine = defineEntity({
  name: 'JournalLine',
  schema: 'core',
  tableName: 'journal_lines',
  properties: {
    workspaceId: p.uuid().primary(),
    journalId: p.uuid().primary(),
    lineNumber: p.integer().primary(),
    id: p.uuid(),
    glAccountId: p.uuid(),
    effectiveDate: p.date(),
    entryType: p.text(),
    amountMinor: p.bigint(),
    currency: p.text(),
    exchangeRate: p.decimal().columnType('numeric'),
    baseAmountMinor: p.bigint(),
    description: p.text().strictNullable(),
  },
})
