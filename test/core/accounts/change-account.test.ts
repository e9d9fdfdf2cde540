import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { freezeAccount } from '#core/operations/accounts/freeze-account.ts'
import { reactivateAccount } from '#core/operations/accounts/reactivate-account.ts'
import { restrictAccount } from '#core/operations/accounts/restrict-account.ts'
import { unfreezeAccount } from '#core/operations/accounts/unfreeze-account.ts'
import { accountHistory } from '#core/queries/account-changes.ts'
import { claim, setting } from './given.ts'

const reason = 'Order of the court'

test('a frozen account refuses postings until it is unfrozen, and both changes are recorded and published with their actor', async () => {
  const { account, manager, viewer, deposit, withdraw, published } = await setting()
  const { id } = await account()
  await deposit(id, '10.00')

  const by = manager()
  const frozen = await freezeAccount(by, { id, reason })
  await expect(deposit(id, '1.00')).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expect(withdraw(id, '1.00')).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  const unfrozen = await unfreezeAccount(manager(), { id, reason: 'The order has ended' })
  await withdraw(id, '1.00')

  expect([frozen, unfrozen]).toMatchObject([
    { status: 'FROZEN', version: 2, balanceMinor: 1_000n },
    { status: 'ACTIVE', version: 3 },
  ])
  expect((await accountHistory(viewer(), { accountId: id, first: 10 })).nodes).toMatchObject([
    { version: 3, change: 'UNFROZEN', statusBefore: 'FROZEN', status: 'ACTIVE' },
    {
      version: 2,
      change: 'FROZEN',
      statusBefore: 'ACTIVE',
      status: 'FROZEN',
      reason,
      actorKind: 'staff',
      actorId: by.actor.subjectId,
    },
    { version: 1, change: 'OPENED', statusBefore: null, status: 'ACTIVE', reason: null },
  ])
  expect(
    (await published())
      .filter(({ aggregateId }) => aggregateId === id)
      .map(({ type, data }) => [type, data['status'], data['reason']]),
  ).toEqual([
    ['core.account_created', 'ACTIVE', undefined],
    ['core.account_frozen', 'FROZEN', undefined],
    ['core.account_unfrozen', 'ACTIVE', undefined],
  ])
})

test('an account that was dormant when it was frozen is dormant again', async () => {
  const { account, manager, asAdmin } = await setting()
  const { id } = await account()
  await asAdmin(`update core.accounts set status = 'DORMANT' where id = $1`, [id])

  await freezeAccount(manager(), { id, reason })

  expect((await unfreezeAccount(manager(), { id, reason })).status).toBe('DORMANT')
})

test('a dormant account is reactivated, an active one is not', async () => {
  const { account, officer, asAdmin } = await setting()
  const { id } = await account()
  await expect(reactivateAccount(officer(), { id, reason })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    kind: 'conflict',
  })
  await asAdmin(`update core.accounts set status = 'DORMANT' where id = $1`, [id])

  expect(await reactivateAccount(officer(), { id, reason })).toMatchObject({ status: 'ACTIVE', version: 2 })
})

test('a restriction blocks debits, credits or both, and NONE lifts it', async () => {
  const { account, officer, deposit, withdraw } = await setting()
  const { id } = await account()
  await deposit(id, '10.00')

  expect(await restrictAccount(officer(), { id, restriction: 'PND', reason })).toMatchObject({
    restriction: 'PND',
    status: 'ACTIVE',
    version: 2,
  })
  await expect(withdraw(id, '1.00')).rejects.toMatchObject({ code: 'POST_NO_DEBIT' })
  await deposit(id, '1.00')
  await restrictAccount(officer(), { id, restriction: 'PNC', reason })
  await expect(deposit(id, '1.00')).rejects.toMatchObject({ code: 'POST_NO_CREDIT' })
  await restrictAccount(officer(), { id, restriction: 'FULL', reason })
  await expect(withdraw(id, '1.00')).rejects.toMatchObject({ code: 'POST_NO_DEBIT' })
  await restrictAccount(officer(), { id, restriction: 'NONE', reason })
  await withdraw(id, '11.00')
})

test('an empty account can be closed, and stays closed permanently', async () => {
  const { account, manager, officer, deposit, withdraw, viewer } = await setting()
  const { id } = await account()
  await deposit(id, '10.00')
  await expect(closeAccount(manager(), { id, reason })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
    kind: 'refused',
    message: expect.stringContaining('10.00 NGN'),
  })
  await withdraw(id, '10.00')

  const closed = await closeAccount(manager(), { id, reason })

  expect(closed).toMatchObject({ status: 'CLOSED', closedAt: expect.any(Date) })
  await expect(deposit(id, '1.00')).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
  for (const again of [freezeAccount, unfreezeAccount] as const)
    await expect(again(manager(), { id, reason })).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
  await expect(restrictAccount(officer(), { id, restriction: 'PND', reason })).rejects.toMatchObject({
    code: 'ACCOUNT_CLOSED',
  })
  await expect(closeAccount(manager(), { id, reason })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  expect((await accountHistory(viewer(), { accountId: id, first: 1 })).nodes).toMatchObject([
    { change: 'CLOSED', status: 'CLOSED' },
  ])
})

test('open holds, uncleared money and pending transactions prevent closing; an ended hold does not', async () => {
  const { account, manager, asAdmin, workspaceId, deposit, withdraw } = await setting()
  const { id } = await account()
  const hold = (ends: string): Promise<unknown> =>
    asAdmin(
      `insert into core.holds (workspace_id, id, account_id, type, status, amount_minor, remaining_minor, currency, reason, expires_at, created_by, created_at, updated_at)
    values ($1, $2, $3, 'LIEN', 'ACTIVE', 5, 5, 'NGN', 'x', now() + $4::interval, 'x', now(), now())`,
      [workspaceId, newId(), id, ends],
    )
  await hold('-1 hour')
  await hold('1 hour')
  await expect(closeAccount(manager(), { id, reason })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
    message: 'The account has open holds.',
  })
  await asAdmin(
    `update core.holds set remaining_minor = 0, status = 'RELEASED' where account_id = $1 and expires_at > now()`,
    [id],
  )
  await asAdmin('update core.accounts set uncleared_minor = 5 where id = $1', [id])
  await expect(closeAccount(manager(), { id, reason })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
    message: 'The account has money that has not cleared.',
  })
  await asAdmin('update core.accounts set uncleared_minor = 0 where id = $1', [id])
  await deposit(id, '1.00')
  const { id: transactionId } = await withdraw(id, '1.00')
  await asAdmin(
    `insert into core.transaction_progress (workspace_id, transaction_id, status, updated_at) values ($1, $2, 'PENDING', now())`,
    [workspaceId, transactionId],
  )
  await expect(closeAccount(manager(), { id, reason })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_EMPTY',
    message: 'The account has pending transactions.',
  })
  await asAdmin(`update core.transaction_progress set status = 'COMPLETED' where transaction_id = $1`, [
    transactionId,
  ])

  expect((await closeAccount(manager(), { id, reason })).status).toBe('CLOSED')
})

test('a concurrent deposit and closing are serialised: the later one sees the earlier one', async () => {
  const { account, manager, deposit, asAdmin } = await setting()

  for (let round = 0; round < 10; round++) {
    const { id } = await account()
    const [paid, closed] = await Promise.allSettled([
      deposit(id, '1.00'),
      closeAccount(manager(), { id, reason }),
    ])
    const [row] = await asAdmin('select status, balance_minor from core.accounts where id = $1', [id])

    expect([paid.status, closed.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(row).toEqual(
      closed.status === 'fulfilled'
        ? { status: 'CLOSED', balance_minor: '0' }
        : { status: 'ACTIVE', balance_minor: '100' },
    )
  }
})

test('a repeat under the same key changes the account once', async () => {
  const { account, manager, viewer } = await setting()
  const { id } = await account()

  const [first, second] = [
    await freezeAccount(manager({ idempotency: claim('freeze') }), { id, reason }),
    await freezeAccount(manager({ idempotency: claim('freeze') }), { id, reason }),
  ]

  expect(second).toEqual(first)
  expect((await accountHistory(viewer(), { accountId: id, first: 10 })).nodes).toHaveLength(2)
})

test('each change needs its role, and an account of this tenant', async () => {
  const { account, staff, asAdmin } = await setting()
  const rival = await setting()
  const { id } = await account()
  const changes = [
    ['manager', freezeAccount],
    ['manager', unfreezeAccount],
    ['manager', closeAccount],
    ['officer', reactivateAccount],
    [
      'officer',
      (ctx: ReturnType<typeof rival.officer>, given: { id: string; reason: string }) =>
        restrictAccount(ctx, { ...given, restriction: 'PND' }),
    ],
  ] as const

  for (const [role, change] of changes) {
    for (const lower of role === 'manager'
      ? (['viewer', 'teller', 'officer'] as const)
      : (['viewer', 'teller'] as const))
      await expect(change(staff(lower)(), { id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(change(rival.staff(role)(), { id, reason })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      kind: 'not-found',
    })
    await expect(change(staff(role)(), { id: newId(), reason })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    })
  }
  expect(await asAdmin('select status, version from core.accounts where id = $1', [id])).toEqual([
    { status: 'ACTIVE', version: 1 },
  ])
})

test('the history of an account cannot be changed', async () => {
  const { account, database, workspaceId, asAdmin } = await setting()
  const { id } = await account()

  await expect(
    database.transaction(workspaceId, session =>
      session.sql('delete from core.account_changes where workspace_id = $1 and account_id = $2', [
        workspaceId,
        id,
      ]),
    ),
  ).rejects.toThrow()
  await expect(
    asAdmin('update core.account_changes set reason = $2 where account_id = $1', [id, 'another']),
  ).rejects.toThrow()
})
