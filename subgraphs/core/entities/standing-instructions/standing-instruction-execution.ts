import { defineEntity, p } from '@mikro-orm/core'

/** What became of one due date of a standing instruction. */
export const StandingInstructionExecution = defineEntity({
  name: 'StandingInstructionExecution',
  schema: 'core',
  tableName: 'standing_instruction_executions',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    instructionId: p.uuid(),
    dueDate: p.date(),
    status: p.text(),
    amountMinor: p.bigint().strictNullable(),
    transactionId: p.uuid().strictNullable(),
    failureCode: p.text().strictNullable(),
    failureReason: p.text().strictNullable(),
    attempts: p.integer(),
    businessDate: p.date().strictNullable(),
    leasedUntil: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    executedAt: p.datetime().strictNullable(),
  },
})
