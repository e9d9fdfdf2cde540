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

/** Changes of what screening looks for. */
export type Mutation = {
  /** Adds a name to the tenant's deny-list. */
  readonly addToDenyList: DenyListEntry;
  /** Takes a name off the tenant's deny-list. */
  readonly removeFromDenyList: Scalars['Boolean']['output'];
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
  /** Screens the parties of a payment and keeps the answer under the payment's id and stage; asked again, the first answer stands, save that before a payout a new match takes the place of CLEAR. */
  readonly screenPayment: PaymentScreening;
  /** Marks the screening of a payment that was not made after all. False when there is none. */
  readonly voidPaymentScreening: Scalars['Boolean']['output'];
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


/** Changes of what screening looks for. */
export type MutationscreenPaymentArgs = {
  input: ScreenPaymentInput;
};


/** Changes of what screening looks for. */
export type MutationvoidPaymentScreeningArgs = {
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
  /** What it asks for: a field of subject, screening or transaction, such as subject.country. */
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
  RiskLineCategory: ResolverTypeWrapper<any>;
  RiskFactorLine: ResolverTypeWrapper<any>;
  TriggeredRule: ResolverTypeWrapper<any>;
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
  RiskFactorLine: any;
  TriggeredRule: any;
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
  riskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactor']>, ParentType, ContextType>;
  riskBands?: Resolver<ReadonlyArray<ResolversTypes['RiskBandSetting']>, ParentType, ContextType>;
  rulesets?: Resolver<ResolversTypes['RulesetConnection'], ParentType, ContextType, RequireFields<QueryrulesetsArgs, 'first'>>;
  ruleset?: Resolver<Maybe<ResolversTypes['Ruleset']>, ParentType, ContextType, RequireFields<QueryrulesetArgs, 'id'>>;
  rulesetVersions?: Resolver<ResolversTypes['RulesetVersionConnection'], ParentType, ContextType, RequireFields<QueryrulesetVersionsArgs, 'id' | 'first'>>;
  simulateRuleset?: Resolver<ResolversTypes['RiskSimulation'], ParentType, ContextType, RequireFields<QuerysimulateRulesetArgs, 'id' | 'input'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToDenyList?: Resolver<ResolversTypes['DenyListEntry'], ParentType, ContextType, RequireFields<MutationaddToDenyListArgs, 'input'>>;
  removeFromDenyList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveFromDenyListArgs, 'id'>>;
  changeRiskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactor']>, ParentType, ContextType, RequireFields<MutationchangeRiskFactorsArgs, 'input'>>;
  changeRiskBands?: Resolver<ReadonlyArray<ResolversTypes['RiskBandSetting']>, ParentType, ContextType, RequireFields<MutationchangeRiskBandsArgs, 'input'>>;
  createRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationcreateRulesetArgs, 'input'>>;
  updateRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationupdateRulesetArgs, 'id' | 'input'>>;
  publishRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationpublishRulesetArgs, 'id'>>;
  archiveRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationarchiveRulesetArgs, 'id'>>;
  deleteRuleset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteRulesetArgs, 'id'>>;
  screenPayment?: Resolver<ResolversTypes['PaymentScreening'], ParentType, ContextType, RequireFields<MutationscreenPaymentArgs, 'input'>>;
  voidPaymentScreening?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvoidPaymentScreeningArgs, 'paymentId'>>;
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

export type RiskFactorLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskFactorLine'] = ResolversParentTypes['RiskFactorLine']> = {
  factor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['RiskLineCategory'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contribution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TriggeredRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TriggeredRule'] = ResolversParentTypes['TriggeredRule']> = {
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
  scoreContribution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  RiskFactorLine?: RiskFactorLineResolvers<ContextType>;
  TriggeredRule?: TriggeredRuleResolvers<ContextType>;
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

