const TENANT = '11111111-1111-4111-8111-111111111111'

/** A REST service: the name of its keys, and its base path. */
export interface CalledService {
  readonly service: 'COMPLIANCE' | 'IDV' | 'SENTINEL'
  readonly basePath: string
}

/** API keys of a service that take turns, because the whole load exceeds the rate limit of one key. */
export interface ApiCallers {
  readonly headers: readonly Readonly<Record<string, string>>[]
  /** Sends a request with the first key; throws unless it succeeds. */
  send(method: string, path: string, body?: object): Promise<Record<string, unknown>>
}

const KEYS = 16

/** Creates API keys of the demonstration's tenant. */
export async function apiCallers(url: string, { service, basePath }: CalledService): Promise<ApiCallers> {
  const ask = async <Data>(query: string, authorization?: string): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant-id': TENANT,
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
    if (errors) throw new Error(`The platform returned ${JSON.stringify(errors)}.`)
    return data!
  }
  const { loginStaff } = await ask<{ loginStaff: { accessToken: string } }>(
    'mutation { loginStaff(email: "admin@demo.example", password: "demo-password-1") { accessToken } }',
  )
  const headers: Record<string, string>[] = []
  for (let index = 0; index < KEYS; index++) {
    const { createApiKey } = await ask<{ createApiKey: { secret: string } }>(
      `mutation { createApiKey(input: { service: ${service}, name: "bench ${index}" }) { secret } }`,
      `Bearer ${loginStaff.accessToken}`,
    )
    headers.push({ authorization: `Bearer ${createApiKey.secret}`, 'x-tenant-id': TENANT })
  }
  return {
    headers,
    async send(method, path, body) {
      const response = await fetch(`${url}${basePath}${path}`, {
        method,
        headers: { ...headers[0], 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!response.ok)
        throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
      return (await response.json()) as Record<string, unknown>
    },
  }
}
