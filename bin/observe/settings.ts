import type { AddressPolicy } from './request-line.ts'

/** What the environment says of watching over the process. */
export interface ObservationSettings {
  /** Share of the traces that begin here which are recorded, 0 to 1. */
  readonly tracedShare: number
  /** What a scraper presents to read /metrics. */
  readonly metricsToken: string | undefined
  /** How much of clients' addresses the log shows. */
  readonly logAddresses: AddressPolicy
  /** Whether the log is written for people rather than as JSON. */
  readonly isLogPretty: boolean
}

const ADDRESS_POLICIES: readonly string[] = ['full', 'masked', 'none']

export function observationSettings(text: (name: string) => string | undefined, check: (name: string, isRight: boolean, must: string) => void): ObservationSettings {
  const tracedShare = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? 1)
  check('OTEL_TRACES_SAMPLER_ARG', tracedShare >= 0 && tracedShare <= 1, 'a number from 0 to 1')
  const metricsToken = text('METRICS_TOKEN')
  check('METRICS_TOKEN', metricsToken === undefined || /^[\x21-\x7e]{16,}$/.test(metricsToken), 'at least 16 characters without blanks')
  const logAddresses = text('LOG_CLIENT_ADDRESS') ?? 'masked'
  check('LOG_CLIENT_ADDRESS', ADDRESS_POLICIES.includes(logAddresses), `one of ${ADDRESS_POLICIES.join(', ')}`)
  const logFormat = text('LOG_FORMAT') ?? (process.stderr.isTTY ? 'pretty' : 'json')
  check('LOG_FORMAT', logFormat === 'pretty' || logFormat === 'json', 'pretty or json')
  return { tracedShare, metricsToken, logAddresses: logAddresses as AddressPolicy, isLogPretty: logFormat === 'pretty' }
}
