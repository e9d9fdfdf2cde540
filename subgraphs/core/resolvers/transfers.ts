import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { BulkItemResult } from '#core/ledger/bulk.ts'
import { transferInBulk, type TransferInBulk } from '#core/operations/transfers/transfer-in-bulk.ts'
import type { InternationalPreview } from '#core/queries/international/international-preview.ts'
import { nameEnquiry, type NameEnquired } from '#core/queries/name-enquiry.ts'
import {
  previewTransfer,
  type TransferPreview,
  type TransferPreviewed,
} from '#core/queries/transfer-preview.ts'
import { LIMIT_FIELDS, LIMIT_WINDOWS, type LimitWindow } from '#core/rules/limit-use.ts'
import type { Resolvers } from '#core/schema.gen.ts'
import { shownUse } from './pricing.ts'

interface Input<Given> {
  readonly input: Given
}

const LIMIT_WINDOW_OF = new Map<string, LimitWindow>(
  LIMIT_WINDOWS.map(window => [LIMIT_FIELDS[window], window]),
)

const refusalShown = ({ code, message, issues = [] }: Refusal) => ({
  code,
  message,
  details: issues.flatMap(({ field, reason, amount }) => {
    const window = LIMIT_WINDOW_OF.get(field)
    return window === undefined ? [] : [{ field: `${window}_LIMIT` as const, reason, value: amount! }]
  }),
})

const money =
  (minor: (row: TransferPreview) => bigint | null) =>
  (row: TransferPreview): string | null => {
    const amount = minor(row)
    return amount === null ? null : formatMinor(amount, row.currency)
  }

const total = ({ amountMinor, feeMinor, vatMinor }: TransferPreview): bigint =>
  amountMinor + feeMinor + vatMinor

const availableAfter = (row: TransferPreview): bigint | null =>
  row.availableMinor === null || row.availableMinor < total(row) ? null : row.availableMinor - total(row)

export const transferParts = {
  Query: {
    previewTransfer: (_: unknown, { input }: Input<TransferPreviewed>, ctx: Context) =>
      previewTransfer(ctx, input),
    nameEnquiry: (_: unknown, { input }: Input<NameEnquired>, ctx: Context) => nameEnquiry(ctx, input),
  },
  Mutation: {
    transferInBulk: (_: unknown, { input }: Input<TransferInBulk>, ctx: Context) =>
      transferInBulk(ctx, input),
  },
  BulkTransfer: {
    items: ({ items }: { readonly items: readonly BulkItemResult[] }) =>
      items.map((result, index) =>
        result instanceof Refusal
          ? { index, status: 'FAILED', transaction: null, error: refusalShown(result) }
          : { index, status: result.postedStatus, transaction: result, error: null },
      ),
  },
  TransferPreview: {
    amount: money(row => row.amountMinor),
    fee: money(row => row.feeMinor),
    vat: money(row => row.vatMinor),
    totalAmount: money(total),
    // The available balance of an overdrawn account is shown as 0.
    availableBalance: money(row =>
      row.availableMinor !== null && row.availableMinor < 0n ? 0n : row.availableMinor,
    ),
    availableAfter: money(availableAfter),
    isPossible: ({ refusal }: TransferPreview) => refusal === undefined,
    refusal: ({ refusal }: TransferPreview) => (refusal ? refusalShown(refusal) : null),
    limit: ({ limit, currency }: TransferPreview) => limit && shownUse(limit, currency),
    international: ({ international }: TransferPreview) => international ?? null,
  },
  InternationalPreview: {
    orderedAmount: ({ orderedMinor, currency }: InternationalPreview) => formatMinor(orderedMinor, currency),
    correspondentCharge: ({ correspondentMinor, currency }: InternationalPreview) =>
      formatMinor(correspondentMinor, currency),
    deductedAmount: ({ deductedMinor, currency }: InternationalPreview) =>
      formatMinor(deductedMinor, currency),
    exchangeRate: ({ conversion }: InternationalPreview) => conversion?.exchangeRate ?? null,
    convertedAmount: ({ arrivingMinor, destinationCurrency }: InternationalPreview) =>
      arrivingMinor === null ? null : formatMinor(arrivingMinor, destinationCurrency),
  },
} satisfies Resolvers
