import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { clearingReport } from '#core/queries/clearing-report.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { testPlatform } from '#test/support/world.ts'
import { bank, SOUND, type Bank } from '#test/core/bank.ts'
import { NIP_FEE } from './act.ts'
import { actsOf } from './acts.ts'
import { bankModel, type BankModel, type ModelAccount, type ModelMovement } from './model.ts'
import { NUMBERS, step, type Step } from './steps.ts'

const OVERDRAFTS = [0n, 0n, 0n, 15_000n]
const SOME_TIME_MS = 20_000

const NEXT: Readonly<Record<string, readonly ModelMovement['status'][]>> = {
  PENDING: ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'],
  PROCESSING: ['PROCESSING', 'COMPLETED', 'FAILED'],
}

/** Copies status changes by the worker into the model; a status may only move forward. */
async function follow(at: Bank, model: BankModel): Promise<void> {
  for (const movement of model.movements.filter(({ status }) => status in NEXT)) {
    const status = (await at.status(movement.id)) as ModelMovement['status']
    expect(NEXT[movement.status]).toContain(status)
    if (status === 'FAILED') model.book(movement, -1n)
    movement.status = status
  }
}

async function expectStandings(at: Bank, model: BankModel, after: Step): Promise<void> {
  const found = await Promise.all(model.accounts.map(({ id }) => at.accountState(id)))
  expect({ after, found }).toEqual({
    after,
    found: model.accounts.map(account => ({
      balance: account.balance,
      held: model.held(account),
      available: model.available(account),
    })),
  })
}

async function played(at: Bank, model: BankModel, steps: readonly Step[]): Promise<void> {
  const acts = actsOf(at, model)
  for (const each of steps) {
    if (each.kind === 'wait') at.clock.offsetMs += each.isOne ? 1_000 : SOME_TIME_MS
    else if (each.kind === 'work') {
      await at.work(each.isOne ? 0 : SOME_TIME_MS)
      await follow(at, model)
    } else {
      const act = acts[each.kind](each)
      if (!act) continue
      const outcome = await act.run().then(
        result => ({ result }),
        (error: { code?: string }) => ({ error }),
      )
      const isRight =
        'result' in outcome ? act.refusals.length === 0 : act.refusals.includes(outcome.error.code!)
      if (!isRight)
        throw new Error(
          `${JSON.stringify(each)} was ${'result' in outcome ? 'done' : `refused by ${outcome.error.code}: ${String(outcome.error)}`}, where ${act.refusals.join(' or ') || 'it had to be done'}`,
        )
      if ('result' in outcome) act.done(outcome.result as never)
    }
    await expectStandings(at, model, each)
  }
}

/** Finishes every transfer, and asserts that every customer and system account matches the model. */
async function settled(at: Bank, model: BankModel): Promise<void> {
  for (let round = 0; round < 4; round++) await at.work(70_000)
  await follow(at, model)
  for (const { number, status } of model.movements)
    if (number !== undefined && status !== 'CANCELLED' && status !== 'REVERSED')
      expect([number, status]).toEqual([number, NUMBERS[number as keyof typeof NUMBERS]])
  expect(await at.proof()).toEqual(SOUND)
  expect((await integrityOf(at.database, at.workspaceId)).checks.filter(({ broken }) => broken > 0n)).toEqual(
    [],
  )
  const { accounts, remittances, unbooked } = await clearingReport(at.staff('viewer'))
  const ours = Object.fromEntries(
    accounts
      .map(({ kind, addedUpMinor, waitingMinor }) => [kind, BigInt(addedUpMinor) + BigInt(waitingMinor)])
      .filter(([, minor]) => minor !== 0n),
  )
  expect([ours, remittances, unbooked]).toEqual([
    Object.fromEntries([...model.own].filter(([, minor]) => minor !== 0n)),
    [],
    0,
  ])
}

beforeAll(async () => {
  const { clock } = await testPlatform()
  clock.stoppedAtMs = Date.now()
})

test('any sequence of operations matches a model of the bank, per account and step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 90, size: 'max' }), async steps => {
      const at = await bank()
      await at.fee('NIP', NIP_FEE.fee, (NIP_FEE.vat * 1_000_000n) / NIP_FEE.fee)
      const accounts = await Promise.all(
        OVERDRAFTS.map(async (overdraft): Promise<ModelAccount> => ({
          id: await at.account(0n, { overdraft_minor: overdraft }),
          overdraft,
          balance: 0n,
          status: 'ACTIVE',
          restriction: 'NONE',
        })),
      )
      const model = bankModel(accounts, () => at.platform.source.now().getTime())
      await played(at, model, steps)
      await settled(at, model)
    }),
    { numRuns: 6, interruptAfterTimeLimit: 20_000 },
  )
}, 120_000)
