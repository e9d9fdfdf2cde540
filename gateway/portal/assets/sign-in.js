async function post(graph, headers, query, variables) {
  const response = await fetch(graph, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

/** Runs an operation and returns its data; undefined if the graph refused it. */
async function run(graph, headers, query, variables) {
  const { data } = await post(graph, headers, query, variables)
  return data ?? undefined
}

/** Creates a session of the demo user in the two steps of a partner's backend and page. */
export async function userToken(graph, { partnerKey, partnerUserId }) {
  const minted = await run(
    graph,
    { 'x-partner-api-key': partnerKey },
    'mutation Mint($input: MintHandoffTokenInput!) { mintHandoffToken(input: $input) { token } }',
    { input: { partnerUserId } },
  )
  const opened =
    minted &&
    (await run(
      graph,
      {},
      'mutation Exchange($token: String!) { exchangeHandoffToken(token: $token) { accessToken } }',
      { token: minted.mintHandoffToken.token },
    ))
  return opened?.exchangeHandoffToken.accessToken
}

const SIGN_IN =
  'mutation SignIn($email: String!, $password: String!, $totpCode: String) { loginStaff(email: $email, password: $password, totpCode: $totpCode) { accessToken } }'

/**
 * Signs in the demo staff member. Prompts for a code if the account has a second factor. If the password must be changed first, the
 * graph refuses every operation except changeMyPassword with PASSWORD_CHANGE_REQUIRED.
 */
export async function staffToken(graph, { tenantId, staffEmail: email, staffPassword: password }) {
  const signIn = totpCode =>
    post(graph, { 'x-tenant-id': tenantId }, SIGN_IN, { email, password, ...(totpCode && { totpCode }) })
  let { data, errors } = await signIn()
  if (errors?.[0].extensions.code === 'SECOND_FACTOR_REQUIRED') {
    const code = prompt(`Code of the authenticator app of ${email}`)
    if (code) ({ data } = await signIn(code))
  }
  return data?.loginStaff.accessToken
}
