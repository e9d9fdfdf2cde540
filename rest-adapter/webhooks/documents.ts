import { readFileSync } from 'node:fs'
import type { Service } from '#kernel/principal.ts'

const read = (file: string): string => readFileSync(new URL(`./${file}.graphql`, import.meta.url), 'utf8')

/** Reading and retrying a delivery. The service's own documents have the fragment WebhookDelivery and the list. */
export const deliveryDocuments: string = read('deliveries')

/** Subscriptions of a service, and the fragment of their deliveries. */
export const subscriptionDocuments = (service: Service): string =>
  [
    read('subscriptions').replaceAll('SERVICE', service.toUpperCase()),
    read('delivery'),
    deliveryDocuments,
  ].join('\n')

/** Subscriptions of a service, and their deliveries with a list in pages of up to 200. */
export const webhookDocuments = (service: Service): string =>
  [subscriptionDocuments(service), read('delivery-list').replaceAll('SERVICE', service.toUpperCase())].join(
    '\n',
  )
