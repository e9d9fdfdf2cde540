// Made by "npm run generate" from the schema of the domain; never edited.
import type { Service as ServiceName } from '../../kernel/principal.ts';
import type { Environment as EnvironmentName } from '../../kernel/principal.ts';
import type { Tier as RateLimitTier } from '../../kernel/principal.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Money: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  ExactNumber: { input: string; output: string; }
  UUID: { input: string; output: string; }
  DateTime: { input: Date; output: Date; }
  LocalDate: { input: string; output: string; }
  CurrencyCode: { input: string; output: string; }
  CountryCode: { input: string; output: string; }
  PhoneNumber: { input: string; output: string; }
  EmailAddress: { input: string; output: string; }
  HttpUrl: { input: string; output: string; }
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  JSONLiteral: { input: string | number | boolean; output: string | number | boolean; }
  link__Import: { input: unknown; output: unknown; }
  federation__FieldSet: { input: unknown; output: unknown; }
  federation__Scope: { input: unknown; output: unknown; }
  federation__Policy: { input: unknown; output: unknown; }
  federation__ContextFieldValue: { input: unknown; output: unknown; }
  _Any: { input: unknown; output: unknown; }
};
export type QuerycustomerArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycustomersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  kycStatus?: InputMaybe<KycStatus>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  bvn?: InputMaybe<Scalars['String']['input']>;
  nin?: InputMaybe<Scalars['String']['input']>;
  tin?: InputMaybe<Scalars['String']['input']>;
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CustomerStatus>;
  type?: InputMaybe<CustomerType>;
};
export type QueryauditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryauthenticateArgs = {
  credentials: CredentialsInput;
};
export type QueryhandoffPreviewArgs = {
  token: Scalars['String']['input'];
};
export type QuerycustomerDocumentsArgs = {
  customerId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryisKnownSubjectArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerycustomersByIdArgs = {
  ids: ReadonlyArray<Scalars['UUID']['input']>;
};
export type QueryworkspaceArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryworkspaceIdsArgs = {
  after?: InputMaybe<Scalars['UUID']['input']>;
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationcreateApiKeyArgs = {
  input: CreateApiKeyInput;
};
export type MutationrevokeApiKeyArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcreatePartnerArgs = {
  input: CreatePartnerInput;
};
export type MutationupdatePartnerArgs = {
  id: Scalars['UUID']['input'];
  input: UpdatePartnerInput;
};
export type MutationensureCustomerArgs = {
  input: EnsureCustomerInput;
};
export type MutationcreateCustomerArgs = {
  input: CreateCustomerInput;
};
export type MutationupdateCustomerArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateCustomerInput;
};
export type MutationaddCustomerDocumentArgs = {
  customerId: Scalars['UUID']['input'];
  input: AddCustomerDocumentInput;
};
export type MutationreviewCustomerDocumentArgs = {
  customerId: Scalars['UUID']['input'];
  documentId: Scalars['UUID']['input'];
  input: ReviewCustomerDocumentInput;
};
export type MutationactivateCustomerArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsuspendCustomerArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationcloseCustomerArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationattestKycArgs = {
  customerId: Scalars['UUID']['input'];
  input: AttestKycInput;
};
export type MutationeraseCustomerArgs = {
  customerId: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationmintHandoffTokenArgs = {
  input: MintHandoffTokenInput;
};
export type MutationexchangeHandoffTokenArgs = {
  token: Scalars['String']['input'];
};
export type MutationrefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};
export type MutationloginStaffArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  totpCode?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};
export type MutationchangeMyPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};
export type MutationbeginTotpArgs = {
  password: Scalars['String']['input'];
};
export type MutationconfirmTotpArgs = {
  code: Scalars['String']['input'];
};
export type MutationdisableTotpArgs = {
  totpCode?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};
export type MutationissueTokenArgs = {
  input: IssueTokenInput;
};
export type MutationcreateStaffMemberArgs = {
  input: CreateStaffMemberInput;
};
export type MutationupdateStaffMemberArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateStaffMemberInput;
};
export type MutationresetStaffSecondFactorArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsetStaffPasswordArgs = {
  id: Scalars['UUID']['input'];
  password: Scalars['String']['input'];
};
export type { ServiceName };
export type { EnvironmentName };
export type { RateLimitTier };
export type SessionRestriction =
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'SECOND_FACTOR_ENROLMENT_REQUIRED';
export type KycStatus =
  | 'UNVERIFIED'
  | 'PENDING'
  | 'VERIFIED'
  | 'REJECTED';
export type CustomerType =
  | 'INDIVIDUAL'
  | 'CORPORATE'
  | 'JOINT';
export type CustomerStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'DORMANT'
  | 'CLOSED'
  | 'BLACKLISTED';
export type CustomerdocumentsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type CustomerDocumentType =
  | 'PASSPORT'
  | 'NATIONAL_ID'
  | 'DRIVERS_LICENSE'
  | 'VOTERS_CARD'
  | 'RESIDENCE_PERMIT'
  | 'PROOF_OF_ADDRESS'
  | 'CERTIFICATE_OF_INCORPORATION'
  | 'OTHER';
export type CustomerDocumentStatus =
  | 'PENDING'
  | 'VERIFIED'
  | 'REJECTED'
  | 'EXPIRED';
export type CustomerDocumentReview =
  | 'VERIFIED'
  | 'REJECTED';
export type AddCustomerDocumentInput = {
  readonly type: CustomerDocumentType;
  readonly number: Scalars['String']['input'];
  readonly issuingCountry: Scalars['CountryCode']['input'];
  readonly issuedOn?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly expiresOn?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type ReviewCustomerDocumentInput = {
  readonly status: CustomerDocumentReview;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};
export type EnsureCustomerInput = {
  readonly externalId: Scalars['String']['input'];
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
};
export type CreateCustomerInput = {
  readonly type?: InputMaybe<CustomerType>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly incorporationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly bvn?: InputMaybe<Scalars['String']['input']>;
  readonly nin?: InputMaybe<Scalars['String']['input']>;
  readonly tin?: InputMaybe<Scalars['String']['input']>;
  readonly branchId?: InputMaybe<Scalars['UUID']['input']>;
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};
export type UpdateCustomerInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly incorporationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly bvn?: InputMaybe<Scalars['String']['input']>;
  readonly nin?: InputMaybe<Scalars['String']['input']>;
  readonly tin?: InputMaybe<Scalars['String']['input']>;
};
export type AttestKycInput = {
  readonly status: KycStatus;
  readonly level: Scalars['Int']['input'];
  readonly attestedBy?: InputMaybe<Scalars['String']['input']>;
};
export type CreateApiKeyInput = {
  readonly service?: InputMaybe<ServiceName>;
  readonly partnerId?: InputMaybe<Scalars['UUID']['input']>;
  readonly name: Scalars['String']['input'];
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly role?: InputMaybe<Scalars['String']['input']>;
  readonly tier?: InputMaybe<RateLimitTier>;
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};
export type PartnerapiKeysArgs = {
  first?: Scalars['Int']['input'];
};
export type CreatePartnerInput = {
  readonly name: Scalars['String']['input'];
  readonly returnUrls: ReadonlyArray<Scalars['HttpUrl']['input']>;
};
export type UpdatePartnerInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly returnUrls?: InputMaybe<ReadonlyArray<Scalars['HttpUrl']['input']>>;
};
export type MintHandoffTokenInput = {
  readonly partnerUserId: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  readonly context?: InputMaybe<Scalars['JSONObject']['input']>;
};
export type GrantType =
  | 'PASSWORD'
  | 'CLIENT_CREDENTIALS'
  | 'REFRESH_TOKEN';
export type IssueTokenInput = {
  readonly grantType: GrantType;
  readonly username?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
  readonly totpCode?: InputMaybe<Scalars['String']['input']>;
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};
export type CreateStaffMemberInput = {
  readonly email: Scalars['EmailAddress']['input'];
  readonly name: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly roles: ReadonlyArray<Scalars['String']['input']>;
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};
export type UpdateStaffMemberInput = {
  readonly roles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};
export type AuditFilter = {
  readonly act?: InputMaybe<Scalars['String']['input']>;
  readonly actorId?: InputMaybe<Scalars['String']['input']>;
  readonly aggregateId?: InputMaybe<Scalars['UUID']['input']>;
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};
export type AuditOutcome =
  | 'DONE'
  | 'REFUSED';
export type CredentialsInput = {
  readonly audience: Scalars['String']['input'];
  readonly environment: EnvironmentName;
  readonly tenant?: InputMaybe<Scalars['String']['input']>;
  readonly bearer?: InputMaybe<Scalars['String']['input']>;
  readonly partnerKey?: InputMaybe<Scalars['String']['input']>;
};
export type HandoffState =
  | 'VALID'
  | 'USED'
  | 'EXPIRED'
  | 'UNKNOWN';
export type ResolverTypeWrapper<T> = Promise<T> | T;
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;
export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;
export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;
export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;
export type ResolversTypes = {
  Money: ResolverTypeWrapper<any>;
  Decimal: ResolverTypeWrapper<any>;
  ExactNumber: ResolverTypeWrapper<any>;
  UUID: ResolverTypeWrapper<any>;
  DateTime: ResolverTypeWrapper<any>;
  LocalDate: ResolverTypeWrapper<any>;
  CurrencyCode: ResolverTypeWrapper<any>;
  CountryCode: ResolverTypeWrapper<any>;
  PhoneNumber: ResolverTypeWrapper<any>;
  EmailAddress: ResolverTypeWrapper<any>;
  HttpUrl: ResolverTypeWrapper<any>;
  JSONObject: ResolverTypeWrapper<any>;
  JSONLiteral: ResolverTypeWrapper<any>;
  PageInfo: ResolverTypeWrapper<any>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ServiceName: ServiceName;
  EnvironmentName: EnvironmentName;
  RateLimitTier: RateLimitTier;
  Viewer: ResolverTypeWrapper<any>;
  SessionRestriction: ResolverTypeWrapper<any>;
  Handoff: ResolverTypeWrapper<any>;
  KycStatus: ResolverTypeWrapper<any>;
  CustomerType: ResolverTypeWrapper<any>;
  CustomerStatus: ResolverTypeWrapper<any>;
  Customer: ResolverTypeWrapper<any>;
  CustomerConnection: ResolverTypeWrapper<any>;
  CustomerEdge: ResolverTypeWrapper<any>;
  CustomerDocumentType: ResolverTypeWrapper<any>;
  CustomerDocumentStatus: ResolverTypeWrapper<any>;
  CustomerDocumentReview: ResolverTypeWrapper<any>;
  CustomerDocument: ResolverTypeWrapper<any>;
  CustomerDocumentConnection: ResolverTypeWrapper<any>;
  CustomerDocumentEdge: ResolverTypeWrapper<any>;
  AddCustomerDocumentInput: ResolverTypeWrapper<any>;
  ReviewCustomerDocumentInput: ResolverTypeWrapper<any>;
  EnsureCustomerInput: ResolverTypeWrapper<any>;
  CreateCustomerInput: ResolverTypeWrapper<any>;
  UpdateCustomerInput: ResolverTypeWrapper<any>;
  AttestKycInput: ResolverTypeWrapper<any>;
  ApiKey: ResolverTypeWrapper<any>;
  CreatedApiKey: ResolverTypeWrapper<any>;
  CreateApiKeyInput: ResolverTypeWrapper<any>;
  Partner: ResolverTypeWrapper<any>;
  CreatePartnerInput: ResolverTypeWrapper<any>;
  UpdatePartnerInput: ResolverTypeWrapper<any>;
  MintHandoffTokenInput: ResolverTypeWrapper<any>;
  HandoffToken: ResolverTypeWrapper<any>;
  SessionTokens: ResolverTypeWrapper<any>;
  TotpEnrolment: ResolverTypeWrapper<any>;
  RecoveryCodes: ResolverTypeWrapper<any>;
  GrantType: ResolverTypeWrapper<any>;
  IssueTokenInput: ResolverTypeWrapper<any>;
  IssuedToken: ResolverTypeWrapper<any>;
  StaffMember: ResolverTypeWrapper<any>;
  CreateStaffMemberInput: ResolverTypeWrapper<any>;
  UpdateStaffMemberInput: ResolverTypeWrapper<any>;
  AuditFilter: ResolverTypeWrapper<any>;
  AuditOutcome: ResolverTypeWrapper<any>;
  AuditEntry: ResolverTypeWrapper<any>;
  AuditConnection: ResolverTypeWrapper<any>;
  AuditEdge: ResolverTypeWrapper<any>;
  CredentialsInput: ResolverTypeWrapper<any>;
  Workspace: ResolverTypeWrapper<any>;
  HandoffState: ResolverTypeWrapper<any>;
  HandoffPreview: ResolverTypeWrapper<any>;
  link__Import: ResolverTypeWrapper<any>;
  link__Purpose: ResolverTypeWrapper<any>;
  federation__FieldSet: ResolverTypeWrapper<any>;
  federation__Scope: ResolverTypeWrapper<any>;
  federation__Policy: ResolverTypeWrapper<any>;
  federation__ContextFieldValue: ResolverTypeWrapper<any>;
  _Service: ResolverTypeWrapper<any>;
  _Any: ResolverTypeWrapper<any>;
  _Entity: ResolverTypeWrapper<any>;
  Int: ResolverTypeWrapper<any>;
  String: ResolverTypeWrapper<any>;
  Boolean: ResolverTypeWrapper<any>;
};
export type ResolversParentTypes = {
  Money: any;
  Decimal: any;
  ExactNumber: any;
  UUID: any;
  DateTime: any;
  LocalDate: any;
  CurrencyCode: any;
  CountryCode: any;
  PhoneNumber: any;
  EmailAddress: any;
  HttpUrl: any;
  JSONObject: any;
  JSONLiteral: any;
  PageInfo: any;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Viewer: any;
  Handoff: any;
  Customer: any;
  CustomerConnection: any;
  CustomerEdge: any;
  CustomerDocument: any;
  CustomerDocumentConnection: any;
  CustomerDocumentEdge: any;
  AddCustomerDocumentInput: any;
  ReviewCustomerDocumentInput: any;
  EnsureCustomerInput: any;
  CreateCustomerInput: any;
  UpdateCustomerInput: any;
  AttestKycInput: any;
  ApiKey: any;
  CreatedApiKey: any;
  CreateApiKeyInput: any;
  Partner: any;
  CreatePartnerInput: any;
  UpdatePartnerInput: any;
  MintHandoffTokenInput: any;
  HandoffToken: any;
  SessionTokens: any;
  TotpEnrolment: any;
  RecoveryCodes: any;
  IssueTokenInput: any;
  IssuedToken: any;
  StaffMember: any;
  CreateStaffMemberInput: any;
  UpdateStaffMemberInput: any;
  AuditFilter: any;
  AuditEntry: any;
  AuditConnection: any;
  AuditEdge: any;
  CredentialsInput: any;
  Workspace: any;
  HandoffPreview: any;
  link__Import: any;
  federation__FieldSet: any;
  federation__Scope: any;
  federation__Policy: any;
  federation__ContextFieldValue: any;
  _Service: any;
  _Any: any;
  _Entity: any;
  Int: any;
  String: any;
  Boolean: any;
};
export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, Partial<QuerycustomerArgs>>;
  customers?: Resolver<ResolversTypes['CustomerConnection'], ParentType, ContextType, RequireFields<QuerycustomersArgs, 'first'>>;
  apiKeys?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  partners?: Resolver<ReadonlyArray<ResolversTypes['Partner']>, ParentType, ContextType>;
  staff?: Resolver<ReadonlyArray<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  auditEntries?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, RequireFields<QueryauditEntriesArgs, 'first'>>;
  authenticate?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType, RequireFields<QueryauthenticateArgs, 'credentials'>>;
  jwks?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  handoffPreview?: Resolver<ResolversTypes['HandoffPreview'], ParentType, ContextType, RequireFields<QueryhandoffPreviewArgs, 'token'>>;
  customerDocuments?: Resolver<ResolversTypes['CustomerDocumentConnection'], ParentType, ContextType, RequireFields<QuerycustomerDocumentsArgs, 'customerId' | 'first'>>;
  isKnownSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryisKnownSubjectArgs, 'id'>>;
  customersById?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Customer']>>, ParentType, ContextType, RequireFields<QuerycustomersByIdArgs, 'ids'>>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<QueryworkspaceArgs, 'id'>>;
  workspaceIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType, Partial<QueryworkspaceIdsArgs>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationcreateApiKeyArgs, 'input'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationrevokeApiKeyArgs, 'id'>>;
  createPartner?: Resolver<ResolversTypes['Partner'], ParentType, ContextType, RequireFields<MutationcreatePartnerArgs, 'input'>>;
  updatePartner?: Resolver<ResolversTypes['Partner'], ParentType, ContextType, RequireFields<MutationupdatePartnerArgs, 'id' | 'input'>>;
  ensureCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationensureCustomerArgs, 'input'>>;
  createCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationcreateCustomerArgs, 'input'>>;
  updateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationupdateCustomerArgs, 'id' | 'input'>>;
  addCustomerDocument?: Resolver<ResolversTypes['CustomerDocument'], ParentType, ContextType, RequireFields<MutationaddCustomerDocumentArgs, 'customerId' | 'input'>>;
  reviewCustomerDocument?: Resolver<ResolversTypes['CustomerDocument'], ParentType, ContextType, RequireFields<MutationreviewCustomerDocumentArgs, 'customerId' | 'documentId' | 'input'>>;
  activateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationactivateCustomerArgs, 'id'>>;
  suspendCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationsuspendCustomerArgs, 'id'>>;
  closeCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationcloseCustomerArgs, 'id'>>;
  attestKyc?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationattestKycArgs, 'customerId' | 'input'>>;
  eraseCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationeraseCustomerArgs, 'customerId' | 'reason'>>;
  mintHandoffToken?: Resolver<ResolversTypes['HandoffToken'], ParentType, ContextType, RequireFields<MutationmintHandoffTokenArgs, 'input'>>;
  exchangeHandoffToken?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType, RequireFields<MutationexchangeHandoffTokenArgs, 'token'>>;
  refreshSession?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType, RequireFields<MutationrefreshSessionArgs, 'refreshToken'>>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loginStaff?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType, RequireFields<MutationloginStaffArgs, 'email' | 'password'>>;
  changeMyPassword?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationchangeMyPasswordArgs, 'currentPassword' | 'newPassword'>>;
  beginTotp?: Resolver<ResolversTypes['TotpEnrolment'], ParentType, ContextType, RequireFields<MutationbeginTotpArgs, 'password'>>;
  confirmTotp?: Resolver<ResolversTypes['RecoveryCodes'], ParentType, ContextType, RequireFields<MutationconfirmTotpArgs, 'code'>>;
  disableTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationdisableTotpArgs>>;
  issueToken?: Resolver<ResolversTypes['IssuedToken'], ParentType, ContextType, RequireFields<MutationissueTokenArgs, 'input'>>;
  createStaffMember?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationcreateStaffMemberArgs, 'input'>>;
  updateStaffMember?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationupdateStaffMemberArgs, 'id' | 'input'>>;
  resetStaffSecondFactor?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationresetStaffSecondFactorArgs, 'id'>>;
  setStaffPassword?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType, RequireFields<MutationsetStaffPasswordArgs, 'id' | 'password'>>;
};
export type ServiceNameResolvers = EnumResolverSignature<{ REMITTANCE?: any, COMPLIANCE?: any, SENTINEL?: any, IDV?: any, BANKING?: any, CORE?: any }, ResolversTypes['ServiceName']>;
export type EnvironmentNameResolvers = EnumResolverSignature<{ SANDBOX?: any, PRODUCTION?: any }, ResolversTypes['EnvironmentName']>;
export type RateLimitTierResolvers = EnumResolverSignature<{ STANDARD?: any, PROFESSIONAL?: any, ENTERPRISE?: any }, ResolversTypes['RateLimitTier']>;
export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  tenantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['EnvironmentName'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  restriction?: Resolver<Maybe<ResolversTypes['SessionRestriction']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  handoff?: Resolver<Maybe<ResolversTypes['Handoff']>, ParentType, ContextType>;
};
export type HandoffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Handoff'] = ResolversParentTypes['Handoff']> = {
  returnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};
export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incorporationDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bvn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kycStatus?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  kycLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kycAttestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kycAttestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erasureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['CustomerDocumentConnection']>, ParentType, ContextType, RequireFields<CustomerdocumentsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CustomerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerConnection'] = ResolversParentTypes['CustomerConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Customer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type CustomerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerEdge'] = ResolversParentTypes['CustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
};
export type CustomerDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDocument'] = ResolversParentTypes['CustomerDocument']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CustomerDocumentType'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuingCountry?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  expiresOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustomerDocumentStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type CustomerDocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDocumentConnection'] = ResolversParentTypes['CustomerDocumentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomerDocumentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CustomerDocument']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type CustomerDocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerDocumentEdge'] = ResolversParentTypes['CustomerDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomerDocument'], ParentType, ContextType>;
};
export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['ServiceName']>, ParentType, ContextType>;
  partnerId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['RateLimitTier']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type CreatedApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnUrls?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  apiKeys?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<PartnerapiKeysArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type HandoffTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoffToken'] = ResolversParentTypes['HandoffToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type SessionTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionTokens'] = ResolversParentTypes['SessionTokens']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  restriction?: Resolver<Maybe<ResolversTypes['SessionRestriction']>, ParentType, ContextType>;
};
export type TotpEnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotpEnrolment'] = ResolversParentTypes['TotpEnrolment']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};
export type IssuedTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedToken'] = ResolversParentTypes['IssuedToken']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditOutcome'], ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aggregateType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aggregateId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type AuditConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AuditEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};
export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  environment?: Resolver<ResolversTypes['EnvironmentName'], ParentType, ContextType>;
};
export type HandoffPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandoffPreview'] = ResolversParentTypes['HandoffPreview']> = {
  state?: Resolver<ResolversTypes['HandoffState'], ParentType, ContextType>;
  tenantName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  environment?: Resolver<Maybe<ResolversTypes['EnvironmentName']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'Customer', ParentType, ContextType>;
};
export type Resolvers<ContextType = Context> = {
  Money?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  ExactNumber?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  CurrencyCode?: GraphQLScalarType;
  CountryCode?: GraphQLScalarType;
  PhoneNumber?: GraphQLScalarType;
  EmailAddress?: GraphQLScalarType;
  HttpUrl?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  JSONLiteral?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ServiceName?: ServiceNameResolvers;
  EnvironmentName?: EnvironmentNameResolvers;
  RateLimitTier?: RateLimitTierResolvers;
  Viewer?: ViewerResolvers<ContextType>;
  Handoff?: HandoffResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerConnection?: CustomerConnectionResolvers<ContextType>;
  CustomerEdge?: CustomerEdgeResolvers<ContextType>;
  CustomerDocument?: CustomerDocumentResolvers<ContextType>;
  CustomerDocumentConnection?: CustomerDocumentConnectionResolvers<ContextType>;
  CustomerDocumentEdge?: CustomerDocumentEdgeResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  HandoffToken?: HandoffTokenResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  TotpEnrolment?: TotpEnrolmentResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  IssuedToken?: IssuedTokenResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  HandoffPreview?: HandoffPreviewResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
