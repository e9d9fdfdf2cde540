import DataLoader from 'dataloader'
import type { Context } from '#kernel/context.ts'
import { scheduleBatch } from './loader-batches.ts'

/** Reads many keys in one statement. Results have the order of the keys; undefined when there is no row. */
export type Batch<Key, Value> = (
  ctx: Context,
  keys: readonly Key[],
) => Promise<readonly (Value | undefined)[]>

/**
 * Creates a read that is batched and cached within one request, so that the number of statements does not depend on the
 * number of rows. Object keys are compared by their JSON.
 */
export function loader<Key, Value>(
  batch: Batch<Key, Value>,
): (ctx: Context, key: Key) => Promise<Value | undefined> {
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

/** Sorts rows into the order of their keys. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const byKey = new Map(rows.map(row => [keyOf(row), row]))
  return keys.map(key => byKey.get(key))
}

/** Groups rows by key; a key without rows has an empty list. */
export function grouped<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] {
  const byKey = new Map<Key, Row[]>(keys.map(key => [key, []]))
  for (const row of rows) byKey.get(keyOf(row))?.push(row)
  return keys.map(key => byKey.get(key)!)
}
