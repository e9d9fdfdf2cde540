import { type Exchanging, type Headers, type Json, posting } from '#tools/traffic/exchange.ts'
import { CORE_REST, keyed } from '#tools/traffic/core-fixture.ts'
import { RECIPIENT } from '#tools/traffic/remittance-fixture.ts'
import { DEMO, fixtureAt } from '#tools/traffic/tenant-fixture.ts'
import type { Sql } from '#tools/traffic/fixtures.ts'
import type { Move, Scene } from './moves.ts'

const ACCOUNTS = 8
const FUNDS = 1_000_000
const TOKENS_LAST_MS = 8 * 60_000

/** Creates funded accounts, and a customer with a wallet, in the demonstration's tenant. */
export async function openScene(
  exchange: Exchanging,
  sql: Sql,
): Promise<{ scene: Scene; customerId: string; headersOf(by: Move['by']): Promise<Headers> }> {
  const fixture = fixtureAt(DEMO, exchange, sql, 'chaos')
  const post = async (path: string, headers: Headers, body: object): Promise<Json> => {
    const { status, body: response, text } = await exchange(posting(path, keyed(headers), body))
    if (status >= 400) throw new Error(`${path} could not be prepared: ${status} ${text}`)
    return response
  }
  let since = performance.now()
  const headersOf = (by: Move['by']): Promise<Headers> => {
    if (performance.now() - since > TOKENS_LAST_MS) {
      since = performance.now()
      fixture.giveUpSessions()
    }
    return by === 'bank' ? fixture.coreToken() : fixture.session()
  }

  const initiatedBy = await fixture.administrator()
  const bank = await headersOf('bank')
  const pay = (accountId: string): Promise<Json> =>
    post(`${CORE_REST}/deposits`, bank, {
      account_id: accountId,
      amount: FUNDS,
      channel: 'BRANCH',
      narration: 'Opening',
      initiated_by: initiatedBy,
    })
  const accounts: string[] = []
  for (let count = 0; count < ACCOUNTS; count++) accounts.push(await fixture.emptyAccount())
  const branchAccount = await fixture.branchAccount()
  const virtual = (kind: string): Promise<Json> =>
    post(`${CORE_REST}/accounts/${accounts.at(-1)!}/virtual-accounts`, bank, { kind, account_name: kind })
  const { id: escrowId } = await virtual('ESCROW')
  const { account_number: collectionNumber } = await virtual('COLLECTION')
  for (const id of [...accounts, branchAccount, escrowId as string]) await pay(id)
  const accountNumbers = [await fixture.numberOf(accounts.at(-1)!), collectionNumber as string]
  const wallet = await post(`${CORE_REST}/accounts`, bank, {
    customer_id: await fixture.user(),
    account_type: 'DOMICILIARY',
    currency: 'USD',
    account_name: 'Wallet',
  })
  await pay(wallet.id as string)
  const recipients: string[] = []
  for (const lastName of ['Okafor', 'Okafor', 'test-payout-rejected'])
    recipients.push(
      (await post('/api/v1/remittance/recipients', await fixture.session(), { ...RECIPIENT, lastName }))
        .id as string,
    )
  return {
    scene: {
      accounts,
      branchAccount,
      accountNumbers,
      escrowId: escrowId as string,
      initiatedBy,
      walletId: wallet.id as string,
      recipients,
    },
    customerId: await fixture.customer(),
    headersOf,
  }
}
