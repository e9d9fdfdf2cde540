import { question } from '#kernel/ask.ts'
import type { Context } from '#kernel/context.ts'

/** The sender of a transfer, as identity knows the customer. */
export interface Sender {
  readonly id: string
  readonly externalId: string
  readonly type: 'INDIVIDUAL' | 'CORPORATE' | 'JOINT'
  readonly firstName: string | null
  readonly lastName: string | null
  /** Of a business, or of several people together. */
  readonly legalName: string | null
  readonly countryCode: string | null
  readonly address: string | null
  readonly dateOfBirth: string | null
  readonly kycStatus: string
  readonly kycLevel: number
}

export const SENDER = question<{ id: string }, { customer: Sender | null }>(
  'query SenderOfTransfer($id: UUID!) { customer(id: $id) { id externalId type firstName lastName legalName countryCode address dateOfBirth kycStatus kycLevel } }')

/** The customer with this id; null where identity knows none. */
export async function senderOf(ctx: Context, customerId: string): Promise<Sender | null> {
  return (await ctx.ask(ctx, SENDER, { id: customerId })).customer
}
