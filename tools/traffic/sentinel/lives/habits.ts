import type { Channel, Counterparty, LifeProfile, Merchant } from './life.ts'
import { billers, familyName, pensionPayer, person, shop } from './names.ts'
import { random, type Random } from './random.ts'

const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
]
const WEEKS_PER_MONTH = 365.25 / 7 / 12

export interface Bill {
  readonly payee: Counterparty
  readonly channel: Channel
  readonly amountMinor: number
  /** The day of the month, from which a payment differs by at most two days. */
  readonly day: number
}

/** The habits of one customer, which stay the same for the whole life. */
export interface Habits {
  readonly profile: LifeProfile
  /** Empty for a customer who does not bank online. */
  readonly devices: readonly string[]
  /** The channel of payments that the customer orders from home. */
  readonly homeChannel: 'ONLINE' | 'MOBILE' | 'MAIL'
  readonly pension: { readonly payer: Counterparty; readonly amountMinor: number }
  readonly bills: readonly Bill[]
  readonly shops: readonly { readonly merchant: Merchant; readonly amountMinor: number }[]
  readonly cash: { readonly amountMinor: number; readonly channels: readonly Channel[] }
  readonly relatives: readonly Counterparty[]
}

/** 65 to 92 years old when the life begins. */
function inventProfile(choices: Random, from: Date): LifeProfile & { readonly family: string } {
  const born = new Date(from)
  born.setUTCFullYear(born.getUTCFullYear() - choices.integer(66, 92))
  born.setUTCDate(born.getUTCDate() + choices.integer(0, 364))
  const family = familyName(choices)
  return {
    customer_name: person(choices, family).name!,
    date_of_birth: born.toISOString().slice(0, 10),
    country: 'US',
    time_zone: choices.of(TIME_ZONES),
    family,
  }
}

/**
 * Three to five bills. The amounts use up what the pension leaves after cards, cash and gifts, so that the balance
 * stays about level over the years; none is so large that it stands out of the other debits.
 */
function inventBills(choices: Random, budgetMinor: number, homeChannel: Channel): Bill[] {
  const payees = billers(choices, choices.integer(3, 5))
  return payees.map((payee, index) => ({
    payee,
    // The channel from home is in use in every life, hence a later payment on it is nothing new.
    channel: index === 0 || choices.isBelow(0.3) ? homeChannel : 'AUTOMATIC',
    amountMinor: Math.round(
      Math.min(45_000, Math.max(4_000, (budgetMinor / payees.length) * choices.between(0.7, 1.3))),
    ),
    day: choices.integer(4, 26),
  }))
}

export function inventHabits(seed: number, customerId: string, from: Date): Habits {
  const choices = random(seed, customerId, 'habits')
  const { family, ...profile } = inventProfile(choices, from)
  const homeChannel = choices.isBelow(0.7) ? choices.of(['ONLINE', 'MOBILE'] as const) : 'MAIL'
  const devices = homeChannel === 'MAIL' ? 0 : choices.integer(1, 2)
  const pensionMinor = choices.integer(1_800_00, 2_600_00)
  const cashMinor = choices.integer(5, pensionMinor < 2_100_00 ? 7 : 10) * 20_00
  const used = new Set<string>()
  const shops = Array.from({ length: choices.integer(6, 10) }, () => ({
    merchant: shop(choices, used),
    amountMinor: choices.integer(30_00, 85_00),
  }))
  const meanCardMinor = shops.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / shops.length
  const spentMinor = WEEKS_PER_MONTH * (2.5 * meanCardMinor + cashMinor) + 125_00
  return {
    profile,
    devices: Array.from({ length: devices }, (_, index) => `${customerId}-device-${index + 1}`),
    homeChannel,
    pension: { payer: pensionPayer(choices), amountMinor: pensionMinor },
    bills: inventBills(choices, pensionMinor - spentMinor, homeChannel),
    shops,
    cash: {
      amountMinor: cashMinor,
      channels: choices.of([['ATM'], ['BRANCH'], ['ATM', 'BRANCH']] as const),
    },
    relatives: Array.from({ length: 3 }, () => person(choices, family)),
  }
}
