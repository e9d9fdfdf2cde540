import { defineEntity, p } from '@mikro-orm/core'

/** An order to keep an account at its target by moving money to or from another account. */
export const Sweep = defineEntity({
  name: 'Sweep',
  schema: 'core',
  tableName: 'sweeps',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    accountId: p.uuid(),
    targetAccountId: p.uuid(),
    currency: p.text(),
    method: p.text(),
    direction: p.text(),
    triggerMinor: p.bigint().strictNullable(),
    targetMinor: p.bigint().strictNullable(),
    amountMinor: p.bigint().strictNullable(),
    percentagePpm: p.bigint().strictNullable(),
    minSweepMinor: p.bigint().strictNullable(),
    maxSweepMinor: p.bigint().strictNullable(),
    multipleOfMinor: p.bigint().strictNullable(),
    status: p.text(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
