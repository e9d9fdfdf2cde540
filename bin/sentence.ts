import { Refusal } from '#kernel/refusals.ts'

interface SystemError { readonly code?: string; readonly syscall?: string; readonly address?: string; readonly port?: number; readonly hostname?: string; readonly path?: string }

/** What a file system says of a file that somebody named. */
const OF_FILES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder', ENOTDIR: 'That is no folder', EACCES: 'It may not be opened by this user', EPERM: 'It may not be changed by this user',
  EROFS: 'It may only be read there', ENOSPC: 'The disk is full', EDQUOT: 'The disk quota is used up', EIO: 'The disk fails', ENAMETOOLONG: 'The name is too long',
}

/** One sentence for what people can mend; everything for what they cannot. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses fails once for each; one of them says it.
  if (error instanceof AggregateError) return sentenceOf(error.errors[0])
  // What a passing fault of the database was turned into says less than the fault.
  if (error instanceof Refusal) return error.cause instanceof Error ? sentenceOf(error.cause) : error.message
  const { code, syscall, address, port, hostname, path } = error as SystemError
  const at = port === undefined ? address : `${address}:${port}`
  if (code === 'EADDRINUSE') return `Something else listens at ${at} already: set PORT to another number.`
  if (syscall === 'listen' || syscall === 'bind') return `Nothing can listen at ${at} (${code}): set HOST and PORT to an address of this machine that is open to us.`
  if (syscall === 'getaddrinfo') return `No address is known for the host name ${hostname} (${code}): look at HOST and the DATABASE variables.`
  if (syscall === 'connect') return `The database does not answer at ${at} (${code}): look at the DATABASE variables.`
  if (error.message === 'timeout expired') return 'The database does not answer in time: look at the DATABASE variables.'
  if (code !== undefined && OF_FILES[code] !== undefined && !syscall?.startsWith('spawn')) return `${OF_FILES[code]} (${code}${path === undefined ? '' : `, ${path}`}).`
  if (code?.startsWith('28')) return `The database refuses the login (${error.message}): look at the DATABASE variables; "npm run admin -- migrate" makes the logins of DATABASE_URL and DATABASE_WORKER_URL.`
  if (/^(55P03|57014|40001|40P01)$/.test(code ?? '')) return `The database is too busy (${error.message}): try again.`
  if (/^(3D|53|57P)/.test(code ?? '')) return `The database refuses us: ${error.message.replace(/\.$/, '')}.`
  if (code === '42P01') return 'The database lacks tables of this version: run "npm run admin -- migrate".'
  const isPlain = code === undefined && Object.getPrototypeOf(error) === Error.prototype
  return isPlain && process.env['LOG_LEVEL'] !== 'debug' ? error.message : error.stack ?? error.message
}
