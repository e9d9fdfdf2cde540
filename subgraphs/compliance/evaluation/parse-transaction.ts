import { isIP } from 'node:net'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import type { MonitoredTransaction } from './transaction.ts'

/** A transaction before it is known whether its counterparty is a customer, with the values that are only hashed. */
export interface ParsedTransaction extends Omit<MonitoredTransaction, 'counterpartyKey'> {
  readonly phone: string | null
  readonly address: string | null
}

const DAY_MS = 86_400_000
const AGE_MAX_MS = 400 * DAY_MS
/** How far the clock of a caller may run ahead. */
export const AHEAD_MAX_MS = 5 * 60_000

/** A transaction of the interface in the form that is judged. Throws VALIDATION_ERROR that names every invalid field below `path`. */
export function parseTransaction(
  given: TransactionInput,
  now: Date,
  path = 'transaction',
): ParsedTransaction {
  const issues = transactionIssues(given, now, path)
  if (issues.length > 0) throw invalid(issues)
  const { customer, device, counterparty } = given
  return {
    transactionId: given.transactionId,
    occurredAt: given.occurredAt ?? now,
    type: given.type,
    direction: given.direction,
    channel: given.channel,
    amountMinor: toMinor(given.amount, given.currency),
    currency: given.currency,
    customer: {
      id: customer.id,
      type: customer.type,
      name: customer.name ?? null,
      dateOfBirth: customer.dateOfBirth ?? null,
      country: customer.country ?? null,
    },
    phone: customer.phone ?? null,
    address: customer.address ?? null,
    accountId: given.accountId ?? null,
    cardId: given.cardId ?? null,
    walletId: given.walletId ?? null,
    device: {
      fingerprint: device?.fingerprint ?? null,
      ip: device?.ip ?? null,
      ipCountry: device?.ipCountry ?? null,
    },
    counterparty: counterparty
      ? {
          id: counterparty.id ?? null,
          name: counterparty.name ?? null,
          account: counterparty.account ?? null,
          country: counterparty.country ?? null,
          bankBic: counterparty.bankBic ?? null,
        }
      : null,
    merchantId: given.merchantId ?? null,
    initiatedBy: given.initiatedBy ?? 'CUSTOMER',
    reference: given.reference ?? null,
  }
}

/** Invalid fields of a transaction, by path. */
export function transactionIssues(
  { amount, currency, occurredAt, customer, device }: TransactionInput,
  now: Date,
  path: string,
): ValidationIssue[] {
  const ofAmount =
    amountIssue(amount, currency) ??
    (toMinor(amount, currency) === 0n ? 'must be greater than zero' : undefined)
  const isOld = occurredAt && occurredAt.getTime() < now.getTime() - AGE_MAX_MS
  const isAhead = occurredAt && occurredAt.getTime() > now.getTime() + AHEAD_MAX_MS
  const isUnborn = customer.dateOfBirth && customer.dateOfBirth > now.toISOString().slice(0, 10)
  return [
    ...(ofAmount === undefined ? [] : [{ field: `${path}.amount`, reason: ofAmount }]),
    ...(isOld ? [{ field: `${path}.occurredAt`, reason: 'must not be more than 400 days ago' }] : []),
    ...(isAhead ? [{ field: `${path}.occurredAt`, reason: 'must not be more than 5 minutes ahead' }] : []),
    ...(isUnborn ? [{ field: `${path}.customer.dateOfBirth`, reason: 'must not be in the future' }] : []),
    ...(device?.ip && isIP(device.ip) === 0
      ? [{ field: `${path}.device.ip`, reason: 'must be an IP address of version 4 or 6' }]
      : []),
  ]
}
