import type { NetworkView } from './network.ts'
import type { PaymentEdge } from '#compliance/evaluation/transaction.ts'

/** Parties on each side at most; those in the most pairs are considered. */
const SIDE_MAX = 60
/** Percentage of the possible pairs that have paid. */
const DENSITY_PERCENT = 60

/** Senders and beneficiaries of whom most have paid each other. */
export interface PayingSet {
  readonly senders: ReadonlySet<string>
  readonly beneficiaries: ReadonlySet<string>
  /** Pairs of a sender and a beneficiary of the set that have paid. */
  readonly pairs: number
}

type Partners = Map<string, Set<string>>

function link(partners: Partners, from: string, to: string): void {
  const known = partners.get(from)
  if (known === undefined) partners.set(from, new Set([to]))
  else known.add(to)
}

const partnersAmid = (of: ReadonlySet<string> | undefined, side: ReadonlySet<string>): number =>
  of === undefined ? 0 : [...of].filter(party => side.has(party)).length

/** A side of at most `SIDE_MAX` parties: the fixed one and those with the most partners, by key where they are equal. */
function bounded(side: ReadonlySet<string>, partners: Partners, fixed: string): Set<string> {
  const others = [...side]
    .filter(party => party !== fixed)
    .sort((a, b) => (partners.get(b)?.size ?? 0) - (partners.get(a)?.size ?? 0) || (a < b ? -1 : 1))
  return new Set([fixed, ...others.slice(0, SIDE_MAX - 1)])
}

/** One of the two sides of a set that shrinks. */
interface Side {
  readonly fixed: string
  readonly partners: Partners
  /** Number of partners on the other side, by party of this one. */
  readonly degrees: Map<string, number>
}

const sideOf = (
  parties: ReadonlySet<string>,
  other: ReadonlySet<string>,
  partners: Partners,
  fixed: string,
): Side => ({
  fixed,
  partners,
  degrees: new Map([...parties].map(party => [party, partnersAmid(partners.get(party), other)])),
})

interface Weakest {
  readonly party: string
  readonly degree: number
}

/** The party with the fewest partners on the other side; of several the first one by key. */
function weakestOf({ degrees, fixed }: Side): Weakest | undefined {
  let weakest: Weakest | undefined
  for (const [party, degree] of degrees) {
    if (party === fixed) continue
    if (
      weakest === undefined ||
      degree < weakest.degree ||
      (degree === weakest.degree && party < weakest.party)
    )
      weakest = { party, degree }
  }
  return weakest
}

function leave({ party }: Weakest, { degrees, partners }: Side, other: Side): void {
  degrees.delete(party)
  for (const partner of partners.get(party) ?? []) {
    const degree = other.degrees.get(partner)
    if (degree !== undefined) other.degrees.set(partner, degree - 1)
  }
}

/** The senders and beneficiaries within one more payment of the judged one. */
function neighbours(
  { payer, payee }: PaymentEdge,
  payees: Partners,
  payers: Partners,
): { senders: Side; beneficiaries: Side } {
  const reach = (parties: ReadonlySet<string>, partners: Partners): string[] =>
    [...parties].flatMap(party => [...(partners.get(party) ?? [])])
  const nearSenders = new Set(payers.get(payee))
  const nearBeneficiaries = new Set(payees.get(payer))
  const senders = bounded(new Set([...nearSenders, ...reach(nearBeneficiaries, payers)]), payees, payer)
  const beneficiaries = bounded(new Set([...nearBeneficiaries, ...reach(nearSenders, payees)]), payers, payee)
  return {
    senders: sideOf(senders, beneficiaries, payees, payer),
    beneficiaries: sideOf(beneficiaries, senders, payers, payee),
  }
}

/**
 * Dense sets around the judged payment, largest first. All parties within one more payment take part at first: the
 * payers of its payee, the payees of its payer, the payers of those, and the payees of those payers. Then the party that
 * is in the smallest share of its possible pairs leaves, again and again, but never the judged payer and payee; each set
 * on the way in which at least 60 % of the pairs have paid is returned. Finding the largest dense set is NP-hard; leaving
 * the weakest out finds dense cores, is bounded by the number of parties, and does not depend on the rule's thresholds, so
 * that a stricter rule never triggers where a milder one does not.
 */
export function densestSets({ current, earlier }: NetworkView): PayingSet[] {
  const payees: Partners = new Map()
  const payers: Partners = new Map()
  for (const { payer, payee } of [...earlier, current]) {
    link(payees, payer, payee)
    link(payers, payee, payer)
  }
  const { senders, beneficiaries } = neighbours(current, payees, payers)
  const sets: PayingSet[] = []
  let pairs = senders.degrees.values().reduce((sum, degree) => sum + degree, 0)
  for (;;) {
    const [rows, columns] = [senders.degrees.size, beneficiaries.degrees.size]
    if (pairs * 100 >= rows * columns * DENSITY_PERCENT)
      sets.push({
        senders: new Set(senders.degrees.keys()),
        beneficiaries: new Set(beneficiaries.degrees.keys()),
        pairs,
      })
    const sender = weakestOf(senders)
    const beneficiary = weakestOf(beneficiaries)
    if (
      sender !== undefined &&
      (beneficiary === undefined || sender.degree * rows <= beneficiary.degree * columns)
    ) {
      leave(sender, senders, beneficiaries)
      pairs -= sender.degree
    } else if (beneficiary !== undefined) {
      leave(beneficiary, beneficiaries, senders)
      pairs -= beneficiary.degree
    } else return sets
  }
}
