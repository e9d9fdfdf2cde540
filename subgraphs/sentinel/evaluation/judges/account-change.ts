import type { AccountChangeParameters } from '#sentinel/detection-rules/parameters.ts'
import type { AccountEventRow } from '#sentinel/entities/account-event.ts'
import type { UnseenOrigin } from '#sentinel/evaluation/features/read-origins.ts'
import type { Circumstances } from '#sentinel/evaluation/features/read-circumstances.ts'
import { before, HOUR_MS } from '#sentinel/evaluation/periods.ts'
import type { DetectionVerdict } from '#sentinel/evaluation/verdict.ts'
import { CHANGE_EVENT_TYPES, type ChangeEventType } from '#sentinel/detection-rules/rule-types.ts'
import { latestChange } from './latest-change.ts'

const isChange = (type: string): type is ChangeEventType =>
  (CHANGE_EVENT_TYPES as readonly string[]).includes(type)

/** A login or debit of a new device or in a new country. */
export interface NewOrigin {
  readonly occurredAt: Date
  readonly circumstances: Circumstances
}

/** Whether the origin of a login or debit confirms a change shortly before it. */
export function judgeOriginAfterChange(
  { events, foreign_device_hours: hours }: AccountChangeParameters,
  { occurredAt, circumstances }: NewOrigin,
): DetectionVerdict {
  const { isNewDevice, isNewCountry } = circumstances
  if (hours === undefined || (!isNewDevice && !isNewCountry)) return null
  const change = latestChange(circumstances, events, before(occurredAt, hours * HOUR_MS))
  return change
    ? originHit(change.type, { hours, isNewDevice, isNewCountry, from: change.at, to: occurredAt })
    : null
}

/** Whether an event is a change, and without condition or after a login or debit of a new device or in a new country. */
export function judgeChange(
  { events, foreign_device_hours: hours }: AccountChangeParameters,
  { type, occurredAt }: AccountEventRow,
  origins: readonly UnseenOrigin[],
): DetectionVerdict {
  if (!isChange(type) || !events.includes(type)) return null
  if (hours === undefined)
    return {
      category: { event: type },
      reason: `The account event ${type} occurred.`,
      observed: { event: type },
      threshold: { events },
    }
  const origin = origins.find(({ at }) => at > before(occurredAt, hours * HOUR_MS))
  return origin ? originHit(type, { ...origin, hours, from: origin.at, to: occurredAt }) : null
}

interface OriginHit {
  readonly hours: number
  readonly isNewDevice: boolean
  readonly isNewCountry: boolean
  readonly from: Date
  readonly to: Date
  readonly transactionId?: string | null
}

const originHit = (
  type: ChangeEventType,
  { hours, isNewDevice, isNewCountry, from, to, transactionId = null }: OriginHit,
): DetectionVerdict => ({
  category: { event: type },
  reason: `The account event ${type} and a login or debit from a new ${isNewDevice ? 'device' : 'country'} lie within ${hours} h.`,
  observed: { event: type, is_new_device: isNewDevice, is_new_country: isNewCountry },
  threshold: { foreign_device_hours: hours },
  window: { from, to },
  transactionIds: transactionId === null ? [] : [transactionId],
})
