import { domainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'

/** Whether a customer may act. Every status but ACTIVE and CLOSED counts as suspended. */
export type SenderStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED'

/** The sender of a transfer, as stored by identity. */
export interface Sender {
  readonly id: string
  readonly externalId: string
  readonly status: string
  readonly type: 'INDIVIDUAL' | 'CORPORATE' | 'JOINT'
  readonly firstName: string | null
  readonly lastName: string | null
  /** Name of a business, or of a joint customer. */
  readonly legalName: string | null
  readonly countryCode: string | null
  readonly address: string | null
  readonly dateOfBirth: string | null
  /** Set for a business only. */
  readonly incorporationDate: string | null
  readonly kycStatus: string
  readonly kycLevel: number
}

export const SENDER = domainCall<{ id: string }, { customer: Sender | null }>(
  'query SenderOfTransfer($id: UUID!) { customer(id: $id) { id externalId status type firstName lastName legalName countryCode address dateOfBirth incorporationDate kycStatus kycLevel } }',
)

/** The customer with this id; null when identity has none. */
export async function senderOf(ctx: Context, customerId: string): Promise<Sender | null> {
  return (await ctx.callDomain(ctx, SENDER, { id: customerId })).customer
}

export const CUSTOMER_ID = domainCall<{ externalId: string }, { customer: Pick<Sender, 'id'> | null }>(
  'query IdOfCustomer($externalId: String!) { customer(externalId: $externalId) { id } }',
)

/** The platform's id of a customer by the tenant's id; undefined when identity has none. */
export const customerIdOf = async (ctx: Context, externalId: string): Promise<string | undefined> =>
  (await ctx.callDomain(ctx, CUSTOMER_ID, { externalId })).customer?.id

export const SENDER_STATUS = domainCall<{ id: string }, { customer: Pick<Sender, 'status'> | null }>(
  'query StatusOfSender($id: UUID!) { customer(id: $id) { status } }',
)

/** Whether the sender of a transfer may act; undefined when identity does not respond. */
export const senderStatusOf = (ctx: Context, customerId: string): Promise<SenderStatus | undefined> =>
  requiredSenderStatus(ctx, customerId).catch(() => undefined)

/** Like `senderStatusOf`, but throws when identity does not respond. */
export async function requiredSenderStatus(ctx: Context, customerId: string): Promise<SenderStatus> {
  const { customer } = await ctx.callDomain(ctx, SENDER_STATUS, { id: customerId })
  return customer === null ? 'SUSPENDED' : senderStatusIn(customer)
}

export const senderStatusIn = ({ status }: Pick<Sender, 'status'>): SenderStatus =>
  status === 'ACTIVE' || status === 'CLOSED' ? status : 'SUSPENDED'
