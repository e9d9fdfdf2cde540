import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { dialect } from './dialect.ts'
import { datasetRoutes } from './endpoints/datasets.ts'
import { matchingRoutes } from './endpoints/matching.ts'
import { subjects } from './endpoints/subjects.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { subjectEvents, subjectExamples, subjectFragments } from './examples/subjects.ts'
import { screeningRoutes } from './endpoints/screenings.ts'
import { paymentRoutes } from './endpoints/payments.ts'
import { paymentExamples } from './examples/payments.ts'
import { screeningEventExamples, screeningExamples, screeningFragments } from './examples/screenings.ts'
import { riskRoutes } from './endpoints/risk.ts'
import { riskExamples } from './examples/risk.ts'
import { alertExample, datasetExamples } from './examples/datasets.ts'
import { matchingExamples } from './examples/matching.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { reservedEvents, webhooks } from './webhooks.ts'

const TOPICS = ['screenings', 'payments', 'subjects', 'risk', 'matching', 'datasets', 'webhooks'] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [
    ...screeningRoutes,
    ...paymentRoutes,
    ...subjects,
    ...riskRoutes,
    ...matchingRoutes,
    ...datasetRoutes,
    ...webhookRoutes,
  ],
  webhooks,
  reservedEvents,
  tags,
  examples: {
    operations: {
      ...screeningExamples,
      ...paymentExamples,
      ...subjectExamples,
      ...riskExamples,
      ...matchingExamples,
      ...datasetExamples,
      ...webhookExamples,
    },
    events: { ...screeningEventExamples, ...subjectEvents },
    fragments: { ...screeningFragments, ...subjectFragments, SystemAlert: alertExample },
  },
  documents: TOPICS.map(topic =>
    readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8'),
  ).join('\n'),
}
