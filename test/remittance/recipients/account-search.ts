import type { Context } from '#kernel/context.ts'
import { recipientsWithAccount } from '#remittance/queries/recipients-with-account.ts'

export const ACCOUNT = { country: 'NG', bankCode: '011', accountNumber: '0000014579' }
export const search = (ctx: Context, account: object = ACCOUNT, more: object = {}) =>
  recipientsWithAccount(ctx, { account, first: 50, ...more })
