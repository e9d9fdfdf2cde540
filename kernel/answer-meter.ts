import { refuse, type Refusal } from './refusals.ts'

/** Counts down what one answer may still hold while it is made, so that an answer that is too large is given up before it is whole. */
export interface AnswerMeter {
  /** About the bytes of JSON that may still be added; below 0 the answer is given up. */
  bytesLeft: number
}

/** The largest answer, in bytes of JSON. The largest REST body, a statement of 5,000 lines, has a quarter of it. */
export const ANSWER_BYTES_MAX = 8 * 1024 * 1024

export const answerMeter = (bytesLeft: number = ANSWER_BYTES_MAX): AnswerMeter => ({ bytesLeft })

/** What an error adds with its message, place and code. */
const ERROR_BYTES = 250

export function meterError(meter: AnswerMeter): void {
  meter.bytesLeft -= ERROR_BYTES
}

/** About the bytes of a scalar with what separates it from the next. */
export function scalarBytes(value: unknown): number {
  if (typeof value === 'string') return value.length + 3
  return typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '').length + 1 : 8
}

/** Adds a value that is made already, and all that it holds. */
export function meterValue(meter: AnswerMeter, value: unknown): void {
  if (Array.isArray(value)) for (const each of value) meterValue(meter, each)
  else if (typeof value === 'object' && value !== null && !('toJSON' in value)) {
    meter.bytesLeft -= 2
    for (const [key, inner] of Object.entries(value)) {
      meter.bytesLeft -= key.length + 4
      meterValue(meter, inner)
    }
  } else meter.bytesLeft -= scalarBytes(value)
}

export const isTooLarge = ({ bytesLeft }: AnswerMeter): boolean => bytesLeft < 0

export const tooLarge = (): Refusal => refuse('ANSWER_TOO_LARGE')
