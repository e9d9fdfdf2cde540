import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { accounts } from './endpoints/accounts.ts'
import { movements } from './endpoints/movements.ts'
import { reports } from './endpoints/reports.ts'
import { webhookRoutes } from './endpoints/webhooks.ts'
import { account, accountExamples } from './examples/accounts.ts'
import { movementExamples, transaction } from './examples/movements.ts'
import { reportExamples } from './examples/reports.ts'
import { webhookExamples } from './examples/webhooks.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

const TOPICS = ['accounts', 'movements', 'reports', 'webhooks'] as const

export const core: RestService = {
  name: 'core',
  dialect,
  endpoints: [...accounts, ...movements, ...reports, ...webhookRoutes],
  webhooks,
  tags,
  examples: { operations: { ...accountExamples, ...movementExamples, ...reportExamples, ...webhookExamples }, fragments: { Account: account, Transaction: transaction } },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
