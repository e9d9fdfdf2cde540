import type { Examples } from '#rest-adapter/endpoint.ts'
import { loanProduct } from './loan-products.ts'
import { transfer } from './movements.ts'

const [customer, account, branch, officer, manager] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a',
  '0199a1c2-7f30-7cde-8f21-00000000000b',
  '0199a1c2-7f30-7cde-8f21-00000000000c',
  '0199a1c2-7f30-7cde-8f21-00000000000d',
  '0199a1c2-7f30-7cde-8f21-00000000000e',
]
const nothing = { principal: 0, interest: 0, fee: 0, penalty: 0, total: 0 }
const request = {
  customer_id: customer,
  product_id: loanProduct.id,
  principal: 90_000,
  installments: 3,
  purpose: 'Stock for the season',
  disbursement_account_id: account,
}
const requested = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f1',
  loan_number: 'LN2026013100000001',
  status: 'SUBMITTED',
  status_reason: null,
  branch_id: branch,
  ...request,
  repayment_account_id: account,
  product_version: 1,
  currency: 'NGN',
  requested_principal: 90_000,
  disbursed_on: null,
  disbursement_transaction_id: null,
  schedule_version: 0,
  outstanding: nothing,
  next_due: null,
  days_past_due: 0,
  classification: null,
  written_off: 0,
  recovered: 0,
  closed_on: null,
  created_by: officer,
  created_at: '2026-01-31T12:00:00.000Z',
  approved_by: null,
  approved_at: null,
  updated_at: '2026-01-31T12:00:00.000Z',
}
const approved = {
  ...requested,
  status: 'APPROVED',
  approved_by: manager,
  approved_at: '2026-01-31T13:00:00.000Z',
  updated_at: '2026-01-31T13:00:00.000Z',
}
export const loan = {
  ...approved,
  status: 'ACTIVE',
  disbursed_on: '2026-02-01',
  disbursement_transaction_id: transfer.id,
  schedule_version: 1,
  outstanding: { ...nothing, principal: 90_000, total: 90_000 },
  next_due: { number: 1, due_date: '2026-03-01', amount: 31_207.92 },
  classification: 'PERFORMING',
  updated_at: '2026-02-01T09:00:00.000Z',
}
const paidLoan = {
  ...loan,
  outstanding: { ...nothing, principal: 60_592.08, total: 60_592.08 },
  next_due: { number: 2, due_date: '2026-04-01', amount: 31_207.92 },
  updated_at: '2026-03-01T09:00:00.000Z',
}
const reason = { reason: 'Asked for by the customer' }
const order = { amount: 31_207.92, source_account_id: account }
export const payment = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f2',
  kind: 'REPAYMENT',
  transaction_id: transfer.id,
  source_account_id: account,
  amount: 31_207.92,
  currency: 'NGN',
  allocation: { penalty: 0, fee: 0, interest: 1_800, principal: 29_407.92 },
  booking_date: '2026-03-01',
  created_by: officer,
  created_at: '2026-03-01T09:00:00.000Z',
}

export const loanExamples: Examples['operations'] = {
  CreateLoan: {
    requests: {
      'Paid by the customer': request,
      'Taken from an account': { ...request, repayment_account_id: account },
    },
    response: requested,
  },
  ListLoans: { response: { loans: [loan], has_more: false, next_cursor: null } },
  GetLoan: { response: loan },
  ApproveLoan: {
    requests: { 'As requested': {}, 'A lower principal': { principal: 75_000 } },
    response: approved,
  },
  RejectLoan: {
    requests: { 'Income too low': { reason: 'Income too low' } },
    response: { ...requested, status: 'REJECTED', status_reason: 'Income too low' },
  },
  WithdrawLoan: {
    requests: { 'Not needed any more': reason },
    response: { ...requested, status: 'WITHDRAWN', status_reason: reason.reason },
  },
  DisburseLoan: { response: loan },
  UndoDisbursement: {
    requests: { 'By mistake': { reason: 'Disbursed twice' } },
    response: { ...approved, status_reason: 'Disbursed twice' },
  },
  GetLoanSchedule: {
    response: {
      schedule: [
        {
          number: 1,
          due_date: '2026-03-01',
          opening: 90_000,
          principal: 29_407.92,
          interest: 1_800,
          fees: 0,
          penalty: 0,
          total_due: 31_207.92,
          paid: nothing,
          waived: nothing,
          outstanding: 31_207.92,
          status: 'PENDING',
        },
      ],
    },
  },
  RepayLoan: { requests: { 'The first installment': order }, response: { ...payment, loan: paidLoan } },
  ListLoanRepayments: { response: { repayments: [payment], has_more: false, next_cursor: null } },
  PrepayLoan: {
    requests: { 'Half of the principal': { ...order, amount: 45_000 } },
    response: {
      ...payment,
      kind: 'PREPAYMENT',
      amount: 45_000,
      allocation: { penalty: 0, fee: 0, interest: 0, principal: 45_000 },
      loan: {
        ...loan,
        schedule_version: 2,
        outstanding: { ...nothing, principal: 45_000, total: 45_000 },
        next_due: { number: 1, due_date: '2026-03-01', amount: 15_603.96 },
      },
    },
  },
  GetPayoffQuote: {
    response: {
      date: '2026-03-16',
      currency: 'NGN',
      ...nothing,
      principal: 60_592.08,
      interest: 605.92,
      total: 61_198,
    },
  },
}
