async function post(graph, headers, query, variables) {
  const response = await fetch(graph, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

/** Asks the graph, and gives the data of the answer; undefined where it was refused. */
async function ask(graph, headers, query, variables) {
  const { data } = await post(graph, headers, query, variables)
  return data ?? undefined
}

/** A session of the demonstration's user, got as a partner's backend and page would get it. */
export async function userToken(graph, { partnerKey, partnerUserId }) {
  const minted = await ask(
    graph,
    { 'x-partner-api-key': partnerKey },
    'mutation Mint($input: MintHandoffTokenInput!) { mintHandoffToken(input: $input) { token } }',
    { input: { partnerUserId } },
  )
  const opened =
    minted &&
    (await ask(
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
 * A token of the demonstration's staff member. Asks for a code where the account has a second factor by now. If the password must be
 * changed first, the graph refuses everything but changeMyPassword with PASSWORD_CHANGE_REQUIRED.
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
