import type { DemoStep } from '#gateway/portal/content.ts'

type Steps = Readonly<Record<string, DemoStep>>

/** Two webhook subscriptions: one to read and change, and one to delete. Nothing listens at their URL. */
export function subscriptionRows(events: string, as: DemoStep['as'] | ''): Steps {
  const subscription: DemoStep = {
    route: 'POST /webhooks/subscriptions',
    ...(as && { as }),
    body: { name: 'Example', url: 'http://127.0.0.1:4100/hooks', events: [events] },
  }
  return { subscription, unusedSubscription: subscription }
}

/** Why no delivery can be retried. */
export const UNFAILED =
  'It needs a failed delivery, and a delivery fails only after its last attempt, more than 14 hours after the first.'

const TEST: DemoStep = { route: 'POST /webhooks/subscriptions/{subscription.id}/test' }
/** A delivery of a test event. */
export const deliveryRows: Steps = { delivery: TEST }

const CREATE = `mutation Create($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { id } }`
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken } }`
const CHANGE = `mutation Change($from: String!, $to: String!) { changeMyPassword(currentPassword: $from, newPassword: $to) { id } }`
const [FIRST, OWN] = ['first-password-1', 'a-password-of-my-own']

/** A member of the demo's staff, signed in: `token` of the step is the token. */
export const signedIn = (email: string): DemoStep => ({
  graphql: SIGN_IN,
  as: 'none',
  variables: { email, password: 'demo-password-1' },
  picks: { token: 'loginStaff.accessToken' },
})

/**
 * A new staff member, signed in: `{<name>.token}` is the token. The member has changed the first password, unless `mustChange`.
 */
export function newMember(
  name: string,
  { scopes = [], mustChange = false }: { scopes?: readonly string[]; mustChange?: boolean } = {},
): Steps {
  const email = `${name.toLowerCase()}-{page.unique}@demo.example`
  const [created, first, changed] = [`${name}Created`, `${name}First`, `${name}Changed`]
  const signIn = (password: string, after: string): DemoStep => ({
    graphql: SIGN_IN,
    as: 'none',
    after: [after],
    variables: { email, password },
    picks: { token: 'loginStaff.accessToken' },
  })
  return {
    [created]: {
      graphql: CREATE,
      as: 'staff',
      variables: { input: { email, name: 'Example', password: FIRST, roles: [], scopes } },
    },
    ...(mustChange
      ? { [name]: signIn(FIRST, created) }
      : {
          [first]: signIn(FIRST, created),
          [changed]: {
            graphql: CHANGE,
            token: `{${first}.token}`,
            variables: { from: FIRST, to: OWN },
          },
          [name]: signIn(OWN, changed),
        }),
  }
}
