import { isDeepStrictEqual } from 'node:util'
import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import {
  PaymentScreening,
  type PaymentScreeningRow,
  type ScreenedParty,
  type ScreeningStage,
} from '#compliance/entities/payment-screening.ts'
import { openPaymentCase } from '#compliance/cases/open-payment-case.ts'
import { events } from '#compliance/events.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import type { AssessedTransaction } from '#compliance/risk/assessment.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { deniedKeys } from '#compliance/rules/denied-keys.ts'
import { decideScreening, type DecidedScreening } from '#compliance/payments/decide-screening.ts'
import { savePaymentMatches } from '#compliance/payments/save-payment-matches.ts'
import { knownMatches, LOCK_PAYMENT } from '#compliance/payments/known-matches.ts'
import { gatherPaymentEvidence, type PaymentEvidence } from '#compliance/payments/gather-payment-evidence.ts'

export interface ScreenPayment {
  readonly paymentId: string
  readonly stage?: ScreeningStage
  readonly parties: readonly ScreenedParty[]
  /** The payment, for rulesets. */
  readonly transaction?: AssessedTransaction
}

const DENIED =
  'select id from compliance.deny_list where workspace_id = $1 and name_key = any($2::text[]) order by id'

const CURRENT = `select ${columnsOf(PaymentScreening, 'screening')} from compliance.payment_screenings screening
  where workspace_id = $1 and payment_id = $2 and stage = $3 and voided_at is null`

const RELEASED =
  'select unnest(released_match_ids) as id from compliance.payment_screenings where workspace_id = $1 and payment_id = $2'
const VOID = 'update compliance.payment_screenings set voided_at = $3 where workspace_id = $1 and id = $2'
const INSERT = `${insertOf(PaymentScreening, 'screening')} returning ${columnsOf(PaymentScreening, 'screening')}`

const HOUR_MS = 3_600_000

/**
 * Screens the parties of a payment against the tenant's deny-list and all lists, and stores the outcome under the payment's id and
 * stage. BLOCKED is final, and so is CLEAR at creation; before the payout the lists are searched again, since they may have
 * changed. HELD is decided again at each call: it becomes CLEAR once every match is a false positive and every list was
 * searched, BLOCKED once a match is confirmed. When the lists cannot be searched, the payment is HELD.
 */
export const screenPayment = command({
  async prepare(
    ctx: Context,
    { paymentId, stage = 'CREATION', parties }: ScreenPayment,
  ): Promise<PaymentEvidence | undefined> {
    allow(ctx.actor, { kinds: ['service'] })
    const { workspaceId } = ctx.actor
    const [current, policy] = await Promise.all([
      ctx.database.read<PaymentScreeningRow>(workspaceId, CURRENT, [workspaceId, paymentId, stage]),
      paymentPolicy(ctx),
    ])
    return isFinal(current[0]) ? undefined : gatherPaymentEvidence(ctx, { paymentId, parties, policy })
  },

  async write(
    tx,
    { paymentId, stage = 'CREATION', parties, transaction },
    evidence,
  ): Promise<PaymentScreeningRow> {
    const { workspaceId } = tx.actor
    await tx.sql(LOCK_PAYMENT, [paymentId])
    const [current] = await tx.sql<PaymentScreeningRow>(CURRENT, [workspaceId, paymentId, stage])
    if (current && (isFinal(current) || !evidence)) return current
    // The final screening that `prepare` read has since been voided; the caller must retry.
    if (!evidence) throw refuse('UNAVAILABLE', { retryAfterS: 1 })

    const denied = await tx.sql<{ id: string }>(DENIED, [
      workspaceId,
      parties.flatMap(({ name }) => deniedKeys(name)),
    ])
    const released = await tx.sql<{ id: string }>(RELEASED, [workspaceId, paymentId])
    const needsRelease = current?.needsRelease === true || !evidence.policy.autoReleaseOnFalsePositive
    const decision = decideScreening({
      ...evidence,
      known: await knownMatches(tx, paymentId),
      isDenied: denied.length > 0,
      needsRelease,
      releasedMatchIds: released.map(({ id }) => id),
    })
    const isToRelease = needsRelease && decision.holdReason === 'MATCH'
    if (current?.needsRelease === isToRelease && isSame(current, decision, evidence)) return current

    const screeningIds = await savePaymentMatches(tx, {
      paymentId,
      fresh: decision.fresh,
      transaction,
      ...evidence,
    })
    if (current) await tx.sql(VOID, [workspaceId, current.id, tx.now()])
    const saved = await savePaymentScreening(tx, {
      workspaceId,
      id: newId(),
      paymentId,
      stage,
      outcome: decision.outcome,
      holdReason: decision.holdReason,
      heldUntil: holdDeadline(tx, decision, current, evidence.policy),
      // Dates of birth are stored only encrypted, in the screenings of the matches.
      parties: parties.map(({ dateOfBirth: _, ...party }) => party),
      matchedEntryIds: denied.map(({ id }) => id),
      screeningIds: [...decision.screeningIds, ...screeningIds],
      versions: evidence.searched.versions,
      createdAt: tx.now(),
      voidedAt: null,
      needsRelease: isToRelease,
      releasedAt: null,
      releasedBy: null,
      releasedByKey: null,
      releasedMatchIds: [],
    })
    if (saved.outcome === 'BLOCKED' || saved.holdReason === 'MATCH')
      await openPaymentCase(tx, {
        paymentId,
        screeningIds: saved.screeningIds,
        outcome: saved.outcome === 'BLOCKED' ? 'BLOCKED' : 'HELD',
        customerId: parties.find(({ role }) => role === 'SENDER')?.externalId ?? null,
        isSanctions: decision.isSanctions,
        reason: reasonOf(saved),
      })
    return saved
  },
})

/** Why a payment was stopped. Names are left to its screenings and the deny-list. */
function reasonOf({ outcome, matchedEntryIds }: PaymentScreeningRow): string {
  const what = outcome === 'BLOCKED' ? 'The payment was refused' : 'The payment is held'
  return matchedEntryIds.length > 0
    ? `${what} because a party is on the deny-list.`
    : `${what} because a party matches a watchlist.`
}

/** BLOCKED is final at every stage, CLEAR only at creation. */
const isFinal = (current: PaymentScreeningRow | undefined): boolean =>
  current !== undefined &&
  (current.outcome === 'BLOCKED' || (current.outcome === 'CLEAR' && current.stage === 'CREATION'))

/** Whether the stored screening has the same content. CLEAR with other list versions is stored again, as separate evidence. */
function isSame(
  { outcome, holdReason, screeningIds, versions }: PaymentScreeningRow,
  decision: DecidedScreening,
  { searched }: PaymentEvidence,
): boolean {
  if (outcome !== decision.outcome || holdReason !== decision.holdReason || decision.fresh.length > 0)
    return false
  if (outcome === 'CLEAR') return isDeepStrictEqual(versions, searched.versions)
  return isDeepStrictEqual([...screeningIds].sort(), [...decision.screeningIds].sort())
}

/** The hold expires `holdTtlHours` after the stage was first held for a match; null when holds do not expire. */
function holdDeadline(
  tx: Tx,
  { holdReason }: DecidedScreening,
  current: PaymentScreeningRow | undefined,
  { holdTtlHours }: PaymentPolicy,
): Date | null {
  if (holdReason !== 'MATCH') return null
  if (current?.holdReason === 'MATCH') return current.heldUntil
  return holdTtlHours === null ? null : new Date(tx.now().getTime() + holdTtlHours * HOUR_MS)
}

async function savePaymentScreening(tx: Tx, row: PaymentScreeningRow): Promise<PaymentScreeningRow> {
  const json = { ...row, parties: JSON.stringify(row.parties), versions: JSON.stringify(row.versions) }
  const [saved] = await tx.sql<PaymentScreeningRow>(
    INSERT,
    valuesOf(PaymentScreening, json as unknown as PaymentScreeningRow),
  )
  const { paymentId, stage, id: screeningId, screeningIds, matchedEntryIds: entryIds, holdReason } = saved!
  // No event is published for a payment that goes on, but the audit has every decision.
  if (row.outcome === 'CLEAR')
    tx.audit({
      act: 'compliance.payment_cleared',
      outcome: 'DONE',
      aggregate: 'payment',
      aggregateId: paymentId,
      data: { paymentId, stage, screeningId },
    })
  if (row.outcome === 'BLOCKED')
    tx.emit(events.payment_blocked, paymentId, { paymentId, stage, screeningId, entryIds, screeningIds })
  if (row.outcome === 'HELD')
    tx.emit(events.payment_held, paymentId, {
      paymentId,
      stage,
      screeningId,
      reason: holdReason,
      screeningIds,
    })
  return saved!
}
