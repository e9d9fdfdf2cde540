import type { OperationLog } from '#gateway/graph/client-operations.ts'

/** A logger for Apollo's packages that forwards only errors. */
export const errorLogger = (
  log: OperationLog,
): Record<'debug' | 'info' | 'warn' | 'error', (message?: unknown) => void> => ({
  debug: noop,
  info: noop,
  warn: noop,
  error: message => log({}, String(message)),
})

function noop(): void {}
