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
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type Query = {
  /** The names that this tenant serves nobody of, newest first, at most a thousand. In the demonstration it holds Blocked Person, so that a payment to that name is refused. */
  readonly denyList: ReadonlyArray<DenyListEntry>;
  /** A subject by its id, also one that was deleted. */
  readonly subject?: Maybe<Subject>;
  /** Subjects, newest first; deleted ones only where they are asked for. Filters hold together. */
  readonly subjects: SubjectConnection;
  /** A subject's screenings, newest first. */
  readonly subjectScreenings: ScreeningConnection;
  /** Whom the lists name in a subject's last screening, the likeliest first. */
  readonly subjectMatches: ReadonlyArray<ScreeningMatch>;
  /** How a subject's risk came to be what it is, newest first. */
  readonly subjectRiskHistory: RiskChangeConnection;
  /** Whether every monitored subject was compared with what every list holds, and with each of its changes. */
  readonly monitoringCoverage: MonitoringCoverage;
  /** Comparisons of the monitored subjects with what a new version of a list changed, newest first. */
  readonly rescreenings: RescreeningConnection;
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
  /** What the workspace says of countries otherwise than is published. */
  readonly riskCountries: ReadonlyArray<CountryFlagOverride>;
  /** The flags that countries bear for the workspace on a day, with the list that says so. */
  readonly countryFlags: ReadonlyArray<BorneCountryFlag>;
  /** Rulesets of the workspace, newest first. */
  readonly rulesets: RulesetConnection;
  /** A ruleset of the workspace in its newest version; null where there is no such. */
  readonly ruleset?: Maybe<Ruleset>;
  /** All versions of a ruleset, newest first. */
  readonly rulesetVersions: RulesetVersionConnection;
  /** What would be reckoned of a subject if the newest version of a ruleset acted beside what is published; nothing is kept. */
  readonly simulateRuleset: RiskSimulation;
  /** The watchlists that are screened against, those of sanctions first. */
  readonly datasets: ReadonlyArray<Dataset>;
  /** A watchlist by its source. */
  readonly dataset: Dataset;
  /** The versions of a watchlist, newest first, also those that were refused. */
  readonly datasetVersions: DatasetVersionConnection;
  /** How a version of a watchlist differs from another one of it, by the ids of the entries. */
  readonly datasetChanges: DatasetChangeConnection;
  /** Entries of the watchlists as they stand, in the order of their sources and ids. This looks names up as they are written; who may be meant by a name with faults is told by a screening. */
  readonly datasetEntries: DatasetEntryConnection;
  /** An entry of a watchlist by its id, as it reads now or as it read last. */
  readonly datasetEntry?: Maybe<DatasetEntry>;
  /** How payments are screened; what the platform itself would do where the workspace has set nothing. */
  readonly screeningPolicy: ScreeningPolicy;
  /** Changes that would make the screening policy milder, newest first, with what became of each. */
  readonly screeningPolicyChanges: ScreeningPolicyChangeConnection;
  /** A change that would make the screening policy milder; null where the workspace has none of this id. */
  readonly screeningPolicyChange?: Maybe<ScreeningPolicyChange>;
  /** Every answer that screening has given of a payment, oldest first; none of one that was not screened yet, or that there is not. For staff and keys; whoever sends or receives the payment is told nothing of it. */
  readonly paymentScreenings: ReadonlyArray<PaymentScreening>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerysubjectArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerysubjectsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SubjectStatus>;
  riskBand?: InputMaybe<RiskLevel>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  isMonitored?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerysubjectScreeningsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerysubjectMatchesArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerysubjectRiskHistoryArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryrescreeningsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
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
export type QuerycountryFlagsArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryrulesetsArgs = {
  status?: InputMaybe<RulesetStatus>;
  first?: Scalars['Int']['input'];
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
  first?: Scalars['Int']['input'];
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
  after?: InputMaybe<Scalars['String']['input']>;
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
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerydatasetEntryArgs = {
  source: DatasetSource;
  entryId: Scalars['String']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningPolicyChangesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QueryscreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of names against lists, so that nobody is paid who must not be. Screening: one check of the parties of one
 * thing, kept under that thing's id.
 */
export type QuerypaymentScreeningsArgs = {
  paymentId: Scalars['UUID']['input'];
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
  /** Adds a party to keep an eye on. */
  readonly createSubject: Subject;
  /** Changes what is named of a subject; null takes a part away. A monitored one is then screened again. */
  readonly updateSubject: Subject;
  /** Erases what is known of a subject, for good, also in its screenings; ids, outcomes and the history of its risk stay. What belongs to a payment stays with the payment. */
  readonly deleteSubject: Scalars['Boolean']['output'];
  /** Begins or ends the monitoring of a subject, or changes how often it is screened. */
  readonly setSubjectMonitoring: Subject;
  /** Screens subjects whose time has come; the number says of how many. Asked by the worker, where the lists are not loaded. */
  readonly screenDueSubjects: Scalars['Int']['output'];
  /** Goes on with the oldest rescreening whose list is loaded; the number says how many subjects were compared, or that it ended. */
  readonly continueRescreening: Scalars['Int']['output'];
  /** Requests a refresh of a watchlist before its time. A request is accepted when the last request and the last refresh of the watchlist, of any tenant, are older than 15 minutes; otherwise it is refused with the time of the next possible one. */
  readonly refreshDataset: Dataset;
  /** Screens the parties of a payment against the deny-list and all lists, and keeps the answer under the payment's id and stage. BLOCKED stands, and CLEAR for a payment that is made; HELD is judged again whenever somebody asks. */
  readonly screenPayment: PaymentScreening;
  /** Marks the screening of a payment that was not made after all. False when there is none. */
  readonly voidPaymentScreening: Scalars['Boolean']['output'];
  /** Looks for a subject on the lists, reckons its risk and decides. A subject that it names by id or external id has this risk from then on; where another is described than the subject as it is known, or less is looked at, the risk may rise and never falls. Where the lists cannot be searched the attempt is kept as FAILED and refused, and nobody is cleared. */
  readonly screenSubject: Screening;
  /** Takes up to a thousand subjects in, to be screened one after another. Over REST a body has up to 1 MiB and 50,000 values (members of objects and items of lists), which is room for a thousand subjects with all of their fields; longer ones go into several batches. */
  readonly createScreeningBatch: ScreeningBatch;
  /** Does a screening again with the lists of now: a new one, which takes the old one's place. */
  readonly rescreen: Screening;
  /** Says whether a match is the subject of its screening; risk and decision are reckoned anew. */
  readonly resolveMatch: Screening;
  /** Takes back what was said of a match, and the pair on the allow-list that came of it; risk and decision are reckoned anew. */
  readonly reopenMatch: Screening;
  /** Tells others that somebody looks at a match already. */
  readonly reviewMatch: Screening;
  /** Decides of a screening otherwise than was reckoned; what was reckoned stays beside it. It stands until what is reckoned becomes stricter, or until a match is confirmed and what is reckoned then is stricter than it. */
  readonly overrideDecision: Screening;
  /** Says that a subject is not an entry of a list; screenings of the subject leave it out, as long as it is described as it is now, until the pair ends or the entry or the subject changes; payments do under the same name. By an external id that no subject has yet it counts for screenings alone. Where the same pair stands already that one ends: the last word holds, with its reason and its end. */
  readonly addAllowedPair: AllowedPair;
  /** Takes a pair off the allow-list. */
  readonly removeAllowedPair: Scalars['Boolean']['output'];
  /** Screens the next subjects of a batch that wait, and ends it when none does; how many were done. */
  readonly runQueuedScreenings: Scalars['Int']['output'];
  /** Changes the factors that are named; all of them, or none where one cannot be. Answers all factors. */
  readonly changeRiskFactors: ReadonlyArray<RiskFactor>;
  /** Sets the four bands anew. They must follow one another from 0 to 1000 without gap or overlap. */
  readonly changeRiskBands: ReadonlyArray<RiskBandSetting>;
  /** Sets anew what the workspace says of countries otherwise than is published: flags that they bear, and that they do not. */
  readonly changeRiskCountries: ReadonlyArray<CountryFlagOverride>;
  /** Makes a ruleset. It is a draft, and acts once it is published. */
  readonly createRuleset: Ruleset;
  /** Makes the next version of a ruleset; what changes nothing makes none. Of a published one the version before goes on acting until the new one is published. */
  readonly updateRuleset: Ruleset;
  /** Has the newest version of a ruleset act in every screening from now on. */
  readonly publishRuleset: Ruleset;
  /** Has a ruleset act no more, for good. */
  readonly archiveRuleset: Ruleset;
  /** Deletes a ruleset that does not act. Its versions stay as evidence of what they decided. */
  readonly deleteRuleset: Scalars['Boolean']['output'];
  /** Changes how payments are screened; what is left out stays as it is. What is as strict as the policy in force or stricter counts at once and ends a milder change that is still open. What is milder in any field is only proposed, by staff: it counts once another staff member has approved it and the delay is over. A key that asks for it is refused with STAFF_REQUIRED. A held payment is judged by what is stricter when it is looked at next; what it is held for already waits for an analyst all the same. */
  readonly setScreeningPolicy: ScreeningPolicy;
  /** Approves a milder screening policy that another staff member proposed. It takes effect after a delay, 24 hours unless the installation says otherwise; a stricter policy that is set before then cancels it. */
  readonly approveScreeningPolicyChange: ScreeningPolicyChange;
  /** Ends a milder screening policy before it takes effect: one that waits for approval, or an approved one whose time has not come. Its author may do this as well. */
  readonly rejectScreeningPolicyChange: ScreeningPolicyChange;
  /** Lets a payment go whose matches were all false positives, where the policy does not release such payments by itself. A key names the person who decides in X-Actor. */
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
export type MutationcreateSubjectArgs = {
  input: SubjectInput;
};


/** Changes of what screening looks for. */
export type MutationupdateSubjectArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateSubjectInput;
};


/** Changes of what screening looks for. */
export type MutationdeleteSubjectArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationsetSubjectMonitoringArgs = {
  id: Scalars['UUID']['input'];
  input: SubjectMonitoringInput;
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
  batchId: Scalars['UUID']['input'];
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
export type MutationchangeRiskCountriesArgs = {
  input: ChangeRiskCountriesInput;
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
export type MutationsetScreeningPolicyArgs = {
  input: SetScreeningPolicyInput;
};


/** Changes of what screening looks for. */
export type MutationapproveScreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of what screening looks for. */
export type MutationrejectScreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
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
  /** Who added it: id of the staff member, or the person whom a key named in X-Actor. */
  readonly createdBy: Scalars['String']['output'];
  /** Id of the API key that acted for the person in createdBy; null where a staff member added the name. */
  readonly createdByKey?: Maybe<Scalars['UUID']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A name to serve nobody of. */
export type AddToDenyListInput = {
  /** The name; case, accents, punctuation, the order of its words and signs that a party puts between its letters do not matter. */
  readonly name: Scalars['String']['input'];
  /** Why. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Where a subject stands. */
export type SubjectStatus =
  /** Served. */
  | 'ACTIVE'
  /** Not served at present. */
  | 'INACTIVE'
  /** Not to be served. */
  | 'BLOCKED'
  /** A person who has died. */
  | 'DECEASED'
  /** What was known of it is erased. */
  | 'DELETED';

/** How often a monitored subject is screened whatever the lists do. */
export type MonitoringCadence =
  /** Every day. */
  | 'DAILY'
  /** Every seven days. */
  | 'WEEKLY'
  /** Every month, on the same day or the last one. */
  | 'MONTHLY';

/** A party that the tenant keeps an eye on: a customer, a supplier, whoever it deals with. */
export type Subject = {
  /** Our id. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's own id. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** What the party is. */
  readonly type: SubjectType;
  /** Where it stands. */
  readonly status: SubjectStatus;
  /** Its full name; null once it was erased, like all that tells of it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Other names that it is known by. */
  readonly aliases?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** When a person was born, as exactly as it is known. */
  readonly dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** Gender of a person. */
  readonly gender?: Maybe<SubjectGender>;
  /** Countries whose citizen it is. */
  readonly nationalities?: Maybe<ReadonlyArray<Scalars['CountryCode']['output']>>;
  /** Where it lives or is registered. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** Numbers and addresses that it is known by. */
  readonly identifiers?: Maybe<ReadonlyArray<SubjectIdentifier>>;
  /** Postal addresses. */
  readonly addresses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What kind of customer it is, in the tenant's words. */
  readonly customerType?: Maybe<Scalars['String']['output']>;
  /** What the customer is to use, in the tenant's words. */
  readonly product?: Maybe<Scalars['String']['output']>;
  /** How the customer comes, in the tenant's words. */
  readonly channel?: Maybe<Scalars['String']['output']>;
  /** What it does for a living, in the tenant's words. */
  readonly industry?: Maybe<Scalars['String']['output']>;
  /** The risk that its last screening found, 0 to 1000; null until it was screened. */
  readonly riskScore?: Maybe<Scalars['Int']['output']>;
  /** The band of the score. */
  readonly riskBand?: Maybe<RiskLevel>;
  /** When the risk was last reckoned. */
  readonly riskAssessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it is monitored. */
  readonly monitoring: SubjectMonitoring;
  /** Id of its last screening. */
  readonly lastScreeningId?: Maybe<Scalars['UUID']['output']>;
  /** When it was last screened. */
  readonly lastScreenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Subject>;
};

/** A person or business that a tenant serves; the one that all domains speak of. */
export type Customer = {
  /** Our id. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's own id. */
  readonly externalId: Scalars['String']['output'];
  /** The risk that its last screening found, 0 to 1000; null where it was never screened. */
  readonly riskScore?: Maybe<Scalars['Int']['output']>;
  /** The band of the score. */
  readonly riskBand?: Maybe<RiskLevel>;
  /** Screenings that name it, those of its payments among them, newest first. */
  readonly screenings?: Maybe<ScreeningConnection>;
  readonly __resolveReference?: Maybe<Customer>;
};


/** A person or business that a tenant serves; the one that all domains speak of. */
export type CustomerscreeningsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A number or address that a subject is known by. */
export type SubjectIdentifier = {
  /** What it is. */
  readonly type: SubjectIdentifierType;
  /** The identifier as it was given. */
  readonly value: Scalars['String']['output'];
  /** The country that gave it out. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
};

/** How a subject is monitored. */
export type SubjectMonitoring = {
  /** Whether it is screened by itself: with its cadence, and whenever a list changes. */
  readonly enabled: Scalars['Boolean']['output'];
  /** How often it is screened whatever the lists do; null where it was never monitored. */
  readonly cadence?: Maybe<MonitoringCadence>;
  /** When it is screened next. */
  readonly nextScreeningAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was screened against whole lists as it is now; changes of lists are compared with it from the beginning. */
  readonly isCovered: Scalars['Boolean']['output'];
};

/** A page of subjects. */
export type SubjectConnection = {
  /** The subjects with their cursors. */
  readonly edges: ReadonlyArray<SubjectEdge>;
  /** The subjects alone. */
  readonly nodes: ReadonlyArray<Subject>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A subject in a list. */
export type SubjectEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The subject. */
  readonly node: Subject;
};

/** What is to be changed of a subject; what is left out stays, and null takes a part away. */
export type UpdateSubjectInput = {
  /** Where it stands: ACTIVE, INACTIVE, BLOCKED or DECEASED. */
  readonly status?: InputMaybe<SubjectStatus>;
  /** Its full name, in any script. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
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

/** How a subject is to be monitored. */
export type SubjectMonitoringInput = {
  /** Whether it is to be screened by itself. */
  readonly enabled: Scalars['Boolean']['input'];
  /** How often it is to be screened whatever the lists do; as before when left out, and DAILY at first. */
  readonly cadence?: InputMaybe<MonitoringCadence>;
};

/** Why a subject's risk was reckoned anew. */
export type RiskCause =
  /** Somebody had it screened. */
  | 'SCREENING'
  /** Its time had come. */
  | 'PERIODIC'
  /** A list had changed. */
  | 'LIST_CHANGE'
  /** A match was resolved. */
  | 'MATCH_RESOLVED';

/** A step of a subject's risk, the first one from nothing. */
export type RiskChange = {
  /** Id of the subject. */
  readonly subjectId: Scalars['UUID']['output'];
  /** The tenant's own id of the subject. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** The screening that found it. */
  readonly screeningId?: Maybe<Scalars['UUID']['output']>;
  /** Why it was reckoned anew. */
  readonly cause: RiskCause;
  /** The score before, 0 to 1000. */
  readonly oldScore?: Maybe<Scalars['Int']['output']>;
  /** The band before. */
  readonly oldBand?: Maybe<RiskLevel>;
  /** The score from then on, 0 to 1000. */
  readonly newScore: Scalars['Int']['output'];
  /** The band from then on. */
  readonly newBand: RiskLevel;
  /** When. */
  readonly changedAt: Scalars['DateTime']['output'];
};

/** A page of steps. */
export type RiskChangeConnection = {
  /** The steps with their cursors. */
  readonly edges: ReadonlyArray<RiskChangeEdge>;
  /** The steps alone. */
  readonly nodes: ReadonlyArray<RiskChange>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A step in a list. */
export type RiskChangeEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The step. */
  readonly node: RiskChange;
};

/** A subject that was added or changed. */
export type SubjectNotice = {
  /** Id of the subject. */
  readonly subjectId: Scalars['UUID']['output'];
  /** The tenant's own id of the subject. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** What was changed; empty where it was added. */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
};

/** A subject whose risk has reached the band HIGH, or gone past it. */
export type RiskThresholdBreach = {
  /** Id of the subject. */
  readonly subjectId: Scalars['UUID']['output'];
  /** The tenant's own id of the subject. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** The least score of the band HIGH. */
  readonly threshold: Scalars['Int']['output'];
  /** The subject's score. */
  readonly score: Scalars['Int']['output'];
  /** The screening that found it. */
  readonly screeningId?: Maybe<Scalars['UUID']['output']>;
};

/** The comparison of a workspace's monitored subjects with what one version of a list changed. */
export type Rescreening = {
  /** Id of the comparison. */
  readonly id: Scalars['UUID']['output'];
  /** The list. */
  readonly source: Scalars['String']['output'];
  /** The version before; null where there was none. */
  readonly fromVersion?: Maybe<Scalars['String']['output']>;
  /** The version that was compared with. */
  readonly toVersion: Scalars['String']['output'];
  /** How many entries it added, changed or removed. */
  readonly entries: Scalars['Int']['output'];
  /** How many subjects were under monitoring when it began, less those that left before their turn or could not be compared, and are to be screened against whole lists instead. */
  readonly expected: Scalars['Int']['output'];
  /** How many subjects were compared; all that were expected, once it is completed. */
  readonly compared: Scalars['Int']['output'];
  /** How many of them were screened because of what was found. */
  readonly hits: Scalars['Int']['output'];
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When the last subject was compared. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of comparisons. */
export type RescreeningConnection = {
  /** The comparisons with their cursors. */
  readonly edges: ReadonlyArray<RescreeningEdge>;
  /** The comparisons alone. */
  readonly nodes: ReadonlyArray<Rescreening>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A comparison in a list. */
export type RescreeningEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The comparison. */
  readonly node: Rescreening;
};

/** What monitored subjects were compared with. */
export type MonitoringCoverage = {
  /** Whether nothing is outstanding. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** How many subjects are monitored. */
  readonly monitoredSubjects: Scalars['Int']['output'];
  /** How many of them have not been screened against whole lists as they are now. */
  readonly awaitingScreening: Scalars['Int']['output'];
  /** List by list. */
  readonly sources: ReadonlyArray<SourceCoverage>;
};

/** How far monitored subjects were compared with a list. */
export type SourceCoverage = {
  /** The list. */
  readonly source: Scalars['String']['output'];
  /** Its present version; null where nothing of it is there. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** Whether every version was compared with every subject that was monitored then. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Versions whose comparison has not begun or not ended. */
  readonly outstandingVersions: Scalars['Int']['output'];
  /** The last comparison; null where the list has not changed since the first subject was monitored. */
  readonly rescreening?: Maybe<Rescreening>;
};

/** What screening says of a payment. */
export type ScreeningOutcome =
  /** Nothing stands against it. */
  | 'CLEAR'
  /** It waits: see the reason. */
  | 'HELD'
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
  /** When it was released; null where it was not. */
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who released it: id of the staff member, or the person whom a key named in X-Actor; null where it was not released. */
  readonly releasedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the API key that acted for the person in releasedBy; null where a staff member released it. */
  readonly releasedByKey?: Maybe<Scalars['UUID']['output']>;
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
  /** Other names that it is known by, each of at most 400 characters, and of at most 1500 together with the name. */
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
  /** Whether the list itself calls its name weak, and whether the name was read backwards or stands among other words. */
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
  /** Done as far as could be: a list that was asked for could not be searched, or only in a version too old to count, or a name of the subject cannot be read in full. */
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
  /** Whom it looked for; null once the subject was deleted. */
  readonly subject?: Maybe<ScreenedSubject>;
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
  /** Of those, the ones that could not be searched, or only in a version too old to count; all of them where a name of the subject cannot be read in full. */
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
  /** The decisions that were made of it, oldest first; a screening has at most 1,000. */
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


/** One search for a subject on the lists, with what was found, reckoned and decided. */
export type ScreeningdecisionsArgs = {
  first?: Scalars['Int']['input'];
};


/** One search for a subject on the lists, with what was found, reckoned and decided. */
export type ScreeningmatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
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
  /** Who made it: id of the staff member, or the person whom a key named in X-Actor. For a decision that a screening made, the id of the credential that asked for the screening. */
  readonly madeBy: Scalars['String']['output'];
  /** Id of the API key that acted for the person in madeBy; null where no key decided. */
  readonly madeByKey?: Maybe<Scalars['UUID']['output']>;
  /** When. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** What reckons; another engine may come to something else. */
  readonly engine?: Maybe<Scalars['String']['output']>;
  /** Stands for the factors, bands and rules that it was reckoned by. */
  readonly configHash?: Maybe<Scalars['String']['output']>;
  /** What was reckoned, whole; null where somebody decided otherwise, or nothing could be reckoned. */
  readonly assessment?: Maybe<RiskAssessment>;
};

/** What was reckoned of a screening. */
export type RiskAssessment = {
  /** 0 to 1000. */
  readonly score: Scalars['Int']['output'];
  /** The band of the score. */
  readonly band: RiskLevel;
  /** What follows from it. */
  readonly outcome: DecisionOutcome;
  /** What the score is made of; the contributions add up to it. */
  readonly contributions: ReadonlyArray<RiskFactorLine>;
  /** Rules of the workspace that held, in the order in which they were looked at. */
  readonly triggeredRules: ReadonlyArray<TriggeredRule>;
  /** Why it is what it is, in words. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
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
  /** Who resolved it: id of the staff member, or the person whom a key named in X-Actor. */
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the API key that acted for the person in resolvedBy; null where a staff member resolved it. */
  readonly resolvedByKey?: Maybe<Scalars['UUID']['output']>;
  /** When. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The match of an earlier screening of which this was said; it holds for as long as the entry says what it said then. */
  readonly carriedFrom?: Maybe<Scalars['UUID']['output']>;
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
  /** The decisions, oldest first; a screening has at most 1,000. */
  readonly decisions: ReadonlyArray<ScreeningDecisionStep>;
  /** The assessments, computed again from what is stored, oldest first. */
  readonly replays: ReadonlyArray<AssessmentReplay>;
};


/** Everything that an auditor needs of a screening. */
export type ScreeningReportdecisionsArgs = {
  first?: Scalars['Int']['input'];
};


/** Everything that an auditor needs of a screening. */
export type ScreeningReportreplaysArgs = {
  first?: Scalars['Int']['input'];
};

/** A list as it was searched. */
export type SearchedList = {
  /** The list, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Whose it is. */
  readonly title: Scalars['String']['output'];
  /** What kind of list it is. */
  readonly type: MatchListType;
  /** Whether it was searched, and in a version that counts. */
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
  readonly config: AssessmentConfig;
};

/** What a workspace's risks were assessed by. */
export type AssessmentConfig = {
  /** The factors, with their weights. */
  readonly factors: ReadonlyArray<RiskFactor>;
  /** The bands that scores fall into. */
  readonly bands: ReadonlyArray<RiskBandSetting>;
  /** Rules of the published rulesets. */
  readonly rules: ReadonlyArray<ActingRule>;
};

/** A rule of a published ruleset, as it was assessed by. */
export type ActingRule = {
  /** Id of its ruleset. */
  readonly rulesetId: Scalars['String']['output'];
  /** Id of the rule within its ruleset. */
  readonly id: Scalars['String']['output'];
  /** What it is called. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What it asks for; a rule that asks for several things has them under `all`, `any` or `none`. */
  readonly condition: Scalars['JSONObject']['output'];
  /** What is decided at least where it holds. */
  readonly decision?: Maybe<DecisionOutcome>;
  /** What it adds to the score, or takes, where it holds. */
  readonly scoreContribution: Scalars['Int']['output'];
  /** Rules are looked at from the lowest priority to the highest. */
  readonly priority: Scalars['Int']['output'];
  /** Where it holds, later rules of the ruleset are not looked at. */
  readonly stopOnMatch: Scalars['Boolean']['output'];
  /** The first day on which it acts. */
  readonly effectiveFrom?: Maybe<Scalars['LocalDate']['output']>;
  /** The last day on which it acts. */
  readonly effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
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
  /** Who said so: id of the staff member, or the person whom a key named in X-Actor. */
  readonly createdBy: Scalars['String']['output'];
  /** Id of the API key that acted for the person in createdBy; null where a staff member added the pair. */
  readonly createdByKey?: Maybe<Scalars['UUID']['output']>;
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
  /** Id of a subject that is known already; this or subject. */
  readonly subjectId?: InputMaybe<Scalars['UUID']['input']>;
  /** The party to look for; this or subject_id. */
  readonly subject?: InputMaybe<SubjectInput>;
  /** The kinds of lists; all of them when left out. */
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  /** The score from which on an entry is a match; the min_score of the workspace's screening policy when left out. */
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
  /** The score from which on an entry is a match; the min_score of the workspace's screening policy when left out. */
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
  /** Whether the pair goes on the allow-list; for a FALSE_POSITIVE alone. It acts for a subject that is described as in this screening, and for payments under the same name. */
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
  /** What else is set of it: `min_match_score`, 0 to 100, below which matches count neither in the factor nor, with sanctions, in what policy demands of strong and open ones (confirmed and exact ones keep their 800, and payments go by the screening policy alone); `default_score`, 0 to 1000, of a customer type, product, channel or industry that is not told or not known; `scores`, those of the workspace's own words. */
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

/** A list of countries that are known for risk. */
export type CountryFlag =
  /** FATF's call for action. */
  | 'FATF_BLACK'
  /** FATF's increased monitoring. */
  | 'FATF_GREY'
  /** High-risk third countries by Delegated Regulation (EU) 2016/1675. */
  | 'EU_HIGH_RISK'
  /** A comprehensive sanctions programme. */
  | 'COMPREHENSIVE_SANCTIONS';

/** What a workspace says of a country otherwise than is published. */
export type CountryFlagOverride = {
  /** The country. */
  readonly country: Scalars['CountryCode']['output'];
  /** The flag. */
  readonly flag: CountryFlag;
  /** Whether the country bears it. */
  readonly isFlagged: Scalars['Boolean']['output'];
  /** The first day on which it is so. */
  readonly effectiveFrom: Scalars['LocalDate']['output'];
  /** The last day on which it is so; null where there is none. */
  readonly effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  /** Why, in the workspace's own words. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** A flag that a country bears. */
export type BorneCountryFlag = {
  /** The country. */
  readonly country: Scalars['CountryCode']['output'];
  /** The flag. */
  readonly flag: CountryFlag;
  /** The first day of the list, or of the workspace's word, that says so. */
  readonly since: Scalars['LocalDate']['output'];
  /** Who says so. */
  readonly source: Scalars['String']['output'];
  /** Whether it is the workspace itself. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** All that a workspace says of countries otherwise than is published. */
export type ChangeRiskCountriesInput = {
  /** What it says, in place of what it said before. Of one flag of one country no day may be told twice. */
  readonly countries: ReadonlyArray<CountryFlagOverrideInput>;
};

/** What a workspace says of a country otherwise than is published. */
export type CountryFlagOverrideInput = {
  /** The country. */
  readonly country: Scalars['CountryCode']['input'];
  /** The flag. */
  readonly flag: CountryFlag;
  /** Whether the country bears it. */
  readonly isFlagged: Scalars['Boolean']['input'];
  /** The first day on which it is so. */
  readonly effectiveFrom: Scalars['LocalDate']['input'];
  /** The last day on which it is so. */
  readonly effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Why. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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
  /** Its name, as it is: what is answered can be put back. It cannot be changed. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Its category, as it is. It cannot be changed. */
  readonly category?: InputMaybe<RiskCategory>;
  /** What else is set of it, in place of what was: `min_match_score` (matches below it count neither in the factor nor, with sanctions, in what policy demands of strong and open ones), `default_score`, `scores`. */
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
  /** What it compares with: countries by their ISO 3166-1 alpha-2 codes, currencies by those of ISO 4217, kinds of parties as subjects have them. One that there is not would never be met, and is refused. */
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
  /** It was looked at longer ago than the workspace's policy for payments bears (staleAfterHours), so that payments wait. */
  | 'STALE'
  /** It was never loaded, or could not be fetched or taken over when it was tried last; what was loaded before is screened against. */
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
  /** Since when it could not be refreshed. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Why it could not be refreshed. */
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

/** A page of versions. */
export type DatasetVersionConnection = {
  /** The versions of the page. */
  readonly nodes: ReadonlyArray<DatasetVersion>;
  /** The versions with their cursors. */
  readonly edges: ReadonlyArray<DatasetVersionEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A version in a page. */
export type DatasetVersionEdge = {
  /** Where it stands. */
  readonly cursor: Scalars['String']['output'];
  /** The version. */
  readonly node: DatasetVersion;
};

/** A page of entries. */
export type DatasetEntryConnection = {
  /** The entries of the page. */
  readonly nodes: ReadonlyArray<DatasetEntry>;
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<DatasetEntryEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** An entry in a page. */
export type DatasetEntryEdge = {
  /** Where it stands. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: DatasetEntry;
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
  /** Its names, the first one first, at most 250. */
  readonly names: ReadonlyArray<DatasetEntryName>;
  /** When it may have been born, at most 250 dates. */
  readonly datesOfBirth: ReadonlyArray<DatasetDate>;
  /** Its gender. */
  readonly gender?: Maybe<SubjectGender>;
  /** Its nationalities, two letters each, at most 250. */
  readonly nationalities: ReadonlyArray<Scalars['String']['output']>;
  /** Countries of its addresses, its register or its flag, two letters each, at most 250. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Where it may have been born, at most 250 places. */
  readonly placesOfBirth: ReadonlyArray<Scalars['String']['output']>;
  /** Its addresses, at most 250. */
  readonly addresses: ReadonlyArray<Scalars['String']['output']>;
  /** Its numbers and addresses of other kinds, at most 250. */
  readonly identifiers: ReadonlyArray<DatasetEntryIdentifier>;
  /** Programmes, regimes and committees, in the list's words, at most 250. */
  readonly programs: ReadonlyArray<Scalars['String']['output']>;
  /** Titles and functions, at most 250. */
  readonly titles: ReadonlyArray<Scalars['String']['output']>;
  /** Offices that it holds or held, at most 250. */
  readonly positions: ReadonlyArray<DatasetEntryPosition>;
  /** Ties to others, at most 250. */
  readonly relations: ReadonlyArray<DatasetEntryRelation>;
  /** Whether the list says that it is dead. */
  readonly isDeceased: Scalars['Boolean']['output'];
  /** The day on which it was listed. */
  readonly listedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The day on which the list last changed what it tells of it. */
  readonly updatedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** The reason for the listing and other remarks. */
  readonly remarks?: Maybe<Scalars['String']['output']>;
  /** The same party on other lists, at most 250. */
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
  /** Nothing, save where a sanctions match reaches the floor of 85. */
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

/** How payments of a workspace are screened. A sanctions match of at least blockScore blocks a payment, any other hit holds it, until all matches were false positives; of politically exposed persons the policy can say otherwise. No policy passes the floors: a sanctions match of 85 or more blocks or holds, payer and payee are screened, minScore is at most 85 and staleAfterHours at most 96. */
export type ScreeningPolicy = {
  /** What is done about politically exposed persons, their relatives and associates: HOLD, unless the workspace says otherwise. */
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
  /** The score from which on an entry is a match, 0 to 100; also for screenings and rescreenings that name none. */
  readonly minScore: Scalars['Int']['output'];
  /** The score from which on a sanctions match blocks, 0 to 100. */
  readonly blockScore: Scalars['Int']['output'];
  /** How far a score goes that only the name speaks for: below blockScore no payment is blocked for a name alone, and is held for it instead. At least minScore. */
  readonly nameOnlyCap: Scalars['Int']['output'];
  /** The workspace's own country, by which offices are domestic or foreign; null where it has told none, and every office of a country counts as foreign. */
  readonly homeCountry?: Maybe<Scalars['CountryCode']['output']>;
  /** Whose decisions on matches, screenings, pairs, the deny-list and held payments count. */
  readonly decisionsBy: DecisionsBy;
  /** The milder policy that is proposed, or approved and not yet in force; null where there is none. In the answer to setScreeningPolicy: the change that this call proposed, and null where the policy was set at once. */
  readonly pendingChange?: Maybe<ScreeningPolicyChange>;
};

/** Whose decisions on matches count. */
export type DecisionsBy =
  /** Those of staff, and those of keys that name the person who decides in X-Actor. */
  | 'ANY'
  /** Those of staff alone; a key is refused with STAFF_REQUIRED. */
  | 'STAFF';

/** A field by which a screening policy can be milder than another. */
export type ScreeningPolicyField =
  /** What office holders of other countries do to a payment. */
  | 'PEP_FOREIGN'
  /** What office holders of the workspace's own country do to a payment. */
  | 'PEP_DOMESTIC'
  /** What office holders of international organisations do to a payment. */
  | 'PEP_INTERNATIONAL_ORG'
  /** What adverse media does to a payment. */
  | 'ADVERSE_MEDIA'
  /** Whether names that their list calls weak count. */
  | 'WEAK_ALIAS'
  /** How long a list may go without a check. */
  | 'STALE_AFTER_HOURS'
  /** Whether a payment goes on without a release once its matches were cleared. */
  | 'AUTO_RELEASE_ON_FALSE_POSITIVE'
  /** Which parties are screened. */
  | 'PARTIES'
  /** The score from which on an entry is a match. */
  | 'MIN_SCORE'
  /** The score from which on a sanctions match blocks. */
  | 'BLOCK_SCORE'
  /** Whether a name alone can block. */
  | 'NAME_ONLY_CAP'
  /** The country whose offices are domestic. */
  | 'HOME_COUNTRY'
  /** Whose decisions count. */
  | 'DECISIONS_BY';

/** The status of a milder screening policy. */
export type ScreeningPolicyChangeStatus =
  /** It was proposed and waits for another staff member, until expiresAt. */
  | 'PENDING_APPROVAL'
  /** It was approved and takes effect at effectiveAt. */
  | 'APPROVED'
  /** It took effect at effectiveAt. */
  | 'APPLIED'
  /** A staff member ended it before it took effect. */
  | 'REJECTED'
  /** It was not approved by expiresAt. */
  | 'EXPIRED'
  /** Another policy was set before it took effect. */
  | 'SUPERSEDED';

/** A milder screening policy that a staff member proposed. */
export type ScreeningPolicyChange = {
  /** Id of the change. */
  readonly id: Scalars['UUID']['output'];
  /** Where it stands. */
  readonly status: ScreeningPolicyChangeStatus;
  /** The fields in which it is milder than the policy that it was compared with. */
  readonly weakens: ReadonlyArray<ScreeningPolicyField>;
  /** The whole policy as it would be. */
  readonly policy: ScreeningPolicy;
  /** The version of the policy that it is based on; 0 is the platform's own. It cannot be approved once there is a later version. */
  readonly baseVersion: Scalars['Int']['output'];
  /** Id of the staff member who proposed it. */
  readonly proposedBy: Scalars['String']['output'];
  /** When it was proposed. */
  readonly proposedAt: Scalars['DateTime']['output'];
  /** When it expires unless it is approved. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Id of the staff member who approved or rejected it; null before that. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** When it was approved or rejected; null before that. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it takes effect, or took effect; null where it was not approved, or was rejected. */
  readonly effectiveAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of changes of the screening policy. */
export type ScreeningPolicyChangeConnection = {
  /** The changes with their cursors. */
  readonly edges: ReadonlyArray<ScreeningPolicyChangeEdge>;
  /** The changes alone. */
  readonly nodes: ReadonlyArray<ScreeningPolicyChange>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A change of the screening policy in a list. */
export type ScreeningPolicyChangeEdge = {
  /** Its cursor. */
  readonly cursor: Scalars['String']['output'];
  /** The change. */
  readonly node: ScreeningPolicyChange;
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
  /** Hours without a look after which a list counts as missing; at most 96. */
  readonly staleAfterHours?: InputMaybe<Scalars['Int']['input']>;
  /** Hours after which an undecided payment fails; null for never. */
  readonly holdTtlHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a payment goes on by itself once all its matches were false positives. */
  readonly autoReleaseOnFalsePositive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whom the lists are asked about: PAYER and PAYEE, and any others. */
  readonly parties?: InputMaybe<ReadonlyArray<PaymentPartyRole>>;
  /** The score from which on an entry is a match, also for screenings and rescreenings that name none; at most 85. */
  readonly minScore?: InputMaybe<Scalars['Int']['input']>;
  /** The score from which on a sanctions match blocks; at least minScore. */
  readonly blockScore?: InputMaybe<Scalars['Int']['input']>;
  /** How far a score goes that only the name speaks for; at least minScore. */
  readonly nameOnlyCap?: InputMaybe<Scalars['Int']['input']>;
  /** The workspace's own country; null for none. */
  readonly homeCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Whose decisions on matches, screenings, pairs, the deny-list and held payments are to count. */
  readonly decisionsBy?: InputMaybe<DecisionsBy>;
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

/** Why a payment is held. */
export type PaymentHoldReason =
  /** A party may be on a list, and somebody has to look at it. */
  | 'MATCH'
  /** The lists could not be asked, or the name of a party cannot be read in full. */
  | 'UNAVAILABLE';

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = Customer | Screening | Subject;



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
  SubjectStatus: ResolverTypeWrapper<any>;
  MonitoringCadence: ResolverTypeWrapper<any>;
  Subject: ResolverTypeWrapper<any>;
  Customer: ResolverTypeWrapper<any>;
  SubjectIdentifier: ResolverTypeWrapper<any>;
  SubjectMonitoring: ResolverTypeWrapper<any>;
  SubjectConnection: ResolverTypeWrapper<any>;
  SubjectEdge: ResolverTypeWrapper<any>;
  UpdateSubjectInput: ResolverTypeWrapper<any>;
  SubjectMonitoringInput: ResolverTypeWrapper<any>;
  RiskCause: ResolverTypeWrapper<any>;
  RiskChange: ResolverTypeWrapper<any>;
  RiskChangeConnection: ResolverTypeWrapper<any>;
  RiskChangeEdge: ResolverTypeWrapper<any>;
  SubjectNotice: ResolverTypeWrapper<any>;
  RiskThresholdBreach: ResolverTypeWrapper<any>;
  Rescreening: ResolverTypeWrapper<any>;
  RescreeningConnection: ResolverTypeWrapper<any>;
  RescreeningEdge: ResolverTypeWrapper<any>;
  MonitoringCoverage: ResolverTypeWrapper<any>;
  SourceCoverage: ResolverTypeWrapper<any>;
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
  RiskAssessment: ResolverTypeWrapper<any>;
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
  AssessmentConfig: ResolverTypeWrapper<any>;
  ActingRule: ResolverTypeWrapper<any>;
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
  CountryFlag: ResolverTypeWrapper<any>;
  CountryFlagOverride: ResolverTypeWrapper<any>;
  BorneCountryFlag: ResolverTypeWrapper<any>;
  ChangeRiskCountriesInput: ResolverTypeWrapper<any>;
  CountryFlagOverrideInput: ResolverTypeWrapper<any>;
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
  DatasetVersionConnection: ResolverTypeWrapper<any>;
  DatasetVersionEdge: ResolverTypeWrapper<any>;
  DatasetEntryConnection: ResolverTypeWrapper<any>;
  DatasetEntryEdge: ResolverTypeWrapper<any>;
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
  ScreeningDisposition: ResolverTypeWrapper<any>;
  WeakAliasDisposition: ResolverTypeWrapper<any>;
  UnavailableDisposition: ResolverTypeWrapper<any>;
  PaymentPartyRole: ResolverTypeWrapper<any>;
  ScreeningPolicy: ResolverTypeWrapper<any>;
  DecisionsBy: ResolverTypeWrapper<any>;
  ScreeningPolicyField: ResolverTypeWrapper<any>;
  ScreeningPolicyChangeStatus: ResolverTypeWrapper<any>;
  ScreeningPolicyChange: ResolverTypeWrapper<any>;
  ScreeningPolicyChangeConnection: ResolverTypeWrapper<any>;
  ScreeningPolicyChangeEdge: ResolverTypeWrapper<any>;
  PepPolicy: ResolverTypeWrapper<any>;
  SetScreeningPolicyInput: ResolverTypeWrapper<any>;
  PepPolicyInput: ResolverTypeWrapper<any>;
  PaymentHoldReason: ResolverTypeWrapper<any>;
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
  Subject: any;
  Customer: any;
  SubjectIdentifier: any;
  SubjectMonitoring: any;
  SubjectConnection: any;
  SubjectEdge: any;
  UpdateSubjectInput: any;
  SubjectMonitoringInput: any;
  RiskChange: any;
  RiskChangeConnection: any;
  RiskChangeEdge: any;
  SubjectNotice: any;
  RiskThresholdBreach: any;
  Rescreening: any;
  RescreeningConnection: any;
  RescreeningEdge: any;
  MonitoringCoverage: any;
  SourceCoverage: any;
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
  RiskAssessment: any;
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
  AssessmentConfig: any;
  ActingRule: any;
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
  CountryFlagOverride: any;
  BorneCountryFlag: any;
  ChangeRiskCountriesInput: any;
  CountryFlagOverrideInput: any;
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
  Dataset: any;
  DatasetVersion: any;
  DatasetChange: any;
  DatasetChangeConnection: any;
  DatasetChangeEdge: any;
  DatasetVersionConnection: any;
  DatasetVersionEdge: any;
  DatasetEntryConnection: any;
  DatasetEntryEdge: any;
  DatasetEntry: any;
  DatasetEntryName: any;
  DatasetDate: any;
  DatasetEntryIdentifier: any;
  DatasetEntryPosition: any;
  DatasetEntryRelation: any;
  DatasetEntryChange: any;
  SystemAlert: any;
  ScreeningPolicy: any;
  ScreeningPolicyChange: any;
  ScreeningPolicyChangeConnection: any;
  ScreeningPolicyChangeEdge: any;
  PepPolicy: any;
  SetScreeningPolicyInput: any;
  PepPolicyInput: any;
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
  denyList?: Resolver<ReadonlyArray<ResolversTypes['DenyListEntry']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType, RequireFields<QuerysubjectArgs, 'id'>>;
  subjects?: Resolver<ResolversTypes['SubjectConnection'], ParentType, ContextType, RequireFields<QuerysubjectsArgs, 'first'>>;
  subjectScreenings?: Resolver<ResolversTypes['ScreeningConnection'], ParentType, ContextType, RequireFields<QuerysubjectScreeningsArgs, 'id' | 'first'>>;
  subjectMatches?: Resolver<ReadonlyArray<ResolversTypes['ScreeningMatch']>, ParentType, ContextType, RequireFields<QuerysubjectMatchesArgs, 'id'>>;
  subjectRiskHistory?: Resolver<ResolversTypes['RiskChangeConnection'], ParentType, ContextType, RequireFields<QuerysubjectRiskHistoryArgs, 'id' | 'first'>>;
  monitoringCoverage?: Resolver<ResolversTypes['MonitoringCoverage'], ParentType, ContextType>;
  rescreenings?: Resolver<ResolversTypes['RescreeningConnection'], ParentType, ContextType, RequireFields<QueryrescreeningsArgs, 'first'>>;
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
  riskCountries?: Resolver<ReadonlyArray<ResolversTypes['CountryFlagOverride']>, ParentType, ContextType>;
  countryFlags?: Resolver<ReadonlyArray<ResolversTypes['BorneCountryFlag']>, ParentType, ContextType, Partial<QuerycountryFlagsArgs>>;
  rulesets?: Resolver<ResolversTypes['RulesetConnection'], ParentType, ContextType, RequireFields<QueryrulesetsArgs, 'first'>>;
  ruleset?: Resolver<Maybe<ResolversTypes['Ruleset']>, ParentType, ContextType, RequireFields<QueryrulesetArgs, 'id'>>;
  rulesetVersions?: Resolver<ResolversTypes['RulesetVersionConnection'], ParentType, ContextType, RequireFields<QueryrulesetVersionsArgs, 'id' | 'first'>>;
  simulateRuleset?: Resolver<ResolversTypes['RiskSimulation'], ParentType, ContextType, RequireFields<QuerysimulateRulesetArgs, 'id' | 'input'>>;
  datasets?: Resolver<ReadonlyArray<ResolversTypes['Dataset']>, ParentType, ContextType>;
  dataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<QuerydatasetArgs, 'source'>>;
  datasetVersions?: Resolver<ResolversTypes['DatasetVersionConnection'], ParentType, ContextType, RequireFields<QuerydatasetVersionsArgs, 'source' | 'first'>>;
  datasetChanges?: Resolver<ResolversTypes['DatasetChangeConnection'], ParentType, ContextType, RequireFields<QuerydatasetChangesArgs, 'source' | 'from' | 'to' | 'first'>>;
  datasetEntries?: Resolver<ResolversTypes['DatasetEntryConnection'], ParentType, ContextType, RequireFields<QuerydatasetEntriesArgs, 'first'>>;
  datasetEntry?: Resolver<Maybe<ResolversTypes['DatasetEntry']>, ParentType, ContextType, RequireFields<QuerydatasetEntryArgs, 'source' | 'entryId'>>;
  screeningPolicy?: Resolver<ResolversTypes['ScreeningPolicy'], ParentType, ContextType>;
  screeningPolicyChanges?: Resolver<ResolversTypes['ScreeningPolicyChangeConnection'], ParentType, ContextType, RequireFields<QueryscreeningPolicyChangesArgs, 'first'>>;
  screeningPolicyChange?: Resolver<Maybe<ResolversTypes['ScreeningPolicyChange']>, ParentType, ContextType, RequireFields<QueryscreeningPolicyChangeArgs, 'id'>>;
  paymentScreenings?: Resolver<ReadonlyArray<ResolversTypes['PaymentScreening']>, ParentType, ContextType, RequireFields<QuerypaymentScreeningsArgs, 'paymentId'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToDenyList?: Resolver<ResolversTypes['DenyListEntry'], ParentType, ContextType, RequireFields<MutationaddToDenyListArgs, 'input'>>;
  removeFromDenyList?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveFromDenyListArgs, 'id'>>;
  createSubject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType, RequireFields<MutationcreateSubjectArgs, 'input'>>;
  updateSubject?: Resolver<ResolversTypes['Subject'], ParentType, ContextType, RequireFields<MutationupdateSubjectArgs, 'id' | 'input'>>;
  deleteSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteSubjectArgs, 'id'>>;
  setSubjectMonitoring?: Resolver<ResolversTypes['Subject'], ParentType, ContextType, RequireFields<MutationsetSubjectMonitoringArgs, 'id' | 'input'>>;
  screenDueSubjects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  continueRescreening?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshDataset?: Resolver<ResolversTypes['Dataset'], ParentType, ContextType, RequireFields<MutationrefreshDatasetArgs, 'source'>>;
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
  runQueuedScreenings?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationrunQueuedScreeningsArgs, 'batchId'>>;
  changeRiskFactors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactor']>, ParentType, ContextType, RequireFields<MutationchangeRiskFactorsArgs, 'input'>>;
  changeRiskBands?: Resolver<ReadonlyArray<ResolversTypes['RiskBandSetting']>, ParentType, ContextType, RequireFields<MutationchangeRiskBandsArgs, 'input'>>;
  changeRiskCountries?: Resolver<ReadonlyArray<ResolversTypes['CountryFlagOverride']>, ParentType, ContextType, RequireFields<MutationchangeRiskCountriesArgs, 'input'>>;
  createRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationcreateRulesetArgs, 'input'>>;
  updateRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationupdateRulesetArgs, 'id' | 'input'>>;
  publishRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationpublishRulesetArgs, 'id'>>;
  archiveRuleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType, RequireFields<MutationarchiveRulesetArgs, 'id'>>;
  deleteRuleset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteRulesetArgs, 'id'>>;
  setScreeningPolicy?: Resolver<ResolversTypes['ScreeningPolicy'], ParentType, ContextType, RequireFields<MutationsetScreeningPolicyArgs, 'input'>>;
  approveScreeningPolicyChange?: Resolver<ResolversTypes['ScreeningPolicyChange'], ParentType, ContextType, RequireFields<MutationapproveScreeningPolicyChangeArgs, 'id'>>;
  rejectScreeningPolicyChange?: Resolver<ResolversTypes['ScreeningPolicyChange'], ParentType, ContextType, RequireFields<MutationrejectScreeningPolicyChangeArgs, 'id'>>;
  releasePayment?: Resolver<ResolversTypes['PaymentScreening'], ParentType, ContextType, RequireFields<MutationreleasePaymentArgs, 'paymentId'>>;
};

export type DenyListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DenyListEntry'] = ResolversParentTypes['DenyListEntry']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SubjectType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubjectStatus'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aliases?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['SubjectGender']>, ParentType, ContextType>;
  nationalities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CountryCode']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  identifiers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SubjectIdentifier']>>, ParentType, ContextType>;
  addresses?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  riskScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  riskBand?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  riskAssessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  monitoring?: Resolver<ResolversTypes['SubjectMonitoring'], ParentType, ContextType>;
  lastScreeningId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  lastScreenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  riskScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  riskBand?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  screenings?: Resolver<Maybe<ResolversTypes['ScreeningConnection']>, ParentType, ContextType, RequireFields<CustomerscreeningsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubjectIdentifierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectIdentifier'] = ResolversParentTypes['SubjectIdentifier']> = {
  type?: Resolver<ResolversTypes['SubjectIdentifierType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};

export type SubjectMonitoringResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectMonitoring'] = ResolversParentTypes['SubjectMonitoring']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cadence?: Resolver<Maybe<ResolversTypes['MonitoringCadence']>, ParentType, ContextType>;
  nextScreeningAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isCovered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectConnection'] = ResolversParentTypes['SubjectConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SubjectEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Subject']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SubjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectEdge'] = ResolversParentTypes['SubjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Subject'], ParentType, ContextType>;
};

export type RiskChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskChange'] = ResolversParentTypes['RiskChange']> = {
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screeningId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['RiskCause'], ParentType, ContextType>;
  oldScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  oldBand?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  newScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newBand?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RiskChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskChangeConnection'] = ResolversParentTypes['RiskChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RiskChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RiskChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RiskChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskChangeEdge'] = ResolversParentTypes['RiskChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RiskChange'], ParentType, ContextType>;
};

export type SubjectNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubjectNotice'] = ResolversParentTypes['SubjectNotice']> = {
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RiskThresholdBreachResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskThresholdBreach'] = ResolversParentTypes['RiskThresholdBreach']> = {
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  screeningId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
};

export type RescreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rescreening'] = ResolversParentTypes['Rescreening']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  compared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RescreeningConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescreeningConnection'] = ResolversParentTypes['RescreeningConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RescreeningEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Rescreening']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RescreeningEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescreeningEdge'] = ResolversParentTypes['RescreeningEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Rescreening'], ParentType, ContextType>;
};

export type MonitoringCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringCoverage'] = ResolversParentTypes['MonitoringCoverage']> = {
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  monitoredSubjects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingScreening?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['SourceCoverage']>, ParentType, ContextType>;
};

export type SourceCoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceCoverage'] = ResolversParentTypes['SourceCoverage']> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outstandingVersions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rescreening?: Resolver<Maybe<ResolversTypes['Rescreening']>, ParentType, ContextType>;
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
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releasedByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
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
  subject?: Resolver<Maybe<ResolversTypes['ScreenedSubject']>, ParentType, ContextType>;
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
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ScreeningDecisionStep']>, ParentType, ContextType, RequireFields<ScreeningdecisionsArgs, 'first'>>;
  matchSummary?: Resolver<ResolversTypes['MatchSummary'], ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['ScreeningMatch']>, ParentType, ContextType, Partial<ScreeningmatchesArgs>>;
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
  madeByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  engine?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  configHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['RiskAssessment']>, ParentType, ContextType>;
};

export type RiskAssessmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RiskAssessment'] = ResolversParentTypes['RiskAssessment']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  band?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  contributions?: Resolver<ReadonlyArray<ResolversTypes['RiskFactorLine']>, ParentType, ContextType>;
  triggeredRules?: Resolver<ReadonlyArray<ResolversTypes['TriggeredRule']>, ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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
  resolvedByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  carriedFrom?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
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
  decisions?: Resolver<ReadonlyArray<ResolversTypes['ScreeningDecisionStep']>, ParentType, ContextType, RequireFields<ScreeningReportdecisionsArgs, 'first'>>;
  replays?: Resolver<ReadonlyArray<ResolversTypes['AssessmentReplay']>, ParentType, ContextType, RequireFields<ScreeningReportreplaysArgs, 'first'>>;
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
  config?: Resolver<ResolversTypes['AssessmentConfig'], ParentType, ContextType>;
};

export type AssessmentConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentConfig'] = ResolversParentTypes['AssessmentConfig']> = {
  factors?: Resolver<ReadonlyArray<ResolversTypes['RiskFactor']>, ParentType, ContextType>;
  bands?: Resolver<ReadonlyArray<ResolversTypes['RiskBandSetting']>, ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['ActingRule']>, ParentType, ContextType>;
};

export type ActingRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActingRule'] = ResolversParentTypes['ActingRule']> = {
  rulesetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
  scoreContribution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopOnMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  effectiveFrom?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
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
  createdByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
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

export type CountryFlagOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryFlagOverride'] = ResolversParentTypes['CountryFlagOverride']> = {
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['CountryFlag'], ParentType, ContextType>;
  isFlagged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveTo?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BorneCountryFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BorneCountryFlag'] = ResolversParentTypes['BorneCountryFlag']> = {
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['CountryFlag'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type DatasetVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetVersionConnection'] = ResolversParentTypes['DatasetVersionConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DatasetVersion']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DatasetVersionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DatasetVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetVersionEdge'] = ResolversParentTypes['DatasetVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DatasetVersion'], ParentType, ContextType>;
};

export type DatasetEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryConnection'] = ResolversParentTypes['DatasetEntryConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntry']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['DatasetEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DatasetEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatasetEntryEdge'] = ResolversParentTypes['DatasetEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DatasetEntry'], ParentType, ContextType>;
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
  homeCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  decisionsBy?: Resolver<ResolversTypes['DecisionsBy'], ParentType, ContextType>;
  pendingChange?: Resolver<Maybe<ResolversTypes['ScreeningPolicyChange']>, ParentType, ContextType>;
};

export type ScreeningPolicyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningPolicyChange'] = ResolversParentTypes['ScreeningPolicyChange']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ScreeningPolicyChangeStatus'], ParentType, ContextType>;
  weakens?: Resolver<ReadonlyArray<ResolversTypes['ScreeningPolicyField']>, ParentType, ContextType>;
  policy?: Resolver<ResolversTypes['ScreeningPolicy'], ParentType, ContextType>;
  baseVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  effectiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ScreeningPolicyChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningPolicyChangeConnection'] = ResolversParentTypes['ScreeningPolicyChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ScreeningPolicyChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ScreeningPolicyChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ScreeningPolicyChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningPolicyChangeEdge'] = ResolversParentTypes['ScreeningPolicyChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ScreeningPolicyChange'], ParentType, ContextType>;
};

export type PepPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PepPolicy'] = ResolversParentTypes['PepPolicy']> = {
  foreign?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
  domestic?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
  internationalOrg?: Resolver<ResolversTypes['ScreeningDisposition'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Customer' | 'Screening' | 'Subject', ParentType, ContextType>;
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
  Subject?: SubjectResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  SubjectIdentifier?: SubjectIdentifierResolvers<ContextType>;
  SubjectMonitoring?: SubjectMonitoringResolvers<ContextType>;
  SubjectConnection?: SubjectConnectionResolvers<ContextType>;
  SubjectEdge?: SubjectEdgeResolvers<ContextType>;
  RiskChange?: RiskChangeResolvers<ContextType>;
  RiskChangeConnection?: RiskChangeConnectionResolvers<ContextType>;
  RiskChangeEdge?: RiskChangeEdgeResolvers<ContextType>;
  SubjectNotice?: SubjectNoticeResolvers<ContextType>;
  RiskThresholdBreach?: RiskThresholdBreachResolvers<ContextType>;
  Rescreening?: RescreeningResolvers<ContextType>;
  RescreeningConnection?: RescreeningConnectionResolvers<ContextType>;
  RescreeningEdge?: RescreeningEdgeResolvers<ContextType>;
  MonitoringCoverage?: MonitoringCoverageResolvers<ContextType>;
  SourceCoverage?: SourceCoverageResolvers<ContextType>;
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
  RiskAssessment?: RiskAssessmentResolvers<ContextType>;
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
  AssessmentConfig?: AssessmentConfigResolvers<ContextType>;
  ActingRule?: ActingRuleResolvers<ContextType>;
  AllowedPair?: AllowedPairResolvers<ContextType>;
  AllowedPairConnection?: AllowedPairConnectionResolvers<ContextType>;
  AllowedPairEdge?: AllowedPairEdgeResolvers<ContextType>;
  RiskFactor?: RiskFactorResolvers<ContextType>;
  RiskBandSetting?: RiskBandSettingResolvers<ContextType>;
  CountryFlagOverride?: CountryFlagOverrideResolvers<ContextType>;
  BorneCountryFlag?: BorneCountryFlagResolvers<ContextType>;
  Ruleset?: RulesetResolvers<ContextType>;
  RulesetRule?: RulesetRuleResolvers<ContextType>;
  RulesetConnection?: RulesetConnectionResolvers<ContextType>;
  RulesetEdge?: RulesetEdgeResolvers<ContextType>;
  RulesetVersion?: RulesetVersionResolvers<ContextType>;
  RulesetVersionConnection?: RulesetVersionConnectionResolvers<ContextType>;
  RulesetVersionEdge?: RulesetVersionEdgeResolvers<ContextType>;
  RiskSimulation?: RiskSimulationResolvers<ContextType>;
  SimulatedDecision?: SimulatedDecisionResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  DatasetVersion?: DatasetVersionResolvers<ContextType>;
  DatasetChange?: DatasetChangeResolvers<ContextType>;
  DatasetChangeConnection?: DatasetChangeConnectionResolvers<ContextType>;
  DatasetChangeEdge?: DatasetChangeEdgeResolvers<ContextType>;
  DatasetVersionConnection?: DatasetVersionConnectionResolvers<ContextType>;
  DatasetVersionEdge?: DatasetVersionEdgeResolvers<ContextType>;
  DatasetEntryConnection?: DatasetEntryConnectionResolvers<ContextType>;
  DatasetEntryEdge?: DatasetEntryEdgeResolvers<ContextType>;
  DatasetEntry?: DatasetEntryResolvers<ContextType>;
  DatasetEntryName?: DatasetEntryNameResolvers<ContextType>;
  DatasetDate?: DatasetDateResolvers<ContextType>;
  DatasetEntryIdentifier?: DatasetEntryIdentifierResolvers<ContextType>;
  DatasetEntryPosition?: DatasetEntryPositionResolvers<ContextType>;
  DatasetEntryRelation?: DatasetEntryRelationResolvers<ContextType>;
  DatasetEntryChange?: DatasetEntryChangeResolvers<ContextType>;
  SystemAlert?: SystemAlertResolvers<ContextType>;
  ScreeningPolicy?: ScreeningPolicyResolvers<ContextType>;
  ScreeningPolicyChange?: ScreeningPolicyChangeResolvers<ContextType>;
  ScreeningPolicyChangeConnection?: ScreeningPolicyChangeConnectionResolvers<ContextType>;
  ScreeningPolicyChangeEdge?: ScreeningPolicyChangeEdgeResolvers<ContextType>;
  PepPolicy?: PepPolicyResolvers<ContextType>;
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

