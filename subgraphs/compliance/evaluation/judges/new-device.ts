import { formatMinor } from '#kernel/money.ts'
import type { NewDeviceParameters } from '#compliance/monitoring-rules/parameters.ts'
import { lowestFrom, minorOf } from '../amounts.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import { clear, skipped, triggered, type Judging } from '../judging.ts'
import { isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, thresholdPhrase } from '../phrases.ts'
import type { Measures, Verdict } from '../verdict.ts'

/** A device that the customer has not used before. A first device ever cannot be compared with others, so the rule is skipped. */
export function judgeNewDevice({
  parameters: { requireDeviceFingerprint, amountThreshold },
  transaction,
  history: { devices },
}: Judging<NewDeviceParameters>): Verdict {
  const { amountMinor, currency, transactionId } = transaction
  const isMissing = transaction.device.fingerprint === null
  if (isMissing && !requireDeviceFingerprint) return skipped('MISSING_KEY')
  if (!isMissing && devices.known === 0) return skipped('INSUFFICIENT_HISTORY')
  if (!isMissing && devices.isKnown) return clear()

  const limit = lowestFrom(amountThreshold, currency)
  const device = isMissing
    ? 'without a device fingerprint'
    : `from a new device, beside ${countPhrase(devices.known, 'known one')}`
  const reason = `${amountPhrase(amountMinor, currency)} ${device}, threshold ${thresholdPhrase(amountThreshold, currency)}`
  const observed: Measures = {
    amount: formatMinor(amountMinor, currency),
    currency,
    known_devices: devices.known,
    device: isMissing ? 'MISSING' : 'NEW',
  }
  const threshold: Measures = {
    amount_threshold: amountThreshold,
    require_device_fingerprint: String(requireDeviceFingerprint),
  }
  if (amountMinor < limit)
    return clear(
      isNear(amountMinor, minorOf(amountThreshold, currency)) ? { reason, observed, threshold } : null,
    )
  return triggered({
    reason,
    observed,
    threshold,
    window: null,
    transactionIds: [transactionId],
    counterfactual: counterfactualOf(transaction, {
      amount: nearestBelow(transaction, minor => minor >= limit),
    }),
  })
}
