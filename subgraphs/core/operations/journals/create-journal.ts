import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { CreateJournal } from '#core/ledger/journals/compose-journal.ts'
import { createEach } from '#core/ledger/journals/create-journals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { admitRole } from '#core/rules/rights.ts'

const create = command({
  async prepare(ctx: Context, _: CreateJournal): Promise<void> {
    admitRole(ctx.actor, 'officer')
    // The chart exists as soon as the workspace has a policy.
    await policyOf(ctx)
  },
  async write(tx, request): Promise<JournalRow> {
    const [created] = await createEach(tx, [request])
    if (created instanceof Refusal) throw created
    return created!
  },
})

/** Creates a journal, which waits for an approval, or posts it at once if a manager asks for that. */
export const createJournal = (ctx: Context, input: CreateJournal): Promise<JournalRow> => create(ctx, input)
