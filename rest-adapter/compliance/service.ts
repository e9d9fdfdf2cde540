import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { screeningRoutes } from './endpoints/screenings.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { screeningEventExamples, screeningExamples, screeningFragments } from './examples/screenings.ts'
import { riskRoutes } from './endpoints/risk.ts'
import { riskExamples } from './examples/risk.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { reservedEvents, webhooks } from './webhooks.ts'

const TOPICS = ['screenings', 'risk', 'webhooks'] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [...screeningRoutes, ...riskRoutes, ...webhookRoutes],
  webhooks,
  reservedEvents,
  tags,
  examples: { operations: { ...screeningExamples, ...riskExamples, ...webhookExamples }, events: screeningEventExamples, fragments: screeningFragments },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
