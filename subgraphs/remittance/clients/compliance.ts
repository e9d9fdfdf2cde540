import { decidePaymentCall, voidPaymentCall } from '#kernel/payment-decision.ts'

export const DECIDE_TRANSFER = decidePaymentCall('DecideTransfer')

export const VOID_DECISION_OF_TRANSFER = voidPaymentCall('VoidScreeningOfTransfer')
