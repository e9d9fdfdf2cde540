import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { holderOf, type Holder } from '#core/clients/identity.ts'
import { Account } from '#core/entities/account.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { refuseClosed } from '#core/ledger/closed-customers.ts'
import { adoptHolds } from '#core/ledger/protection/record-hold.ts'
import { refuseSuspended } from '#core/ledger/suspended-customers.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { allocateNumber } from '#core/ledger/references.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { branch } from '#core/queries/branches/branches.ts'
import { activeProduct, productById, type ProductForOpening } from '#core/queries/products-for-opening.ts'
import { accountEvent } from '#core/rules/account-event.ts'
import type { AccountType } from '#core/rules/account.ts'
import { nameKey } from '#core/rules/name-key.ts'
import { accountNumber, SERIAL_MAX } from '#core/rules/nuban.ts'
import { admitRole } from '#core/rules/rights.ts'
import { recordChange } from './change-account.ts'

export interface OpenAccount {
  readonly customerId: string
  readonly productId?: string | null
  readonly accountType?: AccountType | null
  readonly currency: string
  readonly accountName?: string | null
  readonly branchId?: string | null
}

interface Opening {
  readonly holder: Holder
  readonly product: ProductForOpening
  readonly serial: bigint
}

const HOME = `select bank_code as "bankCode", coalesce($2::uuid, core.head_office($1)) as "branchId", business_date as "businessDate"
  from core.policies where workspace_id = $1`
const ADD = insertOf(Account, 'account')

/** Opens an account for a customer: ready for use, or PENDING until it has the minimum opening amount of its product. The account copies the product's minimum balance and overdraft limit. */
export const openAccount = command({ prepare: prepareOpening, write: writeAccount })

async function prepareOpening(
  ctx: Context,
  { customerId, branchId, ...wanted }: OpenAccount,
): Promise<Opening> {
  admitRole(ctx.actor, 'officer')
  if (branchId && !(await branch(ctx, branchId))) throw refuse('BRANCH_NOT_FOUND')
  const product = await productFor(ctx, wanted)
  const holder = await holderOf(ctx, customerId)
  const serial = await allocateNumber(ctx, 'NUBAN')
  if (serial > SERIAL_MAX) throw refuse('ACCOUNT_NUMBERS_EXHAUSTED')
  // Ensures that the workspace has a policy row.
  await policyOf(ctx)
  return { holder, product, serial }
}

async function productFor(
  ctx: Context,
  { productId, accountType, currency }: Omit<OpenAccount, 'customerId' | 'branchId'>,
): Promise<ProductForOpening> {
  if (!productId) {
    if (!accountType)
      throw invalid([{ field: 'productId', reason: 'is required when account type is absent' }])
    const product = await activeProduct(ctx, accountType, currency)
    if (!product) throw refuse('PRODUCT_UNAVAILABLE')
    return product
  }
  const product = await productById(ctx, productId)
  if (!product) throw refuse('PRODUCT_NOT_FOUND')
  if (product.status !== 'ACTIVE') throw refuse('PRODUCT_NOT_ACTIVE')
  if (product.currency !== currency)
    throw refuse('CURRENCY_MISMATCH', { message: `The product is for accounts in ${product.currency}.` })
  if (accountType && accountType !== product.category)
    throw invalid([
      { field: 'accountType', reason: `must be ${product.category}, the category of the product, or absent` },
    ])
  return product
}

async function writeAccount(
  tx: Tx,
  { customerId, accountName, branchId }: OpenAccount,
  { holder, product, serial }: Opening,
): Promise<AccountRow> {
  const name = accountName ?? nameOf(holder)
  if (name === '')
    throw invalid([{ field: 'accountName', reason: 'is required because the customer has no name' }])
  await refuseClosed(tx, customerId)
  await refuseSuspended(tx, customerId)
  const protectionVersion = await adoptHolds(tx, { externalId: holder.externalId, customerId })
  const { workspaceId } = tx.actor
  const [home] = await tx.sql<{ bankCode: string; branchId: string; businessDate: string }>(HOME, [
    workspaceId,
    branchId ?? null,
  ])

  const account: AccountRow = {
    workspaceId,
    id: newId(),
    accountNumber: accountNumber(home!.bankCode, serial),
    accountName: name,
    nameKey: nameKey(name),
    customerId,
    productId: product.id,
    productVersion: product.version,
    accountType: product.category,
    currency: product.currency,
    branchId: home!.branchId,
    status: product.openingMinor > 0n ? 'PENDING' : 'ACTIVE',
    restriction: 'NONE',
    staffRestriction: null,
    protectionVersion,
    balanceMinor: 0n,
    heldMinor: 0n,
    unclearedMinor: 0n,
    overdraftMinor: product.overdraftMinor,
    unauthorisedOverdraftMinor: 0n,
    minimumMinor: product.minimumMinor,
    openingMinor: product.openingMinor,
    termId: null,
    holdsEndAt: null,
    entries: 0n,
    lastEntryAt: null,
    bookedOn: null,
    activeOn: home!.businessDate,
    usedOn: null,
    used: null,
    virtualKind: null,
    parentAccountId: null,
    version: 1,
    openedAt: tx.now(),
    closedAt: null,
  }
  await tx.sql(ADD, valuesOf(Account, account))
  await recordChange(tx, account, {
    change: 'OPENED',
    statusBefore: null,
    restrictionBefore: null,
    reason: null,
  })
  tx.emit(events.account_created, account.id, ...accountEvent(account, tx.actor.tenantId, null))
  return account
}

const nameOf = ({ legalName, firstName, lastName }: Holder): string =>
  legalName ?? [firstName, lastName].filter(part => part !== null).join(' ')
