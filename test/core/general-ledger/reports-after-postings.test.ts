import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { runWorker } from '#test/support/world.ts'

let desk: Desk
let worker: ReturnType<typeof runWorker>

beforeAll(async () => {
  desk = await openDesk()
  worker = runWorker(desk.demo)
}, 120_000)
afterAll(() => worker.stop())

test('what was posted is in the balances asked a moment later, in the books and in the report', async () => {
  const account = await desk.account(1)
  const [cash, savings] = await Promise.all(
    ['1000', '2000'].map(
      async code => (await desk.done(`GET /gl-accounts?code=${code}`)).gl_accounts[0].id as string,
    ),
  )
  const balance = async (id: string | undefined): Promise<number> =>
    (await desk.done(`GET /gl-accounts/${id}/balance`)).balance as number
  const { business_date: today } = await desk.done('GET /business-date')
  const [before, owed] = [await balance(cash), await balance(savings)]

  for (let times = 1; times <= 3; times++) {
    await desk.done('POST /deposits', { body: await desk.cash(account, 250.25) })
    expect(await balance(cash)).toBeCloseTo(before + times * 250.25, 2)
    expect(await balance(savings)).toBeCloseTo(owed + times * 250.25, 2)
  }

  const { balances } = await desk.done(`GET /gl-accounts/${cash}/balances?from=${today}&to=${today}`)
  const { lines } = await desk.done(`GET /gl-accounts/${cash}/ledger?from=${today}&currency=NGN`)
  const naira = balances.find(({ currency }: { currency: string }) => currency === 'NGN')
  expect(naira.closing).toBeCloseTo(before + 750.75, 2)
  expect(naira.closing).toBeCloseTo(naira.opening + naira.debit - naira.credit, 2)
  expect(lines[0]).toMatchObject({ date: today, source: 'POSTINGS', currency: 'NGN', journal_id: null })
  expect(await desk.isClean()).toBe(true)
})
