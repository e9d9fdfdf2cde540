import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { addAllowedPair } from '#compliance/operations/lists/add-allowed-pair.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { voidPaymentScreening } from '#compliance/operations/payments/void-payment-screening.ts'
import { screeningMatches } from '#compliance/queries/screenings.ts'
import { world, type World } from '#test/support/world.ts'
import { named, activeLists } from './active-lists.ts'

interface Given extends World {
  service(): Context
  deny(name: string): Promise<{ id: string }>
}

async function given(): Promise<Given> {
  const here = await world()
  await activeLists(here)
  return {
    ...here,
    service: () => here.as({ kind: 'service' }),
    deny: name =>
      addToDenyList(here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] }), { name }),
  }
}

const parties = (...names: string[]) => names.map(name => ({ role: 'RECIPIENT', name, country: 'NG' }))

test('a payment without a listed party is clear, and one with a listed party is blocked and published', async () => {
  const { service, deny, published } = await given()
  const { id: entryId } = await deny('Blocked Person')
  const [clear, blocked] = [newId(), newId()]

  expect(await screenPayment(service(), { paymentId: clear, parties: parties('Ada Obi') })).toMatchObject({
    outcome: 'CLEAR',
    matchedEntryIds: [],
  })
  expect(
    await screenPayment(service(), { paymentId: blocked, parties: parties('Ada Obi', 'PERSON, Blocked') }),
  ).toMatchObject({ outcome: 'BLOCKED', matchedEntryIds: [entryId] })

  expect((await published()).filter(({ type }) => type === 'compliance.payment_blocked')).toEqual([
    expect.objectContaining({ aggregateId: blocked }),
  ])
})

test('the searched lists are stored with the outcome', async () => {
  const { service } = await given()

  const screening = await screenPayment(service(), { paymentId: newId(), parties: parties('Ada Obi') })

  expect(screening).toMatchObject({
    parties: [{ role: 'RECIPIENT', name: 'Ada Obi', country: 'NG' }],
    voidedAt: null,
  })
})

test('the first outcome stays when the list changes, until it is voided', async () => {
  const { service, deny } = await given()
  const paymentId = newId()
  const first = await screenPayment(service(), { paymentId, parties: parties('Ada Obi') })
  await deny('Ada Obi')

  const second = await screenPayment(service(), { paymentId, parties: parties('Ada Obi') })
  expect(second).toEqual(first)

  expect(await voidPaymentScreening(service(), { paymentId })).toBe(true)
  expect(await screenPayment(service(), { paymentId, parties: parties('Ada Obi') })).toMatchObject({
    outcome: 'BLOCKED',
  })
})

test('each stage of a payment has a separate outcome', async () => {
  const { service, deny } = await given()
  const paymentId = newId()
  const ask = (stage: 'CREATION' | 'PAYOUT') =>
    screenPayment(service(), { paymentId, stage, parties: parties('Ada Obi') })
  const created = await ask('CREATION')
  await deny('Ada Obi')

  const paid = await ask('PAYOUT')

  expect([created, paid]).toMatchObject([
    { stage: 'CREATION', outcome: 'CLEAR' },
    { stage: 'PAYOUT', outcome: 'BLOCKED' },
  ])
  expect([await ask('CREATION'), await ask('PAYOUT')]).toEqual([created, paid])
})

test('ten concurrent screenings of one payment give one outcome', async () => {
  const { service } = await given()
  const paymentId = newId()

  const screenings = await Promise.all(
    Array.from({ length: 10 }, () => screenPayment(service(), { paymentId, parties: parties('Ada Obi') })),
  )

  expect(new Set(screenings.map(screening => screening!.id)).size).toBe(1)
})

test('a second void and a void by another tenant do nothing', async () => {
  const { service } = await given()
  const rival = await given()
  const paymentId = newId()
  await screenPayment(service(), { paymentId, parties: parties('Ada Obi') })

  expect(await voidPaymentScreening(rival.service(), { paymentId })).toBe(false)
  expect(await voidPaymentScreening(service(), { paymentId })).toBe(true)
  expect(await voidPaymentScreening(service(), { paymentId })).toBe(false)
  expect(await voidPaymentScreening(service(), { paymentId: newId() })).toBe(false)
})

test("an entry on a tenant's list blocks only that tenant's payments", async () => {
  const { deny } = await given()
  const rival = await given()
  await deny('Ada Obi')

  expect(
    await screenPayment(rival.service(), { paymentId: newId(), parties: parties('Ada Obi') }),
  ).toMatchObject({ outcome: 'CLEAR' })
})

test('a name without letters has no hits, and the payment is not cleared', async () => {
  const { service } = await given()

  expect(
    await screenPayment(service(), { paymentId: newId(), parties: parties('Ada Obi', '---') }),
  ).toMatchObject({ outcome: 'HELD', holdReason: 'UNAVAILABLE' })
})

test('only domains of the platform screen payments; the operation is hidden from external callers', async () => {
  const { as, ask } = await given()

  for (const actor of [
    { kind: 'tenant_key', scopes: ['compliance:*'] },
    { kind: 'staff', scopes: ['*'] },
    { kind: 'user' },
  ] as const) {
    await expect(screenPayment(as(actor), { paymentId: newId(), parties: [] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(voidPaymentScreening(as(actor), { paymentId: newId() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  }
  await expect(async () =>
    ask(
      'mutation Void($id: UUID!) { voidPaymentScreening(paymentId: $id) }',
      { id: newId() },
      as({ kind: 'staff', scopes: ['*'] }),
    ),
  ).rejects.toThrow()
})

test('an allow-list pair clears a payment only under the reviewed name; a pair without a known subject clears none', async () => {
  const here = await given()
  const lists = await activeLists(here)
  await lists.list('OFAC_SDN', { names: named('Ottilienne Harrowgate Selwyn') })
  const { id: entryId } = await lists.list('OFAC_SDN', { names: named('Ambrosina Tetherdown') })
  const analyst = () =>
    here.as({
      kind: 'tenant_key',
      service: 'compliance',
      scopes: ['compliance:write', 'compliance:decide'],
      declaredActor: 'analyst@bank.example',
    })
  const pay = (name: string, externalId: string) =>
    screenPayment(here.service(), {
      paymentId: newId(),
      parties: [{ role: 'RECIPIENT', name, country: 'NG', externalId }],
    })
  const held = await pay('Ottilienne Harrogate', 'r-1')
  const [screeningId] = held.screeningIds
  const [match] = await screeningMatches(analyst(), screeningId!)

  await resolveMatch(analyst(), {
    screeningId: screeningId!,
    matchId: match!.id,
    resolution: 'FALSE_POSITIVE',
    allowList: { add: true },
  })
  await addAllowedPair(analyst(), {
    externalId: 'r-2',
    source: 'OFAC_SDN',
    entryId,
    reason: 'Nobody knows whom',
  })

  expect(held.outcome).toBe('HELD')
  for (const [name, externalId, outcome] of [
    ['Harrogate, OTTILIENNE', 'r-1', 'CLEAR'],
    ['Ottilienne Harrowgate Selwyn', 'r-1', 'BLOCKED'],
    ['Ambrosina Tetherdown', 'r-2', 'BLOCKED'],
  ] as const)
    expect([name, (await pay(name, externalId)).outcome]).toEqual([name, outcome])
})

test.each([
  ['WALLET', { type: 'WALLET', value: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B' }, 'INDIVIDUAL'],
  ['IMO', { type: 'IMO', value: 'IMO 9123456' }, 'VESSEL'],
  ['TAIL_NUMBER', { type: 'TAIL_NUMBER', value: 'QX-ABC' }, 'AIRCRAFT'],
] as const)('a payment to the %s of a listed party is blocked', async (_, identifier, type) => {
  const here = await given()
  const lists = await activeLists(here)
  await lists.list('OFAC_SDN', { type, names: named('Ostravelle'), identifiers: [identifier] })

  expect(
    await screenPayment(here.service(), { paymentId: newId(), parties: parties(identifier.value) }),
  ).toMatchObject({ outcome: 'BLOCKED' })
})

test('a common name that is listed holds the payment, and a rare one blocks it', async () => {
  const here = await given()
  const lists = await activeLists(here)
  for (const name of ['Mohamed Ahmed', 'Mohamed Quellwarden'])
    await lists.list('UN_CONSOLIDATED', { names: named(name) })
  const ask = (name: string) => screenPayment(here.service(), { paymentId: newId(), parties: parties(name) })

  expect(await ask('Mohamed Ahmed')).toMatchObject({ outcome: 'HELD', holdReason: 'MATCH' })
  expect(await ask('Mohamed Quellwarden')).toMatchObject({ outcome: 'BLOCKED' })
})
