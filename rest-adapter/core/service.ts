import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { accounts } from './endpoints/accounts.ts'
import { auth } from './endpoints/auth.ts'
import { customers } from './endpoints/customers.ts'
import { holds } from './endpoints/holds.ts'
import { movements } from './endpoints/movements.ts'
import { products } from './endpoints/products.ts'
import { rails } from './endpoints/rails.ts'
import { accountExamples } from './examples/accounts.ts'
import { authExamples } from './examples/auth.ts'
import { customerExamples } from './examples/customers.ts'
import { holdExamples } from './examples/holds.ts'
import { movementExamples } from './examples/movements.ts'
import { productExamples } from './examples/products.ts'
import { railExamples } from './examples/rails.ts'
import { tags } from './tags.ts'

const TOPICS = ['auth', 'customers', 'products', 'accounts', 'movements', 'rails', 'holds'] as const

export const core: RestService = {
  name: 'core',
  dialect,
  endpoints: [...auth, ...customers, ...products, ...accounts, ...movements, ...rails, ...holds],
  tags,
  examples: {
    operations: {
      ...authExamples, ...customerExamples, ...productExamples, ...accountExamples, ...movementExamples, ...railExamples, ...holdExamples,
    },
    fragments: {},
  },
  documents: TOPICS.map(topic => readFileSync(new URL(`./operations/${topic}.graphql`, import.meta.url), 'utf8')).join('\n'),
}
