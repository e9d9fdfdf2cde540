import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { deliveryDocuments } from '#rest-adapter/webhooks/documents.ts'
import { deliveryRoutes } from '#rest-adapter/webhooks/endpoints.ts'
import { dialect } from './dialect.ts'
import { chipRoutes } from './endpoints/chips.ts'
import { documentRoutes } from './endpoints/documents.ts'
import { fraudAlertRoutes } from './endpoints/fraud-alerts.ts'
import { imageRoutes } from './endpoints/images.ts'
import { settingsRoutes } from './endpoints/settings.ts'
import { verificationRoutes } from './endpoints/verifications.ts'
import { chipExamples } from './examples/chips.ts'
import { documentExamples } from './examples/documents.ts'
import { fraudAlertExamples } from './examples/fraud-alerts.ts'
import { imageExamples } from './examples/images.ts'
import { settingsExamples } from './examples/settings.ts'
import { verificationExamples } from './examples/verifications.ts'
import { webhookEventExamples, webhookExamples, webhookFragments } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = [
  'verifications',
  'images',
  'chips',
  'fraud-alerts',
  'documents',
  'settings',
  'webhooks',
] as const

export const idv: RestService = {
  name: 'idv',
  dialect,
  endpoints: [
    ...verificationRoutes,
    ...imageRoutes,
    ...chipRoutes,
    ...fraudAlertRoutes,
    ...documentRoutes,
    ...settingsRoutes,
    ...deliveryRoutes({ auth: ['tenant', 'staff'] }),
  ],
  webhooks,
  tags,
  examples: {
    operations: {
      ...verificationExamples,
      ...imageExamples,
      ...chipExamples,
      ...fraudAlertExamples,
      ...documentExamples,
      ...settingsExamples,
      ...webhookExamples,
    },
    fragments: webhookFragments,
    events: webhookEventExamples,
  },
  documents: [
    ...TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')),
    deliveryDocuments,
  ].join('\n'),
}
