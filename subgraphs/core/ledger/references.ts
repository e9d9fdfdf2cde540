import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'

const BLOCK = 500n
const TAKE = `insert into core.sequence_allocations as block (workspace_id, name, taken) values ($1, $2, $3)
  on conflict (workspace_id, name) do update set taken = block.taken + excluded.taken returning taken`

interface Row {
  next: bigint
  end: bigint
  refill: Promise<void> | undefined
}

const rows = new WeakMap<Database, Map<string, Row>>()
const ROWS_MAX = 10_000

/** The next number of a sequence that starts at 1 in each workspace. Numbers are allocated in blocks, so the sequence may have gaps. */
export async function nextNumber(
  { database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>,
  name: string,
): Promise<bigint> {
  let ofDatabase = rows.get(database)
  if (!ofDatabase) rows.set(database, (ofDatabase = new Map()))
  if (ofDatabase.size >= ROWS_MAX) ofDatabase.clear()
  const key = `${workspaceId} ${name}`
  let row = ofDatabase.get(key)
  if (!row) ofDatabase.set(key, (row = { next: 1n, end: 1n, refill: undefined }))
  while (row.next === row.end)
    await (row.refill ??= refill(database, workspaceId, name, row).finally(() => {
      row.refill = undefined
    }))
  return row.next++
}

async function refill(database: Database, workspaceId: string, name: string, row: Row): Promise<void> {
  const taken = await database.transaction(workspaceId, async session => {
    const [{ taken: last } = { taken: 0n }] = await session.sql<{ taken: bigint }>(TAKE, [
      workspaceId,
      name,
      BLOCK,
    ])
    await session.commit()
    return last
  })
  row.next = taken - BLOCK + 1n
  row.end = taken + 1n
}

/** A transaction's reference: TRN, the date in the tenant's time zone, and a number for that date. */
export async function transactionReference(
  ctx: Pick<Context, 'database' | 'actor'>,
  today: string,
): Promise<string> {
  const day = today.replaceAll('-', '')
  return `TRN${day}${String(await nextNumber(ctx, `TRN${day}`)).padStart(8, '0')}`
}
