// Made by "npm run generate" from schema.graphql; never edited.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  link__Import: { input: unknown; output: unknown; }
  federation__FieldSet: { input: unknown; output: unknown; }
  federation__Scope: { input: unknown; output: unknown; }
  federation__Policy: { input: unknown; output: unknown; }
  federation__ContextFieldValue: { input: unknown; output: unknown; }
};

/** Where a page of a list ends. */
export type PageInfo = {
  /** Whether there are rows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Give this as `after` to get the next page; null when this page is empty. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type Query = {
  /** The names that this tenant serves nobody of, newest first, at most a thousand. In the demonstration it holds Blocked Person, so that a payment to that name is refused. */
  readonly denyList: ReadonlyArray<DenyListEntry>;
  /** Compares two parties by themselves, as a screening compares a subject with an entry of a list. */
  readonly compareSubjects: SubjectComparison;
  /** How payments are screened; what the platform itself would do where the workspace has set nothing. */
  readonly screeningPolicy: ScreeningPolicy;
  /** Every answer that screening has given of a payment, oldest first. For staff and keys; whoever sends or receives the payment is told nothing of it. */
  readonly paymentScreenings: ReadonlyArray<PaymentScreening>;
  readonly _service: _Service;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerycompareSubjectsArgs = {
  input: CompareSubjectsInput;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerypaymentScreeningsArgs = {
  paymentId: Scalars['UUID']['input'];
};

/** Changes of what screening looks for. */
export type Mutation = {
  /** Adds a name to the tenant's deny-list. */
  readonly addToDenyList: DenyListEntry;
  /** Takes a name off the tenant's deny-list. */
  readonly removeFromDenyList: Scalars['Boolean']['output'];
  /** Screens the parties of a payment against the deny-list and all lists, and keeps the answer under the payment's id and stage. BLOCKED stands, and CLEAR for a payment that is made; HELD is judged again whenever somebody asks. */
  readonly screenPayment: PaymentScreening;
  /** Marks the screening of a payment that was not made after all. False when there is none. */
  readonly voidPaymentScreening: Scalars['Boolean']['output'];
  /** Changes how payments are screened; what is left out stays as it is. Held payments are judged by it when they are looked at next. */
  readonly setScreeningPolicy: ScreeningPolicy;
  /** Lets a payment go whose matches were all false positives, where the policy does not release such payments by itself. */
  readonly releasePayment: PaymentScreening;
};


/** Changes of what screening looks for. */
export type MutationaddToDenyListArgs = {
  input: AddToDenyListInput;
};


/** Changes of what screening looks for. */
export type MutationremoveFromDenyListArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationscreenPaymentArgs = {
  input: ScreenPaymentInput;
};


/** Changes of what screening looks for. */
export type MutationvoidPaymentScreeningArgs = {
  paymentId: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationsetScreeningPolicyArgs = {
  input: SetScreeningPolicyInput;
};


/** Changes of what screening looks for. */
export type MutationreleasePaymentArgs = {
  paymentId: Scalars['UUID']['input'];
};

/** A name that the tenant serves nobody of. */
export type DenyListEntry = {
  /** Id of the entry. */
  readonly id: Scalars['UUID']['output'];
  /** The name as it was given. */
  readonly name: Scalars['String']['output'];
  /** Why. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A name to serve nobody of. */
export type AddToDenyListInput = {
  /** The name; case, accents, punctuation and the order of its words do not matter. */
  readonly name: Scalars['String']['input'];
  /** Why. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What becomes of a payment when something was found. */
export type ScreeningDisposition =
  /** It goes on, and nothing is written down. */
  | 'ALLOW'
  /** It goes on, and the match waits for an analyst. */
  | 'REVIEW'
  /** It waits until an analyst has looked at the match. */
  | 'HOLD'
  /** It is not made. */
  | 'BLOCK';

/** What a name counts that the list itself calls weak. */
export type WeakAliasDisposition =
  /** Nothing. */
  | 'IGNORE'
  /** As any other, but never as much as blocks: the payment waits until somebody has looked at it. */
  | 'REVIEW';

/** What becomes of a payment while the lists cannot be asked. Nothing weaker than HOLD can be chosen. */
export type UnavailableDisposition =
  /** It waits, and is screened again by itself until the lists have answered. */
  | 'HOLD';

/** A party by what it is to a payment. */
export type PaymentPartyRole =
  /** Who pays. */
  | 'PAYER'
  /** Who is paid. */
  | 'PAYEE'
  /** The bank of either. */
  | 'BANK'
  /** On whose behalf the payer or the payee acts. */
  | 'ULTIMATE';

/** How payments of a workspace are screened. A sanctions match of at least blockScore blocks a payment, any other one holds it; of politically exposed persons the policy decides. */
export type ScreeningPolicy = {
  /** What is done about politically exposed persons, their relatives and associates. */
  readonly pep: PepPolicy;
  /** What is done about adverse media. No source of them is live, so it never has an effect. */
  readonly adverseMedia: ScreeningDisposition;
  /** What weak aliases count. */
  readonly weakAlias: WeakAliasDisposition;
  /** What is done while a list is missing, stale, or does not answer in time. */
  readonly onUnavailable: UnavailableDisposition;
  /** How many hours nobody may have looked after a list that is refreshed daily before it counts as missing; lists that are refreshed weekly get six days more, and lists of the demonstration do not age. */
  readonly staleAfterHours: Scalars['Int']['output'];
  /** After how many hours a payment that is held for a match and was not decided fails and is given back; null where it waits for ever. */
  readonly holdTtlHours?: Maybe<Scalars['Int']['output']>;
  /** Whether a held payment goes on by itself once all its matches were false positives; otherwise somebody has to release it. */
  readonly autoReleaseOnFalsePositive: Scalars['Boolean']['output'];
  /** Whom the lists are asked about, as far as a payment names them. The deny-list is held against all. */
  readonly parties: ReadonlyArray<PaymentPartyRole>;
  /** The score from which on an entry is a match, 0 to 100. */
  readonly minScore: Scalars['Int']['output'];
  /** The score from which on a sanctions match blocks, 0 to 100. */
  readonly blockScore: Scalars['Int']['output'];
  /** How far a score goes that only the name speaks for: below blockScore no payment is blocked for a name alone, below minScore none is held for it. */
  readonly nameOnlyCap: Scalars['Int']['output'];
};

/** What is done about politically exposed persons, by their office. */
export type PepPolicy = {
  /** Of another country, or of one that is not told. */
  readonly foreign: ScreeningDisposition;
  /** Of the workspace's own country. */
  readonly domestic: ScreeningDisposition;
  /** Of an international organisation. */
  readonly internationalOrg: ScreeningDisposition;
};

/** What to change of the policy; what is left out stays as it is. */
export type SetScreeningPolicyInput = {
  /** What is to be done about politically exposed persons. */
  readonly pep?: InputMaybe<PepPolicyInput>;
  /** What is to be done about adverse media. */
  readonly adverseMedia?: InputMaybe<ScreeningDisposition>;
  /** What weak aliases are to count. */
  readonly weakAlias?: InputMaybe<WeakAliasDisposition>;
  /** HOLD, and nothing weaker. */
  readonly onUnavailable?: InputMaybe<UnavailableDisposition>;
  /** Hours without a look after which a list counts as missing. */
  readonly staleAfterHours?: InputMaybe<Scalars['Int']['input']>;
  /** Hours after which an undecided payment fails; null for never. */
  readonly holdTtlHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a payment goes on by itself once all its matches were false positives. */
  readonly autoReleaseOnFalsePositive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whom the lists are asked about. */
  readonly parties?: InputMaybe<ReadonlyArray<PaymentPartyRole>>;
  /** The score from which on an entry is a match. */
  readonly minScore?: InputMaybe<Scalars['Int']['input']>;
  /** The score from which on a sanctions match blocks; at least minScore. */
  readonly blockScore?: InputMaybe<Scalars['Int']['input']>;
  /** How far a score goes that only the name speaks for. */
  readonly nameOnlyCap?: InputMaybe<Scalars['Int']['input']>;
};

/** What is to be done about politically exposed persons, by their office. */
export type PepPolicyInput = {
  /** Of another country. */
  readonly foreign?: InputMaybe<ScreeningDisposition>;
  /** Of the workspace's own country. */
  readonly domestic?: InputMaybe<ScreeningDisposition>;
  /** Of an international organisation. */
  readonly internationalOrg?: InputMaybe<ScreeningDisposition>;
};

/** What screening says of a payment. */
export type ScreeningOutcome =
  /** Nothing stands against it. */
  | 'CLEAR'
  /** It waits: see the reason. */
  | 'HELD'
  /** A party is on a list. */
  | 'BLOCKED';

/** Why a payment is held. */
export type PaymentHoldReason =
  /** A party may be on a list, and somebody has to look at it. */
  | 'MATCH'
  /** The lists could not be asked. */
  | 'UNAVAILABLE';

/** When a payment is screened. */
export type ScreeningStage =
  /** As it is made. */
  | 'CREATION'
  /** Before it is paid out. */
  | 'PAYOUT';

/** The parties of a payment. */
export type ScreenPaymentInput = {
  /** Id of the payment. */
  readonly paymentId: Scalars['UUID']['input'];
  /** When it is screened. */
  readonly stage?: ScreeningStage;
  /** All parties. */
  readonly parties: ReadonlyArray<ScreenedPartyInput>;
};

/** A party of a payment. */
export type ScreenedPartyInput = {
  /** What the party is: SENDER, RECIPIENT, BANK or ULTIMATE. */
  readonly role: Scalars['String']['input'];
  /** Full name. */
  readonly name: Scalars['String']['input'];
  /** Country; of a sender the own one, of a recipient where it is paid, which says nothing about who it is. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Date of birth, where it is known. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** By which it is known elsewhere: the tenant's own id of a customer, or the id of a recipient. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

/** An answer of screening about a payment. Its parties are kept as evidence, also when a customer is erased. */
export type PaymentScreening = {
  /** Id of the answer. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the payment. */
  readonly paymentId: Scalars['UUID']['output'];
  /** When it was screened. */
  readonly stage: ScreeningStage;
  /** What was found. */
  readonly outcome: ScreeningOutcome;
  /** Why it is held; null where it is not. */
  readonly holdReason?: Maybe<PaymentHoldReason>;
  /** When a payment that is held for a match is given up; null where it is not, or never is. */
  readonly heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The screenings whose matches it waits for or was blocked by; each party of whom something was found has one. */
  readonly screeningIds: ReadonlyArray<Scalars['UUID']['output']>;
  /** When it was given. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When another answer took its place; null for the one that counts. */
  readonly voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a party is. */
export type SubjectType =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, an authority or a group. */
  | 'ORGANIZATION'
  /** A ship. */
  | 'VESSEL'
  /** An aeroplane or a helicopter. */
  | 'AIRCRAFT'
  /** An address of a cryptocurrency; its name is the address. */
  | 'WALLET';

/** The gender of a person, where it is known. */
export type SubjectGender =
  /** A woman. */
  | 'FEMALE'
  /** A man. */
  | 'MALE';

/** What an identifier is. */
export type SubjectIdentifierType =
  /** Number of a passport. */
  | 'PASSPORT'
  /** Number of an identity card or of a national register of persons. */
  | 'NATIONAL_ID'
  /** Number at a tax authority. */
  | 'TAX_ID'
  /** Number in a register of companies. */
  | 'REG_NO'
  /** Legal entity identifier, ISO 17442. */
  | 'LEI'
  /** Business identifier code, ISO 9362. */
  | 'BIC'
  /** Number of a ship at the International Maritime Organization. */
  | 'IMO'
  /** Maritime mobile service identity. */
  | 'MMSI'
  /** Call sign of a ship or an aircraft. */
  | 'CALL_SIGN'
  /** Registration mark of an aircraft. */
  | 'TAIL_NUMBER'
  /** Address of a cryptocurrency. */
  | 'WALLET'
  /** E-mail address. */
  | 'EMAIL'
  /** Telephone number. */
  | 'PHONE'
  /** Any other. */
  | 'OTHER';

/** A number or address that a party is known by. */
export type SubjectIdentifierInput = {
  /** What it is. */
  readonly type: SubjectIdentifierType;
  /** The identifier; blanks, hyphens and case do not matter. */
  readonly value: Scalars['String']['input'];
  /** The country that gave it out. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** A party to look for: what is known of it. The more, the better others of the same name are told apart. */
export type SubjectInput = {
  /** The tenant's own id of the party. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** What the party is. */
  readonly type: SubjectType;
  /** Its full name, in any script. */
  readonly name: Scalars['String']['input'];
  /** Other names that it is known by, each of at most 400 characters. */
  readonly aliases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** When a person was born, as exactly as it is known: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Gender of a person. */
  readonly gender?: InputMaybe<SubjectGender>;
  /** Countries whose citizen it is. */
  readonly nationalities?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  /** Where it lives or is registered. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Numbers and addresses that it is known by. */
  readonly identifiers?: InputMaybe<ReadonlyArray<SubjectIdentifierInput>>;
  /** Postal addresses, each of at most 500 characters; kept, and not compared. */
  readonly addresses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What kind of customer it is, in the tenant's words. */
  readonly customerType?: InputMaybe<Scalars['String']['input']>;
  /** What the customer is to use, in the tenant's words. */
  readonly product?: InputMaybe<Scalars['String']['input']>;
  /** How the customer comes, in the tenant's words. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** What it does for a living, in the tenant's words. */
  readonly industry?: InputMaybe<Scalars['String']['input']>;
};

/** Two parties that may be one. */
export type CompareSubjectsInput = {
  /** The party that is asked about. */
  readonly left: SubjectInput;
  /** The party that it is held against, as if it stood on a list. */
  readonly right: SubjectInput;
};

/** How surely two parties are one. */
export type MatchStrength =
  /** The same name, and nothing that speaks against it. */
  | 'EXACT'
  /** From a score of 85 on. */
  | 'STRONG'
  /** From a score of 70 on; as far as a name goes that the list itself calls weak. */
  | 'POSSIBLE'
  /** Below. */
  | 'WEAK';

/** What one piece of evidence says. */
export type EvidenceEffect =
  /** They may be one. */
  | 'SUPPORTS'
  /** They are two. */
  | 'CONTRADICTS'
  /** Neither. */
  | 'NEUTRAL';

/** What is compared. */
export type EvidenceFeature =
  /** The names. */
  | 'NAME'
  /** Whether the list itself calls its name weak. */
  | 'NAME_QUALITY'
  /** Dates of birth. */
  | 'DATE_OF_BIRTH'
  /** Genders. */
  | 'GENDER'
  /** Citizenships. */
  | 'NATIONALITY'
  /** Countries that they are connected with. */
  | 'COUNTRY'
  /** Numbers and addresses. */
  | 'IDENTIFIER'
  /** What the parties are. */
  | 'TYPE';

/** One reason for or against a match; the points of all of them add up to the score, as far as 0 and 100 and shared identifiers let them. */
export type MatchEvidence = {
  /** What was compared. */
  readonly feature: EvidenceFeature;
  /** What was asked for. */
  readonly queryValue?: Maybe<Scalars['String']['output']>;
  /** What the list has. */
  readonly listValue?: Maybe<Scalars['String']['output']>;
  /** What it says. */
  readonly effect: EvidenceEffect;
  /** What it moved the score by. */
  readonly points: Scalars['Float']['output'];
  /** The same in words. */
  readonly text: Scalars['String']['output'];
};

/** How words stand for each other. */
export type AlignmentHow =
  /** The same word. */
  | 'IDENTICAL'
  /** Spelled differently. */
  | 'TYPO'
  /** Spelled otherwise and spoken alike. */
  | 'PHONETIC'
  /** Written in two scripts. */
  | 'TRANSLIT'
  /** A familiar form of the name. */
  | 'NICKNAME'
  /** Its first letter. */
  | 'INITIAL'
  /** At another place in the name. */
  | 'REORDERED'
  /** Without a counterpart. */
  | 'MISSING';

/** Which words of the one name stand for which of the other. */
export type AlignedWords = {
  /** Words of the name that was asked for. */
  readonly queryTokens: ReadonlyArray<Scalars['String']['output']>;
  /** Words of the name that the list has. */
  readonly listTokens: ReadonlyArray<Scalars['String']['output']>;
  /** How they stand for each other. */
  readonly how: AlignmentHow;
  /** How alike they are, 0 to 100. */
  readonly score: Scalars['Float']['output'];
};

/** How alike two parties are. */
export type SubjectComparison = {
  /** 0 to 100. */
  readonly score: Scalars['Float']['output'];
  /** The score in a word. */
  readonly strength: MatchStrength;
  /** Why, the names first. */
  readonly evidence: ReadonlyArray<MatchEvidence>;
  /** The names word by word, of the pair of names that speaks most for a match. */
  readonly nameAlignment: ReadonlyArray<AlignedWords>;
};

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};



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
  PageInfo: ResolverTypeWrapper<any>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DenyListEntry: ResolverTypeWrapper<any>;
  AddToDenyListInput: ResolverTypeWrapper<any>;
  ScreeningDisposition: ResolverTypeWrapper<any>;
  WeakAliasDisposition: ResolverTypeWrapper<any>;
  UnavailableDisposition: ResolverTypeWrapper<any>;
  PaymentPartyRole: ResolverTypeWrapper<any>;
  ScreeningPolicy: ResolverTypeWrapper<any>;
  PepPolicy: ResolverTypeWrapper<any>;
  SetScreeningPolicyInput: ResolverTypeWrapper<any>;
  PepPolicyInput: ResolverTypeWrapper<any>;
  ScreeningOutcome: ResolverTypeWrapper<any>;
  PaymentHoldReason: ResolverTypeWrapper<any>;
  ScreeningStage: ResolverTypeWrapper<any>;
  ScreenPaymentInput: ResolverTypeWrapper<any>;
  ScreenedPartyInput: ResolverTypeWrapper<any>;
  PaymentScreening: ResolverTypeWrapper<any>;
  SubjectType: ResolverTypeWrapper<any>;
  SubjectGender: ResolverTypeWrapper<any>;
  SubjectIdentifierType: ResolverTypeWrapper<any>;
  SubjectIdentifierInput: ResolverTypeWrapper<any>;
  SubjectInput: ResolverTypeWrapper<any>;
  CompareSubjectsInput: ResolverTypeWrapper<any>;
  MatchStrength: ResolverTypeWrapper<any>;
  EvidenceEffect: ResolverTypeWrapper<any>;
  EvidenceFeature: ResolverTypeWrapper<any>;
  MatchEvidence: ResolverTypeWrapper<any>;
  Float: ResolverTypeWrapper<any>;
  AlignmentHow: ResolverTypeWrapper<any>;
  AlignedWords: ResolverTypeWrapper<any>;
  SubjectComparison: ResolverTypeWrapper<any>;
  link__Import: ResolverTypeWrapper<any>;
  link__Purpose: ResolverTypeWrapper<any>;
  federation__FieldSet: ResolverTypeWrapper<any>;
  federation__Scope: ResolverTypeWrapper<any>;
  federation__Policy: ResolverTypeWrapper<any>;
  federation__ContextFieldValue: ResolverTypeWrapper<any>;
  _Service: ResolverTypeWrapper<any>;
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
  PageInfo: any;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  DenyListEntry: any;
  AddToDenyListInput: any;
  ScreeningPolicy: any;
  PepPolicy: any;
  SetScreeningPolicyInput: any;
  PepPolicyInput: any;
  ScreenPaymentInput: any;
  ScreenedPartyInput: any;
  PaymentScreening: any;
  SubjectIdentifierInput: any;
  SubjectInput: any;
  CompareSubjectsInput: any;
  MatchEvidence: any;
  Float: any;
  AlignedWords: any;
  SubjectComparison: any;
  link__Import: any;
  federation__FieldSet: any;
  federation__Scope: any;
  federation__Policy: any;
  federation__ContextFieldValue: any;
  _Service: any;
  Int: any;
  String: any;
  Boolean: any;
};

export type constraintDirectiveArgs = {
  minLength?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  pattern?: Maybe<Scalars['String']['input']>;
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

export type federation__costDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type federation__costDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__costDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__listSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
};

export type federation__listSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__listSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  denyList?: Resolver<ReadonlyArray<ResolversTypes['DenyListEntry']>, ParentType, ContextType>;
  compareSubjects?: Resolver<ResolversTypes['SubjectComparison'], ParentType, ContextType, RequireFields<QuerycompareSubjectsArgs, 'input'>>;
  screeningPolicy?: Resolver<ResolversTypes['ScreeningPolicy'], ParentType, ContextType>;
  paymentScreenings?: Resolver<ReadonlyArray<ResolversTypes['PaymentScreening']>, ParentType, ContextType, RequireFields<QuerypaymentScreeningsArgs, 'paymentId'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToDenyList?: Resolver<ResolversTypes['DenyListEntry'], ParentType, ContextType, RequireFields<MutationaddToDenyListArgs, 'input'>>;
  removeFromDenyList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveFromDenyListArgs, 'id'>>;
  screenPayment?: Resolver<ResolversTypes['PaymentScreening'], ParentType, ContextType, RequireFields<MutationscreenPaymentArgs, 'input'>>;
  voidPaymentScreening?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvoidPaymentScreeningArgs, 'paymentId'>>;
  setScreeningPolicy?: Resolver<ResolversTypes['ScreeningPolicy'], ParentType, ContextType, RequireFields<MutationsetScreeningPolicyArgs, 'input'>>;
  releasePayment?: Resolver<ResolversTypes['PaymentScreening'], ParentType, ContextType, RequireFields<MutationreleasePaymentArgs, 'paymentId'>>;
};

export type DenyListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DenyListEntry'] = ResolversParentTypes['DenyListEntry']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ScreeningPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningPolicy'] = ResolversParentTypes['ScreeningPolicy']> = {
  pep?: Resolver<ResolversTypes['PepPolicy'], ParentType, ContextType>;
  adverseMedia?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
  weakAlias?: Resolver<ResolversTypes['WeakAliasDisposition'], ParentType, ContextType>;
  onUnavailable?: Resolver<ResolversTypes['UnavailableDisposition'], ParentType, ContextType>;
  staleAfterHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holdTtlHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  autoReleaseOnFalsePositive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parties?: Resolver<ReadonlyArray<ResolversTypes['PaymentPartyRole']>, ParentType, ContextType>;
  minScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nameOnlyCap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PepPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PepPolicy'] = ResolversParentTypes['PepPolicy']> = {
  foreign?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
  domestic?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
  internationalOrg?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
};

export type PaymentScreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentScreening'] = ResolversParentTypes['PaymentScreening']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ScreeningStage'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ScreeningOutcome'], ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['PaymentHoldReason']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  screeningIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  voidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MatchEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchEvidence'] = ResolversParentTypes['MatchEvidence']> = {
  feature?: Resolver<ResolversTypes['EvidenceFeature'], ParentType, ContextType>;
  queryValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['EvidenceEffect'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlignedWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlignedWords'] = ResolversParentTypes['AlignedWords']> = {
  queryTokens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  listTokens?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  how?: Resolver<ResolversTypes['AlignmentHow'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SubjectComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectComparison'] = ResolversParentTypes['SubjectComparison']> = {
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['MatchStrength'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['MatchEvidence']>, ParentType, ContextType>;
  nameAlignment?: Resolver<ReadonlyArray<ResolversTypes['AlignedWords']>, ParentType, ContextType>;
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
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DenyListEntry?: DenyListEntryResolvers<ContextType>;
  ScreeningPolicy?: ScreeningPolicyResolvers<ContextType>;
  PepPolicy?: PepPolicyResolvers<ContextType>;
  PaymentScreening?: PaymentScreeningResolvers<ContextType>;
  MatchEvidence?: MatchEvidenceResolvers<ContextType>;
  AlignedWords?: AlignedWordsResolvers<ContextType>;
  SubjectComparison?: SubjectComparisonResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
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
  federation__cost?: federation__costDirectiveResolver<any, any, ContextType>;
  federation__listSize?: federation__listSizeDirectiveResolver<any, any, ContextType>;
};

