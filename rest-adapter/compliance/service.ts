import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { paymentRoutes } from './endpoints/payments.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { paymentExamples } from './examples/payments.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = ['webhooks', 'payments'] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [...webhookRoutes, ...paymentRoutes],
  webhooks,
  tags,
  examples: { operations: { ...webhookExamples, ...paymentExamples }, fragments: {} },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
