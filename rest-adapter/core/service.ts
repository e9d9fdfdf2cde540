import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { accounts } from './endpoints/accounts.ts'
import { movements } from './endpoints/movements.ts'
import { pricing } from './endpoints/pricing.ts'
import { transactions } from './endpoints/transactions.ts'
import { accountExamples } from './examples/accounts.ts'
import { movementExamples } from './examples/movements.ts'
import { pricingExamples } from './examples/pricing.ts'
import { transactionExamples } from './examples/transactions.ts'
import { tags } from './tags.ts'

const TOPICS = ['accounts', 'movements', 'pricing', 'transactions'] as const

export const core: RestService = {
  name: 'core',
  dialect,
  endpoints: [...accounts, ...movements, ...transactions, ...pricing],
  tags,
  examples: { operations: { ...accountExamples, ...movementExamples, ...transactionExamples, ...pricingExamples }, fragments: {} },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
