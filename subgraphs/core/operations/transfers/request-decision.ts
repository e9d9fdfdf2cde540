import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import {
  decisionOn,
  decisionsOn,
  type PaymentDecision,
  type PartyToScreen,
  type PaymentToDecide,
} from '#kernel/payment-decision.ts'
import { DECIDE_BANK_TRANSFER, DECIDE_TRANSFERS_OF_BULK } from '#core/clients/compliance.ts'
import { partiesById, partyOf, type TransferParty } from '#core/clients/identity.ts'
import { namesOf } from '#core/clients/judged-customer.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { internationalOf } from '#core/rules/international/terms.ts'
import { heldDestinationId } from '#core/rules/transaction.ts'

/** A transfer, before or after it is booked. */
export interface TransferToDecide {
  /** The id under which compliance decides; the transaction has it in its metadata. */
  readonly paymentId: string
  /** When it was booked; null before. */
  readonly createdAt: Date | null
  readonly customerId: string
  readonly accountId: string
  readonly amountMinor: bigint
  readonly currency: string
  readonly channel: string
  readonly destinationName: string
  readonly destinationAccountNumber: string
  /** The customer of the destination account; null for an account at another bank. */
  readonly destinationCustomerId: string | null
  /** Country and BIC of a bank abroad; absent for an account in the country. */
  readonly abroad?: { readonly country: string; readonly bic: string } | undefined
}

/** The id under which compliance decided on a transaction; undefined for one on which it was not asked. */
export function paymentIdOf({ metadata }: Pick<TransactionRow, 'metadata'>): string | undefined {
  const id = (metadata as Readonly<Record<string, unknown>> | null)?.['paymentId']
  return typeof id === 'string' ? id : undefined
}

/** All banks with domestic codes are Nigerian. */
const DOMESTIC_COUNTRY = 'NG'

/** Asks compliance for the decision on a transfer; undefined when there is none for any reason. */
export async function requestDecision(
  ctx: Context,
  transfer: TransferToDecide,
): Promise<PaymentDecision | undefined> {
  try {
    const { customerId, destinationCustomerId } = transfer
    const [payer, payee] = await Promise.all([
      partyOf(ctx, customerId),
      destinationCustomerId === null ? null : partyOf(ctx, destinationCustomerId),
    ])
    return await decisionOn(ctx, DECIDE_BANK_TRANSFER, paymentOf(transfer, payer, payee))
  } catch {
    return undefined
  }
}

/** Asks compliance in one call for the decisions on up to 250 transfers within the tenant; undefined for each without one. */
export async function requestDecisions(
  ctx: Context,
  transfers: readonly TransferToDecide[],
): Promise<(PaymentDecision | undefined)[]> {
  if (transfers.length === 0) return []
  try {
    const parties = await partiesById(ctx, [
      ...new Set(
        transfers.flatMap(({ customerId, destinationCustomerId }) => [customerId, destinationCustomerId!]),
      ),
    ])
    return await decisionsOn(
      ctx,
      DECIDE_TRANSFERS_OF_BULK,
      transfers.map(transfer =>
        paymentOf(
          transfer,
          parties.get(transfer.customerId) ?? null,
          parties.get(transfer.destinationCustomerId!) ?? null,
        ),
      ),
    )
  } catch {
    return transfers.map(() => undefined)
  }
}

/** The decision of compliance on a booked transfer. Transfers that an earlier version booked were not decided, and need none. */
export async function decisionOnTransaction(
  ctx: Context,
  transaction: TransactionRow,
): Promise<PaymentDecision | undefined> {
  const paymentId = paymentIdOf(transaction)
  if (paymentId === undefined) return { outcome: 'CLEAR', heldUntil: null, screeningIds: [] }
  const destinationId = heldDestinationId(transaction)
  const terms = internationalOf(transaction)
  const [source, destination] = await cachedAccounts(ctx, [
    transaction.debitAccountId,
    ...(destinationId === null ? [] : [destinationId]),
  ])
  return requestDecision(ctx, {
    paymentId,
    createdAt: transaction.createdAt,
    customerId: source!.customerId,
    accountId: transaction.debitAccountId,
    amountMinor: transaction.amountMinor,
    currency: transaction.currency,
    channel: transaction.channel,
    destinationName: transaction.destinationName!,
    destinationAccountNumber: transaction.otherAccountNumber!,
    destinationCustomerId: destination?.customerId ?? null,
    abroad: terms && { country: terms.country, bic: transaction.otherBankCode! },
  })
}

/** The transfer as compliance screens and judges it, with what identity knows of its customers. */
function paymentOf(
  transfer: TransferToDecide,
  payer: TransferParty | null,
  payee: TransferParty | null,
): PaymentToDecide {
  const id = payer?.externalId ?? transfer.customerId
  const senders = partiesOf(payer, id)
  // The tenant's own customer is screened under the names that identity has.
  const recipients = partiesOf(payee, transfer.destinationName)
  const isInternal = transfer.destinationCustomerId !== null
  const payeeId = payee?.externalId ?? transfer.destinationCustomerId
  const payeeCountry = isInternal
    ? (payee?.countryCode ?? null)
    : (transfer.abroad?.country ?? DOMESTIC_COUNTRY)
  const [{ name, dateOfBirth, country }] = senders
  return {
    paymentId: transfer.paymentId,
    stage: 'CREATION',
    parties: [
      ...senders.map((sender): PartyToScreen => ({ ...sender, role: 'SENDER', externalId: id })),
      ...recipients.map((recipient): PartyToScreen => ({
        ...recipient,
        role: 'RECIPIENT',
        country: payeeCountry,
        externalId: payeeId,
      })),
    ],
    transaction: {
      transactionId: transfer.paymentId,
      occurredAt: transfer.createdAt?.toISOString() ?? null,
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel: transfer.channel.toLowerCase(),
      amount: formatMinor(transfer.amountMinor, transfer.currency),
      currency: transfer.currency,
      customer: {
        id,
        type: payer?.type === 'CORPORATE' ? 'ORGANIZATION' : 'INDIVIDUAL',
        name,
        dateOfBirth,
        country,
      },
      accountId: transfer.accountId,
      counterparty: {
        id: payeeId,
        name: recipients[0].name,
        account: transfer.destinationAccountNumber,
        country: payeeCountry,
        bankBic: transfer.abroad?.bic ?? null,
      },
    },
  }
}

type NamedParty = Pick<PartyToScreen, 'name' | 'country' | 'dateOfBirth'>

/** A party under each of its names, or without a known name under the given one, so that no party is left out. */
function partiesOf(party: TransferParty | null, otherwise: string): [NamedParty, ...NamedParty[]] {
  const named = (name: string): NamedParty => ({
    name,
    country: party?.countryCode ?? null,
    dateOfBirth: party?.type === 'INDIVIDUAL' ? party.dateOfBirth : null,
  })
  const [first = otherwise, ...others] = namesOf(party)
  return [named(first), ...others.map(named)]
}
