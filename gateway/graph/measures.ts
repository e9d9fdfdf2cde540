import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '#kernel/context.ts'
import { signals } from '#kernel/telemetry.ts'
import { refusalOf } from './result.ts'
import { isClientFault } from './graph-errors.ts'

/** Measures what graph clients ask. Nothing that they choose, such as names, becomes a part of a figure. */
export interface Measures {
  readonly plugin: ApolloServerPlugin<Context>
  /** A document got its plan. The gateway keeps plans, so one that was seen before was not made now. */
  planned(plan: object, context: Context): void
  /** The name of the operation that ran in the context. */
  nameOf(context: Context): string | undefined
}

interface Running { readonly resolvedMs: number; readonly name: string | undefined }

const NAME_LENGTH_MAX = 64

export function createMeasures(): Measures {
  // By a part that every copy of a context shares.
  const running = new WeakMap<object, Running>()
  const seen = new WeakSet<object>()
  return {
    nameOf: context => running.get(context.outcome)?.name,
    planned(plan, context) {
      const isKept = seen.has(plan)
      seen.add(plan)
      const resolvedMs = running.get(context.outcome)?.resolvedMs ?? performance.now()
      signals.planned.tell({ isKept, durationMs: performance.now() - resolvedMs })
    },
    plugin: {
      async requestDidStart() {
        const begunMs = performance.now()
        return {
          async didResolveOperation({ operationName, contextValue }) {
            running.set(contextValue.outcome, { resolvedMs: performance.now(), name: operationName?.slice(0, NAME_LENGTH_MAX) })
          },
          async willSendResponse({ operation, errors, response: { body } }) {
            // What the judge of documents refused is told by its answer alone.
            const told = errors ?? (body.kind === 'single' ? body.singleResult.errors : undefined) ?? []
            const isOurs = told.some(error => !refusalOf(error) && !isClientFault(error.extensions?.['code']))
            const outcome = isOurs ? 'failed' : told.length > 0 ? 'refused' : 'answered'
            signals.graphOperation.tell({ kind: operation?.operation ?? 'none', outcome, durationMs: performance.now() - begunMs })
          },
        }
      },
    },
  }
}
