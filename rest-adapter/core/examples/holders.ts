import type { Examples } from '#rest-adapter/endpoint.ts'

const primary = {
  account_id: '0199a1c2-7f30-7cde-8f21-0000000000f1',
  customer_id: '0199a1c2-7f30-7cde-8f21-000000000001',
  role: 'PRIMARY',
  added_at: '2026-01-30T12:00:00.000Z',
}
const joint = {
  ...primary,
  customer_id: '0199a1c2-7f30-7cde-8f21-000000000002',
  role: 'JOINT',
  added_at: '2026-01-31T12:00:00.000Z',
}

export const holderExamples: Examples['operations'] = {
  ListAccountHolders: { response: { holders: [primary, joint] } },
  AddAccountHolder: {
    requests: { 'A joint holder': { customer_id: joint.customer_id, role: 'JOINT' } },
    response: joint,
  },
  RemoveAccountHolder: { response: joint },
}
