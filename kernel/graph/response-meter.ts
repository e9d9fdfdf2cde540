import { refuse, type Refusal } from '#kernel/refusals.ts'

/** Remaining size of a response while it is built, so that an oversized response is abandoned early. */
export interface ResponseMeter {
  /** Approximate bytes of JSON that may still be added; below 0 the response is abandoned. */
  bytesLeft: number
}

/** Maximum size of a response in bytes of JSON. The largest REST body, a statement of 5,000 lines, takes a quarter of it. */
export const RESPONSE_BYTES_MAX = 8 * 1024 * 1024

export const createResponseMeter = (bytesLeft: number = RESPONSE_BYTES_MAX): ResponseMeter => ({ bytesLeft })

/** Approximate size of an error with its message, path and code. */
const ERROR_BYTES = 250

export function meterError(meter: ResponseMeter): void {
  meter.bytesLeft -= ERROR_BYTES
}

/** Approximate bytes of a scalar, including its separator. */
export function scalarBytes(value: unknown): number {
  if (typeof value === 'string') return value.length + 3
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '').length + 1 : 8
}

/** Counts a complete value, including nested values. */
export function meterValue(meter: ResponseMeter, value: unknown): void {
  if (Array.isArray(value)) for (const each of value) meterValue(meter, each)
  else if (typeof value === 'object' && value !== null && !('toJSON' in value)) {
    meter.bytesLeft -= 2
    for (const [key, inner] of Object.entries(value)) {
      meter.bytesLeft -= key.length + 4
      meterValue(meter, inner)
    }
  } else meter.bytesLeft -= scalarBytes(value)
}

export const isTooLarge = ({ bytesLeft }: ResponseMeter): boolean => bytesLeft < 0

export const tooLarge = (): Refusal => refuse('RESPONSE_TOO_LARGE')
