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
import { demo, demoHistory } from './demo.ts'
import { advanceTransactions } from './jobs/advance-transactions.ts'
import { closeDays, startDayClosing } from './jobs/close-days.ts'
import { endHolds } from './jobs/end-holds.ts'
import { publishLedgerHeads } from './jobs/publish-ledger-heads.ts'
import { purgeQuotes } from './jobs/purge-quotes.ts'
import { purgeSequences } from './jobs/purge-sequences.ts'
import { purgeSimulated } from './jobs/purge-simulated.ts'
import { purgeStatements } from './jobs/purge-statements.ts'
import { runIntegrityReports } from './jobs/run-integrity-reports.ts'
import { sealLedgers } from './jobs/seal-ledgers.ts'
import { sweepTransferHolds } from './jobs/sweep-transfer-holds.ts'
import { writeStatements } from './jobs/write-statements.ts'
import { entities } from './entities.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { balanceSnapshots as balanceSnapshotTables } from './migrations/balance-snapshots.ts'
import { accountHolders } from './migrations/account-holders.ts'
import { branches as branchTables } from './migrations/branches.ts'
import { accounts as accountTables } from './migrations/accounts.ts'
import { currencies as currencyTables } from './migrations/currencies.ts'
import { customers as customerTables } from './migrations/customers.ts'
import { decidedTransfers } from './migrations/decided-transfers.ts'
import { endOfDay as endOfDayTables } from './migrations/end-of-day.ts'
import { generalLedger as generalLedgerTables } from './migrations/general-ledger.ts'
import { holds as holdTables } from './migrations/holds.ts'
import { internalDecisions } from './migrations/internal-decisions.ts'
import { integrityRuns } from './migrations/integrity-runs.ts'
import { journals as journalTables } from './migrations/journals.ts'
import { ledgerChain } from './migrations/ledger-chain.ts'
import { post } from './migrations/post.ts'
import { pricing as pricingTables } from './migrations/pricing.ts'
import { loanReleases } from './migrations/loan-releases.ts'
import { loans as loanTables } from './migrations/loans.ts'
import { products as productTables } from './migrations/products.ts'
import { rails as railTables } from './migrations/rails.ts'
import { remittanceBooks } from './migrations/remittance-books.ts'
import { statements as statementTables } from './migrations/statements.ts'
import { standingInstructions as standingInstructionTables } from './migrations/standing-instructions.ts'
import { sweeps as sweepTables } from './migrations/sweeps.ts'
import { systemBalances } from './migrations/system-balances.ts'
import { terms as termTables } from './migrations/terms.ts'
import { transactions as transactionTables } from './migrations/transactions.ts'
import { onAccountWoken } from './reactions/on-account-woken.ts'
import { virtualAccounts as virtualAccountTables } from './migrations/virtual-accounts.ts'
import { yearEnd as yearEndTables } from './migrations/year-end.ts'
import { onPaymentDecided } from './reactions/on-payment-decided.ts'
import { onCustomerClosed } from './reactions/on-customer-closed.ts'
import { onCustomerErased } from './reactions/on-customer-erased.ts'
import { onCustomerSuspended } from './reactions/on-customer-suspended.ts'
import { onProtectiveHold } from './reactions/on-protective-hold.ts'
import { onRemittanceFailed } from './reactions/on-remittance-failed.ts'
import { onRemittance } from './reactions/on-remittance.ts'
import { accountActivity } from './resolvers/account-activity.ts'
import { accounts } from './resolvers/accounts.ts'
import { branches } from './resolvers/branches.ts'
import { holders } from './resolvers/holders.ts'
import { currencies } from './resolvers/currencies.ts'
import { customers } from './resolvers/customers.ts'
import { endOfDay } from './resolvers/end-of-day.ts'
import { financialReports } from './resolvers/financial-reports.ts'
import { fiscalPeriods } from './resolvers/fiscal-periods.ts'
import { generalLedger } from './resolvers/general-ledger.ts'
import { holds } from './resolvers/holds.ts'
import { journals } from './resolvers/journals.ts'
import { loans } from './resolvers/loans/loans.ts'
import { loanServicing } from './resolvers/loans/servicing.ts'
import { loanProducts } from './resolvers/loans/products.ts'
import { mergeResolvers } from '#kernel/graph/merge-resolvers.ts'
import { pricing } from './resolvers/pricing.ts'
import { products } from './resolvers/products.ts'
import { rails } from './resolvers/rails.ts'
import { reports } from './resolvers/reports.ts'
import { statements } from './resolvers/statements.ts'
import { standingInstructions } from './resolvers/standing-instructions.ts'
import { terms } from './resolvers/terms.ts'
import { treasuryView } from './resolvers/treasury.ts'
import { sweeps } from './resolvers/sweeps.ts'
import { transactionParts } from './resolvers/transactions.ts'
import { transferHolds } from './resolvers/transfer-holds.ts'
import { transferParts } from './resolvers/transfers.ts'
import { virtualAccounts } from './resolvers/virtual-accounts.ts'
import { yearEnd } from './resolvers/year-end.ts'
import { ROLE_HIERARCHY } from './rules/rights.ts'

export const core: SubgraphDefinition = {
  name: 'core',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers: mergeResolvers([
    accounts,
    accountActivity,
    branches,
    holders,
    customers,
    products,
    transactionParts,
    transferParts,
    pricing,
    currencies,
    rails,
    holds,
    endOfDay,
    terms,
    standingInstructions,
    sweeps,
    virtualAccounts,
    fiscalPeriods,
    journals,
    yearEnd,
    generalLedger,
    loanProducts,
    loans,
    loanServicing,
    financialReports,
    reports,
    statements,
    transferHolds,
    treasuryView,
  ]),
  entities,
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
    endOfDayTables,
    branchTables,
    currencyTables,
    statementTables,
    accountHolders,
    standingInstructionTables,
    termTables,
    balanceSnapshotTables,
    sweepTables,
    virtualAccountTables,
    generalLedgerTables,
    journalTables,
    yearEndTables,
    loanTables,
    loanReleases,
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
    closeDays,
    startDayClosing,
    sealLedgers,
    publishLedgerHeads,
    runIntegrityReports,
    sweepTransferHolds,
    purgeSequences,
    purgeSimulated,
    purgeQuotes,
    writeStatements,
    purgeStatements,
  ],
  consumers: [publishPostings],
  reactions: [
    onAccountWoken,
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
    {
      queue: 'statements',
      description: 'documents of statements that are not completed yet',
      text: waitingIn('core.statements', 'created_at', 'where completed_at is null order by created_at'),
    },
  ],
  demo,
  demoHistory,
}
