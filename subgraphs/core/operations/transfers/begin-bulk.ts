import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'

export interface Bulk {
  readonly id: string
  readonly begunAt: Date
}

/** Begins a bulk request: claims its key, and creates an id from which the keys of its items derive. A repeat gets the same id. */
export const beginBulk = command(async (tx): Promise<Bulk> => ({ id: newId(), begunAt: tx.now() }))
