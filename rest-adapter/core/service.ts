import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { webhookDocuments } from '#rest-adapter/webhooks/documents.ts'
import { webhookRoutes } from '#rest-adapter/webhooks/endpoints.ts'
import { webhookExamples } from '#rest-adapter/webhooks/examples.ts'
import { dialect } from './dialect.ts'
import { accounts } from './endpoints/accounts.ts'
import { auth } from './endpoints/auth.ts'
import { businessDates } from './endpoints/business-dates.ts'
import { branches } from './endpoints/branches.ts'
import { currencies } from './endpoints/currencies.ts'
import { customers } from './endpoints/customers.ts'
import { comparativeReports } from './endpoints/comparative-reports.ts'
import { financialReports } from './endpoints/financial-reports.ts'
import { fiscalPeriods } from './endpoints/fiscal-periods.ts'
import { generalLedger } from './endpoints/general-ledger.ts'
import { holders } from './endpoints/holders.ts'
import { holds } from './endpoints/holds.ts'
import { journals } from './endpoints/journals.ts'
import { loanProducts } from './endpoints/loan-products.ts'
import { loanServicing } from './endpoints/loan-servicing.ts'
import { loans } from './endpoints/loans.ts'
import { movements } from './endpoints/movements.ts'
import { pricing } from './endpoints/pricing.ts'
import { products } from './endpoints/products.ts'
import { rails } from './endpoints/rails.ts'
import { reports } from './endpoints/reports.ts'
import { screening } from './endpoints/screening.ts'
import { statements } from './endpoints/statements.ts'
import { standingInstructions } from './endpoints/standing-instructions.ts'
import { terms } from './endpoints/terms.ts'
import { sweeps } from './endpoints/sweeps.ts'
import { transactions } from './endpoints/transactions.ts'
import { virtualAccounts } from './endpoints/virtual-accounts.ts'
import { account, accountExamples } from './examples/accounts.ts'
import { authExamples } from './examples/auth.ts'
import { businessDateExamples, endOfDayRun } from './examples/business-dates.ts'
import { branchExamples } from './examples/branches.ts'
import { currencyExamples } from './examples/currencies.ts'
import { customerExamples } from './examples/customers.ts'
import { eventExamples } from './examples/events.ts'
import { comparativeReportExamples } from './examples/comparative-reports.ts'
import { financialReportFileExamples } from './examples/financial-report-files.ts'
import { financialReportExamples } from './examples/financial-reports.ts'
import { fiscalPeriod, fiscalPeriodExamples } from './examples/fiscal-periods.ts'
import { generalLedgerExamples } from './examples/general-ledger.ts'
import { holderExamples } from './examples/holders.ts'
import { hold, holdExamples } from './examples/holds.ts'
import { journalExamples, journalHeader } from './examples/journals.ts'
import { loanProductExamples } from './examples/loan-products.ts'
import { loanServicingExamples } from './examples/loan-servicing.ts'
import { loan, loanExamples } from './examples/loans.ts'
import { movementExamples, transaction } from './examples/movements.ts'
import { limitExcess, pricingExamples } from './examples/pricing.ts'
import { productExamples } from './examples/products.ts'
import { railExamples } from './examples/rails.ts'
import { ledgerHead, reportExamples } from './examples/reports.ts'
import { screeningExamples } from './examples/screening.ts'
import { statement, statementExamples } from './examples/statements.ts'
import {
  standingInstructionExamples,
  standingInstructionExecution,
} from './examples/standing-instructions.ts'
import { accountActivation, endedTerm, termExamples } from './examples/terms.ts'
import { sweepExamples, sweepExecution } from './examples/sweeps.ts'
import { transactionExamples } from './examples/transactions.ts'
import { virtualAccountCredit, virtualAccountExamples } from './examples/virtual-accounts.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = [
  'auth',
  'branches',
  'customers',
  'products',
  'accounts',
  'terms',
  'holders',
  'statements',
  'movements',
  'rails',
  'transactions',
  'holds',
  'pricing',
  'business-dates',
  'currencies',
  'standing-instructions',
  'virtual-accounts',
  'sweeps',
  'fiscal-periods',
  'journals',
  'general-ledger',
  'loan-products',
  'loans',
  'loan-servicing',
  'screening',
  'comparative-reports',
  'report-files/comparative-reports',
  'financial-reports',
  'report-files/financial-reports',
  'ledger-reports',
  'reports',
] as const

export const core: RestService = {
  name: 'core',
  dialect,
  endpoints: [
    ...auth,
    ...branches,
    ...customers,
    ...products,
    ...accounts,
    ...terms,
    ...holders,
    ...statements,
    ...movements,
    ...rails,
    ...transactions,
    ...holds,
    ...pricing,
    ...businessDates,
    ...currencies,
    ...standingInstructions,
    ...virtualAccounts,
    ...sweeps,
    ...fiscalPeriods,
    ...journals,
    ...generalLedger,
    ...loanProducts,
    ...loans,
    ...loanServicing,
    ...screening,
    ...financialReports,
    ...comparativeReports,
    ...reports,
    ...webhookRoutes({ auth: ['staff', 'tenant'] }),
  ],
  webhooks,
  tags,
  examples: {
    operations: {
      ...authExamples,
      ...branchExamples,
      ...customerExamples,
      ...productExamples,
      ...termExamples,
      ...accountExamples,
      ...holderExamples,
      ...statementExamples,
      ...movementExamples,
      ...railExamples,
      ...transactionExamples,
      ...holdExamples,
      ...pricingExamples,
      ...businessDateExamples,
      ...currencyExamples,
      ...standingInstructionExamples,
      ...virtualAccountExamples,
      ...sweepExamples,
      ...fiscalPeriodExamples,
      ...journalExamples,
      ...generalLedgerExamples,
      ...loanProductExamples,
      ...loanExamples,
      ...loanServicingExamples,
      ...financialReportExamples,
      ...financialReportFileExamples,
      ...comparativeReportExamples,
      ...screeningExamples,
      ...reportExamples,
      ...webhookExamples({
        name: 'Ledger',
        url: 'https://ledger.example.com/hooks',
        group: 'transaction.*',
        groupTitle: 'All transaction events',
        fewerEvents: ['transaction.completed', 'transaction.failed'],
      }),
    },
    events: eventExamples,
    fragments: {
      Account: account,
      Transaction: transaction,
      Hold: hold,
      LimitExcess: limitExcess,
      LedgerHead: ledgerHead,
      EndOfDayRun: endOfDayRun,
      AccountActivation: accountActivation,
      AccountTerm: endedTerm,
      Statement: statement,
      StandingInstructionExecution: standingInstructionExecution,
      SweepExecution: sweepExecution,
      Loan: loan,
      VirtualAccountCredit: virtualAccountCredit,
      FiscalPeriod: fiscalPeriod,
      JournalHeader: journalHeader,
    },
  },
  documents: [
    ...TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')),
    webhookDocuments('core'),
  ].join('\n'),
}
