import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { riskRoutes } from './endpoints/risk.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { riskExamples } from './examples/risk.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = ['risk', 'webhooks'] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [...riskRoutes, ...webhookRoutes],
  webhooks,
  tags,
  examples: { operations: { ...riskExamples, ...webhookExamples }, fragments: {} },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
