import type { Context } from '#kernel/context.ts'
import { demoCurrencies } from '#core/demo/currencies.ts'
import {
  transferCrossCurrency,
  type TransferCrossCurrency,
} from '#core/operations/transfers/transfer-cross-currency.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { systemBalances } from '#core/queries/system-balances.ts'
import { entriesOfTransaction } from '#core/queries/transactions.ts'
import type { World } from '#test/support/world.ts'
import { movementSetting, type MovementSetting } from '../movement-setting.ts'

/** A tenant with the demo's rates and corridors: USD/NGN is 1590, 1600 and 1610. */
export async function converting(): Promise<MovementSetting> {
  const at = await movementSetting()
  await demoCurrencies(at.platformContext)
  return at
}

export const convert = (
  at: MovementSetting,
  source: string,
  destination: string,
  given: Partial<TransferCrossCurrency>,
  parts: Partial<Context> = {},
): Promise<TransactionRow> =>
  transferCrossCurrency(at.teller(parts), { ...at.order(source, destination), ...given })

/** Balances of the accounts that conversions move, as kind, currency and the currency that a counter-value stands for. */
export async function fxBalances(at: MovementSetting): Promise<Record<string, bigint>> {
  const rows = (await systemBalances(at.staff('viewer')())).filter(({ kind }) => kind.startsWith('FX_'))
  return Object.fromEntries(
    rows.map(row => [
      [row.kind, row.currency, row.counterCurrency].filter(part => part !== null).join(' '),
      BigInt(row.addedUpMinor) + BigInt(row.waitingMinor),
    ]),
  )
}

/** Names of the integrity checks that fail. */
export const brokenChecks = async ({ database, workspaceId }: World): Promise<string[]> =>
  (await integrityOf(database, workspaceId)).checks
    .filter(({ broken }) => broken > 0n)
    .map(({ name }) => name)

/** The sum of a transaction's entries in each currency. */
export async function entrySums(at: MovementSetting, id: string): Promise<Record<string, bigint>> {
  const sums: Record<string, bigint> = {}
  for (const { currency, amountMinor } of (await entriesOfTransaction(at.staff('viewer')(), id)) ?? [])
    sums[currency] = (sums[currency] ?? 0n) + amountMinor
  return sums
}

/** What a conversion shows: the transfer, and the entries of the credited account. */
export const CONVERSION = `query ($id: UUID!, $account: UUID!) {
  transaction(id: $id) {
    transferType sourceAccountId destAccountId amount currency metadata
    sourceCurrency targetCurrency exchangeRate convertedAmount corridorId
    entries { accountId accountNum systemAccount entryType amount currency bookingDate valueDate }
  }
  accountStatement(id: $account, from: "2020-01-01", to: "2099-01-01") {
    lines { credit counterpartyAccountNum narration }
  }
  accountTransactions(accountId: $account) { nodes { transferType sourceAccountId destAccountId amount currency parentTxnId metadata } }
}`

/** Changes to the tables, each with the words for it, that the check POSITIONS must find. */
export const DAMAGES: readonly (readonly [words: string, statement: string])[] = [
  ['a part that is missing', `delete from core.transactions where description = 'Income of the conversion'`],
  [
    'a credit of another amount',
    `update core.transactions set amount_minor = amount_minor - 1 where type = 'TRANSFER' and parent_id is not null and credit_sequence is not null`,
  ],
  [
    'money on the wrong counter-value account',
    `update core.system_accounts set counter_currency = 'EUR' where kind = 'FX_COUNTER_VALUE'`,
  ],
  [
    'a posting that takes income without a transfer',
    `insert into core.transactions select (jsonb_populate_record(posting, jsonb_build_object('id', gen_random_uuid(), 'reference', 'forged', 'parent_id', null))).* from core.transactions posting where description = 'Income of the conversion'`,
  ],
]
