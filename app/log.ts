import { countrySpecs, electronicFormatIBAN, isValidIBAN } from 'ibantools'
import pino from 'pino'
import { standardError } from './observe/standard-error.ts'

/** Writes one log line; a line with the field `error` has the level error. */
export type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

const REDACTED = '[redacted]'

/** Names of fields that may contain credentials or personal data, at any depth and in any case style. */
const HIDDEN: ReadonlySet<string> = new Set(
  [
    'authorization',
    'password',
    'token',
    'accessToken',
    'refreshToken',
    'secret',
    'credentials',
    'variables',
    'body',
    'accountNumber',
    'iban',
    'phone',
    'email',
    'dateOfBirth',
    'address',
    'name',
    'firstName',
    'lastName',
    'legalName',
    'businessName',
    'recipientName',
    'senderName',
    'personal',
    'parties',
    'payoutDetails',
    'details',
    'context',
  ].map(name => name.toLowerCase()),
)

const isHidden = (name: string): boolean => HIDDEN.has(name.replace(/[_-]/g, '').toLowerCase())

/** Deeper than anything that is logged on purpose. */
const DEPTH_MAX = 8

/** Redacts every field that may contain secrets or personal data. Errors are handled separately. */
function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value
  if (depth === DEPTH_MAX) return REDACTED
  if (Array.isArray(value)) return value.map(each => redactValue(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isHidden(name) ? REDACTED : redactValue(inner, depth + 1),
    ]),
  )
}

/** Patterns of our credentials: prefixed keys, JSON Web Tokens, and 32 random bytes. A message may contain one by accident. */
const SECRET =
  /\b(?:svc|pk|sk|test|live|whsec)_[\w+/-]{8,}=*|\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w-])[\w-]{43}(?![\w-])/g

/** Where an IBAN may begin, with or without blanks, also after a line's end in JSON; its check digits confirm it. */
const IBAN = /(?:(?<!\w)|(?<=\\[nrt]))(?=([A-Z]{2}[0-9]{2}(?: ?[A-Z0-9]){11,30}))/gi

/** Telephone numbers in E.164 form. */
const PHONE = /(?:(?<![\w+])|(?<=\\[nrt]))\+[1-9][0-9]{7,14}(?!\w)/g

function withoutIbans(line: string): string {
  let censored = ''
  let from = 0
  for (const { index, 1: text } of line.matchAll(IBAN)) {
    const characters = countrySpecs[text!.slice(0, 2).toUpperCase()]?.chars
    const iban = characters && new RegExp(`^(?: ?[^ ]){${characters}}`).exec(text!)?.[0]
    if (index < from || !iban || !isValidIBAN(electronicFormatIBAN(iban) ?? '')) continue
    censored += line.slice(from, index) + REDACTED
    from = index + iban.length
  }
  return censored + line.slice(from)
}

/** Redacts everything in a line that looks like a secret, an IBAN or a telephone number. */
export const redactLine = (line: string): string =>
  withoutIbans(line.replace(SECRET, REDACTED)).replace(PHONE, REDACTED)

/** Creates the structured log, by default JSON on standard error; output for people goes to standard output. */
export function createLog(
  level: string,
  destination: pino.DestinationStream & { flush?: () => void } = standardError(),
): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: safeError },
      formatters: { log: fields => redactValue(fields) as Record<string, unknown> },
      hooks: { streamWrite: redactLine },
    },
    destination,
  )
  return (fields, message) => {
    if (fields['error'] === undefined) logger.info(fields, message)
    else {
      logger.error(fields, message)
      destination.flush?.()
    }
  }
}

/** Statement values can be personal data, so only the identifying fields of a driver error are logged. */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table, schema } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table, schema }),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  }
}
