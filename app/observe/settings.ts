import type { AddressPolicy } from './request-line.ts'

/** Configuration of logs, metrics and traces. */
export interface ObservationSettings {
  /** Share of the traces started in this process that are recorded, 0 to 1. */
  readonly tracedShare: number
  /** Bearer token that a scraper must present to read /metrics. */
  readonly metricsToken: string | undefined
  /** How much of a client's address the log contains. */
  readonly logAddresses: AddressPolicy
  /** Whether log lines are formatted for people instead of as JSON. */
  readonly isLogPretty: boolean
}

export function observationSettings(
  setting: (name: string) => string | undefined,
  check: (name: string, isRight: boolean, must?: string) => void,
): ObservationSettings {
  const tracedShare = Number(setting('OTEL_TRACES_SAMPLER_ARG'))
  check('OTEL_TRACES_SAMPLER_ARG', tracedShare >= 0 && tracedShare <= 1)
  const metricsToken = setting('METRICS_TOKEN')
  check('METRICS_TOKEN', metricsToken === undefined || /^[\x21-\x7e]{16,}$/.test(metricsToken))
  const logFormat = setting('LOG_FORMAT') ?? (process.stderr.isTTY ? 'pretty' : 'json')
  return {
    tracedShare,
    metricsToken,
    logAddresses: setting('LOG_CLIENT_ADDRESS') as AddressPolicy,
    isLogPretty: logFormat === 'pretty',
  }
}
