import type { Examples } from '../../endpoint.ts'

const [source, payee, teller, original, reversalId] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a', '0199a1c2-7f30-7cde-8f21-00000000000b', '0199a1c2-7f30-7cde-8f21-00000000000c',
  '0199a1c2-7f30-7cde-8f21-00000000000e', '0199a1c2-7f30-7cde-8f21-00000000000f',
]
const order = {
  source_account_id: source, destination_account_num: '0123456789', destination_bank_code: '000013', destination_account_name: 'Chidi Okafor',
  amount: 25000, currency: 'NGN', channel: 'MOBILE', narration: 'Rent', initiated_by: teller,
}
export const nip = {
  id: original, tenant_id: '11111111-1111-4111-8111-111111111111', transaction_ref: 'TRN2026013100000002', transaction_type: 'TRANSFER', status: 'PENDING',
  source_account_id: source, source_account_num: '0000000020', source_bank_code: '999999', dest_account_id: null, dest_account_num: '0123456789', dest_bank_code: '000013', dest_account_name: 'Chidi Okafor',
  amount: 25000, currency: 'NGN', fee: 25, vat: 1.88, total_amount: 25026.88, transfer_type: 'NIP', channel: 'MOBILE', narration: 'Rent', description: null,
  initiated_by: teller, approved_by: null, processed_at: null, completed_at: null, failure_reason: null,
  external_ref: null, session_id: '999999260131130000000000000001', reversed_txn_id: null, reversal_reason: null, metadata: null,
}
const interbank = { ...nip, transfer_type: 'INTERBANK', session_id: null }

export const railExamples: Examples['operations'] = {
  TransferInterbank: { requests: { 'To an account at another bank': order }, response: interbank },
  TransferByNip: { requests: { 'To an account at another bank': order }, response: nip },
  CancelTransaction: { response: { ...interbank, status: 'CANCELLED', reversed_txn_id: reversalId } },
  RequeryTransaction: { response: { ...nip, status: 'COMPLETED', processed_at: '2026-01-31T12:00:00.100Z', completed_at: '2026-01-31T12:00:03.200Z', external_ref: 'SIM000000000001' } },
  ReverseTransaction: {
    requests: {
      'Sent twice': { reason: 'Sent twice' },
      'Without refunding the fee': { reason: 'Asked for by the customer', refund_fee: false },
      'Despite insufficient funds': { reason: 'Fraud, case 7', force: true },
    },
    response: {
      ...nip, id: reversalId, transaction_ref: 'TRN2026013100000004', transaction_type: 'REVERSAL', status: 'COMPLETED', transfer_type: null, session_id: null,
      source_account_id: payee, source_account_num: '0000000013', dest_account_id: source, dest_account_num: '0000000020', dest_bank_code: null, dest_account_name: null, fee: 0, vat: 0, total_amount: 25000,
      processed_at: '2026-01-31T12:05:00.000Z', completed_at: '2026-01-31T12:05:00.000Z', reversed_txn_id: original, reversal_reason: 'Sent twice',
    },
  },
}
