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
  /** A decimal amount as text, with the digits of its currency, such as 100.00; the currency stands beside it. */
  Money: { input: string; output: string; }
  /** An exact decimal number as text, such as an exchange rate. */
  Decimal: { input: string; output: string; }
  /** An exact number as text with up to four decimals, such as a percentage: 7.5. */
  ExactNumber: { input: string; output: string; }
  /** A UUID (RFC 9562) in its canonical form. */
  UUID: { input: string; output: string; }
  /** A moment, RFC 3339 in UTC with milliseconds. */
  DateTime: { input: Date; output: Date; }
  /** A calendar date, YYYY-MM-DD. */
  LocalDate: { input: string; output: string; }
  /** An ISO 4217 currency code. */
  CurrencyCode: { input: string; output: string; }
  /** An ISO 3166-1 alpha-2 country code. */
  CountryCode: { input: string; output: string; }
  /** A telephone number in E.164 form, such as +2348012345678. */
  PhoneNumber: { input: string; output: string; }
  /** An e-mail address. */
  EmailAddress: { input: string; output: string; }
  /** An absolute http or https URL. */
  HttpUrl: { input: string; output: string; }
  /** A JSON object of any shape. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** One text, number, true or false. */
  JSONLiteral: { input: string | number | boolean; output: string | number | boolean; }
  link__Import: { input: unknown; output: unknown; }
  federation__FieldSet: { input: unknown; output: unknown; }
  federation__Scope: { input: unknown; output: unknown; }
  federation__Policy: { input: unknown; output: unknown; }
  federation__ContextFieldValue: { input: unknown; output: unknown; }
  _Any: { input: unknown; output: unknown; }
};

/** The position of a page in its list. */
export type PageInfo = {
  /** Whether there are rows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are rows before this page. Lists are paged forward, so it is true when `after` was given: the row of that cursor comes before the page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first row; null when this page is empty. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
  /** Give this as `after` to get the next page; null when this page is empty. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type Query = {
  /** Who is asking, as the platform understood the credential. */
  readonly viewer: Viewer;
  /** A customer by our id or by the tenant's own; exactly one of the two. */
  readonly customer?: Maybe<Customer>;
  /** Customers of the workspace, newest first. */
  readonly customers: CustomerConnection;
  /** The workspace's API keys, newest first, also those that were revoked; at most two hundred. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** The workspace's partners, newest first; at most two hundred. */
  readonly partners: ReadonlyArray<Partner>;
  /** The workspace's staff, newest first; at most two hundred. */
  readonly staff: ReadonlyArray<StaffMember>;
  /** What administrators did in the workspace, or were refused, newest first. For staff with the role admin. */
  readonly auditEntries: AuditConnection;
  /** Turns credentials into a principal. Null where they are not valid here. */
  readonly authenticate?: Maybe<Scalars['JSONObject']['output']>;
  /** Public parts of the signing keys, as a JWK set. */
  readonly jwks: Scalars['JSONObject']['output'];
  /** What a one-time token would open, without using it. */
  readonly handoffPreview: HandoffPreview;
  /** Whether the id is that of a staff member, an API key or a customer of the workspace. */
  readonly isKnownSubject: Scalars['Boolean']['output'];
  /** Tenant and environment of a workspace. */
  readonly workspace?: Maybe<Workspace>;
  /** Ids of workspaces in their order, at most five hundred. */
  readonly workspaceIds: ReadonlyArray<Scalars['UUID']['output']>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QuerycustomerArgs = {
  id?: InputMaybe<Scalars['UUID']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
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
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryauditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryauthenticateArgs = {
  credentials: CredentialsInput;
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryhandoffPreviewArgs = {
  token: Scalars['String']['input'];
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryisKnownSubjectArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryworkspaceArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type QueryworkspaceIdsArgs = {
  after?: InputMaybe<Scalars['UUID']['input']>;
};


/**
 * Who is who: tenants and their workspaces, the keys of their servers and partners, their customers, the sessions of
 * those, and their staff. Workspace: a tenant in one environment, sandbox or production.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type Mutation = {
  /** Makes an API key; its secret is shown in this answer and never again. */
  readonly createApiKey: CreatedApiKey;
  /** Ends a key at once and for good. */
  readonly revokeApiKey: ApiKey;
  /** Adds a partner with the places that it may send users back to. */
  readonly createPartner: Partner;
  /** Changes a partner's name or allow-list. */
  readonly updatePartner: Partner;
  /** Finds the customer with the tenant's own id, or adds one; fills in what is missing and never overwrites. */
  readonly ensureCustomer: Customer;
  /** Adds a customer of the bank, which is active at once. For officers. */
  readonly createCustomer: Customer;
  /**
   * Changes what is known of a customer. For officers. An identity that was verified is unverified again when name, date or country
   * change, since it was verified for those.
   */
  readonly updateCustomer: Customer;
  /** Makes a customer active: it can sign in, its held transfers go on, and its accounts take debits. Sessions that were ended stay ended. For officers. */
  readonly activateCustomer: Customer;
  /** Suspends a customer: its sessions end, it cannot sign in, its transfers are held, and its accounts take no debits until it is active again. For officers. */
  readonly suspendCustomer: Customer;
  /** Closes a customer for good, once all of its accounts are closed: its sessions end, it cannot sign in, and transfers that were not paid out fail. For officers. */
  readonly closeCustomer: Customer;
  /** Records what is attested about a customer's identity. VERIFIED needs a name with letters and a date of birth, for CORPORATE a legalName and an incorporationDate; otherwise the code is CUSTOMER_INCOMPLETE. */
  readonly attestKyc: Customer;
  /** Erases what tells of a customer, for good, and ends its sessions: names, e-mail address, phone number, date of birth, country and address go, and so do its recipients, the names of its accounts and the contents of webhooks about it. Refused while it has an open account. What stays is the tenant's own id, who attested the identity when, and what the law on money laundering wants kept for five years: transfers with their sender and recipient, screenings, and the ledger. For administrators; a repeat does it again. */
  readonly eraseCustomer: Customer;
  /**
   * Mints a one-time token that brings a partner's user to the hosted page. Send the user's browser to redirectUrl; opening
   * that page uses nothing up, so a link preview does no harm. After signing in, the page shows context and leads back to
   * returnUrl. A page of your own can take the token instead, by exchanging it.
   */
  readonly mintHandoffToken: HandoffToken;
  /** Exchanges a one-time token for a session of its user. Needs no credential. */
  readonly exchangeHandoffToken: SessionTokens;
  /** Renews a session; the refresh token is used up, and using it twice ends the session. Needs no credential. */
  readonly refreshSession: SessionTokens;
  /** Ends the session whose token is used to ask. */
  readonly endSession: Scalars['Boolean']['output'];
  /**
   * Signs a staff member in. The tenant is named by the X-Tenant-ID header. A tenant or account that does not exist is refused like a
   * wrong password. With a second factor a code is required: SECOND_FACTOR_REQUIRED says so once the password was right. The session
   * ends 12 hours after signing in, and 30 minutes after it was last renewed.
   */
  readonly loginStaff: SessionTokens;
  /** Changes the calling staff member's password and ends their other sessions. A password that an administrator gave must be changed before anything else. */
  readonly changeMyPassword: StaffMember;
  /** Begins to enrol a second factor for the calling staff member. It takes effect once confirmTotp gets a code, within 15 minutes. */
  readonly beginTotp: TotpEnrolment;
  /** Activates the second factor with a code of the app, ends the member's other sessions and returns the recovery codes. */
  readonly confirmTotp: RecoveryCodes;
  /** Removes the calling staff member's second factor in return for a valid code. */
  readonly disableTotp: Scalars['Boolean']['output'];
  /**
   * Gives tokens as OAuth 2.0 has it: for the name and password of a staff member of the tenant that X-Tenant-ID names, for a core
   * banking API key that is presented as the credential, or for a refresh token, which is used up. An access token is good for
   * 15 minutes. A key's tokens have the role of the key, and end with it. With a second factor a code is required beside the password.
   */
  readonly issueToken: IssuedToken;
  /** Adds a staff member with a first password, which has to be changed at the first sign-in. */
  readonly createStaffMember: StaffMember;
  /** Changes a staff member's roles, scopes or right to sign in. */
  readonly updateStaffMember: StaffMember;
  /** Removes a staff member's lost second factor and ends that member's sessions. For administrators. */
  readonly resetStaffSecondFactor: StaffMember;
  /** Gives a staff member another password, which has to be changed at the next sign-in, and ends all of its sessions. */
  readonly setStaffPassword: StaffMember;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationcreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationrevokeApiKeyArgs = {
  id: Scalars['UUID']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationcreatePartnerArgs = {
  input: CreatePartnerInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationupdatePartnerArgs = {
  id: Scalars['UUID']['input'];
  input: UpdatePartnerInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationensureCustomerArgs = {
  input: EnsureCustomerInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationcreateCustomerArgs = {
  input: CreateCustomerInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationupdateCustomerArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateCustomerInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationactivateCustomerArgs = {
  id: Scalars['UUID']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationsuspendCustomerArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationcloseCustomerArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationattestKycArgs = {
  customerId: Scalars['UUID']['input'];
  input: AttestKycInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationeraseCustomerArgs = {
  customerId: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationmintHandoffTokenArgs = {
  input: MintHandoffTokenInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationexchangeHandoffTokenArgs = {
  token: Scalars['String']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationrefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationloginStaffArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  totpCode?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationchangeMyPasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationbeginTotpArgs = {
  password: Scalars['String']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationconfirmTotpArgs = {
  code: Scalars['String']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationdisableTotpArgs = {
  totpCode?: InputMaybe<Scalars['String']['input']>;
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationissueTokenArgs = {
  input: IssueTokenInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationcreateStaffMemberArgs = {
  input: CreateStaffMemberInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationupdateStaffMemberArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateStaffMemberInput;
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationresetStaffSecondFactorArgs = {
  id: Scalars['UUID']['input'];
};


/** Signing in, and what administrators change of keys, partners, customers and staff. */
export type MutationsetStaffPasswordArgs = {
  id: Scalars['UUID']['input'];
  password: Scalars['String']['input'];
};

export type { ServiceName };

export type { EnvironmentName };

export type { RateLimitTier };

/** Who is asking. */
export type Viewer = {
  /** Kind of the credential, such as tenant_key, user or staff. */
  readonly kind: Scalars['String']['output'];
  /** Id of the key, user or staff member; null without a credential. */
  readonly subjectId?: Maybe<Scalars['String']['output']>;
  /** The tenant's id; null without a credential. */
  readonly tenantId?: Maybe<Scalars['UUID']['output']>;
  /** The tenant's name; null without a credential. */
  readonly tenantName?: Maybe<Scalars['String']['output']>;
  /** The environment that the credential opens. */
  readonly environment: EnvironmentName;
  /** Roles of a staff member. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** Rights of a key or staff member. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** The step that a staff member must complete before anything else is allowed; null when there is none. */
  readonly restriction?: Maybe<SessionRestriction>;
  /** The customer of a session. */
  readonly customer?: Maybe<Customer>;
  /** What a partner sent along with its user; null for everybody but the user of a session. */
  readonly handoff?: Maybe<Handoff>;
};

/** The step that a staff member must complete before anything else is allowed. All other operations are refused with the same code. */
export type SessionRestriction =
  /** Change the password with changeMyPassword, because an administrator gave it. */
  | 'PASSWORD_CHANGE_REQUIRED'
  /** Enrol a second factor with beginTotp and confirmTotp, because the role requires one in production. */
  | 'SECOND_FACTOR_ENROLMENT_REQUIRED';

/** What came along when a partner's user was handed over. */
export type Handoff = {
  /** Where 'back to your app' leads. */
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  /** What the partner sent along with its user. */
  readonly context?: Maybe<Scalars['JSONObject']['output']>;
};

/** How well a customer's identity is known. */
export type KycStatus =
  /** Nothing is known. */
  | 'UNVERIFIED'
  /** Being checked. */
  | 'PENDING'
  /** Known. */
  | 'VERIFIED'
  /** The check failed. */
  | 'REJECTED';

/** What a customer is. */
export type CustomerType =
  /** A person. */
  | 'INDIVIDUAL'
  /** A business. */
  | 'CORPORATE'
  /** Several people together. */
  | 'JOINT';

/** Where a customer stands. */
export type CustomerStatus =
  /** To be looked at first. */
  | 'PENDING'
  /** In use. */
  | 'ACTIVE'
  /** Stopped by the bank. */
  | 'SUSPENDED'
  /** Not seen for long. */
  | 'DORMANT'
  /** Ended for good. */
  | 'CLOSED'
  /** Never to be served. */
  | 'BLACKLISTED';

/** A person or business that a tenant serves; the one that all domains speak of. */
export type Customer = {
  /** Our id. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's own id. */
  readonly externalId: Scalars['String']['output'];
  /** Number that the tenant's staff knows it by: CUS and digits. */
  readonly customerNumber: Scalars['String']['output'];
  /** What it is. */
  readonly type: CustomerType;
  /** Where it stands. */
  readonly status: CustomerStatus;
  /** Why it was suspended or closed. */
  readonly statusReason?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Name of a business, or of several people together. */
  readonly legalName?: Maybe<Scalars['String']['output']>;
  /** When a business was incorporated. */
  readonly incorporationDate?: Maybe<Scalars['LocalDate']['output']>;
  /** E-mail address; not told to a service's key, save core banking's with a role. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Phone number; not told to a service's key, save core banking's with a role. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Date of birth; not told to a service's key, save core banking's with a role. */
  readonly dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  /** Country of residence. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** Postal address, in one text; not told to a service's key, save core banking's with a role. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** How well the identity is known. */
  readonly kycStatus: KycStatus;
  /** Level of the check: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly kycLevel: Scalars['Int']['output'];
  /** Who attested it. */
  readonly kycAttestedBy?: Maybe<Scalars['String']['output']>;
  /** When it was attested. */
  readonly kycAttestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the customer was last erased; data that are there all the same came later. */
  readonly erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who erased it. */
  readonly erasedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was erased. */
  readonly erasureReason?: Maybe<Scalars['String']['output']>;
  /** When the customer was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Customer>;
};

/** A page of customers. */
export type CustomerConnection = {
  /** The customers with their cursors. */
  readonly edges: ReadonlyArray<CustomerEdge>;
  /** The customers alone. */
  readonly nodes: ReadonlyArray<Customer>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A customer in a list. */
export type CustomerEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The customer. */
  readonly node: Customer;
};

/** Who to find or add. */
export type EnsureCustomerInput = {
  /** The tenant's own id. */
  readonly externalId: Scalars['String']['input'];
  /** Given name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Country of residence. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Postal address, in one text. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** Who it is. */
export type CreateCustomerInput = {
  /** What it is; a person when left out. */
  readonly type?: InputMaybe<CustomerType>;
  /** Given name; needed for a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name; needed for a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of a business, which needs it, or of several people together. */
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** When a business was incorporated. */
  readonly incorporationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Postal address, in one text. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Country of residence. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The tenant's own id; the customer's id stands in for it when left out. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of a customer; null takes it away. */
export type UpdateCustomerInput = {
  /** Given name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of a business, or of several people together. */
  readonly legalName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** When a business was incorporated. */
  readonly incorporationDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Postal address, in one text. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Country of residence. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** What is attested about an identity. */
export type AttestKycInput = {
  /** How well the identity is known. */
  readonly status: KycStatus;
  /** Level of the check: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly level: Scalars['Int']['input'];
  /** Who attests it; the caller when left out. */
  readonly attestedBy?: InputMaybe<Scalars['String']['input']>;
};

/** A server's credential, without its secret. */
export type ApiKey = {
  /** Id of the key. */
  readonly id: Scalars['UUID']['output'];
  /** The service that it opens; null for a partner's key. */
  readonly service?: Maybe<ServiceName>;
  /** The partner that it belongs to. */
  readonly partnerId?: Maybe<Scalars['UUID']['output']>;
  /** What people call it. */
  readonly name: Scalars['String']['output'];
  /** First characters of the secret, to tell keys apart. */
  readonly prefix: Scalars['String']['output'];
  /** What it may do. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Role of a core banking key. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** How much it may ask for, where that is not what its workspace may. */
  readonly tier?: Maybe<RateLimitTier>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was revoked. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A key with its secret, which is shown this once. */
export type CreatedApiKey = {
  /** The key. */
  readonly apiKey: ApiKey;
  /** The secret. */
  readonly secret: Scalars['String']['output'];
};

/** What makes a key: either a service's or a partner's. */
export type CreateApiKeyInput = {
  /** The service that it opens. */
  readonly service?: InputMaybe<ServiceName>;
  /** The partner that it belongs to. */
  readonly partnerId?: InputMaybe<Scalars['UUID']['input']>;
  /** What people call it. */
  readonly name: Scalars['String']['input'];
  /** What it may do, such as compliance:read; everything in its service when left out. A key of compliance decides on matches, pairs and held payments with compliance:decide, which compliance:write does not include. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Role of a core banking key: viewer, teller, officer, manager or admin. */
  readonly role?: InputMaybe<Scalars['String']['input']>;
  /** How much it may ask for: at most what its workspace may, which it is when left out. */
  readonly tier?: InputMaybe<RateLimitTier>;
  /** When it is to end by itself. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Somebody who brings users to the tenant's hosted pages. */
export type Partner = {
  /** Id of the partner. */
  readonly id: Scalars['UUID']['output'];
  /** Name of the partner. */
  readonly name: Scalars['String']['output'];
  /** Where its users may be sent back to: each entry is an origin and a path prefix. */
  readonly returnUrls: ReadonlyArray<Scalars['String']['output']>;
  /** Its keys, newest first. */
  readonly apiKeys: ReadonlyArray<ApiKey>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};


/** Somebody who brings users to the tenant's hosted pages. */
export type PartnerapiKeysArgs = {
  first?: Scalars['Int']['input'];
};

/** What makes a partner. */
export type CreatePartnerInput = {
  /** Name of the partner. */
  readonly name: Scalars['String']['input'];
  /** Where its users may be sent back to. */
  readonly returnUrls: ReadonlyArray<Scalars['HttpUrl']['input']>;
};

/** What to change of a partner. */
export type UpdatePartnerInput = {
  /** Name of the partner. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Where its users may be sent back to. */
  readonly returnUrls?: InputMaybe<ReadonlyArray<Scalars['HttpUrl']['input']>>;
};

/** A partner's word about one of its users. */
export type MintHandoffTokenInput = {
  /** The partner's own stable id of the user, which is the customer's externalId. */
  readonly partnerUserId: Scalars['String']['input'];
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** Given name. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, as YYYY-MM-DD or as an RFC 3339 moment. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Country of residence. */
  readonly countryCode?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Where 'back to your app' leads; must be on the partner's allow-list. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  /** Anything, passed through to the flow; at most 8 KiB. */
  readonly context?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** A one-time token and the page that takes it. */
export type HandoffToken = {
  /** The one-time token. */
  readonly token: Scalars['String']['output'];
  /** Where to send the user's browser: a hosted page that shows whose session opens where, and takes the token only when the user continues. */
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
  /** Where 'back to your app' leads, in a session that a partner's user came to by handoff. */
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  /** What the partner sent along with its user. */
  readonly context?: Maybe<Scalars['JSONObject']['output']>;
  /** The step that a staff member must complete before anything else is allowed; null when there is none. */
  readonly restriction?: Maybe<SessionRestriction>;
};

/** A secret for an authenticator app. It is shown only in this response. */
export type TotpEnrolment = {
  /** The secret in base 32, to type into the app. */
  readonly secret: Scalars['String']['output'];
  /** The secret as an otpauth URI, to show as a QR code. */
  readonly uri: Scalars['String']['output'];
};

/** Codes that replace the second factor, each once. They are shown only in this response. */
export type RecoveryCodes = {
  /** Ten codes. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
};

/** What is exchanged for tokens, by the names of OAuth 2.0. */
export type GrantType =
  /** Name and password of a staff member. */
  | 'PASSWORD'
  /** The API key that is the credential of the request. */
  | 'CLIENT_CREDENTIALS'
  /** A refresh token. */
  | 'REFRESH_TOKEN';

/** What is exchanged for tokens. */
export type IssueTokenInput = {
  /** What it is. */
  readonly grantType: GrantType;
  /** E-mail address of the staff member; with password. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** The staff member's password; with password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The refresh token, which is used up; with refresh_token. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
  /** Code of the authenticator app, where the account has one; with password. */
  readonly totpCode?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code instead of a code of the app; with password. */
  readonly recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Tokens, by the names of OAuth 2.0. */
export type IssuedToken = {
  /** What later requests present after Bearer: a JWT signed with RS256. */
  readonly accessToken: Scalars['String']['output'];
  /** How it is presented; always Bearer. */
  readonly tokenType: Scalars['String']['output'];
  /** Seconds until it ends. */
  readonly expiresIn: Scalars['Int']['output'];
  /** What the next tokens are given for, once. */
  readonly refreshToken: Scalars['String']['output'];
};

/** Somebody who works for the tenant. */
export type StaffMember = {
  /** Id of the staff member. */
  readonly id: Scalars['UUID']['output'];
  /** E-mail address, with which to sign in. */
  readonly email: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Roles, such as officer. */
  readonly roles: ReadonlyArray<Scalars['String']['output']>;
  /** Rights, such as remittance:read. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Whether signing in is possible. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Whether the password must be changed at the next sign-in, because an administrator gave it. */
  readonly mustChangePassword: Scalars['Boolean']['output'];
  /** Whether signing in takes a code of an authenticator app. */
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  /** When the staff member was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** What makes a staff member. */
export type CreateStaffMemberInput = {
  /** E-mail address, with which to sign in. */
  readonly email: Scalars['EmailAddress']['input'];
  /** Name. */
  readonly name: Scalars['String']['input'];
  /** First password: at least twelve characters, not the e-mail address or name, none of the most common ones, and no sequence or repetition of a few characters. */
  readonly password: Scalars['String']['input'];
  /** Roles: viewer, teller, officer, manager or admin. */
  readonly roles: ReadonlyArray<Scalars['String']['input']>;
  /** Rights: a domain and read, write or *, such as remittance:read; compliance:decide; or * for everything. */
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
};

/** What to change of a staff member. */
export type UpdateStaffMemberInput = {
  /** Roles: viewer, teller, officer, manager or admin. */
  readonly roles?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Rights: a domain and read, write or *, such as remittance:read; compliance:decide; or * for everything. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether signing in is possible. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which entries of the audit are wanted; what is left out matches all. */
export type AuditFilter = {
  /** What was done, such as identity.api_key_created. */
  readonly act?: InputMaybe<Scalars['String']['input']>;
  /** Who did it. */
  readonly actorId?: InputMaybe<Scalars['String']['input']>;
  /** What it was done to. */
  readonly aggregateId?: InputMaybe<Scalars['UUID']['input']>;
  /** From this moment on. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this moment. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether an act was done. */
export type AuditOutcome =
  /** It was done. */
  | 'DONE'
  /** It was refused, and nothing was changed. */
  | 'REFUSED';

/** Something that an administrator did, or was refused. Entries are never changed or deleted. */
export type AuditEntry = {
  /** Id of the entry. */
  readonly id: Scalars['UUID']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What was done: the fact that it made, such as identity.api_key_created, or the mutation that was refused, such as identity.createApiKey. */
  readonly act: Scalars['String']['output'];
  /** Whether it was done. */
  readonly outcome: AuditOutcome;
  /** Kind of who did it: staff, tenant_key, or platform for the command line. */
  readonly actorKind: Scalars['String']['output'];
  /** Who did it: the id of the staff member or key; administration: and the machine's user for the command line. */
  readonly actorId: Scalars['String']['output'];
  /** Kind of what it was done to, such as api_key; null where it was refused before that was looked at. */
  readonly aggregateType?: Maybe<Scalars['String']['output']>;
  /** What it was done to. */
  readonly aggregateId?: Maybe<Scalars['UUID']['output']>;
  /** What changed: ids, rights and terms, without secrets and personal data. */
  readonly data: Scalars['JSONObject']['output'];
  /** Id of the request. */
  readonly requestId: Scalars['String']['output'];
  /** The address from which the request came; null for the command line. */
  readonly sourceAddress?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit. */
export type AuditConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AuditEdge>;
  /** The entries alone. */
  readonly nodes: ReadonlyArray<AuditEntry>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** An entry in a list. */
export type AuditEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: AuditEntry;
};

/** What a caller presented. */
export type CredentialsInput = {
  /** Who is being called: a service's name in lower case, or graph. */
  readonly audience: Scalars['String']['input'];
  /** The environment of the host that was called. */
  readonly environment: EnvironmentName;
  /** The X-Tenant-ID header. */
  readonly tenant?: InputMaybe<Scalars['String']['input']>;
  /** The token or key after Bearer. */
  readonly bearer?: InputMaybe<Scalars['String']['input']>;
  /** The X-Partner-API-Key header. */
  readonly partnerKey?: InputMaybe<Scalars['String']['input']>;
};

/** A tenant in one environment. */
export type Workspace = {
  /** Id of the workspace. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the tenant. */
  readonly tenantId: Scalars['UUID']['output'];
  /** The environment. */
  readonly environment: EnvironmentName;
};

/** How a one-time token stands. */
export type HandoffState =
  /** It opens a session. */
  | 'VALID'
  /** It has opened a session before. */
  | 'USED'
  /** It came too late. */
  | 'EXPIRED'
  /** It is none of ours, or was forgotten. */
  | 'UNKNOWN';

/** What may be shown of a one-time token before it is used. */
export type HandoffPreview = {
  /** How the token stands. */
  readonly state: HandoffState;
  /** Name of the tenant; null for an unknown token. */
  readonly tenantName?: Maybe<Scalars['String']['output']>;
  /** The environment that it opens; null for an unknown token. */
  readonly environment?: Maybe<EnvironmentName>;
  /** Given name of whom it signs in, while it is valid and as far as known. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of whom it signs in, while it is valid and as far as known. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Where 'back to your app' leads. */
  readonly returnUrl?: Maybe<Scalars['String']['output']>;
  /** When the token ends or ended. */
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

