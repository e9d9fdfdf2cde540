import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { webhookDocuments } from '#rest-adapter/webhooks/documents.ts'
import { webhookRoutes } from '#rest-adapter/webhooks/endpoints.ts'
import { webhookExamples } from '#rest-adapter/webhooks/examples.ts'
import { dialect } from './dialect.ts'
import { accounts } from './endpoints/accounts.ts'
import { auth } from './endpoints/auth.ts'
import { customers } from './endpoints/customers.ts'
import { holds } from './endpoints/holds.ts'
import { movements } from './endpoints/movements.ts'
import { pricing } from './endpoints/pricing.ts'
import { products } from './endpoints/products.ts'
import { rails } from './endpoints/rails.ts'
import { reports } from './endpoints/reports.ts'
import { transactions } from './endpoints/transactions.ts'
import { account, accountExamples } from './examples/accounts.ts'
import { authExamples } from './examples/auth.ts'
import { customerExamples } from './examples/customers.ts'
import { eventExamples } from './examples/events.ts'
import { hold, holdExamples } from './examples/holds.ts'
import { movementExamples, transaction } from './examples/movements.ts'
import { limitExcess, pricingExamples } from './examples/pricing.ts'
import { productExamples } from './examples/products.ts'
import { railExamples } from './examples/rails.ts'
import { ledgerHead, reportExamples } from './examples/reports.ts'
import { transactionExamples } from './examples/transactions.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = [
  'auth',
  'customers',
  'products',
  'accounts',
  'movements',
  'rails',
  'transactions',
  'holds',
  'pricing',
  'reports',
] as const

export const core: RestService = {
  name: 'core',
  dialect,
  endpoints: [
    ...auth,
    ...customers,
    ...products,
    ...accounts,
    ...movements,
    ...rails,
    ...transactions,
    ...holds,
    ...pricing,
    ...reports,
    ...webhookRoutes({ auth: ['staff', 'tenant'] }),
  ],
  webhooks,
  tags,
  examples: {
    operations: {
      ...authExamples,
      ...customerExamples,
      ...productExamples,
      ...accountExamples,
      ...movementExamples,
      ...railExamples,
      ...transactionExamples,
      ...holdExamples,
      ...pricingExamples,
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
    },
  },
  documents: [
    ...TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')),
    webhookDocuments('core'),
  ].join('\n'),
}
