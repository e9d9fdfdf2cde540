// Made by "npm run generate" from the schema of the domain; never edited.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
export type QuerysubjectArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerysubjectsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SubjectStatus>;
  riskBand?: InputMaybe<RiskLevel>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  isMonitored?: InputMaybe<Scalars['Boolean']['input']>;
};
export type QuerysubjectScreeningsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerysubjectMatchesArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerysubjectRiskHistoryArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerylistUpdateRunsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycompareSubjectsArgs = {
  input: CompareSubjectsInput;
};
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
export type QueryscreeningArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryscreeningMatchesArgs = {
  screeningId: Scalars['UUID']['input'];
};
export type QueryscreeningMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};
export type QueryscreeningReportArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryscreeningBatchArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryallowListArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycountryFlagsArgs = {
  day?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type QueryrulesetsArgs = {
  status?: InputMaybe<RulesetStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryrulesetArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryrulesetVersionsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerysimulateRulesetArgs = {
  id: Scalars['UUID']['input'];
  input: SimulateRulesetInput;
};
export type QuerydatasetArgs = {
  source: DatasetSource;
};
export type QuerydatasetVersionsArgs = {
  source: DatasetSource;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerydatasetChangesArgs = {
  source: DatasetSource;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerydatasetEntriesArgs = {
  source?: InputMaybe<DatasetSource>;
  query?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerydatasetEntryArgs = {
  source: DatasetSource;
  entryId: Scalars['String']['input'];
};
export type QueryscreeningPolicyChangesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryscreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerypaymentScreeningsArgs = {
  paymentId: Scalars['UUID']['input'];
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationaddToDenyListArgs = {
  input: AddToDenyListInput;
};
export type MutationremoveFromDenyListArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcreateSubjectArgs = {
  input: SubjectInput;
};
export type MutationupdateSubjectArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateSubjectInput;
};
export type MutationdeleteSubjectArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsetSubjectMonitoringArgs = {
  id: Scalars['UUID']['input'];
  input: SubjectMonitoringInput;
};
export type MutationrefreshDatasetArgs = {
  source: DatasetSource;
};
export type MutationscreenPaymentArgs = {
  input: ScreenPaymentInput;
};
export type MutationvoidPaymentScreeningArgs = {
  paymentId: Scalars['UUID']['input'];
};
export type MutationscreenSubjectArgs = {
  input: ScreenSubjectInput;
};
export type MutationcreateScreeningBatchArgs = {
  input: CreateScreeningBatchInput;
};
export type MutationrescreenArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationresolveMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
  input: ResolveMatchInput;
};
export type MutationreopenMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};
export type MutationreviewMatchArgs = {
  screeningId: Scalars['UUID']['input'];
  matchId: Scalars['UUID']['input'];
};
export type MutationoverrideDecisionArgs = {
  id: Scalars['UUID']['input'];
  input: OverrideDecisionInput;
};
export type MutationaddAllowedPairArgs = {
  input: AddAllowedPairInput;
};
export type MutationremoveAllowedPairArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationrunQueuedScreeningsArgs = {
  batchId: Scalars['UUID']['input'];
};
export type MutationchangeRiskFactorsArgs = {
  input: ChangeRiskFactorsInput;
};
export type MutationchangeRiskBandsArgs = {
  input: ChangeRiskBandsInput;
};
export type MutationchangeRiskCountriesArgs = {
  input: ChangeRiskCountriesInput;
};
export type MutationcreateRulesetArgs = {
  input: CreateRulesetInput;
};
export type MutationupdateRulesetArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateRulesetInput;
};
export type MutationpublishRulesetArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationarchiveRulesetArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationdeleteRulesetArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsetScreeningPolicyArgs = {
  input: SetScreeningPolicyInput;
};
export type MutationapproveScreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationrejectScreeningPolicyChangeArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationreleasePaymentArgs = {
  paymentId: Scalars['UUID']['input'];
};
export type AddToDenyListInput = {
  readonly name: Scalars['String']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};
export type SubjectStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'BLOCKED'
  | 'DECEASED'
  | 'DELETED';
export type MonitoringCadence =
  | 'DAILY'
  | 'WEEKLY'
  | 'MONTHLY';
export type CustomerscreeningsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type UpdateSubjectInput = {
  readonly status?: InputMaybe<SubjectStatus>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly aliases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<SubjectGender>;
  readonly nationalities?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly identifiers?: InputMaybe<ReadonlyArray<SubjectIdentifierInput>>;
  readonly addresses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly customerType?: InputMaybe<Scalars['String']['input']>;
  readonly product?: InputMaybe<Scalars['String']['input']>;
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  readonly industry?: InputMaybe<Scalars['String']['input']>;
};
export type SubjectMonitoringInput = {
  readonly enabled: Scalars['Boolean']['input'];
  readonly cadence?: InputMaybe<MonitoringCadence>;
};
export type RiskCause =
  | 'SCREENING'
  | 'PERIODIC'
  | 'LIST_CHANGE'
  | 'MATCH_RESOLVED';
export type ScreeningOutcome =
  | 'CLEAR'
  | 'HELD'
  | 'BLOCKED';
export type ScreeningStage =
  | 'CREATION'
  | 'PAYOUT';
export type ScreenPaymentInput = {
  readonly paymentId: Scalars['UUID']['input'];
  readonly stage?: ScreeningStage;
  readonly parties: ReadonlyArray<ScreenedPartyInput>;
};
export type ScreenedPartyInput = {
  readonly role: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
};
export type SubjectType =
  | 'INDIVIDUAL'
  | 'ORGANIZATION'
  | 'VESSEL'
  | 'AIRCRAFT'
  | 'WALLET';
export type SubjectGender =
  | 'FEMALE'
  | 'MALE';
export type SubjectIdentifierType =
  | 'PASSPORT'
  | 'NATIONAL_ID'
  | 'TAX_ID'
  | 'REG_NO'
  | 'LEI'
  | 'BIC'
  | 'IMO'
  | 'MMSI'
  | 'CALL_SIGN'
  | 'TAIL_NUMBER'
  | 'WALLET'
  | 'EMAIL'
  | 'PHONE'
  | 'OTHER';
export type SubjectIdentifierInput = {
  readonly type: SubjectIdentifierType;
  readonly value: Scalars['String']['input'];
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
};
export type SubjectInput = {
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  readonly type: SubjectType;
  readonly name: Scalars['String']['input'];
  readonly aliases?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly dateOfBirth?: InputMaybe<Scalars['String']['input']>;
  readonly gender?: InputMaybe<SubjectGender>;
  readonly nationalities?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly identifiers?: InputMaybe<ReadonlyArray<SubjectIdentifierInput>>;
  readonly addresses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly customerType?: InputMaybe<Scalars['String']['input']>;
  readonly product?: InputMaybe<Scalars['String']['input']>;
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  readonly industry?: InputMaybe<Scalars['String']['input']>;
};
export type CompareSubjectsInput = {
  readonly left: SubjectInput;
  readonly right: SubjectInput;
};
export type MatchStrength =
  | 'EXACT'
  | 'STRONG'
  | 'POSSIBLE'
  | 'WEAK';
export type EvidenceEffect =
  | 'SUPPORTS'
  | 'CONTRADICTS'
  | 'NEUTRAL';
export type EvidenceFeature =
  | 'NAME'
  | 'NAME_QUALITY'
  | 'DATE_OF_BIRTH'
  | 'GENDER'
  | 'NATIONALITY'
  | 'COUNTRY'
  | 'IDENTIFIER'
  | 'TYPE';
export type AlignmentHow =
  | 'IDENTICAL'
  | 'TYPO'
  | 'PHONETIC'
  | 'TRANSLIT'
  | 'NICKNAME'
  | 'INITIAL'
  | 'REORDERED'
  | 'MISSING';
export type RiskLevel =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';
export type DecisionOutcome =
  | 'APPROVE'
  | 'APPROVE_WITH_MONITORING'
  | 'REVIEW_REQUIRED'
  | 'HOLD'
  | 'BLOCK';
export type ScreeningStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'COMPLETED'
  | 'PARTIAL'
  | 'FAILED'
  | 'SUPERSEDED';
export type ScreeningPurpose =
  | 'ONBOARDING'
  | 'PERIODIC'
  | 'PAYMENT'
  | 'AD_HOC';
export type ScreeningList =
  | 'SANCTIONS'
  | 'PEP'
  | 'ADVERSE_MEDIA';
export type MatchStatus =
  | 'OPEN'
  | 'IN_REVIEW'
  | 'CONFIRMED'
  | 'FALSE_POSITIVE'
  | 'INCONCLUSIVE';
export type MatchResolution =
  | 'FALSE_POSITIVE'
  | 'CONFIRMED'
  | 'INCONCLUSIVE';
export type MatchListType =
  | 'SANCTIONS'
  | 'PEP';
export type ListedNameKind =
  | 'PRIMARY'
  | 'STRONG_ALIAS'
  | 'WEAK_ALIAS'
  | 'FORMER'
  | 'ORIGINAL_SCRIPT';
export type PepClass =
  | 'DOMESTIC'
  | 'FOREIGN'
  | 'INTERNATIONAL_ORG';
export type PepRelation =
  | 'SELF'
  | 'RELATIVE'
  | 'ASSOCIATE';
export type RiskLineCategory =
  | 'SCREENING'
  | 'COUNTRY'
  | 'CUSTOMER_TYPE'
  | 'PRODUCT'
  | 'CHANNEL'
  | 'TRANSACTION'
  | 'BEHAVIOR'
  | 'VELOCITY'
  | 'INDUSTRY'
  | 'ML_PREDICTION'
  | 'POLICY'
  | 'RULE';
export type DecisionCause =
  | 'SCREENED'
  | 'MATCH_RESOLVED'
  | 'MATCH_REOPENED'
  | 'OVERRIDDEN'
  | 'FAILED';
export type ScreeningdecisionsArgs = {
  first?: Scalars['Int']['input'];
};
export type ScreeningmatchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};
export type ScreeningBatchStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'COMPLETED';
export type ScreeningReportdecisionsArgs = {
  first?: Scalars['Int']['input'];
};
export type ScreeningReportreplaysArgs = {
  first?: Scalars['Int']['input'];
};
export type ScreenSubjectInput = {
  readonly subjectId?: InputMaybe<Scalars['UUID']['input']>;
  readonly subject?: InputMaybe<SubjectInput>;
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  readonly matchThreshold?: InputMaybe<Scalars['Int']['input']>;
  readonly purpose?: InputMaybe<ScreeningPurpose>;
};
export type CreateScreeningBatchInput = {
  readonly subjects: ReadonlyArray<SubjectInput>;
  readonly lists?: InputMaybe<ReadonlyArray<ScreeningList>>;
  readonly matchThreshold?: InputMaybe<Scalars['Int']['input']>;
  readonly purpose?: InputMaybe<ScreeningPurpose>;
};
export type ResolveMatchInput = {
  readonly resolution: MatchResolution;
  readonly reasonCode?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly allowList?: InputMaybe<AllowMatchInput>;
};
export type AllowMatchInput = {
  readonly add: Scalars['Boolean']['input'];
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};
export type OverrideDecisionInput = {
  readonly outcome: DecisionOutcome;
  readonly reason: Scalars['String']['input'];
};
export type AddAllowedPairInput = {
  readonly subjectId?: InputMaybe<Scalars['UUID']['input']>;
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  readonly source: Scalars['String']['input'];
  readonly entryId: Scalars['String']['input'];
  readonly reason: Scalars['String']['input'];
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};
export type RiskCategory =
  | 'SCREENING'
  | 'COUNTRY'
  | 'CUSTOMER_TYPE'
  | 'PRODUCT'
  | 'CHANNEL'
  | 'TRANSACTION'
  | 'BEHAVIOR'
  | 'VELOCITY'
  | 'INDUSTRY'
  | 'ML_PREDICTION';
export type CountryFlag =
  | 'FATF_BLACK'
  | 'FATF_GREY'
  | 'EU_HIGH_RISK'
  | 'COMPREHENSIVE_SANCTIONS';
export type ChangeRiskCountriesInput = {
  readonly countries: ReadonlyArray<CountryFlagOverrideInput>;
};
export type CountryFlagOverrideInput = {
  readonly country: Scalars['CountryCode']['input'];
  readonly flag: CountryFlag;
  readonly isFlagged: Scalars['Boolean']['input'];
  readonly effectiveFrom: Scalars['LocalDate']['input'];
  readonly effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};
export type ChangeRiskFactorsInput = {
  readonly factors: ReadonlyArray<RiskFactorInput>;
};
export type RiskFactorInput = {
  readonly code: Scalars['String']['input'];
  readonly weight?: InputMaybe<Scalars['Float']['input']>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<RiskCategory>;
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
};
export type ChangeRiskBandsInput = {
  readonly bands: ReadonlyArray<RiskBandInput>;
};
export type RiskBandInput = {
  readonly level: RiskLevel;
  readonly minScore: Scalars['Int']['input'];
  readonly maxScore: Scalars['Int']['input'];
};
export type RulesetStatus =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'ARCHIVED';
export type RuleOperator =
  | 'EQ'
  | 'NE'
  | 'IN'
  | 'NOT_IN'
  | 'GT'
  | 'GTE'
  | 'LT'
  | 'LTE'
  | 'BETWEEN'
  | 'CONTAINS'
  | 'NOT_CONTAINS'
  | 'STARTS_WITH'
  | 'ENDS_WITH'
  | 'MATCHES'
  | 'EXISTS'
  | 'NOT_EXISTS'
  | 'IN_LIST'
  | 'IS_TRUE'
  | 'IS_FALSE'
  | 'DATE_BEFORE'
  | 'DATE_AFTER'
  | 'AGE_GTE'
  | 'AGE_LT'
  | 'INTERSECTS'
  | 'CIDR_IN';
export type CreateRulesetInput = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly rules: ReadonlyArray<RulesetRuleInput>;
};
export type UpdateRulesetInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly rules?: InputMaybe<ReadonlyArray<RulesetRuleInput>>;
};
export type RulesetRuleInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly field?: InputMaybe<Scalars['String']['input']>;
  readonly operator?: InputMaybe<RuleOperator>;
  readonly value?: InputMaybe<ReadonlyArray<Scalars['JSONLiteral']['input']>>;
  readonly all?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  readonly any?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  readonly none?: InputMaybe<ReadonlyArray<Scalars['JSONObject']['input']>>;
  readonly decision?: InputMaybe<DecisionOutcome>;
  readonly scoreContribution?: InputMaybe<Scalars['Int']['input']>;
  readonly priority?: InputMaybe<Scalars['Int']['input']>;
  readonly stopOnMatch?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly effectiveFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly effectiveTo?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type SimulateRulesetInput = {
  readonly subject: SubjectInput;
  readonly matches?: InputMaybe<ReadonlyArray<SimulatedMatchInput>>;
};
export type SimulatedListType =
  | 'SANCTIONS'
  | 'PEP';
export type SimulatedMatchInput = {
  readonly listType: SimulatedListType;
  readonly score: Scalars['Float']['input'];
  readonly strength: MatchStrength;
  readonly isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};
export type DatasetSource =
  | 'OFAC_SDN'
  | 'OFAC_CONSOLIDATED'
  | 'UN_CONSOLIDATED'
  | 'EU_CONSOLIDATED'
  | 'UK_OFSI'
  | 'AU_DFAT'
  | 'CA_SEMA'
  | 'CH_SECO'
  | 'JP_MOF'
  | 'SRC_GLOBAL_PEP'
  | 'SRC_WIKIDATA_PEP'
  | 'SRC_AFRICAN_PEP'
  | 'SRC_NIGERIA_PEP';
export type DatasetType =
  | 'SANCTIONS'
  | 'PEP';
export type DatasetStatus =
  | 'ACTIVE'
  | 'UPDATING'
  | 'STALE'
  | 'FAILED';
export type DatasetVersionStatus =
  | 'ACTIVE'
  | 'SUPERSEDED'
  | 'REJECTED';
export type DatasetChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';
export type DatasetNameKind =
  | 'PRIMARY'
  | 'STRONG_ALIAS'
  | 'WEAK_ALIAS'
  | 'FORMER'
  | 'ORIGINAL_SCRIPT';
export type DatasetRelationKind =
  | 'RELATIVE'
  | 'ASSOCIATE'
  | 'OWNED_BY'
  | 'OWNS'
  | 'CONTROLLED_BY'
  | 'ACTS_FOR'
  | 'OTHER';
export type ScreeningDisposition =
  | 'ALLOW'
  | 'REVIEW'
  | 'HOLD'
  | 'BLOCK';
export type WeakAliasDisposition =
  | 'IGNORE'
  | 'REVIEW';
export type UnavailableDisposition =
  | 'HOLD';
export type PaymentPartyRole =
  | 'PAYER'
  | 'PAYEE'
  | 'BANK'
  | 'ULTIMATE';
export type DecisionsBy =
  | 'ANY'
  | 'STAFF';
export type ScreeningPolicyField =
  | 'PEP_FOREIGN'
  | 'PEP_DOMESTIC'
  | 'PEP_INTERNATIONAL_ORG'
  | 'ADVERSE_MEDIA'
  | 'WEAK_ALIAS'
  | 'STALE_AFTER_HOURS'
  | 'AUTO_RELEASE_ON_FALSE_POSITIVE'
  | 'PARTIES'
  | 'MIN_SCORE'
  | 'BLOCK_SCORE'
  | 'NAME_ONLY_CAP'
  | 'HOME_COUNTRY'
  | 'DECISIONS_BY';
export type ScreeningPolicyChangeStatus =
  | 'PENDING_APPROVAL'
  | 'APPROVED'
  | 'APPLIED'
  | 'REJECTED'
  | 'EXPIRED'
  | 'SUPERSEDED';
export type SetScreeningPolicyInput = {
  readonly pep?: InputMaybe<PepPolicyInput>;
  readonly adverseMedia?: InputMaybe<ScreeningDisposition>;
  readonly weakAlias?: InputMaybe<WeakAliasDisposition>;
  readonly onUnavailable?: InputMaybe<UnavailableDisposition>;
  readonly staleAfterHours?: InputMaybe<Scalars['Int']['input']>;
  readonly holdTtlHours?: InputMaybe<Scalars['Int']['input']>;
  readonly autoReleaseOnFalsePositive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly parties?: InputMaybe<ReadonlyArray<PaymentPartyRole>>;
  readonly minScore?: InputMaybe<Scalars['Int']['input']>;
  readonly blockScore?: InputMaybe<Scalars['Int']['input']>;
  readonly nameOnlyCap?: InputMaybe<Scalars['Int']['input']>;
  readonly homeCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly decisionsBy?: InputMaybe<DecisionsBy>;
};
export type PepPolicyInput = {
  readonly foreign?: InputMaybe<ScreeningDisposition>;
  readonly domestic?: InputMaybe<ScreeningDisposition>;
  readonly internationalOrg?: InputMaybe<ScreeningDisposition>;
};
export type PaymentHoldReason =
  | 'MATCH'
  | 'UNAVAILABLE';
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
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
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
