import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { decidePayment, type DecidePayment } from '#compliance/operations/payments/decide-payment.ts'
import { decidePayments } from '#compliance/operations/payments/decide-payments.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { activeLists } from '#test/compliance/active-lists.ts'
import { world } from '#test/support/world.ts'

function payment(recipient: string): DecidePayment {
  const paymentId = newId()
  return {
    paymentId,
    parties: [{ role: 'RECIPIENT', name: recipient }],
    transaction: {
      transactionId: paymentId,
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel: 'api',
      amount: '10.00',
      currency: 'NGN',
      customer: { id: 'c1', type: 'INDIVIDUAL', name: 'Ada Obi' },
    },
  }
}

test('each of several payments gets its own decision, and a failed one does not affect the others', async () => {
  const at = await world()
  await activeLists(at)
  await addToDenyList(at.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }), {
    name: 'Blocked Person',
  })
  const payments = [
    payment('Ada Obi'),
    payment('Blocked Person'),
    { ...payment('Ada Obi'), paymentId: 'not an id' },
    payment('Chidi Okafor'),
  ]

  const decisions = await decidePayments(at.as({ kind: 'service' }), payments)

  expect(decisions.map(decision => decision?.outcome ?? null)).toEqual(['CLEAR', 'BLOCKED', null, 'CLEAR'])
  expect(await decidePayment(at.as({ kind: 'service' }), payments[1]!)).toEqual(decisions[1])
  expect(() => decidePayments(at.as({ kind: 'staff' }), payments)).toThrow(
    expect.objectContaining({ code: 'FORBIDDEN' }),
  )
})
