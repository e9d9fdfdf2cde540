import type { Tx } from '#kernel/command.ts'
import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import type { ScreeningOutcome } from '#compliance/entities/payment-screening.ts'
import { events } from '#compliance/events.ts'
import type { Analyst } from '#kernel/acting-person.ts'

/** Dispositions after which a held payment goes on, once all its cases have such a one. */
export const RELEASING: readonly CaseDisposition[] = ['FALSE_POSITIVE', 'NO_ACTION']
/** Dispositions after which a held payment fails. */
export const FAILING: readonly CaseDisposition[] = [
  'TRUE_POSITIVE',
  'SUSPICIOUS_REPORTED',
  'SUSPICIOUS_NOT_REPORTED',
]

// The lock makes one of two closings wait, so that the last one sees that the other case is closed.
const LOCK_HELD = `
  select payment_id from compliance.payment_evaluations
  where workspace_id = $1 and outcome = 'HELD' and voided_at is null and payment_id in (
    select target_id::uuid from compliance.case_links where workspace_id = $1 and case_id = $2 and kind = 'PAYMENT')
  order by payment_id for update`
const BLOCK = `
  update compliance.payment_evaluations set outcome = 'BLOCKED', decided_at = $3, decided_by = $4, decided_by_key = $5
  where workspace_id = $1 and payment_id = any($2::uuid[]) returning payment_id as id`
const RELEASE = `
  update compliance.payment_evaluations held set outcome = 'CLEAR', decided_at = $3, decided_by = $4, decided_by_key = $5
  where workspace_id = $1 and payment_id = any($2::uuid[]) and (held_until is null or held_until > $3)
    and not exists (
      select from compliance.case_links link
      join compliance.cases linked on linked.workspace_id = $1 and linked.id = link.case_id
      where link.workspace_id = $1 and link.kind = 'PAYMENT' and link.target_id = held.payment_id::text and linked.id <> $6
        and (linked.status <> 'CLOSED' or linked.disposition <> all($7::text[])))
  returning payment_id as id`

interface ClosedCase {
  readonly caseId: string
  readonly disposition: CaseDisposition
  readonly by: Analyst
}

/**
 * Applies the closing of a case to the payments that the rules hold for it: a confirmed suspicion blocks them; otherwise a payment is clear once
 * every case that links it is closed so. An expired hold and a duplicate case change nothing.
 */
export async function decideHeldPayments(tx: Tx, { caseId, disposition, by }: ClosedCase): Promise<void> {
  const { workspaceId } = tx.actor
  const isFailing = FAILING.includes(disposition)
  if (!isFailing && !RELEASING.includes(disposition)) return
  const held = await tx.sql<{ payment_id: string }>(LOCK_HELD, [workspaceId, caseId])
  if (held.length === 0) return
  const decided = [workspaceId, held.map(({ payment_id }) => payment_id), tx.now(), by.by, by.keyId]
  const changed = await tx.sql<{ id: string }>(
    isFailing ? BLOCK : RELEASE,
    isFailing ? decided : [...decided, caseId, RELEASING],
  )
  const outcome: ScreeningOutcome = isFailing ? 'BLOCKED' : 'CLEAR'
  for (const { id: paymentId } of changed)
    tx.emit(events.payment_decided, paymentId, { paymentId, outcome, caseId })
}
