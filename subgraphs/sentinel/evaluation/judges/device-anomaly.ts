import { formatMinor } from '#kernel/money.ts'
import { isAtLeastAmount, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { EvaluatedDebit } from '#sentinel/evaluation/debit.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { before, HOUR_MS } from '#sentinel/evaluation/periods.ts'

/** Whether the device was not seen for a year while another one was. */
function isNewDevice({ transaction, history, circumstances: { deviceInEvents } }: EvaluatedDebit): boolean {
  if (transaction.deviceHash === null) return false
  const isSeen = history.isDeviceSeen || deviceInEvents?.isSeen === true
  return !isSeen && (history.isOtherDeviceSeen || deviceInEvents?.isOtherSeen === true)
}

export const judgeDeviceAnomaly: DebitJudge<'DEVICE_ANOMALY'> = (
  { window_hours: hours, min_amount: minimum },
  debit,
) => {
  const { amountMinor, currency, occurredAt } = debit.transaction
  if (!isAtLeastAmount(amountMinor, currency, minimum)) return null
  const { remoteAccessAt } = debit.circumstances
  const isRemote = remoteAccessAt !== null && remoteAccessAt > before(occurredAt, hours * HOUR_MS)
  const isNew = isNewDevice(debit)
  if (!isRemote && !isNew) return null
  return {
    reason: `The debit of ${textOfAmount(amountMinor, currency)} ${isRemote ? `follows remote access within ${hours} h` : 'comes from a device that was not seen for a year'}.`,
    observed: {
      amount: formatMinor(amountMinor, currency),
      currency,
      is_new_device: isNew,
      remote_access_at: isRemote ? remoteAccessAt.toISOString() : null,
    },
    threshold: { min_amount: minimum, window_hours: hours },
    window: isRemote ? { from: remoteAccessAt, to: occurredAt } : null,
  }
}
