import { relayOutbox, type RelayedEvent } from '#kernel/events/relay.ts'
import { publishPostings } from '#core/consumers/publish-postings.ts'
import { openBody } from '#webhooks/secrets.ts'
import { deliveriesOf } from '#test/webhooks/dispatcher.ts'
import { givenSubscription } from '#test/webhooks/given.ts'
import { workerOn, type World } from '#test/support/world.ts'

/** Relays waiting events, and returns the events of the workspace's transactions that later consumers get if all have a receiver. */
export async function relayTransactions({ platform, workspaceId }: World): Promise<RelayedEvent[]> {
  const seen: RelayedEvent[] = []
  const job = relayOutbox(
    [
      publishPostings,
      async (_, events) => {
        seen.push(...events)
      },
    ],
    (_, types) => Promise.resolve(types),
  )
  while ((await job.run(workerOn(platform))) > 0) {
    /* until nothing is waiting */
  }
  return seen.filter(event => event.workspaceId === workspaceId && event.type.startsWith('core.transaction_'))
}

/** Subscribes to events of core. The subscription is paused, so its deliveries are stored and not sent. */
export const storeWebhooks = (
  here: World,
  eventNames: readonly string[] = ['transaction.*'],
): Promise<{ id: string }> =>
  givenSubscription(here, {
    workspaceId: here.workspaceId,
    url: 'http://127.0.0.1:9/hook',
    service: 'core',
    eventNames,
    status: 'PAUSED',
  })

export interface StoredWebhook {
  readonly subscriptionId: string
  readonly eventId: string
  readonly transactionId: string
  readonly event: string
  readonly sequence: number
  readonly data: Readonly<Record<string, unknown>>
}

/** Stored webhooks of the workspace: by transaction, then by sequence. */
export async function storedWebhooks(here: World): Promise<StoredWebhook[]> {
  const { keys } = here.platform.source
  return (await deliveriesOf(here, here.workspaceId))
    .map(({ id, subscriptionId, eventId, resourceId, body }) => {
      const { event, sequence, data } = JSON.parse(openBody(keys, here.workspaceId, id, body!)) as Pick<
        StoredWebhook,
        'event' | 'sequence' | 'data'
      >
      return { subscriptionId, eventId, transactionId: resourceId, event, sequence, data }
    })
    .sort((a, b) =>
      a.transactionId < b.transactionId
        ? -1
        : a.transactionId > b.transactionId
          ? 1
          : a.sequence - b.sequence,
    )
}
