import type { Examples } from '#rest-adapter/endpoint.ts'
import { transfer } from './movements.ts'

const [source, destination, officer] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a',
  '0199a1c2-7f30-7cde-8f21-00000000000b',
  '0199a1c2-7f30-7cde-8f21-00000000000c',
]

const rent = {
  source_account_id: source,
  destination_account_id: destination,
  amount_type: 'FIXED',
  amount: 250,
  currency: 'NGN',
  frequency: 'MONTHLY',
  start_date: '2099-01-31',
  narration: 'Rent',
  on_failure: 'RETRY',
}

const instruction = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000d0',
  tenant_id: '11111111-1111-4111-8111-111111111111',
  ...rent,
  destination_account_num: null,
  destination_bank_code: null,
  destination_account_name: 'Ada Obi',
  interval: 1,
  end_date: null,
  max_executions: 12,
  status: 'ACTIVE',
  next_due_date: '2099-02-28',
  execution_count: 1,
  created_by: officer,
  created_at: '2026-01-30T12:00:00.000Z',
  updated_at: '2099-02-01T00:00:05.000Z',
}

export const standingInstructionExecution = {
  standing_instruction_id: instruction.id,
  due_date: '2099-01-31',
  status: 'COMPLETED',
  amount: 250,
  currency: 'NGN',
  transaction_id: transfer.id,
  failure_code: null,
  failure_reason: null,
  attempts: 1,
  executed_at: '2099-02-01T00:00:05.000Z',
}

export const failedExecution = {
  status: 'FAILED',
  amount: null,
  transaction_id: null,
  failure_code: 'INSUFFICIENT_FUNDS',
  failure_reason: 'The account has 100.00 NGN available, and 250.00 NGN is needed.',
}

const inactive = { next_due_date: null, updated_at: '2099-02-03T12:00:00.000Z' }

export const standingInstructionExamples: Examples['operations'] = {
  CreateStandingInstruction: {
    requests: {
      'Rent on the last day of each month': { ...rent, max_executions: 12 },
      'All above an amount, every Friday, to another bank': {
        source_account_id: source,
        destination_account_num: '0123456789',
        destination_bank_code: '000013',
        destination_account_name: 'Chidi Okafor',
        amount_type: 'BALANCE_ABOVE',
        amount: 50_000,
        currency: 'NGN',
        frequency: 'WEEKLY',
        start_date: '2099-02-06',
        end_date: '2099-12-31',
        narration: 'Savings',
        on_failure: 'SKIP',
      },
    },
    response: {
      ...instruction,
      next_due_date: '2099-01-31',
      execution_count: 0,
      updated_at: instruction.created_at,
    },
  },
  ListStandingInstructions: {
    response: { standing_instructions: [instruction], has_more: false, next_cursor: null },
  },
  GetStandingInstruction: { response: instruction },
  UpdateStandingInstruction: {
    requests: { 'A higher amount': { amount: 275 }, 'No end': { end_date: null, max_executions: null } },
    response: { ...instruction, amount: 275 },
  },
  PauseStandingInstruction: { response: { ...instruction, ...inactive, status: 'PAUSED' } },
  ResumeStandingInstruction: { response: instruction },
  CancelStandingInstruction: { response: { ...instruction, ...inactive, status: 'CANCELLED' } },
  ListStandingInstructionExecutions: {
    response: { executions: [standingInstructionExecution], has_more: false, next_cursor: null },
  },
}
