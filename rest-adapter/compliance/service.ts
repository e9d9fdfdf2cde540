import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { datasetRoutes } from './endpoints/datasets.ts'
import { matchingRoutes } from './endpoints/matching.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { alertExample, datasetExamples } from './examples/datasets.ts'
import { matchingExamples } from './examples/matching.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = ['webhooks', 'matching', 'datasets'] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [...webhookRoutes, ...matchingRoutes, ...datasetRoutes],
  webhooks,
  tags,
  examples: { operations: { ...webhookExamples, ...matchingExamples, ...datasetExamples }, fragments: { SystemAlert: alertExample } },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
