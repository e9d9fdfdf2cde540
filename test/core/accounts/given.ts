import { newId } from '#kernel/id.ts'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import type { Role } from '#core/rules/rights.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { retireProduct } from '#core/operations/products/retire-product.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { openAccount, type OpenAccount } from '#core/operations/accounts/open-account.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import type { AccountType } from '#core/rules/account.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'

/** Creates a new context for each request of a caller. */
export type Caller = (parts?: Partial<Context>) => Context

export interface GivenProduct {
  readonly category?: AccountType
  readonly currency?: string
  readonly status?: 'ACTIVE' | 'RETIRED'
  readonly overdraftLimit?: string
  readonly minimumBalance?: string
}

export interface Setting extends World {
  staff(role: Role): Caller
  readonly officer: Caller
  readonly manager: Caller
  readonly teller: Caller
  readonly viewer: Caller
  readonly customerId: string
  customer(name?: { firstName?: string; lastName?: string }): Promise<string>
  product(given?: GivenProduct): Promise<string>
  account(given?: Partial<OpenAccount>): Promise<AccountRow>
  deposit(accountId: string, amount: string, parts?: Partial<Context>): Promise<TransactionRow>
  withdraw(accountId: string, amount: string, parts?: Partial<Context>): Promise<TransactionRow>
  transfer(from: string, to: string, amount: string, narration?: string): Promise<TransactionRow>
  /** Runs SQL as the superuser, to whom row-level security does not apply. */
  asAdmin(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
}

export const claim = (key: string, fingerprint = 'the same'): IdempotencyClaim => ({
  key,
  subject: 'officer',
  fingerprint,
})

/** Creates a tenant with a customer and an active savings product in naira. */
export async function setting(): Promise<Setting> {
  const here = await world()
  const asAdmin: Setting['asAdmin'] = async (text, values = []) =>
    (
      await withClient(adminOf(here.databaseName), client =>
        client.query<Record<string, unknown>>(text, [...values]),
      )
    ).rows
  const staff: Setting['staff'] = role => parts => here.as({ kind: 'staff', roles: [role] }, parts)
  const [viewer, teller, officer, manager] = [
    staff('viewer'),
    staff('teller'),
    staff('officer'),
    staff('manager'),
  ]

  const customer: Setting['customer'] = async (name = { firstName: 'Ada', lastName: 'Obi' }) =>
    (await ensureCustomer(here.platformContext, { externalId: newId(), ...name })).id
  const product: Setting['product'] = async ({
    category = 'SAVINGS',
    currency = 'NGN',
    status = 'ACTIVE',
    ...terms
  } = {}) => {
    const admin = staff('admin')
    const { id } = await createProduct(admin(), {
      code: newId(),
      name: 'Product',
      category,
      currency,
      ...terms,
    })
    await activateProduct(admin(), { id })
    if (status === 'RETIRED') await retireProduct(admin(), { id })
    return id
  }
  const customerId = await customer()
  await product()
  const cash = (accountId: string, amount: string, parts: Partial<Context> = {}) => {
    const ctx = teller(parts)
    return [
      ctx,
      { accountId, amount, channel: 'BRANCH', narration: 'Cash', initiatedBy: ctx.actor.subjectId },
    ] as const
  }

  return {
    ...here,
    staff,
    viewer,
    teller,
    officer,
    manager,
    customerId,
    customer,
    product,
    asAdmin,
    account: given =>
      openAccount(officer(), { customerId, accountType: 'SAVINGS', currency: 'NGN', ...given }),
    deposit: (accountId, amount, parts) => deposit(...cash(accountId, amount, parts)),
    withdraw: (accountId, amount, parts) => withdraw(...cash(accountId, amount, parts)),
    transfer(from, to, amount, narration = 'Rent') {
      const ctx = teller()
      return transferInternally(ctx, {
        sourceAccountId: from,
        destinationAccountId: to,
        destinationAccountName: 'Somebody',
        amount,
        currency: 'NGN',
        channel: 'MOBILE',
        narration,
        initiatedBy: ctx.actor.subjectId,
      })
    },
  }
}

/** Runs work at noon UTC of a day, which is the business date, then returns the clock to real time. */
export async function on<Result>(here: Setting, day: string, work: () => Promise<Result>): Promise<Result> {
  const { clock } = here
  clock.stoppedAtMs = Date.parse(`${day}T12:00:00Z`)
  await openBusinessDate(here, day)
  try {
    return await work()
  } finally {
    delete clock.stoppedAtMs
  }
}
