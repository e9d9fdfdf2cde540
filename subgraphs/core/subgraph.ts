import { readFileSync } from 'node:fs'
import { waitingIn } from '#kernel/jobs/heartbeat.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import {
  DECIDE_BANK_TRANSFER,
  DECIDE_TRANSFERS_OF_BULK,
  VOID_DECISION_OF_BANK_TRANSFER,
} from './clients/compliance.ts'
import {
  CUSTOMER_BY_EXTERNAL_ID,
  CUSTOMER_OF_ACCOUNT,
  KNOWN_SUBJECT,
  PARTIES_OF_TRANSFERS,
  PARTY_OF_TRANSFER,
} from './clients/identity.ts'
import { IN_FLIGHT, KNOWN_TRANSFERS } from './clients/remittance.ts'
import { publishPostings } from './consumers/publish-postings.ts'
import { demo } from './demo.ts'
import { advanceTransactions } from './jobs/advance-transactions.ts'
import { endHolds } from './jobs/end-holds.ts'
import { publishLedgerHeads } from './jobs/publish-ledger-heads.ts'
import { purgeSequences } from './jobs/purge-sequences.ts'
import { purgeSimulated } from './jobs/purge-simulated.ts'
import { runIntegrityReports } from './jobs/run-integrity-reports.ts'
import { sealLedgers } from './jobs/seal-ledgers.ts'
import { sweepTransferHolds } from './jobs/sweep-transfer-holds.ts'
import { AccountChange } from './entities/account-change.ts'
import { AccountSearchToken } from './entities/account-search-token.ts'
import { Account } from './entities/account.ts'
import { ClosedCustomer } from './entities/closed-customer.ts'
import { CustomerProtectiveHold } from './entities/customer-protective-hold.ts'
import { CustomerSuspension } from './entities/customer-suspension.ts'
import { FeeConfig } from './entities/fee-config.ts'
import { Hold } from './entities/hold.ts'
import { IntegrityMark } from './entities/integrity-mark.ts'
import { IntegrityRun } from './entities/integrity-run.ts'
import { IntegritySum } from './entities/integrity-sum.ts'
import { LedgerBlock } from './entities/ledger-block.ts'
import { LedgerChain } from './entities/ledger-chain.ts'
import { LedgerQueueEntry } from './entities/ledger-queue-entry.ts'
import { Limit } from './entities/limit.ts'
import { SequenceAllocation } from './entities/sequence-allocation.ts'
import { Policy } from './entities/policy.ts'
import { ProductVersion } from './entities/product-version.ts'
import { Product } from './entities/product.ts'
import { RemittanceBooking } from './entities/remittance-booking.ts'
import { SimulatedRailTransfer } from './entities/simulated-rail-transfer.ts'
import { SystemAccount } from './entities/system-account.ts'
import { SystemBalance } from './entities/system-balance.ts'
import { TransactionHistory } from './entities/transaction-history.ts'
import { TransactionProgress } from './entities/transaction-progress.ts'
import { Transaction } from './entities/transaction.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { accounts as accountTables } from './migrations/accounts.ts'
import { customers as customerTables } from './migrations/customers.ts'
import { decidedTransfers } from './migrations/decided-transfers.ts'
import { holds as holdTables } from './migrations/holds.ts'
import { internalDecisions } from './migrations/internal-decisions.ts'
import { integrityRuns } from './migrations/integrity-runs.ts'
import { ledgerChain } from './migrations/ledger-chain.ts'
import { post } from './migrations/post.ts'
import { pricing as pricingTables } from './migrations/pricing.ts'
import { products as productTables } from './migrations/products.ts'
import { rails as railTables } from './migrations/rails.ts'
import { remittanceBooks } from './migrations/remittance-books.ts'
import { systemBalances } from './migrations/system-balances.ts'
import { transactions as transactionTables } from './migrations/transactions.ts'
import { onPaymentDecided } from './reactions/on-payment-decided.ts'
import { onCustomerClosed } from './reactions/on-customer-closed.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { onCustomerSuspended } from './reactions/on-customer-suspended.ts'
import { onProtectiveHold } from './reactions/on-protective-hold.ts'
import { onRemittanceFailed } from './reactions/on-remittance-failed.ts'
import { onRemittance } from './reactions/on-remittance.ts'
import { accountActivity } from './resolvers/account-activity.ts'
import { accounts } from './resolvers/accounts.ts'
import { customers } from './resolvers/customers.ts'
import { holds } from './resolvers/holds.ts'
import { mergeResolvers } from '#kernel/graph/merge-resolvers.ts'
import { pricing } from './resolvers/pricing.ts'
import { products } from './resolvers/products.ts'
import { rails } from './resolvers/rails.ts'
import { reports } from './resolvers/reports.ts'
import { transactionParts } from './resolvers/transactions.ts'
import { transferHolds } from './resolvers/transfer-holds.ts'
import { transferParts } from './resolvers/transfers.ts'
import { ROLE_HIERARCHY } from './rules/rights.ts'

export const core: SubgraphDefinition = {
  name: 'core',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: mergeResolvers([
    accounts,
    accountActivity,
    customers,
    products,
    transactionParts,
    transferParts,
    pricing,
    rails,
    holds,
    reports,
    transferHolds,
  ]),
  entities: [
    Account,
    AccountChange,
    AccountSearchToken,
    ClosedCustomer,
    CustomerProtectiveHold,
    CustomerSuspension,
    FeeConfig,
    Hold,
    IntegrityMark,
    IntegrityRun,
    IntegritySum,
    LedgerBlock,
    LedgerChain,
    LedgerQueueEntry,
    Limit,
    SequenceAllocation,
    Policy,
    Product,
    ProductVersion,
    RemittanceBooking,
    SimulatedRailTransfer,
    SystemAccount,
    SystemBalance,
    Transaction,
    TransactionHistory,
    TransactionProgress,
  ],
  migrations: [
    pricingTables,
    productTables,
    accountTables,
    customerTables,
    transactionTables,
    holdTables,
    post,
    railTables,
    systemBalances,
    remittanceBooks,
    ledgerChain,
    integrityRuns,
    decidedTransfers,
    internalDecisions,
  ],
  roles: ROLE_HIERARCHY,
  refusals: refuse.table,
  events,
  domainCalls: [
    CUSTOMER_BY_EXTERNAL_ID,
    CUSTOMER_OF_ACCOUNT,
    KNOWN_SUBJECT,
    PARTY_OF_TRANSFER,
    PARTIES_OF_TRANSFERS,
    IN_FLIGHT,
    KNOWN_TRANSFERS,
    DECIDE_BANK_TRANSFER,
    DECIDE_TRANSFERS_OF_BULK,
    VOID_DECISION_OF_BANK_TRANSFER,
  ],
  unfinished: [
    {
      what: 'transactions that are pending: let them end or cancel them',
      text: `select count(*)::int as found from core.transaction_progress where workspace_id = $1 and (status in ('PENDING', 'PROCESSING') or due_at is not null)`,
    },
  ],
  jobs: [
    advanceTransactions,
    endHolds,
    sealLedgers,
    publishLedgerHeads,
    runIntegrityReports,
    sweepTransferHolds,
    purgeSequences,
    purgeSimulated,
  ],
  consumers: [publishPostings],
  reactions: [
    onCustomerClosed,
    onCustomerErased,
    onCustomerSuspended,
    onProtectiveHold,
    onRemittance,
    onRemittanceFailed,
    onPaymentDecided,
  ],
  backlogs: [
    {
      queue: 'rail_transfers',
      description: 'transfers to other banks whose next step is due',
      text: waitingIn('core.transaction_progress', 'due_at', 'where due_at <= $1 order by due_at'),
    },
    {
      queue: 'ledger_chain',
      description: 'batches of postings and status changes that the hash chain does not contain yet',
      text: waitingIn('core.ledger_queue', 'queued_at', ''),
    },
  ],
  demo,
}
