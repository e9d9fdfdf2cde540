import type { Tx } from '#kernel/command.ts'
import type { ComplianceCaseRow, CaseType } from '#compliance/entities/cases/compliance-case.ts'
import { CASE_COLUMNS, lockCustomer, openCasesOf, PLATFORM } from './case-rows.ts'
import { attachToCase, openCase, type LinkTarget } from './open-case.ts'

export interface StoppedPayment {
  readonly paymentId: string
  /** Screenings whose matches hold or block the payment; empty when the deny-list blocks it. */
  readonly screeningIds: readonly string[]
  readonly outcome: 'HELD' | 'BLOCKED'
  /** The tenant's own id of the sending customer, if it is known. */
  readonly customerId: string | null
  /** Whether a match on a sanctions list holds or blocks the payment. */
  readonly isSanctions: boolean
  readonly reason: string
}

const OPEN_OF_PAYMENT = `select ${CASE_COLUMNS} from compliance.case_links link
  join compliance.cases opened on opened.workspace_id = link.workspace_id and opened.id = link.case_id
  where link.workspace_id = $1 and link.kind = 'PAYMENT' and link.target_id = $2 and opened.status <> 'CLOSED' and opened.type = $3
  order by opened.created_at, opened.id limit 1 for update of opened`

function typeOf({ isSanctions, screeningIds }: StoppedPayment): CaseType {
  if (isSanctions) return 'SANCTIONS'
  return screeningIds.length > 0 ? 'PEP' : 'TRANSACTION'
}

/** Opens a case for a payment that its screening holds or blocks, or adds the payment to the open case of its customer. Call it under the lock of the payment. */
export async function openPaymentCase(tx: Tx, payment: StoppedPayment): Promise<ComplianceCaseRow> {
  const { paymentId, screeningIds, outcome, customerId, reason } = payment
  const type = typeOf(payment)
  const priority = type === 'SANCTIONS' && outcome === 'BLOCKED' ? 'P1' : 'P2'
  const links: LinkTarget[] = [
    { kind: 'PAYMENT', id: paymentId },
    ...screeningIds.map(id => ({ kind: 'SCREENING', id }) as const),
  ]
  if (customerId !== null) await lockCustomer(tx, customerId)
  const [existing] =
    customerId === null
      ? await tx.sql<ComplianceCaseRow>(OPEN_OF_PAYMENT, [tx.actor.workspaceId, paymentId, type])
      : await openCasesOf(tx, { customerId, types: [type] })
  return existing
    ? attachToCase(tx, existing, { links, priority, reason })
    : openCase(tx, {
        type,
        priority,
        customerId,
        title: `Payment ${outcome === 'HELD' ? 'held' : 'blocked'} by screening`,
        by: PLATFORM,
        links,
        reason,
      })
}
