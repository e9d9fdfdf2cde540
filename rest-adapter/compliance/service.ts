import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
<<<<<<< HEAD
import { paymentRoutes } from './endpoints/payments.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { paymentExamples } from './examples/payments.ts'
=======
import { screeningRoutes } from './endpoints/screenings.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { screeningEventExamples, screeningExamples, screeningFragments } from './examples/screenings.ts'
import { riskRoutes } from './endpoints/risk.ts'
import { riskExamples } from './examples/risk.ts'
>>>>>>> ae3602054e17dff55e89fefd2a5c0ffbec1bb024
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { reservedEvents, webhooks } from './webhooks.ts'

<<<<<<< HEAD
const TOPICS = ['webhooks', 'payments'] as const
=======
const TOPICS = ['screenings', 'risk', 'webhooks'] as const
>>>>>>> ae3602054e17dff55e89fefd2a5c0ffbec1bb024

export const compliance: RestService = {
  name: 'compliance',
  dialect,
<<<<<<< HEAD
  endpoints: [...webhookRoutes, ...paymentRoutes],
=======
  endpoints: [...screeningRoutes, ...riskRoutes, ...webhookRoutes],
>>>>>>> ae3602054e17dff55e89fefd2a5c0ffbec1bb024
  webhooks,
  reservedEvents,
  tags,
<<<<<<< HEAD
  examples: { operations: { ...webhookExamples, ...paymentExamples }, fragments: {} },
=======
  examples: { operations: { ...screeningExamples, ...riskExamples, ...webhookExamples }, events: screeningEventExamples, fragments: screeningFragments },
>>>>>>> ae3602054e17dff55e89fefd2a5c0ffbec1bb024
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
