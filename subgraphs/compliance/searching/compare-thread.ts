import { parentPort } from 'node:worker_threads'
import { compareParties } from '#compliance/matching/compare.ts'
import type { ComparedParties, TaskAnswer } from './messages.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'

/** Compares pairs of parties, one pair after the other. It loads no list. */
parentPort!.on('message', ({ one, other }: ComparedParties) => {
  let answer: TaskAnswer<Comparison>
  try {
    answer = { kind: 'found', found: compareParties(one, other) }
  } catch (error) {
    answer = { kind: 'failed', error }
  }
  parentPort!.postMessage(answer)
})
parentPort!.postMessage({ kind: 'ready' } satisfies TaskAnswer<Comparison>)
