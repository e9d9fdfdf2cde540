import { randomUUID } from 'node:crypto'
import { asInput, input } from './core-movement-requests.ts'
import type { TenantFixture } from './fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const branchBody = (): Record<string, unknown> => ({
  code: `B${randomUUID().slice(0, 8).toUpperCase()}`,
  name: 'Ikeja',
})
const betweenBranches = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  source_account_id: await fixture.account(),
  destination_account_id: await fixture.branchAccount(),
  destination_account_name: 'Ada Obi',
  amount: 10.5,
  currency: 'NGN',
  channel: 'BRANCH',
  narration: 'Rent',
  initiated_by: await fixture.administrator(),
})

/** A valid request for each operation on branches, by route. */
export const BRANCH_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /branches': async () => ({ body: branchBody() }),
  'GET /branches': async () => ({ query: { limit: '2' } }),
  'GET /branches/{id}': on(fixture => fixture.branch()),
  'PUT /customers/{id}/branch': async fixture => ({
    path: { id: await fixture.bankCustomer() },
    body: { branch_id: await fixture.branch() },
  }),
  'POST /transfers/inter-branch': async fixture => ({ body: await betweenBranches(fixture) }),
}

export const BRANCH_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  branch: id(fixture => fixture.branch()),
  branches: async () => ({ first: 5 }),
}

export const BRANCH_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createBranch: async () => ({ input: asInput(branchBody()) }),
  assignCustomerBranch: async fixture => ({
    customerId: await fixture.bankCustomer(),
    branchId: await fixture.branch(),
  }),
  transferBetweenBranches: input(betweenBranches),
}
