const TENANT = '11111111-1111-4111-8111-111111111111'

/** API keys of the compliance service that take turns, because the whole load exceeds the rate limit of one key. */
export interface ComplianceCallers {
  readonly headers: readonly Readonly<Record<string, string>>[]
  /** Sends a request with the first key; throws unless it succeeds. */
  send(method: string, path: string, body?: object): Promise<Record<string, unknown>>
}

const KEYS = 16

/** Creates API keys of the demonstration's tenant. */
export async function complianceCallers(url: string): Promise<ComplianceCallers> {
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
      `mutation { createApiKey(input: { service: COMPLIANCE, name: "bench ${index}" }) { secret } }`,
      `Bearer ${loginStaff.accessToken}`,
    )
    headers.push({ authorization: `Bearer ${createApiKey.secret}` })
  }
  return {
    headers,
    async send(method, path, body) {
      const response = await fetch(`${url}/api/v1${path}`, {
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
