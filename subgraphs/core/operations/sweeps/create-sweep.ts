import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { Sweep } from '#core/entities/sweeps/sweep.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { account, type AccountRow } from '#core/queries/accounts.ts'
import type { SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { SweepMethod, SweepTerms } from '#core/rules/sweeps/sweep.ts'
import { newSweepTerms, type GivenSweepTerms } from '#core/rules/sweeps/terms.ts'
import { publishSweep } from './change-sweep.ts'

export interface CreateSweep extends GivenSweepTerms {
  readonly accountId: string
  readonly targetAccountId: string
  readonly method: SweepMethod
}

const INSERT = insertOf(Sweep, 'sweep')

const insertSweep = command({
  async prepare(ctx: Context, { accountId, targetAccountId, method, ...given }: CreateSweep) {
    admitRole(ctx.actor, 'officer')
    const accounts = await Promise.all([account(ctx, accountId), account(ctx, targetAccountId)])
    const [{ currency }] = accounts
    const { terms, issues } = newSweepTerms(method, given, currency)
    if (issues.length > 0) throw invalid(issues)
    await refuseUnusable(ctx, accounts)
    return { terms, currency }
  },
  async write(
    tx,
    { accountId, targetAccountId },
    { terms, currency }: { terms: SweepTerms; currency: string },
  ): Promise<SweepRow> {
    const row = await insertActiveSweep(tx, { accountId, targetAccountId, currency, terms })
    publishSweep(tx, events.sweep_created, row)
    return row
  },
})

/** Refuses accounts between which no sweep can move money. */
export async function refuseUnusable(
  ctx: Context,
  [own, target]: readonly [AccountRow, AccountRow],
): Promise<void> {
  if (own.id === target.id) throw refuse('SAME_ACCOUNT')
  if (own.currency !== target.currency) throw refuse('CURRENCY_MISMATCH')
  if (own.virtualKind === 'COLLECTION' || target.virtualKind === 'COLLECTION')
    throw refuse('VIRTUAL_ACCOUNT_COLLECTS')
  if (own.virtualKind === 'ESCROW') throw refuse('ESCROW_RELEASE_REQUIRED')
  if (own.status === 'CLOSED' || target.status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
  if (own.customerId !== target.customerId && (await policyOf(ctx)).decidesInternalTransfers)
    throw refuse('SWEEP_BETWEEN_CUSTOMERS')
}

interface NewSweep {
  readonly accountId: string
  readonly targetAccountId: string
  readonly currency: string
  readonly terms: SweepTerms
}

/** Inserts a sweep that is active at once. */
export async function insertActiveSweep(tx: Tx, { terms, ...accounts }: NewSweep): Promise<SweepRow> {
  const row: SweepRow = {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    ...accounts,
    ...terms,
    status: 'ACTIVE',
    createdBy: tx.actor.subjectId,
    createdAt: tx.now(),
    updatedAt: tx.now(),
  }
  await tx.sql(INSERT, valuesOf(Sweep, row))
  return row
}

/** Creates a sweep, which runs from the next close of a business date on. */
export const createSweep = (ctx: Context, input: CreateSweep): Promise<SweepRow> => insertSweep(ctx, input)
