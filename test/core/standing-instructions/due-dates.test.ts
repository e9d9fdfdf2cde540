import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { largestPayable } from '#core/rules/standing-instructions/amount.ts'
import {
  dueDate,
  dueOnOrAfter,
  type Frequency,
  type Schedule,
} from '#core/rules/standing-instructions/due-dates.ts'
import {
  afterAttempt,
  continueFrom,
  type InstructionProgress,
  type InstructionTerms,
} from '#core/rules/standing-instructions/progress.ts'

const every = (frequency: Frequency, startDate: string, given: Partial<Schedule> = {}): Schedule => ({
  startDate,
  frequency,
  interval: 1,
  endDate: null,
  ...given,
})
const first = (schedule: Schedule, count: number): (string | null)[] =>
  Array.from({ length: count }, (_, index) => dueDate(schedule, index))

test('the 31st stays the last day of each month', () => {
  expect(first(every('MONTHLY', '2027-01-31'), 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ])
  expect(dueDate(every('MONTHLY', '2027-01-31'), 13)).toBe('2028-02-29')
  expect(first(every('QUARTERLY', '2026-11-30'), 3)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30'])
  expect(first(every('ANNUALLY', '2028-02-29'), 5)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
  expect(first(every('WEEKLY', '2026-12-25', { interval: 2 }), 3)).toEqual([
    '2026-12-25',
    '2027-01-08',
    '2027-01-22',
  ])
})

test('there is no due date after the end, or after the year 9999', () => {
  expect(dueOnOrAfter(every('DAILY', '2026-01-01', { endDate: '2026-01-03' }), '2026-01-03')).toBe(
    '2026-01-03',
  )
  expect(dueOnOrAfter(every('DAILY', '2026-01-01', { endDate: '2026-01-03' }), '2026-01-04')).toBeNull()
  expect(dueDate(every('ANNUALLY', '9999-12-31'), 1)).toBeNull()
  expect(dueDate(every('DAILY', '9999-12-31'), 1)).toBeNull()
})

const day = fc.integer({ min: 0, max: 150_000 }).map(days => daysAfter('1900-01-01', days))
const schedule = fc.record({
  startDate: day,
  frequency: fc.constantFrom<Frequency>('DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'ANNUALLY'),
  interval: fc.integer({ min: 1, max: 100 }),
  endDate: fc.constant(null),
})

test('due dates increase strictly and keep the day of the first one where the month has it', () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 400 }), (given, index) => {
      const [due, next] = [dueDate(given, index), dueDate(given, index + 1)]
      if (due === null || next === null) return
      expect(next > due).toBe(true)
      if (given.frequency === 'DAILY' || given.frequency === 'WEEKLY') return
      const [anchor, at] = [Number(given.startDate.slice(8)), Number(due.slice(8))]
      const isLast = daysAfter(due, 1).slice(8) === '01'
      expect(at === anchor || (at < anchor && isLast)).toBe(true)
    }),
  )
})

test('the first due date on or after a day is the least of all', () => {
  fc.assert(
    fc.property(schedule, day, (given, from) => {
      const found = dueOnOrAfter(given, from)
      let index = 0
      // Starts shortly before the answer, which need not be near the first date.
      const months = { MONTHLY: 1, QUARTERLY: 3, ANNUALLY: 12 } as Partial<Record<Frequency, number>>
      const stepDays = (months[given.frequency] ?? 0) * 32 || (given.frequency === 'WEEKLY' ? 7 : 1)
      const gapDays = (Date.parse(from) - Date.parse(given.startDate)) / 86_400_000
      if (gapDays > 0) index = Math.max(0, Math.floor(gapDays / (stepDays * given.interval)) - 1)
      while (dueDate(given, index)! < from) index++
      expect(found).toBe(dueDate(given, index))
    }),
  )
})

test('the largest payable amount leaves no room for one unit more', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      fc.bigInt({ min: 0n, max: 2_000n }),
      fc.bigInt({ min: 0n, max: 500n }),
      fc.bigInt({ min: 1n, max: 900_000n }),
      (sum, flat, perMille, step) => {
        const on = (amount: bigint): bigint => (amount < step ? flat : (amount * perMille) / 1_000n)
        const amount = largestPayable(sum, { steps: [step], on })
        expect(amount === 0n || amount + on(amount) <= sum).toBe(true)
        for (const more of [amount + 1n, amount + 2n, step, step + 1n])
          if (more > amount) expect(more + on(more) > sum).toBe(true)
      },
    ),
  )
})

const terms = (given: Partial<InstructionTerms> = {}): InstructionTerms => ({
  ...every('DAILY', '2026-06-01'),
  maxExecutions: null,
  onFailure: 'RETRY',
  ...given,
})
const fresh: InstructionProgress = {
  status: 'ACTIVE',
  nextDueDate: '2026-06-01',
  nextAttemptDate: '2026-06-01',
  lastDueDate: null,
  retries: 0,
  executions: 0,
}
const attempt = {
  dueDate: '2026-06-01',
  outcome: 'FAILED',
  on: '2026-06-01',
  isFirst: true,
  isSourceClosed: false,
} as const

test('a refused due date is tried three more times, each at a later close, and then left', () => {
  let progress: InstructionProgress = fresh
  const dates: (string | null)[] = []
  for (const on of ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04']) {
    progress = afterAttempt(terms(), progress, { ...attempt, on, isFirst: on === '2026-06-01' })
    dates.push(progress.nextAttemptDate)
  }

  expect(dates).toEqual(['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-02'])
  expect(progress).toMatchObject({ nextDueDate: '2026-06-02', retries: 0, executions: 1, status: 'ACTIVE' })
})

test('an instruction that was paused or cancelled during its attempt stays so, and does not repeat the due date', () => {
  const paused = { ...fresh, status: 'PAUSED', nextDueDate: null, nextAttemptDate: null } as const

  const after = afterAttempt(terms(), paused, { ...attempt, outcome: 'COMPLETED' })

  expect(after).toMatchObject({ status: 'PAUSED', nextDueDate: null, executions: 1 })
  expect(continueFrom(terms(), after, '2026-06-01')).toMatchObject({ nextDueDate: '2026-06-02' })
  expect(
    afterAttempt(terms(), { ...paused, status: 'CANCELLED' }, { ...attempt, outcome: 'COMPLETED' }),
  ).toMatchObject({ status: 'CANCELLED', executions: 1 })
})

test('the last execution completes the instruction', () => {
  expect(afterAttempt(terms({ maxExecutions: 1 }), fresh, { ...attempt, outcome: 'SKIPPED' })).toMatchObject({
    status: 'COMPLETED',
    nextDueDate: null,
    nextAttemptDate: null,
  })
  expect(afterAttempt(terms({ onFailure: 'PAUSE', endDate: '2026-06-01' }), fresh, attempt).status).toBe(
    'COMPLETED',
  )
})
