import { parentPort } from 'node:worker_threads'
import { compareParties } from '#compliance/matching/compare.ts'
import type { ComparedParties, TaskReply } from './messages.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'

/** Compares pairs of parties, one pair after the other. It loads no list. */
parentPort!.on('message', ({ one, other }: ComparedParties) => {
  let reply: TaskReply<Comparison>
  try {
    reply = { kind: 'found', found: compareParties(one, other) }
  } catch (error) {
    reply = { kind: 'failed', error }
  }
  parentPort!.postMessage(reply)
})
parentPort!.postMessage({ kind: 'ready' } satisfies TaskReply<Comparison>)
