import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { decideDisbursement } from '#sentinel/operations/transactions/decide-disbursement.ts'
import { placeProtectiveHold } from '#sentinel/operations/holds/place-protective-hold.ts'
import { voidDisbursement } from '#sentinel/operations/transactions/void-disbursement.ts'
import { eraseElderProfile } from '#sentinel/operations/profiles/erase-elder-profile.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import type { World } from '#test/support/world.ts'
import { elderFixture, type ElderFixture } from '../elder-fixture.ts'

const service = (here: World): Context => here.as({ kind: 'service' })

const payment = (customerId: string, more: Partial<IngestElderTransactionInput> = {}) => ({
  transaction: {
    transactionId: newId(),
    customerId,
    type: 'REMITTANCE' as const,
    direction: 'DEBIT' as const,
    channel: 'ONLINE' as const,
    amount: '100.00',
    currency: 'USD',
    counterparty: { name: 'Ada Obi', account: '0000014579', country: 'NG' },
    ...more,
  },
  payeeId: newId(),
})

const storedIn = ({ database, workspaceId }: World) =>
  database.read<{ transactionId: string; amount: string; isDebit: boolean; details: string | null }>(
    workspaceId,
    `select transaction_id as "transactionId", amount_minor::text as amount, is_debit as "isDebit", details
     from sentinel.transactions where workspace_id = $1 order by received_at, id`,
    [workspaceId],
  )

const holdAll = (here: ElderFixture, profileId: string): Promise<unknown> =>
  placeProtectiveHold(here.analyst(), {
    profileId,
    scope: 'ALL',
    allAssetsInDoubt: true,
    reason: 'A caller urges the customer.',
  })

test('for a customer without profile the decision is one read, and nothing is stored', async () => {
  const here = await elderFixture()
  here.statements.length = 0

  expect(await decideDisbursement(service(here), payment('stranger'))).toBe('ALLOW')

  expect(here.statements).toHaveLength(1)
  expect(await storedIn(here)).toEqual([])
})

test('a payment is stored once however often and however differently it is asked about', async () => {
  const here = await elderFixture()
  await here.profile('walter')
  const first = payment('walter')
  const { transactionId } = first.transaction

  const decisions = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      decideDisbursement(service(here), index === 0 ? first : payment('walter', { transactionId })),
    ),
  )
  const other = await decideDisbursement(service(here), payment('walter', { transactionId, amount: '7.00' }))

  expect(new Set([...decisions, other])).toEqual(new Set(['ALLOW']))
  expect(await storedIn(here)).toMatchObject([{ transactionId, amount: '10000', isDebit: true }])
})

test('a hold that is placed later decides about a stored payment, and does not reach another tenant', async () => {
  const [here, rival] = [await elderFixture(), await elderFixture()]
  const one = payment('walter')
  await rival.profile('walter')
  const profileId = await here.profile('walter')
  const before = await decideDisbursement(service(here), one)
  await holdAll(here, profileId)

  const after = await decideDisbursement(service(here), one)
  const ofRival = await decideDisbursement(service(rival), one)

  expect([before, after, ofRival]).toEqual(['ALLOW', 'HOLD', 'ALLOW'])
})

test('a voided payment is no debit any more, once, and only in its own tenant', async () => {
  const [here, rival] = [await elderFixture(), await elderFixture()]
  await here.profile('walter')
  const { transaction, payeeId } = payment('walter')
  const { transactionId } = transaction
  await decideDisbursement(service(here), { transaction, payeeId })

  expect(await voidDisbursement(service(rival), { transactionId })).toBe(false)
  expect(await voidDisbursement(service(here), { transactionId })).toBe(true)
  expect(await voidDisbursement(service(here), { transactionId })).toBe(false)
  expect(await voidDisbursement(service(here), { transactionId: newId() })).toBe(false)

  expect(await storedIn(here)).toMatchObject([{ transactionId, isDebit: false }])
})

test('after an erasure holds still decide, and no personal data is stored', async () => {
  const here = await elderFixture()
  await holdAll(here, await here.profile('walter'))
  await eraseElderProfile(here.platformContext, { customerId: 'walter' })

  expect(await decideDisbursement(service(here), payment('walter'))).toBe('HOLD')

  expect(await storedIn(here)).toEqual([])
})

test('a request with an invalid amount or time is refused', async () => {
  const here = await elderFixture()
  await here.profile('walter')

  for (const invalid of [{ amount: '0.00' }, { occurredAt: new Date('2999-01-01T00:00:00Z') }])
    await expect(decideDisbursement(service(here), payment('walter', invalid))).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    })
})

test.each(['tenant_key', 'staff', 'user', 'partner_key'] as const)(
  'a caller of the kind %s neither decides nor voids a payment',
  async kind => {
    const here = await elderFixture()
    const caller = here.as({ kind, scopes: ['sentinel:write'], customerId: newId() })

    await expect(decideDisbursement(caller, payment('walter'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(voidDisbursement(caller, { transactionId: newId() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  },
)
