import DataLoader from 'dataloader'
import type { Context } from './context.ts'
import { scheduleBatch } from './loader-batches.ts'

/** Reads many keys in one statement and answers in their order; undefined where there is nothing. */
export type Batch<Key, Value> = (ctx: Context, keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>

/**
 * Makes a read that is batched and kept within one request, so that the number of statements never depends on the
 * number of rows. Keys that are objects are told apart by their JSON.
 */
export function loader<Key, Value>(batch: Batch<Key, Value>): (ctx: Context, key: Key) => Promise<Value | undefined> {
  const name = {}
  return (ctx, key) => {
    let loads = ctx.loaders.get(name) as DataLoader<Key, Value | undefined, unknown> | undefined
    if (!loads) {
      loads = new DataLoader<Key, Value | undefined, unknown>(keys => batch(ctx, keys), {
        batchScheduleFn: send => scheduleBatch(ctx.batches, send),
        cacheKeyFn: (each): unknown => (typeof each === 'object' ? JSON.stringify(each) : each),
      })
      ctx.loaders.set(name, loads)
    }
    return loads.load(key)
  }
}

/** Puts rows into the order of the keys they answer. */
export function inOrder<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): (Row | undefined)[] {
  const byKey = new Map(rows.map(row => [keyOf(row), row]))
  return keys.map(key => byKey.get(key))
}

/** Collects the rows that belong to each key; an empty list where there are none. */
export function grouped<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map(key => [key, []]))
  for (const row of rows) byKey.get(keyOf(row))?.push(row)
  return keys.map(key => byKey.get(key)!)
}
