import { SCOPE_DOMAINS } from '#kernel/principal.ts'
import { ROLES } from '#core/rules/rights.ts'
import { dayOf, runIn, tableOf, type AdminCommand, type CommandCall } from './command.ts'

interface Member {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
  readonly isActive: boolean
  readonly mustChangePassword: boolean
  readonly hasSecondFactor: boolean
  readonly createdAt: string
}

const FIELDS = 'id email name roles scopes isActive mustChangePassword hasSecondFactor createdAt'

export const staffCommands: readonly AdminCommand[] = [
  {
    name: 'staff create',
    usage: '<tenant> <environment> <email>',
    description:
      'Creates a staff member, by default with the role admin and all scopes. The password is read from the environment variable STAFF_PASSWORD and must be changed at the first sign-in.',
    examples: [
      'staff create acme production ada@acme.example',
      'staff create acme production ben@acme.example --roles officer --scopes remittance:read,identity:read',
    ],
    options: {
      name: { description: 'display name (default: the e-mail address)' },
      roles: { description: `comma-separated roles: ${ROLES.join(', ')} (default: admin)` },
      scopes: {
        description: `comma-separated scopes: read, write or * of ${SCOPE_DOMAINS.join(', ')}; compliance:decide (default: *, which is all scopes)`,
      },
    },
    async run(call) {
      const {
        args: { email },
        options,
      } = call
      const { createStaffMember } = await runIn<{ createStaffMember: Member }>(
        call,
        `mutation CreateStaffMember($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { ${FIELDS} } }`,
        {
          input: {
            email,
            name: options['name'] ?? email,
            password: passwordGiven(),
            roles: splitList(options['roles'] ?? 'admin'),
            scopes: splitList(options['scopes'] ?? '*'),
          },
        },
      )
      return {
        text: `Staff member ${createStaffMember.email}\n  ${createStaffMember.id}`,
        json: createStaffMember,
      }
    },
  },
  {
    name: 'staff list',
    usage: '<tenant> <environment>',
    description: 'Lists the staff of a workspace, newest first.',
    examples: ['staff list acme production'],
    async run(call) {
      const staff = await membersOf(call)
      return {
        text: tableOf(
          ['ID', 'E-MAIL', 'STATE', 'SECOND FACTOR', 'ROLES', 'SCOPES', 'MADE'],
          staff.map(member => [
            member.id,
            member.email,
            stateOf(member),
            member.hasSecondFactor ? 'yes' : 'no',
            member.roles.join(','),
            member.scopes.join(','),
            dayOf(member.createdAt),
          ]),
          'There are no staff members.',
        ),
        json: staff,
      }
    },
  },
  {
    name: 'staff reset-password',
    usage: '<tenant> <environment> <email>',
    description:
      'Sets the password of a staff member to STAFF_PASSWORD, which must be changed at the next sign-in, and ends all sessions of the staff member.',
    examples: ['staff reset-password acme production ada@acme.example'],
    confirmation: ({ email }) => `Replace the password of ${email} and end all sessions?`,
    async run(call) {
      const password = passwordGiven()
      const { id } = await memberOf(call)
      const { setStaffPassword } = await runIn<{ setStaffPassword: Member }>(
        call,
        `mutation SetStaffPassword($id: UUID!, $password: String!) { setStaffPassword(id: $id, password: $password) { ${FIELDS} } }`,
        { id, password },
      )
      return {
        text: `${setStaffPassword.email} has the new password; all sessions have ended.`,
        json: setStaffPassword,
      }
    },
  },
  {
    name: 'staff reset-second-factor',
    usage: '<tenant> <environment> <email>',
    description:
      'Removes a lost second factor and its recovery codes from a staff member, and ends all sessions of the staff member.',
    examples: ['staff reset-second-factor acme production ada@acme.example'],
    confirmation: ({ email }) => `Remove the second factor of ${email} and end all sessions?`,
    async run(call) {
      const { id } = await memberOf(call)
      const { resetStaffSecondFactor } = await runIn<{ resetStaffSecondFactor: Member }>(
        call,
        `mutation ResetStaffSecondFactor($id: UUID!) { resetStaffSecondFactor(id: $id) { ${FIELDS} } }`,
        { id },
      )
      return {
        text: `${resetStaffSecondFactor.email} no longer has a second factor; all sessions have ended.`,
        json: resetStaffSecondFactor,
      }
    },
  },
  {
    name: 'staff disable',
    usage: '<tenant> <environment> <email>',
    description: 'Blocks a staff member from signing in and ends all sessions; "staff enable" reverses this.',
    examples: ['staff disable acme production ben@acme.example'],
    confirmation: ({ email, tenant }) => `Lock ${email} out of ${tenant}?`,
    run: call => setActive(call, false),
  },
  {
    name: 'staff enable',
    usage: '<tenant> <environment> <email>',
    description: 'Permits a disabled staff member to sign in again.',
    examples: ['staff enable acme production ben@acme.example'],
    run: call => setActive(call, true),
  },
]

async function setActive(call: CommandCall, isActive: boolean): Promise<{ text: string; json: unknown }> {
  const { id } = await memberOf(call)
  const { updateStaffMember } = await runIn<{ updateStaffMember: Member }>(
    call,
    `mutation UpdateStaffMember($id: UUID!, $input: UpdateStaffMemberInput!) { updateStaffMember(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input: { isActive } },
  )
  return {
    text: `${updateStaffMember.email} is ${isActive ? 'active' : 'disabled'}.`,
    json: updateStaffMember,
  }
}

const stateOf = ({ isActive, mustChangePassword }: Member): string =>
  !isActive ? 'disabled' : mustChangePassword ? 'must change password' : 'active'

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)

/** Read from the environment, because other users of the machine can see command-line arguments. */
function passwordGiven(): string {
  const password = process.env['STAFF_PASSWORD']
  if (password === undefined)
    throw new Error(
      'Set STAFF_PASSWORD to a password of at least twelve characters that is not a common password.',
    )
  return password
}

const membersOf = async (call: CommandCall): Promise<Member[]> =>
  (await runIn<{ staff: Member[] }>(call, `{ staff { ${FIELDS} } }`)).staff

async function memberOf(call: CommandCall): Promise<Member> {
  const requested = call.args['email']!.normalize('NFKC').toLowerCase()
  const member = (await membersOf(call)).find(
    ({ email, id }) => email.toLowerCase() === requested || id === requested,
  )
  if (!member)
    throw new Error(
      `The staff member ${call.args['email']} does not exist; run "staff list" to list all staff members.`,
    )
  return member
}
