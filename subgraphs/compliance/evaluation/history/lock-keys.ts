import type { HistoryNeeds } from './history-needs.ts'
import type { HistoryQuery } from './history-query.ts'
import { keyOfScope } from './read-scans.ts'

/**
 * Takes the locks in one order, so that transactions never wait for each other in a circle. Of transactions that cross a threshold
 * together, the last one then sees the others. The statements after it are planned once, because planning them costs more than running them;
 * without sequential scans, a plan that was made while the tables were empty remains a good one.
 */
export const LOCK = `
  select pg_advisory_xact_lock(hashtextextended(key, 20070)),
    set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)
  from (select key from unnest($1::text[]) as key order by key) ordered`

/** Keys of everything that the rules count across transactions, and of the transaction's own id. */
export function lockKeys(
  query: HistoryQuery,
  { windows, payers, sharedUses, merchants }: HistoryNeeds,
): string[] {
  const { workspaceId, transaction, keys } = query
  const named = new Set([
    `transaction ${transaction.transactionId}`,
    `customer ${transaction.customer.id}`,
    ...(['card', 'device', 'wallet', 'beneficiary'] as const)
      .filter(scope => windows[scope] !== undefined)
      .map(scope => `${scope} ${keyOfScope(query, scope)}`),
    ...(payers.length > 0 ? [`beneficiary ${transaction.counterpartyKey}`] : []),
    ...sharedUses.map(({ parameters: { identifierField } }) => {
      switch (identifierField) {
        case 'device_fingerprint':
          return `device ${keys.device}`
        case 'card_id':
          return `card ${keys.card}`
        case 'wallet_id':
          return `wallet ${keys.wallet}`
        case 'counterparty_account':
          return `counterparty_account ${keys.counterpartyAccount}`
        default:
          return `${identifierField} ${keys[identifierField]}`
      }
    }),
    ...(merchants.length > 0 ? [`merchant ${transaction.merchantId}`] : []),
  ])
  return [...named].filter(name => !/ (?:null|undefined)$/.test(name)).map(name => `${workspaceId} ${name}`)
}
