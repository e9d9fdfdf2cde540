import { expect } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct, type NewProduct } from '#core/operations/products/create-product.ts'
import { startTerm } from '#core/operations/terms/start-term.ts'
import { accountStatement } from '#core/queries/statements/account-statement.ts'
import { accountById } from '#core/queries/accounts.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import type { MaturityInstruction } from '#core/rules/interest/term.ts'
import { type Setting } from '#test/core/accounts/given.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'

export interface Deposit {
  readonly id: string
  readonly payout: string
}

export const BEARING = { rate: '12', withholdingTaxRate: '10' }

/** A fixed deposit of 1,000,000.00 and an account of the same currency to which it is paid, opened on a business date. */
export async function fixedDeposit(
  here: Setting,
  on: string | null,
  terms: Partial<NewProduct> = {},
): Promise<Deposit> {
  const admin = here.staff('admin')
  const { id: productId } = await createProduct(admin(), {
    code: newId(),
    name: 'Fixed deposit',
    category: 'FIXED_DEPOSIT',
    currency: 'NGN',
    interest: BEARING,
    breakPenaltyPercent: '25',
    ...terms,
  })
  await activateProduct(admin(), { id: productId })
  const { currency = 'NGN' } = terms
  if (currency !== 'NGN') await here.product({ category: 'CURRENT', currency })
  const accountType = currency === 'NGN' ? 'SAVINGS' : 'CURRENT'
  const { id } = await here.account({ productId, accountType: undefined!, currency })
  const { id: payout } = await here.account({ accountType, currency })
  if (on !== null) await openBusinessDate(here, on)
  await here.deposit(id, '1000000.00')
  return { id, payout }
}

export const start = (
  here: Setting,
  { id, payout }: Deposit,
  maturityInstruction: MaturityInstruction,
  tenorDays = 10,
) => startTerm(here.officer(), { id, payoutAccountId: payout, tenorDays, maturityInstruction })

export async function entries(here: Setting, id: string): Promise<unknown[]> {
  const { lines } = await accountStatement(here.viewer(), { id, from: '2000-01-01', to: '2999-12-31' })
  return lines.map(({ amountMinor, transaction: { type, bookingDate, narration } }) => [
    type,
    bookingDate,
    amountMinor,
    narration,
  ])
}

export const state = async (here: Setting, id: string) => {
  const { status, balanceMinor, termId } = (await accountById(here.viewer(), id))!
  return { status, balanceMinor, hasTerm: termId !== null }
}

export const termsOf = (here: Setting, id: string) =>
  here.asAdmin(
    `select status, to_char(start_date, 'YYYY-MM-DD') as start, to_char(maturity_date, 'YYYY-MM-DD') as maturity, principal_minor as principal,
       interest_minor as interest, paid_interest_minor as paid, tax_minor as tax, forgone_interest_minor as forgone
     from core.account_terms where account_id = $1 order by id`,
    [id],
  )

export async function proveSound(here: Setting): Promise<void> {
  const { checks } = await ledgerIntegrity(here.viewer(), { full: false })
  expect(checks.filter(({ broken }) => broken > 0n)).toEqual([])
}
