import type { Counterparty, Merchant } from './life.ts'
import type { Random } from './random.ts'

const GIVEN =
  'Alice Arthur Barbara Carl Carol Charles Donald Dorothy Edward Eleanor Evelyn Frank Gloria Harold Helen Henry Irene James Jean Joan John Joyce Judith Kenneth Lois Margaret Marie Martha Mildred Norma Paul Ralph Raymond Richard Robert Rose Ruth Shirley Virginia Walter'.split(
    ' ',
  )
const FAMILIES =
  'Adams Baker Bennett Brooks Carter Clark Collins Cooper Davis Diaz Edwards Evans Fisher Foster Garcia Gray Hayes Hill Howard Hughes Jenkins Kelly Lee Lewis Lopez Martin Miller Moore Morgan Murphy Nelson Parker Perry Powell Price Reed Rivera Ross Sanders Scott Stewart Torres Turner Walker Ward Watson Wood Young'.split(
    ' ',
  )
const AREAS =
  'Birchwood Cedar Central Corner Eastside Elm Fairview Franklin Garden Green Harbor Highland Hillside Lakeside Liberty Lincoln Madison Main Maple Meadow Mill Northgate Oak Park Pine Pleasant Prairie River Riverside Rose Silver Spring Summit Sunset Union Valley Village Walnut Washington Willow'.split(
    ' ',
  )
const SHOPS: readonly (readonly [kind: string, mcc: string])[] = [
  ['Grocery', '5411'],
  ['Pharmacy', '5912'],
  ['Bakery', '5462'],
  ['Diner', '5812'],
  ['Hardware', '5251'],
  ['Books', '5942'],
  ['Fuel', '5541'],
  ['Department Store', '5311'],
  ['Nursery', '5261'],
  ['Hair Salon', '7230'],
  ['Florist', '5992'],
  ['Clothing', '5651'],
]
const UTILITIES = ['Electric', 'Gas', 'Water', 'Telephone', 'Cable', 'Insurance', 'Housing', 'Health Plan']
const PAYERS = [
  'Federal Retirement Office',
  'State Teachers Retirement System',
  'County Employees Pension Fund',
  'Railroad Workers Pension Board',
]

const id = (prefix: string, choices: Random): string =>
  `${prefix}-${choices.below(2 ** 32).toString(36)}${choices.below(2 ** 20).toString(36)}`

export const familyName = (choices: Random): string => choices.of(FAMILIES)

/** A person with an id that no other counterparty has, so that the payee is new in every life. */
export const person = (choices: Random, family = familyName(choices), country = 'US'): Counterparty => ({
  id: id('payee', choices),
  name: `${choices.of(GIVEN)} ${family}`,
  country,
})

export const pensionPayer = (choices: Random): Counterparty => ({
  id: id('payer', choices),
  name: choices.of(PAYERS),
  country: 'US',
})

/** Companies that send bills, each of another kind. */
export const billers = (choices: Random, count: number): Counterparty[] =>
  choices
    .shuffled(UTILITIES)
    .slice(0, count)
    .map(kind => ({ id: id('biller', choices), name: `${choices.of(AREAS)} ${kind}`, country: 'US' }))

/** A shop whose name is not in `used`; adds the name. */
export function shop(choices: Random, used: Set<string>): Merchant {
  for (;;) {
    const [kind, mcc] = choices.of(SHOPS)
    const name = `${choices.of(AREAS)} ${kind}`
    if (used.has(name)) continue
    used.add(name)
    return { name, mcc }
  }
}
