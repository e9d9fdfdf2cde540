import { Refusal, refuse } from '#kernel/refusals.ts'

interface DriverError {
  readonly code?: unknown
  readonly constraint?: string
  readonly message?: string
}

/** The code of an error as a string; the code of an abort is a number. */
function codeOf(error: unknown): string {
  const code = (error as DriverError | null)?.code
  return typeof code === 'string' ? code : ''
}

/** Serialisation failure or deadlock: the transaction can be retried unchanged. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** Another transaction held a lock for longer than the lock timeout. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

/** Violation of a unique constraint, optionally of one named constraint. */
export const isDuplicate = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' && (constraint === undefined || (error as DriverError).constraint === constraint)

// 26000: the server lost a prepared statement that the driver still uses; a new connection solves this.
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '26000',
])

/** The server is unreachable, starting, stopping or out of connections. */
export function isConnectionError(error: unknown): boolean {
  const code = codeOf(error)
  if (CONNECTION_CODES.has(code) || code.startsWith('08')) return true
  const message = (error as DriverError | null)?.message ?? ''
  return (
    code === '' &&
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|after calling end on the pool/.test(
      message,
    )
  )
}

/** Converts transient driver errors to a refusal; returns other errors unchanged. */
export function translated(error: unknown): unknown {
  if (error instanceof Refusal) return error
  // 57014: the statement timed out or was cancelled. Class 53: out of memory, disk or connections.
  if (
    isConnectionError(error) ||
    isRetryable(error) ||
    isLockTimeout(error) ||
    codeOf(error) === '57014' ||
    codeOf(error).startsWith('53')
  )
    return Object.assign(refuse('UNAVAILABLE', { retryAfterS: 1 }), { cause: error })
  return error
}
