import type { Exchanging, Headers, Json } from '../traffic/exchange.ts'
import { posting } from '../traffic/exchange.ts'
import { CORE_REST, keyed } from '../traffic/core-place.ts'
import { DEMO, placeAt, RECIPIENT, type Sql } from '../traffic/place.ts'
import type { Move, Scene } from './moves.ts'

const ACCOUNTS = 8
const FUNDS = 1_000_000
const TOKENS_LAST_MS = 8 * 60_000

/** Accounts with money on them, and a customer with a wallet, in the demonstration's tenant. */
export async function openScene(exchange: Exchanging, sql: Sql): Promise<{ scene: Scene; headersOf(by: Move['by']): Promise<Headers> }> {
  const place = placeAt(DEMO, exchange, sql, 'chaos')
  const asked = async (path: string, headers: Headers, body: object): Promise<Json> => {
    const { status, body: answer, text } = await exchange(posting(path, keyed(headers), body))
    if (status >= 400) throw new Error(`${path} was to be got ready: ${status} ${text}`)
    return answer
  }
  let since = performance.now()
  const headersOf = (by: Move['by']): Promise<Headers> => {
    if (performance.now() - since > TOKENS_LAST_MS) {
      since = performance.now()
      place.giveUpSessions()
    }
    return by === 'bank' ? place.coreToken() : place.session()
  }

  const initiatedBy = await place.administrator()
  const bank = await headersOf('bank')
  const pay = (accountId: string): Promise<Json> => asked(`${CORE_REST}/deposits`, bank, { account_id: accountId, amount: FUNDS, channel: 'BRANCH', narration: 'Opening', initiated_by: initiatedBy })
  const accounts: string[] = []
  for (let count = 0; count < ACCOUNTS; count++) accounts.push(await place.emptyAccount())
  for (const id of accounts) await pay(id)
  const wallet = await asked(`${CORE_REST}/accounts`, bank, { customer_id: await place.user(), account_type: 'DOMICILIARY', currency: 'USD', account_name: 'Wallet' })
  await pay(wallet.id as string)
  const recipients: string[] = []
  for (const lastName of ['Okafor', 'Okafor', 'test-payout-rejected'])
    recipients.push((await asked('/api/v1/remittance/recipients', await place.session(), { ...RECIPIENT, lastName })).id as string)
  return { scene: { accounts, initiatedBy, walletId: wallet.id as string, recipients }, headersOf }
}
