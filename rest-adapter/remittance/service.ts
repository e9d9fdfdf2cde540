import { readFileSync } from 'node:fs'
import type { RestService } from '../endpoint.ts'
import { dialect } from './dialect.ts'
import { endpoints } from './endpoints.ts'

export const remittance: RestService = {
  name: 'remittance',
  dialect,
  endpoints,
  documents: readFileSync(new URL('./operations.graphql', import.meta.url), 'utf8'),
}
