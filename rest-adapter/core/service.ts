import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { accounts } from './endpoints/accounts.ts'
import { movements } from './endpoints/movements.ts'
import { reports } from './endpoints/reports.ts'
import { accountExamples } from './examples/accounts.ts'
import { movementExamples } from './examples/movements.ts'
import { reportExamples } from './examples/reports.ts'
import { tags } from './tags.ts'

const TOPICS = ['accounts', 'movements', 'reports'] as const

export const core: RestService = {
  name: 'core',
  dialect,
  endpoints: [...accounts, ...movements, ...reports],
  tags,
  examples: { operations: { ...accountExamples, ...movementExamples, ...reportExamples }, fragments: {} },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
