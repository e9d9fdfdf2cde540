import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { mergeResolvers } from '#kernel/graph/merge-resolvers.ts'
import { OPEN_ELDER_CASE } from './clients/compliance.ts'
import { demoHistory } from './demo.ts'
import { AccountEvent } from './entities/account-event.ts'
import { Alert } from './entities/alert.ts'
import { Baseline } from './entities/baseline.ts'
import { BatchRun } from './entities/batch-run.ts'
import { DetectionRule, StandardSet } from './entities/detection-rule.ts'
import { ProtectiveHold, ProtectiveHoldNotice, ProtectiveHoldStep } from './entities/protective-hold.ts'
import { Profile, ProfileWord } from './entities/profile.ts'
import { ProfileEvent } from './entities/profile-event.ts'
import { SentinelSettings } from './entities/settings.ts'
import { Signal } from './entities/signal.ts'
import { ElderTransaction } from './entities/transaction.ts'
import { TrustedContact } from './entities/trusted-contact.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { expireHolds } from './jobs/expire-holds.ts'
import { purgeBaselines } from './jobs/purge-baselines.ts'
import { sendHoldNotices } from './jobs/send-hold-notices.ts'
import { runBatchRuns } from './jobs/run-batch-runs.ts'
import { expireSignals } from './jobs/expire-signals.ts'
import { scheduleBatchRuns } from './jobs/schedule-batch-runs.ts'
import { baselines } from './migrations/baselines.ts'
import { detectionRules } from './migrations/detection-rules.ts'
import { holds } from './migrations/holds.ts'
import { profiles } from './migrations/profiles.ts'
import { signals } from './migrations/signals.ts'
import { transactions } from './migrations/transactions.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { detectionRuleParts } from './resolvers/detection-rules.ts'
import { holdParts } from './resolvers/holds.ts'
import { alertParts } from './resolvers/alerts.ts'
import { baselineParts } from './resolvers/baselines.ts'
import { profileParts } from './resolvers/profiles.ts'
import { signalParts } from './resolvers/signals.ts'
import { transactionParts } from './resolvers/transactions.ts'
import { sealedColumns } from './sealed-columns.ts'

/** The files of the schema. Those after the first extend its Query and Mutation. */
const TOPICS = [
  'profiles',
  'detection-rules',
  'transactions',
  'signals',
  'alerts',
  'holds',
  'baselines',
] as const

export const sentinel: SubgraphDefinition = {
  name: 'sentinel',
  schema: TOPICS.map(topic =>
    readFileSync(new URL(`./schema/${topic}.graphql`, import.meta.url), 'utf8'),
  ).join('\n'),
  resolvers: mergeResolvers([
    profileParts,
    detectionRuleParts,
    holdParts,
    signalParts,
    alertParts,
    baselineParts,
    transactionParts,
  ]),
  entities: [
    AccountEvent,
    Alert,
    Baseline,
    BatchRun,
    DetectionRule,
    ElderTransaction,
    Profile,
    ProfileEvent,
    ProfileWord,
    ProtectiveHold,
    ProtectiveHoldNotice,
    ProtectiveHoldStep,
    SentinelSettings,
    Signal,
    StandardSet,
    TrustedContact,
  ],
  migrations: [profiles, detectionRules, signals, transactions, baselines, holds],
  refusals: refuse.table,
  events,
  domainCalls: [OPEN_ELDER_CASE],
  reactions: [onCustomerErased],
  jobs: [expireHolds, sendHoldNotices, expireSignals, runBatchRuns, scheduleBatchRuns, purgeBaselines],
  sealed: sealedColumns,
  demoHistory,
}
