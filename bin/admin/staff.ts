import { SCOPE_DOMAINS } from '#kernel/principal.ts'
import { ROLES } from '#kernel/roles.ts'
import { dayOf, runIn, tableOf, type AdminCommand, type Call } from './command.ts'

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
    name: 'staff create', usage: '<tenant> <environment> <email>',
    description: 'Makes a staff member, with the role admin and all rights by default. The password is read from the variable STAFF_PASSWORD and has to be changed at the first sign-in.',
    examples: ['staff create acme production ada@acme.example', 'staff create acme production ben@acme.example --roles officer --scopes remittance:read,identity:read'],
    options: {
      name: { description: 'name (default: the e-mail address)' },
      roles: { description: `roles, separated by commas: ${ROLES.join(', ')} (default: admin)` },
      scopes: { description: `rights, separated by commas: read, write or * of ${SCOPE_DOMAINS.join(', ')}; compliance:decide (default: *, which is everything)` },
    },
    async run(call) {
      const { args: { email }, options } = call
      const { createStaffMember } = await runIn<{ createStaffMember: Member }>(call, `mutation CreateStaffMember($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { ${FIELDS} } }`, {
        input: { email, name: options['name'] ?? email, password: passwordGiven(), roles: listed(options['roles'] ?? 'admin'), scopes: listed(options['scopes'] ?? '*') },
      })
      return { text: `Staff member ${createStaffMember.email}\n  ${createStaffMember.id}`, json: createStaffMember }
    },
  },
  {
    name: 'staff list', usage: '<tenant> <environment>',
    description: 'Lists the staff of a workspace, newest first.',
    examples: ['staff list acme production'],
    async run(call) {
      const staff = await membersOf(call)
      return {
        text: tableOf(['ID', 'E-MAIL', 'STATE', 'SECOND FACTOR', 'ROLES', 'SCOPES', 'MADE'],
          staff.map(member => [member.id, member.email, stateOf(member), member.hasSecondFactor ? 'yes' : 'no', member.roles.join(','), member.scopes.join(','), dayOf(member.createdAt)]), 'There is no staff.'),
        json: staff,
      }
    },
  },
  {
    name: 'staff reset-password', usage: '<tenant> <environment> <email>',
    description: 'Gives a staff member the password in the variable STAFF_PASSWORD, which has to be changed at the next sign-in, and ends all of its sessions.',
    examples: ['staff reset-password acme production ada@acme.example'],
    asks: ({ email }) => `Replace the password of ${email} and end its sessions?`,
    async run(call) {
      const password = passwordGiven()
      const { id } = await memberOf(call)
      const { setStaffPassword } = await runIn<{ setStaffPassword: Member }>(call, `mutation SetStaffPassword($id: UUID!, $password: String!) { setStaffPassword(id: $id, password: $password) { ${FIELDS} } }`, { id, password })
      return { text: `${setStaffPassword.email} has the new password, and its sessions have ended.`, json: setStaffPassword }
    },
  },
  {
    name: 'staff reset-second-factor', usage: '<tenant> <environment> <email>',
    description: 'Takes the second factor of a staff member who has lost it away, with its recovery codes, and ends all of its sessions.',
    examples: ['staff reset-second-factor acme production ada@acme.example'],
    asks: ({ email }) => `Take the second factor of ${email} away and end its sessions?`,
    async run(call) {
      const { id } = await memberOf(call)
      const { resetStaffSecondFactor } = await runIn<{ resetStaffSecondFactor: Member }>(call, `mutation ResetStaffSecondFactor($id: UUID!) { resetStaffSecondFactor(id: $id) { ${FIELDS} } }`, { id })
      return { text: `${resetStaffSecondFactor.email} has no second factor, and its sessions have ended.`, json: resetStaffSecondFactor }
    },
  },
  {
    name: 'staff disable', usage: '<tenant> <environment> <email>',
    description: 'Keeps a staff member from signing in and ends its sessions; "staff enable" lets it in again.',
    examples: ['staff disable acme production ben@acme.example'],
    asks: ({ email, tenant }) => `Lock ${email} out of ${tenant}?`,
    run: call => setActive(call, false),
  },
  {
    name: 'staff enable', usage: '<tenant> <environment> <email>',
    description: 'Lets a staff member that was disabled sign in again.',
    examples: ['staff enable acme production ben@acme.example'],
    run: call => setActive(call, true),
  },
]

async function setActive(call: Call, isActive: boolean): Promise<{ text: string; json: unknown }> {
  const { id } = await memberOf(call)
  const { updateStaffMember } = await runIn<{ updateStaffMember: Member }>(call, `mutation UpdateStaffMember($id: UUID!, $input: UpdateStaffMemberInput!) { updateStaffMember(id: $id, input: $input) { ${FIELDS} } }`, { id, input: { isActive } })
  return { text: `${updateStaffMember.email} is ${isActive ? 'active' : 'disabled'}.`, json: updateStaffMember }
}

const stateOf = ({ isActive, mustChangePassword }: Member): string => (!isActive ? 'disabled' : mustChangePassword ? 'must change password' : 'active')

const listed = (text: string): string[] => text.split(',').map(each => each.trim()).filter(Boolean)

/** From the environment, since arguments are seen by everybody on the machine. */
function passwordGiven(): string {
  const password = process.env['STAFF_PASSWORD']
  if (password === undefined) throw new Error('Set STAFF_PASSWORD to the password, at least twelve characters and none of the common ones.')
  return password
}

const membersOf = async (call: Call): Promise<Member[]> => (await runIn<{ staff: Member[] }>(call, `{ staff { ${FIELDS} } }`)).staff

async function memberOf(call: Call): Promise<Member> {
  const asked = call.args['email']!.normalize('NFKC').toLowerCase()
  const member = (await membersOf(call)).find(({ email, id }) => email.toLowerCase() === asked || id === asked)
  if (!member) throw new Error(`There is no staff member ${call.args['email']}; "staff list" shows them.`)
  return member
}
