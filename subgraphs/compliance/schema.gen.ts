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
  /** The watchlists that are screened against, those of sanctions first. */
  readonly datasets: ReadonlyArray<Dataset>;
  /** A watchlist by its source. */
  readonly dataset: Dataset;
  /** The versions of a watchlist, newest first, also those that were refused. */
  readonly datasetVersions: ReadonlyArray<DatasetVersion>;
  /** How a version of a watchlist differs from another one of it, by the ids of the entries. */
  readonly datasetChanges: DatasetChangeConnection;
  /** Entries of the watchlists as they stand, in the order of their sources and ids. This looks names up as they are written; who may be meant by a name with faults is told by a screening. */
  readonly datasetEntries: ReadonlyArray<DatasetEntry>;
  /** An entry of a watchlist by its id, as it reads now or as it read last. */
  readonly datasetEntry?: Maybe<DatasetEntry>;
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
export type QuerydatasetArgs = {
  source: DatasetSource;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerydatasetVersionsArgs = {
  source: DatasetSource;
  first?: Scalars['Int']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerydatasetChangesArgs = {
  source: DatasetSource;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerydatasetEntriesArgs = {
  source?: InputMaybe<DatasetSource>;
  query?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerydatasetEntryArgs = {
  source: DatasetSource;
  entryId: Scalars['String']['input'];
};

/** Changes of what screening looks for. */
export type Mutation = {
  /** Adds a name to the tenant's deny-list. */
  readonly addToDenyList: DenyListEntry;
  /** Takes a name off the tenant's deny-list. */
  readonly removeFromDenyList: Scalars['Boolean']['output'];
  /** Has a watchlist fetched from its publisher soon, without waiting for its time. */
  readonly refreshDataset: Dataset;
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
export type MutationrefreshDatasetArgs = {
  source: DatasetSource;
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

/** A publisher of watchlists, and which of its lists. */
export type DatasetSource =
  /** OFAC: Specially Designated Nationals and Blocked Persons. */
  | 'OFAC_SDN'
  /** OFAC: Consolidated Sanctions List. */
  | 'OFAC_CONSOLIDATED'
  /** United Nations Security Council Consolidated List. */
  | 'UN_CONSOLIDATED'
  /** European Union: Consolidated list of persons, groups and entities subject to financial sanctions. */
  | 'EU_CONSOLIDATED'
  /** United Kingdom: UK Sanctions List. */
  | 'UK_OFSI'
  /** Australia: DFAT Consolidated List. */
  | 'AU_DFAT'
  /** Canada: Consolidated Canadian Autonomous Sanctions List. */
  | 'CA_SEMA'
  /** Switzerland: SECO sanctions list. */
  | 'CH_SECO'
  /** Japan: Ministry of Finance, economic sanctions. */
  | 'JP_MOF'
  /** Politically exposed persons of all countries. */
  | 'SRC_GLOBAL_PEP'
  /** Politically exposed persons in Wikidata. */
  | 'SRC_WIKIDATA_PEP'
  /** Politically exposed persons of Africa. */
  | 'SRC_AFRICAN_PEP'
  /** Politically exposed persons of Nigeria. */
  | 'SRC_NIGERIA_PEP';

/** Whom a watchlist names. */
export type DatasetType =
  /** Who is under sanctions. */
  | 'SANCTIONS'
  /** Who holds or held a public office, with relatives and close associates. */
  | 'PEP';

/** How a watchlist is. */
export type DatasetStatus =
  /** It is screened against, and was looked at in time. */
  | 'ACTIVE'
  /** It is screened against, and a new version is being read. */
  | 'UPDATING'
  /** It was looked at too long ago. */
  | 'STALE'
  /** It was never loaded, or could not be fetched when it was tried last; what was loaded before is screened against. */
  | 'FAILED';

/** A watchlist that is screened against. */
export type Dataset = {
  /** Whose list. */
  readonly source: DatasetSource;
  /** Whom it names. */
  readonly type: DatasetType;
  /** Its name in words. */
  readonly title: Scalars['String']['output'];
  /** How many parties it names. */
  readonly entries: Scalars['Int']['output'];
  /** When the version was taken over. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** The version that is screened against. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** How it is. */
  readonly status: DatasetStatus;
  /** Whether it is made of invented parties, for the demonstration; such a list is never stale. */
  readonly isDemo: Scalars['Boolean']['output'];
  /** The day of which the publisher says that it made the version. */
  readonly publishedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** When it was last known that nothing newer was there. */
  readonly lastCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it could not be fetched. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Why it could not be fetched. */
  readonly failure?: Maybe<Scalars['String']['output']>;
};

/** How a version of a watchlist is. */
export type DatasetVersionStatus =
  /** It is screened against. */
  | 'ACTIVE'
  /** A newer one took its place. */
  | 'SUPERSEDED'
  /** It was refused and never used. */
  | 'REJECTED';

/** A version of a watchlist. */
export type DatasetVersion = {
  /** Its name: the day on which it was published, or else taken over, and its number. */
  readonly version: Scalars['String']['output'];
  /** How it is. */
  readonly status: DatasetVersionStatus;
  /** How many parties it names. */
  readonly entries: Scalars['Int']['output'];
  /** How many of them the version before did not name. */
  readonly added: Scalars['Int']['output'];
  /** How many it does not name any more. */
  readonly removed: Scalars['Int']['output'];
  /** Of how many it tells something else. */
  readonly changed: Scalars['Int']['output'];
  /** A hash of all that it says, whatever layout and order it came in, in hexadecimal digits. */
  readonly sha256?: Maybe<Scalars['String']['output']>;
  /** The layout in which it came. */
  readonly layout?: Maybe<Scalars['String']['output']>;
  /** Whether it is made of invented parties. */
  readonly isDemo: Scalars['Boolean']['output'];
  /** The day of which the publisher says that it made it. */
  readonly publishedAt?: Maybe<Scalars['LocalDate']['output']>;
  /** When it was taken over or refused. */
  readonly ingestedAt: Scalars['DateTime']['output'];
  /** Why it was refused. */
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
};

/** What has become of an entry. */
export type DatasetChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It tells something else. */
  | 'CHANGED'
  /** It is on the list no more. */
  | 'REMOVED';

/** How an entry differs between two versions. */
export type DatasetChange = {
  /** The id that the list gives the entry. */
  readonly entryId: Scalars['String']['output'];
  /** What has become of it. */
  readonly change: DatasetChangeKind;
  /** Its first name, in the newer version where it is in both. */
  readonly name: Scalars['String']['output'];
};

/** A page of changes. */
export type DatasetChangeConnection = {
  /** The changes of the page. */
  readonly nodes: ReadonlyArray<DatasetChange>;
  /** The changes with their cursors. */
  readonly edges: ReadonlyArray<DatasetChangeEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A change in a page. */
export type DatasetChangeEdge = {
  /** Where it stands. */
  readonly cursor: Scalars['String']['output'];
  /** The change. */
  readonly node: DatasetChange;
};

/** A party that a watchlist names. */
export type DatasetEntry = {
  /** Whose list. */
  readonly source: DatasetSource;
  /** The id that the list gives it. */
  readonly entryId: Scalars['String']['output'];
  /** What it is. */
  readonly type: SubjectType;
  /** Whether it is on the list as the list stands. */
  readonly isListed: Scalars['Boolean']['output'];
  /** Its names, the first one first. */
  readonly names: ReadonlyArray<DatasetEntryName>;
  /** When it may have been born. */
  readonly datesOfBirth: ReadonlyArray<DatasetDate>;
  /** Its gender. */
  readonly gender?: Maybe<SubjectGender>;
  /** Its nationalities, two letters each. */
  readonly nationalities: ReadonlyArray<Scalars['String']['output']>;
  /** Countries of its addresses, its register or its flag, two letters each. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Where it may have been born. */
  readonly placesOfBirth: ReadonlyArray<Scalars['String']['output']>;
  /** Its addresses. */
  readonly addresses: ReadonlyArray<Scalars['String']['output']>;
  /** Its numbers and addresses of other kinds. */
  readonly identifiers: ReadonlyArray<DatasetEntryIdentifier>;
  /** Programmes, regimes and committees, in the list's words. */
  readonly programs: ReadonlyArray<Scalars['String']['output']>;
  /** Titles and functions. */
  readonly titles: ReadonlyArray<Scalars['String']['output']>;
  /** Offices that it holds or held. */
  readonly positions: ReadonlyArray<DatasetEntryPosition>;
  /** Ties to others. */
  readonly relations: ReadonlyArray<DatasetEntryRelation>;
  /** Whether the list says that it is dead. */
  readonly isDeceased: Scalars['Boolean']['output'];
  /** The day on which it was listed. */
  readonly listedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The day on which the list last changed what it tells of it. */
  readonly updatedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The reason for the listing and other remarks. */
  readonly remarks?: Maybe<Scalars['String']['output']>;
  /** The same party on other lists. */
  readonly references: ReadonlyArray<Scalars['String']['output']>;
  /** What became of it with each version, newest first, at most a hundred. */
  readonly history: ReadonlyArray<DatasetEntryChange>;
};

/** How a list speaks of a name. */
export type DatasetNameKind =
  /** The name under which it is listed. */
  | 'PRIMARY'
  /** Another name. */
  | 'STRONG_ALIAS'
  /** A name that the list itself calls of low quality. */
  | 'WEAK_ALIAS'
  /** A name that it had before. */
  | 'FORMER'
  /** A name in its own script. */
  | 'ORIGINAL_SCRIPT';

/** A name of an entry. */
export type DatasetEntryName = {
  /** The name, given names first. */
  readonly text: Scalars['String']['output'];
  /** How the list speaks of it. */
  readonly kind: DatasetNameKind;
  /** Its language, where the list tells it: ISO 639. */
  readonly language?: Maybe<Scalars['String']['output']>;
};

/** A day, month or year that may not be known exactly. */
export type DatasetDate = {
  /** The first day that it may be. */
  readonly from: Scalars['LocalDate']['output'];
  /** The last day that it may be. */
  readonly to: Scalars['LocalDate']['output'];
  /** Whether the list says that it is about then. */
  readonly isApproximate: Scalars['Boolean']['output'];
};

/** A number of an entry. */
export type DatasetEntryIdentifier = {
  /** Of what kind it is. */
  readonly type: SubjectIdentifierType;
  /** The number. */
  readonly value: Scalars['String']['output'];
  /** The country that gave it, two letters. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** What the list says of it. */
  readonly label?: Maybe<Scalars['String']['output']>;
};

/** An office. */
export type DatasetEntryPosition = {
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** The country that it is of, two letters. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Since when. */
  readonly from?: Maybe<DatasetDate>;
  /** Until when. */
  readonly to?: Maybe<DatasetDate>;
};

/** How a party is tied to another. */
export type DatasetRelationKind =
  /** By family. */
  | 'RELATIVE'
  /** By friendship or business. */
  | 'ASSOCIATE'
  /** It belongs to the other. */
  | 'OWNED_BY'
  /** The other belongs to it. */
  | 'OWNS'
  /** The other rules it. */
  | 'CONTROLLED_BY'
  /** It acts for the other. */
  | 'ACTS_FOR'
  /** Otherwise. */
  | 'OTHER';

/** A tie to another party. */
export type DatasetEntryRelation = {
  /** How they are tied. */
  readonly kind: DatasetRelationKind;
  /** The other one's id on the list, where it is on it. */
  readonly entryId?: Maybe<Scalars['String']['output']>;
  /** The other one's name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The list's own word for it. */
  readonly label?: Maybe<Scalars['String']['output']>;
};

/** What became of an entry with a version. */
export type DatasetEntryChange = {
  /** The version. */
  readonly version: Scalars['String']['output'];
  /** What became of it. */
  readonly change: DatasetChangeKind;
  /** When the version was taken over. */
  readonly at: Scalars['DateTime']['output'];
};

/** What those who rely on the service have to be told. */
export type SystemAlert = {
  /** What has happened, for programs. */
  readonly code: Scalars['String']['output'];
  /** How grave it is: LOW, MEDIUM, HIGH or CRITICAL. */
  readonly severity: Scalars['String']['output'];
  /** The part of the service that it is about. */
  readonly component: Scalars['String']['output'];
  /** What has happened, for people. */
  readonly message: Scalars['String']['output'];
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
  DatasetSource: ResolverTypeWrapper<any>;
  DatasetType: ResolverTypeWrapper<any>;
  DatasetStatus: ResolverTypeWrapper<any>;
  Dataset: ResolverTypeWrapper<any>;
  DatasetVersionStatus: ResolverTypeWrapper<any>;
  DatasetVersion: ResolverTypeWrapper<any>;
  DatasetChangeKind: ResolverTypeWrapper<any>;
  DatasetChange: ResolverTypeWrapper<any>;
  DatasetChangeConnection: ResolverTypeWrapper<any>;
  DatasetChangeEdge: ResolverTypeWrapper<any>;
  DatasetEntry: ResolverTypeWrapper<any>;
  DatasetNameKind: ResolverTypeWrapper<any>;
  DatasetEntryName: ResolverTypeWrapper<any>;
  DatasetDate: ResolverTypeWrapper<any>;
  DatasetEntryIdentifier: ResolverTypeWrapper<any>;
  DatasetEntryPosition: ResolverTypeWrapper<any>;
  DatasetRelationKind: ResolverTypeWrapper<any>;
  DatasetEntryRelation: ResolverTypeWrapper<any>;
  DatasetEntryChange: ResolverTypeWrapper<any>;
  SystemAlert: ResolverTypeWrapper<any>;
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
  Dataset: any;
  DatasetVersion: any;
  DatasetChange: any;
  DatasetChangeConnection: any;
  DatasetChangeEdge: any;
  DatasetEntry: any;
  DatasetEntryName: any;
  DatasetDate: any;
  DatasetEntryIdentifier: any;
  DatasetEntryPosition: any;
  DatasetEntryRelation: any;
  DatasetEntryChange: any;
  SystemAlert: any;
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
  datasets?: Resolver<ReadonlyArray<ResolversTypes['Dataset']>, ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<QuerydatasetArgs, 'source'>>;
  datasetVersions?: Resolver<ReadonlyArray<ResolversTypes['DatasetVersion']>, ParentType, ContextType, RequireFields<QuerydatasetVersionsArgs, 'source' | 'first'>>;
  datasetChanges?: Resolver<ResolversTypes['DatasetChangeConnection'], ParentType, ContextType, RequireFields<QuerydatasetChangesArgs, 'source' | 'from' | 'to' | 'first'>>;
  datasetEntries?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntry']>, ParentType, ContextType, RequireFields<QuerydatasetEntriesArgs, 'first'>>;
  datasetEntry?: Resolver<Maybe<ResolversTypes['DatasetEntry']>, ParentType, ContextType, RequireFields<QuerydatasetEntryArgs, 'source' | 'entryId'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToDenyList?: Resolver<ResolversTypes['DenyListEntry'], ParentType, ContextType, RequireFields<MutationaddToDenyListArgs, 'input'>>;
  removeFromDenyList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveFromDenyListArgs, 'id'>>;
  refreshDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationrefreshDatasetArgs, 'source'>>;
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

export type DatasetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dataset'] = ResolversParentTypes['Dataset']> = {
  source?: Resolver<ResolversTypes['DatasetSource'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DatasetType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DatasetStatus'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  lastCheckedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetVersion'] = ResolversParentTypes['DatasetVersion']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DatasetVersionStatus'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  ingestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetChange'] = ResolversParentTypes['DatasetChange']> = {
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['DatasetChangeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DatasetChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetChangeConnection'] = ResolversParentTypes['DatasetChangeConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DatasetChange']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DatasetChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DatasetChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetChangeEdge'] = ResolversParentTypes['DatasetChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DatasetChange'], ParentType, ContextType>;
};

export type DatasetEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntry'] = ResolversParentTypes['DatasetEntry']> = {
  source?: Resolver<ResolversTypes['DatasetSource'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubjectType'], ParentType, ContextType>;
  isListed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntryName']>, ParentType, ContextType>;
  datesOfBirth?: Resolver<ReadonlyArray<ResolversTypes['DatasetDate']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['SubjectGender']>, ParentType, ContextType>;
  nationalities?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  placesOfBirth?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  identifiers?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntryIdentifier']>, ParentType, ContextType>;
  programs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  positions?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntryPosition']>, ParentType, ContextType>;
  relations?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntryRelation']>, ParentType, ContextType>;
  isDeceased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  updatedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  remarks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  references?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntryChange']>, ParentType, ContextType>;
};

export type DatasetEntryNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryName'] = ResolversParentTypes['DatasetEntryName']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DatasetNameKind'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetDate'] = ResolversParentTypes['DatasetDate']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DatasetEntryIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryIdentifier'] = ResolversParentTypes['DatasetEntryIdentifier']> = {
  type?: Resolver<ResolversTypes['SubjectIdentifierType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetEntryPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryPosition'] = ResolversParentTypes['DatasetEntryPosition']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DatasetDate']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DatasetDate']>, ParentType, ContextType>;
};

export type DatasetEntryRelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryRelation'] = ResolversParentTypes['DatasetEntryRelation']> = {
  kind?: Resolver<ResolversTypes['DatasetRelationKind'], ParentType, ContextType>;
  entryId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetEntryChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryChange'] = ResolversParentTypes['DatasetEntryChange']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['DatasetChangeKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SystemAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemAlert'] = ResolversParentTypes['SystemAlert']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  component?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  PaymentScreening?: PaymentScreeningResolvers<ContextType>;
  MatchEvidence?: MatchEvidenceResolvers<ContextType>;
  AlignedWords?: AlignedWordsResolvers<ContextType>;
  SubjectComparison?: SubjectComparisonResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  DatasetVersion?: DatasetVersionResolvers<ContextType>;
  DatasetChange?: DatasetChangeResolvers<ContextType>;
  DatasetChangeConnection?: DatasetChangeConnectionResolvers<ContextType>;
  DatasetChangeEdge?: DatasetChangeEdgeResolvers<ContextType>;
  DatasetEntry?: DatasetEntryResolvers<ContextType>;
  DatasetEntryName?: DatasetEntryNameResolvers<ContextType>;
  DatasetDate?: DatasetDateResolvers<ContextType>;
  DatasetEntryIdentifier?: DatasetEntryIdentifierResolvers<ContextType>;
  DatasetEntryPosition?: DatasetEntryPositionResolvers<ContextType>;
  DatasetEntryRelation?: DatasetEntryRelationResolvers<ContextType>;
  DatasetEntryChange?: DatasetEntryChangeResolvers<ContextType>;
  SystemAlert?: SystemAlertResolvers<ContextType>;
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

