import type { Context } from '#kernel/context.ts'
import type { CreatedIdsPage } from '#kernel/created-ids.ts'
import { formatMinor } from '#kernel/money.ts'
import { cancelTransfer } from './operations/transfers/cancel-transfer.ts'
import { confirmFunding } from './operations/transfers/confirm-funding.ts'
import { createQuote, type CreateQuote } from './operations/quotes/create-quote.ts'
import { createRecipient, type CreateRecipient } from './operations/recipients/create-recipient.ts'
import { createTransfer, type CreateTransfer } from './operations/transfers/create-transfer.ts'
import { deactivateRecipient } from './operations/recipients/deactivate-recipient.ts'
import { publishAgreement, type PublishAgreement } from './operations/agreements/publish-agreement.ts'
import { publishRate, type PublishRate } from './operations/corridors/publish-rate.ts'
import { setCorridor, type SetCorridor } from './operations/corridors/set-corridor.ts'
import { setKycLimit, type SetKycLimit } from './operations/corridors/set-kyc-limit.ts'
import { signAgreement } from './operations/agreements/sign-agreement.ts'
import { updateRecipient, type UpdateRecipient } from './operations/recipients/update-recipient.ts'
import {
  agreements,
  isDemanded,
  signedAgreements,
  type AgreementRow,
  type Signature,
} from './queries/agreements.ts'
import { corridorById, corridors, type CorridorRow } from './queries/corridors.ts'
import { kycLimits, type KycLimitRow } from './queries/kyc-limits.ts'
import type { PageNumber } from './queries/numbered-page.ts'
import { quote, quoteById, type QuoteRow } from './queries/quotes.ts'
import { recipientRequirements, type RequirementsQuery } from './queries/recipient-requirements.ts'
import {
  recipient,
  recipientById,
  recipientPage,
  recipientsOf,
  type RecipientRow,
} from './queries/recipients.ts'
import { recipientsWithAccount, type RecipientsWithAccount } from './queries/recipients-with-account.ts'
import { sendingLimits } from './queries/sending-limits.ts'
import { transferReceipt } from './queries/transfer-receipt.ts'
import { travelRule } from './queries/travel-rule.ts'
import {
  eventsOfTransfer,
  failureReasonOf,
  transfer,
  transferById,
  transferPage,
  transfers,
  transfersOf,
  type TransferFilter,
  type TransferRow,
} from './queries/transfers.ts'
import { seesNumbers } from './queries/visible.ts'
import { holdShownToSender } from './rules/cause.ts'
import { maskNumber } from './rules/masked.ts'
import { nameOf } from './rules/recipient.ts'
import { transfersCreated } from './queries/transfers-created.ts'
import { transfersKnown } from './queries/transfers-known.ts'
import { wallet, wallets } from './queries/wallets.ts'
import { transfersInFlight, type InFlightRow } from './queries/transfers-in-flight.ts'
import type { Resolvers } from './schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

/** Amount fields of a quote or of a transfer. */
const amounts = {
  sendAmount: (row: QuoteRow | TransferRow) => formatMinor(row.sendAmountMinor, row.sendCurrency),
  receiveAmount: (row: QuoteRow | TransferRow) => formatMinor(row.receiveAmountMinor, row.receiveCurrency),
  feeTotal: (row: QuoteRow | TransferRow) => formatMinor(row.feeMinor, row.sendCurrency),
}

const number =
  (name: 'accountNumber' | 'iban' | 'phone') =>
  ({ [name]: text }: RecipientRow, _: unknown, ctx: Context): string | null =>
    text === null || seesNumbers(ctx) ? text : maskNumber(text)

/** A recipient's account and phone numbers, masked unless the caller may see them in full. */
const numbers = { accountNumber: number('accountNumber'), iban: number('iban'), phone: number('phone') }

export const resolvers = {
  Query: {
    corridors: (_: unknown, __: unknown, ctx: Context) => corridors(ctx),
    quote: (_: unknown, { id }: Id, ctx: Context) => quote(ctx, id),
    transfer: (_: unknown, { id }: Id, ctx: Context) => transfer(ctx, id),
    transfers: (_: unknown, filter: TransferFilter, ctx: Context) => transfers(ctx, filter),
    transferPage: (_: unknown, page: PageNumber, ctx: Context) => transferPage(ctx, page),
    recipient: (_: unknown, { id }: Id, ctx: Context) => recipient(ctx, id),
    recipientPage: (_: unknown, page: PageNumber, ctx: Context) => recipientPage(ctx, page),
    recipientsWithAccount: (_: unknown, args: RecipientsWithAccount, ctx: Context) =>
      recipientsWithAccount(ctx, args),
    recipientRequirements: (_: unknown, args: RequirementsQuery, ctx: Context) =>
      recipientRequirements(ctx, args),
    agreements: (_: unknown, filter: { locale?: string | null }, ctx: Context) => agreements(ctx, filter),
    signedAgreements: (_: unknown, __: unknown, ctx: Context) => signedAgreements(ctx),
    transferReceipt: (_: unknown, { id }: Id, ctx: Context) => transferReceipt(ctx, id),
    kycLimits: (_: unknown, __: unknown, ctx: Context) => kycLimits(ctx),
    transfersKnown: (_: unknown, { ids }: { ids: readonly string[] }, ctx: Context) =>
      transfersKnown(ctx, ids),
    transfersCreated: (_: unknown, page: CreatedIdsPage, ctx: Context) => transfersCreated(ctx, page),
    wallets: (_: unknown, __: unknown, ctx: Context) => wallets(ctx),
    wallet: (_: unknown, { id }: Id, ctx: Context) => wallet(ctx, id),
    transfersInFlight: (_: unknown, __: unknown, ctx: Context) => transfersInFlight(ctx),
    sendingLimits: (_: unknown, { customerId }: { customerId?: string | null }, ctx: Context) =>
      sendingLimits(ctx, customerId),
  },
  Mutation: {
    createQuote: (_: unknown, { input }: Input<CreateQuote>, ctx: Context) => createQuote(ctx, input),
    createTransfer: (_: unknown, { input }: Input<CreateTransfer>, ctx: Context) =>
      createTransfer(ctx, input),
    cancelTransfer: (_: unknown, args: Id, ctx: Context) => cancelTransfer(ctx, args),
    confirmFunding: (_: unknown, args: Id, ctx: Context) => confirmFunding(ctx, args),
    createRecipient: (_: unknown, { input }: Input<CreateRecipient>, ctx: Context) =>
      createRecipient(ctx, input),
    updateRecipient: (_: unknown, args: UpdateRecipient, ctx: Context) => updateRecipient(ctx, args),
    deactivateRecipient: (_: unknown, args: Id, ctx: Context) => deactivateRecipient(ctx, args),
    setCorridor: (_: unknown, { input }: Input<SetCorridor>, ctx: Context) => setCorridor(ctx, input),
    publishRate: (_: unknown, { input }: Input<PublishRate>, ctx: Context) => publishRate(ctx, input),
    publishAgreement: (_: unknown, { input }: Input<PublishAgreement>, ctx: Context) =>
      publishAgreement(ctx, input),
    signAgreement: (_: unknown, args: Id, ctx: Context) => signAgreement(ctx, args),
    setKycLimit: (_: unknown, { input }: Input<SetKycLimit>, ctx: Context) => setKycLimit(ctx, input),
  },
  Corridor: {
    __resolveReference: ({ id }: Id, ctx: Context) => corridorById(ctx, id),
    enabled: (corridor: CorridorRow) => corridor.isEnabled,
    minimumAmount: (corridor: CorridorRow) => formatMinor(corridor.minimumMinor, corridor.sendCurrency),
    maximumAmount: (corridor: CorridorRow) => formatMinor(corridor.maximumMinor, corridor.sendCurrency),
  },
  Quote: {
    __resolveReference: ({ id }: Id, ctx: Context) => quoteById(ctx, id),
    ...amounts,
    isUsed: (row: QuoteRow) => row.usedByTransferId !== null,
  },
  Transfer: {
    __resolveReference: ({ id }: Id, ctx: Context) => transferById(ctx, id),
    ...amounts,
    hold: ({ hold }: TransferRow, _: unknown, { actor }: Context) =>
      actor.kind === 'user' ? holdShownToSender(hold) : hold,
    screeningIds: ({ screeningIds }: TransferRow, _: unknown, { actor }: Context) =>
      actor.kind === 'staff' || actor.kind === 'tenant_key' ? screeningIds : [],
    events: async (row: TransferRow, _: unknown, ctx: Context) => (await eventsOfTransfer(ctx, row.id)) ?? [],
    failureReason: (row: TransferRow, _: unknown, ctx: Context) => failureReasonOf(ctx, row),
    sender: (row: TransferRow) => ({ __typename: 'Customer', id: row.customerId }),
    recipient: (row: TransferRow, _: unknown, ctx: Context) => recipientById(ctx, row.recipientId),
    quote: (row: TransferRow, _: unknown, ctx: Context) => quoteById(ctx, row.quoteId),
    travelRule: (row: TransferRow, _: unknown, ctx: Context) => travelRule(ctx, row),
  },
  TransfersInFlight: {
    amount: ({ minor, currency }: InFlightRow) => formatMinor(BigInt(minor), currency),
    transfers: ({ transfers }: InFlightRow) => Number(transfers),
  },
  Agreement: {
    required: ({ type }: AgreementRow, _: unknown, ctx: Context) => isDemanded(ctx, type),
  },
  SignedAgreement: {
    status: (row: Signature) => (row.isCurrent ? 'SIGNED' : 'SUPERSEDED'),
  },
  KycLimit: {
    perDay: (row: KycLimitRow) => formatMinor(row.perDayMinor, row.currency),
    perMonth: (row: KycLimitRow) => formatMinor(row.perMonthMinor, row.currency),
  },
  Recipient: {
    __resolveReference: ({ id }: Id, ctx: Context) => recipientById(ctx, id),
    name: (row: RecipientRow) => nameOf(row),
    ...numbers,
  },
  Customer: {
    remittances: ({ id }: Id, page: { first: number; after?: string | null }, ctx: Context) =>
      transfersOf(ctx, id, page),
    recipients: ({ id }: Id, _: unknown, ctx: Context) => recipientsOf(ctx, id),
  },
} satisfies Resolvers
