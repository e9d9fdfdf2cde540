import type { BlacklistParameters } from '#compliance/monitoring-rules/parameters.ts'
import { clear, triggered, type Judging } from '../judging.ts'
import type { Verdict } from '../verdict.ts'

/** Values of the transaction on the workspace's own blacklists. */
export function judgeBlacklist({
  parameters: { blacklistKinds },
  transaction,
  history,
}: Judging<BlacklistParameters>): Verdict {
  const hits = history.blacklistHits.filter(({ kind }) => blacklistKinds.includes(kind))
  if (hits.length === 0) return clear()
  return triggered({
    reason: hits.map(({ kind, reason }) => `${kind} is on the blacklist: ${reason}`).join('; '),
    observed: {
      kinds: [...new Set(hits.map(({ kind }) => kind))],
      entry_ids: hits.map(({ entryId }) => entryId),
    },
    threshold: { blacklist_kinds: blacklistKinds },
    window: null,
    transactionIds: [transaction.transactionId],
    counterfactual: null,
  })
}
