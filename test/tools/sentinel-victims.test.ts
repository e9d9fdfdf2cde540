import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { minorOf, openingBalance, timeOf } from '#tools/traffic/sentinel/lives/balance.ts'
import { HISTORY_MONTHS, type Transaction } from '#tools/traffic/sentinel/lives/life.ts'
import { livesOf } from '#tools/traffic/sentinel/lives/streams.ts'
import {
  victimLife,
  VICTIM_PATTERN_NAMES,
  type VictimLife,
  type VictimPatternName,
} from '#tools/traffic/sentinel/lives/victim-life.ts'
import { localText } from './support/local-text.ts'

const FROM = new Date('2025-01-01T00:00:00Z')
const ATTACK_AT = new Date('2026-03-10T17:00:00Z')
const DAY_MS = 86_400_000

const victimOf = (pattern: VictimPatternName, seed: number): VictimLife =>
  victimLife({ seed, customerId: 'c-1', from: FROM, pattern, attackAt: ATTACK_AT })

const ofManyVictims = (
  pattern: VictimPatternName,
  check: (victim: VictimLife, attack: readonly Transaction[]) => void,
): void =>
  fc.assert(
    fc.property(fc.nat(), seed => {
      const victim = victimOf(pattern, seed)
      const ids = new Set(victim.attackTransactionIds)
      check(
        victim,
        victim.transactions.filter(({ transaction_id }) => ids.has(transaction_id)),
      )
    }),
    { numRuns: 30 },
  )

const minors = (transactions: readonly Transaction[]): number[] =>
  transactions.map(({ amount }) => minorOf(amount))
const sum = (transactions: readonly Transaction[]): number =>
  minors(transactions).reduce((total, minor) => total + minor, 0)
const debits = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.filter(({ direction }) => direction === 'DEBIT')
const days = (from: { occurred_at: string }, to: { occurred_at: string }): number =>
  (timeOf(to) - timeOf(from)) / DAY_MS
const payees = (transactions: readonly Transaction[]): string[] => [
  ...new Set(transactions.map(({ counterparty }) => counterparty!.id!)),
]
/** The payees of the attack that the customer had paid before it. */
const knownPayees = (victim: VictimLife, attack: readonly Transaction[]): string[] => {
  const before = new Set(
    victim.transactions
      .filter(each => timeOf(each) < victim.attackFrom.getTime())
      .map(({ counterparty }) => counterparty?.id),
  )
  return payees(attack).filter(id => before.has(id))
}

test.each(VICTIM_PATTERN_NAMES)(
  '%s: ids are unique, the balance is consistent and never negative, the attack is in opening hours',
  pattern => {
    ofManyVictims(pattern, (victim, attack) => {
      const { transactions, events, profile } = victim
      const ids = [...transactions.map(each => each.transaction_id), ...events.map(each => each.event_id)]
      let balance = openingBalance(transactions)
      const wrong = transactions.filter(({ amount, direction, balance_after }) => {
        balance += direction === 'CREDIT' ? minorOf(amount) : -minorOf(amount)
        return balance !== minorOf(balance_after) || balance < 0 || minorOf(amount) <= 0
      })
      const hours = transactions.map(({ occurred_at }) =>
        Number(localText(occurred_at, profile.time_zone).slice(11, 13)),
      )

      expect(new Set(ids).size).toBe(ids.length)
      expect(wrong).toEqual([])
      expect(transactions.map(timeOf)).toEqual(transactions.map(timeOf).sort((left, right) => left - right))
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(8)
      expect(Math.max(...hours)).toBeLessThan(20)
      expect(victim.attackFrom > ATTACK_AT).toBe(true)
      expect(victim.attackFrom <= victim.attackTo).toBe(true)
      expect(victim.attackTo.getTime()).toBeLessThan(ATTACK_AT.getTime() + 100 * DAY_MS)
      expect(attack.filter(each => timeOf(each) > victim.attackTo.getTime())).toEqual([])
    })
    expect(victimOf(pattern, 5)).toEqual(victimOf(pattern, 5))
  },
)

test('three to eight gift cards of 500 are bought within two days, at least two of them within 24 hours', () => {
  ofManyVictims('GIFT_CARDS', (_, attack) => {
    expect(attack.length).toBeGreaterThanOrEqual(3)
    expect(attack.length).toBeLessThanOrEqual(8)
    expect(attack.every(({ type, amount }) => type === 'GIFT_CARD' && amount === '500.00')).toBe(true)
    expect(days(attack[0]!, attack.at(-1)!)).toBeLessThan(2)
    expect(attack.slice(1).some((each, index) => days(attack[index]!, each) <= 1)).toBe(true)
  })
})

test('the first crypto purchase takes a fifth of the balance', () => {
  ofManyVictims('CRYPTO_PURCHASE', ({ transactions }, attack) => {
    const [purchase] = attack
    const share = minorOf(purchase!.amount) / (minorOf(purchase!.amount) + minorOf(purchase!.balance_after))

    expect(transactions.filter(({ type }) => type === 'CRYPTO')).toEqual([purchase])
    expect(share).toBeCloseTo(0.2, 4)
  })
})

test('the first wire goes abroad', () => {
  ofManyVictims('WIRE_ABROAD', ({ transactions }, attack) => {
    expect(transactions.filter(({ type }) => type === 'WIRE')).toEqual(attack)
    expect(attack).toHaveLength(1)
    expect(attack[0]!.counterparty!.country).not.toBe('US')
  })
})

test('remote access is followed within 72 hours by 4,000 to a new payee', () => {
  ofManyVictims('REMOTE_ACCESS', (victim, attack) => {
    const access = victim.events.find(({ type }) => type === 'REMOTE_ACCESS')!

    expect(minors(attack)).toEqual([4_000_00])
    expect(knownPayees(victim, attack)).toEqual([])
    expect(days(access, attack[0]!)).toBeGreaterThan(0)
    expect(days(access, attack[0]!)).toBeLessThan(3)
  })
})

test('300, 600, 1,200 and 2,500 go to one new payee within five weeks, the last after the shortest interval', () => {
  ofManyVictims('GROWING_PAYMENTS', (victim, attack) => {
    expect(minors(attack)).toEqual([300_00, 600_00, 1_200_00, 2_500_00])
    expect(payees(attack)).toHaveLength(1)
    expect(knownPayees(victim, attack)).toEqual([])
    expect(days(attack[0]!, attack[3]!)).toBeLessThan(35)
    expect(days(attack[2]!, attack[3]!)).toBeLessThan(days(attack[0]!, attack[1]!))
  })
})

test('a new power of attorney is followed within 30 days by 15,000', () => {
  ofManyVictims('POWER_OF_ATTORNEY', (victim, attack) => {
    const change = victim.events.find(({ type }) => type === 'POWER_OF_ATTORNEY_ADDED')!

    expect(minors(attack)).toEqual([15_000_00])
    expect(days(change, attack[0]!)).toBeGreaterThan(0)
    expect(days(change, attack[0]!)).toBeLessThan(30)
  })
})

test('the maximum of the machine is withdrawn on five days running', () => {
  ofManyVictims('ATM_MAXIMUM', (victim, attack) => {
    const dates = attack.map(({ occurred_at }) =>
      Date.parse(localText(occurred_at, victim.profile.time_zone).slice(0, 10)),
    )

    expect(attack).toHaveLength(5)
    expect(attack.every(each => each.channel === 'ATM' && each.type === 'CASH' && each.at_limit)).toBe(true)
    expect(dates.map(date => (date - dates[0]!) / DAY_MS)).toEqual([0, 1, 2, 3, 4])
  })
})

test('an account without debits for more than 180 days is drained by three withdrawals within 14 days', () => {
  ofManyVictims('SILENT_ACCOUNT', ({ transactions, events, attackFrom }, attack) => {
    const before = debits(transactions).filter(each => timeOf(each) < attackFrom.getTime())
    const last = transactions.find(each => each === attack[2])!
    const silent = transactions.filter(each => timeOf(each) > timeOf(before.at(-1)!))

    expect(before.length).toBeGreaterThan(50)
    expect(days(before.at(-1)!, attack[0]!)).toBeGreaterThan(180)
    expect(silent.filter(({ direction }) => direction === 'CREDIT').length).toBeGreaterThan(5)
    expect(events.filter(each => days(before.at(-1)!, each) > 1)).toEqual([])
    expect(attack).toHaveLength(3)
    expect(debits(silent)).toEqual(attack)
    expect(days(attack[0]!, attack[2]!)).toBeLessThan(14)
    expect(minorOf(last.balance_after)).toBeLessThan(0.1 * (sum(attack) + minorOf(last.balance_after)))
  })
})

test('two pensions leave whole within a day to one new payee', () => {
  ofManyVictims('PENSION_DIVERSION', (victim, attack) => {
    expect(attack).toHaveLength(2)
    expect(payees(attack)).toHaveLength(1)
    expect(knownPayees(victim, attack)).toEqual([])
    for (const transfer of attack) {
      const pension = victim.transactions.findLast(
        each => each.type === 'INCOME' && timeOf(each) < timeOf(transfer),
      )!
      expect(transfer.amount).toBe(pension.amount)
      expect(days(pension, transfer)).toBeLessThan(1)
    }
  })
})

test("a relative's share of the debits rises from 5 to 60 % within 90 days", () => {
  ofManyVictims('RELATIVES_SHARE', ({ transactions, attackFrom }, attack) => {
    const share = (from: number, to: number): number => {
      const window = debits(transactions).filter(each => timeOf(each) > from && timeOf(each) <= to)
      return sum(window.filter(each => each.counterparty?.id === payees(attack)[0])) / sum(window)
    }
    const start = attackFrom.getTime()

    expect(payees(attack)).toHaveLength(1)
    expect(share(start - 300 * DAY_MS, start - 1)).toBeGreaterThan(0.03)
    expect(share(start - 300 * DAY_MS, start - 1)).toBeLessThan(0.07)
    expect(share(start - 1, start + 90 * DAY_MS)).toBeGreaterThan(0.55)
    expect(share(start - 1, start + 90 * DAY_MS)).toBeLessThan(0.65)
  })
})

test('for ten weeks debits below 100 at the usual shops add as much as an average week before', () => {
  ofManyVictims('SMALL_DEBITS', ({ transactions }, attack) => {
    const before = debits(transactions).filter(
      each => timeOf(each) < ATTACK_AT.getTime() && timeOf(each) >= ATTACK_AT.getTime() - 280 * DAY_MS,
    )
    const shops = new Set(before.map(({ merchant }) => merchant?.name))

    expect(Math.max(...minors(attack))).toBeLessThan(100_00)
    expect(attack.filter(({ merchant }) => !shops.has(merchant!.name))).toEqual([])
    expect(days(attack[0]!, attack.at(-1)!)).toBeGreaterThan(63)
    expect(days(attack[0]!, attack.at(-1)!)).toBeLessThan(70)
    expect(Math.abs(sum(attack) / 10 / (sum(before) / 40) - 1)).toBeLessThan(0.1)
  })
})

test('three credits are passed on to new payees, at least 80 % of each within 72 hours', () => {
  ofManyVictims('PASSED_ON_CREDITS', (victim, attack) => {
    const credits = attack.filter(({ direction }) => direction === 'CREDIT')

    expect(credits).toHaveLength(3)
    expect(knownPayees(victim, attack)).toEqual([])
    for (const credit of credits) {
      const passedOn = debits(attack).filter(each => days(credit, each) > 0 && days(credit, each) <= 3)
      expect(sum(passedOn) / minorOf(credit.amount)).toBeGreaterThanOrEqual(0.8)
      expect(sum(passedOn)).toBeLessThanOrEqual(minorOf(credit.amount))
    }
  })
})

test('no bill is paid for 70 days, and at least two NSF events fall within 30 days', () => {
  ofManyVictims('UNPAID_BILLS', ({ transactions, events, attackFrom, attackTo }) => {
    const bills = transactions.filter(({ type }) => type === 'BILL')
    const nsf = events.filter(({ type }) => type === 'NSF')
    const unpaid = bills.filter(
      each => timeOf(each) >= attackFrom.getTime() && timeOf(each) <= attackTo.getTime(),
    )

    expect(unpaid).toEqual([])
    expect(bills.filter(each => timeOf(each) < attackFrom.getTime()).length).toBeGreaterThan(40)
    expect(nsf).toHaveLength(3)
    expect(Math.min(days(nsf[0]!, nsf[1]!), days(nsf[1]!, nsf[2]!))).toBeLessThan(30)
  })
})

test('an attack without 14 months of history or without 100 days of life after it is refused', () => {
  const attackOn = (day: string) => () =>
    victimLife({
      seed: 1,
      customerId: 'c-1',
      from: FROM,
      pattern: 'GIFT_CARDS',
      attackAt: new Date(`${day}T00:00:00Z`),
    })

  expect(HISTORY_MONTHS).toBe(14)
  expect(attackOn('2026-02-28')).toThrow('14 months')
  expect(attackOn('2026-03-01')).not.toThrow()
  expect(attackOn('2026-03-24')).toThrow('100 days')
})

test('a stream repeats, makes each life when it is read, and spreads the victims over all patterns', () => {
  const stream = () => livesOf({ seed: 3, profiles: 1_000_000, from: FROM, victimShare: 0.25 })

  const lives = [...stream().take(60)]

  expect(new Set(lives.map(({ customerId }) => customerId)).size).toBe(60)
  expect(lives.flatMap(({ attack }) => (attack ? [attack.pattern] : []))).toEqual([
    ...VICTIM_PATTERN_NAMES,
    ...VICTIM_PATTERN_NAMES.slice(0, 2),
  ])
  expect(stream().take(5).toArray()).toEqual(lives.slice(0, 5))
})

test('a short stream limits ordinary lives to their last transactions, without a gap in the balance', () => {
  const lives = livesOf({ seed: 3, profiles: 20, from: FROM, transactionsPerProfile: 100 })

  for (const { transactions, events } of lives) {
    expect(transactions).toHaveLength(100)
    expect(timeOf(transactions.at(-1)!)).toBeGreaterThan(Date.parse('2026-06-20T00:00:00Z'))
    expect(events.filter(event => timeOf(event) < timeOf(transactions[0]!))).toEqual([])
    expect(openingBalance(transactions)).toBeGreaterThanOrEqual(5_000_00)
  }
})
