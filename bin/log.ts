import pino from 'pino'
import type { Log } from './platform.ts'

/** Fields that may hold a credential or personal data, wherever they stand. */
const REDACTED = ['authorization', 'password', 'token', 'accessToken', 'refreshToken', 'secret', 'credentials', 'variables', 'body']

/** What our credentials look like: keys by their prefixes, JSON Web Tokens, and 32 random bytes. A message may hold one that nobody expected there. */
const SECRET = /\b(?:svc|pk|sk|test|live|whsec)_[\w+/-]{8,}=*|\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w-])[\w-]{43}(?![\w-])/g

/** Structured lines on standard error; what is printed for people goes to standard output. */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination({ dest: 2, sync: true })): Log {
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: safeError },
    redact: { paths: REDACTED.flatMap(name => [name, `*.${name}`]), censor: '[redacted]' },
    hooks: { streamWrite: line => line.replace(SECRET, '[redacted]') },
  }, destination)
  return (fields, message) => {
    if (fields['error'] === undefined) logger.info(fields, message)
    else logger.error(fields, message)
  }
}

/** Statements' values can be personal data, so of a driver's error only what names the fault is kept. */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table, schema } = error as Error & Record<string, unknown>
  return {
    type: error.name, message: error.message, stack: error.stack,
    ...(code !== undefined && { code }), ...(constraint !== undefined && { constraint, table, schema }),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  }
}
