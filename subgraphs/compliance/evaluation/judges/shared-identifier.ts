import type {
  BeneficiaryFanInParameters,
  SharedField,
  SharedIdentifierParameters,
} from '#compliance/monitoring-rules/parameters.ts'
import type { SharedUse } from '#compliance/evaluation/history/history.ts'
import { clear, OUT_OF_SCOPE, skipped, triggered, windowOf, type Judging } from '../judging.ts'
import { isCountNear } from '../near-misses.ts'
import { countPhrase, durationPhrase } from '../phrases.ts'
import type { Verdict } from '../verdict.ts'

const FIELDS: Readonly<Record<SharedField, string>> = {
  device_fingerprint: 'device',
  ip: 'IP address',
  card_id: 'card',
  wallet_id: 'wallet',
  counterparty_account: 'counterparty account',
  phone: 'phone number',
  address: 'address',
}

/** Different customers, the judged one included, that have something in common. */
function judgeCustomers(
  { parameters, transaction }: Judging<BeneficiaryFanInParameters | SharedIdentifierParameters>,
  { customers }: SharedUse,
  described: (customers: string) => string,
): Verdict {
  const { countThreshold, windowMinutes } = parameters
  const others = new Map(
    customers
      .filter(({ customerId }) => customerId !== transaction.customer.id)
      .map(({ customerId, transactionId }) => [customerId, transactionId]),
  )
  const count = others.size + 1
  const reason = `${described(countPhrase(count, 'customer'))} in ${durationPhrase(windowMinutes)}, threshold ${countThreshold}`
  const observed = { count, customers: [...others.keys(), transaction.customer.id] }
  const threshold = { count_threshold: countThreshold }
  if (count < countThreshold)
    return clear(isCountNear(count, countThreshold) ? { reason, observed, threshold } : null)
  const fewer = count - countThreshold + 1
  return triggered({
    reason,
    observed,
    threshold,
    window: windowOf(transaction, windowMinutes),
    transactionIds: [...others.values(), transaction.transactionId],
    // Each customer may have more transactions than the named one, so their number is not known.
    counterfactual:
      countThreshold < 2
        ? null
        : {
            text: `${fewer === 1 ? 'one customer' : countPhrase(fewer, 'customer')} fewer`,
            amount: null,
            fewerTransactions: null,
          },
  })
}

/** Different customers that pay one counterparty, whoever they are. */
export function judgeBeneficiaryFanIn(judging: Judging<BeneficiaryFanInParameters>): Verdict {
  const { rule, parameters, transaction, history } = judging
  if (transaction.direction !== 'DEBIT') return OUT_OF_SCOPE
  if (transaction.counterpartyKey === null) return skipped('MISSING_KEY')
  const unrelated = parameters.unrelated ? 'unrelated ' : ''
  return judgeCustomers(
    judging,
    history.payers.get(rule.ruleId) ?? { customers: [] },
    customers => `Payee is paid by ${customers.replace(' ', ` ${unrelated}`)}`,
  )
}

/** Different customers that use one device, address, card, wallet, account or phone number. */
export function judgeSharedIdentifier(judging: Judging<SharedIdentifierParameters>): Verdict {
  const { rule, parameters, history } = judging
  const use = history.sharedUses.get(rule.ruleId)
  if (use === undefined) return skipped('MISSING_KEY')
  return judgeCustomers(
    judging,
    use,
    customers => `${customers} with the same ${FIELDS[parameters.identifierField]}`,
  )
}
