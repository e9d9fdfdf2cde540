import { readFileSync } from 'node:fs'
import type { RestService } from '#rest-adapter/endpoint.ts'
import { subscriptionDocuments } from '#rest-adapter/webhooks/documents.ts'
import { webhookRoutes } from '#rest-adapter/webhooks/endpoints.ts'
import { dialect } from './dialect.ts'
import { agreements } from './endpoints/agreements.ts'
import { auth } from './endpoints/auth.ts'
import { quotes } from './endpoints/quotes.ts'
import { recipients } from './endpoints/recipients.ts'
import { transfers } from './endpoints/transfers.ts'
import { wallets } from './endpoints/wallets.ts'
import { examples } from './examples.ts'
import { tags } from './tags.ts'
import { webhooks } from './webhooks.ts'

export const remittance: RestService = {
  name: 'remittance',
  dialect,
  endpoints: [
    ...quotes,
    ...transfers,
    ...wallets,
    ...recipients,
    ...agreements,
    ...auth,
    ...webhookRoutes({ auth: ['tenant'] }),
  ],
  webhooks,
  tags,
  examples,
  documents: [
    readFileSync(new URL('./operations.graphql', import.meta.url), 'utf8'),
    subscriptionDocuments('remittance'),
  ].join('\n'),
}
