import type { Examples } from '#rest-adapter/endpoint.ts'
import { customer } from './customers.ts'
import { order, transfer } from './movements.ts'

const lagos = { code: 'LAG', name: 'Lagos Marina' }
const branch = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000b2',
  ...lagos,
  created_at: '2026-01-31T12:00:00.000Z',
}
const headOffice = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000b1',
  code: 'HO',
  name: 'Head office',
  created_at: '2026-01-31T09:00:00.000Z',
}

export const branchExamples: Examples['operations'] = {
  CreateBranch: { requests: { 'A branch in Lagos': lagos }, response: branch },
  ListBranches: { response: { branches: [branch, headOffice], has_more: false, next_cursor: null } },
  GetBranch: { response: branch },
  AssignCustomerBranch: {
    requests: { 'To the branch in Lagos': { branch_id: branch.id } },
    response: { ...customer, branch_id: branch.id },
  },
  TransferBetweenBranches: {
    requests: { 'From Lagos to the head office': order },
    response: {
      ...transfer,
      metadata: { sourceBranchId: branch.id, destinationBranchId: headOffice.id },
    },
  },
}
