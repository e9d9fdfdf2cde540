import { expect } from '@jest/globals'
import {
  createStandingInstruction,
  type CreateStandingInstruction,
} from '#core/operations/standing-instructions/create-standing-instruction.ts'
import { accountStatement } from '#core/queries/statements/account-statement.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import { standingInstructionExecutions } from '#core/queries/standing-instructions/executions.ts'
import {
  standingInstruction,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'

export interface Payment {
  readonly here: Setting
  readonly from: string
  readonly to: string
  give(given?: Partial<CreateStandingInstruction>): Promise<StandingInstructionRow>
  read(id: string): Promise<StandingInstructionRow>
  /** Due date, status, amount and attempts of each due date, oldest first. */
  results(id: string): Promise<unknown[]>
}

/** A payer with an amount and a payee, on an open business date. */
export async function payment(on: string, amount: string): Promise<Payment> {
  const here = await setting()
  const [from, to] = [(await here.account()).id, (await here.account()).id]
  await openBusinessDate(here, on)
  if (amount !== '0') await here.deposit(from, amount)
  return {
    here,
    from,
    to,
    give: given =>
      createStandingInstruction(here.officer(), {
        sourceAccountId: from,
        ...(given?.destinationAccountNum === undefined && { destinationAccountId: to }),
        amountType: 'FIXED',
        amount: '100.00',
        currency: 'NGN',
        frequency: 'DAILY',
        startDate: on,
        narration: 'Rent',
        onFailure: 'RETRY',
        ...given,
      }),
    read: id => standingInstruction(here.viewer(), id),
    async results(id) {
      const { nodes } = await standingInstructionExecutions(here.viewer(), { id, first: 100 })
      return nodes
        .map(({ dueDate, status, amountMinor, attempts }) => [dueDate, status, amountMinor, attempts])
        .reverse()
    },
  }
}

/** Type, booking date and amount of the entries of an account. */
export async function lines(here: Setting, id: string): Promise<unknown[]> {
  const { lines: all } = await accountStatement(here.viewer(), { id, from: '2000-01-01', to: '2999-12-31' })
  return all.map(({ amountMinor, transaction: { type, bookingDate } }) => [type, bookingDate, amountMinor])
}

/** Expects an integrity report without violations. */
export async function expectSound(here: Setting): Promise<void> {
  const { checks } = await ledgerIntegrity(here.viewer(), { full: false })
  expect(checks.filter(({ broken }) => broken > 0n)).toEqual([])
}
