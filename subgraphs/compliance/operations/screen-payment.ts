import { command } from '#kernel/command.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import { PaymentScreening, type ScreenedParty, type ScreeningStage } from '../entities/payment-screening.ts'
import { events } from '../events.ts'
import { nameKey } from '../rules/name-key.ts'

export interface ScreenPayment {
  readonly paymentId: string
  readonly stage?: ScreeningStage
  readonly parties: readonly ScreenedParty[]
}

const MATCHES = 'select id from compliance.deny_list where workspace_id = $1 and name_key = any($2::text[]) order by id'

const INSERT = `insert into compliance.payment_screenings as screening
    (workspace_id, id, payment_id, stage, outcome, parties, matched_entry_ids, created_at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7::uuid[], $8)
  on conflict (workspace_id, payment_id, stage) where voided_at is null do nothing
  returning ${columnsOf(PaymentScreening, 'screening')}`

const STANDING = `select ${columnsOf(PaymentScreening, 'screening')} from compliance.payment_screenings screening
  where workspace_id = $1 and payment_id = $2 and stage = $3 and voided_at is null`

const VOID_CLEAR = `update compliance.payment_screenings set voided_at = $4
  where workspace_id = $1 and payment_id = $2 and stage = $3 and outcome = 'CLEAR' and voided_at is null`

/**
 * Compares the parties of a payment with the tenant's deny-list and keeps the answer under the payment's id and stage. The
 * first answer of a stage stands when it is screened again, unless it was voided; asking twice is therefore safe. Before the
 * payout only a match stands: whoever got CLEAR may have died over it, and lists have changed when somebody else asks again.
 */
export const screenPayment = command(async (tx, { paymentId, stage = 'CREATION', parties }: ScreenPayment) => {
  allow(tx.actor, { kinds: ['service'] })
  const { workspaceId } = tx.actor
  const keys = parties.map(party => nameKey(party.name))
  const matches = await tx.sql<{ id: string }>(MATCHES, [workspaceId, keys])
  const outcome = matches.length > 0 ? 'BLOCKED' : 'CLEAR'
  if (stage === 'PAYOUT' && outcome === 'BLOCKED') await tx.sql(VOID_CLEAR, [workspaceId, paymentId, stage, tx.now()])

  const [screening] = await tx.sql<Row<typeof PaymentScreening>>(INSERT,
    [workspaceId, newId(), paymentId, stage, outcome, JSON.stringify(parties), matches.map(({ id }) => id), tx.now()])
  if (!screening) {
    const [standing] = await tx.sql<Row<typeof PaymentScreening>>(STANDING, [workspaceId, paymentId, stage])
    return standing
  }

  if (outcome === 'BLOCKED') tx.emit(events.payment_blocked, paymentId, { paymentId, stage, screeningId: screening.id, entryIds: screening.matchedEntryIds })
  return screening
})
