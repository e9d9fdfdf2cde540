import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { CONTINUE_LIST_UPDATE_RUN, SCREEN_DUE_SUBJECTS } from './clients/compliance.ts'
import { BANK_TRANSFERS_CREATED, TRANSFERS_CREATED } from './clients/payments.ts'
import { ACCOUNT_MOVEMENTS, ACCOUNT_MOVEMENTS_POSTED } from './clients/movements.ts'
import { EVALUATE_MOVEMENTS, RUN_QUEUED, RUN_QUEUED_TRANSACTIONS } from './clients/self.ts'
import { queueMovements } from './consumers/queue-movements.ts'
import { demo, demoHistory } from './demo.ts'
import { complianceJobs } from './jobs/compliance-jobs.ts'
import { AllowedPair } from './entities/allowed-pair.ts'
import { EarlierScreeningPolicy } from './entities/earlier-screening-policy.ts'
import { DenyListEntry } from './entities/deny-list-entry.ts'
import { MonitoredWorkspace } from './entities/monitored-workspace.ts'
import { PaymentMatch } from './entities/payment-match.ts'
import { ListAlert } from './entities/list-alert.ts'
import { ListEntry } from './entities/list-entry.ts'
import { ListRefresh } from './entities/list-refresh.ts'
import { ListSourceState } from './entities/list-source.ts'
import { ListVersion } from './entities/list-version.ts'
import { PaymentEvaluation } from './entities/payment-evaluation.ts'
import { PaymentScreening } from './entities/payment-screening.ts'
import { Evaluation, RuleSnapshot } from './entities/monitoring/evaluation.ts'
import { CustomerDay, MonitoredAccount, MonitoredCustomer } from './entities/monitoring/monitored-party.ts'
import { Backtest } from './entities/monitoring/backtest.ts'
import { LateArrival, LateHit } from './entities/monitoring/late-arrival.ts'
import { MonitoredTransaction } from './entities/monitoring/monitored-transaction.ts'
import { ErasedCustomer } from './entities/monitoring/erased-customer.ts'
import { TransactionBatch, TransactionBatchItem } from './entities/monitoring/transaction-batch.ts'
import { WaitingMovement } from './entities/monitoring/waiting-movement.ts'
import { ListUpdateRun } from './entities/list-update-run.ts'
import { ComplianceReport } from './entities/report.ts'
import { GoamlProfileVersion } from './entities/goaml-profile.ts'
import { RiskChange } from './entities/risk-change.ts'
import { Subject } from './entities/subject.ts'
import { RiskSettings } from './entities/risk-settings.ts'
import { Ruleset, RulesetVersion } from './entities/ruleset.ts'
import { ScreeningBatch } from './entities/screening-batch.ts'
import { ScreeningConfig } from './entities/screening-config.ts'
import { ScreeningDecision } from './entities/screening-decision.ts'
import { ScreeningMatch } from './entities/screening-match.ts'
import { ScreeningPolicyChange } from './entities/screening-policy-change.ts'
import { ScreeningPolicyVersion } from './entities/screening-policy.ts'
import { Screening } from './entities/screening.ts'
import { CaseApproval, CaseEvent } from './entities/cases/case-history.ts'
import { CaseCounter } from './entities/cases/case-counter.ts'
import { CaseLink } from './entities/cases/case-link.ts'
import { ComplianceCase } from './entities/cases/compliance-case.ts'
import { IdentityCheck } from './entities/cases/identity-check.ts'
import { MonitoringAlert } from './entities/monitoring/monitoring-alert.ts'
import { MonitoringSettings } from './entities/monitoring/monitoring-settings.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { alertFilters } from './migrations/alert-filters.ts'
import { alerts as alertTables } from './migrations/alerts.ts'
import { businessCalendar } from './migrations/business-calendar.ts'
import { cases as caseTables } from './migrations/cases.ts'
import { identityChecks } from './migrations/identity-checks.ts'
import { lateArrivals } from './migrations/late-arrivals.ts'
import { lists } from './migrations/lists.ts'
import { backtests as backtestTables } from './migrations/backtests.ts'
import { belowLine } from './migrations/below-line.ts'
import { movements as movementTables } from './migrations/movements.ts'
import { networkSearchCounts } from './migrations/network-search-counts.ts'
import { networkSearchWithLate } from './migrations/network-search-with-late.ts'
import { networkSearch } from './migrations/network-search.ts'
import { newestTransaction } from './migrations/newest-transaction.ts'
import { paymentEvaluations } from './migrations/payment-evaluations.ts'
import { payments as paymentTables } from './migrations/payments.ts'
import { reports as reportTables } from './migrations/reports.ts'
import { reportsAndSnoozes } from './migrations/reports-and-snoozes.ts'
import { risk } from './migrations/risk.ts'
import { screenings as screeningTables } from './migrations/screenings.ts'
import { subjects as subjectTables } from './migrations/subjects.ts'
import { tenantLists } from './migrations/tenant-lists.ts'
import { erasedCustomers } from './migrations/erased-customers.ts'
import { transactionArrivals } from './migrations/transaction-arrivals.ts'
import { transactions as transactionTables } from './migrations/transactions.ts'
import { blacklists } from './migrations/blacklists.ts'
import { BlacklistEntry } from './entities/monitoring/blacklist-entry.ts'
import { blacklistParts } from './resolvers/blacklists.ts'
import { monitoringRules } from './migrations/monitoring-rules.ts'
import {
  MonitoringRule,
  MonitoringRuleSnooze,
  MonitoringRuleStamp,
  MonitoringRuleVersion,
} from './entities/monitoring/monitoring-rule.ts'
import { monitoringRuleParts } from './resolvers/monitoring-rules.ts'
import { alerts } from './resolvers/alerts.ts'
import { cases } from './resolvers/cases.ts'
import { audit } from './resolvers/audit.ts'
import { datasetParts } from './resolvers/datasets.ts'
import { matching } from './resolvers/matching.ts'
import { mergeResolvers } from '#kernel/graph/merge-resolvers.ts'
import { monitoring } from './resolvers/monitoring.ts'
import { payments } from './resolvers/payments.ts'
import { reports } from './resolvers/reports.ts'
import { risk as riskParts } from './resolvers/risk.ts'
import { screenings } from './resolvers/screenings.ts'
import { subjects as subjectParts } from './resolvers/subjects.ts'
import { transactions } from './resolvers/transactions.ts'
import { onCaseClosed } from './reactions/on-case-closed.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { onFraudAlertConfirmed } from './reactions/on-fraud-alert-confirmed.ts'
import { onVerificationDecided } from './reactions/on-verification-decided.ts'
import { loadLists } from './searching/searchers.ts'
import { sealedColumns } from './sealed-columns.ts'
import { backlogs, unfinished } from './unfinished-work.ts'
import { presentLists } from './watchlists/present-lists.ts'

/** The files of the schema. Those after the first extend its Query and Mutation. */
const TOPICS = [
  'screening',
  'transactions',
  'monitoring-rules',
  'backtests',
  'alerts',
  'cases',
  'identity',
  'blacklists',
  'audit',
  'reports',
] as const

export const compliance: SubgraphDefinition = {
  name: 'compliance',
  schema: TOPICS.map(topic =>
    readFileSync(new URL(`./schema/${topic}.graphql`, import.meta.url), 'utf8'),
  ).join('\n'),
  resolvers: mergeResolvers([
    payments,
    matching,
    screenings,
    subjectParts,
    monitoring,
    transactions,
    riskParts,
    datasetParts,
    monitoringRuleParts,
    reports,
    alerts,
    cases,
    blacklistParts,
    audit,
  ]),
  entities: [
    AllowedPair,
    Backtest,
    ComplianceReport,
    GoamlProfileVersion,
    DenyListEntry,
    EarlierScreeningPolicy,
    ErasedCustomer,
    Evaluation,
    ListAlert,
    ListEntry,
    ListRefresh,
    ListSourceState,
    ListVersion,
    CustomerDay,
    MonitoredAccount,
    MonitoredCustomer,
    MonitoredTransaction,
    MonitoredWorkspace,
    PaymentEvaluation,
    PaymentMatch,
    PaymentScreening,
    LateArrival,
    LateHit,
    ListUpdateRun,
    RiskChange,
    RiskSettings,
    RuleSnapshot,
    Ruleset,
    RulesetVersion,
    Screening,
    ScreeningBatch,
    ScreeningConfig,
    ScreeningDecision,
    ScreeningMatch,
    ScreeningPolicyChange,
    ScreeningPolicyVersion,
    Subject,
    BlacklistEntry,
    MonitoringRule,
    MonitoringRuleSnooze,
    MonitoringRuleStamp,
    MonitoringRuleVersion,
    TransactionBatch,
    TransactionBatchItem,
    WaitingMovement,
    CaseApproval,
    CaseCounter,
    CaseEvent,
    CaseLink,
    ComplianceCase,
    IdentityCheck,
    MonitoringAlert,
    MonitoringSettings,
  ],
  migrations: [
    lists,
    risk,
    screeningTables,
    tenantLists,
    subjectTables,
    paymentTables,
    monitoringRules,
    transactionTables,
    alertTables,
    caseTables,
    identityChecks,
    blacklists,
    reportTables,
    paymentEvaluations,
    networkSearch,
    belowLine,
    reportsAndSnoozes,
    transactionArrivals,
    backtestTables,
    movementTables,
    businessCalendar,
    networkSearchWithLate,
    lateArrivals,
    erasedCustomers,
    alertFilters,
    newestTransaction,
    networkSearchCounts,
  ],
  exemptTables: [
    { table: 'compliance.list_sources', reason: 'reference: the watchlists', isWrittenByWorker: true },
    {
      table: 'compliance.list_versions',
      reason: 'reference: the published versions of each watchlist',
      isWrittenByWorker: true,
    },
    {
      table: 'compliance.list_entries',
      reason: 'reference: the parties that the watchlists name',
      isWrittenByWorker: true,
    },
    {
      table: 'compliance.list_alerts',
      reason: 'reference: alerts about watchlists for every workspace',
      isWrittenByWorker: true,
    },
  ],
  refusals: refuse.table,
  events,
  domainCalls: [
    BANK_TRANSFERS_CREATED,
    TRANSFERS_CREATED,
    CONTINUE_LIST_UPDATE_RUN,
    RUN_QUEUED,
    RUN_QUEUED_TRANSACTIONS,
    EVALUATE_MOVEMENTS,
    ACCOUNT_MOVEMENTS,
    ACCOUNT_MOVEMENTS_POSTED,
    SCREEN_DUE_SUBJECTS,
  ],
  consumers: [queueMovements],
  reactions: [onCaseClosed, onCustomerErased, onFraudAlertConfirmed, onVerificationDecided],
  jobs: complianceJobs(),
  backlogs,
  prerequisites: [presentLists],
  sealed: sealedColumns,
  unfinished,
  getReady: loadLists,
  demo,
  demoHistory,
}
