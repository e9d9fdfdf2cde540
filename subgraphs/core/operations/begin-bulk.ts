import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'

export interface Bulk { readonly id: string; readonly begunAt: Date }

/** Begins a request of many postings: takes its key, and gives it an id under which its items have keys of their own. A repeat gets the same id. */
export const beginBulk = command(async (tx): Promise<Bulk> => ({ id: newId(), begunAt: tx.now() }))
