import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { webhookDocuments } from '#rest-adapter/webhooks/documents.ts'
import { webhookRoutes } from '#rest-adapter/webhooks/endpoints.ts'
import { webhookExamples } from '#rest-adapter/webhooks/examples.ts'
import { dialect } from './dialect.ts'
import { auditRoutes } from './endpoints/audit.ts'
import { datasetRoutes } from './endpoints/datasets.ts'
import { matchingRoutes } from './endpoints/matching.ts'
import { subjects } from './endpoints/subjects.ts'
import { reportRoutes } from './endpoints/reports.ts'
import { subjectEvents, subjectExamples, subjectFragments } from './examples/subjects.ts'
import { screeningRoutes } from './endpoints/screenings.ts'
import { paymentRoutes } from './endpoints/payments.ts'
import { paymentExamples } from './examples/payments.ts'
import { screeningEventExamples, screeningExamples, screeningFragments } from './examples/screenings.ts'
import { riskRoutes } from './endpoints/risk.ts'
import { riskExamples } from './examples/risk.ts'
import { auditExamples } from './examples/audit.ts'
import { alertExample, datasetExamples } from './examples/datasets.ts'
import { transactionRoutes } from './endpoints/transactions.ts'
import { transactionExamples } from './examples/transactions.ts'
import { reportEventExamples, reportExamples, reportFragments } from './examples/reports.ts'
import { matchingExamples } from './examples/matching.ts'
import { monitoringRuleRoutes } from './endpoints/monitoring-rules.ts'
import { monitoringRuleExamples } from './examples/monitoring-rules.ts'
import { alertRoutes } from './endpoints/alerts.ts'
import { caseRoutes } from './endpoints/cases.ts'
import { alertExamples } from './examples/alerts.ts'
import { caseEvents, caseExamples, caseFragments } from './examples/cases.ts'
import { blacklistRoutes } from './endpoints/blacklists.ts'
import { blacklistExamples } from './examples/blacklists.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = [
  'screenings',
  'payments',
  'transactions',
  'subjects',
  'risk',
  'matching',
  'datasets',
  'alerts',
  'cases',
  'reports',
  'monitoring-rules',
  'blacklists',
  'audit',
] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [
    ...screeningRoutes,
    ...paymentRoutes,
    ...transactionRoutes,
    ...subjects,
    ...riskRoutes,
    ...alertRoutes,
    ...caseRoutes,
    ...matchingRoutes,
    ...datasetRoutes,
    ...reportRoutes,
    ...webhookRoutes({
      auth: ['tenant'],
      listsInPages: true,
      specified: [
        'CreateWebhookSubscription',
        'ListWebhookSubscriptions',
        'UpdateWebhookSubscription',
        'DeleteWebhookSubscription',
        'TestWebhookSubscription',
        'RetryWebhookDelivery',
      ],
    }),
    ...monitoringRuleRoutes,
    ...blacklistRoutes,
    ...auditRoutes,
  ],
  webhooks,
  tags,
  examples: {
    operations: {
      ...screeningExamples,
      ...paymentExamples,
      ...transactionExamples,
      ...subjectExamples,
      ...riskExamples,
      ...alertExamples,
      ...caseExamples,
      ...matchingExamples,
      ...datasetExamples,
      ...reportExamples,
      ...webhookExamples({
        name: 'Case desk',
        url: 'https://desk.example.com/hooks',
        group: 'screening.*',
        groupTitle: 'All events of screenings',
        fewerEvents: ['screening.completed', 'screening.failed'],
        page: { has_more: false, next_cursor: null },
      }),
      ...monitoringRuleExamples,
      ...blacklistExamples,
      ...auditExamples,
    },
    events: { ...screeningEventExamples, ...subjectEvents, ...caseEvents, ...reportEventExamples },
    fragments: {
      ...screeningFragments,
      ...subjectFragments,
      ...caseFragments,
      ...reportFragments,
      SystemAlert: alertExample,
    },
  },
  documents: [
    ...TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')),
    webhookDocuments('compliance'),
  ].join('\n'),
}
