import { decidePaymentCall, decidePaymentsCall, voidPaymentCall } from '#kernel/payment-decision.ts'

export const DECIDE_BANK_TRANSFER = decidePaymentCall('DecideBankTransfer')

export const DECIDE_TRANSFERS_OF_BULK = decidePaymentsCall('DecideTransfersOfBulk')

export const VOID_DECISION_OF_BANK_TRANSFER = voidPaymentCall('VoidDecisionOfBankTransfer')
