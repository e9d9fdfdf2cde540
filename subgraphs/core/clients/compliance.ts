import { decidePaymentCall, voidPaymentCall } from '#kernel/payment-decision.ts'

export const DECIDE_BANK_TRANSFER = decidePaymentCall('DecideBankTransfer')

export const VOID_DECISION_OF_BANK_TRANSFER = voidPaymentCall('VoidDecisionOfBankTransfer')
