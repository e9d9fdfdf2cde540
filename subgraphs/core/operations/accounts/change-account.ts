import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf, type Row } from '#kernel/database/columns.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { AccountChange } from '#core/entities/account-change.ts'
import { refuse } from '#core/errors.ts'
import { ACCOUNT_COLUMNS, type AccountRow } from '#core/queries/accounts.ts'
import { accountEvent } from '#core/rules/account-event.ts'
import {
  CHANGES_FROM,
  type AccountChangeKind,
  type AccountRestriction,
  type AccountStatus,
} from '#core/rules/account.ts'

const LOCK = `select ${ACCOUNT_COLUMNS} from core.accounts account where workspace_id = $1 and id = $2 for no key update of account`
const CHANGE = `update core.accounts set status = $3, restriction = $4, version = version + 1, closed_at = $5, staff_restriction = $6 where workspace_id = $1 and id = $2 returning version`
const ADD_CHANGE = insertOf(AccountChange, 'change')

/** Locks an account against postings and other changes; refuses if its status does not allow the change. */
export async function lockAccount(tx: Tx, id: string, change: AccountChangeKind): Promise<AccountRow> {
  const [account] = await tx.sql<AccountRow>(LOCK, [tx.actor.workspaceId, id, tx.now()])
  if (!account) throw refuse('ACCOUNT_NOT_FOUND')
  if (account.status === 'CLOSED' && change !== 'CLOSED') throw refuse('ACCOUNT_CLOSED')
  const from: readonly AccountStatus[] = CHANGES_FROM[change]
  if (!from.includes(account.status as AccountStatus))
    throw refuse('INVALID_STATE', {
      message: `The account is ${account.status}; this operation requires ${from.join(' or ')}.`,
    })
  return account
}

export interface AccountChanged {
  readonly change: AccountChangeKind | 'MATURED'
  /** Absent where an event of another object reports the change. */
  readonly event?: EventType
  readonly status?: AccountStatus
  readonly restriction?: AccountRestriction
  readonly staffRestriction?: AccountRestriction | null
  readonly reason: string | null
}

/** Changes a locked account, records the actor and reason, and publishes the event. */
export async function changeAccount(
  tx: Tx,
  before: AccountRow,
  { change, event, reason, ...changed }: AccountChanged,
): Promise<AccountRow> {
  const { status, restriction, staffRestriction } = { ...before, ...changed }
  const closedAt = status === 'CLOSED' ? tx.now() : before.closedAt
  const [row] = await tx.sql<{ version: number }>(CHANGE, [
    before.workspaceId,
    before.id,
    status,
    restriction,
    closedAt,
    staffRestriction,
  ])
  const account: AccountRow = {
    ...before,
    status,
    restriction,
    staffRestriction,
    closedAt,
    version: row!.version,
  }
  await recordChange(tx, account, {
    change,
    statusBefore: before.status,
    restrictionBefore: before.restriction,
    reason,
  })
  if (event) tx.emit(event, account.id, ...accountEvent(account, tx.actor.tenantId, reason))
  return account
}

type ChangeDetails = Pick<
  Row<typeof AccountChange>,
  'change' | 'statusBefore' | 'restrictionBefore' | 'reason'
>

/** Writes the account's state, the actor and the reason to its history. */
export async function recordChange(
  tx: Tx,
  { workspaceId, id: accountId, version, status, restriction }: AccountRow,
  details: ChangeDetails,
): Promise<void> {
  await tx.sql(
    ADD_CHANGE,
    valuesOf(AccountChange, {
      workspaceId,
      accountId,
      version,
      status,
      restriction,
      ...details,
      actorKind: tx.actor.kind,
      actorId: tx.actor.subjectId,
      at: tx.now(),
    }),
  )
}
