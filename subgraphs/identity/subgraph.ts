import { readFileSync } from 'node:fs'
import { sealedById } from '#kernel/security/sealed-columns.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { ASSIGN_NEW_CUSTOMER_BRANCH, OPEN_ACCOUNTS } from './clients/core.ts'
import { VERIFIED_PERSON } from './clients/idv.ts'
import { demo, demoHistory } from './demo.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import { sealCustomers } from './jobs/seal-customers.ts'
import { ApiKey } from './entities/api-key.ts'
import { Customer } from './entities/customer.ts'
import { CustomerDocument } from './entities/customer-document.ts'
import { CustomerNumber } from './entities/customer-number.ts'
import { HandoffToken } from './entities/handoff-token.ts'
import { KnownAddress } from './entities/known-address.ts'
import { Partner } from './entities/partner.ts'
import { RecoveryCode } from './entities/recovery-code.ts'
import { RefreshToken } from './entities/refresh-token.ts'
import { SecondFactor } from './entities/second-factor.ts'
import { Session } from './entities/session.ts'
import { SignInCounter } from './entities/sign-in-counter.ts'
import { SignInFailure } from './entities/sign-in-failure.ts'
import { SigningKey } from './entities/signing-key.ts'
import { StaffMember } from './entities/staff-member.ts'
import { Tenant } from './entities/tenant.ts'
import { Workspace } from './entities/workspace.ts'
import { refuse } from './errors.ts'
import { events } from './events.ts'
import { customerDocuments } from './migrations/customer-documents.ts'
import { customers } from './migrations/customers.ts'
import { keys } from './migrations/keys.ts'
import { sessions } from './migrations/sessions.ts'
import { staff } from './migrations/staff.ts'
import { tenants } from './migrations/tenants.ts'
import {
  onVerificationOpened,
  onVerificationRejected,
  onVerificationVerified,
} from './reactions/on-verification.ts'
import { resolvers } from './resolvers.ts'
import { sealedDocuments } from './sealed-document.ts'
import { sealedSecrets } from './second-factor.ts'
import { encryptionContextOf } from './signing-keys.ts'

export const identity: SubgraphDefinition = {
  name: 'identity',
  schema: readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  entities: [
    ApiKey,
    Customer,
    CustomerDocument,
    CustomerNumber,
    HandoffToken,
    KnownAddress,
    Partner,
    RecoveryCode,
    RefreshToken,
    SecondFactor,
    Session,
    SignInCounter,
    SignInFailure,
    SigningKey,
    StaffMember,
    Tenant,
    Workspace,
  ],
  migrations: [tenants, keys, customers, staff, sessions, customerDocuments],
  whileRestricted: {
    PASSWORD_CHANGE_REQUIRED: ['viewer', 'endSession', 'refreshSession', 'changeMyPassword'],
    SECOND_FACTOR_ENROLMENT_REQUIRED: [
      'viewer',
      'endSession',
      'refreshSession',
      'changeMyPassword',
      'beginTotp',
      'confirmTotp',
    ],
  },
  exemptTables: [
    { table: 'identity.tenants', reason: 'reference: the tenants themselves' },
    { table: 'identity.workspaces', reason: 'reference: a tenant in an environment' },
    {
      table: 'identity.signing_keys',
      reason: 'reference: keys of the whole installation, with encrypted private parts',
    },
  ],
  refusals: refuse.table,
  events,
  domainCalls: [ASSIGN_NEW_CUSTOMER_BRANCH, OPEN_ACCOUNTS, VERIFIED_PERSON],
  reactions: [onVerificationOpened, onVerificationVerified, onVerificationRejected],
  jobs: [purgeExpired, sealCustomers],
  sealed: [sealedById('identity.customers', 'personal'), sealedDocuments, sealedSecrets],
  installationSealed: [
    { table: 'identity.signing_keys', column: 'sealed_private_jwk', key: 'kid', about: encryptionContextOf },
  ],
  unfinished: [
    {
      what: 'API keys that are not revoked: revoke them',
      text: 'select count(*)::int as found from identity.api_keys where workspace_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())',
    },
    {
      what: 'staff members who can sign in: disable them',
      text: 'select count(*)::int as found from identity.staff where workspace_id = $1 and is_active',
    },
  ],
  demo,
  demoHistory,
}
