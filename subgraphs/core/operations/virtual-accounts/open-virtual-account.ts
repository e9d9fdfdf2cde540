import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { holderOf } from '#core/clients/identity.ts'
import { Account } from '#core/entities/account.ts'
import { VirtualAccount } from '#core/entities/virtual-accounts/virtual-account.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { refuseClosed } from '#core/ledger/closed-customers.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { adoptHolds } from '#core/ledger/protection/record-hold.ts'
import { allocateNumber } from '#core/ledger/references.ts'
import { refuseSuspended } from '#core/ledger/suspended-customers.ts'
import { recordChange } from '#core/operations/accounts/change-account.ts'
import { insertActiveSweep } from '#core/operations/sweeps/create-sweep.ts'
import { publishSweep } from '#core/operations/sweeps/change-sweep.ts'
import { account, type AccountRow } from '#core/queries/accounts.ts'
import type { VirtualAccountRow } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { accountEvent } from '#core/rules/account-event.ts'
import { nameKey } from '#core/rules/name-key.ts'
import { accountNumber, SERIAL_MAX } from '#core/rules/nuban.ts'
import { admitRole } from '#core/rules/rights.ts'
import { newSweepTerms } from '#core/rules/sweeps/terms.ts'
import {
  nextVirtualTerms,
  type GivenVirtualTerms,
  type VirtualAccountKind,
  type VirtualTerms,
} from '#core/rules/virtual-accounts/virtual-account.ts'
import { publishVirtualAccount, readVirtualAccount } from './change-virtual-account.ts'

export interface OpenVirtualAccount extends GivenVirtualTerms {
  readonly accountId: string
  readonly kind: VirtualAccountKind
  readonly accountName: string
}

interface Opening {
  readonly terms: VirtualTerms
  readonly externalId: string
  readonly serial: bigint
}

const NO_TERMS: VirtualTerms = { expiresAt: null, expectedMinor: null, match: 'ANY', reference: null }
const BANK = 'select bank_code as "bankCode" from core.policies where workspace_id = $1'
const ADD_ACCOUNT = insertOf(Account, 'account')
const ADD = insertOf(VirtualAccount, 'own')

const open = command({
  async prepare(ctx: Context, { accountId, ...given }: OpenVirtualAccount): Promise<Opening> {
    admitRole(ctx.actor, 'officer')
    const parent = await account(ctx, accountId)
    refuseParent(parent)
    const { terms, issues } = nextVirtualTerms(NO_TERMS, given, { currency: parent.currency, now: ctx.now() })
    if (issues.length > 0) throw invalid(issues)
    const { externalId } = await holderOf(ctx, parent.customerId)
    const serial = await allocateNumber(ctx, 'NUBAN')
    if (serial > SERIAL_MAX) throw refuse('ACCOUNT_NUMBERS_EXHAUSTED')
    return { terms, externalId, serial }
  },
  async write(
    tx,
    { accountId, kind, accountName },
    { terms, externalId, serial },
  ): Promise<VirtualAccountRow> {
    const [parent] = await lockAccounts(tx, [accountId])
    refuseParent(parent!)
    const { workspaceId, tenantId, subjectId } = tx.actor
    const { customerId, currency } = parent!
    await refuseClosed(tx, customerId)
    await refuseSuspended(tx, customerId)
    const protectionVersion = await adoptHolds(tx, { externalId, customerId })
    const [bank] = await tx.sql<{ bankCode: string }>(BANK, [workspaceId])
    const own = childOf(parent!, {
      accountNumber: accountNumber(bank!.bankCode, serial),
      accountName,
      virtualKind: kind,
      protectionVersion,
      openedAt: tx.now(),
    })
    await tx.sql(ADD_ACCOUNT, valuesOf(Account, own))
    await recordChange(tx, own, {
      change: 'OPENED',
      statusBefore: null,
      restrictionBefore: null,
      reason: null,
    })
    tx.emit(events.account_created, own.id, ...accountEvent(own, tenantId, null))
    await tx.sql(
      ADD,
      valuesOf(VirtualAccount, {
        workspaceId,
        id: own.id,
        parentAccountId: accountId,
        kind,
        status: 'ACTIVE',
        ...terms,
        createdBy: subjectId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      }),
    )
    if (kind === 'SWEEP') {
      const sweep = { accountId: own.id, targetAccountId: accountId, currency }
      const { terms: everything } = newSweepTerms('ZERO_BALANCE', {}, currency)
      publishSweep(tx, events.sweep_created, await insertActiveSweep(tx, { ...sweep, terms: everything }))
    }
    const row = await readVirtualAccount(tx, own.id)
    publishVirtualAccount(tx, events.virtual_account_opened, row)
    return row
  },
})

function refuseParent({ status, virtualKind }: AccountRow): void {
  if (virtualKind !== null) throw refuse('VIRTUAL_ACCOUNT_NESTED')
  if (status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
}

type OwnColumns = Pick<
  AccountRow,
  'accountNumber' | 'accountName' | 'virtualKind' | 'protectionVersion' | 'openedAt'
>

/** The account of a virtual account: under the product of its parent, without overdraft and minimum balance. */
const childOf = (parent: AccountRow, own: OwnColumns): AccountRow => ({
  ...parent,
  ...own,
  id: newId(),
  nameKey: nameKey(own.accountName),
  parentAccountId: parent.id,
  status: 'ACTIVE',
  restriction: 'NONE',
  staffRestriction: null,
  balanceMinor: 0n,
  heldMinor: 0n,
  unclearedMinor: 0n,
  overdraftMinor: 0n,
  unauthorisedOverdraftMinor: 0n,
  minimumMinor: 0n,
  openingMinor: 0n,
  termId: null,
  holdsEndAt: null,
  entries: 0n,
  lastEntryAt: null,
  bookedOn: null,
  usedOn: null,
  used: null,
  version: 1,
  closedAt: null,
})

/** Opens a virtual account: an account number that belongs to a parent account. */
export const openVirtualAccount = (ctx: Context, input: OpenVirtualAccount): Promise<VirtualAccountRow> =>
  open(ctx, input)
