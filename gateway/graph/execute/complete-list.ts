import { GraphQLError } from 'graphql'
import { isTooLarge, tooLarge } from '#kernel/graph/response-meter.ts'
import { refuse } from '#kernel/refusals.ts'
import { isDisconnected, nextSlice } from '#gateway/graph/guard/metered.ts'
import { isPromise, type Path, type Run } from './run.ts'
import type { Completion, FieldStep } from './selection-steps.ts'

type CompleteItem<Context> = (
  item: Completion,
  value: unknown,
  step: FieldStep,
  path: Path,
  run: Run<Context>,
) => unknown

interface ListPosition<Context> {
  readonly step: FieldStep
  /** Path of the list. */
  readonly prev: Path
  readonly completeItem: CompleteItem<Context>
}

type List = Extract<Completion, { kind: 'list' }>

/** Completes a list; `completeItem` completes each of its items. */
export function completeList<Context>(
  { item, itemsMax }: List,
  value: unknown,
  { step, prev, completeItem }: ListPosition<Context>,
  run: Run<Context>,
): unknown {
  if (
    typeof value !== 'object' ||
    typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function'
  )
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(step)}".`)
  const items: readonly unknown[] = Array.isArray(value) ? value : [...(value as Iterable<unknown>)]
  if (items.length > itemsMax)
    throw refuse('LIST_TOO_LONG', {
      message: `${nameOf(step)} has ${items.length} items; at most ${itemsMax} can be returned.`,
    })
  const fields = fieldCountOf(item)
  const results: unknown[] = []
  let containsPromise = false
  try {
    for (const each of items) {
      if (run.pace.slices.isUsedUp(fields))
        return completeInSlices({ item, items, fields, results }, { step, prev, completeItem }, run)
      if (isTooLarge(run.meter)) throw tooLarge()
      const completed = completeItem(
        item,
        each,
        step,
        { prev, key: results.length, typename: undefined },
        run,
      )
      results.push(completed)
      run.meter.bytesLeft -= itemBytes(completed)
      if (isPromise(completed)) containsPromise = true
    }
  } catch (error) {
    // The list is discarded. Rejections of its pending items must not end the process.
    for (const pending of [...results, ...items]) ignoreRejection(pending)
    throw error
  }
  return containsPromise ? Promise.all(results) : results
}

const nameOf = ({ parent, definition }: FieldStep): string => `${parent.name}.${definition!.name}`

/** Estimated bytes of a list item. Objects are counted when their fields are executed. */
const itemBytes = (completed: unknown): number => (typeof completed === 'string' ? completed.length + 3 : 1)

const fieldCountOf = (item: Completion): number =>
  item.kind === 'object' ? item.fields.length + 1 : item.kind === 'abstract' ? 8 : 1

function ignoreRejection(pending: unknown): void {
  if (isPromise(pending)) pending.catch(() => undefined)
}

interface PendingList {
  readonly item: Completion
  readonly items: readonly unknown[]
  readonly fields: number
  readonly results: unknown[]
}

/** Completes the remaining items of a list in several time slices. */
async function completeInSlices<Context>(
  { item, items, fields, results }: PendingList,
  { step, prev, completeItem }: ListPosition<Context>,
  run: Run<Context>,
): Promise<unknown[]> {
  // An item may reject while the list waits for a time slice, before the rejection is handled.
  for (const pending of [...results, ...items]) ignoreRejection(pending)
  while (results.length < items.length) {
    while (run.pace.slices.isUsedUp(fields)) {
      await nextSlice(run.pace)
      if (isDisconnected(run.context))
        throw refuse('UNAVAILABLE', { message: 'The client disconnected before the request was completed.' })
    }
    if (isTooLarge(run.meter)) throw tooLarge()
    const completed = completeItem(
      item,
      items[results.length],
      step,
      { prev, key: results.length, typename: undefined },
      run,
    )
    ignoreRejection(completed)
    results.push(completed)
    run.meter.bytesLeft -= itemBytes(completed)
  }
  return Promise.all(results)
}
