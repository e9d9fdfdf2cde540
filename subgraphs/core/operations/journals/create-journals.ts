import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid, Refusal } from '#kernel/refusals.ts'
import type { CreateJournal } from '#core/ledger/journals/compose-journal.ts'
import { createEach } from '#core/ledger/journals/create-journals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import {
  bulkRolledBack,
  itemRefusal,
  refusalFrom,
  type ItemRefusal,
} from '#core/operations/transfers/transfer-atomically.ts'
import { journalById, type JournalRow } from '#core/queries/journals/journals.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface CreateJournals {
  readonly journals: readonly CreateJournal[]
  readonly atomic?: boolean
}

/** The id of a journal, or its refusal; null if only other journals caused the rollback. */
type BatchedJournal = { readonly id: string } | { readonly refusal: ItemRefusal }

// Ids and refusals are stored under the idempotency key, not the journals, which may have tens of thousands of lines.
const create = command({
  async prepare(ctx: Context, { journals }: CreateJournals): Promise<void> {
    admitRole(ctx.actor, 'officer')
    if (journals.length === 0) throw invalid([{ field: 'journals', reason: 'must have at least 1 item' }])
    await policyOf(ctx)
  },
  async write(tx, { journals, atomic = false }): Promise<readonly BatchedJournal[]> {
    const created = await createEach(tx, journals, { areAtomic: atomic })
    return created.map(each => {
      if (each === undefined) return { refusal: null }
      return each instanceof Refusal ? { refusal: itemRefusal(each) } : { id: each.id }
    })
  },
})

/** Creates many journals in one transaction: each independently, so that a refused one does not affect the others, or all or none. */
export async function createJournals(
  ctx: Context,
  input: CreateJournals,
): Promise<{ readonly items: readonly (JournalRow | Refusal)[] }> {
  const created = await create(ctx, input)
  const items = await Promise.all(
    created.map(async each => {
      if ('id' in each) return (await journalById(ctx, each.id))!
      return each.refusal ? refusalFrom(each.refusal) : bulkRolledBack()
    }),
  )
  return { items }
}
