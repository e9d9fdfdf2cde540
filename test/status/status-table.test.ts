import { beforeAll, describe, expect, test } from '@jest/globals'
import { isObjectType, getNamedType, type GraphQLField } from 'graphql'
import { supergraphSdl } from '#app/supergraph.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { documentFor } from '#tools/traffic/selection.ts'
import { inDatabase } from '#test/identity/given.ts'
import { readTable } from '#test/probe/table.ts'
import { NOT_FOR_A_CUSTOMER } from './not-for-a-customer.ts'
import { ROWS } from './rows.ts'
import { OUTSIDE } from './rows/core.ts'
import type { Call, Row } from './rows/row.ts'
import { openBank, openSubject, STATUSES, type Bank, type Status, type Subject } from './subject.ts'

const mutations = supergraphSchema(supergraphSdl()).getMutationType()!.getFields()

/** Selections of mutations that return refusals in their result. */
const SELECTIONS: Readonly<Record<string, string>> = { transferInBulk: '{ items { error { code } } }' }

const nameOf = (mutation: string, { how }: Row): string =>
  how === undefined ? mutation : `${mutation} ${how}`

async function outcomeOf(
  bank: Bank,
  field: GraphQLField<unknown, unknown>,
  { caller, variables }: Call,
): Promise<string> {
  const actor = await caller()
  if (!actor) return 'UNAUTHENTICATED'
  const selection = SELECTIONS[field.name] ?? (isObjectType(getNamedType(field.type)) ? '{ __typename }' : '')
  const { data, errors } = await bank.ask(
    documentFor('mutation', field, variables, selection),
    variables,
    actor,
  )
  if (errors) return String(errors[0]!.extensions['code'] ?? errors[0]!.message)
  const value = data![field.name] as string | { items?: { error: { code: string } | null }[] }
  return typeof value === 'string' ? value : (value.items?.[0]?.error?.code ?? 'allowed')
}

/** State of money in transit after the change of status. */
interface UnderWay {
  readonly unpaid: string
  readonly paid: string
  readonly rail: string
}

// Merges the states of a transfer that proceeds, because its progress depends on the speed of the machine.
const REMITTED = `select case when hold is null and status in ('PROCESSING', 'COMPLETED') then 'goes on' else coalesce(hold, status) end as state from remittance.transfers where id = $1`
const RAIL = `select case when exists (select 1 from core.transaction_progress where transaction_id = $1 and status = 'PENDING') then 'waits' else 'goes on' end as state`

async function underWay({ bank, account, transfer }: Subject): Promise<UnderWay> {
  const [unpaid, paid] = [await transfer(), await transfer({ sourceOfFunds: 'manual' })]
  await bank.ask('mutation ($id: UUID!) { confirmFunding(id: $id) { id } }', { id: paid }, bank.key())
  const input = {
    sourceAccountId: await account('50.00', {}, 'NGN'),
    ...OUTSIDE,
    initiatedBy: bank.initiator,
  }
  const { data } = await bank.ask<{ transferByNip: { id: string } }>(
    'mutation ($input: SendOutsideInput!) { transferByNip(input: $input) { id } }',
    { input },
    bank.banker('teller'),
  )
  return { unpaid, paid, rail: data!.transferByNip.id }
}

const found: Record<Status, Record<string, string>> = { ACTIVE: {}, SUSPENDED: {}, CLOSED: {}, ERASED: {} }
const ends: Record<string, Record<string, string>> = {}

async function run(bank: Bank, status: Status): Promise<void> {
  const shared = await openSubject(bank)
  const rows = Object.entries(ROWS).flatMap(([mutation, all]) =>
    all.map(row => ({ mutation, row, name: nameOf(mutation, row) })),
  )
  const ready: { name: string; row: Row; field: GraphQLField<unknown, unknown>; call: Call; of: Subject }[] =
    []
  for (const { mutation, row, name } of rows) {
    const of = row.isAlone ? await openSubject(bank) : shared
    ready.push({ name, row, field: mutations[mutation]!, call: await row.make(of), of })
  }
  const money = await underWay(shared)

  for (const of of new Set(ready.map(each => each.of))) await of.become(status)
  for (const { name, field, call } of ready.filter(({ row }) => row.isEarly))
    found[status][name] = await outcomeOf(bank, field, call)
  await bank.work()
  for (const { name, field, call } of ready.filter(({ row }) => !row.isEarly))
    found[status][name] = await outcomeOf(bank, field, call)
  const stateOf = async (text: string, id: string): Promise<string> =>
    (await inDatabase<{ state: string }>(bank, text, [id]))[0]!.state
  ends[status] = {
    unpaid: await stateOf(REMITTED, money.unpaid),
    paid: await stateOf(REMITTED, money.paid),
    rail: await stateOf(RAIL, money.rail),
  }
}

describe('each operation for a customer behaves as the table shows for its status', () => {
  beforeAll(async () => {
    const bank = await openBank()
    for (const status of STATUSES) await run(bank, status)
  }, 120_000)

  test('every mutation of the graph, even an internal one, has rows or serves no customer', () => {
    const named = [...Object.keys(ROWS), ...Object.values(NOT_FOR_A_CUSTOMER).flat()]

    expect(new Set(named).size).toBe(named.length)
    expect(named.toSorted()).toEqual(Object.keys(mutations).toSorted())
  })

  test('every mutation that a user session may call has rows', () => {
    const open = Object.entries(readTable('graph')).flatMap(([name, cells]) =>
      name.startsWith('mutation ') && cells['session'] !== 'FORBIDDEN' ? [name.replace('mutation ', '')] : [],
    )

    expect(open).toContain('createTransfer')
    expect(open.filter(name => !Object.hasOwn(ROWS, name))).toEqual([])
  })

  test.each(
    Object.entries(ROWS).flatMap(([mutation, rows]) =>
      rows.map(row => [nameOf(mutation, row), row] as const),
    ),
  )('%s', (name, { cells }) => {
    expect(STATUSES.map(status => found[status][name])).toEqual(cells)
  })

  test('transfers in progress continue for active and erased customers, wait for suspended ones, and are refunded for closed ones', () => {
    expect(ends).toEqual({
      ACTIVE: { unpaid: 'goes on', paid: 'goes on', rail: 'goes on' },
      SUSPENDED: { unpaid: 'SENDER_SUSPENDED', paid: 'SENDER_SUSPENDED', rail: 'waits' },
      CLOSED: { unpaid: 'FAILED', paid: 'REFUNDED', rail: 'goes on' },
      ERASED: { unpaid: 'goes on', paid: 'goes on', rail: 'goes on' },
    })
  })
})
