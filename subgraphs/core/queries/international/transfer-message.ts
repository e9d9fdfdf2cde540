import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { refuse } from '#core/errors.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { pacs008 } from '#core/rules/international/pacs008.ts'
import { internationalOf } from '#core/rules/international/terms.ts'
import { conversionOf } from '#core/rules/transaction.ts'
import { transactionById, type TransactionRow } from '../posted-transaction.ts'
import { admitRole } from '#core/rules/rights.ts'

/** A message between banks. */
export interface TransferMessage {
  readonly contentType: string
  readonly text: string
}

const DEBTOR = planOnce(
  `select account_number as "accountNumber", account_name as name from core.accounts where workspace_id = $1 and id = $2`,
)

/** What leaves for the bank of the payee: the amount of the transfer, or what it was converted to. */
export function settledAmount(row: TransactionRow): {
  readonly amountMinor: bigint
  readonly currency: string
} {
  const conversion = conversionOf(row)
  return conversion
    ? { amountMinor: BigInt(conversion.convertedMinor), currency: conversion.targetCurrency }
    : { amountMinor: row.amountMinor, currency: row.currency }
}

/** The transfer as pacs.008.001.08; null for a transaction that is no international transfer. */
export async function pacs008Of(ctx: Context, row: TransactionRow): Promise<string | null> {
  const terms = internationalOf(row)
  if (!terms) return null
  const { workspaceId } = ctx.actor
  const [[debtor], { bankCode }] = await Promise.all([
    ctx.database.read<{ accountNumber: string; name: string }>(workspaceId, DEBTOR, [
      workspaceId,
      row.debitAccountId,
    ]),
    policyOf(ctx),
  ])
  const orderedMinor = BigInt(terms.orderedMinor)
  return pacs008({
    reference: row.reference,
    uetr: row.externalReference!,
    createdAt: row.createdAt,
    settlementDate: terms.estimatedArrival,
    ...settledAmount(row),
    ordered: {
      amountMinor: orderedMinor,
      currency: row.currency,
      chargeMinor: orderedMinor - row.amountMinor,
    },
    exchangeRate: conversionOf(row)?.exchangeRate ?? null,
    chargeBearer: terms.chargeBearer,
    institution: { bic: null, name: null, ...terms.institution, bankCode },
    correspondentBic: terms.correspondentBic,
    debtor: { ...debtor!, country: terms.senderCountry },
    creditor: {
      name: row.destinationName!,
      country: terms.country,
      accountNumber: row.otherAccountNumber!,
      bic: row.otherBankCode!,
    },
    purpose: terms.purpose,
    narration: row.narration!,
  })
}

/** The message by which an international transfer is sent. */
export async function transferMessage(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<TransferMessage> {
  admitRole(ctx.actor, 'viewer')
  const row = await transactionById(ctx, id)
  if (!row) throw refuse('TRANSACTION_NOT_FOUND')
  const text = await pacs008Of(ctx, row)
  if (text === null) throw refuse('TRANSFER_MESSAGE_NOT_FOUND')
  return { contentType: 'application/xml', text }
}
