import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { dialect } from './dialect.ts'
import { endpoints } from './endpoints.ts'
import { examples } from './examples.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

export const remittance: RestService = {
  name: 'remittance',
  dialect,
  endpoints,
  webhooks,
  tags,
  examples,
  documents: readFileSync(new URL('./operations.graphql', import.meta.url), 'utf8'),
}
