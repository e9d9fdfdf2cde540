import { services } from './services.ts'

interface Greeting {
  readonly url: string
  readonly isDemo: boolean
  /** Missing prerequisites of the installation, one line each. */
  readonly warnings: readonly string[]
  readonly startedInMs: number
}

const DEMO_TENANT = '11111111-1111-4111-8111-111111111111'

/** The start-up text: the URLs of the platform, and an example request. */
export function greeting({ url, isDemo, warnings, startedInMs }: Greeting): string {
  const lines = [
    `Fiducia is up at ${url} (${startedInMs} ms).`,
    `  docs        ${url}/docs`,
    `  graph       ${url}/graphql   (an explorer in a browser)`,
    ...services.map(
      ({ name, dialect: { basePath } }) =>
        `  ${name.padEnd(10)}  ${url}${basePath}   (OpenAPI: ${url}${basePath}/openapi.json)`,
    ),
    `  health      ${url}/health, ${url}/readyz`,
    ...warnings,
  ]
  if (!isDemo) return lines.join('\n')
  return [
    ...lines,
    '',
    'Try a quote in the demo workspace:',
    `  curl -s ${url}/api/v1/remittance/quotes -H 'Authorization: Bearer svc_sandbox_demo' -H 'X-Tenant-ID: ${DEMO_TENANT}' \\`,
    `    -H 'Content-Type: application/json' -d '{"sendAmount":"100.00","sendCurrency":"USD","receiveCurrency":"NGN","destinationCountry":"NG"}'`,
    '',
    'Stop with Ctrl-C.',
  ].join('\n')
}
