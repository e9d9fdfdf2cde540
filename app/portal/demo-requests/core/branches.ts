import type { DemoRequests } from '#gateway/portal/content.ts'

const BRANCH = { code: '{page.code}', name: 'Ikeja' }

/** Demo requests on branches; `customer`, `otherCustomer` and `account` are rows of the service's preparation. */
export const branchRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    branch: { route: 'POST /branches', body: BRANCH },
    branchAccount: {
      route: 'POST /accounts',
      body: {
        customer_id: '{customer.id}',
        account_type: 'CURRENT',
        currency: 'NGN',
        branch_id: '{branch.id}',
      },
    },
  },
  parameters: {
    '/branches/{id}': { id: '{branch.id}' },
    '/customers/{id}/branch': { id: '{otherCustomer.id}' },
  },
  bodies: {
    createBranch: BRANCH,
    assignCustomerBranch: { branch_id: '{branch.id}' },
    transferBetweenBranches: {
      source_account_id: '{account.id}',
      destination_account_id: '{branchAccount.id}',
      destination_account_name: 'Ada Obi',
      amount: 250.75,
      currency: 'NGN',
      channel: 'MOBILE',
      narration: 'Rent',
      initiated_by: '{customer.id}',
    },
  },
}
