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
  /** One text, number, true or false. */
  JSONLiteral: { input: string | number | boolean; output: string | number | boolean; }
  link__Import: { input: unknown; output: unknown; }
  federation__FieldSet: { input: unknown; output: unknown; }
  federation__Scope: { input: unknown; output: unknown; }
  federation__Policy: { input: unknown; output: unknown; }
  federation__ContextFieldValue: { input: unknown; output: unknown; }
  _Any: { input: unknown; output: unknown; }
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
  /** Screenings, newest first. Filters hold together; of subject, external id and batch one alone. */
  readonly screenings: ScreeningConnection;
  /** A screening by its id. */
  readonly screening?: Maybe<Screening>;
  /** The matches of a screening, the likeliest first. */
  readonly screeningMatches: ReadonlyArray<ScreeningMatch>;
  /** One match of a screening, with all that is kept of it. */
  readonly screeningMatch?: Maybe<ScreeningMatch>;
  /** Everything that an auditor needs of a screening, with proof that its assessments come out again. */
  readonly screeningReport?: Maybe<ScreeningReport>;
  /** How far a batch is. */
  readonly screeningBatch?: Maybe<ScreeningBatch>;
  /** The pairs of subject and entry that are known not to be one party, newest first; those that have ended are left out. */
  readonly allowList: AllowedPairConnection;
  /** The factors that risk is reckoned from, with the weights of the workspace. */
  readonly riskFactors: ReadonlyArray<RiskFactor>;
  /** The bands that a score falls into, from the lowest to the highest. */
  readonly riskBands: ReadonlyArray<RiskBandSetting>;
  /** Rulesets of the workspace, newest first. */
  readonly rulesets: RulesetConnection;
  /** A ruleset of the workspace in its newest version; null where there is no such. */
  readonly ruleset?: Maybe<Ruleset>;
  /** All versions of a ruleset, newest first. */
  readonly rulesetVersions: RulesetVersionConnection;
  /** What would be reckoned of a subject if the newest version of a ruleset acted beside what is published; nothing is kept. */
  readonly simulateRuleset: RiskSimulation;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
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
export type QueryscreeningsArgs = {
  status?: InputMaybe<ScreeningStatus>;
  riskBand?: InputMaybe<RiskLevel>;
  decision?: InputMaybe<DecisionOutcome>;
  purpose?: InputMaybe<ScreeningPurpose>;
  subjectId?: InputMaybe<Scalars['UUID']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  batchId?: InputMaybe<Scalars['UUID']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
  hasMatches?: InputMaybe<Scalars['Boolean']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningMatchesArgs = {
  screeningId: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningReportArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningBatchArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryallowListArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryrulesetsArgs = {
  status?: InputMaybe<RulesetStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryrulesetArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryrulesetVersionsArgs = {
  id: Scalars['UUID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerysimulateRulesetArgs = {
  id: Scalars['UUID']['input'];
  input: SimulateRulesetInput;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Changes of what screening looks for. */
export type Mutation = {
  /** Adds a name to the tenant's deny-list. */
  readonly addToDenyList: DenyListEntry;
  /** Takes a name off the tenant's deny-list. */
  readonly removeFromDenyList: Scalars['Boolean']['output'];
  /** Screens the parties of a payment and keeps the answer under the payment's id and stage; asked again, the first answer stands, save that before a payout a new match takes the place of CLEAR. */
  readonly screenPayment: PaymentScreening;
  /** Marks the screening of a payment that was not made after all. False when there is none. */
  readonly voidPaymentScreening: Scalars['Boolean']['output'];
  /** Looks for a subject on the lists, reckons its risk and decides. Where the lists cannot be searched the attempt is kept as FAILED and refused, and nobody is cleared. */
  readonly screenSubject: Screening;
  /** Takes up to a thousand subjects in, to be screened one after another. */
  readonly createScreeningBatch: ScreeningBatch;
  /** Does a screening again with the lists of now: a new one, which takes the old one's place. */
  readonly rescreen: Screening;
  /** Says whether a match is the subject of its screening; risk and decision are reckoned anew. */
  readonly resolveMatch: Screening;
  /** Takes back what was said of a match, and the pair on the allow-list that came of it; risk and decision are reckoned anew. */
  readonly reopenMatch: Screening;
  /** Tells others that somebody looks at a match already. */
  readonly reviewMatch: Screening;
  /** Decides of a screening otherwise than was reckoned; what was reckoned stays beside it. It stands until what is reckoned becomes stricter. */
  readonly overrideDecision: Screening;
  /** Says that a subject is not an entry of a list; screenings of the subject leave it out until the pair ends or the entry changes. */
  readonly addAllowedPair: AllowedPair;
  /** Takes a pair off the allow-list. */
  readonly removeAllowedPair: Scalars['Boolean']['output'];
  /** Screens subjects of batches that wait; how many were done. */
  readonly runQueuedScreenings: Scalars['Int']['output'];
  /** Changes the factors that are named; all of them, or none where one cannot be. Answers all factors. */
  readonly changeRiskFactors: ReadonlyArray<RiskFactor>;
  /** Sets the four bands anew. They must follow one another from 0 to 1000 without gap or overlap. */
  readonly changeRiskBands: ReadonlyArray<RiskBandSetting>;
  /** Makes a ruleset. It is a draft, and acts once it is published. */
  readonly createRuleset: Ruleset;
  /** Makes the next version of a ruleset. Of a published one the version before goes on acting until the new one is published. */
  readonly updateRuleset: Ruleset;
  /** Has the newest version of a ruleset act in every screening from now on. */
  readonly publishRuleset: Ruleset;
  /** Has a ruleset act no more, for good. */
  readonly archiveRuleset: Ruleset;
  /** Deletes a ruleset that does not act. Its versions stay as evidence of what they decided. */
  readonly deleteRuleset: Scalars['Boolean']['output'];
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
export type MutationscreenSubjectArgs = {
  input: ScreenSubjectInput;
};


/** Changes of what screening looks for. */
export type MutationcreateScreeningBatchArgs = {
  input: CreateScreeningBatchInput;
};


/** Changes of what screening looks for. */
export type MutationrescreenArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationresolveMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
  input: ResolveMatchInput;
};


/** Changes of what screening looks for. */
export type MutationreopenMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationreviewMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationoverrideDecisionArgs = {
  id: Scalars['UUID']['input'];
  input: OverrideDecisionInput;
};


/** Changes of what screening looks for. */
export type MutationaddAllowedPairArgs = {
  input: AddAllowedPairInput;
};


/** Changes of what screening looks for. */
export type MutationremoveAllowedPairArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationrunQueuedScreeningsArgs = {
  ids: ReadonlyArray<Scalars['UUID']['input']>;
};


/** Changes of what screening looks for. */
export type MutationchangeRiskFactorsArgs = {
  input: ChangeRiskFactorsInput;
};


/** Changes of what screening looks for. */
export type MutationchangeRiskBandsArgs = {
  input: ChangeRiskBandsInput;
};


/** Changes of what screening looks for. */
export type MutationcreateRulesetArgs = {
  input: CreateRulesetInput;
};


/** Changes of what screening looks for. */
export type MutationupdateRulesetArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateRulesetInput;
};


/** Changes of what screening looks for. */
export type MutationpublishRulesetArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationarchiveRulesetArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationdeleteRulesetArgs = {
  id: Scalars['UUID']['input'];
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

/** What screening says of a payment. */
export type ScreeningOutcome =
  /** Nothing was found. */
  | 'CLEAR'
  /** A party is on a list. */
  | 'BLOCKED';

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
  /** Full names of all parties. */
  readonly parties: ReadonlyArray<ScreenedPartyInput>;
};

/** A party of a payment. */
export type ScreenedPartyInput = {
  /** What the party is: SENDER or RECIPIENT. */
  readonly role: Scalars['String']['input'];
  /** Full name. */
  readonly name: Scalars['String']['input'];
  /** Country. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** The screening of a payment. Its parties are kept as evidence, also when a customer is erased. */
export type PaymentScreening = {
  /** Id of the screening. */
  readonly id: Scalars['UUID']['output'];
  /** What was found. */
  readonly outcome: ScreeningOutcome;
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

/** How much risk a score means. */
export type RiskLevel =
  /** Nothing stands out. */
  | 'LOW'
  /** To be watched. */
  | 'MEDIUM'
  /** To be looked at by somebody. */
  | 'HIGH'
  /** Not to be served without leave. */
  | 'CRITICAL';

/** What follows from a screening, from the mildest to the strictest. */
export type DecisionOutcome =
  /** Nothing stands in the way. */
  | 'APPROVE'
  /** Nothing stands in the way; the subject is watched. */
  | 'APPROVE_WITH_MONITORING'
  /** Somebody has to look at it. */
  | 'REVIEW_REQUIRED'
  /** A payment that waits until somebody has looked at it. */
  | 'HOLD'
  /** Not to be served. */
  | 'BLOCK';

/** Where a screening stands. */
export type ScreeningStatus =
  /** Waits its turn in a batch. */
  | 'QUEUED'
  /** Is being done. */
  | 'RUNNING'
  /** Done. */
  | 'COMPLETED'
  /** Done as far as could be: a list that was asked for could not be searched. */
  | 'PARTIAL'
  /** Not done: the lists could not be searched. Nobody was cleared. */
  | 'FAILED'
  /** Done again since; the later one counts. */
  | 'SUPERSEDED';

/** What a screening is for. */
export type ScreeningPurpose =
  /** A customer who is to be taken on. */
  | 'ONBOARDING'
  /** A customer who is looked at from time to time. */
  | 'PERIODIC'
  /** A party of a payment. */
  | 'PAYMENT'
  /** Anything else. */
  | 'AD_HOC';

/** Kinds of lists. */
export type ScreeningList =
  /** Sanctions. */
  | 'SANCTIONS'
  /** Politically exposed persons. */
  | 'PEP'
  /** News. No source is connected: asked for, it is told as not evaluated. */
  | 'ADVERSE_MEDIA';

/** Where a match stands. */
export type MatchStatus =
  /** Nobody has looked at it. */
  | 'OPEN'
  /** Somebody looks at it. */
  | 'IN_REVIEW'
  /** It is the subject. */
  | 'CONFIRMED'
  /** It is somebody else. */
  | 'FALSE_POSITIVE'
  /** It cannot be told; it counts as it did. */
  | 'INCONCLUSIVE';

/** What a match may be resolved to. */
export type MatchResolution =
  /** It is somebody else, and counts no more. */
  | 'FALSE_POSITIVE'
  /** It is the subject. */
  | 'CONFIRMED'
  /** It cannot be told; it counts as it did. */
  | 'INCONCLUSIVE';

/** What kind of list a match is on. */
export type MatchListType =
  /** Sanctions. */
  | 'SANCTIONS'
  /** Politically exposed persons. */
  | 'PEP';

/** How a list speaks of a name. */
export type ListedNameKind =
  /** The name that it goes by. */
  | 'PRIMARY'
  /** Another name that is as good. */
  | 'STRONG_ALIAS'
  /** A name that the list itself calls of low quality. */
  | 'WEAK_ALIAS'
  /** A name of before. */
  | 'FORMER'
  /** The name in the script of its language. */
  | 'ORIGINAL_SCRIPT';

/** What kind of office a politically exposed person holds or held. */
export type PepClass =
  /** Of the workspace's own country. */
  | 'DOMESTIC'
  /** Of another country, or of one that is not known. */
  | 'FOREIGN'
  /** Of an international organisation. */
  | 'INTERNATIONAL_ORG';

/** How close somebody is to a politically exposed person. */
export type PepRelation =
  /** Holds or held the office. */
  | 'SELF'
  /** A relative. */
  | 'RELATIVE'
  /** A close associate. */
  | 'ASSOCIATE';

/** What a line of a score is of. */
export type RiskLineCategory =
  /** Matches with lists. */
  | 'SCREENING'
  /** Countries. */
  | 'COUNTRY'
  /** What kind of customer it is. */
  | 'CUSTOMER_TYPE'
  /** What is used. */
  | 'PRODUCT'
  /** How the customer comes. */
  | 'CHANNEL'
  /** Transactions. */
  | 'TRANSACTION'
  /** Behaviour. */
  | 'BEHAVIOR'
  /** How much and how often. */
  | 'VELOCITY'
  /** What it does for a living. */
  | 'INDUSTRY'
  /** A model's opinion. */
  | 'ML_PREDICTION'
  /** What policy demands, and the cap. */
  | 'POLICY'
  /** A rule of the workspace. */
  | 'RULE';

/** Why a decision was made. */
export type DecisionCause =
  /** The screening was done. */
  | 'SCREENED'
  /** A match was resolved. */
  | 'MATCH_RESOLVED'
  /** A match was opened again. */
  | 'MATCH_REOPENED'
  /** Somebody decided otherwise. */
  | 'OVERRIDDEN'
  /** The screening failed. */
  | 'FAILED';

/** One search for a subject on the lists, with what was found, reckoned and decided. */
export type Screening = {
  /** Id of the screening. */
  readonly id: Scalars['UUID']['output'];
  /** Where it stands. */
  readonly status: ScreeningStatus;
  /** What it is for. */
  readonly purpose: ScreeningPurpose;
  /** Whom it looked for. */
  readonly subject: ScreenedSubject;
  /** Id of the subject that it belongs to. */
  readonly subjectId?: Maybe<Scalars['UUID']['output']>;
  /** The tenant's own id of the subject. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Id of the payment whose party was looked for. */
  readonly paymentId?: Maybe<Scalars['UUID']['output']>;
  /** Id of the batch that it came in. */
  readonly batchId?: Maybe<Scalars['UUID']['output']>;
  /** Id of the screening that it has taken the place of. */
  readonly previousScreeningId?: Maybe<Scalars['UUID']['output']>;
  /** Id of the screening that has taken its place. */
  readonly nextScreeningId?: Maybe<Scalars['UUID']['output']>;
  /** The kinds of lists that were asked for. */
  readonly lists: ReadonlyArray<ScreeningList>;
  /** Of those, the ones that have no source and were not evaluated. */
  readonly listsNotEvaluated: ReadonlyArray<ScreeningList>;
  /** The lists that were asked for. */
  readonly sources: ReadonlyArray<Scalars['String']['output']>;
  /** Of those, the ones that could not be searched. */
  readonly missingSources: ReadonlyArray<Scalars['String']['output']>;
  /** The score from which on an entry is a match. */
  readonly matchThreshold: Scalars['Int']['output'];
  /** 0 to 1000; nothing while it waits or has failed. */
  readonly riskScore?: Maybe<Scalars['Int']['output']>;
  /** The band of the score. */
  readonly riskBand?: Maybe<RiskLevel>;
  /** What the score is made of; the contributions add up to it. */
  readonly riskFactors: ReadonlyArray<RiskFactorLine>;
  /** What follows. */
  readonly decision?: Maybe<ScreeningDecision>;
  /** Every decision that was made of it, oldest first. */
  readonly decisions: ReadonlyArray<ScreeningDecisionStep>;
  /** How many matches there are. */
  readonly matchSummary: MatchSummary;
  /** Whom it may be, the likeliest first. */
  readonly matches: ReadonlyArray<ScreeningMatch>;
  /** The version of each list that was searched, by the list's name. */
  readonly datasetVersions: Scalars['JSONObject']['output'];
  /** Why it failed. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  /** Who asked for it. */
  readonly requestedBy: Scalars['String']['output'];
  /** When it was asked for. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the search began. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was done. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly __resolveReference?: Maybe<Screening>;
};

/** Whom a screening looked for, as it was told. */
export type ScreenedSubject = {
  /** The tenant's own id of the party. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** What the party is. */
  readonly type: SubjectType;
  /** Its full name. */
  readonly name: Scalars['String']['output'];
  /** Other names that it is known by. */
  readonly aliases?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** When a person was born. */
  readonly dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** Gender of a person. */
  readonly gender?: Maybe<SubjectGender>;
  /** Countries whose citizen it is. */
  readonly nationalities?: Maybe<ReadonlyArray<Scalars['CountryCode']['output']>>;
  /** Where it lives or is registered. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** Numbers and addresses that it is known by. */
  readonly identifiers?: Maybe<ReadonlyArray<ScreenedIdentifier>>;
  /** What kind of customer it is. */
  readonly customerType?: Maybe<Scalars['String']['output']>;
  /** What the customer is to use. */
  readonly product?: Maybe<Scalars['String']['output']>;
  /** How the customer comes. */
  readonly channel?: Maybe<Scalars['String']['output']>;
  /** What it does for a living. */
  readonly industry?: Maybe<Scalars['String']['output']>;
};

/** A number or address that a screened party is known by. */
export type ScreenedIdentifier = {
  /** What it is. */
  readonly type: SubjectIdentifierType;
  /** The identifier. */
  readonly value: Scalars['String']['output'];
  /** The country that gave it out. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
};

/** One line of a score. */
export type RiskFactorLine = {
  /** Code of the factor, name of the rule, or what policy demands. */
  readonly factor: Scalars['String']['output'];
  /** What it is of. */
  readonly category: RiskLineCategory;
  /** What the factor's score is multiplied by. */
  readonly weight: Scalars['Float']['output'];
  /** 0 to 1000 for a factor; what a rule or policy adds or takes, for those. */
  readonly score: Scalars['Int']['output'];
  /** What it adds to the score. */
  readonly contribution: Scalars['Int']['output'];
  /** The same in words. */
  readonly description: Scalars['String']['output'];
};

/** What follows from a screening. */
export type ScreeningDecision = {
  /** What is to be done. */
  readonly outcome: DecisionOutcome;
  /** Rules of the workspace that held, in the order in which they were looked at. */
  readonly triggeredRules: ReadonlyArray<TriggeredRule>;
  /** Why what was reckoned is what it is, in words. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** What was reckoned, also where somebody has decided otherwise. */
  readonly reckonedOutcome?: Maybe<DecisionOutcome>;
  /** Whether somebody has decided otherwise. */
  readonly isOverridden: Scalars['Boolean']['output'];
};

/** A rule that held. */
export type TriggeredRule = {
  /** Id of its ruleset. */
  readonly rulesetId: Scalars['String']['output'];
  /** Id of the rule. */
  readonly ruleId: Scalars['String']['output'];
  /** Its name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What it decides, if it does. */
  readonly decision?: Maybe<DecisionOutcome>;
  /** What it adds to the score, or takes. */
  readonly scoreContribution: Scalars['Int']['output'];
};

/** One decision of a screening; none is ever changed. */
export type ScreeningDecisionStep = {
  /** Id of the screening. */
  readonly screeningId: Scalars['UUID']['output'];
  /** Counts the decisions of the screening. */
  readonly number: Scalars['Int']['output'];
  /** Why it was made. */
  readonly cause: DecisionCause;
  /** What was decided. */
  readonly outcome: DecisionOutcome;
  /** What stood before. */
  readonly previousOutcome?: Maybe<DecisionOutcome>;
  /** The reason that somebody gave. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Who made it. */
  readonly madeBy: Scalars['String']['output'];
  /** When. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** What reckons; another engine may come to something else. */
  readonly engine?: Maybe<Scalars['String']['output']>;
  /** Stands for the factors, bands and rules that it was reckoned by. */
  readonly configHash?: Maybe<Scalars['String']['output']>;
  /** What was reckoned, whole. */
  readonly assessment?: Maybe<Scalars['JSONObject']['output']>;
};

/** How many matches a screening has. */
export type MatchSummary = {
  /** All of them. */
  readonly totalMatches: Scalars['Int']['output'];
  /** Those on lists of sanctions. */
  readonly sanctionsMatches: Scalars['Int']['output'];
  /** Those on lists of politically exposed persons. */
  readonly pepMatches: Scalars['Int']['output'];
  /** Those that are not resolved. */
  readonly openMatches: Scalars['Int']['output'];
  /** Entries that were left out because the allow-list has them for this subject. */
  readonly suppressedMatches: Scalars['Int']['output'];
};

/** An entry of a list that may be the subject of a screening. */
export type ScreeningMatch = {
  /** Id of the match. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the screening. */
  readonly screeningId: Scalars['UUID']['output'];
  /** The list, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** What kind of list it is. */
  readonly listType: MatchListType;
  /** The list's own id of the entry. */
  readonly entryId: Scalars['String']['output'];
  /** The same for entries of several lists that are one party. */
  readonly partyKey: Scalars['String']['output'];
  /** The name of the entry that speaks most for it. */
  readonly matchedName: Scalars['String']['output'];
  /** How the list speaks of that name. */
  readonly matchedNameKind: ListedNameKind;
  /** The name of the subject that it was held against. */
  readonly queryName: Scalars['String']['output'];
  /** 0 to 100. */
  readonly score: Scalars['Float']['output'];
  /** The score in a word. */
  readonly strength: MatchStrength;
  /** Why, the names first. */
  readonly evidence: ReadonlyArray<MatchEvidence>;
  /** The names word by word. */
  readonly nameAlignment: ReadonlyArray<AlignedWords>;
  /** The office, where the list is of politically exposed persons. */
  readonly pep?: Maybe<MatchPep>;
  /** What the entry said when it was found. */
  readonly entry: ListedParty;
  /** Where it stands. */
  readonly status: MatchStatus;
  /** Why it was resolved so, in the tenant's own code. */
  readonly reasonCode?: Maybe<Scalars['String']['output']>;
  /** What whoever resolved it wrote. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Who resolved it. */
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  /** When. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What makes an entry a politically exposed person. */
export type MatchPep = {
  /** What kind of office it is. */
  readonly class: PepClass;
  /** Whether it is the person's own. */
  readonly relation: PepRelation;
  /** The offices. */
  readonly positions: ReadonlyArray<PepPosition>;
};

/** An office that somebody holds or held. */
export type PepPosition = {
  /** The office. */
  readonly title: Scalars['String']['output'];
  /** Of which country. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Since when, as early as it can be. */
  readonly from?: Maybe<Scalars['LocalDate']['output']>;
  /** Until when, as late as it can be. */
  readonly to?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether it has not ended. */
  readonly isActive: Scalars['Boolean']['output'];
};

/** What an entry of a list said when it was found; long lists are cut off. */
export type ListedParty = {
  /** What the party is. */
  readonly type: SubjectType;
  /** Its names. */
  readonly names: ReadonlyArray<ListedName>;
  /** When it was born, every day that it may have been. */
  readonly datesOfBirth: ReadonlyArray<DateRange>;
  /** Countries whose citizen it is. */
  readonly nationalities: ReadonlyArray<Scalars['String']['output']>;
  /** Countries that it is connected with. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Programmes, regimes and committees in the list's words. */
  readonly programs: ReadonlyArray<Scalars['String']['output']>;
  /** Parties that it is tied to. */
  readonly relations: ReadonlyArray<ListedRelation>;
  /** The same party on other lists. */
  readonly references: ReadonlyArray<Scalars['String']['output']>;
  /** Ids under which the list has known it before. */
  readonly formerIds: ReadonlyArray<Scalars['String']['output']>;
  /** Since when it is listed. */
  readonly listedOn?: Maybe<Scalars['String']['output']>;
  /** When the entry was changed last. */
  readonly updatedOn?: Maybe<Scalars['String']['output']>;
  /** The reason for the listing and other remarks. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Whether the list says that it has died. */
  readonly isDeceased: Scalars['Boolean']['output'];
};

/** A name of an entry. */
export type ListedName = {
  /** The name. */
  readonly text: Scalars['String']['output'];
  /** How the list speaks of it. */
  readonly kind: ListedNameKind;
};

/** Every day from one to another. */
export type DateRange = {
  /** The first day. */
  readonly from: Scalars['LocalDate']['output'];
  /** The last day. */
  readonly to: Scalars['LocalDate']['output'];
};

/** A party that an entry is tied to. */
export type ListedRelation = {
  /** How. */
  readonly kind: Scalars['String']['output'];
  /** Its name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The list's own word. */
  readonly label?: Maybe<Scalars['String']['output']>;
};

/** A page of screenings. */
export type ScreeningConnection = {
  /** The screenings with their cursors. */
  readonly edges: ReadonlyArray<ScreeningEdge>;
  /** The screenings alone. */
  readonly nodes: ReadonlyArray<Screening>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A screening in a list. */
export type ScreeningEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The screening. */
  readonly node: Screening;
};

/** Subjects that were handed in together. */
export type ScreeningBatch = {
  /** Id of the batch. */
  readonly id: Scalars['UUID']['output'];
  /** QUEUED, RUNNING or COMPLETED. */
  readonly status: ScreeningBatchStatus;
  /** How many subjects it has. */
  readonly total: Scalars['Int']['output'];
  /** How many of them wait. */
  readonly queued: Scalars['Int']['output'];
  /** How many of them were screened. */
  readonly ok: Scalars['Int']['output'];
  /** How many of them failed. */
  readonly failed: Scalars['Int']['output'];
  /** How many of them have a match. */
  readonly hits: Scalars['Int']['output'];
  /** When it was handed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last of them was done. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How far a batch is. */
export type ScreeningBatchStatus =
  /** None of its subjects was screened yet. */
  | 'QUEUED'
  /** Some of them were. */
  | 'RUNNING'
  /** All of them were. */
  | 'COMPLETED';

/** Everything that an auditor needs of a screening. */
export type ScreeningReport = {
  /** When it was made. */
  readonly generatedAt: Scalars['DateTime']['output'];
  /** The screening in sentences, in the order in which things happened. */
  readonly narrative: ReadonlyArray<Scalars['String']['output']>;
  /** The screening. */
  readonly screening: Screening;
  /** The lists that were asked for, as they were searched. */
  readonly searched: ReadonlyArray<SearchedList>;
  /** Its matches with their evidence, and what the entries said then. */
  readonly matches: ReadonlyArray<ScreeningMatch>;
  /** Every decision, oldest first. */
  readonly decisions: ReadonlyArray<ScreeningDecisionStep>;
  /** Every assessment, reckoned again from what is stored. */
  readonly replays: ReadonlyArray<AssessmentReplay>;
};

/** A list as it was searched. */
export type SearchedList = {
  /** The list, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Whose it is. */
  readonly title: Scalars['String']['output'];
  /** What kind of list it is. */
  readonly type: MatchListType;
  /** Whether it was searched. */
  readonly isSearched: Scalars['Boolean']['output'];
  /** The version. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** When that was published. */
  readonly publishedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** When that was taken in. */
  readonly importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many parties that names. */
  readonly entries?: Maybe<Scalars['Int']['output']>;
};

/** Whether an assessment comes out again. */
export type AssessmentReplay = {
  /** Number of the decision that it belongs to. */
  readonly number: Scalars['Int']['output'];
  /** What reckoned. */
  readonly engine: Scalars['String']['output'];
  /** Stands for the factors, bands and rules. */
  readonly configHash: Scalars['String']['output'];
  /** SHA-256 of the assessment as it is kept, in hexadecimal digits. */
  readonly sha256: Scalars['String']['output'];
  /** Whether what is stored gives the same assessment, to the byte. */
  readonly isReproduced: Scalars['Boolean']['output'];
  /** The factors, bands and rules. */
  readonly config: Scalars['JSONObject']['output'];
};

/** A subject that is known not to be an entry of a list. */
export type AllowedPair = {
  /** Id of the pair. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the subject. */
  readonly subjectId?: Maybe<Scalars['UUID']['output']>;
  /** The tenant's own id of the subject. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** The list. */
  readonly source: Scalars['String']['output'];
  /** The list's own id of the entry; followed when the list gives it another. */
  readonly entryId: Scalars['String']['output'];
  /** Id of the match that it came of. */
  readonly matchId?: Maybe<Scalars['UUID']['output']>;
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** Who said so. */
  readonly createdBy: Scalars['String']['output'];
  /** When. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of the allow-list. */
export type AllowedPairConnection = {
  /** The pairs with their cursors. */
  readonly edges: ReadonlyArray<AllowedPairEdge>;
  /** The pairs alone. */
  readonly nodes: ReadonlyArray<AllowedPair>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A pair in a list. */
export type AllowedPairEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The pair. */
  readonly node: AllowedPair;
};

/** Whom to look for, and where. */
export type ScreenSubjectInput = {
  /** The party to look for. */
  readonly subject: SubjectInput;
  /** The kinds of lists; all of them when left out. */
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  /** The score from which on an entry is a match. */
  readonly matchThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** What for; AD_HOC when left out. */
  readonly purpose?: InputMaybe<ScreeningPurpose>;
};

/** Whom to look for, and where. */
export type CreateScreeningBatchInput = {
  /** The parties to look for. */
  readonly subjects: ReadonlyArray<SubjectInput>;
  /** The kinds of lists; all of them when left out. */
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  /** The score from which on an entry is a match. */
  readonly matchThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** What for; AD_HOC when left out. */
  readonly purpose?: InputMaybe<ScreeningPurpose>;
};

/** What a match is. */
export type ResolveMatchInput = {
  /** What it is. */
  readonly resolution: MatchResolution;
  /** Why, in the tenant's own code. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Why, in words. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Whether the pair goes on the allow-list; for a FALSE_POSITIVE alone. */
  readonly allowList?: InputMaybe<AllowMatchInput>;
};

/** Whether a pair goes on the allow-list. */
export type AllowMatchInput = {
  /** Whether it does. */
  readonly add: Scalars['Boolean']['input'];
  /** When it ends by itself. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What is decided. */
export type OverrideDecisionInput = {
  /** What is to be done. */
  readonly outcome: DecisionOutcome;
  /** Why. */
  readonly reason: Scalars['String']['input'];
};

/** Who is not whom. */
export type AddAllowedPairInput = {
  /** Id of the subject; this or external_id. */
  readonly subjectId?: InputMaybe<Scalars['UUID']['input']>;
  /** The tenant's own id of the subject. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** The list, such as OFAC_SDN. */
  readonly source: Scalars['String']['input'];
  /** The list's own id of the entry. */
  readonly entryId: Scalars['String']['input'];
  /** Why. */
  readonly reason: Scalars['String']['input'];
  /** When it ends by itself; it lasts until it is taken off when left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a factor of risk is of. */
export type RiskCategory =
  /** Matches with lists. */
  | 'SCREENING'
  /** Countries. */
  | 'COUNTRY'
  /** What kind of customer it is. */
  | 'CUSTOMER_TYPE'
  /** What is used. */
  | 'PRODUCT'
  /** How the customer comes. */
  | 'CHANNEL'
  /** Transactions. */
  | 'TRANSACTION'
  /** Behaviour. */
  | 'BEHAVIOR'
  /** How much and how often. */
  | 'VELOCITY'
  /** What it does for a living. */
  | 'INDUSTRY'
  /** A model's opinion. */
  | 'ML_PREDICTION';

/** Something that risk is reckoned from. Its score of 0 to 1000 times its weight is what it adds. */
export type RiskFactor = {
  /** Its code. */
  readonly code: Scalars['String']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What it is of. */
  readonly category: RiskCategory;
  /** What its score is multiplied by, 0 to 1. */
  readonly weight: Scalars['Float']['output'];
  /** Whether it counts. */
  readonly isActive: Scalars['Boolean']['output'];
  /** What else is set of it: `min_match_score`, 0 to 100, below which matches do not count; `default_score`, 0 to 1000, of a customer type, product, channel or industry that is not told or not known; `scores`, those of the workspace's own words. */
  readonly metadata: Scalars['JSONObject']['output'];
};

/** A band that scores fall into. */
export type RiskBandSetting = {
  /** How high the risk is. */
  readonly level: RiskLevel;
  /** The lowest score of the band. */
  readonly minScore: Scalars['Int']['output'];
  /** The highest score of the band. */
  readonly maxScore: Scalars['Int']['output'];
};

/** Factors with what changes of them. */
export type ChangeRiskFactorsInput = {
  /** The factors, each once. */
  readonly factors: ReadonlyArray<RiskFactorInput>;
};

/** A factor, and what changes of it; what is left out stays. */
export type RiskFactorInput = {
  /** Its code. */
  readonly code: Scalars['String']['input'];
  /** What its score is multiplied by, 0 to 1, with up to six decimals. */
  readonly weight?: InputMaybe<Scalars['Float']['input']>;
  /** Whether it counts. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What else is set of it, in place of what was: `min_match_score`, `default_score`, `scores`. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The bands that scores fall into. */
export type ChangeRiskBandsInput = {
  /** LOW, MEDIUM, HIGH and CRITICAL, in this order. */
  readonly bands: ReadonlyArray<RiskBandInput>;
};

/** A band that scores fall into. */
export type RiskBandInput = {
  /** How high the risk is. */
  readonly level: RiskLevel;
  /** The lowest score of the band. */
  readonly minScore: Scalars['Int']['input'];
  /** The highest score of the band. */
  readonly maxScore: Scalars['Int']['input'];
};

/** Where a ruleset stands. */
export type RulesetStatus =
  /** It has never acted. */
  | 'DRAFT'
  /** A version of it acts. */
  | 'PUBLISHED'
  /** It acts no more. */
  | 'ARCHIVED';

/** How a rule compares a field with its values. Upper and lower case are the same, but for MATCHES. A field that is not known fulfils nothing but NOT_EXISTS, NE, NOT_IN and NOT_CONTAINS. */
export type RuleOperator =
  /** The same as the value. */
  | 'EQ'
  /** Not the same as the value. */
  | 'NE'
  /** One of the values. */
  | 'IN'
  /** None of the values. */
  | 'NOT_IN'
  /** More than the value. */
  | 'GT'
  /** At least the value. */
  | 'GTE'
  /** Less than the value. */
  | 'LT'
  /** At most the value. */
  | 'LTE'
  /** From the first value to the second. */
  | 'BETWEEN'
  /** Has all of the values in it. */
  | 'CONTAINS'
  /** Does not have all of the values in it. */
  | 'NOT_CONTAINS'
  /** Begins with one of the values. */
  | 'STARTS_WITH'
  /** Ends with one of the values. */
  | 'ENDS_WITH'
  /** Has a part that one of the values, as a regular expression in RE2's syntax, describes. */
  | 'MATCHES'
  /** Is known. */
  | 'EXISTS'
  /** Is not known. */
  | 'NOT_EXISTS'
  /** A country bears one of the flags FATF_BLACK, FATF_GREY, EU_HIGH_RISK, COMPREHENSIVE_SANCTIONS. */
  | 'IN_LIST'
  /** Is true. */
  | 'IS_TRUE'
  /** Is false. */
  | 'IS_FALSE'
  /** Before the date; surely so, where only the year or month is known. */
  | 'DATE_BEFORE'
  /** After the date; surely so, where only the year or month is known. */
  | 'DATE_AFTER'
  /** At least so many years ago; surely so. */
  | 'AGE_GTE'
  /** Less than so many years ago, or possibly so. */
  | 'AGE_LT'
  /** Has one of the values. */
  | 'INTERSECTS'
  /** An address in one of the networks. */
  | 'CIDR_IN';

/** Rules of a workspace. */
export type Ruleset = {
  /** Id of the ruleset. */
  readonly id: Scalars['UUID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What it is for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly status: RulesetStatus;
  /** Its newest version, which is shown here. */
  readonly version: Scalars['Int']['output'];
  /** The version that acts; null where none does. */
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  /** Its rules. */
  readonly rules: ReadonlyArray<RulesetRule>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last changed, published or archived. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A rule. It holds when its own question and all of its groups do. */
export type RulesetRule = {
  /** Id of the rule within its ruleset. */
  readonly id: Scalars['String']['output'];
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What it asks for, such as subject.country. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** How it compares. */
  readonly operator?: Maybe<RuleOperator>;
  /** What it compares with. */
  readonly value: ReadonlyArray<Scalars['JSONLiteral']['output']>;
  /** Conditions that must all hold. */
  readonly all?: Maybe<ReadonlyArray<Scalars['JSONObject']['output']>>;
  /** Conditions of which one must hold. */
  readonly any?: Maybe<ReadonlyArray<Scalars['JSONObject']['output']>>;
  /** Conditions of which none may hold. */
  readonly none?: Maybe<ReadonlyArray<Scalars['JSONObject']['output']>>;
  /** What is decided at least where it holds. */
  readonly decision?: Maybe<DecisionOutcome>;
  /** What it adds to the score, or takes, where it holds. */
  readonly scoreContribution: Scalars['Int']['output'];
  /** Rules are looked at from the lowest priority to the highest. */
  readonly priority: Scalars['Int']['output'];
  /** Where it holds, later rules of the ruleset are not looked at. */
  readonly stopOnMatch: Scalars['Boolean']['output'];
  /** Whether it acts. */
  readonly isActive: Scalars['Boolean']['output'];
  /** The first day on which it acts. */
  readonly effectiveFrom?: Maybe<Scalars['LocalDate']['output']>;
  /** The last day on which it acts. */
  readonly effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
};

/** A page of rulesets. */
export type RulesetConnection = {
  /** The rulesets with their cursors. */
  readonly edges: ReadonlyArray<RulesetEdge>;
  /** The rulesets alone. */
  readonly nodes: ReadonlyArray<Ruleset>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A ruleset in a page. */
export type RulesetEdge = {
  /** Give this as `after` to get what follows. */
  readonly cursor: Scalars['String']['output'];
  /** The ruleset. */
  readonly node: Ruleset;
};

/** A version of a ruleset. None is ever changed. */
export type RulesetVersion = {
  /** Id of the ruleset. */
  readonly rulesetId: Scalars['UUID']['output'];
  /** Its number. */
  readonly version: Scalars['Int']['output'];
  /** What the ruleset was called. */
  readonly name: Scalars['String']['output'];
  /** What it was for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Its rules. */
  readonly rules: ReadonlyArray<RulesetRule>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of versions. */
export type RulesetVersionConnection = {
  /** The versions with their cursors. */
  readonly edges: ReadonlyArray<RulesetVersionEdge>;
  /** The versions alone. */
  readonly nodes: ReadonlyArray<RulesetVersion>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A version in a page. */
export type RulesetVersionEdge = {
  /** Give this as `after` to get what follows. */
  readonly cursor: Scalars['String']['output'];
  /** The version. */
  readonly node: RulesetVersion;
};

/** A ruleset. */
export type CreateRulesetInput = {
  /** What it is called. */
  readonly name: Scalars['String']['input'];
  /** What it is for. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its rules; at least one. */
  readonly rules: ReadonlyArray<RulesetRuleInput>;
};

/** What changes of a ruleset; what is left out stays. */
export type UpdateRulesetInput = {
  /** What it is called. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What it is for; null takes it away. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Its rules, in place of those that were; at least one. */
  readonly rules?: InputMaybe<ReadonlyArray<RulesetRuleInput>>;
};

/** A rule: a question of a field, groups of conditions, or both. A condition in a group has `field`, `operator` and `value`, or groups of its own. */
export type RulesetRuleInput = {
  /** Id of the rule within its ruleset; one is made where it is left out. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** What it is called. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What it asks for: `subject.` with type, external_id, name, date_of_birth, country, nationalities, countries, customer_type, product, channel or industry; `screening.` with total_matches, sanctions_matches, pep_matches, highest_match_score or has_confirmed_match; `transaction.` with amount, currency, type, direction, channel, country or ip_address. */
  readonly field?: InputMaybe<Scalars['String']['input']>;
  /** How it compares. */
  readonly operator?: InputMaybe<RuleOperator>;
  /** What it compares with. */
  readonly value?: InputMaybe<ReadonlyArray<Scalars['JSONLiteral']['input']>>;
  /** Conditions that must all hold. */
  readonly all?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  /** Conditions of which one must hold. */
  readonly any?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  /** Conditions of which none may hold. */
  readonly none?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  /** What is decided at least where it holds. */
  readonly decision?: InputMaybe<DecisionOutcome>;
  /** What it adds to the score, or takes, where it holds. */
  readonly scoreContribution?: InputMaybe<Scalars['Int']['input']>;
  /** Rules are looked at from the lowest priority to the highest. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** Where it holds, later rules of the ruleset are not looked at. */
  readonly stopOnMatch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it acts. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first day on which it acts. */
  readonly effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** The last day on which it acts. */
  readonly effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** A subject, and what a screening might find of it. */
export type SimulateRulesetInput = {
  /** The subject. */
  readonly subject: SubjectInput;
  /** Matches as if a screening had found them. */
  readonly matches?: InputMaybe<ReadonlyArray<SimulatedMatchInput>>;
};

/** The kind of list that a simulated match is with. */
export type SimulatedListType =
  /** Sanctions. */
  | 'SANCTIONS'
  /** Politically exposed persons. */
  | 'PEP';

/** A match as if a screening had found it. */
export type SimulatedMatchInput = {
  /** The kind of list. */
  readonly listType: SimulatedListType;
  /** How well it matches, 0 to 100. */
  readonly score: Scalars['Float']['input'];
  /** How surely it is the subject. */
  readonly strength: MatchStrength;
  /** Whether an analyst has confirmed it. */
  readonly isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What would be reckoned. */
export type RiskSimulation = {
  /** The score, 0 to 1000. */
  readonly riskScore: Scalars['Int']['output'];
  /** The band that it falls into. */
  readonly riskBand: RiskLevel;
  /** The lines that add up to the score. */
  readonly riskFactors: ReadonlyArray<RiskFactorLine>;
  /** What would be decided. */
  readonly decision: SimulatedDecision;
};

/** What would be decided. */
export type SimulatedDecision = {
  /** What would be done. */
  readonly outcome: DecisionOutcome;
  /** Rules that hold, in the order in which they were looked at. */
  readonly triggeredRules: ReadonlyArray<TriggeredRule>;
  /** Why, in words. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
};

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = Screening;



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
  DenyListEntry: ResolverTypeWrapper<any>;
  AddToDenyListInput: ResolverTypeWrapper<any>;
  ScreeningOutcome: ResolverTypeWrapper<any>;
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
  RiskLevel: ResolverTypeWrapper<any>;
  DecisionOutcome: ResolverTypeWrapper<any>;
  ScreeningStatus: ResolverTypeWrapper<any>;
  ScreeningPurpose: ResolverTypeWrapper<any>;
  ScreeningList: ResolverTypeWrapper<any>;
  MatchStatus: ResolverTypeWrapper<any>;
  MatchResolution: ResolverTypeWrapper<any>;
  MatchListType: ResolverTypeWrapper<any>;
  ListedNameKind: ResolverTypeWrapper<any>;
  PepClass: ResolverTypeWrapper<any>;
  PepRelation: ResolverTypeWrapper<any>;
  RiskLineCategory: ResolverTypeWrapper<any>;
  DecisionCause: ResolverTypeWrapper<any>;
  Screening: ResolverTypeWrapper<any>;
  ScreenedSubject: ResolverTypeWrapper<any>;
  ScreenedIdentifier: ResolverTypeWrapper<any>;
  RiskFactorLine: ResolverTypeWrapper<any>;
  ScreeningDecision: ResolverTypeWrapper<any>;
  TriggeredRule: ResolverTypeWrapper<any>;
  ScreeningDecisionStep: ResolverTypeWrapper<any>;
  MatchSummary: ResolverTypeWrapper<any>;
  ScreeningMatch: ResolverTypeWrapper<any>;
  MatchPep: ResolverTypeWrapper<any>;
  PepPosition: ResolverTypeWrapper<any>;
  ListedParty: ResolverTypeWrapper<any>;
  ListedName: ResolverTypeWrapper<any>;
  DateRange: ResolverTypeWrapper<any>;
  ListedRelation: ResolverTypeWrapper<any>;
  ScreeningConnection: ResolverTypeWrapper<any>;
  ScreeningEdge: ResolverTypeWrapper<any>;
  ScreeningBatch: ResolverTypeWrapper<any>;
  ScreeningBatchStatus: ResolverTypeWrapper<any>;
  ScreeningReport: ResolverTypeWrapper<any>;
  SearchedList: ResolverTypeWrapper<any>;
  AssessmentReplay: ResolverTypeWrapper<any>;
  AllowedPair: ResolverTypeWrapper<any>;
  AllowedPairConnection: ResolverTypeWrapper<any>;
  AllowedPairEdge: ResolverTypeWrapper<any>;
  ScreenSubjectInput: ResolverTypeWrapper<any>;
  CreateScreeningBatchInput: ResolverTypeWrapper<any>;
  ResolveMatchInput: ResolverTypeWrapper<any>;
  AllowMatchInput: ResolverTypeWrapper<any>;
  OverrideDecisionInput: ResolverTypeWrapper<any>;
  AddAllowedPairInput: ResolverTypeWrapper<any>;
  RiskCategory: ResolverTypeWrapper<any>;
  RiskFactor: ResolverTypeWrapper<any>;
  RiskBandSetting: ResolverTypeWrapper<any>;
  ChangeRiskFactorsInput: ResolverTypeWrapper<any>;
  RiskFactorInput: ResolverTypeWrapper<any>;
  ChangeRiskBandsInput: ResolverTypeWrapper<any>;
  RiskBandInput: ResolverTypeWrapper<any>;
  RulesetStatus: ResolverTypeWrapper<any>;
  RuleOperator: ResolverTypeWrapper<any>;
  Ruleset: ResolverTypeWrapper<any>;
  RulesetRule: ResolverTypeWrapper<any>;
  RulesetConnection: ResolverTypeWrapper<any>;
  RulesetEdge: ResolverTypeWrapper<any>;
  RulesetVersion: ResolverTypeWrapper<any>;
  RulesetVersionConnection: ResolverTypeWrapper<any>;
  RulesetVersionEdge: ResolverTypeWrapper<any>;
  CreateRulesetInput: ResolverTypeWrapper<any>;
  UpdateRulesetInput: ResolverTypeWrapper<any>;
  RulesetRuleInput: ResolverTypeWrapper<any>;
  SimulateRulesetInput: ResolverTypeWrapper<any>;
  SimulatedListType: ResolverTypeWrapper<any>;
  SimulatedMatchInput: ResolverTypeWrapper<any>;
  RiskSimulation: ResolverTypeWrapper<any>;
  SimulatedDecision: ResolverTypeWrapper<any>;
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
  DenyListEntry: any;
  AddToDenyListInput: any;
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
  Screening: any;
  ScreenedSubject: any;
  ScreenedIdentifier: any;
  RiskFactorLine: any;
  ScreeningDecision: any;
  TriggeredRule: any;
  ScreeningDecisionStep: any;
  MatchSummary: any;
  ScreeningMatch: any;
  MatchPep: any;
  PepPosition: any;
  ListedParty: any;
  ListedName: any;
  DateRange: any;
  ListedRelation: any;
  ScreeningConnection: any;
  ScreeningEdge: any;
  ScreeningBatch: any;
  ScreeningReport: any;
  SearchedList: any;
  AssessmentReplay: any;
  AllowedPair: any;
  AllowedPairConnection: any;
  AllowedPairEdge: any;
  ScreenSubjectInput: any;
  CreateScreeningBatchInput: any;
  ResolveMatchInput: any;
  AllowMatchInput: any;
  OverrideDecisionInput: any;
  AddAllowedPairInput: any;
  RiskFactor: any;
  RiskBandSetting: any;
  ChangeRiskFactorsInput: any;
  RiskFactorInput: any;
  ChangeRiskBandsInput: any;
  RiskBandInput: any;
  Ruleset: any;
  RulesetRule: any;
  RulesetConnection: any;
  RulesetEdge: any;
  RulesetVersion: any;
  RulesetVersionConnection: any;
  RulesetVersionEdge: any;
  CreateRulesetInput: any;
  UpdateRulesetInput: any;
  RulesetRuleInput: any;
  SimulateRulesetInput: any;
  SimulatedMatchInput: any;
  RiskSimulation: any;
  SimulatedDecision: any;
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

export interface JSONLiteralScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONLiteral'], any> {
  name: 'JSONLiteral';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  denyList?: Resolver<ReadonlyArray<ResolversTypes['DenyListEntry']>, ParentType, ContextType>;
  compareSubjects?: Resolver<ResolversTypes['SubjectComparison'], ParentType, ContextType, RequireFields<QuerycompareSubjectsArgs, 'input'>>;
  screenings?: Resolver<ResolversTypes['ScreeningConnection'], ParentType, ContextType, RequireFields<QueryscreeningsArgs, 'first'>>;
  screening?: Resolver<Maybe<ResolversTypes['Screening']>, ParentType, ContextType, RequireFields<QueryscreeningArgs, 'id'>>;
  screeningMatches?: Resolver<ReadonlyArray<ResolversTypes['ScreeningMatch']>, ParentType, ContextType, RequireFields<QueryscreeningMatchesArgs, 'screeningId'>>;
  screeningMatch?: Resolver<Maybe<ResolversTypes['ScreeningMatch']>, ParentType, ContextType, RequireFields<QueryscreeningMatchArgs, 'screeningId' | 'matchId'>>;
  screeningReport?: Resolver<Maybe<ResolversTypes['ScreeningReport']>, ParentType, ContextType, RequireFields<QueryscreeningReportArgs, 'id'>>;
  screeningBatch?: Resolver<Maybe<ResolversTypes['ScreeningBatch']>, ParentType, ContextType, RequireFields<QueryscreeningBatchArgs, 'id'>>;
  allowList?: Resolver<ResolversTypes['AllowedPairConnection'], ParentType, ContextType, RequireFields<QueryallowListArgs, 'first'>>;
  riskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactor']>, ParentType, ContextType>;
  riskBands?: Resolver<ReadonlyArray<ResolversTypes['RiskBandSetting']>, ParentType, ContextType>;
  rulesets?: Resolver<ResolversTypes['RulesetConnection'], ParentType, ContextType, RequireFields<QueryrulesetsArgs, 'first'>>;
  ruleset?: Resolver<Maybe<ResolversTypes['Ruleset']>, ParentType, ContextType, RequireFields<QueryrulesetArgs, 'id'>>;
  rulesetVersions?: Resolver<ResolversTypes['RulesetVersionConnection'], ParentType, ContextType, RequireFields<QueryrulesetVersionsArgs, 'id' | 'first'>>;
  simulateRuleset?: Resolver<ResolversTypes['RiskSimulation'], ParentType, ContextType, RequireFields<QuerysimulateRulesetArgs, 'id' | 'input'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToDenyList?: Resolver<ResolversTypes['DenyListEntry'], ParentType, ContextType, RequireFields<MutationaddToDenyListArgs, 'input'>>;
  removeFromDenyList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveFromDenyListArgs, 'id'>>;
  screenPayment?: Resolver<ResolversTypes['PaymentScreening'], ParentType, ContextType, RequireFields<MutationscreenPaymentArgs, 'input'>>;
  voidPaymentScreening?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvoidPaymentScreeningArgs, 'paymentId'>>;
  screenSubject?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationscreenSubjectArgs, 'input'>>;
  createScreeningBatch?: Resolver<ResolversTypes['ScreeningBatch'], ParentType, ContextType, RequireFields<MutationcreateScreeningBatchArgs, 'input'>>;
  rescreen?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationrescreenArgs, 'id'>>;
  resolveMatch?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationresolveMatchArgs, 'screeningId' | 'matchId' | 'input'>>;
  reopenMatch?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationreopenMatchArgs, 'screeningId' | 'matchId'>>;
  reviewMatch?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationreviewMatchArgs, 'screeningId' | 'matchId'>>;
  overrideDecision?: Resolver<ResolversTypes['Screening'], ParentType, ContextType, RequireFields<MutationoverrideDecisionArgs, 'id' | 'input'>>;
  addAllowedPair?: Resolver<ResolversTypes['AllowedPair'], ParentType, ContextType, RequireFields<MutationaddAllowedPairArgs, 'input'>>;
  removeAllowedPair?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveAllowedPairArgs, 'id'>>;
  runQueuedScreenings?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationrunQueuedScreeningsArgs, 'ids'>>;
  changeRiskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactor']>, ParentType, ContextType, RequireFields<MutationchangeRiskFactorsArgs, 'input'>>;
  changeRiskBands?: Resolver<ReadonlyArray<ResolversTypes['RiskBandSetting']>, ParentType, ContextType, RequireFields<MutationchangeRiskBandsArgs, 'input'>>;
  createRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationcreateRulesetArgs, 'input'>>;
  updateRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationupdateRulesetArgs, 'id' | 'input'>>;
  publishRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationpublishRulesetArgs, 'id'>>;
  archiveRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationarchiveRulesetArgs, 'id'>>;
  deleteRuleset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteRulesetArgs, 'id'>>;
};

export type DenyListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DenyListEntry'] = ResolversParentTypes['DenyListEntry']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentScreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentScreening'] = ResolversParentTypes['PaymentScreening']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ScreeningOutcome'], ParentType, ContextType>;
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

export type ScreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Screening'] = ResolversParentTypes['Screening']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScreeningStatus'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ScreeningPurpose'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ScreenedSubject'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  batchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  previousScreeningId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  nextScreeningId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['ScreeningList']>, ParentType, ContextType>;
  listsNotEvaluated?: Resolver<ReadonlyArray<ResolversTypes['ScreeningList']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  missingSources?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  matchThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  riskScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  riskBand?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  riskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactorLine']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ScreeningDecision']>, ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ScreeningDecisionStep']>, ParentType, ContextType>;
  matchSummary?: Resolver<ResolversTypes['MatchSummary'], ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['ScreeningMatch']>, ParentType, ContextType>;
  datasetVersions?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScreenedSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenedSubject'] = ResolversParentTypes['ScreenedSubject']> = {
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubjectType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aliases?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['SubjectGender']>, ParentType, ContextType>;
  nationalities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CountryCode']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  identifiers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ScreenedIdentifier']>>, ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScreenedIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenedIdentifier'] = ResolversParentTypes['ScreenedIdentifier']> = {
  type?: Resolver<ResolversTypes['SubjectIdentifierType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};

export type RiskFactorLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskFactorLine'] = ResolversParentTypes['RiskFactorLine']> = {
  factor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['RiskLineCategory'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contribution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScreeningDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningDecision'] = ResolversParentTypes['ScreeningDecision']> = {
  outcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  triggeredRules?: Resolver<ReadonlyArray<ResolversTypes['TriggeredRule']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reckonedOutcome?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
  isOverridden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TriggeredRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TriggeredRule'] = ResolversParentTypes['TriggeredRule']> = {
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
  scoreContribution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreeningDecisionStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningDecisionStep'] = ResolversParentTypes['ScreeningDecisionStep']> = {
  screeningId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['DecisionCause'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  previousOutcome?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};

export type MatchSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchSummary'] = ResolversParentTypes['MatchSummary']> = {
  totalMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sanctionsMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pepMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppressedMatches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScreeningMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningMatch'] = ResolversParentTypes['ScreeningMatch']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  screeningId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listType?: Resolver<ResolversTypes['MatchListType'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchedNameKind?: Resolver<ResolversTypes['ListedNameKind'], ParentType, ContextType>;
  queryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['MatchStrength'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['MatchEvidence']>, ParentType, ContextType>;
  nameAlignment?: Resolver<ReadonlyArray<ResolversTypes['AlignedWords']>, ParentType, ContextType>;
  pep?: Resolver<Maybe<ResolversTypes['MatchPep']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['ListedParty'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MatchStatus'], ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MatchPepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchPep'] = ResolversParentTypes['MatchPep']> = {
  class?: Resolver<ResolversTypes['PepClass'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['PepRelation'], ParentType, ContextType>;
  positions?: Resolver<ReadonlyArray<ResolversTypes['PepPosition']>, ParentType, ContextType>;
};

export type PepPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PepPosition'] = ResolversParentTypes['PepPosition']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListedPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedParty'] = ResolversParentTypes['ListedParty']> = {
  type?: Resolver<ResolversTypes['SubjectType'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['ListedName']>, ParentType, ContextType>;
  datesOfBirth?: Resolver<ReadonlyArray<ResolversTypes['DateRange']>, ParentType, ContextType>;
  nationalities?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  programs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  relations?: Resolver<ReadonlyArray<ResolversTypes['ListedRelation']>, ParentType, ContextType>;
  references?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  formerIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  listedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDeceased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListedNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedName'] = ResolversParentTypes['ListedName']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListedNameKind'], ParentType, ContextType>;
};

export type DateRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateRange'] = ResolversParentTypes['DateRange']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ListedRelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedRelation'] = ResolversParentTypes['ListedRelation']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScreeningConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningConnection'] = ResolversParentTypes['ScreeningConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ScreeningEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Screening']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ScreeningEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningEdge'] = ResolversParentTypes['ScreeningEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Screening'], ParentType, ContextType>;
};

export type ScreeningBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningBatch'] = ResolversParentTypes['ScreeningBatch']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScreeningBatchStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ScreeningReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningReport'] = ResolversParentTypes['ScreeningReport']> = {
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  narrative?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  screening?: Resolver<ResolversTypes['Screening'], ParentType, ContextType>;
  searched?: Resolver<ReadonlyArray<ResolversTypes['SearchedList']>, ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['ScreeningMatch']>, ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ScreeningDecisionStep']>, ParentType, ContextType>;
  replays?: Resolver<ReadonlyArray<ResolversTypes['AssessmentReplay']>, ParentType, ContextType>;
};

export type SearchedListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedList'] = ResolversParentTypes['SearchedList']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MatchListType'], ParentType, ContextType>;
  isSearched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  importedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AssessmentReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentReplay'] = ResolversParentTypes['AssessmentReplay']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReproduced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  config?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type AllowedPairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowedPair'] = ResolversParentTypes['AllowedPair']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AllowedPairConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowedPairConnection'] = ResolversParentTypes['AllowedPairConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AllowedPairEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AllowedPair']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AllowedPairEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowedPairEdge'] = ResolversParentTypes['AllowedPairEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AllowedPair'], ParentType, ContextType>;
};

export type RiskFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskFactor'] = ResolversParentTypes['RiskFactor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['RiskCategory'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type RiskBandSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskBandSetting'] = ResolversParentTypes['RiskBandSetting']> = {
  level?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  minScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RulesetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ruleset'] = ResolversParentTypes['Ruleset']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RulesetStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['RulesetRule']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RulesetRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetRule'] = ResolversParentTypes['RulesetRule']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['RuleOperator']>, ParentType, ContextType>;
  value?: Resolver<ReadonlyArray<ResolversTypes['JSONLiteral']>, ParentType, ContextType>;
  all?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JSONObject']>>, ParentType, ContextType>;
  any?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JSONObject']>>, ParentType, ContextType>;
  none?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JSONObject']>>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
  scoreContribution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopOnMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type RulesetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetConnection'] = ResolversParentTypes['RulesetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RulesetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RulesetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetEdge'] = ResolversParentTypes['RulesetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
};

export type RulesetVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetVersion'] = ResolversParentTypes['RulesetVersion']> = {
  rulesetId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['RulesetRule']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RulesetVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetVersionConnection'] = ResolversParentTypes['RulesetVersionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RulesetVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RulesetVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RulesetVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetVersionEdge'] = ResolversParentTypes['RulesetVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RulesetVersion'], ParentType, ContextType>;
};

export type RiskSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskSimulation'] = ResolversParentTypes['RiskSimulation']> = {
  riskScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  riskBand?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  riskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactorLine']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['SimulatedDecision'], ParentType, ContextType>;
};

export type SimulatedDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimulatedDecision'] = ResolversParentTypes['SimulatedDecision']> = {
  outcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  triggeredRules?: Resolver<ReadonlyArray<ResolversTypes['TriggeredRule']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Screening', ParentType, ContextType>;
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
  DenyListEntry?: DenyListEntryResolvers<ContextType>;
  PaymentScreening?: PaymentScreeningResolvers<ContextType>;
  MatchEvidence?: MatchEvidenceResolvers<ContextType>;
  AlignedWords?: AlignedWordsResolvers<ContextType>;
  SubjectComparison?: SubjectComparisonResolvers<ContextType>;
  Screening?: ScreeningResolvers<ContextType>;
  ScreenedSubject?: ScreenedSubjectResolvers<ContextType>;
  ScreenedIdentifier?: ScreenedIdentifierResolvers<ContextType>;
  RiskFactorLine?: RiskFactorLineResolvers<ContextType>;
  ScreeningDecision?: ScreeningDecisionResolvers<ContextType>;
  TriggeredRule?: TriggeredRuleResolvers<ContextType>;
  ScreeningDecisionStep?: ScreeningDecisionStepResolvers<ContextType>;
  MatchSummary?: MatchSummaryResolvers<ContextType>;
  ScreeningMatch?: ScreeningMatchResolvers<ContextType>;
  MatchPep?: MatchPepResolvers<ContextType>;
  PepPosition?: PepPositionResolvers<ContextType>;
  ListedParty?: ListedPartyResolvers<ContextType>;
  ListedName?: ListedNameResolvers<ContextType>;
  DateRange?: DateRangeResolvers<ContextType>;
  ListedRelation?: ListedRelationResolvers<ContextType>;
  ScreeningConnection?: ScreeningConnectionResolvers<ContextType>;
  ScreeningEdge?: ScreeningEdgeResolvers<ContextType>;
  ScreeningBatch?: ScreeningBatchResolvers<ContextType>;
  ScreeningReport?: ScreeningReportResolvers<ContextType>;
  SearchedList?: SearchedListResolvers<ContextType>;
  AssessmentReplay?: AssessmentReplayResolvers<ContextType>;
  AllowedPair?: AllowedPairResolvers<ContextType>;
  AllowedPairConnection?: AllowedPairConnectionResolvers<ContextType>;
  AllowedPairEdge?: AllowedPairEdgeResolvers<ContextType>;
  RiskFactor?: RiskFactorResolvers<ContextType>;
  RiskBandSetting?: RiskBandSettingResolvers<ContextType>;
  Ruleset?: RulesetResolvers<ContextType>;
  RulesetRule?: RulesetRuleResolvers<ContextType>;
  RulesetConnection?: RulesetConnectionResolvers<ContextType>;
  RulesetEdge?: RulesetEdgeResolvers<ContextType>;
  RulesetVersion?: RulesetVersionResolvers<ContextType>;
  RulesetVersionConnection?: RulesetVersionConnectionResolvers<ContextType>;
  RulesetVersionEdge?: RulesetVersionEdgeResolvers<ContextType>;
  RiskSimulation?: RiskSimulationResolvers<ContextType>;
  SimulatedDecision?: SimulatedDecisionResolvers<ContextType>;
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
  federation__cost?: federation__costDirectiveResolver<any, any, ContextType>;
  federation__listSize?: federation__listSizeDirectiveResolver<any, any, ContextType>;
};

