import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { subjects } from './endpoints/subjects.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { subjectEvents, subjectExamples, subjectFragments } from './examples/subjects.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = ['subjects', 'webhooks'] as const

export const compliance: RestService = {
  name: 'compliance',
  dialect,
  endpoints: [...subjects, ...webhookRoutes],
  webhooks,
  tags,
  examples: {
    operations: { ...subjectExamples, ...webhookExamples },
    events: { ...subjectEvents },
    fragments: { ...subjectFragments },
  },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
