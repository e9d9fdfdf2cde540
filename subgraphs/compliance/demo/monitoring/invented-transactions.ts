import type { TransactionInput } from '#compliance/schema.gen.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS

/** Days that the history covers. */
const DAYS = 60

/** A device on the blacklist of the demo workspace. */
export const DENIED_DEVICE = 'demo-device-denied'

/** A party of the demo's watchlists. */
const LISTED_NAME = 'Quendrel Ovu Zorblax'

const NAMES = [
  'Tovell Marrikane',
  'Oduwe Faskari',
  'Brunna Oskwell',
  'Kemzi Adulaye',
  'Pirrette Lanvoss',
  'Sabiru Okontelle',
  'Haldrin Mewarth',
  'Nkwazi Ebrulle',
]

const SAVER = 'Ruvane Ostroly'

/** Days before the filling, hour and minute. */
type When = readonly [daysAgo: number, hour: number, minute?: number]

type Parts = Partial<Omit<TransactionInput, 'customer' | 'occurredAt' | 'transactionId'>> &
  Pick<TransactionInput, 'amount'>

const midnightOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS) * DAY_MS

/** The third deposit of cash just below a reporting line within two days. */
export const heldDeposit = (now: Date): TransactionInput => ({
  transactionId: 'demo-held',
  occurredAt: new Date(midnightOf(now) - DAY_MS + 12 * 60 * MINUTE_MS),
  type: 'CASH_IN',
  direction: 'CREDIT',
  channel: 'branch',
  amount: '9480.00',
  currency: 'USD',
  customer: { id: 'demo-saver', type: 'INDIVIDUAL', name: SAVER },
})

interface Story {
  add(customer: string, name: string | null, when: When, parts: Parts): void
  /** A first deposit makes a party a customer, so that later payments to it lead to that customer. */
  join(customer: string): void
}

const to = (id: string): Pick<TransactionInput, 'counterparty'> => ({ counterparty: { id: `demo-${id}` } })

/** A salary each month and a payment every third day; at last one pays far more than usual, and one from a stolen device. */
function ordinaryCustomers({ add }: Story): void {
  for (const [index, name] of NAMES.entries()) {
    const customer = `customer-${index + 1}`
    const device = { fingerprint: `demo-phone-${index + 1}`, ip: `192.0.2.${index + 1}`, ipCountry: 'NG' }
    for (const days of [58, 28])
      add(customer, name, [days, 9], {
        amount: `${1_400 + 37 * index}.50`,
        direction: 'CREDIT',
        ...to('employer'),
      })
    for (let days = 57 - (index % 3); days > 3; days -= 3)
      add(customer, name, [days, 10 + (index % 7), days % 60], {
        amount: `${20 + ((days * 7 + index * 13) % 60)}.${25 + (days % 50)}`,
        type: 'PAYMENT',
        device,
        ...to(`shop-${(days + index) % 5}`),
      })
  }
  // One of them pays far more than usual, from a new device; another one from a stolen device.
  add('customer-1', NAMES[0]!, [3, 3], {
    amount: '4810.40',
    device: { fingerprint: 'demo-phone-99' },
    ...to('payee-1'),
  })
  add('customer-2', NAMES[1]!, [3, 4], {
    amount: '61.30',
    device: { fingerprint: DENIED_DEVICE },
    ...to('payee-2'),
  })
}

/** Cash below and above the reporting lines, and withdrawals of round amounts. */
function cash({ add }: Story): void {
  for (const [index, amount] of ['4750000.00', '4820000.00', '4690000.00', '6200000.00'].entries())
    add('trader', 'Ebunike Sarrowell', [41, 9 + 2 * index], {
      amount,
      currency: 'NGN',
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'branch',
    })
  for (const [index, amount] of ['9400.00', '9700.00', '9500.00'].entries())
    add('depositor', 'Lornec Abrustin', [12, 9 + 2 * index], {
      amount,
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'branch',
    })
  for (let index = 0; index < 4; index++)
    add('depositor', 'Lornec Abrustin', [11, 9 + index], {
      amount: `${500 + 100 * index}.00`,
      type: 'CASH_OUT',
      channel: 'atm',
    })

  // Deposits to which a last one is added later.
  for (const [index, amount] of ['9350.00', '9810.00'].entries())
    add('saver', SAVER, [1, 9 + index], {
      amount,
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'branch',
    })
}

/** A stolen card is tried, and a merchant has chargebacks. */
function cards({ add }: Story): void {
  for (let index = 0; index < 7; index++)
    add('cardholder', 'Miraque Dosh', [35, 2, index], {
      amount: `1.0${index}`,
      type: 'CARD',
      channel: 'web',
      cardId: 'demo-card-1',
    })
  for (let index = 0; index < 40; index++)
    add(`buyer-${index % 20}`, null, [30 - Math.floor(index / 4), 11 + (index % 4)], {
      amount: `${15 + index}.90`,
      type: 'CARD',
      channel: 'web',
      merchantId: 'demo-merchant',
    })
  add('buyer-3', null, [19, 12], {
    amount: '18.90',
    type: 'CHARGEBACK',
    direction: 'CREDIT',
    channel: 'web',
    merchantId: 'demo-merchant',
  })
}

function mules({ add, join }: Story): void {
  // A mule: credits of many senders leave within hours to many payees.
  join('mule')
  for (let index = 0; index < 6; index++)
    add('mule', 'Jorvane Talquist', [25, 8, 10 * index], {
      amount: '400.00',
      direction: 'CREDIT',
      ...to(`sender-${index}`),
    })
  for (let index = 0; index < 7; index++)
    add('mule', 'Jorvane Talquist', [25, 14, 5 * index], { amount: '330.00', ...to(`payee-${10 + index}`) })

  // Many customers pay one beneficiary, three of them from one device.
  for (let index = 0; index < 6; index++)
    add(`victim-${index}`, null, [22, 9 + index], {
      amount: `${210 + index}.00`,
      device: { fingerprint: index < 3 ? 'demo-device-shared' : `demo-device-${index}` },
      ...to('collector'),
    })
}

function groups({ add, join }: Story): void {
  // Three senders pay the same three beneficiaries.
  for (let sender = 0; sender < 3; sender++)
    for (let payee = 0; payee < 3; payee++)
      add(`sender-of-many-${sender}`, null, [18, 9 + 3 * sender + payee], {
        amount: '275.00',
        ...to(`payee-of-many-${payee}`),
      })

  // Three customers pay one another only, and one payment returns to its sender.
  const circle = ['circle-1', 'circle-2', 'circle-3']
  for (const each of circle) join(each)
  for (let index = 0; index < 7; index++)
    add(circle[index % 3]!, null, [8 - Math.floor(index / 3), 9 + 2 * (index % 3)], {
      amount: `${3_000 - 40 * index}.00`,
      ...to(circle[(index + 1) % 3]!),
    })
}

/** A country of high risk, a listed payee, and an account that was silent for long. */
function unusualParties({ add, join }: Story): void {
  add('customer-5', NAMES[4]!, [6, 15], {
    amount: '320.00',
    type: 'WIRE',
    counterparty: { id: 'demo-payee-ir', name: 'Vashti Orelund', country: 'IR' },
  })
  add('customer-6', NAMES[5]!, [5, 15], {
    amount: '240.00',
    type: 'WIRE',
    counterparty: { id: 'demo-payee-listed', name: LISTED_NAME },
  })
  join('sleeper')
  add('sleeper', 'Wenlith Okarro', [4, 16], { amount: '2600.00', ...to('payee-3') })
}

/** Invented transactions of the 60 days before `now`, oldest first. Their shape never changes, only the days are relative to `now`. */
export function inventedTransactions(now: Date): TransactionInput[] {
  const midnight = midnightOf(now)
  const invented: TransactionInput[] = []
  const add: Story['add'] = (customer, name, [days, hour, minute = 0], parts) => {
    invented.push({
      transactionId: `demo-${String(invented.length + 1).padStart(3, '0')}`,
      occurredAt: new Date(midnight - days * DAY_MS + (hour * 60 + minute) * MINUTE_MS),
      type: 'TRANSFER',
      direction: 'DEBIT',
      channel: 'mobile',
      currency: 'USD',
      customer: { id: `demo-${customer}`, type: 'INDIVIDUAL', ...(name !== null && { name }) },
      ...parts,
    })
  }
  const join: Story['join'] = customer =>
    add(customer, null, [DAYS, 8], { amount: '150.00', direction: 'CREDIT', type: 'CASH_IN' })
  for (const write of [ordinaryCustomers, cash, cards, mules, groups, unusualParties]) write({ add, join })
  return invented.toSorted((one, other) => one.occurredAt!.getTime() - other.occurredAt!.getTime())
}
