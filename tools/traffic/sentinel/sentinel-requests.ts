import { BASELINE_MUTATIONS, BASELINE_QUERIES, BASELINE_REQUESTS } from './baseline-requests.ts'
import { HOLD_MUTATIONS, HOLD_QUERIES, HOLD_REQUESTS } from './hold-requests.ts'
import { PROFILE_MUTATIONS, PROFILE_QUERIES, PROFILE_REQUESTS } from './profile-requests.ts'
import { RULE_MUTATIONS, RULE_QUERIES, RULE_REQUESTS } from './rule-requests.ts'
import { SIGNAL_MUTATIONS, SIGNAL_QUERIES, SIGNAL_REQUESTS } from './signal-requests.ts'
import { ELDER_TRANSACTION_MUTATIONS, ELDER_TRANSACTION_REQUESTS } from './transaction-requests.ts'
import { SENTINEL_WEBHOOK_REQUESTS } from './webhook-fixture.ts'
import type { Arguments, Given, Make } from '#tools/traffic/making.ts'

/** A valid request for each operation of elder protection, by route. */
export const SENTINEL_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  ...PROFILE_REQUESTS,
  ...RULE_REQUESTS,
  ...HOLD_REQUESTS,
  ...SIGNAL_REQUESTS,
  ...BASELINE_REQUESTS,
  ...ELDER_TRANSACTION_REQUESTS,
  ...SENTINEL_WEBHOOK_REQUESTS,
}

export const SENTINEL_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  ...PROFILE_QUERIES,
  ...RULE_QUERIES,
  ...HOLD_QUERIES,
  ...SIGNAL_QUERIES,
  ...BASELINE_QUERIES,
}

export const SENTINEL_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  ...PROFILE_MUTATIONS,
  ...RULE_MUTATIONS,
  ...HOLD_MUTATIONS,
  ...SIGNAL_MUTATIONS,
  ...BASELINE_MUTATIONS,
  ...ELDER_TRANSACTION_MUTATIONS,
}
