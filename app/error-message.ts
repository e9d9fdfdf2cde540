import { Refusal } from '#kernel/refusals.ts'

interface SystemError {
  readonly code?: string
  readonly syscall?: string
  readonly address?: string
  readonly port?: number
  readonly hostname?: string
  readonly path?: string
}

/** Descriptions of file system errors by code. */
const OF_FILES: Readonly<Record<string, string>> = {
  ENOENT: 'The file or folder does not exist',
  ENOTDIR: 'The path is not a folder',
  EACCES: 'This user may not open the file',
  EPERM: 'This user may not change the file',
  EROFS: 'The file system is read-only',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EIO: 'The disk reported an I/O error',
  ENAMETOOLONG: 'The name is too long',
}

/** Returns one sentence for an error that an operator can fix, and the whole stack for any other. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host name with several addresses fails once per address; the first error is enough.
  if (error instanceof AggregateError) return sentenceOf(error.errors[0])
  // A refusal that was created from a transient database error has less detail than its cause.
  if (error instanceof Refusal) return error.cause instanceof Error ? sentenceOf(error.cause) : error.message
  const { code, syscall, address, port, hostname, path } = error as SystemError
  const at = port === undefined ? address : `${address}:${port}`
  if (code === 'EADDRINUSE') return `Another process already listens on ${at}: set PORT to another number.`
  if (syscall === 'listen' || syscall === 'bind')
    return `Cannot listen on ${at} (${code}): set HOST and PORT to an address of this machine that this user may use.`
  if (syscall === 'getaddrinfo')
    return `The host name ${hostname} cannot be resolved (${code}): check HOST and the DATABASE variables.`
  if (syscall === 'connect')
    return `Cannot connect to the database at ${at} (${code}): check the DATABASE variables.`
  if (error.message === 'timeout expired')
    return 'The connection to the database timed out: check the DATABASE variables.'
  if (code !== undefined && OF_FILES[code] !== undefined && !syscall?.startsWith('spawn'))
    return `${OF_FILES[code]} (${code}${path === undefined ? '' : `, ${path}`}).`
  if (code?.startsWith('28'))
    return `The database rejected the login (${error.message}): check the DATABASE variables; "npm run admin -- migrate" creates the logins in DATABASE_URL and DATABASE_WORKER_URL.`
  if (/^(55P03|57014|40001|40P01)$/.test(code ?? ''))
    return `The database is too busy (${error.message}): try again.`
  if (/^(3D|53|57P)/.test(code ?? ''))
    return `The database rejected the connection: ${error.message.replace(/\.$/, '')}.`
  if (code === '42P01')
    return 'Tables that this version needs are missing from the database: run "npm run admin -- migrate".'
  const isPlain = code === undefined && Object.getPrototypeOf(error) === Error.prototype
  return isPlain && process.env['LOG_LEVEL'] !== 'debug' ? error.message : (error.stack ?? error.message)
}
