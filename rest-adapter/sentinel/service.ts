import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { webhookDocuments } from '#rest-adapter/webhooks/documents.ts'
import { webhookRoutes } from '#rest-adapter/webhooks/endpoints.ts'
import { webhookExamples } from '#rest-adapter/webhooks/examples.ts'
import { dialect } from './dialect.ts'
import { holdRoutes } from './endpoints/holds.ts'
import { alertRoutes } from './endpoints/alerts.ts'
import { baselineRoutes } from './endpoints/baselines.ts'
import { profileRoutes } from './endpoints/profiles.ts'
import { ruleRoutes } from './endpoints/rules.ts'
import { signalRoutes } from './endpoints/signals.ts'
import { transactionRoutes } from './endpoints/transactions.ts'
import { holdEvents, holdExamples, holdFragments } from './examples/holds.ts'
import { alertEvents, alertExamples, alertFragments } from './examples/alerts.ts'
import { baselineExamples, baselineFragments } from './examples/baselines.ts'
import { profileEvents, profileExamples, profileFragments } from './examples/profiles.ts'
import { ruleExamples } from './examples/rules.ts'
import { signalEvents, signalExamples, signalFragments } from './examples/signals.ts'
import { transactionExamples } from './examples/transactions.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = ['profiles', 'transactions', 'signals', 'alerts', 'holds', 'rules', 'baselines'] as const

export const sentinel: RestService = {
  name: 'sentinel',
  dialect,
  endpoints: [
    ...profileRoutes,
    ...transactionRoutes,
    ...signalRoutes,
    ...alertRoutes,
    ...holdRoutes,
    ...ruleRoutes,
    ...baselineRoutes,
    ...webhookRoutes({ auth: ['tenant'], listsInPages: true }),
  ],
  webhooks,
  tags,
  examples: {
    operations: {
      ...profileExamples,
      ...transactionExamples,
      ...signalExamples,
      ...alertExamples,
      ...holdExamples,
      ...ruleExamples,
      ...baselineExamples,
      ...webhookExamples({
        name: 'Case desk',
        url: 'https://desk.example.com/hooks',
        group: 'profile.*',
        groupTitle: 'All events of profiles',
        fewerEvents: ['profile.created'],
        page: { has_more: false, next_cursor: null },
      }),
    },
    events: { ...profileEvents, ...signalEvents, ...alertEvents, ...holdEvents },
    fragments: {
      ...profileFragments,
      ...signalFragments,
      ...alertFragments,
      ...holdFragments,
      ...baselineFragments,
    },
  },
  documents: [
    ...TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')),
    webhookDocuments('sentinel'),
  ].join('\n'),
}
