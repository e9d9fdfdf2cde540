import type { CoreFixture, CoreTools } from './fixtures.ts'

/** Currencies in which no account of the demo is kept; two of them are a new corridor each time. */
const CODES = (
  'AED AUD BRL CAD CHF CNY CZK DKK EGP GHS HKD HUF IDR ILS INR KES MAD MXN MYR NOK NZD PHP PLN QAR RON SAR SEK SGD THB ' +
  'TRY TWD TZS UGX XAF XOF ZAR'
).split(' ')

/** A pair of currencies that differs for each number up to their squares. */
export function corridorBody(number: number): Record<string, unknown> {
  const source = number % CODES.length
  const distance = 1 + (Math.floor(number / CODES.length) % (CODES.length - 1))
  return {
    source_currency: CODES[source],
    target_currency: CODES[(source + distance) % CODES.length],
    spread_bps: 50,
  }
}

const USES = 40

/** Accounts in dollars and corridors of core banking. */
export function coreCurrencies({
  fixture,
  core,
  created,
  mine,
  code,
}: CoreTools): Pick<CoreFixture, 'dollarAccount' | 'corridor' | 'conversionQuote'> {
  let account: Promise<string> | undefined
  let uses = 0
  async function openDollars(): Promise<string> {
    const id = await created('/accounts', {
      customer_id: await fixture().customer(),
      account_type: 'DOMICILIARY',
      currency: 'USD',
      account_name: mine(`Dollars ${code} ${fixture().next()}`),
    })
    await core('/deposits', await fixture().staff(), {
      account_id: id,
      amount: 1000,
      channel: 'BRANCH',
      narration: 'Cash',
      initiated_by: await fixture().administrator(),
    })
    return id
  }
  return {
    dollarAccount() {
      if (uses++ % USES === 0) account = openDollars()
      return account!
    },
    corridor: () => created('/corridors', corridorBody(fixture().next())),
    async conversionQuote() {
      const accounts = {
        source_account_id: await fixture().dollarAccount(),
        destination_account_id: await fixture().account(),
      }
      const quote = await core('/transfers/cross-currency/quote', await fixture().staff(), {
        ...accounts,
        amount: 10.5,
      })
      return { ...accounts, quote_id: mine(quote.quote_id as string) }
    },
  }
}
