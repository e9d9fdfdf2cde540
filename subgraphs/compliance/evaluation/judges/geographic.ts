import type { GeographicParameters } from '#compliance/monitoring-rules/parameters.ts'
import { clear, skipped, triggered, type Judging } from '../judging.ts'
import { listPhrase } from '../phrases.ts'
import type { MonitoredTransaction } from '../transaction.ts'
import type { Measures, Verdict } from '../verdict.ts'

interface Origin {
  readonly country: string
  readonly of: 'customer' | 'counterparty' | 'bank' | 'device'
}

/** The country code of a BIC is its fifth and sixth character; null when the text is too short for one. */
export const countryOfBic = (bic: string): string | null =>
  bic.length < 6 ? null : bic.slice(4, 6).toUpperCase()

/** The countries of a transaction, without its customer's own. */
export function foreignOrigins({
  counterparty,
  device,
}: Pick<MonitoredTransaction, 'counterparty' | 'device'>): Origin[] {
  const bic = counterparty?.bankBic ?? null
  const origins = [
    { country: counterparty?.country ?? null, of: 'counterparty' as const },
    { country: bic === null ? null : countryOfBic(bic), of: 'bank' as const },
    { country: device.ipCountry, of: 'device' as const },
  ]
  return origins.flatMap(({ country, of }) => (country === null ? [] : [{ country, of }]))
}

const described = (origins: readonly Origin[]): string =>
  listPhrase(
    [...Map.groupBy(origins, ({ country }) => country)].map(
      ([country, each]) => `${country} (${listPhrase(each.map(({ of }) => of))})`,
    ),
  )

const countriesOf = (origins: readonly Origin[]): string[] => [
  ...new Set(origins.map(({ country }) => country)),
]

/**
 * Countries of the customer, the counterparty, its bank and the device. A sanctioned country holds at least, whatever
 * the rule's action. The customer's own country is never a new one.
 */
export function judgeGeographic({
  rule,
  parameters: { sanctionedCountries, highRiskCountries, newCountry },
  transaction,
  history,
}: Judging<GeographicParameters>): Verdict {
  const own = transaction.customer.country
  const foreign = foreignOrigins(transaction)
  const origins: Origin[] = [...(own === null ? [] : [{ country: own, of: 'customer' as const }]), ...foreign]
  if (origins.length === 0) return skipped('MISSING_KEY')

  const sanctioned = origins.filter(({ country }) => sanctionedCountries.includes(country))
  const highRisk = origins.filter(({ country }) => highRiskCountries.includes(country))
  const isCompared = newCountry && history.hasEarlier
  const unseen = isCompared
    ? foreign.filter(({ country }) => country !== own && !history.knownCountries.has(country))
    : []
  const reasons = [
    ...(sanctioned.length > 0 ? [`Sanctioned country ${described(sanctioned)}`] : []),
    ...(highRisk.length > 0 ? [`High-risk country ${described(highRisk)}`] : []),
    ...(unseen.length > 0
      ? [`Country that the customer's earlier transactions do not have: ${described(unseen)}`]
      : []),
  ]
  if (reasons.length === 0) return newCountry && !isCompared ? skipped('INSUFFICIENT_HISTORY') : clear()

  const observed: Measures = {
    countries: countriesOf(origins),
    ...(sanctioned.length > 0 && { sanctioned_countries: countriesOf(sanctioned) }),
    ...(highRisk.length > 0 && { high_risk_countries: countriesOf(highRisk) }),
    ...(unseen.length > 0 && { new_countries: countriesOf(unseen) }),
  }
  return triggered({
    reason: reasons.join('; '),
    observed,
    threshold: {
      sanctioned_countries: sanctionedCountries,
      high_risk_countries: highRiskCountries,
      new_country: String(newCountry),
    },
    window: null,
    transactionIds: [transaction.transactionId],
    counterfactual: null,
    ...(sanctioned.length > 0 && { action: rule.action === 'BLOCK' ? 'BLOCK' : 'HOLD' }),
  })
}
