import { existsSync, readFileSync } from 'node:fs'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import type { Context } from '#kernel/context.ts'
import { demoCurrencies } from '#core/demo/currencies.ts'
import {
  transferInternationally,
  type TransferInternationally,
} from '#core/operations/international/transfer-internationally.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { bank, type Bank } from '../bank.ts'

/** The schemas of ISO 20022 are not part of the project; WATCHLIST_TEST_DATA names the folder that contains them. */
const SCHEMA = `${process.env['WATCHLIST_TEST_DATA'] ?? ''}/iso20022/pacs.008.001.09.xsd`
export const hasSchema = existsSync(SCHEMA)

/** The schema is of the next version, in which the elements of the message are the same. */
export function validate(xml: string): void {
  if (!hasSchema) return
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(SCHEMA, 'utf8')))
  const document = XmlDocument.fromString(xml.replace('pacs.008.001.08', 'pacs.008.001.09'))
  try {
    validator.validate(document)
  } finally {
    document.dispose()
    validator.dispose()
  }
}

const order = (
  at: Bank,
  sourceAccountId: string,
  given: Partial<TransferInternationally> = {},
): TransferInternationally => ({
  sourceAccountId,
  destinationAccountNum: 'DE89 3704 0044 0532 0130 00',
  destinationBankCode: 'COBADEFFXXX',
  destinationAccountName: 'Jürgen Müller & Co',
  destinationBankName: 'Commerzbank',
  destinationCountry: 'DE',
  amount: '100.00',
  currency: 'NGN',
  destinationCurrency: 'NGN',
  chargeBearer: 'SHA',
  purpose: 'SUPP',
  channel: 'API',
  narration: 'Invoice 17',
  initiatedBy: at.staff('teller').actor.subjectId,
  ...given,
})

export const send = (
  at: Bank,
  source: string,
  given: Partial<TransferInternationally> = {},
  parts: Partial<Context> = {},
): Promise<TransactionRow> => transferInternationally(at.staff('teller', parts), order(at, source, given))

/** A dollar account with 1,000.00. */
export async function dollars(at: Bank): Promise<string> {
  const accountId = await at.account(0n, { currency: 'USD' })
  const { actor } = at.staff('teller')
  await deposit(at.staff('teller'), {
    accountId,
    amount: '1000.00',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: actor.subjectId,
  })
  return accountId
}

/** The tenant with rates and corridors: USD/NGN is 1590, 1600 and 1610, EUR/NGN 1720, 1735 and 1750. */
export async function trading(): Promise<Bank> {
  const at = await bank()
  await demoCurrencies(at.platformContext)
  return at
}

export const broken = async ({ database, workspaceId }: Bank): Promise<string[]> =>
  (await integrityOf(database, workspaceId)).checks
    .filter(({ broken }) => broken > 0n)
    .map(({ name }) => name)

/** Balances of system accounts other than cash, by kind and currency; those with 0 are left out. */
export const systemSums = async (at: Bank): Promise<Record<string, string>> => {
  const rows = await at.rows<{ name: string; sum: string }>(
    `select s.kind || ' ' || s.currency as name, sum(e.amount_minor)::text as sum from core.system_accounts s
     join core.entries e on e.workspace_id = s.workspace_id and e.account_id = s.id
     where s.workspace_id = $1 and s.kind <> 'CASH' group by 1 having sum(e.amount_minor) <> 0`,
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

const SETTLED = [3_000, 2_000, 2_000, 4_000, 8_000]
export async function settle(at: Bank): Promise<void> {
  for (const ms of SETTLED) await at.work(ms)
}
