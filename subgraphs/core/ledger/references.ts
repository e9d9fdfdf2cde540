import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { perDatabase } from '#kernel/database/per-database.ts'

const BLOCK = 500n
const TAKE = `insert into core.sequence_allocations as block (workspace_id, name, taken, last_day) values ($1, $2, $3, $4)
  on conflict (workspace_id, name) do update set taken = block.taken + excluded.taken returning taken`

/** The rest of an allocated block. */
interface Allocation {
  next: bigint
  end: bigint
  refill: Promise<void> | undefined
}

interface Sequence {
  readonly workspaceId: string
  readonly name: string
  readonly lastDay: string | null
}

/** Allocations by workspace and name. */
const allocationsOf = perDatabase(() => new Map<string, Allocation>())
const ALLOCATIONS_MAX = 10_000

/**
 * The next number of a sequence that starts at 1 in each workspace. Numbers are allocated in blocks, so the sequence may have gaps.
 * A sequence with a last day is deleted some time after it.
 */
export async function allocateNumber(
  { database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>,
  name: string,
  lastDay: string | null = null,
): Promise<bigint> {
  const allocations = allocationsOf(database)
  if (allocations.size >= ALLOCATIONS_MAX) allocations.clear()
  const key = `${workspaceId} ${name}`
  let allocation = allocations.get(key)
  if (!allocation) allocations.set(key, (allocation = { next: 1n, end: 1n, refill: undefined }))
  while (allocation.next === allocation.end)
    await (allocation.refill ??= refill(database, { workspaceId, name, lastDay }, allocation).finally(() => {
      allocation.refill = undefined
    }))
  return allocation.next++
}

async function refill(
  database: Database,
  { workspaceId, name, lastDay }: Sequence,
  allocation: Allocation,
): Promise<void> {
  const taken = await database.transaction(workspaceId, async session => {
    const [{ taken: last } = { taken: 0n }] = await session.sql<{ taken: bigint }>(TAKE, [
      workspaceId,
      name,
      BLOCK,
      lastDay,
    ])
    await session.commit()
    return last
  })
  allocation.next = taken - BLOCK + 1n
  allocation.end = taken + 1n
}

/** A transaction's reference: TRN, the date in the tenant's time zone, and a number for that date. */
export async function transactionReference(
  ctx: Pick<Context, 'database' | 'actor'>,
  today: string,
): Promise<string> {
  const day = today.replaceAll('-', '')
  return `TRN${day}${String(await allocateNumber(ctx, `TRN${day}`, today)).padStart(8, '0')}`
}
