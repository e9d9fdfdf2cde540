import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'
import { profile } from './profile-step.ts'

const OBSERVATION = {
  signal_category: 'BEHAVIORAL_OBSERVATION',
  severity: 'HIGH',
  description: 'A man on the phone told her which amount to withdraw.',
  observations: ['COACHED_ON_PHONE'],
}
const signal = (profileName: string): DemoStep => ({
  route: 'POST /signals',
  body: { ...OBSERVATION, profile_id: `{${profileName}.id}` },
})

/** A profile with a signal that opens an alert: `{<name>Alert.id}`. A profile has one open alert, so each operation has its own. */
const alerted = (name: string): Readonly<Record<string, DemoStep>> => ({
  [name]: profile(name),
  [`${name}Signal`]: signal(name),
  [`${name}Alert`]: {
    route: `GET /profiles/{${name}.id}/alerts`,
    after: [`${name}Signal`],
    picks: { id: 'alerts.0.id' },
  },
})

const transaction = (suffix: string): Readonly<Record<string, unknown>> => ({
  transaction_id: `{page.unique}-${suffix}`,
  customer_id: '{profile.customer_id}',
  account_id: 'checking-1',
  type: 'CARD',
  direction: 'DEBIT',
  channel: 'CARD',
  amount: '48.20',
  currency: 'USD',
  merchant: { name: 'Corner Drugstore', mcc: '5912' },
})

const REFRESH = { type: 'BASELINE_REFRESH', profile_ids: ['{profile.id}'] }
const run: DemoStep = { route: 'POST /batch-runs', body: REFRESH }

/** Demo requests on signals, alerts, transactions, account events, baselines and batch runs; `profile` is an ACTIVE profile. */
export const detectionRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    ...alerted('watched'),
    ...alerted('acknowledged'),
    ...alerted('assigned'),
    ...alerted('escalated'),
    ...alerted('resolved'),
    reviewedSignal: signal('watched'),
    computed: { route: 'POST /profiles/{watched.id}/baselines/recompute' },
    baseline: {
      route: 'GET /profiles/{watched.id}/baselines',
      after: ['computed'],
      picks: { id: 'baselines.0.id' },
    },
    run,
    unusedRun: run,
  },
  parameters: {
    '/signals/{id}': { id: '{watchedSignal.id}' },
    '/signals/{id}/review': { id: '{reviewedSignal.id}' },
    '/alerts/{id}': { id: '{watchedAlert.id}' },
    '/alerts/{id}/acknowledge': { id: '{acknowledgedAlert.id}' },
    '/alerts/{id}/assign': { id: '{assignedAlert.id}' },
    '/alerts/{id}/escalate': { id: '{escalatedAlert.id}' },
    '/alerts/{id}/resolve': { id: '{resolvedAlert.id}' },
    '/baselines/{id}': { id: '{baseline.id}' },
    '/batch-runs/{id}': { id: '{run.id}' },
    '/batch-runs/{id}/cancel': { id: '{unusedRun.id}' },
  },
  bodies: {
    reportSignal: { ...OBSERVATION, profile_id: '{profile.id}' },
    ingestElderTransaction: transaction('new'),
    ingestElderTransactions: { transactions: [transaction('first'), transaction('second')], evaluate: false },
    ingestAccountEvent: {
      event_id: '{page.unique}-phone',
      customer_id: '{profile.customer_id}',
      type: 'PHONE_CHANGED',
      account_id: 'checking-1',
      details: { channel: 'call center' },
    },
    startBatchRun: REFRESH,
  },
}
