import type { Context } from '#kernel/context.ts'
import type { TransactionRow } from '../queries/posted-transaction.ts'
import { sendOutside, type SendOutside } from './send-outside.ts'

/** Sends money to an account at another bank. It is booked immediately, and a job submits it with the next round. */
export const transferInterbank = (ctx: Context, input: SendOutside): Promise<TransactionRow> => sendOutside(ctx, 'INTERBANK', input)
