import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { FeeConfig } from '#core/entities/fee-config.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { evictPolicy, type FeeConfigRow } from '#core/ledger/policy.ts'
import { feeEvent } from '#core/rules/fee-event.ts'
import { feeIssues, feeTerms, type FeeOrder } from '#core/rules/fee-band.ts'
import { admitRole } from '#core/rules/rights.ts'

export type SetFee = FeeOrder & { readonly currency?: string | null }

const NEIGHBOURS = `select ${columnsOf(FeeConfig, 'config')} from core.fee_configs config
  where workspace_id = $1 and transaction_type = $2 and transfer_type is not distinct from $3 and currency = $4 and replaced_at is null
    and coalesce(minimum_amount_minor, 0) <= coalesce($6, 9223372036854775807) and coalesce(maximum_amount_minor, 9223372036854775807) >= coalesce($5, 0)`
const REPLACE = 'update core.fee_configs set replaced_at = $3 where workspace_id = $1 and id = $2'
const INSERT = insertOf(FeeConfig, 'config')

/** Sets the fee of a band of amounts, effective immediately. An existing band gets a new version; overlapping bands are refused. */
export async function setFee(ctx: Context, input: SetFee): Promise<FeeConfigRow> {
  const config = await set(ctx, input)
  evictPolicy(ctx)
  return config
}

const set = command(async (tx, { currency: given, ...order }: SetFee): Promise<FeeConfigRow> => {
  admitRole(tx.actor, 'admin')
  const own = await lockPolicy(tx)
  const currency = given ?? own
  const issues = feeIssues(order, currency)
  if (issues.length > 0) throw invalid(issues)
  const { workspaceId } = tx.actor
  const { transactionType, transferType = null, feeType } = order
  const terms = feeTerms(order, currency)
  const { minimumAmountMinor, maximumAmountMinor } = terms

  const neighbours = await tx.sql<FeeConfigRow>(NEIGHBOURS, [
    workspaceId,
    transactionType,
    transferType,
    currency,
    minimumAmountMinor,
    maximumAmountMinor,
  ])
  const earlier = neighbours.find(
    each => each.minimumAmountMinor === minimumAmountMinor && each.maximumAmountMinor === maximumAmountMinor,
  )
  if (neighbours.length > (earlier ? 1 : 0)) throw refuse('FEE_BANDS_OVERLAP')

  if (earlier) await tx.sql(REPLACE, [workspaceId, earlier.id, tx.now()])
  const config: FeeConfigRow = {
    workspaceId,
    id: newId(),
    transactionType,
    transferType,
    currency,
    feeType,
    ...terms,
    version: (earlier?.version ?? 0) + 1,
    createdBy: createdBy(tx),
    createdAt: tx.now(),
    replacedAt: null,
  }
  await tx.sql(INSERT, valuesOf(FeeConfig, config))
  await advancePolicyVersion(tx)
  tx.emit(events.fee_set, config.id, feeEvent(config))
  return config
})

/** The actor of a policy change, as stored with the change. */
export const createdBy = ({ actor: { kind, subjectId } }: Pick<Tx, 'actor'>): string => `${kind}:${subjectId}`
