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
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type Query = {
  /** The tenant's deny-list, newest first, at most 1,000 names. The demonstration data contains the name Blocked Person, so a payment to that name is refused. */
  readonly denyList: ReadonlyArray<DenyListEntry>;
  /** A subject by its id, including a deleted one. */
  readonly subject?: Maybe<Subject>;
  /** Subjects, newest first. Deleted subjects are returned only for the status DELETED. Filters are combined with AND. */
  readonly subjects: SubjectConnection;
  /** Screenings of a subject, newest first. */
  readonly subjectScreenings: ScreeningConnection;
  /** Matches of a subject's latest screening, highest score first. */
  readonly subjectMatches: ReadonlyArray<ScreeningMatch>;
  /** Changes of a subject's risk, newest first. */
  readonly subjectRiskHistory: RiskChangeConnection;
  /** Whether every monitored subject was compared with all current list entries and with every later change of the lists. */
  readonly monitoringCoverage: MonitoringCoverage;
  /** List update runs, newest first. A run compares the monitored subjects with the changes of a new list version. */
  readonly listUpdateRuns: ListUpdateRunConnection;
  /** Compares two parties with each other, as a screening compares a subject with a list entry. Nothing is stored. */
  readonly compareSubjects: SubjectComparison;
  /** Screenings, newest first. Filters are combined with AND; give at most one of subjectId, externalId and batchId. */
  readonly screenings: ScreeningConnection;
  /** One screening by its id. */
  readonly screening?: Maybe<Screening>;
  /** Matches of a screening, highest score first. */
  readonly screeningMatches: ReadonlyArray<ScreeningMatch>;
  /** One match of a screening, with its evidence and the list entry. */
  readonly screeningMatch?: Maybe<ScreeningMatch>;
  /** Audit report of a screening, with proof that its assessments are reproducible. */
  readonly screeningReport?: Maybe<ScreeningReport>;
  /** Progress of a batch of screenings. */
  readonly screeningBatch?: Maybe<ScreeningBatch>;
  /** Pairs of a subject and a list entry that are known to be different parties, newest first. Pairs that have ended are left out. */
  readonly allowList: AllowedPairConnection;
  /** Risk factors, with the weights of the workspace. */
  readonly riskFactors: ReadonlyArray<RiskFactor>;
  /** Risk bands of the workspace, from the lowest to the highest. */
  readonly riskBands: ReadonlyArray<RiskBandSetting>;
  /** The workspace's own country flags, which override the published ones. */
  readonly riskCountries: ReadonlyArray<CountryFlagOverride>;
  /** Country flags in force for the workspace on a day, each with its source. */
  readonly countryFlags: ReadonlyArray<BorneCountryFlag>;
  /** Rulesets of the workspace, newest first. */
  readonly rulesets: RulesetConnection;
  /** Newest version of a ruleset; null if the workspace has no ruleset with this id. */
  readonly ruleset?: Maybe<Ruleset>;
  /** All versions of a ruleset, newest first. */
  readonly rulesetVersions: RulesetVersionConnection;
  /** Computes the risk of a subject as if the newest version of a ruleset were published beside the others. Nothing is stored. */
  readonly simulateRuleset: RiskSimulation;
  /** Watchlists that screenings search, sanctions lists first. */
  readonly datasets: ReadonlyArray<Dataset>;
  /** One watchlist by its source. */
  readonly dataset: Dataset;
  /** Versions of a watchlist, newest first, including rejected ones. */
  readonly datasetVersions: DatasetVersionConnection;
  /** Differences between two versions of a watchlist, ordered by entry id. */
  readonly datasetChanges: DatasetChangeConnection;
  /** Current entries of the watchlists, ordered by source and id. This looks up names as they are spelled; use a screening to find similar names. */
  readonly datasetEntries: DatasetEntryConnection;
  /** One entry of a watchlist by its id; the latest content if the entry was removed. */
  readonly datasetEntry?: Maybe<DatasetEntry>;
  /** Policy by which payments are screened; the defaults of the platform if the workspace has set none. */
  readonly screeningPolicy: ScreeningPolicy;
  /** Proposals of a milder screening policy, newest first, with their status. */
  readonly screeningPolicyChanges: ScreeningPolicyChangeConnection;
  /** One proposal of a milder screening policy; null if the workspace has none with this id. */
  readonly screeningPolicyChange?: Maybe<ScreeningPolicyChange>;
  /** All screening results of a payment, oldest first. The list is empty for a payment that does not exist or was not screened yet. Available to staff and API keys only; the payer and the payee must not see it. */
  readonly paymentScreenings: ReadonlyArray<PaymentScreening>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerysubjectArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
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
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerysubjectScreeningsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerysubjectMatchesArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerysubjectRiskHistoryArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerylistUpdateRunsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerycompareSubjectsArgs = {
  input: CompareSubjectsInput;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
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
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningMatchesArgs = {
  screeningId: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningReportArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningBatchArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryallowListArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerycountryFlagsArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryrulesetsArgs = {
  status?: InputMaybe<RulesetStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryrulesetArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryrulesetVersionsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerysimulateRulesetArgs = {
  id: Scalars['UUID']['input'];
  input: SimulateRulesetInput;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerydatasetArgs = {
  source: DatasetSource;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerydatasetVersionsArgs = {
  source: DatasetSource;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerydatasetChangesArgs = {
  source: DatasetSource;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerydatasetEntriesArgs = {
  source?: InputMaybe<DatasetSource>;
  query?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerydatasetEntryArgs = {
  source: DatasetSource;
  entryId: Scalars['String']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningPolicyChangesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QueryscreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type QuerypaymentScreeningsArgs = {
  paymentId: Scalars['UUID']['input'];
};


/**
 * Screening of parties against deny-list and watchlists, so that no payment reaches a prohibited party.
 * A screening searches the watchlists for one subject; a payment screening does so for all parties of one payment.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Changes of subjects, screenings, lists, rules and policy. */
export type Mutation = {
  /** Adds a name to the tenant's deny-list. */
  readonly addToDenyList: DenyListEntry;
  /** Removes a name from the tenant's deny-list. */
  readonly removeFromDenyList: Scalars['Boolean']['output'];
  /** Creates a subject that can be screened and monitored. */
  readonly createSubject: Subject;
  /** Changes details of a subject; null removes a detail. A monitored subject is then screened again. */
  readonly updateSubject: Subject;
  /** Permanently erases the personal data of a subject, including in its screenings. Ids, outcomes and the risk history remain, and so does the evidence of payment screenings. */
  readonly deleteSubject: Scalars['Boolean']['output'];
  /** Starts or stops the monitoring of a subject, or changes how often it is screened. */
  readonly setSubjectMonitoring: Subject;
  /** Screens monitored subjects that are due and returns their number. The worker calls this, because it has no lists loaded. */
  readonly screenDueSubjects: Scalars['Int']['output'];
  /** Continues the oldest list update run whose list is loaded. Returns the number of compared subjects; at least 1 if the run ended. */
  readonly continueListUpdateRun: Scalars['Int']['output'];
  /** Requests a refresh of a watchlist ahead of schedule. The request is accepted if the last request and the last refresh of the watchlist, of any tenant, are older than 15 minutes; otherwise it is refused with the time of the next possible one. */
  readonly refreshDataset: Dataset;
  /** Screens the parties of a payment against the deny-list and the watchlists, and stores the result under the payment's id and stage. BLOCKED is final, and so is CLEAR at the stage CREATION; HELD is evaluated again on each call. */
  readonly screenPayment: PaymentScreening;
  /** Voids the screening of a payment that was not made. Returns false if there is none. */
  readonly voidPaymentScreening: Scalars['Boolean']['output'];
  /** Searches the watchlists for a subject, computes its risk and decides. If the request names a subject by id or external id, its risk is updated; an unknown external id creates an unmonitored subject. If the request describes the subject differently or searches less than before, its risk may rise but not fall. If the lists cannot be searched, the screening is stored as FAILED and the request is refused. */
  readonly screenSubject: Screening;
  /** Queues up to 1,000 subjects for screening, one after another. Over REST a body has at most 1 MiB and 50,000 JSON values (members of objects and items of arrays), enough for 1,000 subjects with all of their fields; split larger bodies into several batches. */
  readonly createScreeningBatch: ScreeningBatch;
  /** Repeats a screening with the current lists. The result is a new screening, which supersedes the old one. */
  readonly rescreen: Screening;
  /** Resolves a match of a screening; risk and decision are computed again. */
  readonly resolveMatch: Screening;
  /** Reverts the resolution of a match and removes the allow-list pair that the resolution created; risk and decision are computed again. */
  readonly reopenMatch: Screening;
  /** Marks a match as under review by an analyst. */
  readonly reviewMatch: Screening;
  /** Replaces the computed decision of a screening with another one; the computed one stays visible. The override stands until the computed decision becomes stricter, or until a match is confirmed and the new computed decision is stricter than the override. */
  readonly overrideDecision: Screening;
  /** Adds a pair of a subject and a list entry to the allow-list: they are different parties. Screenings of the subject leave the entry out until the pair ends or the details of the entry or of the subject change. Payments under the same name leave it out as well. A pair with an external_id that no subject has yet applies to screenings only. A new pair replaces an existing one with the same subject and entry. */
  readonly addAllowedPair: AllowedPair;
  /** Removes a pair from the allow-list. */
  readonly removeAllowedPair: Scalars['Boolean']['output'];
  /** Screens the next queued subjects of a batch and returns their number. Completes the batch when no subject is left. */
  readonly runQueuedScreenings: Scalars['Int']['output'];
  /** Changes the given risk factors, either all of them or none. Returns all factors of the workspace. */
  readonly changeRiskFactors: ReadonlyArray<RiskFactor>;
  /** Replaces the four risk bands. They must cover 0 to 1000 without gap or overlap. */
  readonly changeRiskBands: ReadonlyArray<RiskBandSetting>;
  /** Replaces the workspace's own country flags. Each one adds a flag to a country or removes a published flag. */
  readonly changeRiskCountries: ReadonlyArray<CountryFlagOverride>;
  /** Creates a ruleset as a draft. Its rules apply once it is published. */
  readonly createRuleset: Ruleset;
  /** Creates the next version of a ruleset; an update without changes creates none. The published version stays in force until the new one is published. */
  readonly updateRuleset: Ruleset;
  /** Publishes the newest version of a ruleset. Its rules apply to every screening from this moment. */
  readonly publishRuleset: Ruleset;
  /** Permanently takes a ruleset out of force. */
  readonly archiveRuleset: Ruleset;
  /** Deletes a ruleset that is not in force. Its versions are kept as evidence for earlier decisions. */
  readonly deleteRuleset: Scalars['Boolean']['output'];
  /** Changes the policy by which payments are screened; fields that are left out keep their value. A policy that is as strict or stricter applies immediately and cancels an open proposal. A policy that is milder in any field is only proposed, and only by staff: it applies after another staff member has approved it and the delay has passed. An API key that requests one is refused with STAFF_REQUIRED. Held payments are evaluated by a stricter policy when they are next screened; a payment that is already held for a match still waits for an analyst. */
  readonly setScreeningPolicy: ScreeningPolicy;
  /** Approves a milder screening policy that another staff member proposed. It takes effect after a delay, 24 hours unless configured otherwise; a stricter policy that is set before then cancels it. */
  readonly approveScreeningPolicyChange: ScreeningPolicyChange;
  /** Rejects a milder screening policy before it takes effect, whether it is still pending or already approved. The staff member who proposed it may reject it as well. */
  readonly rejectScreeningPolicyChange: ScreeningPolicyChange;
  /** Releases a held payment whose matches were all resolved as false positives, if the policy does not release such payments automatically. An API key names the person who decides in X-Actor. */
  readonly releasePayment: PaymentScreening;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationaddToDenyListArgs = {
  input: AddToDenyListInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationremoveFromDenyListArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationcreateSubjectArgs = {
  input: SubjectInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationupdateSubjectArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateSubjectInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationdeleteSubjectArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationsetSubjectMonitoringArgs = {
  id: Scalars['UUID']['input'];
  input: SubjectMonitoringInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationrefreshDatasetArgs = {
  source: DatasetSource;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationscreenPaymentArgs = {
  input: ScreenPaymentInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationvoidPaymentScreeningArgs = {
  paymentId: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationscreenSubjectArgs = {
  input: ScreenSubjectInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationcreateScreeningBatchArgs = {
  input: CreateScreeningBatchInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationrescreenArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationresolveMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
  input: ResolveMatchInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationreopenMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationreviewMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationoverrideDecisionArgs = {
  id: Scalars['UUID']['input'];
  input: OverrideDecisionInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationaddAllowedPairArgs = {
  input: AddAllowedPairInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationremoveAllowedPairArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationrunQueuedScreeningsArgs = {
  batchId: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationchangeRiskFactorsArgs = {
  input: ChangeRiskFactorsInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationchangeRiskBandsArgs = {
  input: ChangeRiskBandsInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationchangeRiskCountriesArgs = {
  input: ChangeRiskCountriesInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationcreateRulesetArgs = {
  input: CreateRulesetInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationupdateRulesetArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateRulesetInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationpublishRulesetArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationarchiveRulesetArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationdeleteRulesetArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationsetScreeningPolicyArgs = {
  input: SetScreeningPolicyInput;
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationapproveScreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationrejectScreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of subjects, screenings, lists, rules and policy. */
export type MutationreleasePaymentArgs = {
  paymentId: Scalars['UUID']['input'];
};

/** A name on the tenant's deny-list. */
export type DenyListEntry = {
  /** Platform's id of the deny-list entry. */
  readonly id: Scalars['UUID']['output'];
  /** The name, spelled as it was added. */
  readonly name: Scalars['String']['output'];
  /** Why the name is denied; null if no reason was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Id of the staff member who added the name, or the person named in X-Actor by an API key. */
  readonly createdBy: Scalars['String']['output'];
  /** Id of the API key that acted for the person in createdBy; null if a staff member added the name. */
  readonly createdByKey?: Maybe<Scalars['UUID']['output']>;
  /** When the name was added. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A name to add to the deny-list. */
export type AddToDenyListInput = {
  /** The name to deny. Case, accents, punctuation, word order and separators between letters are ignored in comparisons. */
  readonly name: Scalars['String']['input'];
  /** Why the name is denied. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Status of a subject, as the tenant sets it. */
export type SubjectStatus =
  /** The tenant serves the subject. */
  | 'ACTIVE'
  /** The tenant does not serve the subject at present. */
  | 'INACTIVE'
  /** The tenant must not serve the subject. */
  | 'BLOCKED'
  /** The subject is a person who has died. */
  | 'DECEASED'
  /** The personal data of the subject is erased. */
  | 'DELETED';

/** Interval at which a monitored subject is screened, independently of list updates. */
export type MonitoringCadence =
  /** One screening every day. */
  | 'DAILY'
  /** One screening every seven days. */
  | 'WEEKLY'
  /** One screening every month, on the same day or the last day of the month. */
  | 'MONTHLY';

/** A party that the tenant screens, such as a customer or a supplier. */
export type Subject = {
  /** Platform's id of the subject. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's own id of the subject; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Kind of party: person, organisation, vessel, aircraft or wallet. */
  readonly type: SubjectType;
  /** Status of the subject, such as ACTIVE or BLOCKED. */
  readonly status: SubjectStatus;
  /** Full name of the subject; null once the subject is deleted, like all personal data. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Other names of the party; null if none were given. */
  readonly aliases?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Date of birth: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** Gender of a person; null if unknown. */
  readonly gender?: Maybe<SubjectGender>;
  /** Countries of citizenship; null if none were given. */
  readonly nationalities?: Maybe<ReadonlyArray<Scalars['CountryCode']['output']>>;
  /** Country of residence or registration; null if unknown. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** Document numbers, register numbers and other identifiers of the party. */
  readonly identifiers?: Maybe<ReadonlyArray<SubjectIdentifier>>;
  /** Postal addresses; null if none were given. */
  readonly addresses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Kind of customer, as the tenant names it. */
  readonly customerType?: Maybe<Scalars['String']['output']>;
  /** Product that the customer uses, as the tenant names it. */
  readonly product?: Maybe<Scalars['String']['output']>;
  /** Channel through which the customer arrived, as the tenant names it. */
  readonly channel?: Maybe<Scalars['String']['output']>;
  /** Industry or occupation, as the tenant names it. */
  readonly industry?: Maybe<Scalars['String']['output']>;
  /** Risk score of the latest screening, 0 to 1000; null before the first screening. */
  readonly riskScore?: Maybe<Scalars['Int']['output']>;
  /** Band that the risk score falls into; null before the first screening. */
  readonly riskBand?: Maybe<RiskLevel>;
  /** When the risk was last computed; null before the first screening. */
  readonly riskAssessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Monitoring settings of the subject, and its next screening. */
  readonly monitoring: SubjectMonitoring;
  /** Id of the latest screening; null if there is none. */
  readonly lastScreeningId?: Maybe<Scalars['UUID']['output']>;
  /** When the subject was last screened; null if never. */
  readonly lastScreenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the current version, increased by each change. */
  readonly version: Scalars['Int']['output'];
  /** When the subject was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the subject was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Subject>;
};

/** A person or business that a tenant serves. All domains refer to this entity. */
export type Customer = {
  /** Platform id of the customer. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's id for the customer. */
  readonly externalId: Scalars['String']['output'];
  /** Risk score of the latest screening, 0 to 1000; null if the customer was never screened. */
  readonly riskScore?: Maybe<Scalars['Int']['output']>;
  /** Band that the risk score falls into; null if the customer was never screened. */
  readonly riskBand?: Maybe<RiskLevel>;
  /** Screenings of the customer and of the customer's payments, newest first. */
  readonly screenings?: Maybe<ScreeningConnection>;
  readonly __resolveReference?: Maybe<Customer>;
};


/** A person or business that a tenant serves. All domains refer to this entity. */
export type CustomerscreeningsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A document number, register number or other identifier of a subject. */
export type SubjectIdentifier = {
  /** Kind of identifier, such as PASSPORT or LEI. */
  readonly type: SubjectIdentifierType;
  /** The identifier, written as it was given. */
  readonly value: Scalars['String']['output'];
  /** Country that issued the identifier; null if unknown. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
};

/** Monitoring settings of a subject. */
export type SubjectMonitoring = {
  /** Whether the subject is screened automatically, at its cadence and after list updates. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Interval of screenings that do not depend on list updates; null if the subject was never monitored. */
  readonly cadence?: Maybe<MonitoringCadence>;
  /** When the next screening is due; null if the subject is not monitored. */
  readonly nextScreeningAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the subject, with its current details, was screened against the complete lists. Changes of lists are compared with monitored subjects in any case. */
  readonly isCovered: Scalars['Boolean']['output'];
};

/** A page of subjects. */
export type SubjectConnection = {
  /** The subjects of the page with their cursors. */
  readonly edges: ReadonlyArray<SubjectEdge>;
  /** The subjects of the page. */
  readonly nodes: ReadonlyArray<Subject>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A subject with its cursor. */
export type SubjectEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The subject at this position. */
  readonly node: Subject;
};

/** Details of a subject to change. A field that is left out keeps its value; null removes it. */
export type UpdateSubjectInput = {
  /** New status: ACTIVE, INACTIVE, BLOCKED or DECEASED. */
  readonly status?: InputMaybe<SubjectStatus>;
  /** Full name of the party, in any script. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Other names of the party, at most 400 characters each. */
  readonly aliases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Date of birth, as precise as it is known: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Gender of a person. */
  readonly gender?: InputMaybe<SubjectGender>;
  /** Countries of citizenship of the party. */
  readonly nationalities?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  /** Country of residence or registration. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Document numbers, register numbers and other identifiers of the party. */
  readonly identifiers?: InputMaybe<ReadonlyArray<SubjectIdentifierInput>>;
  /** Postal addresses, at most 500 characters each. They are stored and not compared with watchlists. */
  readonly addresses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Kind of customer, as the tenant names it. */
  readonly customerType?: InputMaybe<Scalars['String']['input']>;
  /** Product that the customer uses, as the tenant names it. */
  readonly product?: InputMaybe<Scalars['String']['input']>;
  /** Channel through which the customer arrived, as the tenant names it. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Industry or occupation, as the tenant names it. */
  readonly industry?: InputMaybe<Scalars['String']['input']>;
};

/** New monitoring settings of a subject. */
export type SubjectMonitoringInput = {
  /** Whether the subject is to be screened automatically. */
  readonly enabled: Scalars['Boolean']['input'];
  /** Interval of screenings that do not depend on list updates. If left out it stays unchanged, or is DAILY the first time. */
  readonly cadence?: InputMaybe<MonitoringCadence>;
};

/** Why a subject's risk was computed again. */
export type RiskCause =
  /** The tenant requested a screening. */
  | 'SCREENING'
  /** The screening was due at the subject's cadence. */
  | 'PERIODIC'
  /** A watchlist changed in an entry that resembles the subject. */
  | 'LIST_CHANGE'
  /** An analyst resolved or reopened a match. */
  | 'MATCH_RESOLVED';

/** One change of a subject's risk; the first one has no old score. */
export type RiskChange = {
  /** Platform's id of the subject. */
  readonly subjectId: Scalars['UUID']['output'];
  /** The tenant's own id of the subject; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Id of the screening that changed the risk; null if there is none. */
  readonly screeningId?: Maybe<Scalars['UUID']['output']>;
  /** Why the risk was computed again. */
  readonly cause: RiskCause;
  /** Risk score before the change, 0 to 1000; null for the first one. */
  readonly oldScore?: Maybe<Scalars['Int']['output']>;
  /** Risk band before the change; null for the first one. */
  readonly oldBand?: Maybe<RiskLevel>;
  /** New risk score, 0 to 1000. */
  readonly newScore: Scalars['Int']['output'];
  /** New risk band of the subject. */
  readonly newBand: RiskLevel;
  /** When the risk changed. */
  readonly changedAt: Scalars['DateTime']['output'];
};

/** A page of risk changes. */
export type RiskChangeConnection = {
  /** The risk changes of the page with their cursors. */
  readonly edges: ReadonlyArray<RiskChangeEdge>;
  /** The risk changes of the page. */
  readonly nodes: ReadonlyArray<RiskChange>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A risk change with its cursor. */
export type RiskChangeEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The risk change at this position. */
  readonly node: RiskChange;
};

/** Webhook data of a subject that was created or changed. */
export type SubjectNotice = {
  /** Platform's id of the subject. */
  readonly subjectId: Scalars['UUID']['output'];
  /** The tenant's own id of the subject; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Names of the changed fields; empty if the subject was created. */
  readonly changedFields: ReadonlyArray<Scalars['String']['output']>;
};

/** Webhook data of a subject whose risk has risen to the band HIGH or above. */
export type RiskThresholdBreach = {
  /** Platform's id of the subject. */
  readonly subjectId: Scalars['UUID']['output'];
  /** The tenant's own id of the subject; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Lowest score of the band HIGH. */
  readonly threshold: Scalars['Int']['output'];
  /** Risk score of the subject, 0 to 1000. */
  readonly score: Scalars['Int']['output'];
  /** Id of the screening that raised the risk; null if there is none. */
  readonly screeningId?: Maybe<Scalars['UUID']['output']>;
};

/** A list update run: it compares the workspace's monitored subjects with the changes of one list version. */
export type ListUpdateRun = {
  /** Platform's id of the run. */
  readonly id: Scalars['UUID']['output'];
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Previous version of the list; null if there was none. */
  readonly fromVersion?: Maybe<Scalars['String']['output']>;
  /** Version whose changes the run compares. */
  readonly toVersion: Scalars['String']['output'];
  /** Number of entries that the version added, changed or removed. */
  readonly entries: Scalars['Int']['output'];
  /** Number of monitored subjects at the start, minus those that left monitoring before their turn or could not be compared. The latter are screened against the complete lists instead. */
  readonly expected: Scalars['Int']['output'];
  /** Number of subjects compared so far; equals expected once the run is completed. */
  readonly compared: Scalars['Int']['output'];
  /** Number of subjects that were screened because a changed entry resembles them. */
  readonly hits: Scalars['Int']['output'];
  /** When the run started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When the last subject was compared; null while the run continues. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of list update runs. */
export type ListUpdateRunConnection = {
  /** The runs of the page with their cursors. */
  readonly edges: ReadonlyArray<ListUpdateRunEdge>;
  /** The runs of the page. */
  readonly nodes: ReadonlyArray<ListUpdateRun>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A list update run with its cursor. */
export type ListUpdateRunEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The run at this position. */
  readonly node: ListUpdateRun;
};

/** Whether monitored subjects were compared with all lists and their changes. */
export type MonitoringCoverage = {
  /** True if no screening and no list update run is outstanding. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Number of monitored subjects in the workspace. */
  readonly monitoredSubjects: Scalars['Int']['output'];
  /** Number of monitored subjects that, with their current details, were not yet screened against the complete lists. */
  readonly awaitingScreening: Scalars['Int']['output'];
  /** Coverage of each watchlist. */
  readonly sources: ReadonlyArray<SourceCoverage>;
};

/** Coverage of one watchlist by list update runs. */
export type SourceCoverage = {
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Current version of the list; null if the list was never imported. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** Whether every version was compared with every subject that was monitored at the time. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Number of versions whose run has not started or not completed. */
  readonly outstandingVersions: Scalars['Int']['output'];
  /** Latest list update run; null if the list has not changed since the first subject was monitored. */
  readonly listUpdateRun?: Maybe<ListUpdateRun>;
};

/** Outcome of a payment screening. */
export type ScreeningOutcome =
  /** The payment may proceed. */
  | 'CLEAR'
  /** The payment waits; holdReason gives the reason. */
  | 'HELD'
  /** The payment must not be made, because a party is on a watchlist or on the deny-list. */
  | 'BLOCKED';

/** Stage of a payment at which it is screened. */
export type ScreeningStage =
  /** When the payment is created. */
  | 'CREATION'
  /** Before the payment is paid out. */
  | 'PAYOUT';

/** A payment to screen, with its parties. */
export type ScreenPaymentInput = {
  /** Id of the payment, such as a transfer id. */
  readonly paymentId: Scalars['UUID']['input'];
  /** Stage of the payment at this screening. */
  readonly stage?: ScreeningStage;
  /** All parties of the payment, at most 10. */
  readonly parties: ReadonlyArray<ScreenedPartyInput>;
};

/** A party of a payment to screen. */
export type ScreenedPartyInput = {
  /** Role of the party: SENDER, RECIPIENT, BANK or ULTIMATE. */
  readonly role: Scalars['String']['input'];
  /** Full name of the party. */
  readonly name: Scalars['String']['input'];
  /** Country. For a sender it is the sender's own; for a recipient it is where the payment is paid out, which does not identify the recipient. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Date of birth, if it is known. */
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Id of the party in another domain: the tenant's own id of a customer, or the id of a recipient. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};

/** One screening result of a payment. The parties are stored as evidence and remain after a customer is erased. */
export type PaymentScreening = {
  /** Platform's id of the result. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the payment, such as a transfer id. */
  readonly paymentId: Scalars['UUID']['output'];
  /** Stage of the payment at this screening. */
  readonly stage: ScreeningStage;
  /** Outcome for the payment: CLEAR, HELD or BLOCKED. */
  readonly outcome: ScreeningOutcome;
  /** Why the payment is held; null if it is not. */
  readonly holdReason?: Maybe<PaymentHoldReason>;
  /** When a payment that is held for a match fails; null if it is not held for a match, or is held without limit. */
  readonly heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the screenings whose matches hold or block the payment, one for each party with matches. */
  readonly screeningIds: ReadonlyArray<Scalars['UUID']['output']>;
  /** When the result was stored. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When another result replaced this one; null for the result in force. */
  readonly voidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the payment was released; null if it was not. */
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the staff member who released the payment, or the person named in X-Actor by an API key; null if it was not released. */
  readonly releasedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the API key that acted for the person in releasedBy; null if a staff member released it. */
  readonly releasedByKey?: Maybe<Scalars['UUID']['output']>;
};

/** Kind of party that is screened. */
export type SubjectType =
  /** A natural person, not an organisation. */
  | 'INDIVIDUAL'
  /** A company, an authority or a group. */
  | 'ORGANIZATION'
  /** A ship or another vessel. */
  | 'VESSEL'
  /** An aeroplane or a helicopter. */
  | 'AIRCRAFT'
  /** A cryptocurrency address; its name is the address. */
  | 'WALLET';

/** Gender of a person, as lists record it. */
export type SubjectGender =
  /** The person is a woman. */
  | 'FEMALE'
  /** The person is a man. */
  | 'MALE';

/** Kind of identifier of a party. */
export type SubjectIdentifierType =
  /** Passport number of a person. */
  | 'PASSPORT'
  /** Number of an identity card or of a national register of persons. */
  | 'NATIONAL_ID'
  /** Identification number at a tax authority. */
  | 'TAX_ID'
  /** Number in a company register. */
  | 'REG_NO'
  /** Legal entity identifier, ISO 17442. */
  | 'LEI'
  /** Business identifier code, ISO 9362. */
  | 'BIC'
  /** Ship number of the International Maritime Organization. */
  | 'IMO'
  /** Maritime mobile service identity of a ship. */
  | 'MMSI'
  /** Call sign of a ship or an aircraft. */
  | 'CALL_SIGN'
  /** Registration mark of an aircraft. */
  | 'TAIL_NUMBER'
  /** Address of a cryptocurrency wallet. */
  | 'WALLET'
  /** E-mail address of the party. */
  | 'EMAIL'
  /** Telephone number of the party. */
  | 'PHONE'
  /** Any other kind of identifier. */
  | 'OTHER';

/** A document number, register number or other identifier of a party. */
export type SubjectIdentifierInput = {
  /** Kind of identifier, such as PASSPORT or LEI. */
  readonly type: SubjectIdentifierType;
  /** The identifier. Spaces, hyphens and case are ignored in comparisons. */
  readonly value: Scalars['String']['input'];
  /** Country that issued the identifier, if known. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
};

/** A party to screen. Each further detail helps to rule out other parties with the same name. */
export type SubjectInput = {
  /** The tenant's own id of the party. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Kind of party: person, organisation, vessel, aircraft or wallet. */
  readonly type: SubjectType;
  /** Full name of the party, in any script. */
  readonly name: Scalars['String']['input'];
  /** Other names of the party, at most 400 characters each, and 1,500 together with the name. */
  readonly aliases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Date of birth, as precise as it is known: YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  /** Gender of a person. */
  readonly gender?: InputMaybe<SubjectGender>;
  /** Countries of citizenship of the party. */
  readonly nationalities?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  /** Country of residence or registration. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Document numbers, register numbers and other identifiers of the party. */
  readonly identifiers?: InputMaybe<ReadonlyArray<SubjectIdentifierInput>>;
  /** Postal addresses, at most 500 characters each. They are stored and not compared with watchlists. */
  readonly addresses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Kind of customer, as the tenant names it. */
  readonly customerType?: InputMaybe<Scalars['String']['input']>;
  /** Product that the customer uses, as the tenant names it. */
  readonly product?: InputMaybe<Scalars['String']['input']>;
  /** Channel through which the customer arrived, as the tenant names it. */
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  /** Industry or occupation, as the tenant names it. */
  readonly industry?: InputMaybe<Scalars['String']['input']>;
};

/** Two parties to compare with each other. */
export type CompareSubjectsInput = {
  /** The party in the role of the subject. */
  readonly left: SubjectInput;
  /** The party in the role of the list entry. */
  readonly right: SubjectInput;
};

/** Likelihood that two parties are the same. */
export type MatchStrength =
  /** The names are identical, the score is at least 90, and a date of birth or an identifier agrees, or a name of several words is not contradicted. */
  | 'EXACT'
  /** The score is 85 or more. */
  | 'STRONG'
  /** The score is from 70 to below 85. A weak alias alone scores at most this. */
  | 'POSSIBLE'
  /** The score is below 70. */
  | 'WEAK';

/** Direction in which one piece of evidence points. */
export type EvidenceEffect =
  /** The evidence supports that the parties are the same. */
  | 'SUPPORTS'
  /** The evidence indicates two different parties. */
  | 'CONTRADICTS'
  /** The evidence points in neither direction. */
  | 'NEUTRAL';

/** Attribute that a piece of evidence compares. */
export type EvidenceFeature =
  /** Names of the two parties. */
  | 'NAME'
  /** Quality of the listed name: marked as weak by its list, read in reverse order, or found among other words. */
  | 'NAME_QUALITY'
  /** Dates of birth of the two parties. */
  | 'DATE_OF_BIRTH'
  /** Genders of the two parties. */
  | 'GENDER'
  /** Nationalities of the two parties. */
  | 'NATIONALITY'
  /** Countries connected with the two parties. */
  | 'COUNTRY'
  /** Document numbers, register numbers and other identifiers. */
  | 'IDENTIFIER'
  /** Kinds of the two parties, such as INDIVIDUAL. */
  | 'TYPE';

/** One reason for or against a match. The points of all reasons add up to the score, within 0 and 100 and the minimum for shared identifiers. */
export type MatchEvidence = {
  /** Attribute that was compared. */
  readonly feature: EvidenceFeature;
  /** Value of the subject; null if it has none. */
  readonly queryValue?: Maybe<Scalars['String']['output']>;
  /** Value of the list entry; null if it has none. */
  readonly listValue?: Maybe<Scalars['String']['output']>;
  /** Whether the evidence supports or contradicts the match. */
  readonly effect: EvidenceEffect;
  /** Points by which the evidence changed the score, negative if it lowered it. */
  readonly points: Scalars['Float']['output'];
  /** The evidence as an English sentence. */
  readonly text: Scalars['String']['output'];
};

/** How words of two names correspond. */
export type AlignmentHow =
  /** The words are the same. */
  | 'IDENTICAL'
  /** The words differ in a few letters. */
  | 'TYPO'
  /** The words are spelled differently and sound alike. */
  | 'PHONETIC'
  /** The words are the same in two scripts. */
  | 'TRANSLIT'
  /** One word is a familiar form of the other. */
  | 'NICKNAME'
  /** One word is the initial of the other. */
  | 'INITIAL'
  /** The words are at different positions in the names. */
  | 'REORDERED'
  /** The word has no counterpart in the other name. */
  | 'MISSING';

/** Words of one name and the corresponding words of the other. */
export type AlignedWords = {
  /** Words of the subject's name; empty if there is no counterpart. */
  readonly queryTokens: ReadonlyArray<Scalars['String']['output']>;
  /** Words of the listed name; empty if there is no counterpart. */
  readonly listTokens: ReadonlyArray<Scalars['String']['output']>;
  /** How the words correspond. */
  readonly how: AlignmentHow;
  /** Similarity of the words, 0 to 100. */
  readonly score: Scalars['Float']['output'];
};

/** Result of a comparison of two parties. */
export type SubjectComparison = {
  /** Match score from 0 to 100. */
  readonly score: Scalars['Float']['output'];
  /** Strength of the match, derived from score and evidence. */
  readonly strength: MatchStrength;
  /** Reasons for and against the match, the name comparison first. */
  readonly evidence: ReadonlyArray<MatchEvidence>;
  /** The best matching pair of names, aligned word by word. */
  readonly nameAlignment: ReadonlyArray<AlignedWords>;
};

/** Level of risk that a score stands for. */
export type RiskLevel =
  /** No notable risk was found. */
  | 'LOW'
  /** The risk calls for monitoring. */
  | 'MEDIUM'
  /** The risk calls for a review by an analyst. */
  | 'HIGH'
  /** The subject must not be served without explicit approval. */
  | 'CRITICAL';

/** Decision of a screening. The values are ordered from the mildest to the strictest. */
export type DecisionOutcome =
  /** The subject may be served. */
  | 'APPROVE'
  /** The subject may be served and is to be monitored. */
  | 'APPROVE_WITH_MONITORING'
  /** An analyst must review the screening. */
  | 'REVIEW_REQUIRED'
  /** The payment waits for a review by an analyst. */
  | 'HOLD'
  /** The subject must not be served. */
  | 'BLOCK';

/** Status of a screening in its life cycle. */
export type ScreeningStatus =
  /** The screening waits in a batch. */
  | 'QUEUED'
  /** The screening is in progress. */
  | 'RUNNING'
  /** All requested lists were searched. */
  | 'COMPLETED'
  /** The screening is incomplete: a requested list could not be searched or its version was too old, or a name of the subject cannot be read in full. */
  | 'PARTIAL'
  /** The lists could not be searched. The subject is not cleared. */
  | 'FAILED'
  /** A later screening has replaced this one. */
  | 'SUPERSEDED';

/** Purpose for which a screening is made. */
export type ScreeningPurpose =
  /** Acceptance of a new customer. */
  | 'ONBOARDING'
  /** Regular review of an existing customer. */
  | 'PERIODIC'
  /** Check of a party of a payment. */
  | 'PAYMENT'
  /** Any other purpose of a screening. */
  | 'AD_HOC';

/** Kind of watchlist that a screening searches. */
export type ScreeningList =
  /** Lists of parties under sanctions. */
  | 'SANCTIONS'
  /** Lists of politically exposed persons. */
  | 'PEP'
  /** Adverse media. No source is connected, so this kind is reported as not evaluated. */
  | 'ADVERSE_MEDIA';

/** Status of a match in its review. */
export type MatchStatus =
  /** No analyst has looked at the match yet. */
  | 'OPEN'
  /** An analyst is reviewing the match. */
  | 'IN_REVIEW'
  /** An analyst found that the entry is the subject. */
  | 'CONFIRMED'
  /** An analyst found that the entry is a different party. */
  | 'FALSE_POSITIVE'
  /** An analyst could not decide; the match still counts towards the risk. */
  | 'INCONCLUSIVE';

/** An analyst's decision on a match. */
export type MatchResolution =
  /** The entry is a different party; the match no longer counts. */
  | 'FALSE_POSITIVE'
  /** The entry is the subject. */
  | 'CONFIRMED'
  /** The analyst cannot decide; the match still counts towards the risk. */
  | 'INCONCLUSIVE';

/** Kind of watchlist that contains the matched entry. */
export type MatchListType =
  /** Lists of parties under sanctions. */
  | 'SANCTIONS'
  /** Lists of politically exposed persons. */
  | 'PEP';

/** How the watchlist classifies a name. */
export type ListedNameKind =
  /** The main name of the entry. */
  | 'PRIMARY'
  /** An alias of the same quality as the main name. */
  | 'STRONG_ALIAS'
  /** An alias that the watchlist itself marks as weak. */
  | 'WEAK_ALIAS'
  /** A name that the party used before. */
  | 'FORMER'
  /** The name in the script of the party's language. */
  | 'ORIGINAL_SCRIPT';

/** Class of office that a politically exposed person holds or held. */
export type PepClass =
  /** An office of the workspace's own country. */
  | 'DOMESTIC'
  /** An office of another country, or of an unknown one. */
  | 'FOREIGN'
  /** An office of an international organisation. */
  | 'INTERNATIONAL_ORG';

/** Relation of the listed party to the holder of an office. */
export type PepRelation =
  /** The party holds or held the office. */
  | 'SELF'
  /** The party is a relative of the office holder. */
  | 'RELATIVE'
  /** The party is a close associate of the office holder. */
  | 'ASSOCIATE';

/** Category of one component of a risk score. */
export type RiskLineCategory =
  /** Matches with sanctions and PEP lists. */
  | 'SCREENING'
  /** Flags of the countries involved. */
  | 'COUNTRY'
  /** Kind of customer, such as retail. */
  | 'CUSTOMER_TYPE'
  /** Product that the customer uses. */
  | 'PRODUCT'
  /** Channel through which the customer arrived. */
  | 'CHANNEL'
  /** Type and amount of transactions. */
  | 'TRANSACTION'
  /** Changes in the customer's behaviour. */
  | 'BEHAVIOR'
  /** Amount and frequency of transactions. */
  | 'VELOCITY'
  /** The subject's industry or occupation. */
  | 'INDUSTRY'
  /** Prediction of a risk model. */
  | 'ML_PREDICTION'
  /** Adjustment to the score: a minimum that policy demands, or the cap at 1000. */
  | 'POLICY'
  /** A rule of the workspace. */
  | 'RULE';

/** Event that led to a decision. */
export type DecisionCause =
  /** The screening was completed. */
  | 'SCREENED'
  /** An analyst resolved a match. */
  | 'MATCH_RESOLVED'
  /** An analyst reopened a match. */
  | 'MATCH_REOPENED'
  /** An analyst overrode the decision. */
  | 'OVERRIDDEN'
  /** The screening failed, because the lists could not be searched. */
  | 'FAILED';

/** One search of a subject on watchlists, with matches, risk and decision. */
export type Screening = {
  /** Platform's id of the screening. */
  readonly id: Scalars['UUID']['output'];
  /** Status of the screening, such as COMPLETED. */
  readonly status: ScreeningStatus;
  /** Purpose for which the screening was made. */
  readonly purpose: ScreeningPurpose;
  /** The party that was searched for; null once the subject is deleted. */
  readonly subject?: Maybe<ScreenedSubject>;
  /** Platform's id of the subject; null if the screening belongs to none. */
  readonly subjectId?: Maybe<Scalars['UUID']['output']>;
  /** The tenant's own id of the subject; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Id of the payment whose party was screened; null for other screenings. */
  readonly paymentId?: Maybe<Scalars['UUID']['output']>;
  /** Id of the batch that contains the screening; null if there is none. */
  readonly batchId?: Maybe<Scalars['UUID']['output']>;
  /** Id of the screening that this one replaced; null if there is none. */
  readonly previousScreeningId?: Maybe<Scalars['UUID']['output']>;
  /** Id of the screening that replaced this one; null if there is none. */
  readonly nextScreeningId?: Maybe<Scalars['UUID']['output']>;
  /** Kinds of watchlists that were requested. */
  readonly lists: ReadonlyArray<ScreeningList>;
  /** Requested kinds that have no source and were not evaluated. */
  readonly listsNotEvaluated: ReadonlyArray<ScreeningList>;
  /** Source codes of the requested watchlists. */
  readonly sources: ReadonlyArray<Scalars['String']['output']>;
  /** Requested watchlists that could not be searched or whose version was too old; all of them if a name of the subject cannot be read in full. */
  readonly missingSources: ReadonlyArray<Scalars['String']['output']>;
  /** Lowest score that counts as a match, 0 to 100. */
  readonly matchThreshold: Scalars['Int']['output'];
  /** Risk score, 0 to 1000; null while the screening is queued, and after it failed. */
  readonly riskScore?: Maybe<Scalars['Int']['output']>;
  /** Band that the risk score falls into; null if there is no score. */
  readonly riskBand?: Maybe<RiskLevel>;
  /** Components of the risk score; their contributions add up to it. */
  readonly riskFactors: ReadonlyArray<RiskFactorLine>;
  /** Decision in force; null while the screening is queued. */
  readonly decision?: Maybe<ScreeningDecision>;
  /** Decisions of the screening, oldest first, at most 1,000. */
  readonly decisions: ReadonlyArray<ScreeningDecisionStep>;
  /** Numbers of matches by kind. */
  readonly matchSummary: MatchSummary;
  /** Matches of the screening, highest score first. */
  readonly matches: ReadonlyArray<ScreeningMatch>;
  /** Version of each watchlist that was searched, by source code. */
  readonly datasetVersions: Scalars['JSONObject']['output'];
  /** Why the screening failed; null if it did not. */
  readonly failure?: Maybe<Scalars['String']['output']>;
  /** Id of the credential that requested the screening. */
  readonly requestedBy: Scalars['String']['output'];
  /** When the screening was requested. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the search started; null while the screening is queued. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the screening was completed; null before that. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly __resolveReference?: Maybe<Screening>;
};


/** One search of a subject on watchlists, with matches, risk and decision. */
export type ScreeningdecisionsArgs = {
  first?: Scalars['Int']['input'];
};


/** One search of a subject on watchlists, with matches, risk and decision. */
export type ScreeningmatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The party that a screening searched for, as the request described it. */
export type ScreenedSubject = {
  /** The tenant's own id of the party; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Kind of party: person, organisation, vessel, aircraft or wallet. */
  readonly type: SubjectType;
  /** Full name of the party. */
  readonly name: Scalars['String']['output'];
  /** Other names of the party; null if none were given. */
  readonly aliases?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Date of birth: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly dateOfBirth?: Maybe<Scalars['String']['output']>;
  /** Gender of a person; null if unknown. */
  readonly gender?: Maybe<SubjectGender>;
  /** Countries of citizenship; null if none were given. */
  readonly nationalities?: Maybe<ReadonlyArray<Scalars['CountryCode']['output']>>;
  /** Country of residence or registration; null if unknown. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** Document numbers, register numbers and other identifiers of the party. */
  readonly identifiers?: Maybe<ReadonlyArray<ScreenedIdentifier>>;
  /** Kind of customer, such as retail. */
  readonly customerType?: Maybe<Scalars['String']['output']>;
  /** Product that the customer uses. */
  readonly product?: Maybe<Scalars['String']['output']>;
  /** Channel through which the customer arrived. */
  readonly channel?: Maybe<Scalars['String']['output']>;
  /** The subject's industry or occupation. */
  readonly industry?: Maybe<Scalars['String']['output']>;
};

/** An identifier of a screened party. */
export type ScreenedIdentifier = {
  /** Kind of identifier, such as PASSPORT or LEI. */
  readonly type: SubjectIdentifierType;
  /** The identifier, written as it was given. */
  readonly value: Scalars['String']['output'];
  /** Country that issued the identifier; null if unknown. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
};

/** One component of a risk score. */
export type RiskFactorLine = {
  /** Code of the factor, name of the rule, or name of the policy adjustment. */
  readonly factor: Scalars['String']['output'];
  /** Category of the component. */
  readonly category: RiskLineCategory;
  /** Weight by which the factor's score is multiplied. */
  readonly weight: Scalars['Float']['output'];
  /** Score of the factor, 0 to 1000; for a rule or policy, the points that it adds or deducts. */
  readonly score: Scalars['Int']['output'];
  /** Points that the component adds to the risk score. */
  readonly contribution: Scalars['Int']['output'];
  /** The component as an English sentence. */
  readonly description: Scalars['String']['output'];
};

/** Decision of a screening, with its reasons. */
export type ScreeningDecision = {
  /** The decision in force, including an override. */
  readonly outcome: DecisionOutcome;
  /** Workspace rules whose conditions were met, in order of evaluation. */
  readonly triggeredRules: ReadonlyArray<TriggeredRule>;
  /** Reasons for the computed decision, as English sentences. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** The computed decision, also if an analyst has overridden it; null if none was computed. */
  readonly computedOutcome?: Maybe<DecisionOutcome>;
  /** Whether an analyst has overridden the computed decision. */
  readonly isOverridden: Scalars['Boolean']['output'];
};

/** A rule whose conditions were met. */
export type TriggeredRule = {
  /** Id of the ruleset that contains the rule. */
  readonly rulesetId: Scalars['String']['output'];
  /** Id of the rule, unique within its ruleset. */
  readonly ruleId: Scalars['String']['output'];
  /** Name of the rule; null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Decision that the rule demands; null if it demands none. */
  readonly decision?: Maybe<DecisionOutcome>;
  /** Points that the rule adds to the score; negative if it lowers the score. */
  readonly scoreContribution: Scalars['Int']['output'];
};

/** One decision in the history of a screening. A decision is never changed. */
export type ScreeningDecisionStep = {
  /** Platform's id of the screening. */
  readonly screeningId: Scalars['UUID']['output'];
  /** Number of the decision within the screening, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Event that led to the decision. */
  readonly cause: DecisionCause;
  /** The decision that was made. */
  readonly outcome: DecisionOutcome;
  /** The decision before this one; null for the first. */
  readonly previousOutcome?: Maybe<DecisionOutcome>;
  /** Reason given by the analyst, or the failure; null for a computed decision. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Id of the staff member who decided, or the person named in X-Actor by an API key. For a decision computed by a screening, the id of the credential that requested the screening. */
  readonly madeBy: Scalars['String']['output'];
  /** Id of the API key that acted for the person in madeBy; null if no key decided. */
  readonly madeByKey?: Maybe<Scalars['UUID']['output']>;
  /** When the decision was made. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** Version of the risk engine; results of different versions may differ. Null if no risk was computed. */
  readonly engine?: Maybe<Scalars['String']['output']>;
  /** Hash of the factors, bands and rules used; null if no risk was computed. */
  readonly configHash?: Maybe<Scalars['String']['output']>;
  /** The complete assessment; null for an override, and if no risk could be computed. */
  readonly assessment?: Maybe<RiskAssessment>;
};

/** Computed risk score, risk band and decision of a screening. */
export type RiskAssessment = {
  /** Risk score from 0 to 1000. */
  readonly score: Scalars['Int']['output'];
  /** Band that the risk score falls into. */
  readonly band: RiskLevel;
  /** Decision that follows from the risk. */
  readonly outcome: DecisionOutcome;
  /** Components of the risk score; their contributions add up to it. */
  readonly contributions: ReadonlyArray<RiskFactorLine>;
  /** Workspace rules whose conditions were met, in order of evaluation. */
  readonly triggeredRules: ReadonlyArray<TriggeredRule>;
  /** Reasons for the decision, as English sentences. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
};

/** Numbers of matches of a screening. */
export type MatchSummary = {
  /** Number of all matches. */
  readonly totalMatches: Scalars['Int']['output'];
  /** Number of matches on sanctions lists. */
  readonly sanctionsMatches: Scalars['Int']['output'];
  /** Number of matches on lists of politically exposed persons. */
  readonly pepMatches: Scalars['Int']['output'];
  /** Number of matches that are not resolved. */
  readonly openMatches: Scalars['Int']['output'];
  /** Number of list entries left out because of the allow-list. */
  readonly suppressedMatches: Scalars['Int']['output'];
};

/** A list entry that may be the subject of a screening. */
export type ScreeningMatch = {
  /** Platform's id of the match. */
  readonly id: Scalars['UUID']['output'];
  /** Platform's id of the screening. */
  readonly screeningId: Scalars['UUID']['output'];
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Kind of watchlist that contains the entry. */
  readonly listType: MatchListType;
  /** Id that the watchlist gives the entry. */
  readonly entryId: Scalars['String']['output'];
  /** Key of the listed party, shared by its entries on several lists. */
  readonly partyKey: Scalars['String']['output'];
  /** Name of the entry that matches best. */
  readonly matchedName: Scalars['String']['output'];
  /** How the watchlist classifies the matched name. */
  readonly matchedNameKind: ListedNameKind;
  /** Name of the subject that was compared with the matched name. */
  readonly queryName: Scalars['String']['output'];
  /** Match score from 0 to 100. */
  readonly score: Scalars['Float']['output'];
  /** Strength of the match, derived from score and evidence. */
  readonly strength: MatchStrength;
  /** Reasons for and against the match, the name comparison first. */
  readonly evidence: ReadonlyArray<MatchEvidence>;
  /** The two names, aligned word by word. */
  readonly nameAlignment: ReadonlyArray<AlignedWords>;
  /** Office of a politically exposed person; null for other lists. */
  readonly pep?: Maybe<MatchPep>;
  /** Content of the list entry at the time of the screening. */
  readonly entry: ListedParty;
  /** Status of the match in its review. */
  readonly status: MatchStatus;
  /** Reason for the resolution, as the tenant's own code; null if none was given. */
  readonly reasonCode?: Maybe<Scalars['String']['output']>;
  /** The analyst's note on the resolution; null if there is none. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Id of the staff member who resolved the match, or the person named in X-Actor by an API key; null while the match is unresolved. */
  readonly resolvedBy?: Maybe<Scalars['String']['output']>;
  /** Id of the API key that acted for the person in resolvedBy; null if a staff member resolved the match. */
  readonly resolvedByKey?: Maybe<Scalars['UUID']['output']>;
  /** When the match was resolved; null while it is unresolved. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the match in an earlier screening whose resolution was carried over; null if it was resolved here. A resolution carries over while the list entry is unchanged. */
  readonly carriedFrom?: Maybe<Scalars['UUID']['output']>;
};

/** Office of a politically exposed person on a list. */
export type MatchPep = {
  /** Class of the office, as seen from the workspace. */
  readonly class: PepClass;
  /** Relation of the listed party to the office holder. */
  readonly relation: PepRelation;
  /** Offices that the entry names, at most 20. */
  readonly positions: ReadonlyArray<PepPosition>;
};

/** An office that a politically exposed person holds or held. */
export type PepPosition = {
  /** Title of the office. */
  readonly title: Scalars['String']['output'];
  /** Country of the office; null if unknown. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Earliest possible start of the office; null if unknown. */
  readonly from?: Maybe<Scalars['LocalDate']['output']>;
  /** Latest possible end of the office; null if unknown or not ended. */
  readonly to?: Maybe<Scalars['LocalDate']['output']>;
  /** Whether the office has not ended. */
  readonly isActive: Scalars['Boolean']['output'];
};

/** Content of a list entry at the time of the screening. Arrays are cut off at 20 items. */
export type ListedParty = {
  /** Kind of party: person, organisation, vessel, aircraft or wallet. */
  readonly type: SubjectType;
  /** Names of the entry, at most 20. */
  readonly names: ReadonlyArray<ListedName>;
  /** Possible dates of birth, each as a range of days. */
  readonly datesOfBirth: ReadonlyArray<DateRange>;
  /** Countries of citizenship, at most 20. */
  readonly nationalities: ReadonlyArray<Scalars['String']['output']>;
  /** Countries connected with the party, at most 20. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Sanctions programmes, regimes and committees, as the watchlist names them, at most 20. */
  readonly programs: ReadonlyArray<Scalars['String']['output']>;
  /** Related parties that the entry names, at most 20. */
  readonly relations: ReadonlyArray<ListedRelation>;
  /** Ids of the same party on other lists. */
  readonly references: ReadonlyArray<Scalars['String']['output']>;
  /** Ids that the list gave the entry before. */
  readonly formerIds: ReadonlyArray<Scalars['String']['output']>;
  /** Day on which the party was listed; null if the list does not give it. */
  readonly listedOn?: Maybe<Scalars['String']['output']>;
  /** Day on which the entry was last changed; null if the list does not give it. */
  readonly updatedOn?: Maybe<Scalars['String']['output']>;
  /** Reason for the listing and other remarks; null if there are none. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Whether the list records the party as deceased. */
  readonly isDeceased: Scalars['Boolean']['output'];
};

/** One name of a list entry. */
export type ListedName = {
  /** The name as the list spells it. */
  readonly text: Scalars['String']['output'];
  /** How the watchlist classifies the name. */
  readonly kind: ListedNameKind;
};

/** A range of days, both ends included. */
export type DateRange = {
  /** First day of the range. */
  readonly from: Scalars['LocalDate']['output'];
  /** Last day of the range. */
  readonly to: Scalars['LocalDate']['output'];
};

/** A party that is related to the list entry. */
export type ListedRelation = {
  /** Kind of relation, such as RELATIVE. */
  readonly kind: Scalars['String']['output'];
  /** Name of the related party; null if the list does not give it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The list's own term for the relation; null if it has none. */
  readonly label?: Maybe<Scalars['String']['output']>;
};

/** A page of screenings. */
export type ScreeningConnection = {
  /** The screenings of the page with their cursors. */
  readonly edges: ReadonlyArray<ScreeningEdge>;
  /** The screenings of the page. */
  readonly nodes: ReadonlyArray<Screening>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A screening with its cursor. */
export type ScreeningEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The screening at this position. */
  readonly node: Screening;
};

/** A batch of subjects that are screened one after another. */
export type ScreeningBatch = {
  /** Platform's id of the batch. */
  readonly id: Scalars['UUID']['output'];
  /** Progress of the batch: QUEUED, RUNNING or COMPLETED. */
  readonly status: ScreeningBatchStatus;
  /** Number of subjects in the batch. */
  readonly total: Scalars['Int']['output'];
  /** Number of subjects that still wait. */
  readonly queued: Scalars['Int']['output'];
  /** Number of subjects that were screened. */
  readonly ok: Scalars['Int']['output'];
  /** Number of subjects whose screening failed. */
  readonly failed: Scalars['Int']['output'];
  /** Number of subjects with at least one match. */
  readonly hits: Scalars['Int']['output'];
  /** When the batch was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last subject was screened; null before that. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Progress of a screening batch. */
export type ScreeningBatchStatus =
  /** No subject of the batch was screened yet. */
  | 'QUEUED'
  /** Some subjects of the batch were screened. */
  | 'RUNNING'
  /** All subjects of the batch were screened. */
  | 'COMPLETED';

/** Audit report of a screening. */
export type ScreeningReport = {
  /** When the report was generated. */
  readonly generatedAt: Scalars['DateTime']['output'];
  /** The history of the screening as English sentences, in order of time. */
  readonly narrative: ReadonlyArray<Scalars['String']['output']>;
  /** The screening that the report describes. */
  readonly screening: Screening;
  /** The requested watchlists, with the versions that were searched. */
  readonly searched: ReadonlyArray<SearchedList>;
  /** Matches of the screening, with evidence and the entries as found. */
  readonly matches: ReadonlyArray<ScreeningMatch>;
  /** Decisions of the screening, oldest first, at most 1,000. */
  readonly decisions: ReadonlyArray<ScreeningDecisionStep>;
  /** The assessments, computed again from the stored input, oldest first. */
  readonly replays: ReadonlyArray<AssessmentReplay>;
};


/** Audit report of a screening. */
export type ScreeningReportdecisionsArgs = {
  first?: Scalars['Int']['input'];
};


/** Audit report of a screening. */
export type ScreeningReportreplaysArgs = {
  first?: Scalars['Int']['input'];
};

/** A watchlist in the version that was searched. */
export type SearchedList = {
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Publisher and name of the watchlist. */
  readonly title: Scalars['String']['output'];
  /** Kind of watchlist, SANCTIONS or PEP. */
  readonly type: MatchListType;
  /** Whether the list was searched, in a version recent enough to count. */
  readonly isSearched: Scalars['Boolean']['output'];
  /** Version that was searched; null if there was none. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** Day on which the version was published; null if unknown. */
  readonly publishedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** When the version was imported; null if there was none. */
  readonly importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of entries in the version; null if there was none. */
  readonly entries?: Maybe<Scalars['Int']['output']>;
};

/** Result of computing an assessment again. */
export type AssessmentReplay = {
  /** Number of the decision that contains the assessment. */
  readonly number: Scalars['Int']['output'];
  /** Version of the risk engine that computed the assessment. */
  readonly engine: Scalars['String']['output'];
  /** Hash of the factors, bands and rules used. */
  readonly configHash: Scalars['String']['output'];
  /** SHA-256 of the stored assessment, in hexadecimal digits. */
  readonly sha256: Scalars['String']['output'];
  /** Whether the computation gives the stored assessment byte for byte. False if another engine version made it, and once the subject is deleted, because the input is erased. */
  readonly isReproduced: Scalars['Boolean']['output'];
  /** The factors, bands and rules used. */
  readonly config: AssessmentConfig;
};

/** Risk settings of a workspace that an assessment used. */
export type AssessmentConfig = {
  /** Risk factors with their weights. */
  readonly factors: ReadonlyArray<RiskFactor>;
  /** Risk bands that scores fall into. */
  readonly bands: ReadonlyArray<RiskBandSetting>;
  /** Rules of the published rulesets. */
  readonly rules: ReadonlyArray<ActingRule>;
};

/** A rule of a published ruleset that an assessment evaluated. */
export type ActingRule = {
  /** Id of the ruleset that contains the rule. */
  readonly rulesetId: Scalars['String']['output'];
  /** Id of the rule, unique within its ruleset. */
  readonly id: Scalars['String']['output'];
  /** Name of the rule; null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Condition of the rule; several conditions are grouped under `all`, `any` or `none`. */
  readonly condition: Scalars['JSONObject']['output'];
  /** Least strict decision allowed when the rule matches; null if the rule decides nothing. */
  readonly decision?: Maybe<DecisionOutcome>;
  /** Points added to the score when the rule matches, -1000 to 1000. */
  readonly scoreContribution: Scalars['Int']['output'];
  /** Position in the evaluation order: rules run from the lowest priority to the highest. */
  readonly priority: Scalars['Int']['output'];
  /** If true and the rule matches, later rules of the ruleset are skipped. */
  readonly stopOnMatch: Scalars['Boolean']['output'];
  /** First day on which the rule applies; null if it has no start. */
  readonly effectiveFrom?: Maybe<Scalars['LocalDate']['output']>;
  /** Last day on which the rule applies; null if it has no end. */
  readonly effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
};

/** A subject and a list entry that are known to be different parties. */
export type AllowedPair = {
  /** Platform's id of the pair. */
  readonly id: Scalars['UUID']['output'];
  /** Platform's id of the subject; null if the pair names only an external id. */
  readonly subjectId?: Maybe<Scalars['UUID']['output']>;
  /** The tenant's own id of the subject; null if it has none. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: Scalars['String']['output'];
  /** Id that the watchlist gives the entry. The pair stays valid if the list gives the entry a new id. */
  readonly entryId: Scalars['String']['output'];
  /** Id of the match whose resolution created the pair; null if the pair was added directly. */
  readonly matchId?: Maybe<Scalars['UUID']['output']>;
  /** Why the two are different parties. */
  readonly reason: Scalars['String']['output'];
  /** Id of the staff member who added the pair, or the person named in X-Actor by an API key. */
  readonly createdBy: Scalars['String']['output'];
  /** Id of the API key that acted for the person in createdBy; null if a staff member added the pair. */
  readonly createdByKey?: Maybe<Scalars['UUID']['output']>;
  /** When the pair was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the pair expires; null if it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of allow-list pairs. */
export type AllowedPairConnection = {
  /** The pairs of the page with their cursors. */
  readonly edges: ReadonlyArray<AllowedPairEdge>;
  /** The pairs of the page. */
  readonly nodes: ReadonlyArray<AllowedPair>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** An allow-list pair with its cursor. */
export type AllowedPairEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The pair at this position. */
  readonly node: AllowedPair;
};

/** A subject to screen and the lists to search. Give either subjectId or subject. */
export type ScreenSubjectInput = {
  /** Id of a stored subject; give this or subject. */
  readonly subjectId?: InputMaybe<Scalars['UUID']['input']>;
  /** Details of the party to screen; give this or subject_id. */
  readonly subject?: InputMaybe<SubjectInput>;
  /** Kinds of watchlists to search; all kinds if left out. */
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  /** Lowest score that counts as a match, 0 to 100; the min_score of the workspace's screening policy if left out. */
  readonly matchThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Purpose of the screening; AD_HOC if left out. */
  readonly purpose?: InputMaybe<ScreeningPurpose>;
};

/** Subjects to screen and the lists to search. */
export type CreateScreeningBatchInput = {
  /** The parties to screen, at most 1,000. */
  readonly subjects: ReadonlyArray<SubjectInput>;
  /** Kinds of watchlists to search; all kinds if left out. */
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  /** Lowest score that counts as a match, 0 to 100; the min_score of the workspace's screening policy if left out. */
  readonly matchThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Purpose of the screening; AD_HOC if left out. */
  readonly purpose?: InputMaybe<ScreeningPurpose>;
};

/** An analyst's resolution of a match. */
export type ResolveMatchInput = {
  /** Whether the list entry is the subject. */
  readonly resolution: MatchResolution;
  /** Reason for the resolution, as the tenant's own code. */
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the resolution, in words. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Adds the pair to the allow-list; for FALSE_POSITIVE only. The pair applies while the subject is described as in this screening, and to payments under the same name. */
  readonly allowList?: InputMaybe<AllowMatchInput>;
};

/** Whether to add a resolved match to the allow-list. */
export type AllowMatchInput = {
  /** True to add the pair to the allow-list. */
  readonly add: Scalars['Boolean']['input'];
  /** When the pair expires; it does not expire if left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A decision that replaces the computed one. */
export type OverrideDecisionInput = {
  /** The new decision; HOLD is allowed for payments only. */
  readonly outcome: DecisionOutcome;
  /** Why the decision is overridden. */
  readonly reason: Scalars['String']['input'];
};

/** A subject and a list entry that are different parties. */
export type AddAllowedPairInput = {
  /** Platform's id of the subject; give this or external_id. */
  readonly subjectId?: InputMaybe<Scalars['UUID']['input']>;
  /** The tenant's own id of the subject. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: Scalars['String']['input'];
  /** Id that the watchlist gives the entry. */
  readonly entryId: Scalars['String']['input'];
  /** Why the two are different parties. */
  readonly reason: Scalars['String']['input'];
  /** When the pair expires; it does not expire if left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Category of a risk factor. */
export type RiskCategory =
  /** Matches with sanctions and PEP lists. */
  | 'SCREENING'
  /** Flags of the countries involved. */
  | 'COUNTRY'
  /** Kind of customer, such as retail. */
  | 'CUSTOMER_TYPE'
  /** Product that the customer uses. */
  | 'PRODUCT'
  /** Channel through which the customer arrived. */
  | 'CHANNEL'
  /** Type and amount of transactions. */
  | 'TRANSACTION'
  /** Changes in the customer's behaviour. */
  | 'BEHAVIOR'
  /** Amount and frequency of transactions. */
  | 'VELOCITY'
  /** The subject's industry or occupation. */
  | 'INDUSTRY'
  /** Prediction of a risk model. */
  | 'ML_PREDICTION';

/** A factor of the risk score. It adds its own score, 0 to 1000, multiplied by its weight. */
export type RiskFactor = {
  /** Code of the factor, such as COUNTRY_RISK. */
  readonly code: Scalars['String']['output'];
  /** Name of the factor for display. */
  readonly name: Scalars['String']['output'];
  /** Category of the factor. */
  readonly category: RiskCategory;
  /** Weight by which the factor's score is multiplied, 0 to 1. */
  readonly weight: Scalars['Float']['output'];
  /** Whether the factor contributes to risk scores. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Further settings of the factor. `min_match_score`, 0 to 100: matches below it count neither in the factor nor, for sanctions, in the minimum score that policy demands for strong and open matches; confirmed and exact matches keep their minimum of 800, and payments follow the screening policy only. `default_score`, 0 to 1000: score of a customer type, product, channel or industry that is missing or unknown. `scores`: scores of the workspace's own terms. */
  readonly metadata: Scalars['JSONObject']['output'];
};

/** A risk band and its range of scores. */
export type RiskBandSetting = {
  /** Risk level that the band stands for. */
  readonly level: RiskLevel;
  /** Lowest score in the band, inclusive. */
  readonly minScore: Scalars['Int']['output'];
  /** Highest score in the band, inclusive. */
  readonly maxScore: Scalars['Int']['output'];
};

/** A list of countries that are known for higher risk. */
export type CountryFlag =
  /** The FATF's high-risk jurisdictions subject to a call for action. */
  | 'FATF_BLACK'
  /** The FATF's jurisdictions under increased monitoring. */
  | 'FATF_GREY'
  /** High-risk third countries in Delegated Regulation (EU) 2016/1675. */
  | 'EU_HIGH_RISK'
  /** Countries under a comprehensive sanctions programme. */
  | 'COMPREHENSIVE_SANCTIONS';

/** A workspace's override of a published country flag. */
export type CountryFlagOverride = {
  /** Country that the flag applies to. */
  readonly country: Scalars['CountryCode']['output'];
  /** Flag that the country has or lacks. */
  readonly flag: CountryFlag;
  /** True if the country has the flag, false if the workspace removes it. */
  readonly isFlagged: Scalars['Boolean']['output'];
  /** First day on which the override applies. */
  readonly effectiveFrom: Scalars['LocalDate']['output'];
  /** Last day on which the override applies; null if it has no end. */
  readonly effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
  /** The workspace's reason for the override; null if none was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** A country flag that is in force. */
export type BorneCountryFlag = {
  /** Country that has the flag. */
  readonly country: Scalars['CountryCode']['output'];
  /** Flag that the country has. */
  readonly flag: CountryFlag;
  /** First day of the publication, or of the override, that sets the flag. */
  readonly since: Scalars['LocalDate']['output'];
  /** Publication that sets the flag, or the reason of the override. */
  readonly source: Scalars['String']['output'];
  /** Whether the flag is an override of the workspace. */
  readonly isOwn: Scalars['Boolean']['output'];
};

/** The workspace's overrides of published country flags. */
export type ChangeRiskCountriesInput = {
  /** The overrides, which replace all earlier ones. Overrides of the same flag of the same country must not overlap in time. */
  readonly countries: ReadonlyArray<CountryFlagOverrideInput>;
};

/** One override of a published country flag. */
export type CountryFlagOverrideInput = {
  /** Country that the flag applies to. */
  readonly country: Scalars['CountryCode']['input'];
  /** Flag that the country has or lacks. */
  readonly flag: CountryFlag;
  /** True to set the flag for the country, false to remove it. */
  readonly isFlagged: Scalars['Boolean']['input'];
  /** First day on which the override applies. */
  readonly effectiveFrom: Scalars['LocalDate']['input'];
  /** Last day on which the override applies; leave it out for no end. */
  readonly effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Why the workspace overrides the flag. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Risk factors and their new settings. */
export type ChangeRiskFactorsInput = {
  /** The factors to change, each code at most once. */
  readonly factors: ReadonlyArray<RiskFactorInput>;
};

/** New settings of one risk factor. A field that is left out keeps its value. */
export type RiskFactorInput = {
  /** Code of the factor to change. */
  readonly code: Scalars['String']['input'];
  /** Weight by which the factor's score is multiplied, 0 to 1, with up to six decimals. */
  readonly weight?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the factor contributes to risk scores. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Current name of the factor, accepted so that a response can be sent back. It cannot be changed. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Current category of the factor. It cannot be changed. */
  readonly category?: InputMaybe<RiskCategory>;
  /** Further settings, which replace the current ones: `min_match_score` (matches below it count neither in the factor nor, for sanctions, in the minimum score that policy demands for strong and open matches), `default_score`, `scores`. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The four risk bands of the workspace. */
export type ChangeRiskBandsInput = {
  /** The bands LOW, MEDIUM, HIGH and CRITICAL, in this order. */
  readonly bands: ReadonlyArray<RiskBandInput>;
};

/** A risk band and its range of scores. */
export type RiskBandInput = {
  /** Risk level that the band stands for. */
  readonly level: RiskLevel;
  /** Lowest score in the band, inclusive. */
  readonly minScore: Scalars['Int']['input'];
  /** Highest score in the band, inclusive. */
  readonly maxScore: Scalars['Int']['input'];
};

/** Status of a ruleset. */
export type RulesetStatus =
  /** The ruleset was never published. */
  | 'DRAFT'
  /** A version of the ruleset is in force. */
  | 'PUBLISHED'
  /** The ruleset is permanently out of force. */
  | 'ARCHIVED';

/** How a rule compares a field with its values. Case is ignored, except by MATCHES. A missing field satisfies only NOT_EXISTS, NE, NOT_IN and NOT_CONTAINS. */
export type RuleOperator =
  /** The field equals the value. */
  | 'EQ'
  /** The field does not equal the value. */
  | 'NE'
  /** The field equals one of the values. */
  | 'IN'
  /** The field equals none of the values. */
  | 'NOT_IN'
  /** The field is greater than the value. */
  | 'GT'
  /** The field is at least the value. */
  | 'GTE'
  /** The field is less than the value. */
  | 'LT'
  /** The field is at most the value. */
  | 'LTE'
  /** The field lies between the two values, both included. */
  | 'BETWEEN'
  /** The field contains all of the values. */
  | 'CONTAINS'
  /** The field does not contain all of the values. */
  | 'NOT_CONTAINS'
  /** The field starts with one of the values. */
  | 'STARTS_WITH'
  /** The field ends with one of the values. */
  | 'ENDS_WITH'
  /** A part of the field matches one of the values, each a regular expression in RE2 syntax. */
  | 'MATCHES'
  /** The field has a value. */
  | 'EXISTS'
  /** The field has no value. */
  | 'NOT_EXISTS'
  /** The country has one of the flags FATF_BLACK, FATF_GREY, EU_HIGH_RISK, COMPREHENSIVE_SANCTIONS. */
  | 'IN_LIST'
  /** The field is true. */
  | 'IS_TRUE'
  /** The field is false. */
  | 'IS_FALSE'
  /** The date is before the value. If only the year or month is known, every possible day must be. */
  | 'DATE_BEFORE'
  /** The date is after the value. If only the year or month is known, every possible day must be. */
  | 'DATE_AFTER'
  /** The age is certainly at least this many years. */
  | 'AGE_GTE'
  /** The age is, or may be, less than this many years. */
  | 'AGE_LT'
  /** The field contains at least one of the values. */
  | 'INTERSECTS'
  /** The IP address is in one of the networks. */
  | 'CIDR_IN';

/** A set of risk rules of a workspace. */
export type Ruleset = {
  /** Platform's id of the ruleset. */
  readonly id: Scalars['UUID']['output'];
  /** Name of the ruleset. */
  readonly name: Scalars['String']['output'];
  /** Purpose of the ruleset; null if none was given. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Status of the ruleset: DRAFT, PUBLISHED or ARCHIVED. */
  readonly status: RulesetStatus;
  /** Number of the newest version, which is shown here. */
  readonly version: Scalars['Int']['output'];
  /** Number of the version in force; null if none is. */
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  /** Rules of the newest version. */
  readonly rules: ReadonlyArray<RulesetRule>;
  /** When the ruleset was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the ruleset was last changed, published or archived. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A rule of a ruleset. It matches if its own comparison and all of its groups are met. */
export type RulesetRule = {
  /** Id of the rule, unique within its ruleset. */
  readonly id: Scalars['String']['output'];
  /** Name of the rule; null if it has none. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Field that the rule compares, such as subject.country; null if it has only groups. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** Operator of the comparison; null if the rule has only groups. */
  readonly operator?: Maybe<RuleOperator>;
  /** Values that the field is compared with. */
  readonly value: ReadonlyArray<Scalars['JSONLiteral']['output']>;
  /** Group of conditions that must all be met; null if there is none. */
  readonly all?: Maybe<ReadonlyArray<Scalars['JSONObject']['output']>>;
  /** Group of conditions of which at least one must be met; null if there is none. */
  readonly any?: Maybe<ReadonlyArray<Scalars['JSONObject']['output']>>;
  /** Group of conditions of which none may be met; null if there is none. */
  readonly none?: Maybe<ReadonlyArray<Scalars['JSONObject']['output']>>;
  /** Least strict decision allowed when the rule matches; null if the rule decides nothing. */
  readonly decision?: Maybe<DecisionOutcome>;
  /** Points added to the score when the rule matches, -1000 to 1000. */
  readonly scoreContribution: Scalars['Int']['output'];
  /** Position in the evaluation order: rules run from the lowest priority to the highest. */
  readonly priority: Scalars['Int']['output'];
  /** If true and the rule matches, later rules of the ruleset are skipped. */
  readonly stopOnMatch: Scalars['Boolean']['output'];
  /** Whether the rule is evaluated. */
  readonly isActive: Scalars['Boolean']['output'];
  /** First day on which the rule applies; null if it has no start. */
  readonly effectiveFrom?: Maybe<Scalars['LocalDate']['output']>;
  /** Last day on which the rule applies; null if it has no end. */
  readonly effectiveTo?: Maybe<Scalars['LocalDate']['output']>;
};

/** A page of rulesets. */
export type RulesetConnection = {
  /** The rulesets of the page with their cursors. */
  readonly edges: ReadonlyArray<RulesetEdge>;
  /** The rulesets of the page. */
  readonly nodes: ReadonlyArray<Ruleset>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A ruleset with its cursor. */
export type RulesetEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The ruleset at this position. */
  readonly node: Ruleset;
};

/** A version of a ruleset. A version is never changed. */
export type RulesetVersion = {
  /** Platform's id of the ruleset. */
  readonly rulesetId: Scalars['UUID']['output'];
  /** Number of the version, from 1. */
  readonly version: Scalars['Int']['output'];
  /** Name of the ruleset in this version. */
  readonly name: Scalars['String']['output'];
  /** Purpose of the ruleset in this version; null if none was given. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Rules of this version. */
  readonly rules: ReadonlyArray<RulesetRule>;
  /** When the version was created. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of ruleset versions. */
export type RulesetVersionConnection = {
  /** The versions of the page with their cursors. */
  readonly edges: ReadonlyArray<RulesetVersionEdge>;
  /** The versions of the page. */
  readonly nodes: ReadonlyArray<RulesetVersion>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A ruleset version with its cursor. */
export type RulesetVersionEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The version at this position. */
  readonly node: RulesetVersion;
};

/** Name, purpose and rules of a new ruleset. */
export type CreateRulesetInput = {
  /** Name of the ruleset. */
  readonly name: Scalars['String']['input'];
  /** Purpose of the ruleset, in words. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Rules of the ruleset, 1 to 100. */
  readonly rules: ReadonlyArray<RulesetRuleInput>;
};

/** Parts of a ruleset to change. A field that is left out keeps its value. */
export type UpdateRulesetInput = {
  /** New name of the ruleset. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New purpose of the ruleset; null removes it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Rules that replace all current ones, 1 to 100. */
  readonly rules?: InputMaybe<ReadonlyArray<RulesetRuleInput>>;
};

/** A rule with a comparison of a field, groups of conditions, or both. A condition in a group has `field`, `operator` and `value`, or groups of its own. */
export type RulesetRuleInput = {
  /** Id of the rule, unique within its ruleset; generated if left out. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** Name of the rule for display. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Field to compare: `subject.` with type, external_id, name, date_of_birth, country, nationalities, countries, customer_type, product, channel or industry; `screening.` with total_matches, sanctions_matches, pep_matches, highest_match_score or has_confirmed_match; `transaction.` with amount, currency, type, direction, channel, country or ip_address. */
  readonly field?: InputMaybe<Scalars['String']['input']>;
  /** Operator of the comparison, such as IN. */
  readonly operator?: InputMaybe<RuleOperator>;
  /** Values to compare with: countries as ISO 3166-1 alpha-2 codes, currencies as ISO 4217 codes, types as those of subjects. A code that does not exist is refused, because it could never match. */
  readonly value?: InputMaybe<ReadonlyArray<Scalars['JSONLiteral']['input']>>;
  /** Group of conditions that must all be met. */
  readonly all?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  /** Group of conditions of which at least one must be met. */
  readonly any?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  /** Group of conditions of which none may be met. */
  readonly none?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  /** Least strict decision allowed when the rule matches; null if the rule decides nothing. */
  readonly decision?: InputMaybe<DecisionOutcome>;
  /** Points added to the score when the rule matches, -1000 to 1000. */
  readonly scoreContribution?: InputMaybe<Scalars['Int']['input']>;
  /** Position in the evaluation order: rules run from the lowest priority to the highest. */
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  /** If true and the rule matches, later rules of the ruleset are skipped. */
  readonly stopOnMatch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the rule is evaluated. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day on which the rule applies; null if it has no start. */
  readonly effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Last day on which the rule applies; null if it has no end. */
  readonly effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** A subject and matches to simulate a ruleset with. */
export type SimulateRulesetInput = {
  /** Details of the simulated subject. */
  readonly subject: SubjectInput;
  /** Simulated matches of the subject. */
  readonly matches?: InputMaybe<ReadonlyArray<SimulatedMatchInput>>;
};

/** Kind of watchlist of a simulated match. */
export type SimulatedListType =
  /** Lists of parties under sanctions. */
  | 'SANCTIONS'
  /** Lists of politically exposed persons. */
  | 'PEP';

/** A simulated match of the subject. */
export type SimulatedMatchInput = {
  /** Kind of watchlist of the match. */
  readonly listType: SimulatedListType;
  /** Match score from 0 to 100. */
  readonly score: Scalars['Float']['input'];
  /** Strength of the simulated match. */
  readonly strength: MatchStrength;
  /** Whether an analyst has confirmed the match. */
  readonly isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of a ruleset simulation. */
export type RiskSimulation = {
  /** Simulated risk score, 0 to 1000. */
  readonly riskScore: Scalars['Int']['output'];
  /** Band that the simulated score falls into. */
  readonly riskBand: RiskLevel;
  /** Components of the score; their contributions add up to it. */
  readonly riskFactors: ReadonlyArray<RiskFactorLine>;
  /** Decision that the simulated risk leads to. */
  readonly decision: SimulatedDecision;
};

/** Decision of a ruleset simulation, with its reasons. */
export type SimulatedDecision = {
  /** Decision that would be made. */
  readonly outcome: DecisionOutcome;
  /** Rules whose conditions are met, in order of evaluation. */
  readonly triggeredRules: ReadonlyArray<TriggeredRule>;
  /** Reasons for the decision, as English sentences. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
};

/** Source code of a watchlist. */
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

/** Kind of parties on a watchlist. */
export type DatasetType =
  /** Parties that are under sanctions. */
  | 'SANCTIONS'
  /** Persons who hold or held a public office, with relatives and close associates. */
  | 'PEP';

/** Status of a watchlist. */
export type DatasetStatus =
  /** Screenings search the list, and it was checked recently enough. */
  | 'ACTIVE'
  /** Screenings search the list while a new version is imported. */
  | 'UPDATING'
  /** The last check is older than the workspace's payment policy allows (staleAfterHours), so payments are held. */
  | 'STALE'
  /** The list was never loaded, or the last attempt to fetch or import it failed; screenings search the previous version. */
  | 'FAILED';

/** A watchlist that screenings search. */
export type Dataset = {
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: DatasetSource;
  /** Kind of parties on the list. */
  readonly type: DatasetType;
  /** Publisher and name of the list. */
  readonly title: Scalars['String']['output'];
  /** Number of parties on the list. */
  readonly entries: Scalars['Int']['output'];
  /** When the current version was imported; null if there is none. */
  readonly lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the current version; null if there is none. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** Status of the list, such as ACTIVE or STALE. */
  readonly status: DatasetStatus;
  /** Whether the list contains invented parties, for demonstrations. Such a list is never stale. */
  readonly isDemo: Scalars['Boolean']['output'];
  /** Publication date that the publisher gives for the version; null if it gives none. */
  readonly publishedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** When the list was last confirmed to be current; null if never. */
  readonly lastCheckedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when refreshes have failed; null if the last one succeeded. */
  readonly failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last refresh failed; null if it succeeded. */
  readonly failure?: Maybe<Scalars['String']['output']>;
};

/** Status of a list version. */
export type DatasetVersionStatus =
  /** Screenings search this version. */
  | 'ACTIVE'
  /** A newer version has replaced this one. */
  | 'SUPERSEDED'
  /** The import was refused; the version was never used. */
  | 'REJECTED';

/** A version of a watchlist. */
export type DatasetVersion = {
  /** Name of the version: its publication or import date and its number. */
  readonly version: Scalars['String']['output'];
  /** Status of the version, such as ACTIVE. */
  readonly status: DatasetVersionStatus;
  /** Number of parties in the version. */
  readonly entries: Scalars['Int']['output'];
  /** Number of entries that the previous version did not contain. */
  readonly added: Scalars['Int']['output'];
  /** Number of entries that only the previous version contained. */
  readonly removed: Scalars['Int']['output'];
  /** Number of entries whose content changed. */
  readonly changed: Scalars['Int']['output'];
  /** SHA-256 of the content, independent of file layout and order, in hexadecimal digits; null for a rejected version. */
  readonly sha256?: Maybe<Scalars['String']['output']>;
  /** File layout that was imported, such as UN_XML; null for a rejected version. */
  readonly layout?: Maybe<Scalars['String']['output']>;
  /** Whether the version contains invented parties, for demonstrations. */
  readonly isDemo: Scalars['Boolean']['output'];
  /** Publication date that the publisher gives; null if it gives none. */
  readonly publishedAt?: Maybe<Scalars['LocalDate']['output']>;
  /** When the version was imported or rejected. */
  readonly ingestedAt: Scalars['DateTime']['output'];
  /** Why the version was rejected; null if it was not. */
  readonly rejectReason?: Maybe<Scalars['String']['output']>;
};

/** Kind of change to a list entry. */
export type DatasetChangeKind =
  /** The entry is new on the list. */
  | 'ADDED'
  /** The content of the entry changed. */
  | 'CHANGED'
  /** The entry is no longer on the list. */
  | 'REMOVED';

/** Difference of one entry between two list versions. */
export type DatasetChange = {
  /** Id that the watchlist gives the entry. */
  readonly entryId: Scalars['String']['output'];
  /** Kind of change to the entry. */
  readonly change: DatasetChangeKind;
  /** First name of the entry, from the newer version if it is in both. */
  readonly name: Scalars['String']['output'];
};

/** A page of list changes. */
export type DatasetChangeConnection = {
  /** The changes of the page. */
  readonly nodes: ReadonlyArray<DatasetChange>;
  /** The changes of the page with their cursors. */
  readonly edges: ReadonlyArray<DatasetChangeEdge>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A list change with its cursor. */
export type DatasetChangeEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The change at this position. */
  readonly node: DatasetChange;
};

/** A page of list versions. */
export type DatasetVersionConnection = {
  /** The versions of the page. */
  readonly nodes: ReadonlyArray<DatasetVersion>;
  /** The versions of the page with their cursors. */
  readonly edges: ReadonlyArray<DatasetVersionEdge>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A list version with its cursor. */
export type DatasetVersionEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The version at this position. */
  readonly node: DatasetVersion;
};

/** A page of list entries. */
export type DatasetEntryConnection = {
  /** The entries of the page. */
  readonly nodes: ReadonlyArray<DatasetEntry>;
  /** The entries of the page with their cursors. */
  readonly edges: ReadonlyArray<DatasetEntryEdge>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A list entry with its cursor. */
export type DatasetEntryEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The entry at this position. */
  readonly node: DatasetEntry;
};

/** A party on a watchlist. */
export type DatasetEntry = {
  /** Source code of the watchlist, such as OFAC_SDN. */
  readonly source: DatasetSource;
  /** Id that the watchlist gives the entry. */
  readonly entryId: Scalars['String']['output'];
  /** Kind of party: person, organisation, vessel, aircraft or wallet. */
  readonly type: SubjectType;
  /** Whether the current version of the list contains the entry. */
  readonly isListed: Scalars['Boolean']['output'];
  /** Names of the party, the main one first, at most 250. */
  readonly names: ReadonlyArray<DatasetEntryName>;
  /** Possible dates of birth, at most 250. */
  readonly datesOfBirth: ReadonlyArray<DatasetDate>;
  /** Gender of a person; null if the list does not give it. */
  readonly gender?: Maybe<SubjectGender>;
  /** Nationalities as two-letter country codes, at most 250. */
  readonly nationalities: ReadonlyArray<Scalars['String']['output']>;
  /** Countries of addresses, register or flag as two-letter codes, at most 250. */
  readonly countries: ReadonlyArray<Scalars['String']['output']>;
  /** Possible places of birth, at most 250. */
  readonly placesOfBirth: ReadonlyArray<Scalars['String']['output']>;
  /** Postal addresses of the party, at most 250. */
  readonly addresses: ReadonlyArray<Scalars['String']['output']>;
  /** Document numbers and other identifiers of the party, at most 250. */
  readonly identifiers: ReadonlyArray<DatasetEntryIdentifier>;
  /** Sanctions programmes, regimes and committees, as the watchlist names them, at most 250. */
  readonly programs: ReadonlyArray<Scalars['String']['output']>;
  /** Titles and functions of the party, at most 250. */
  readonly titles: ReadonlyArray<Scalars['String']['output']>;
  /** Offices that the party holds or held, at most 250. */
  readonly positions: ReadonlyArray<DatasetEntryPosition>;
  /** Relations to other parties, at most 250. */
  readonly relations: ReadonlyArray<DatasetEntryRelation>;
  /** Whether the list records the party as deceased. */
  readonly isDeceased: Scalars['Boolean']['output'];
  /** Day on which the party was listed; null if the list does not give it. */
  readonly listedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Day on which the list last changed the entry; null if the list does not give it. */
  readonly updatedOn?: Maybe<Scalars['LocalDate']['output']>;
  /** Reason for the listing and other remarks; null if there are none. */
  readonly remarks?: Maybe<Scalars['String']['output']>;
  /** Ids of the same party on other lists, at most 250. */
  readonly references: ReadonlyArray<Scalars['String']['output']>;
  /** Changes of the entry by list version, newest first, at most 100. */
  readonly history: ReadonlyArray<DatasetEntryChange>;
};

/** How the watchlist classifies a name. */
export type DatasetNameKind =
  /** The main name of the entry. */
  | 'PRIMARY'
  /** An alias of the same quality as the main name. */
  | 'STRONG_ALIAS'
  /** An alias that the watchlist itself marks as weak. */
  | 'WEAK_ALIAS'
  /** A name that the party used before. */
  | 'FORMER'
  /** The name in the script of the party's language. */
  | 'ORIGINAL_SCRIPT';

/** One name of a list entry. */
export type DatasetEntryName = {
  /** The name, given names first. */
  readonly text: Scalars['String']['output'];
  /** How the watchlist classifies the name. */
  readonly kind: DatasetNameKind;
  /** ISO 639 code of the language; null if the list does not give it. */
  readonly language?: Maybe<Scalars['String']['output']>;
};

/** A date that may be known only to the month or year. */
export type DatasetDate = {
  /** First possible day of the date. */
  readonly from: Scalars['LocalDate']['output'];
  /** Last possible day of the date. */
  readonly to: Scalars['LocalDate']['output'];
  /** Whether the list marks the date as approximate. */
  readonly isApproximate: Scalars['Boolean']['output'];
};

/** An identifier of a list entry. */
export type DatasetEntryIdentifier = {
  /** Kind of identifier, such as PASSPORT or LEI. */
  readonly type: SubjectIdentifierType;
  /** The identifier as the list gives it. */
  readonly value: Scalars['String']['output'];
  /** Two-letter code of the issuing country; null if unknown. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** The list's own term for the identifier; null if it has none. */
  readonly label?: Maybe<Scalars['String']['output']>;
};

/** An office that the party holds or held. */
export type DatasetEntryPosition = {
  /** Title of the office. */
  readonly title: Scalars['String']['output'];
  /** Two-letter code of the country of the office; null if unknown. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Start of the office; null if unknown. */
  readonly from?: Maybe<DatasetDate>;
  /** End of the office; null if unknown or not ended. */
  readonly to?: Maybe<DatasetDate>;
};

/** Kind of relation to another party. */
export type DatasetRelationKind =
  /** The parties are relatives. */
  | 'RELATIVE'
  /** The parties are friends or business associates. */
  | 'ASSOCIATE'
  /** The other party owns the listed party. */
  | 'OWNED_BY'
  /** The listed party owns the other party. */
  | 'OWNS'
  /** The other party controls the listed party. */
  | 'CONTROLLED_BY'
  /** The listed party acts for the other party. */
  | 'ACTS_FOR'
  /** Any other kind of relation. */
  | 'OTHER';

/** A relation of a listed party to another party. */
export type DatasetEntryRelation = {
  /** Kind of relation between the parties. */
  readonly kind: DatasetRelationKind;
  /** Id of the other party on the same list; null if it is not listed. */
  readonly entryId?: Maybe<Scalars['String']['output']>;
  /** Name of the other party; null if the list does not give it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The list's own term for the relation; null if it has none. */
  readonly label?: Maybe<Scalars['String']['output']>;
};

/** Change of a list entry in one version. */
export type DatasetEntryChange = {
  /** Name of the list version. */
  readonly version: Scalars['String']['output'];
  /** Kind of change to the entry. */
  readonly change: DatasetChangeKind;
  /** When the version was imported. */
  readonly at: Scalars['DateTime']['output'];
};

/** Webhook data of a problem with the service itself. */
export type SystemAlert = {
  /** Machine-readable code of the problem, such as LIST_REFRESH_FAILED. */
  readonly code: Scalars['String']['output'];
  /** Severity of the problem: LOW, MEDIUM, HIGH or CRITICAL. */
  readonly severity: Scalars['String']['output'];
  /** Part of the service that is affected. */
  readonly component: Scalars['String']['output'];
  /** The problem as an English sentence. */
  readonly message: Scalars['String']['output'];
};

/** Effect of a match on a payment. */
export type ScreeningDisposition =
  /** The payment proceeds, and no match is stored. */
  | 'ALLOW'
  /** The payment proceeds, and the match is stored for an analyst. */
  | 'REVIEW'
  /** The payment waits until an analyst resolves the match. */
  | 'HOLD'
  /** The payment is not made. */
  | 'BLOCK';

/** How names count that the watchlist itself marks as weak. */
export type WeakAliasDisposition =
  /** Weak aliases do not count, except for a sanctions match of 85 or more. */
  | 'IGNORE'
  /** Weak aliases count as matches. A weak alias alone scores below 85, so at the default blockScore the payment is held and not blocked. */
  | 'REVIEW';

/** Effect on a payment while the lists cannot be searched. HOLD is the only choice. */
export type UnavailableDisposition =
  /** The payment waits and is screened again automatically until the lists were searched. */
  | 'HOLD';

/** Role of a party in a payment. */
export type PaymentPartyRole =
  /** The party that pays. */
  | 'PAYER'
  /** The party that is paid. */
  | 'PAYEE'
  /** The bank of the payer or the payee. */
  | 'BANK'
  /** The party on whose behalf the payer or the payee acts. */
  | 'ULTIMATE';

/** Policy by which payments of a workspace are screened. A sanctions match of at least blockScore blocks a payment; any other match holds it until all matches are resolved as false positives. For politically exposed persons the policy can differ. Every policy has minimum requirements: a sanctions match of 85 or more blocks or holds, payer and payee are screened, minScore is at most 85 and staleAfterHours at most 96. */
export type ScreeningPolicy = {
  /** Effect of matches with politically exposed persons, relatives and associates; HOLD by default. */
  readonly pep: PepPolicy;
  /** Effect of adverse media matches. No source is connected, so it has no effect. */
  readonly adverseMedia: ScreeningDisposition;
  /** How weak aliases of list entries count. */
  readonly weakAlias: WeakAliasDisposition;
  /** Effect on payments while a list is missing, stale or too slow. */
  readonly onUnavailable: UnavailableDisposition;
  /** Hours since its last check after which a daily refreshed list counts as missing. Weekly refreshed lists get six days more, and demonstration lists never become stale. */
  readonly staleAfterHours: Scalars['Int']['output'];
  /** Hours after which a payment that is held for a match fails if it is undecided, and the money is returned; null if it waits without limit. */
  readonly holdTtlHours?: Maybe<Scalars['Int']['output']>;
  /** Whether a held payment proceeds automatically once all its matches are false positives; otherwise an analyst must release it. */
  readonly autoReleaseOnFalsePositive: Scalars['Boolean']['output'];
  /** Roles whose parties are screened against the watchlists, if the payment names them. The deny-list applies to all parties. */
  readonly parties: ReadonlyArray<PaymentPartyRole>;
  /** Lowest score that counts as a match, 0 to 100; also the default for screenings and list update runs. */
  readonly minScore: Scalars['Int']['output'];
  /** Lowest score at which a sanctions match blocks, 0 to 100. */
  readonly blockScore: Scalars['Int']['output'];
  /** Highest score of a match that only the name supports, at least minScore. Below blockScore, such a match holds a payment and does not block it. */
  readonly nameOnlyCap: Scalars['Int']['output'];
  /** The workspace's own country, which decides whether an office is domestic; null if none is set, and then every national office is foreign. */
  readonly homeCountry?: Maybe<Scalars['CountryCode']['output']>;
  /** Credentials that may decide on matches, screenings, pairs, the deny-list and held payments. */
  readonly decisionsBy: DecisionsBy;
  /** Milder policy that is proposed, or approved and not yet in force; null if there is none. In the response of setScreeningPolicy: the change that this call proposed, or null if the policy was set immediately. */
  readonly pendingChange?: Maybe<ScreeningPolicyChange>;
};

/** Credentials that may make decisions. */
export type DecisionsBy =
  /** Staff members, and API keys that name the person who decides in X-Actor. */
  | 'ANY'
  /** Staff members only; an API key is refused with STAFF_REQUIRED. */
  | 'STAFF';

/** Field in which one screening policy can be milder than another. */
export type ScreeningPolicyField =
  /** Effect of office holders of other countries on a payment. */
  | 'PEP_FOREIGN'
  /** Effect of office holders of the workspace's own country on a payment. */
  | 'PEP_DOMESTIC'
  /** Effect of office holders of international organisations on a payment. */
  | 'PEP_INTERNATIONAL_ORG'
  /** Effect of adverse media on a payment. */
  | 'ADVERSE_MEDIA'
  /** Whether weak aliases count as matches. */
  | 'WEAK_ALIAS'
  /** Hours that a list may go without a check. */
  | 'STALE_AFTER_HOURS'
  /** Whether a payment proceeds without a release once its matches are cleared. */
  | 'AUTO_RELEASE_ON_FALSE_POSITIVE'
  /** Roles whose parties are screened. */
  | 'PARTIES'
  /** Lowest score that counts as a match. */
  | 'MIN_SCORE'
  /** Lowest score at which a sanctions match blocks. */
  | 'BLOCK_SCORE'
  /** Whether a name alone can block a payment. */
  | 'NAME_ONLY_CAP'
  /** Country whose offices count as domestic. */
  | 'HOME_COUNTRY'
  /** Credentials that may make decisions. */
  | 'DECISIONS_BY';

/** Status of a proposed milder screening policy. */
export type ScreeningPolicyChangeStatus =
  /** The change waits for the approval of another staff member, until expiresAt. */
  | 'PENDING_APPROVAL'
  /** The change is approved and takes effect at effectiveAt. */
  | 'APPROVED'
  /** The change took effect at effectiveAt. */
  | 'APPLIED'
  /** A staff member rejected the change before it took effect. */
  | 'REJECTED'
  /** The change was not approved by expiresAt. */
  | 'EXPIRED'
  /** Another policy was set before the change took effect. */
  | 'SUPERSEDED';

/** A milder screening policy that a staff member proposed. */
export type ScreeningPolicyChange = {
  /** Platform's id of the policy change. */
  readonly id: Scalars['UUID']['output'];
  /** Status of the change, such as PENDING_APPROVAL. */
  readonly status: ScreeningPolicyChangeStatus;
  /** Fields in which the proposal is milder than the policy it was compared with. */
  readonly weakens: ReadonlyArray<ScreeningPolicyField>;
  /** The complete proposed policy. */
  readonly policy: ScreeningPolicy;
  /** Version of the policy that the proposal is based on; 0 is the platform's default. The change cannot be approved once a later version exists. */
  readonly baseVersion: Scalars['Int']['output'];
  /** Id of the staff member who proposed the change. */
  readonly proposedBy: Scalars['String']['output'];
  /** When the change was proposed. */
  readonly proposedAt: Scalars['DateTime']['output'];
  /** When the change expires unless it is approved. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Id of the staff member who approved or rejected the change; null before that. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** When the change was approved or rejected; null before that. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the change takes or took effect; null if it is not approved, or was rejected. */
  readonly effectiveAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of screening policy changes. */
export type ScreeningPolicyChangeConnection = {
  /** The changes of the page with their cursors. */
  readonly edges: ReadonlyArray<ScreeningPolicyChangeEdge>;
  /** The changes of the page. */
  readonly nodes: ReadonlyArray<ScreeningPolicyChange>;
  /** Cursors of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A screening policy change with its cursor. */
export type ScreeningPolicyChangeEdge = {
  /** Position of the item: pass this as `after` to get the items that follow. */
  readonly cursor: Scalars['String']['output'];
  /** The change at this position. */
  readonly node: ScreeningPolicyChange;
};

/** Effect of politically exposed persons on payments, by class of office. */
export type PepPolicy = {
  /** Effect of office holders of other countries, or of unknown ones. */
  readonly foreign: ScreeningDisposition;
  /** Effect of office holders of the workspace's own country. */
  readonly domestic: ScreeningDisposition;
  /** Effect of office holders of international organisations. */
  readonly internationalOrg: ScreeningDisposition;
};

/** Fields of the screening policy to change. A field that is left out keeps its value. */
export type SetScreeningPolicyInput = {
  /** Effect of matches with politically exposed persons. */
  readonly pep?: InputMaybe<PepPolicyInput>;
  /** Effect of adverse media matches. */
  readonly adverseMedia?: InputMaybe<ScreeningDisposition>;
  /** How weak aliases of list entries count. */
  readonly weakAlias?: InputMaybe<WeakAliasDisposition>;
  /** Effect on payments while the lists are unavailable; always HOLD. */
  readonly onUnavailable?: InputMaybe<UnavailableDisposition>;
  /** Hours since its last check after which a list counts as missing, at most 96. */
  readonly staleAfterHours?: InputMaybe<Scalars['Int']['input']>;
  /** Hours after which an undecided payment fails; null for no limit. */
  readonly holdTtlHours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a held payment proceeds automatically once all its matches are false positives. */
  readonly autoReleaseOnFalsePositive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roles whose parties are screened against the watchlists: PAYER and PAYEE, and any others. */
  readonly parties?: InputMaybe<ReadonlyArray<PaymentPartyRole>>;
  /** Lowest score that counts as a match, at most 85; also the default for screenings and list update runs. */
  readonly minScore?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest score at which a sanctions match blocks, at least minScore. */
  readonly blockScore?: InputMaybe<Scalars['Int']['input']>;
  /** Highest score of a match that only the name supports, at least minScore. */
  readonly nameOnlyCap?: InputMaybe<Scalars['Int']['input']>;
  /** The workspace's own country; null to set none. */
  readonly homeCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Credentials that may decide on matches, screenings, pairs, the deny-list and held payments. */
  readonly decisionsBy?: InputMaybe<DecisionsBy>;
};

/** Effect of politically exposed persons on payments, by class of office. */
export type PepPolicyInput = {
  /** Effect of office holders of other countries, or of unknown ones. */
  readonly foreign?: InputMaybe<ScreeningDisposition>;
  /** Effect of office holders of the workspace's own country. */
  readonly domestic?: InputMaybe<ScreeningDisposition>;
  /** Effect of office holders of international organisations. */
  readonly internationalOrg?: InputMaybe<ScreeningDisposition>;
};

/** Why a payment is held. */
export type PaymentHoldReason =
  /** A party may be on a watchlist, and an analyst must resolve the match. */
  | 'MATCH'
  /** The lists could not be searched, or the name of a party cannot be read in full. */
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
  ListUpdateRun: ResolverTypeWrapper<any>;
  ListUpdateRunConnection: ResolverTypeWrapper<any>;
  ListUpdateRunEdge: ResolverTypeWrapper<any>;
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
  ListUpdateRun: any;
  ListUpdateRunConnection: any;
  ListUpdateRunEdge: any;
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
  listUpdateRuns?: Resolver<ResolversTypes['ListUpdateRunConnection'], ParentType, ContextType, RequireFields<QuerylistUpdateRunsArgs, 'first'>>;
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
  continueListUpdateRun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ListUpdateRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListUpdateRun'] = ResolversParentTypes['ListUpdateRun']> = {
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

export type ListUpdateRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListUpdateRunConnection'] = ResolversParentTypes['ListUpdateRunConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ListUpdateRunEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListUpdateRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ListUpdateRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListUpdateRunEdge'] = ResolversParentTypes['ListUpdateRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListUpdateRun'], ParentType, ContextType>;
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
  listUpdateRun?: Resolver<Maybe<ResolversTypes['ListUpdateRun']>, ParentType, ContextType>;
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
  computedOutcome?: Resolver<Maybe<ResolversTypes['DecisionOutcome']>, ParentType, ContextType>;
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
  ListUpdateRun?: ListUpdateRunResolvers<ContextType>;
  ListUpdateRunConnection?: ListUpdateRunConnectionResolvers<ContextType>;
  ListUpdateRunEdge?: ListUpdateRunEdgeResolvers<ContextType>;
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

