import { expect, test } from '@jest/globals'
import { standingInstructions as step } from '#core/end-of-day/standing-instructions/standing-instructions.ts'
import { closeDays } from '#core/jobs/close-days.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { setFee } from '#core/operations/pricing/set-fee.ts'
import { pauseStandingInstruction } from '#core/operations/standing-instructions/pause-standing-instruction.ts'
import { resumeStandingInstruction } from '#core/operations/standing-instructions/resume-standing-instruction.ts'
import { accountStatement } from '#core/queries/statements/account-statement.ts'
import { failuresOfRun, stepsOfRun } from '#core/queries/end-of-day/runs.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { closeThrough, runsEnd } from '#test/core/end-of-day/close-through.ts'
import { workerOn } from '#test/support/world.ts'
import { expectSound, lines, payment } from './payment.ts'

test('a transfer is made on the last day of each month, for its creator, until the last execution', async () => {
  const { here, from, to, give, read, results } = await payment('2027-01-31', '1000.00')
  const { id, createdBy } = await give({ frequency: 'MONTHLY', maxExecutions: 3 })

  const run = await closeThrough(here, '2027-04-30')

  expect(await results(id)).toEqual([
    ['2027-01-31', 'COMPLETED', 10_000n, 1],
    ['2027-02-28', 'COMPLETED', 10_000n, 1],
    ['2027-03-31', 'COMPLETED', 10_000n, 1],
  ])
  expect(await lines(here, to)).toEqual([
    ['TRANSFER', '2027-01-31', 10_000n],
    ['TRANSFER', '2027-02-28', 10_000n],
    ['TRANSFER', '2027-03-31', 10_000n],
  ])
  expect(await read(id)).toMatchObject({ status: 'COMPLETED', nextDueDate: null, executions: 3 })
  const steps = await stepsOfRun(here.viewer(), run)
  expect(
    steps
      .filter(({ businessDate }) => businessDate === '2027-02-28')
      .map(({ name, processed }) => [name, processed])
      .slice(0, 3),
  ).toEqual([
    ['EXPIRIES', 0n],
    ['STANDING_INSTRUCTIONS', 1n],
    ['INTEREST_ACCRUAL', 0n],
  ])
  const { lines: all } = await accountStatement(here.viewer(), {
    id: from,
    from: '2027-01-31',
    to: '2027-12-31',
  })
  expect(all[1]!.transaction).toMatchObject({
    transferType: 'INTERNAL',
    channel: 'API',
    narration: 'Rent',
    initiatedBy: createdBy,
    metadata: { standingInstructionId: id, dueDate: '2027-01-31' },
  })
  const events = (await here.published()).filter(({ type }) => type.startsWith('core.standing_instruction'))
  expect(events.map(({ type }) => type)).toEqual([
    'core.standing_instruction_created',
    ...Array.from({ length: 3 }, () => 'core.standing_instruction_executed'),
  ])
  await expectSound(here)
})

test('a refused transfer is tried again at three closes, then the next due date follows', async () => {
  const { here, from, to, give, read, results } = await payment('2026-06-01', '0')
  const { id } = await give({ frequency: 'WEEKLY' })
  const second = await give({ frequency: 'WEEKLY', amount: '50.00', startDate: '2026-06-03' })

  const run = await closeThrough(here, '2026-06-04')

  expect(await results(id)).toEqual([['2026-06-01', 'FAILED', null, 4]])
  expect(await results(second.id)).toEqual([['2026-06-03', 'FAILED', null, 2]])
  expect(await read(id)).toMatchObject({ nextDueDate: '2026-06-08', retries: 0, executions: 1 })
  expect(await read(second.id)).toMatchObject({ nextDueDate: '2026-06-03', nextAttemptDate: '2026-06-05' })
  expect(
    (await failuresOfRun(here.viewer(), run)).map(({ businessDate, accountId, code }) => [
      businessDate,
      accountId,
      code,
    ]),
  ).toEqual(['01', '02', '03', '04'].map(day => [`2026-06-${day}`, from, 'INSUFFICIENT_FUNDS']))
  await here.deposit(from, '500.00')
  await closeThrough(here, '2026-06-08')
  expect(await results(second.id)).toEqual([['2026-06-03', 'COMPLETED', 5_000n, 3]])
  expect(await lines(here, to)).toEqual([
    ['TRANSFER', '2026-06-05', 5_000n],
    ['TRANSFER', '2026-06-08', 10_000n],
  ])
  await expectSound(here)
})

test('SKIP leaves a refused due date out, and PAUSE waits to be resumed without the dates between', async () => {
  const { here, from, give, read, results } = await payment('2026-06-01', '0')
  const skipped = await give({ onFailure: 'SKIP' })
  const paused = await give({ onFailure: 'PAUSE' })
  await closeThrough(here, '2026-06-02')
  const atFirst = await read(paused.id)
  await here.deposit(from, '1000.00')
  await closeThrough(here, '2026-06-03')

  const resumed = await resumeStandingInstruction(here.officer(), { id: paused.id })
  await closeThrough(here, '2026-06-04')

  expect(atFirst).toMatchObject({ status: 'PAUSED', nextDueDate: null })
  expect(resumed).toMatchObject({ status: 'ACTIVE', nextDueDate: '2026-06-04' })
  expect(await results(skipped.id)).toEqual([
    ['2026-06-01', 'FAILED', null, 1],
    ['2026-06-02', 'FAILED', null, 1],
    ['2026-06-03', 'COMPLETED', 10_000n, 1],
    ['2026-06-04', 'COMPLETED', 10_000n, 1],
  ])
  expect(await results(paused.id)).toEqual([
    ['2026-06-01', 'FAILED', null, 1],
    ['2026-06-04', 'COMPLETED', 10_000n, 1],
  ])
})

test('BALANCE_ABOVE moves what is available above the amount less the fee, and nothing is SKIPPED', async () => {
  const { here, from, to, give, results } = await payment('2026-06-01', '1000.00')
  await setFee(here.staff('admin')(), {
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    feeType: 'PERCENTAGE',
    feeValue: '1',
    vatRate: '7.5',
  })
  const above = await give({ amountType: 'BALANCE_ABOVE', amount: '400.00' })

  await closeThrough(here, '2026-06-02')

  // One unit more would need 593.62 + 5.94 + 0.45 = 600.01.
  expect(await results(above.id)).toEqual([
    ['2026-06-01', 'COMPLETED', 59_361n, 1],
    ['2026-06-02', 'SKIPPED', null, 1],
  ])
  expect(await lines(here, to)).toEqual([['TRANSFER', '2026-06-01', 59_361n]])
  expect((await lines(here, from)).at(-1)).toEqual(['FEE', '2026-06-01', -639n])
  const emptied = await give({ amountType: 'BALANCE_ABOVE', amount: '0', startDate: '2026-06-03' })
  await closeThrough(here, '2026-06-03')
  expect((await results(emptied.id)).map(line => (line as unknown[])[1])).toEqual(['COMPLETED'])
  await expectSound(here)
})

test('money goes on within one close in the order of the due dates', async () => {
  const { here, to, give, results } = await payment('2026-06-01', '100.00')
  const last = await here.account()
  const first = await give()
  const second = await give({ sourceAccountId: to, destinationAccountId: last.id, onFailure: 'SKIP' })

  await closeThrough(here, '2026-06-01')

  expect([...(await results(first.id)), ...(await results(second.id))]).toEqual([
    ['2026-06-01', 'COMPLETED', 10_000n, 1],
    ['2026-06-01', 'COMPLETED', 10_000n, 1],
  ])
})

test('due dates that passed without a close are made good, each once and in their order', async () => {
  const { here, to, give, results } = await payment('2026-06-01', '1000.00')
  const { id } = await give()
  await openBusinessDate(here, '2026-06-04')

  await closeThrough(here, '2026-06-04')

  expect(await results(id)).toEqual(
    ['01', '02', '03', '04'].map(day => [`2026-06-${day}`, 'COMPLETED', 10_000n, 1]),
  )
  expect(await lines(here, to)).toHaveLength(4)
})

test.each(['while its key is stored', 'after its key has expired'])(
  'a transfer that was made just before the process died is not made again %s',
  async when => {
    const { here, from, to, give, results } = await payment('2026-06-01', '1000.00')
    const fixed = await give()
    const above = await give({ amountType: 'BALANCE_ABOVE', amount: '500.00' })
    const worker = workerOn(here.platform)

    await step.prepare(await worker.contextIn(here.workspaceId), '2026-06-01', null)
    const made = await lines(here, to)
    if (when !== 'while its key is stored')
      await here.asAdmin('delete from kernel.idempotency where workspace_id = $1', [here.workspaceId])
    here.clock.offsetMs += 60_000
    await closeThrough(here, '2026-06-01')

    expect(made).toHaveLength(2)
    expect(await lines(here, to)).toEqual(made)
    expect(await lines(here, from)).toHaveLength(3)
    expect([...(await results(fixed.id)), ...(await results(above.id))]).toEqual([
      ['2026-06-01', 'COMPLETED', 10_000n, 1],
      ['2026-06-01', 'COMPLETED', 40_000n, 1],
    ])
    await expectSound(here)
  },
)

test('of two workers with the same run, one makes each transfer', async () => {
  const { here, to, give, read } = await payment('2026-06-01', '1000.00')
  const given = await Promise.all(Array.from({ length: 5 }, () => give()))
  const [one, other] = [workerOn(here.platform), workerOn(here.platform)]
  await runEndOfDay(here.staff('admin')(), { through: '2026-06-02' })

  await runsEnd(here, () => Promise.all([closeDays.run(one), closeDays.run(other)]))

  expect(await lines(here, to)).toHaveLength(10)
  expect((await Promise.all(given.map(({ id }) => read(id)))).map(({ executions }) => executions)).toEqual([
    2, 2, 2, 2, 2,
  ])
  await expectSound(here)
})

test('a transfer that no execution records is found by the integrity report', async () => {
  const { here, from, give } = await payment('2026-06-01', '1000.00')
  const { id } = await give()
  await closeThrough(here, '2026-06-01')
  await here.asAdmin(
    `update core.standing_instruction_executions set status = 'SKIPPED', transaction_id = null, amount_minor = null where instruction_id = $1`,
    [id],
  )

  const { checks } = await ledgerIntegrity(here.viewer(), { full: false })

  expect(checks.filter(({ broken }) => broken > 0n)).toMatchObject([
    { name: 'EXECUTIONS', broken: 1n, examples: [{ accountId: from }] },
  ])
})

test('an attempt whose outcome is unknown is repeated', async () => {
  const { here, to, give, results } = await payment('2026-06-01', '1000.00')
  const { id } = await give()
  const ctx = await workerOn(here.platform).contextIn(here.workspaceId)

  await expect(
    step.prepare({ ...ctx, deadlineAt: Date.now() - 1, now: ctx.now }, '2026-06-01', null),
  ).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  here.clock.offsetMs += 60_000
  await closeThrough(here, '2026-06-01')

  expect(await results(id)).toEqual([['2026-06-01', 'COMPLETED', 10_000n, 1]])
  expect(await lines(here, to)).toHaveLength(1)
})

test('a closed source account ends the instruction', async () => {
  const { here, from, give, read, results } = await payment('2026-06-01', '0')
  const { id } = await give()
  await closeAccount(here.manager(), { id: from, reason: 'Moved away' })

  await closeThrough(here, '2026-06-01')

  expect(await read(id)).toMatchObject({ status: 'CANCELLED', nextDueDate: null })
  expect(await results(id)).toEqual([['2026-06-01', 'FAILED', null, 1]])
  await expect(resumeStandingInstruction(here.officer(), { id })).rejects.toMatchObject({
    code: 'ACCOUNT_CLOSED',
  })
})

test('a transfer to another bank is booked as any other', async () => {
  const { here, from, give, results } = await payment('2026-06-01', '1000.00')
  const { id } = await give({
    destinationAccountNum: '0123456789',
    destinationBankCode: '000013',
    destinationAccountName: 'Chidi Okafor',
    maxExecutions: 1,
  })

  await closeThrough(here, '2026-06-01')

  expect(await results(id)).toEqual([['2026-06-01', 'COMPLETED', 10_000n, 1]])
  const [, line] = (await accountStatement(here.viewer(), { id: from, from: '2026-06-01', to: '2026-06-30' }))
    .lines
  expect(line!.transaction).toMatchObject({ transferType: 'NIP', otherBankCode: '000013' })
})

test('a paused instruction makes no transfer', async () => {
  const { here, to, give } = await payment('2026-06-01', '1000.00')
  const { id } = await give()
  await pauseStandingInstruction(here.officer(), { id })

  await closeThrough(here, '2026-06-02')

  expect(await lines(here, to)).toEqual([])
})
