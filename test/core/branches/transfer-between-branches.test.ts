import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Context } from '#kernel/context.ts'
import { createBranch } from '#core/operations/branches/create-branch.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { cancelTransaction } from '#core/operations/transactions/cancel-transaction.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import {
  transferBetweenBranches,
  type TransferBetweenBranches,
} from '#core/operations/transfers/transfer-between-branches.ts'
import { branches } from '#core/queries/branches/branches.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { legsOfTransaction, type TransactionRow } from '#core/queries/posted-transaction.ts'
import { transactions } from '#core/queries/transaction-list.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { bank, SOUND, type Bank } from '../bank.ts'
import {
  balances,
  claim,
  closeAllCases,
  deciding,
  givenRule,
  heldOnSystem,
  internalOrder,
  judgedBy,
} from '../decided-transfers.ts'
import { storedWebhooks, storeWebhooks } from '../transaction-events.ts'

const transfer = (
  at: Bank,
  source: string,
  destination: string,
  parts: Partial<Context> = {},
  given: Partial<TransferBetweenBranches> = {},
): Promise<TransactionRow> =>
  transferBetweenBranches(at.staff('teller', parts), internalOrder(at, source, destination, given))

/** Adds branches, and returns the ids of all branches by code. */
async function withBranches(at: Bank, ...codes: string[]): Promise<Record<string, string>> {
  for (const code of codes) await createBranch(at.staff('admin'), { code, name: `Branch ${code}` })
  const { nodes } = await branches(at.staff('viewer'), { first: 50 })
  return Object.fromEntries(nodes.map(({ code, id }) => [code, id]))
}

/** What each branch owes the others, by code. */
async function due(at: Bank): Promise<Record<string, bigint>> {
  const rows = await at.rows<{ code: string; minor: string }>(
    `select branch.code, sum(entry.amount_minor)::text as minor from core.system_accounts account
     join core.branches branch on branch.workspace_id = account.workspace_id and branch.id = account.branch_id
     join core.entries entry on entry.workspace_id = account.workspace_id and entry.account_id = account.id
     where account.workspace_id = $1 and account.kind = 'INTER_BRANCH_DUE' group by branch.code`,
  )
  return Object.fromEntries(rows.map(({ code, minor }) => [code, BigInt(minor)]))
}

const brokenChecks = async (at: Bank): Promise<string[]> =>
  (await integrityOf(at.database, at.workspaceId)).checks
    .filter(({ broken }) => broken > 0n)
    .map(({ name }) => name)

test('the amount moves between the accounts and between the due accounts, and one event names both customers', async () => {
  const at = await bank()
  await storeWebhooks(at)
  const { LAG, HO } = await withBranches(at, 'LAG')
  await at.fee('INTERNAL', 1_000n, 75_000n)
  const [source, destination] = [await at.account(100_000n), await at.account(0n, { branch_id: LAG })]

  const posted = await transfer(at, source, destination)
  await at.work(0)

  expect(posted).toMatchObject({
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    postedStatus: 'COMPLETED',
    feeMinor: 1_000n,
    metadata: { sourceBranchId: HO, destinationBranchId: LAG },
  })
  expect(await balances(at, source, destination)).toEqual([88_925n, 10_000n])
  expect(await due(at)).toEqual({ HO: 10_000n, LAG: -10_000n })
  expect(await brokenChecks(at)).toEqual([])
  expect(await at.proof()).toEqual(SOUND)
  const webhooks = (await storedWebhooks(at)).filter(({ data }) => data['transaction_type'] === 'TRANSFER')
  expect(
    webhooks.map(({ transactionId, event, data }) => [
      transactionId,
      event,
      data['source_account_id'],
      data['dest_account_id'],
    ]),
  ).toEqual([[posted.id, 'transaction.completed', source, destination]])
  const listed = await transactions(at.staff('viewer'), { first: 10, accountId: destination })
  expect(listed.nodes.map(({ id }) => id)).toEqual([posted.id])
})

test('a reversal returns the amount on both pairs of accounts, and the leg cannot be reversed separately', async () => {
  const at = await bank()
  const { LAG } = await withBranches(at, 'LAG')
  await at.fee('INTERNAL', 1_000n, 75_000n)
  const [source, destination] = [await at.account(100_000n), await at.account(0n, { branch_id: LAG })]
  const { id } = await transfer(at, source, destination)
  const [leg] = await legsOfTransaction(at.staff('viewer'), id)
  const reverse = (of: string): Promise<TransactionRow> =>
    reverseTransaction(at.staff('manager'), { id: of, reason: 'Sent twice' })

  await expect(reverse(leg!.id)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await reverse(id)
  await expect(reverse(id)).rejects.toMatchObject({ code: 'ALREADY_REVERSED' })

  expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
  expect(await due(at)).toEqual({ HO: 0n, LAG: 0n })
  expect([await at.status(id), await at.status(leg!.id)]).toEqual(['REVERSED', 'REVERSED'])
  expect(await brokenChecks(at)).toEqual([])
  expect(await at.proof()).toEqual(SOUND)
})

test('a refused transfer moves nothing between the branches, and a repeat returns the first result', async () => {
  const at = await bank()
  const other = await bank()
  const { LAG } = await withBranches(at, 'LAG')
  await at.dailyLimit(15_000n)
  const [source, neighbour, destination] = [
    await at.account(100_000n),
    await at.account(),
    await at.account(0n, { branch_id: LAG }),
  ]
  const foreign = await other.account()

  await expect(transfer(at, source, neighbour)).rejects.toMatchObject({ code: 'SAME_BRANCH' })
  await expect(transfer(at, source, source)).rejects.toMatchObject({ code: 'SAME_ACCOUNT' })
  await expect(transfer(at, source, foreign)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  for (let times = 0; times < 2; times++)
    await expect(
      transfer(at, source, destination, claim('much'), { amount: '150.01' }),
    ).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED', issues: [{ field: 'dailyLimit', amount: '150.00' }] })
  await expect(transfer(at, destination, source)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  const first = await transfer(at, source, destination, claim('once'))
  const second = await transfer(at, source, destination, claim('once'))

  expect(second.id).toBe(first.id)
  expect(await balances(at, source, destination)).toEqual([90_000n, 10_000n])
  expect(await due(at)).toEqual({ HO: 10_000n, LAG: -10_000n })
  expect((await at.published()).filter(({ type }) => type === 'core.limit_exceeded')).toHaveLength(1)
  expect(await brokenChecks(at)).toEqual([])
})

test('a transfer held by compliance moves between the branches when it completes, and not when it is cancelled', async () => {
  const { at, source } = await deciding()
  const { LAG } = await withBranches(at, 'LAG')
  const destination = await at.account(0n, { branch_id: LAG })
  await givenRule(at, 'HOLD')
  const [held, dropped] = [await transfer(at, source, destination), await transfer(at, source, destination)]

  expect(held.postedStatus).toBe('PENDING')
  expect(await due(at)).toEqual({})
  await cancelTransaction(at.staff('manager'), { id: dropped.id, reason: 'Not wanted' })
  await closeAllCases(at, 'FALSE_POSITIVE')
  await at.work(1_500, 3)

  expect([await at.status(held.id), await at.status(dropped.id)]).toEqual(['COMPLETED', 'CANCELLED'])
  expect(await balances(at, source, destination)).toEqual([90_000n, 10_000n])
  expect(await due(at)).toEqual({ HO: 10_000n, LAG: -10_000n })
  expect(await brokenChecks(at)).toEqual([])
  await reverseTransaction(at.staff('manager'), { id: held.id, reason: 'Sent twice' })
  expect(await balances(at, source, destination)).toEqual([100_000n, 0n])
  expect(await due(at)).toEqual({ HO: 0n, LAG: 0n })
  expect([await heldOnSystem(at), await brokenChecks(at)]).toEqual([0n, []])
})

test('a blocked transfer moves nothing, and one that the ledger refuses is not counted by rules', async () => {
  const { at, source } = await deciding()
  const { LAG } = await withBranches(at, 'LAG')
  const destination = await at.account(0n, { branch_id: LAG })
  await expect(transfer(at, source, destination, claim('much'), { amount: '1000.01' })).rejects.toMatchObject(
    { code: 'INSUFFICIENT_FUNDS' },
  )
  expect(await judgedBy(at)).toMatchObject([{ decision: 'ALLOW', isVoided: true }])
  await givenRule(at, 'BLOCK')

  await expect(transfer(at, source, destination)).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })

  expect([await balances(at, source, destination), await due(at)]).toEqual([[100_000n, 0n], {}])
})

test('whatever is transferred and reversed, the due accounts equal the transfers and add up to zero', async () => {
  const at = await bank()
  const { LAG, ABJ } = await withBranches(at, 'LAG', 'ABJ')
  const codes = ['HO', 'LAG', 'ABJ'] as const
  const accounts = [
    await at.account(1_000_000n),
    await at.account(0n, { branch_id: LAG }),
    await at.account(0n, { branch_id: ABJ }),
  ]
  for (const account of accounts.slice(1))
    await deposit(at.staff('teller'), {
      accountId: account,
      amount: '10000.00',
      channel: 'BRANCH',
      narration: 'Cash',
      initiatedBy: at.staff('teller').actor.subjectId,
    })
  const expected: Record<string, bigint> = { HO: 0n, LAG: 0n, ABJ: 0n }
  const step = fc.record({
    from: fc.nat(2),
    shift: fc.integer({ min: 1, max: 2 }),
    minor: fc.integer({ min: 1, max: 5_000 }),
    isReversed: fc.boolean(),
  })

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async steps => {
      for (const { from, shift, minor, isReversed } of steps) {
        const to = (from + shift) % 3
        const { id } = await transfer(
          at,
          accounts[from]!,
          accounts[to]!,
          {},
          { amount: (minor / 100).toFixed(2) },
        )
        if (isReversed) await reverseTransaction(at.staff('manager'), { id, reason: 'Sent twice' })
        else {
          expected[codes[from]!]! += BigInt(minor)
          expected[codes[to]!]! -= BigInt(minor)
        }
      }
      const owed = await due(at)
      for (const code of codes) expect([code, owed[code] ?? 0n]).toEqual([code, expected[code]])
      expect(Object.values(owed).reduce((sum, each) => sum + each, 0n)).toBe(0n)
      expect(await brokenChecks(at)).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('a missing or changed leg breaks the check of the branches', async () => {
  const at = await bank()
  const { LAG } = await withBranches(at, 'LAG')
  const [source, destination] = [await at.account(100_000n), await at.account(0n, { branch_id: LAG })]
  const { id } = await transfer(at, source, destination)

  await withClient(adminOf(at.databaseName), client =>
    client.query(
      `set session_replication_role = replica;
       delete from core.transactions where workspace_id = '${at.workspaceId}' and parent_id = '${id}'`,
    ),
  )

  const { checks } = await integrityOf(at.database, at.workspaceId)
  const { checked, broken, examples } = checks.find(({ name }) => name === 'BRANCHES')!
  expect([checked, broken]).toEqual([3n, 2n])
  expect(examples.map(({ message }) => message).sort()).toEqual([
    'the branch owes 0 in NGN, its transfers make -10000',
    'the branch owes 0 in NGN, its transfers make 10000',
  ])
})

test('the graph joins branches to accounts, customers and the system accounts of branches', async () => {
  const at = await bank()
  const { LAG } = await withBranches(at, 'LAG')
  const [source, destination] = [await at.account(100_000n), await at.account(0n, { branch_id: LAG })]
  await transfer(at, source, destination)

  const { data, errors } = await at.ask<{
    account: { branchId: string; branch: { code: string } }
    branch: { name: string }
    systemBalances: { balance: string; branch: { code: string } | null }[]
  }>(
    `query($id: UUID!, $lag: UUID!) {
      account(id: $id) { branchId branch { code } }
      branch(id: $lag) { name }
      systemBalances(kind: INTER_BRANCH_DUE) { balance branch { code } }
    }`,
    { id: destination, lag: LAG },
    at.staff('viewer'),
  )

  expect(errors).toBeUndefined()
  expect(data!.account).toEqual({ branchId: LAG, branch: { code: 'LAG' } })
  expect(data!.branch.name).toBe('Branch LAG')
  expect(data!.systemBalances).toHaveLength(2)
  expect(data!.systemBalances).toEqual(
    expect.arrayContaining([
      { balance: '100.00', branch: { code: 'HO' } },
      { balance: '-100.00', branch: { code: 'LAG' } },
    ]),
  )
})
