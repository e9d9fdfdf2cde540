import type { Examples } from '#rest-adapter/endpoint.ts'
import { loan, payment } from './loans.ts'

const officer = '0199a1c2-7f30-7cde-8f21-00000000000d'
const at = '2026-03-02T09:00:00.000Z'
const added = {
  loan_id: loan.id,
  currency: 'NGN',
  created_by: officer,
  created_at: at,
  released_at: null,
  released_by: null,
  release_reason: null,
}
const release = { reason: 'The loan is repaid' }
const released = {
  released_at: '2026-09-01T09:00:00.000Z',
  released_by: officer,
  release_reason: release.reason,
}
const pledge = { type: 'VEHICLE', description: 'Delivery van, 2021', value: 120_000 }
const collateral = { id: '0199a1c2-7f30-7cde-8f21-0000000000f3', ...pledge, ...added }
const guarantee = { name: 'Chidi Okafor', amount: 45_000 }
const guarantor = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f4',
  ...guarantee,
  customer_id: null,
  ...added,
}
const nothing = { principal: 0, interest: 0, fee: 0, penalty: 0, total: 0 }
const writtenOff = {
  ...loan,
  status: 'CLOSED_WRITTEN_OFF',
  status_reason: 'Customer insolvent',
  outstanding: nothing,
  next_due: null,
  classification: null,
  written_off: 91_800,
  closed_on: '2026-09-01',
  updated_at: '2026-09-01T09:00:00.000Z',
}

export const loanServicingExamples: Examples['operations'] = {
  UpdateLoan: {
    requests: {
      'Another account': { repayment_account_id: loan.disbursement_account_id },
      'Paid by the customer': { repayment_account_id: null },
    },
    response: loan,
  },
  RestructureLoan: {
    requests: { 'Over six months': { installments: 6, reason: 'Harvest failed' } },
    response: {
      ...loan,
      status: 'RESTRUCTURED',
      status_reason: 'Harvest failed',
      schedule_version: 2,
      next_due: { number: 1, due_date: '2026-03-01', amount: 16_067.32 },
    },
  },
  WaiveLoan: {
    requests: { 'A penalty': { part: 'PENALTY', amount: 500, reason: 'The branch was closed' } },
    response: loan,
  },
  AddLoanCharge: {
    requests: { 'A site visit': { name: 'Site visit', amount: 1_500 } },
    response: {
      ...loan,
      outstanding: { ...nothing, principal: 90_000, fee: 1_500, total: 91_500 },
      next_due: { number: 1, due_date: '2026-03-01', amount: 32_707.92 },
    },
  },
  WriteOffLoan: {
    requests: { 'Insolvent customer': { reason: 'Customer insolvent' } },
    response: writtenOff,
  },
  RecoverLoan: {
    requests: {
      'From the sale of a van': { amount: 40_000, source_account_id: loan.disbursement_account_id },
    },
    response: {
      ...payment,
      id: '0199a1c2-7f30-7cde-8f21-0000000000f5',
      kind: 'RECOVERY',
      amount: 40_000,
      allocation: { penalty: 0, fee: 0, interest: 0, principal: 40_000 },
      loan: { ...writtenOff, recovered: 40_000 },
    },
  },
  AddLoanCollateral: { requests: { 'A van': pledge }, response: collateral },
  ListLoanCollateral: { response: { collateral: [collateral] } },
  ReleaseLoanCollateral: {
    requests: { 'After the last installment': release },
    response: { ...collateral, ...released },
  },
  AddLoanGuarantor: { requests: { 'A person': guarantee }, response: guarantor },
  ListLoanGuarantors: { response: { guarantors: [guarantor] } },
  ReleaseLoanGuarantor: {
    requests: { 'After the last installment': release },
    response: { ...guarantor, ...released },
  },
  GetPortfolioAtRisk: {
    response: {
      currency: 'NGN',
      date: '2026-03-16',
      loans: 412,
      principal: 36_000_000,
      buckets: [
        { days: 1, amount: 2_700_000, ratio: 0.075 },
        { days: 30, amount: 1_080_000, ratio: 0.03 },
        { days: 60, amount: 360_000, ratio: 0.01 },
        { days: 90, amount: 0, ratio: 0 },
      ],
    },
  },
  GetLoanProvisions: {
    response: {
      currency: 'NGN',
      date: '2026-03-16',
      classes: [
        {
          classification: 'PERFORMING',
          loans: 380,
          principal: 33_300_000,
          provision: 333_000,
          suspended_interest: 0,
        },
        {
          classification: 'PASS_AND_WATCH',
          loans: 32,
          principal: 2_700_000,
          provision: 135_000,
          suspended_interest: 0,
        },
      ],
      total: 468_000,
    },
  },
}
