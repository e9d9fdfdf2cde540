import { Refusal, refuse } from '../refusals.ts'

interface DriverError { readonly code?: unknown; readonly constraint?: string; readonly message?: string }

/** What was given up by a signal has a number for a code. */
function codeOf(error: unknown): string {
  const code = (error as DriverError | null)?.code
  return typeof code === 'string' ? code : ''
}

/** Serialisation failure and deadlock: the transaction can be run again as it is. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** Another transaction held a lock for longer than we wait. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** A unique constraint refused the row; `constraint` narrows it to one. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' && (constraint === undefined || (error as DriverError).constraint === constraint)

// 26000: the server lost a prepared statement that the driver still counts on; a new connection has neither.
const CONNECTION_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH',
  '53300', '57P01', '57P02', '57P03', '57P05', '25P03', '26000',
])

/** The server is away, starting, stopping or full. */
export function isConnectionFault(error: unknown): boolean {
  const code = codeOf(error)
  if (CONNECTION_CODES.has(code) || code.startsWith('08')) return true
  const message = (error as DriverError | null)?.message ?? ''
  return code === '' && /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|after calling end on the pool/.test(message)
}

/** Turns what the driver throws for passing conditions into a refusal; leaves faults of ours as they are. */
export function translated(error: unknown): unknown {
  if (error instanceof Refusal) return error
  // 57014: the statement ran past its time or was cancelled. Class 53: out of memory, disk or connections.
  if (isConnectionFault(error) || isRetryable(error) || isLockTimeout(error) || codeOf(error) === '57014' || codeOf(error).startsWith('53'))
    return Object.assign(refuse('UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  return error
}
