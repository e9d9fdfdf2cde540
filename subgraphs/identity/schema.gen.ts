// Made by "npm run generate" from schema.graphql; never edited.
import type { Service as ServiceName } from '../../kernel/principal.ts';
import type { Environment as EnvironmentName } from '../../kernel/principal.ts';
import type { Tier as RateLimitTier } from '../../kernel/principal.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A decimal amount as a string, with the number of decimals of its currency, such as 100.00. A sibling field holds the currency. */
  Money: { input: string; output: string; }
  /** An exact decimal number as a string, such as an exchange rate. */
  Decimal: { input: string; output: string; }
  /** An exact number as a string with up to four decimals, such as the percentage 7.5. */
  ExactNumber: { input: string; output: string; }
  /** A UUID (RFC 9562) in canonical form. */
  UUID: { input: string; output: string; }
  /** A timestamp in RFC 3339 format, in UTC with milliseconds. */
  DateTime: { input: Date; output: Date; }
  /** A calendar date in the format YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** An ISO 4217 currency code. */
  CurrencyCode: { input: string; output: string; }
  /** An ISO 3166-1 alpha-2 country code. */
  CountryCode: { input: string; output: string; }
  /** A telephone number in E.164 format, such as +2348012345678. */
  PhoneNumber: { input: string; output: string; }
  /** An e-mail address such as ada@example.com. */
  EmailAddress: { input: string; output: string; }
  /** An absolute http or https URL. */
  HttpUrl: { input: string; output: string; }
  /** A JSON object of any shape. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A single JSON value: string, number or boolean. */
  JSONLiteral: { input: string | number | boolean; output: string | number | boolean; }
  link__Import: { input: unknown; output: unknown; }
  federation__FieldSet: { input: unknown; output: unknown; }
  federation__Scope: { input: unknown; output: unknown; }
  federation__Policy: { input: unknown; output: unknown; }
  federation__ContextFieldValue: { input: unknown; output: unknown; }
  _Any: { input: unknown; output: unknown; }
};

/** Position of a page within its list. */
export type PageInfo = {
  /** True when there are rows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True when there are rows before this page. Lists are paged forward only, so this is true whenever `after` was given: the row of that cursor precedes the page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row. Null when this page is empty. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last row. Pass this as `after` to get the next page. Null when this page is empty. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type Query = {
  /** The caller, as identified by the credential. */
  readonly viewer: Viewer;
  /** A customer, by exactly one of id and externalId. */
  readonly customer?: Maybe<Customer>;
  /** Customers of the workspace, newest first. */
  readonly customers: CustomerConnection;
  /** The workspace's API keys, newest first, at most 200, including revoked keys. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** The workspace's partners, newest first, at most 200. */
  readonly partners: ReadonlyArray<Partner>;
  /** The workspace's staff, newest first, at most 200. */
  readonly staff: ReadonlyArray<StaffMember>;
  /** Administrative acts in the workspace, done or refused, newest first. For staff with the role admin. */
  readonly auditEntries: AuditConnection;
  /** Resolves credentials to a principal; null when they are not valid here. */
  readonly authenticate?: Maybe<Scalars['JSONObject']['output']>;
  /** Public parts of the signing keys, as a JWK set. */
  readonly jwks: Scalars['JSONObject']['output'];
  /** Session that a one-time token would open; does not use the token. */
  readonly handoffPreview: HandoffPreview;
  /** Whether the id is that of a staff member, an API key or a customer of the workspace. */
  readonly isKnownSubject: Scalars['Boolean']['output'];
  /** Tenant and environment of a workspace. */
  readonly workspace?: Maybe<Workspace>;
  /** Ids of workspaces in ascending order, at most 500. */
  readonly workspaceIds: ReadonlyArray<Scalars['UUID']['output']>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QuerycustomerArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QuerycustomersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  kycStatus?: InputMaybe<KycStatus>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CustomerStatus>;
  type?: InputMaybe<CustomerType>;
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryauditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryauthenticateArgs = {
  credentials: CredentialsInput;
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryhandoffPreviewArgs = {
  token: Scalars['String']['input'];
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryisKnownSubjectArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryworkspaceArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryworkspaceIdsArgs = {
  after?: InputMaybe<Scalars['UUID']['input']>;
};


/**
 * Identities and access: tenants and their workspaces, API keys of servers and partners, customers, staff, and their
 * sessions. Workspace: a tenant in one environment, sandbox or production.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Sign-in, and administration of keys, partners, customers and staff. */
export type Mutation = {
  /** Creates an API key. The response contains its secret once. */
  readonly createApiKey: CreatedApiKey;
  /** Revokes a key at once and permanently. */
  readonly revokeApiKey: ApiKey;
  /** Adds a partner with its allow-list of return URLs. */
  readonly createPartner: Partner;
  /** Changes a partner's name or allow-list of return URLs. */
  readonly updatePartner: Partner;
  /** Returns the customer with this externalId, or adds one. Fills in missing values and never overwrites existing ones. */
  readonly ensureCustomer: Customer;
  /** Adds a customer of the bank, with the status ACTIVE. For officers. */
  readonly createCustomer: Customer;
  /**
   * Changes the data of a customer. For officers. A change of name, date or country sets a verified identity back to UNVERIFIED,
   * because the verification covered the old values.
   */
  readonly updateCustomer: Customer;
  /** Activates a customer: it can sign in, its held transfers continue, and its accounts accept debits. Ended sessions stay ended. For officers. */
  readonly activateCustomer: Customer;
  /** Suspends a customer until it is activated again: its sessions end, it cannot sign in, its transfers are held, and its accounts reject debits. For officers. */
  readonly suspendCustomer: Customer;
  /** Closes a customer permanently, once all of its accounts are closed: its sessions end, it cannot sign in, and its transfers that are not paid out fail. For officers. */
  readonly closeCustomer: Customer;
  /** Records the attested KYC status and level of a customer. VERIFIED requires a name with letters and a date of birth, for CORPORATE a legalName and an incorporationDate; otherwise the code is CUSTOMER_INCOMPLETE. */
  readonly attestKyc: Customer;
  /** Permanently erases the personal data of a customer and ends its sessions: names, e-mail address, phone number, date of birth, country and address, its recipients, the names of its accounts and the contents of webhooks about it. Refused while the customer has an open account. Retained are the externalId, the attestation of the identity, and the records that anti-money-laundering law requires for five years: transfers with their sender and recipient, screenings, and the ledger. For administrators; a repeat erases again. */
  readonly eraseCustomer: Customer;
  /**
   * Creates a one-time token that brings a partner's user to the hosted page. Send the user's browser to redirectUrl. Opening
   * that page does not use the token, so link previews are harmless. After sign-in, the page shows context and links back to
   * returnUrl. Your own page can exchange the token instead.
   */
  readonly mintHandoffToken: HandoffToken;
  /** Exchanges a one-time token for a session of its user. Needs no credential. */
  readonly exchangeHandoffToken: SessionTokens;
  /** Renews a session. Each refresh token works once; using it twice ends the session. Needs no credential. */
  readonly refreshSession: SessionTokens;
  /** Ends the session of the access token in the request. */
  readonly endSession: Scalars['Boolean']['output'];
  /**
   * Signs a staff member in. The X-Tenant-ID header names the tenant. An unknown tenant or account is refused like a wrong
   * password. An account with a second factor also needs a code: a correct password without one is refused with
   * SECOND_FACTOR_REQUIRED. The session ends 12 hours after sign-in, or 30 minutes after its last renewal.
   */
  readonly loginStaff: SessionTokens;
  /** Changes the calling staff member's password and ends their other sessions. A password set by an administrator must be changed before any other operation. */
  readonly changeMyPassword: StaffMember;
  /** Starts enrolment of a second factor for the calling staff member. It takes effect when confirmTotp receives a valid code within 15 minutes. */
  readonly beginTotp: TotpEnrolment;
  /** Activates the second factor with a code of the app, ends the member's other sessions and returns the recovery codes. */
  readonly confirmTotp: RecoveryCodes;
  /** Removes the calling staff member's second factor; requires a valid code. */
  readonly disableTotp: Scalars['Boolean']['output'];
  /**
   * Issues OAuth 2.0 tokens: for the e-mail address and password of a staff member of the tenant in X-Tenant-ID, for a core banking
   * API key that is the credential of the request, or for a refresh token, which works once. An access token is valid for 15 minutes.
   * Tokens of a key have the role of the key and end with it. An account with a second factor also needs a code.
   */
  readonly issueToken: IssuedToken;
  /** Adds a staff member with an initial password, which must be changed at the first sign-in. */
  readonly createStaffMember: StaffMember;
  /** Changes a staff member's roles, scopes or permission to sign in. */
  readonly updateStaffMember: StaffMember;
  /** Removes the second factor of a staff member who lost it, and ends that member's sessions. For administrators. */
  readonly resetStaffSecondFactor: StaffMember;
  /** Sets a new password for a staff member, which must be changed at the next sign-in, and ends all of that member's sessions. */
  readonly setStaffPassword: StaffMember;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationcreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationrevokeApiKeyArgs = {
  id: Scalars['UUID']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationcreatePartnerArgs = {
  input: CreatePartnerInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationupdatePartnerArgs = {
  id: Scalars['UUID']['input'];
  input: UpdatePartnerInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationensureCustomerArgs = {
  input: EnsureCustomerInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationcreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationupdateCustomerArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateCustomerInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationactivateCustomerArgs = {
  id: Scalars['UUID']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationsuspendCustomerArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationcloseCustomerArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationattestKycArgs = {
  customerId: Scalars['UUID']['input'];
  input: AttestKycInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationeraseCustomerArgs = {
  customerId: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationmintHandoffTokenArgs = {
  input: MintHandoffTokenInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationexchangeHandoffTokenArgs = {
  token: Scalars['String']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationrefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationloginStaffArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  totpCode?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationchangeMyPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationbeginTotpArgs = {
  password: Scalars['String']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationconfirmTotpArgs = {
  code: Scalars['String']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationdisableTotpArgs = {
  totpCode?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationissueTokenArgs = {
  input: IssueTokenInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationcreateStaffMemberArgs = {
  input: CreateStaffMemberInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationupdateStaffMemberArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateStaffMemberInput;
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationresetStaffSecondFactorArgs = {
  id: Scalars['UUID']['input'];
};


/** Sign-in, and administration of keys, partners, customers and staff. */
export type MutationsetStaffPasswordArgs = {
  id: Scalars['UUID']['input'];
  password: Scalars['String']['input'];
};

export type { ServiceName };

export type { EnvironmentName };

export type { RateLimitTier };

/** The caller of the request. */
export type Viewer = {
  /** Kind of the credential, such as tenant_key, user or staff. */
  readonly kind: Scalars['String']['output'];
  /** Id of the key, user or staff member; null without a credential. */
  readonly subjectId?: Maybe<Scalars['String']['output']>;
  /** The tenant's id; null without a credential. */
  readonly tenantId?: Maybe<Scalars['UUID']['output']>;
  /** The tenant's name; null without a credential. */
  readonly tenantName?: Maybe<Scalars['String']['output']>;
  /** Environment that the credential gives access to. */
  readonly environment: EnvironmentName;
  /** Roles of a staff member or core banking key. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** Scopes of a key or staff member. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** The step that a staff member must complete before any other operation; null when there is none. */
  readonly restriction?: Maybe<SessionRestriction>;
  /** The customer of the session; null for other credentials. */
  readonly customer?: Maybe<Customer>;
  /** Handoff data that a partner sent with its user; null outside of a customer's session. */
  readonly handoff?: Maybe<Handoff>;
};

/** The step that a staff member must complete first. All other operations are refused with the same code. */
export type SessionRestriction =
  /** The password was set by an administrator: change it with changeMyPassword. */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** The role requires a second factor in production: enrol one with beginTotp and confirmTotp. */
  | 'SECOND_FACTOR_ENROLMENT_REQUIRED';

/** Data that a partner sent with its user at handoff. */
export type Handoff = {
  /** Target of the link 'back to your app'; null when none was given. */
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  /** Context that the partner sent with its user; null when none was given. */
  readonly context?: Maybe<Scalars['JSONObject']['output']>;
};

/** State of a customer's identity check. */
export type KycStatus =
  /** The identity has not been checked. */
  | 'UNVERIFIED'
  /** The identity check is in progress. */
  | 'PENDING'
  /** The identity has been verified. */
  | 'VERIFIED'
  /** The identity check failed. */
  | 'REJECTED';

/** Legal form of a customer. */
export type CustomerType =
  /** A single natural person. */
  | 'INDIVIDUAL'
  /** A business or other organisation. */
  | 'CORPORATE'
  /** Several people who bank jointly. */
  | 'JOINT';

/** Status of a customer. */
export type CustomerStatus =
  /** Waits for review by the bank. */
  | 'PENDING'
  /** Can use all services. */
  | 'ACTIVE'
  /** Suspended by the bank until it is activated again. */
  | 'SUSPENDED'
  /** Inactive for a long time. */
  | 'DORMANT'
  /** The customer relationship is closed permanently. */
  | 'CLOSED'
  /** Permanently excluded from all services. */
  | 'BLACKLISTED';

/** A person or business that a tenant serves. All domains refer to this entity. */
export type Customer = {
  /** Platform id of the customer. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's id for the customer. */
  readonly externalId: Scalars['String']['output'];
  /** Number of the customer for the tenant's staff: CUS followed by digits. */
  readonly customerNumber: Scalars['String']['output'];
  /** Legal form of the customer. */
  readonly type: CustomerType;
  /** Status of the customer. */
  readonly status: CustomerStatus;
  /** Reason of the suspension or closure; null when none was given. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  /** Given name of a person. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of a person. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Legal name of a business, or the name of a joint customer. */
  readonly legalName?: Maybe<Scalars['String']['output']>;
  /** Date of incorporation of a business. */
  readonly incorporationDate?: Maybe<Scalars['LocalDate']['output']>;
  /** E-mail address; null for API keys, except core banking keys with a role. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Phone number; null for API keys, except core banking keys with a role. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Date of birth; null for API keys, except core banking keys with a role. */
  readonly dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  /** Country of residence of the customer. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** Postal address as one string; null for API keys, except core banking keys with a role. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Status of the identity check. */
  readonly kycStatus: KycStatus;
  /** Level of the check: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly kycLevel: Scalars['Int']['output'];
  /** Name of the attesting party; null before the first attestation. */
  readonly kycAttestedBy?: Maybe<Scalars['String']['output']>;
  /** Time of the attestation; null before the first one. */
  readonly kycAttestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last erasure; null when never erased. Personal data present despite an erasure was added later. */
  readonly erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the actor that erased the customer; null when never erased. */
  readonly erasedBy?: Maybe<Scalars['String']['output']>;
  /** Reason of the erasure; null when never erased. */
  readonly erasureReason?: Maybe<Scalars['String']['output']>;
  /** Time at which the customer was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Customer>;
};

/** A page of customers. */
export type CustomerConnection = {
  /** The customers with their cursors. */
  readonly edges: ReadonlyArray<CustomerEdge>;
  /** The customers without their cursors. */
  readonly nodes: ReadonlyArray<Customer>;
  /** Cursor of the page's last item, and whether more items follow. */
  readonly pageInfo: PageInfo;
};

/** A customer in a list. */
export type CustomerEdge = {
  /** Opaque position of the item in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The customer at this cursor. */
  readonly node: Customer;
};

/** Customer to find or add. */
export type EnsureCustomerInput = {
  /** The tenant's id for the customer. */
  readonly externalId: Scalars['String']['input'];
  /** Given name of a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Phone number, preferably in E.164 form. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth of a person. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Country of residence of the customer. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Postal address as one string. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** Data of the new customer. */
export type CreateCustomerInput = {
  /** Legal form; INDIVIDUAL when left out. */
  readonly type?: InputMaybe<CustomerType>;
  /** Given name; required for a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name; required for a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Legal name of a business (required), or the name of a joint customer. */
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth of a person. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Date of incorporation of a business. */
  readonly incorporationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Phone number, preferably in E.164 form. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Postal address as one string. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Country of residence of the customer. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The tenant's id for the customer; the platform's id when left out. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

/** Customer fields to change; null clears a value. */
export type UpdateCustomerInput = {
  /** Given name of a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Legal name of a business, or the name of a joint customer. */
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth of a person. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Date of incorporation of a business. */
  readonly incorporationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Phone number, preferably in E.164 form. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Postal address as one string. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Country of residence of the customer. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** Attested KYC status and level. */
export type AttestKycInput = {
  /** Status of the identity check. */
  readonly status: KycStatus;
  /** Level of the check: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly level: Scalars['Int']['input'];
  /** Name of the attesting party; the caller when left out. */
  readonly attestedBy?: InputMaybe<Scalars['String']['input']>;
};

/** An API key, without its secret. */
export type ApiKey = {
  /** Id of the key. */
  readonly id: Scalars['UUID']['output'];
  /** Service that the key gives access to; null for a partner's key. */
  readonly service?: Maybe<ServiceName>;
  /** Id of the partner that owns the key; null for a service's key. */
  readonly partnerId?: Maybe<Scalars['UUID']['output']>;
  /** Name of the key for people. */
  readonly name: Scalars['String']['output'];
  /** First characters of the secret, to distinguish keys. */
  readonly prefix: Scalars['String']['output'];
  /** Scopes of the key. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Role of a core banking key; null for other keys. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** Rate limit tier of the key; null when the workspace's tier applies. */
  readonly tier?: Maybe<RateLimitTier>;
  /** Time at which the key was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time at which the key expires; null when it does not expire. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the key was revoked; null when it is not revoked. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A new API key with its secret, which is shown only in this response. */
export type CreatedApiKey = {
  /** The key without its secret. */
  readonly apiKey: ApiKey;
  /** The secret to send as credential. */
  readonly secret: Scalars['String']['output'];
};

/** A new key, with either a service or a partnerId. */
export type CreateApiKeyInput = {
  /** Service that the key gives access to. */
  readonly service?: InputMaybe<ServiceName>;
  /** Id of the partner that owns the key; null for a service's key. */
  readonly partnerId?: InputMaybe<Scalars['UUID']['input']>;
  /** Name of the key for people. */
  readonly name: Scalars['String']['input'];
  /** Scopes such as compliance:read; all scopes of the service when left out. Resolving matches, deciding on allow-list pairs and deciding held payments requires compliance:decide, which compliance:write does not include. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Role of a core banking key: viewer, teller, officer, manager or admin. */
  readonly role?: InputMaybe<Scalars['String']['input']>;
  /** Rate limit tier, at most the workspace's tier; the workspace's tier when left out. */
  readonly tier?: InputMaybe<RateLimitTier>;
  /** Time at which the key expires; never when left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A company that brings users to the tenant's hosted pages. */
export type Partner = {
  /** Id of the partner. */
  readonly id: Scalars['UUID']['output'];
  /** Name of the partner. */
  readonly name: Scalars['String']['output'];
  /** Allow-list for return URLs: each entry is an origin and a path prefix. */
  readonly returnUrls: ReadonlyArray<Scalars['String']['output']>;
  /** API keys of the partner, newest first. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** Time at which the partner was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};


/** A company that brings users to the tenant's hosted pages. */
export type PartnerapiKeysArgs = {
  first?: Scalars['Int']['input'];
};

/** Name and allow-list of the new partner. */
export type CreatePartnerInput = {
  /** Name of the partner. */
  readonly name: Scalars['String']['input'];
  /** Allow-list for return URLs: each entry is an origin and a path prefix. */
  readonly returnUrls: ReadonlyArray<Scalars['HttpUrl']['input']>;
};

/** Partner fields to change; omitted fields keep their values. */
export type UpdatePartnerInput = {
  /** Name of the partner. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Allow-list for return URLs: each entry is an origin and a path prefix. */
  readonly returnUrls?: InputMaybe<ReadonlyArray<Scalars['HttpUrl']['input']>>;
};

/** A partner's data about one of its users. */
export type MintHandoffTokenInput = {
  /** The partner's stable id for the user; it becomes the customer's externalId. */
  readonly partnerUserId: Scalars['String']['input'];
  /** Phone number, preferably in E.164 form. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Given name of a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, as YYYY-MM-DD or as an RFC 3339 timestamp. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Country of residence of the customer. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Target of the link 'back to your app'; must be on the partner's allow-list. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  /** Any JSON object to pass through to the session; at most 8 KiB. */
  readonly context?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** A one-time token and the hosted page that accepts it. */
export type HandoffToken = {
  /** The one-time token of the handoff. */
  readonly token: Scalars['String']['output'];
  /** URL to send the user's browser to: a hosted page that shows the user and the tenant, and uses the token only when the user continues. */
  readonly redirectUrl: Scalars['String']['output'];
  /** Seconds until the token expires. */
  readonly expiresIn: Scalars['Int']['output'];
};

/** The tokens of a session. */
export type SessionTokens = {
  /** Access token, a JWT signed with RS256. */
  readonly accessToken: Scalars['String']['output'];
  /** Token for the next renewal. */
  readonly refreshToken: Scalars['String']['output'];
  /** Seconds until the access token expires. */
  readonly expiresIn: Scalars['Int']['output'];
  /** Target of the link 'back to your app' in a session opened by handoff; null in other sessions. */
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  /** Context that the partner sent with its user; null when none was given. */
  readonly context?: Maybe<Scalars['JSONObject']['output']>;
  /** The step that a staff member must complete before any other operation; null when there is none. */
  readonly restriction?: Maybe<SessionRestriction>;
};

/** A secret for an authenticator app. It is shown only in this response. */
export type TotpEnrolment = {
  /** The secret in base 32, to type into the app. */
  readonly secret: Scalars['String']['output'];
  /** The secret as an otpauth URI, to show as a QR code. */
  readonly uri: Scalars['String']['output'];
};

/** Recovery codes that replace a code of the second factor, each once. They are shown only in this response. */
export type RecoveryCodes = {
  /** The ten recovery codes. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
};

/** Grant types of OAuth 2.0. */
export type GrantType =
  /** E-mail address and password of a staff member. */
  | 'PASSWORD'
  /** The API key that is the credential of the request. */
  | 'CLIENT_CREDENTIALS'
  /** A refresh token of this service. */
  | 'REFRESH_TOKEN';

/** Grant type and its credentials. */
export type IssueTokenInput = {
  /** Legal form of the customer. */
  readonly grantType: GrantType;
  /** E-mail address of the staff member, for the grant type PASSWORD. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** The staff member's password, for the grant type PASSWORD. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The refresh token, for the grant type REFRESH_TOKEN; it works once. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
  /** Code of the authenticator app, if the account has a second factor; for the grant type PASSWORD. */
  readonly totpCode?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code in place of totpCode, for the grant type PASSWORD. */
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Tokens, named as in OAuth 2.0. */
export type IssuedToken = {
  /** Bearer token for later requests: a JWT signed with RS256. */
  readonly accessToken: Scalars['String']['output'];
  /** Type of the access token; always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** Seconds until the access token expires. */
  readonly expiresIn: Scalars['Int']['output'];
  /** Refresh token for the next tokens; it works once. */
  readonly refreshToken: Scalars['String']['output'];
};

/** A person who works for the tenant and signs in. */
export type StaffMember = {
  /** Id of the staff member. */
  readonly id: Scalars['UUID']['output'];
  /** E-mail address, used to sign in. */
  readonly email: Scalars['String']['output'];
  /** Full name of the staff member. */
  readonly name: Scalars['String']['output'];
  /** Roles of the staff member, such as officer. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** Scopes of the staff member, such as remittance:read. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the staff member can sign in. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Whether the password was set by an administrator and must be changed at the next sign-in. */
  readonly mustChangePassword: Scalars['Boolean']['output'];
  /** Whether sign-in requires a code of an authenticator app. */
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  /** Time at which the staff member was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** Data of the new staff member. */
export type CreateStaffMemberInput = {
  /** E-mail address, used to sign in. */
  readonly email: Scalars['EmailAddress']['input'];
  /** Full name of the staff member. */
  readonly name: Scalars['String']['input'];
  /** Initial password: at least twelve characters, not the e-mail address or name, none of the most common ones, and no sequence or repetition of a few characters. */
  readonly password: Scalars['String']['input'];
  /** Roles: viewer, teller, officer, manager or admin. */
  readonly roles: ReadonlyArray<Scalars['String']['input']>;
  /** Scopes: a domain and read, write or *, such as remittance:read; compliance:decide; or * for all. */
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};

/** Staff member fields to change; omitted fields keep their values. */
export type UpdateStaffMemberInput = {
  /** Roles: viewer, teller, officer, manager or admin. */
  readonly roles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Scopes: a domain and read, write or *, such as remittance:read; compliance:decide; or * for all. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether the staff member can sign in. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Filter of audit entries; omitted fields match all entries. */
export type AuditFilter = {
  /** Name of the act, such as identity.api_key_created. */
  readonly act?: InputMaybe<Scalars['String']['input']>;
  /** Id of the actor. */
  readonly actorId?: InputMaybe<Scalars['String']['input']>;
  /** Id of the aggregate that the act changed. */
  readonly aggregateId?: InputMaybe<Scalars['UUID']['input']>;
  /** Only entries from this time on, inclusive. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only entries before this time, exclusive. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Outcome of an administrative act. */
export type AuditOutcome =
  /** The act was done. */
  | 'DONE'
  /** The act was refused and changed nothing. */
  | 'REFUSED';

/** An administrative act, done or refused. Entries are never changed or deleted. */
export type AuditEntry = {
  /** Id of the entry. */
  readonly id: Scalars['UUID']['output'];
  /** Time of the act. */
  readonly at: Scalars['DateTime']['output'];
  /** Name of the act: the published event, such as identity.api_key_created, or the refused mutation, such as identity.createApiKey. */
  readonly act: Scalars['String']['output'];
  /** Whether the act was done or refused. */
  readonly outcome: AuditOutcome;
  /** Kind of actor: staff, tenant_key, or platform for the command line. */
  readonly actorKind: Scalars['String']['output'];
  /** Id of the staff member or key; for the command line, administration: followed by the operating system user. */
  readonly actorId: Scalars['String']['output'];
  /** Type of the changed aggregate, such as api_key; null when the act was refused before it was loaded. */
  readonly aggregateType?: Maybe<Scalars['String']['output']>;
  /** Id of the aggregate that the act changed. */
  readonly aggregateId?: Maybe<Scalars['UUID']['output']>;
  /** Details of the change: ids, scopes and terms, without secrets and personal data. */
  readonly data: Scalars['JSONObject']['output'];
  /** Id of the request that caused the entry. */
  readonly requestId: Scalars['String']['output'];
  /** IP address that the request came from; null for the command line. */
  readonly sourceAddress?: Maybe<Scalars['String']['output']>;
};

/** A page of audit entries. */
export type AuditConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AuditEdge>;
  /** The entries without their cursors. */
  readonly nodes: ReadonlyArray<AuditEntry>;
  /** Cursor of the page's last item, and whether more items follow. */
  readonly pageInfo: PageInfo;
};

/** An audit entry in a list. */
export type AuditEdge = {
  /** Opaque position of the item in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The entry at this cursor. */
  readonly node: AuditEntry;
};

/** Credentials presented by a caller. */
export type CredentialsInput = {
  /** Called service: its name in lower case, or graph. */
  readonly audience: Scalars['String']['input'];
  /** Environment of the host that was called. */
  readonly environment: EnvironmentName;
  /** Value of the X-Tenant-ID header. */
  readonly tenant?: InputMaybe<Scalars['String']['input']>;
  /** Token or key from the Authorization header, without Bearer. */
  readonly bearer?: InputMaybe<Scalars['String']['input']>;
  /** Value of the X-Partner-API-Key header. */
  readonly partnerKey?: InputMaybe<Scalars['String']['input']>;
};

/** A tenant in one environment. */
export type Workspace = {
  /** Id of the workspace. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the tenant. */
  readonly tenantId: Scalars['UUID']['output'];
  /** Environment of the workspace. */
  readonly environment: EnvironmentName;
};

/** State of a one-time token. */
export type HandoffState =
  /** The token can open a session. */
  | 'VALID'
  /** The token has already opened a session. */
  | 'USED'
  /** The token has expired. */
  | 'EXPIRED'
  /** The token was never issued, or has been purged. */
  | 'UNKNOWN';

/** Data of a one-time token that may be shown before it is used. */
export type HandoffPreview = {
  /** State of the token. */
  readonly state: HandoffState;
  /** Name of the tenant; null for an unknown token. */
  readonly tenantName?: Maybe<Scalars['String']['output']>;
  /** Environment of the session; null for an unknown token. */
  readonly environment?: Maybe<EnvironmentName>;
  /** Given name of the user; null when unknown or when the token is not valid. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of the user; null when unknown or when the token is not valid. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Target of the link 'back to your app'; null when none was given. */
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  /** Time at which the token expires; null for an unknown token. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = Customer;



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
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

/** Mapping between all available schema types and the resolvers parents */
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

export type constraintDirectiveArgs = {
  minLength?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  pattern?: Maybe<Scalars['String']['input']>;
  format?: Maybe<Scalars['String']['input']>;
  min?: Maybe<Scalars['Int']['input']>;
  max?: Maybe<Scalars['Int']['input']>;
  maxItems?: Maybe<Scalars['Int']['input']>;
  maxBytes?: Maybe<Scalars['Int']['input']>;
  opaque?: Maybe<Scalars['Boolean']['input']>;
};

export type constraintDirectiveResolver<Result, Parent, ContextType = Context, Args = constraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type linkDirectiveArgs = {
  url?: Maybe<Scalars['String']['input']>;
  as?: Maybe<Scalars['String']['input']>;
  for?: Maybe<link__Purpose>;
  import?: Maybe<ReadonlyArray<Maybe<Scalars['link__Import']['input']>>>;
};

export type linkDirectiveResolver<Result, Parent, ContextType = Context, Args = linkDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type keyDirectiveArgs = {
  fields: Scalars['federation__FieldSet']['input'];
  resolvable?: Maybe<Scalars['Boolean']['input']>;
};

export type keyDirectiveResolver<Result, Parent, ContextType = Context, Args = keyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__requiresDirectiveArgs = {
  fields: Scalars['federation__FieldSet']['input'];
};

export type federation__requiresDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__requiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__providesDirectiveArgs = {
  fields: Scalars['federation__FieldSet']['input'];
};

export type federation__providesDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__providesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type externalDirectiveArgs = { };

export type externalDirectiveResolver<Result, Parent, ContextType = Context, Args = externalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__extendsDirectiveArgs = { };

export type federation__extendsDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__extendsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type inaccessibleDirectiveArgs = { };

export type inaccessibleDirectiveResolver<Result, Parent, ContextType = Context, Args = inaccessibleDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type shareableDirectiveArgs = { };

export type shareableDirectiveResolver<Result, Parent, ContextType = Context, Args = shareableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__overrideDirectiveArgs = {
  from: Scalars['String']['input'];
  label?: Maybe<Scalars['String']['input']>;
};

export type federation__overrideDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__overrideDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type tagDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type tagDirectiveResolver<Result, Parent, ContextType = Context, Args = tagDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type composeDirectiveDirectiveArgs = {
  name?: Maybe<Scalars['String']['input']>;
};

export type composeDirectiveDirectiveResolver<Result, Parent, ContextType = Context, Args = composeDirectiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__interfaceObjectDirectiveArgs = { };

export type federation__interfaceObjectDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__interfaceObjectDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__authenticatedDirectiveArgs = { };

export type federation__authenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__authenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__requiresScopesDirectiveArgs = {
  scopes: ReadonlyArray<ReadonlyArray<Scalars['federation__Scope']['input']>>;
};

export type federation__requiresScopesDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__requiresScopesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__policyDirectiveArgs = {
  policies: ReadonlyArray<ReadonlyArray<Scalars['federation__Policy']['input']>>;
};

export type federation__policyDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__policyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__contextDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type federation__contextDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__contextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__fromContextDirectiveArgs = {
  field?: Maybe<Scalars['federation__ContextFieldValue']['input']>;
};

export type federation__fromContextDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__fromContextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type costDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type costDirectiveResolver<Result, Parent, ContextType = Context, Args = costDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type listSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
};

export type listSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = listSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export interface ExactNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ExactNumber'], any> {
  name: 'ExactNumber';
}

export interface UUIDScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export interface CountryCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CountryCode'], any> {
  name: 'CountryCode';
}

export interface PhoneNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PhoneNumber'], any> {
  name: 'PhoneNumber';
}

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export interface HttpUrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HttpUrl'], any> {
  name: 'HttpUrl';
}

export interface JSONObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export interface JSONLiteralScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONLiteral'], any> {
  name: 'JSONLiteral';
}

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
  isKnownSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryisKnownSubjectArgs, 'id'>>;
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
  kycStatus?: Resolver<ResolversTypes['KycStatus'], ParentType, ContextType>;
  kycLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kycAttestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kycAttestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  erasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erasureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export interface link__ImportScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['link__Import'], any> {
  name: 'link__Import';
}

export interface federation__FieldSetScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['federation__FieldSet'], any> {
  name: 'federation__FieldSet';
}

export interface federation__ScopeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['federation__Scope'], any> {
  name: 'federation__Scope';
}

export interface federation__PolicyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['federation__Policy'], any> {
  name: 'federation__Policy';
}

export interface federation__ContextFieldValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['federation__ContextFieldValue'], any> {
  name: 'federation__ContextFieldValue';
}

export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface _AnyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['_Any'], any> {
  name: '_Any';
}

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

export type DirectiveResolvers<ContextType = Context> = {
  constraint?: constraintDirectiveResolver<any, any, ContextType>;
  link?: linkDirectiveResolver<any, any, ContextType>;
  key?: keyDirectiveResolver<any, any, ContextType>;
  federation__requires?: federation__requiresDirectiveResolver<any, any, ContextType>;
  federation__provides?: federation__providesDirectiveResolver<any, any, ContextType>;
  external?: externalDirectiveResolver<any, any, ContextType>;
  federation__extends?: federation__extendsDirectiveResolver<any, any, ContextType>;
  inaccessible?: inaccessibleDirectiveResolver<any, any, ContextType>;
  shareable?: shareableDirectiveResolver<any, any, ContextType>;
  federation__override?: federation__overrideDirectiveResolver<any, any, ContextType>;
  tag?: tagDirectiveResolver<any, any, ContextType>;
  composeDirective?: composeDirectiveDirectiveResolver<any, any, ContextType>;
  federation__interfaceObject?: federation__interfaceObjectDirectiveResolver<any, any, ContextType>;
  federation__authenticated?: federation__authenticatedDirectiveResolver<any, any, ContextType>;
  federation__requiresScopes?: federation__requiresScopesDirectiveResolver<any, any, ContextType>;
  federation__policy?: federation__policyDirectiveResolver<any, any, ContextType>;
  federation__context?: federation__contextDirectiveResolver<any, any, ContextType>;
  federation__fromContext?: federation__fromContextDirectiveResolver<any, any, ContextType>;
  cost?: costDirectiveResolver<any, any, ContextType>;
  listSize?: listSizeDirectiveResolver<any, any, ContextType>;
};

