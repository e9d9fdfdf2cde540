import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { complianceRequests } from '#app/portal/demo-requests/compliance.ts'
import { coreRequests } from '#app/portal/demo-requests/core.ts'
import { idvRequests } from '#app/portal/demo-requests/idv.ts'
import { remittanceRequests } from '#app/portal/demo-requests/remittance.ts'
import { sentinelRequests } from '#app/portal/demo-requests/sentinel.ts'
import { demoWorld, runWorker, type TestPlatform } from '#test/support/world.ts'

interface Credential {
  readonly token?: string
  readonly value?: string
}
interface Source {
  readonly slug: string
  readonly url: string
  servers: { url: string }[]
}
interface Setup {
  graph: string
  readonly sources: Source[]
  readonly demo: { readonly tenantId: string; readonly administratorEmail: string }
}
interface Tokens {
  readonly user: string
  readonly staff: string
}
interface Assets {
  readonly credentialsOf: (
    source: Source,
    demo: Setup['demo'],
    tokens: Tokens,
  ) => Readonly<Record<string, Credential>>
  readonly prepareRequest: (request: Request, setup: Setup, tokens: Tokens) => Promise<Request>
  readonly userToken: (graph: string, demo: object) => Promise<string>
  readonly staffToken: (graph: string, demo: object) => Promise<string>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: string
}
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { example?: unknown; examples?: Readonly<Record<string, { value: unknown }>> }>
    >
  }
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Readonly<
      Record<string, { type: string; name?: string; 'x-scalar-secret-token'?: string }>
    >
  }
}

let demo: TestPlatform
let worker: ReturnType<typeof runWorker>
let assets: Assets
let setup: Setup
let tokens: Tokens

const asset = (name: string): Promise<Assets> =>
  import(new URL(`../../gateway/portal/assets/${name}`, import.meta.url).href) as Promise<Assets>

beforeAll(async () => {
  demo = await demoWorld()
  worker = runWorker(demo)
  await demo.app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(demo.app.server.address() as AddressInfo).port}`
  assets = { ...(await asset('demo-requests.js')), ...(await asset('sign-in.js')) }
  const page = await (await fetch(`${origin}/docs/api/core`, { headers: { accept: 'text/html' } })).text()
  const [, text = ''] = /data-setup="([^"]*)"/.exec(page) ?? []
  setup = JSON.parse(
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  ) as Setup
  setup.graph = `${origin}${setup.graph}`
  for (const source of setup.sources) source.servers = [{ url: `${origin}${source.servers[0]!.url}` }]
  tokens = {
    user: await assets.userToken(setup.graph, setup.demo),
    staff: await assets.staffToken(setup.graph, {
      ...setup.demo,
      staffEmail: setup.demo.administratorEmail,
    }),
  }
}, 120_000)
afterAll(() => worker.stop())

test.each([
  ['remittance', remittanceRequests],
  ['core', coreRequests],
  ['compliance', complianceRequests],
  ['sentinel', sentinelRequests],
  ['idv', idvRequests],
])(
  'every operation of %s succeeds as the API reference fills it in',
  async (name, requests) => {
    const source = setup.sources.find(({ slug }) => slug === name)!
    const document = (await demo.app.inject({ url: source.url })).json<Described>()
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    const failures: [operationId: string, outcome: string][] = []
    for (const each of operations) {
      const { operationId } = each.operation
      const outcome = await send(each, source, document).catch(({ message }: Error) => message)
      if (outcome !== undefined) failures.push([operationId, outcome])
    }

    // The documents state why these operations are refused as they are filled in.
    const { exceptions } = requests
    expect(failures.filter(([id]) => exceptions[id] === undefined)).toEqual([])
    expect(failures.map(([id]) => id)).toEqual(expect.arrayContaining(Object.keys(exceptions)))
    expect(operations.length).toBeGreaterThan(10)
  },
  300_000,
)

interface Route {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

/** Sends an operation like the page does. Returns what is wrong with the response, if anything. */
async function send(route: Route, source: Source, document: Described): Promise<string | undefined> {
  const request = requestOf(route, source, document)
  const response = await fetch(await assets.prepareRequest(request, setup, tokens), { redirect: 'manual' })
  return response.status < 400 ? undefined : `${response.status} ${(await response.text()).slice(0, 400)}`
}

/** The request of an operation: required parameters, the first example of the body and the first credential. */
function requestOf({ path, method, operation }: Route, source: Source, document: Described): Request {
  const { components } = document
  const parameters = (operation.parameters ?? []).map(each =>
    each.$ref === undefined ? each : components.parameters[each.$ref.split('/').at(-1)!]!,
  )
  const headers = new Headers(credentialOf(operation, source, document))
  const url = new URL(`${source.servers[0]!.url}${path}`)
  for (const { name, in: place, required, example } of parameters) {
    if (example === undefined) {
      if (required) throw new Error(`The required parameter ${name} has no example.`)
    } else if (place === 'path') url.pathname = decodeURI(url.pathname).replace(`{${name}}`, example)
    else if (place === 'query') url.searchParams.set(name, example)
    else headers.set(name, example)
  }
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (media === undefined) return new Request(url, { method: method.toUpperCase(), headers })
  headers.set('content-type', type!)
  const body = media.example ?? Object.values(media.examples ?? {})[0]?.value
  return new Request(url, { method: method.toUpperCase(), headers, body: JSON.stringify(body) })
}

function credentialOf(
  { security = [] }: Operation,
  source: Source,
  { components }: Described,
): Record<string, string> {
  const [scheme] = Object.keys(security[0] ?? {})
  if (scheme === undefined) return {}
  const { type, name = '', 'x-scalar-secret-token': own } = components.securitySchemes[scheme]!
  const { token, value } = assets.credentialsOf(source, setup.demo, tokens)[scheme] ?? {}
  if (type === 'apiKey') return { [name]: value ?? token ?? '' }
  return { authorization: `Bearer ${own ?? token ?? value}` }
}
