import type { Examples } from '#rest-adapter/endpoint.ts'
import { transfer } from './movements.ts'

const [own, target, officer] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a',
  '0199a1c2-7f30-7cde-8f21-00000000000b',
  '0199a1c2-7f30-7cde-8f21-00000000000c',
]

const targetBalance = {
  target_account_id: target,
  method: 'TARGET_BALANCE',
  direction: 'TWO_WAY',
  target_amount: 50_000,
}

const sweep = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e0',
  tenant_id: '11111111-1111-4111-8111-111111111111',
  account_id: own,
  ...targetBalance,
  trigger_amount: null,
  amount: null,
  percentage: null,
  min_sweep: null,
  max_sweep: null,
  multiple_of: null,
  currency: 'NGN',
  status: 'ACTIVE',
  created_by: officer,
  created_at: '2026-01-30T12:00:00.000Z',
  updated_at: '2026-01-30T12:00:00.000Z',
}

export const sweepExecution = {
  sweep_id: sweep.id,
  business_date: '2026-01-30',
  origin: 'END_OF_DAY',
  status: 'COMPLETED',
  source_account_id: own,
  destination_account_id: target,
  amount: 12_500,
  currency: 'NGN',
  transaction_id: transfer.id,
  failure_code: null,
  failure_reason: null,
  executed_at: '2026-01-31T00:00:05.000Z',
}

export const failedSweepExecution = {
  status: 'FAILED',
  source_account_id: null,
  destination_account_id: null,
  amount: null,
  transaction_id: null,
  failure_code: 'ACCOUNT_FROZEN',
  failure_reason: 'The source account is frozen.',
}

const changedAt = { updated_at: '2026-02-03T12:00:00.000Z' }

export const sweepExamples: Examples['operations'] = {
  CreateSweep: {
    requests: {
      'Keep 50,000.00, in both directions': targetBalance,
      'Move everything at the end of the day': { target_account_id: target, method: 'ZERO_BALANCE' },
      'Above 100,000.00, in steps of 1,000.00': {
        target_account_id: target,
        method: 'THRESHOLD',
        trigger_amount: 100_000,
        target_amount: 20_000,
        multiple_of: 1_000,
      },
    },
    response: sweep,
  },
  ListSweeps: { response: { sweeps: [sweep], has_more: false, next_cursor: null } },
  GetSweep: { response: sweep },
  UpdateSweep: {
    requests: { 'A higher target': { target_amount: 75_000 }, 'No smallest amount': { min_sweep: null } },
    response: { ...sweep, ...changedAt, target_amount: 75_000 },
  },
  PauseSweep: { response: { ...sweep, ...changedAt, status: 'PAUSED' } },
  ResumeSweep: { response: { ...sweep, ...changedAt } },
  RunSweep: { response: { ...sweepExecution, origin: 'MANUAL' } },
  ListSweepExecutions: { response: { executions: [sweepExecution], has_more: false, next_cursor: null } },
}
