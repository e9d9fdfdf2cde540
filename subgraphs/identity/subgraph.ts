import { readFileSync } from 'node:fs'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import { demo } from './demo.ts'
import { forgetExpired } from './duties/forget-expired.ts'
import { sealCustomers } from './duties/seal-customers.ts'
import { ApiKey } from './entities/api-key.ts'
import { Customer } from './entities/customer.ts'
import { HandoffToken } from './entities/handoff-token.ts'
import { Partner } from './entities/partner.ts'
import { RefreshToken } from './entities/refresh-token.ts'
import { Session } from './entities/session.ts'
import { SignInFailure } from './entities/sign-in-failure.ts'
import { SigningKey } from './entities/signing-key.ts'
import { StaffMember } from './entities/staff-member.ts'
import { Tenant } from './entities/tenant.ts'
import { Workspace } from './entities/workspace.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { address } from './migrations/address.ts'
import { initial } from './migrations/initial.ts'
import { keySessions } from './migrations/key-sessions.ts'
import { personalData } from './migrations/personal-data.ts'
import { tiers } from './migrations/tiers.ts'
import { resolvers } from './resolvers.ts'

export const identity: SubgraphDefinition = {
  name: 'identity',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  entities: [ApiKey, Customer, HandoffToken, Partner, RefreshToken, Session, SignInFailure, SigningKey, StaffMember, Tenant, Workspace],
  migrations: [initial, address, personalData, tiers, keySessions],
  refusals: refuse.table,
  events,
  questions: [],
  duties: [forgetExpired, sealCustomers],
  demo,
}
