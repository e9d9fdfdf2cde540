/** Asks the graph, and gives the data of the answer; undefined where it was refused. */
async function ask(graph, headers, query, variables) {
  const response = await fetch(graph, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ query, variables }) })
  const { data } = await response.json()
  return data ?? undefined
}

/** A session of the demonstration's user, got as a partner's backend and page would get it. */
export async function userToken(graph, { partnerKey, partnerUserId }) {
  const minted = await ask(graph, { 'x-partner-api-key': partnerKey },
    'mutation Mint($input: MintHandoffTokenInput!) { mintHandoffToken(input: $input) { token } }', { input: { partnerUserId } })
  const opened = minted && await ask(graph, {},
    'mutation Exchange($token: String!) { exchangeHandoffToken(token: $token) { accessToken } }', { token: minted.mintHandoffToken.token })
  return opened?.exchangeHandoffToken.accessToken
}

/** A token of the demonstration's staff member. */
export async function staffToken(graph, { tenantId, staffEmail, staffPassword }) {
  const signedIn = await ask(graph, { 'x-tenant-id': tenantId },
    'mutation SignIn($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken } }', { email: staffEmail, password: staffPassword })
  return signedIn?.loginStaff.accessToken
}
