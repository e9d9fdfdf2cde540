import type { Context } from '#kernel/context.ts'
import type { IdempotencyClaim } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { demo as fillCompliance } from '#compliance/demo.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import type { CustomerDetails } from '#identity/operations/customers/find-or-add-customer.ts'
import { demo as fillRemittance } from '#remittance/demo.ts'
import { createQuote, type CreateQuote } from '#remittance/operations/quotes/create-quote.ts'
import { createRecipient, type CreateRecipient } from '#remittance/operations/recipients/create-recipient.ts'
import { createTransfer, type CreateTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import type { QuoteRow } from '#remittance/queries/quotes.ts'
import type { RecipientRow } from '#remittance/queries/recipients.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import { activeLists } from '#test/compliance/active-lists.ts'
import { world, type World } from '#test/support/world.ts'

/** A caller. Every call returns a new context, because every request has its own. */
export type Caller = (parts?: Partial<Context>) => Context

export interface GivenCustomer extends Omit<Partial<CustomerDetails>, 'externalId'> {
  readonly externalId?: string
  readonly kyc?: 'VERIFIED' | 'UNVERIFIED'
  readonly level?: number
}

export interface Setting extends World {
  readonly keys: Keyring
  /** Staff with write access. */
  readonly manager: Caller
  readonly sender: Caller
  readonly senderId: string
  readonly key: Caller
  readonly staff: Caller
  /** Another customer of the workspace, with the given KYC status. */
  customer(given?: GivenCustomer): Promise<{ id: string; externalId: string; session: Caller }>
  quote(given?: Partial<CreateQuote> & { by?: Caller }): Promise<QuoteRow>
  recipient(given?: Partial<CreateRecipient> & { by?: Caller }): Promise<RecipientRow>
  /** Input of createTransfer, with a new quote and recipient unless given. */
  order(given?: Partial<CreateTransfer> & { by?: Caller }): Promise<CreateTransfer>
  transfer(given?: Partial<CreateTransfer> & { by?: Caller }): Promise<TransferRow>
}

export const NIGERIAN: CreateRecipient = {
  firstName: 'Ada',
  lastName: 'Obi',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '011',
  accountNumber: '0000014579',
}

export const claim = (key: string, fingerprint = 'the same'): IdempotencyClaim => ({
  key,
  subject: 'sender',
  fingerprint,
})

/** A tenant with the demonstration's corridors and deny-list, and a verified sender. */
export async function setting(): Promise<Setting> {
  const here = await world()
  await activeLists(here)
  await fillCompliance(here.platformContext)
  await fillRemittance(here.platformContext)

  async function customer({ kyc = 'VERIFIED', level = 2, ...details }: GivenCustomer = {}): Promise<{
    id: string
    externalId: string
    session: Caller
  }> {
    const { id, externalId } = await ensureCustomer(here.platformContext, {
      externalId: newId(),
      firstName: 'Grace',
      lastName: 'Hopper',
      dateOfBirth: '1990-12-09',
      countryCode: 'US',
      ...details,
    })
    if (kyc === 'VERIFIED')
      await attestKyc(here.platformContext, { customerId: id, status: 'VERIFIED', level })
    return { id, externalId, session: parts => here.as({ kind: 'user', customerId: id }, parts) }
  }

  const { id: senderId, session: sender } = await customer()
  const quote: Setting['quote'] = ({ by = sender, ...given } = {}) =>
    createQuote(by(), {
      sendAmount: '100.00',
      sendCurrency: 'USD',
      receiveCurrency: 'NGN',
      destinationCountry: 'NG',
      ...given,
    })
  const recipient: Setting['recipient'] = ({ by = sender, ...given } = {}) =>
    createRecipient(by(), { ...NIGERIAN, ...given })
  const order: Setting['order'] = async ({ by = sender, ...given } = {}) => ({
    quoteId: given.quoteId ?? (await quote({ by })).id,
    recipientId: given.recipientId ?? (await recipient({ by })).id,
    transferReason: 'family_support',
    sourceOfFunds: 'salary',
    relationshipToRecipient: 'parent',
    ...given,
  })

  return {
    ...here,
    keys: here.platform.source.keys,
    sender,
    senderId,
    customer,
    quote,
    recipient,
    order,
    key: parts =>
      here.as(
        { kind: 'tenant_key', service: 'remittance', scopes: ['remittance:read', 'remittance:write'] },
        parts,
      ),
    manager: parts => here.as({ kind: 'staff', scopes: ['remittance:write'] }, parts),
    staff: parts => here.as({ kind: 'staff', scopes: ['remittance:read'] }, parts),
    transfer: async ({ by = sender, ...given } = {}) => createTransfer(by(), await order({ by, ...given })),
  }
}
