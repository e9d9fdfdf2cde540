import { readFileSync } from 'node:fs'
import { waitingIn } from '#kernel/jobs/heartbeat.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { mergeResolvers } from '#kernel/graph/merge-resolvers.ts'
import { OPEN_ELDER_CASE } from './clients/compliance.ts'
import { CUSTOMER_OF_PROFILE } from './clients/identity.ts'
import { receiveTransactions, selectReceived } from './consumers/receive-transactions.ts'
import { demoHistory } from './demo.ts'
import { AccountEvent } from './entities/account-event.ts'
import { Alert } from './entities/alert.ts'
import { Baseline } from './entities/baseline.ts'
import { BatchRun } from './entities/batch-run.ts'
import { DetectionRule, StandardSet } from './entities/detection-rule.ts'
import { ProtectiveHold, ProtectiveHoldNotice, ProtectiveHoldStep } from './entities/protective-hold.ts'
import { Profile, ProfileWord } from './entities/profile.ts'
import { ProfileEvent } from './entities/profile-event.ts'
import { ReceivedTransaction } from './entities/received-transaction.ts'
import { SentinelSettings } from './entities/settings.ts'
import { Signal } from './entities/signal.ts'
import { ElderTransaction } from './entities/transaction.ts'
import { TrustedContact } from './entities/trusted-contact.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { expireHolds } from './jobs/expire-holds.ts'
import { ingestReceived } from './jobs/ingest-received.ts'
import { purgeBaselines } from './jobs/purge-baselines.ts'
import { sendHoldNotices } from './jobs/send-hold-notices.ts'
import { runBatchRuns } from './jobs/run-batch-runs.ts'
import { expireSignals } from './jobs/expire-signals.ts'
import { scheduleBatchRuns } from './jobs/schedule-batch-runs.ts'
import { baselines } from './migrations/baselines.ts'
import { detectionRules } from './migrations/detection-rules.ts'
import { holds } from './migrations/holds.ts'
import { profiles } from './migrations/profiles.ts'
import { receivedTransactions } from './migrations/received-transactions.ts'
import { signals } from './migrations/signals.ts'
import { transactions } from './migrations/transactions.ts'
import { onCustomerCreated } from './reactions/on-customer-created.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { onCustomerUpdated } from './reactions/on-customer-updated.ts'
import { onProfileCreated } from './reactions/on-profile-created.ts'
import { onTransferFailed } from './reactions/on-transfer-failed.ts'
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
    ReceivedTransaction,
    SentinelSettings,
    Signal,
    StandardSet,
    TrustedContact,
  ],
  migrations: [profiles, detectionRules, signals, transactions, baselines, holds, receivedTransactions],
  refusals: refuse.table,
  events,
  domainCalls: [OPEN_ELDER_CASE, CUSTOMER_OF_PROFILE],
  consumers: [receiveTransactions],
  selectReceived,
  reactions: [onCustomerErased, onProfileCreated, onCustomerCreated, onCustomerUpdated, onTransferFailed],
  jobs: [
    ingestReceived,
    expireHolds,
    sendHoldNotices,
    expireSignals,
    runBatchRuns,
    scheduleBatchRuns,
    purgeBaselines,
  ],
  backlogs: [
    {
      queue: 'received_transactions',
      description: 'transactions of core banking that elder protection has not yet evaluated',
      text: waitingIn('sentinel.received_transactions', 'received_at', 'order by due_at, position'),
    },
    {
      queue: 'batch_runs',
      description: 'batch runs of elder protection that are not complete',
      text: waitingIn('sentinel.batch_runs', 'created_at', 'where completed_at is null'),
    },
    {
      queue: 'holds_to_expire',
      description: 'protective holds whose end has passed',
      text: waitingIn(
        'sentinel.holds',
        'expires_at',
        "where status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30') and expires_at <= $1 order by expires_at",
      ),
    },
    {
      queue: 'hold_notices',
      description: 'notices of protective holds that are due to be sent',
      text: waitingIn(
        'sentinel.hold_notices',
        'next_attempt_at',
        "where status = 'DUE' and next_attempt_at <= $1 order by next_attempt_at",
      ),
    },
  ],
  sealed: sealedColumns,
  unfinished: [
    {
      what: 'transactions that elder protection has received: let the worker ingest them',
      text: 'select count(*)::int as found from sentinel.received_transactions where workspace_id = $1',
    },
  ],
  demoHistory,
}
