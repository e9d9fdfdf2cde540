import type { Examples } from '#rest-adapter/endpoint.ts'
import { PROFILE_ID } from './profiles.ts'

const BASELINE_ID = '0199a1c2-7f30-7cde-8f21-000000000511'
const RUN_ID = '0199a1c2-7f30-7cde-8f21-000000000512'
const at = '2026-01-31T12:00:00.000Z'

const amounts = {
  id: BASELINE_ID,
  profile_id: PROFILE_ID,
  metric: 'DEBIT_AMOUNT',
  currency: 'USD',
  status: 'READY',
  observations: 214,
  n: 214,
  median: '64.20',
  mad: '31.75',
  quantiles: { p05: '21.40', p25: '38.10', p50: '64.20', p75: '101.55', p95: '200.00', p99: '241.30' },
  log_scale: { median: 4.1775, mad: 0.4812, iqr: 0.9571 },
  mix: null,
  schedule: null,
  window_from: '2025-01-24T12:00:00.000Z',
  window_to: '2026-01-24T12:00:00.000Z',
  version: 12,
  computed_at: at,
}
const income = {
  ...amounts,
  id: '0199a1c2-7f30-7cde-8f21-000000000513',
  metric: 'INCOME',
  observations: 12,
  n: 12,
  median: null,
  mad: null,
  quantiles: null,
  log_scale: null,
  schedule: [
    {
      payee_hash: 'kE0gWk1o0q4cS0lJ9mZ0y3cQv0M3b1r2h5n8t7u6w4x',
      occurrences: 12,
      median_amount: '2150.00',
      median_gap_days: 30.4,
      gap_mad_days: 0.6,
      last_seen_at: '2026-01-02T08:00:00.000Z',
      is_periodic: true,
    },
  ],
}
const channels = {
  ...amounts,
  id: '0199a1c2-7f30-7cde-8f21-000000000514',
  metric: 'CHANNEL_MIX',
  currency: null,
  median: null,
  mad: null,
  quantiles: null,
  log_scale: null,
  mix: [
    { key: 'CARD', count: 131 },
    { key: 'ATM', count: 47 },
    { key: 'AUTOMATIC', count: 36 },
  ],
}

const run = {
  id: RUN_ID,
  type: 'BASELINE_REFRESH',
  status: 'QUEUED',
  as_of: at,
  from: null,
  to: null,
  profiles_total: 1250,
  profiles_done: 0,
  profiles_failed: 0,
  baselines_computed: 0,
  signals_created: 0,
  created_by: 'analyst@bank.example',
  created_at: at,
  started_at: null,
  completed_at: null,
}
const completed = {
  ...run,
  status: 'COMPLETED',
  profiles_done: 1250,
  baselines_computed: 13_750,
  started_at: '2026-01-31T12:00:00.412Z',
  completed_at: '2026-01-31T12:00:09.087Z',
}
const list = { baselines: [amounts, channels, income], has_more: false, next_cursor: null }

export const baselineExamples: Examples['operations'] = {
  RecomputeBaselines: { response: { baselines: list.baselines } },
  ListBaselinesOfProfile: { response: list },
  ListBaselines: { response: list },
  GetBaseline: { response: amounts },
  StartBatchRun: {
    requests: {
      'Baselines of all profiles that are watched': { type: 'BASELINE_REFRESH' },
      'Transactions of a month of one profile': {
        type: 'BACKFILL',
        profile_ids: [PROFILE_ID],
        from: '2026-01-01T00:00:00.000Z',
        to: '2026-02-01T00:00:00.000Z',
      },
    },
    response: run,
  },
  ListBatchRuns: { response: { batch_runs: [completed], has_more: false, next_cursor: null } },
  GetBatchRun: { response: completed },
  CancelBatchRun: { response: { ...run, status: 'CANCELLED', completed_at: completed.completed_at } },
}

export const baselineFragments: Examples['fragments'] = { BatchRun: completed }
