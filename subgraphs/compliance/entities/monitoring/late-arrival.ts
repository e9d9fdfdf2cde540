import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** A transaction that arrived after later ones had been judged, until those are judged again. */
export const LateArrival = defineEntity({
  name: 'LateArrival',
  schema: 'compliance',
  tableName: 'late_arrivals',
  properties: {
    workspaceId: p.uuid().primary(),
    /** Id of the stored transaction. */
    id: p.uuid().primary(),
    customerId: p.text(),
    /** The arrival with which it is processed, itself included. */
    groupId: p.uuid().strictNullable(),
    dueAt: p.datetime(),
    leaseUntil: p.datetime().strictNullable(),
    /** Since a page was last completed. */
    attempts: p.integer(),
    /** Place of the last transaction that was judged again. */
    judgedAt: p.datetime().strictNullable(),
    judgedSequence: p.bigint().strictNullable(),
  },
})

export type LateArrivalRow = Row<typeof LateArrival>

/** A rule that triggered on a transaction only once a late arrival was known. */
export const LateHit = defineEntity({
  name: 'LateHit',
  schema: 'compliance',
  tableName: 'late_hits',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    ruleId: p.uuid().primary(),
    isShadow: p.boolean().primary(),
    ruleVersion: p.integer(),
    foundAt: p.datetime(),
  },
})
