import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import { hasRole } from '#kernel/roles.ts'
import { activateCustomer } from './operations/customers/activate-customer.ts'
import { attestKyc, type AttestKyc } from './operations/customers/attest-kyc.ts'
import {
  addCustomerDocument,
  type AddCustomerDocument,
} from './operations/documents/add-customer-document.ts'
import {
  reviewCustomerDocument,
  type ReviewCustomerDocument,
} from './operations/documents/review-customer-document.ts'
import { beginTotp } from './operations/staff/begin-totp.ts'
import { changeMyPassword, type ChangeMyPassword } from './operations/staff/change-my-password.ts'
import { closeCustomer } from './operations/customers/close-customer.ts'
import { confirmTotp } from './operations/staff/confirm-totp.ts'
import { createApiKey, type NewApiKey } from './operations/tenants/create-api-key.ts'
import { createCustomer, type NewCustomer } from './operations/customers/create-customer.ts'
import { createPartner, type NewPartner } from './operations/tenants/create-partner.ts'
import { createStaffMember, type NewStaffMember } from './operations/staff/create-staff-member.ts'
import { disableTotp } from './operations/staff/disable-totp.ts'
import { endSession } from './operations/sessions/end-session.ts'
import { ensureCustomer } from './operations/customers/ensure-customer.ts'
import { eraseCustomer, type EraseCustomer } from './operations/customers/erase-customer.ts'
import { exchangeHandoffToken } from './operations/sessions/exchange-handoff-token.ts'
import type { CustomerDetails } from './operations/customers/find-or-add-customer.ts'
import { issueToken, type IssueToken } from './operations/sessions/issue-token.ts'
import { loginStaff, type LoginStaff } from './operations/staff/login-staff.ts'
import { mintHandoffToken, type MintHandoffToken } from './operations/sessions/mint-handoff-token.ts'
import { refreshSession } from './operations/sessions/refresh-session.ts'
import { resetStaffSecondFactor } from './operations/staff/reset-staff-second-factor.ts'
import { revokeApiKey } from './operations/tenants/revoke-api-key.ts'
import { setStaffPassword, type SetStaffPassword } from './operations/staff/set-staff-password.ts'
import { suspendCustomer } from './operations/customers/suspend-customer.ts'
import { updateCustomer, type UpdateCustomer } from './operations/customers/update-customer.ts'
import { updatePartner, type UpdatePartner } from './operations/tenants/update-partner.ts'
import { updateStaffMember, type UpdateStaffMember } from './operations/staff/update-staff-member.ts'
import { apiKeys, apiKeysOfPartner } from './queries/api-keys.ts'
import { auditEntries, type AuditEntriesArgs } from './queries/audit-entries.ts'
import { authenticate, type Credentials } from './queries/authenticate.ts'
import { customer, customerByKey, customersById, type CustomerKey } from './queries/customer.ts'
import type { Customer, IdentificationNumbers } from './customer-record.ts'
import { customerDocuments, documentsOf, type DocumentPage } from './queries/customer-documents.ts'
import { customers, type CustomersArgs } from './queries/customers.ts'
import { handoffPreview } from './queries/handoff-preview.ts'
import { isKnownSubject } from './queries/known-subject.ts'
import { jwks } from './queries/jwks.ts'
import { partners, type Partner } from './queries/partners.ts'
import { staff } from './queries/staff.ts'
import { viewer, viewerCustomer, viewerHandoff, viewerTenantName } from './queries/viewer.ts'
import { workspace, workspaceIds } from './queries/workspace.ts'
import { shownStatus } from './rules/customer-document.ts'
import { maskedNumber } from './rules/identification-number.ts'
import type { Resolvers } from './schema.gen.ts'
import type { CustomerDocumentRow } from './sealed-document.ts'
import type { SecondFactorCodes } from './second-factor.ts'

interface Input<Value> {
  readonly input: Value
}
interface ById {
  readonly id: string
}
interface WithReason extends ById {
  readonly reason?: string | null
}

/** API keys are stored in files, so they get no personal data, except those that manage customers. */
const isHiddenFrom = (ctx: Context): boolean => ctx.actor.kind === 'tenant_key' && !hasRole(ctx, 'viewer')

/** A contact field of a customer. */
const contact =
  (name: 'email' | 'phone' | 'dateOfBirth' | 'address') =>
  (row: Customer, _: unknown, ctx: Context): string | null =>
    isHiddenFrom(ctx) ? null : row[name]

/** An identification number of a customer, masked, for the callers who may see contact fields. */
const masked =
  (name: keyof IdentificationNumbers) =>
  (row: Customer, _: unknown, ctx: Context): string | null => {
    const value = isHiddenFrom(ctx) ? null : row[name]
    return value && maskedNumber(value)
  }

export const resolvers = {
  Query: {
    viewer: (_: unknown, __: unknown, ctx: Context) => viewer(ctx),
    customer: (_: unknown, key: CustomerKey, ctx: Context) => customer(ctx, key),
    customers: (_: unknown, args: CustomersArgs, ctx: Context) => customers(ctx, args),
    customersById: (_: unknown, { ids }: { ids: readonly string[] }, ctx: Context) => customersById(ctx, ids),
    customerDocuments: (_: unknown, page: DocumentPage, ctx: Context) => customerDocuments(ctx, page),
    apiKeys: (_: unknown, __: unknown, ctx: Context) => apiKeys(ctx),
    partners: (_: unknown, __: unknown, ctx: Context) => partners(ctx),
    staff: (_: unknown, __: unknown, ctx: Context) => staff(ctx),
    auditEntries: (_: unknown, args: AuditEntriesArgs, ctx: Context) => auditEntries(ctx, args),
    authenticate: (_: unknown, { credentials }: { credentials: Credentials }, ctx: Context) =>
      authenticate(ctx, credentials),
    isKnownSubject: (_: unknown, { id }: { id: string }, ctx: Context) => isKnownSubject(ctx, id),
    jwks: (_: unknown, __: unknown, ctx: Context) => jwks(ctx),
    handoffPreview: (_: unknown, args: { token: string }, ctx: Context) => handoffPreview(ctx, args),
    workspace: (_: unknown, key: ById, ctx: Context) => workspace(ctx, key),
    workspaceIds: (_: unknown, { after }: { after?: string | null }, ctx: Context) =>
      workspaceIds(ctx, after ?? null),
  },
  Mutation: {
    createApiKey: (_: unknown, { input }: Input<NewApiKey>, ctx: Context) => createApiKey(ctx, input),
    revokeApiKey: (_: unknown, key: ById, ctx: Context) => revokeApiKey(ctx, key),
    createPartner: (_: unknown, { input }: Input<NewPartner>, ctx: Context) => createPartner(ctx, input),
    updatePartner: (_: unknown, { id, input }: ById & Input<Omit<UpdatePartner, 'id'>>, ctx: Context) =>
      updatePartner(ctx, { id, ...input }),
    ensureCustomer: (_: unknown, { input }: Input<CustomerDetails>, ctx: Context) =>
      ensureCustomer(ctx, input),
    createCustomer: (_: unknown, { input }: Input<NewCustomer>, ctx: Context) => createCustomer(ctx, input),
    updateCustomer: (_: unknown, { id, input }: ById & Input<Omit<UpdateCustomer, 'id'>>, ctx: Context) =>
      updateCustomer(ctx, { id, ...input }),
    addCustomerDocument: (
      _: unknown,
      { customerId, input }: { customerId: string } & Input<Omit<AddCustomerDocument, 'customerId'>>,
      ctx: Context,
    ) => addCustomerDocument(ctx, { customerId, ...input }),
    reviewCustomerDocument: (
      _: unknown,
      {
        input,
        ...key
      }: Pick<ReviewCustomerDocument, 'customerId' | 'documentId'> &
        Input<Pick<ReviewCustomerDocument, 'status' | 'reason'>>,
      ctx: Context,
    ) => reviewCustomerDocument(ctx, { ...key, ...input }),
    activateCustomer: (_: unknown, key: ById, ctx: Context) => activateCustomer(ctx, key),
    suspendCustomer: (_: unknown, args: WithReason, ctx: Context) => suspendCustomer(ctx, args),
    closeCustomer: (_: unknown, args: WithReason, ctx: Context) => closeCustomer(ctx, args),
    attestKyc: (
      _: unknown,
      { customerId, input }: { customerId: string } & Input<Omit<AttestKyc, 'customerId'>>,
      ctx: Context,
    ) => attestKyc(ctx, { customerId, ...input }),
    eraseCustomer: (_: unknown, args: EraseCustomer, ctx: Context) => eraseCustomer(ctx, args),
    mintHandoffToken: (_: unknown, { input }: Input<MintHandoffToken>, ctx: Context) =>
      mintHandoffToken(ctx, input),
    exchangeHandoffToken: (_: unknown, args: { token: string }, ctx: Context) =>
      exchangeHandoffToken(ctx, args),
    refreshSession: (_: unknown, args: { refreshToken: string }, ctx: Context) => refreshSession(ctx, args),
    endSession: (_: unknown, __: unknown, ctx: Context) => endSession(ctx, undefined),
    loginStaff: (_: unknown, args: LoginStaff, ctx: Context) => loginStaff(ctx, args),
    issueToken: (_: unknown, { input }: Input<IssueToken>, ctx: Context) => issueToken(ctx, input),
    changeMyPassword: (_: unknown, args: ChangeMyPassword, ctx: Context) => changeMyPassword(ctx, args),
    beginTotp: (_: unknown, args: { password: string }, ctx: Context) => beginTotp(ctx, args),
    confirmTotp: (_: unknown, args: { code: string }, ctx: Context) => confirmTotp(ctx, args),
    disableTotp: (_: unknown, args: SecondFactorCodes, ctx: Context) => disableTotp(ctx, args),
    createStaffMember: (_: unknown, { input }: Input<NewStaffMember>, ctx: Context) =>
      createStaffMember(ctx, input),
    updateStaffMember: (
      _: unknown,
      { id, input }: ById & Input<Omit<UpdateStaffMember, 'id'>>,
      ctx: Context,
    ) => updateStaffMember(ctx, { id, ...input }),
    setStaffPassword: (_: unknown, args: SetStaffPassword, ctx: Context) => setStaffPassword(ctx, args),
    resetStaffSecondFactor: (_: unknown, key: ById, ctx: Context) => resetStaffSecondFactor(ctx, key),
  },
  Viewer: {
    tenantName: (_: unknown, __: unknown, ctx: Context) => viewerTenantName(ctx),
    customer: (_: unknown, __: unknown, ctx: Context) => viewerCustomer(ctx),
    handoff: (_: unknown, __: unknown, ctx: Context) => viewerHandoff(ctx),
  },
  Customer: {
    __resolveReference: (key: CustomerKey, ctx: Context) => customerByKey(ctx, key),
    email: contact('email'),
    phone: contact('phone'),
    dateOfBirth: contact('dateOfBirth'),
    address: contact('address'),
    bvn: masked('bvn'),
    nin: masked('nin'),
    tin: masked('tin'),
    documents: ({ id }: Customer, page: PageArguments, ctx: Context) => documentsOf(ctx, id, page),
  },
  CustomerDocument: {
    number: ({ number }: CustomerDocumentRow, _: unknown, ctx: Context) =>
      isHiddenFrom(ctx) ? null : maskedNumber(number),
    status: (row: CustomerDocumentRow, _: unknown, ctx: Context) => shownStatus(row, ctx.now()),
  },
  Partner: {
    apiKeys: async (partner: Partner, { first }: { readonly first: number }, ctx: Context) =>
      (await apiKeysOfPartner(ctx, partner)).slice(0, first),
  },
  ServiceName: {
    REMITTANCE: 'remittance',
    COMPLIANCE: 'compliance',
    SENTINEL: 'sentinel',
    IDV: 'idv',
    BANKING: 'banking',
    CORE: 'core',
  },
  RateLimitTier: { STANDARD: 'standard', PROFESSIONAL: 'professional', ENTERPRISE: 'enterprise' },
  EnvironmentName: { SANDBOX: 'sandbox', PRODUCTION: 'production' },
} satisfies Resolvers
