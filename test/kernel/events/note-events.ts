import { command } from '#kernel/command.ts'
import { defineEvents } from '#kernel/events/outbox.ts'
import { queueReactions, type Reaction } from '#kernel/events/reactions.ts'
import { relayOutbox, type RelayedEvent } from '#kernel/events/relay.ts'
import { workerOn, type World } from '#test/support/world.ts'

export const events = defineEvents('test', {
  noted: { aggregate: 'note', description: 'A note was created.' },
  reported: { aggregate: 'note', description: 'A note was reported.' },
})

export const emit = command(
  async (tx, notes: readonly { id: string; n: number; personal?: Record<string, unknown> }[]) => {
    for (const { id, n, personal } of notes) tx.emit(events.noted, id, { n }, personal)
  },
)

const nothing: Reaction[] = []

/** Relays waiting events and returns those of the workspace that consumers received. */
export async function relayed(here: World, reactions = nothing): Promise<RelayedEvent[]> {
  const seen: RelayedEvent[] = []
  const worker = workerOn(here.platform)
  const job = relayOutbox([
    queueReactions(reactions),
    async (_, events) => {
      seen.push(...events)
    },
  ])
  while ((await job.run(worker)) > 0) {
    /* until nothing is waiting */
  }
  return seen.filter(({ workspaceId }) => workspaceId === here.workspaceId)
}
