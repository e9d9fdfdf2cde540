import { newId } from '#kernel/id.ts'
import type { Subject } from '../subject.ts'
import type { Variables } from './row.ts'

/** A request of the customer for a loan of a new product. */
export async function toBorrow(of: Subject): Promise<Variables> {
  const input = {
    code: newId().slice(-12),
    name: 'Loan',
    currency: 'USD',
    interestRate: '12',
    rateType: 'DECLINING',
    amortization: 'BULLET',
    repaymentFrequency: 'MONTHLY',
    dayCount: 'THIRTY_360',
    minPrincipal: '1.00',
    maxPrincipal: '10.00',
    minInstallments: 1,
    maxInstallments: 1,
  }
  const { data } = await of.bank.ask<{ createLoanProduct: { id: string } }>(
    'mutation ($input: CreateLoanProductInput!) { createLoanProduct(input: $input) { id } }',
    { input },
    of.bank.banker('admin'),
  )
  return {
    input: {
      customerId: of.id,
      productId: data!.createLoanProduct.id,
      principal: '1.00',
      installments: 1,
      purpose: 'Stock',
      disbursementAccountId: await of.account('0.00'),
    },
  }
}
