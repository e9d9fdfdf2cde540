import type { Context } from '#kernel/context.ts'
import type { StoredScreening } from '#compliance/entities/monitoring/evaluation.ts'
import type { ScreenedParty } from '#compliance/entities/payment-screening.ts'
import type { ScreeningParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { searchPayment } from '#compliance/payments/search-payment.ts'
import { paymentPolicy } from '#compliance/policy/policy-in-force.ts'
import { isUncertain, paymentEffect } from '#compliance/rules/payment-effect.ts'
import { pepClass } from '#compliance/watchlists/pep-class.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import { loadListStates } from '#compliance/watchlists/store/list-freshness.ts'
import { keyOf, loadEntries } from '#compliance/watchlists/store/load-entries.ts'
import { lowestFrom } from './amounts.ts'
import type { ScreeningHit } from './history/history.ts'
import { isInScope } from './judging.ts'
import type { ParsedTransaction } from './parse-transaction.ts'

/**
 * Searches the watchlists for the parties of a transaction, if a rule in scope asks for it; undefined otherwise. Whatever goes wrong
 * makes the result `unavailable`, which holds the transaction.
 */
export async function screenParties(
  ctx: Context,
  parsed: ParsedTransaction,
  rules: readonly ActiveRule[],
): Promise<StoredScreening | undefined> {
  const asking = rules.flatMap(rule =>
    rule.parameters.ruleType === 'SCREENING' &&
    isInScope(rule, { ...parsed, customerType: parsed.customer.type }) &&
    !isTooSmall(rule.parameters, parsed)
      ? [rule.parameters]
      : [],
  )
  if (asking.length === 0) return undefined
  try {
    return await search(ctx, parsed, asking)
  } catch {
    return 'unavailable'
  }
}

/** Whether the rule screens large amounts only, and this one is smaller. */
const isTooSmall = (
  { requireHighValue, amountThreshold }: ScreeningParameters,
  { amountMinor, currency }: ParsedTransaction,
): boolean => requireHighValue && amountMinor < lowestFrom(amountThreshold, currency)

async function search(
  ctx: Context,
  { customer, counterparty }: ParsedTransaction,
  asking: readonly ScreeningParameters[],
): Promise<StoredScreening> {
  const parties: ScreenedParty[] = [
    ...(customer.name === null
      ? []
      : [
          {
            role: 'SENDER',
            name: customer.name,
            country: customer.country,
            dateOfBirth: customer.dateOfBirth,
            externalId: customer.id,
          },
        ]),
    ...(counterparty === null || counterparty.name === null
      ? []
      : [{ role: 'RECIPIENT', name: counterparty.name, externalId: counterparty.id }]),
  ]
  if (parties.length === 0) return []
  const [inForce, states] = await Promise.all([paymentPolicy(ctx), loadListStates(ctx)])
  const policy = {
    ...inForce,
    minScore: Math.min(inForce.minScore, ...asking.map(each => each.matchScoreThreshold)),
  }
  const {
    isWhole,
    parties: searched,
    versions,
  } = await searchPayment(ctx, { parties, policy, settled: 0, states })
  if (!isWhole) return 'unavailable'
  const found = searched.flatMap(({ party, hits }) => hits.map(hit => ({ party, hit })))
  if (found.length === 0) return []
  const entries = await loadEntries(
    ctx,
    found.map(({ hit: { source, entryId } }) => ({ source, entryId, version: versions[source] ?? '' })),
  )
  return found.map(({ party, hit }): ScreeningHit => {
    const entry = entries.get(keyOf(hit))
    if (!entry) throw new Error(`The entry ${hit.source} ${hit.entryId} was replaced during the search.`)
    const listType = SOURCES[hit.source].type
    const effect = paymentEffect(policy, {
      listType,
      comparison: hit.comparison,
      isIndirect: hit.isIndirect ?? false,
      pepClass: pepClass(hit, entry, { homeCountry: policy.homeCountry, entries }),
    })
    return {
      party: party.role === 'SENDER' ? 'CUSTOMER' : 'COUNTERPARTY',
      list: listType === 'SANCTIONS' ? 'sanctions' : 'pep',
      source: hit.source,
      entryId: hit.entryId,
      score: hit.comparison.score,
      policyEffect: effect ?? 'ALLOW',
      ...(isUncertain(hit) && { isUncertain: true }),
    }
  })
}
