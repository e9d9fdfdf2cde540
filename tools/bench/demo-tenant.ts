const TENANT = { 'x-tenant-id': '11111111-1111-4111-8111-111111111111' }
const JSON_TYPE = { 'content-type': 'application/json' }
/** Headers of the demonstration's tenant in the remittance service. */
export const AS_TENANT = { ...TENANT, ...JSON_TYPE, authorization: 'Bearer svc_sandbox_demo' }

export const RECIPIENT = JSON.stringify({
  firstName: 'Chidi',
  lastName: 'Okafor',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '058',
  accountNumber: '0000014570',
})

export async function request<Body>(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Body
}

/** Opens a session of the demonstration's verified user in the remittance service and returns its headers. */
export async function userSession(api: string): Promise<Readonly<Record<string, string>>> {
  const { token } = await request<{ token: string }>(
    `${api}/auth/partner-token`,
    'POST',
    { ...JSON_TYPE, 'x-partner-api-key': 'pk_sandbox_demo' },
    { partnerUserId: 'verified-user', returnUrl: 'https://app.demo.example/done' },
  )
  const session = await request<{ token: string }>(`${api}/auth/exchange-token`, 'POST', JSON_TYPE, { token })
  return { ...TENANT, ...JSON_TYPE, authorization: `Bearer ${session.token}` }
}
