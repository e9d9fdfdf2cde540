import { styleText } from 'node:util'

const LEVELS: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
}

interface Line {
  readonly level?: number
  readonly time?: string
  readonly msg?: string
  readonly error?: {
    readonly type?: string
    readonly message?: string
    readonly stack?: string
    readonly cause?: unknown
  }
  readonly [field: string]: unknown
}

/** Formats a log line for people: time of day, level, message, fields, and below them the stack of an error. Any other line is returned unchanged. */
export function prettyLine(json: string): string {
  let line: Line
  try {
    line = JSON.parse(json) as Line
  } catch {
    return json
  }
  const { level = 30, time = '', msg = '', error, ...fields } = line
  const shown = Object.entries(fields).map(([name, value]) => `${name}=${valueOf(value)}`)
  const head = [
    time.slice(11, 23),
    inColour(level, (LEVELS[level] ?? String(level)).padEnd(5)),
    replaceControlCharacters(msg),
    styled('dim', shown.join(' ')),
  ]
    .filter(part => part !== '')
    .join(' ')
  return `${[head, ...errorLines(error)].join('\n')}\n`
}

function errorLines(error: Line['error']): string[] {
  if (error === undefined) return []
  const { type, message, stack, cause, ...others } = error
  const details = Object.entries(others)
    .map(([name, value]) => `${name}=${valueOf(value)}`)
    .join(' ')
  const text = stack ?? [type, message].filter(Boolean).join(': ')
  return [
    ...text.split('\n').map(each => `    ${replaceControlCharacters(each.trimEnd())}`),
    ...(details === '' ? [] : [`    ${details}`]),
    ...(cause === undefined ? [] : ['    caused by', ...errorLines(cause as Line['error'])]),
  ]
}

/** Prints a string without spaces or quotes unchanged, and every other value as JSON. */
const valueOf = (value: unknown): string =>
  replaceControlCharacters(
    typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value),
  )

/** Messages may contain user input, and a terminal interprets control characters. */
const replaceControlCharacters = (text: string): string => text.replace(/\p{Cc}/gu, '�')

/** `styleText` adds colours only when the stream is a terminal that supports them. */
const styled = (style: 'dim' | 'red' | 'yellow' | 'green', text: string): string =>
  text === '' ? '' : styleText(style, text, { stream: process.stderr })

const inColour = (level: number, name: string): string =>
  styled(level >= 50 ? 'red' : level >= 40 ? 'yellow' : level >= 30 ? 'green' : 'dim', name)
