import type { MetricObject } from 'prom-client'
import { startMetrics } from '#app/observe/metrics.ts'
import { backlogs, jobs } from '#app/subgraphs.ts'

const HEAD = `# Metrics

Every process answers \`GET /metrics\` in Prometheus' text format. On a loopback \`HOST\` without \`TRUST_PROXY\` it is open to
requests that no proxy has passed on (no \`Forwarded\`, \`X-Forwarded-*\`, \`X-Real-IP\` or \`Via\`); anywhere else a scraper presents
\`Authorization: Bearer\` and the \`METRICS_TOKEN\`, and without one set every request is refused.

No label holds a tenant, a credential, an id or anything else that a client chose: routes are patterns, and every path that is no
route is \`unknown\`. Histograms are in seconds. This page is generated (\`npm run generate\`).
`

const WATCH = `
## What to watch

| sign | alert when | means |
|---|---|---|
| \`fiducia_http_requests_total{status=~"5.."}\` | more than 1 % of requests for 5 min | internal errors, or the database is unavailable; the log has each under its request id |
| \`fiducia_http_request_duration_seconds\` | the 99th percentile above what you promise | see \`fiducia_pool_wait_seconds\` and \`fiducia_event_loop_utilization\` for the cause |
| \`fiducia_pool_waiting\` | above 0 for a minute | the pool is too small, or statements are too slow |
| \`fiducia_backlog_oldest_seconds{queue="outbox"}\` | above 60 | no worker relays: webhooks and reactions are late (\`/readyz\` says \`degraded\`) |
| \`fiducia_backlog_items{queue="stalled_workspaces"}\` | above 0 | an event cannot be opened: look at ENCRYPTION_KEY |
| \`fiducia_backlog_items{queue="reseal"}\` | above 0 for hours | values still wait to come under the newest key: keep the older ones in ENCRYPTION_KEY (\`npm run admin -- encryption-key status\`) |
| \`fiducia_resealed_values_total{outcome="unopened"}\` | above 0 | sealed values that no key opens: the log names their rows |
| \`fiducia_backlog_oldest_seconds{queue="failing_lists"}\` | above 86400 | a watchlist could not be refreshed for a day; payments wait once it is stale (\`npm run admin -- watchlist list\` says why) |
| \`fiducia_backlog_oldest_seconds{queue="list_update_runs"}\` | above 3600 | monitored subjects are not yet compared with what a list has changed |
| \`fiducia_domain_call_duration_seconds{domain_call="DecideTransfer",outcome!="succeeded"}\` | more than a few | compliance does not answer for payments, and they are held |
| \`fiducia_domain_call_duration_seconds{domain_call="DecideDisbursement",outcome!="succeeded"}\` | more than a few | elder protection does not answer for transfers, and they are held |
| \`fiducia_worker_seen_seconds\` | above 15 | no worker is alive |
| \`fiducia_job_runs_total{outcome="failed"}\` | rising | the log names the job and the error |
`

/** Content of docs/metrics.md, from the registered metrics. */
export function metricsPage(): string {
  const metrics = startMetrics({
    database: { pools: () => [] },
    vitals: { read: async () => ({ failure: 'unreachable' }) },
    version: '',
    token: undefined,
    isOpen: true,
  })
  const all = metrics.registry.getMetricsAsArray() as (MetricObject & { labelNames?: readonly string[] })[]
  const rows = all
    .filter(({ name }) => name.startsWith('fiducia_'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, type, help, labelNames = [] }) =>
        `| \`${name}\` | ${typeOf(type)} | ${labelNames
          .filter(label => label !== 'le')
          .map(label => `\`${label}\``)
          .join(', ')} | ${help} |`,
    )
  metrics.stop()
  return [
    HEAD,
    '| name | type | labels | what it is |',
    '|---|---|---|---|',
    ...rows,
    '',
    'Beside these stand the usual `process_*` and `nodejs_*` figures: processor time, memory, start time, garbage collection, lag of the event loop.',
    '',
    '## Queues',
    '',
    '| `queue` | what waits in it |',
    '|---|---|',
    ...backlogs.map(({ queue, description }) => `| \`${queue}\` | ${description} |`),
    '',
    '## Jobs',
    '',
    `The worker's jobs, as \`job\` names them: ${jobs.map(({ name }) => `\`${name}\``).join(', ')}.`,
    WATCH,
  ].join('\n')
}

/** prom-client's types declare the type of a metric as a number; at run time it is a string. */
const typeOf = (type: unknown): string => String(type)
