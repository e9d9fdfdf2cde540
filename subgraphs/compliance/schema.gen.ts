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
export type QueryrulesetSimulationArgs = {
  id: Scalars['UUID']['input'];
  input: RulesetSimulationInput;
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
export type QuerymonitoredTransactionArgs = {
  transactionId: Scalars['String']['input'];
};
export type QuerymonitoredTransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['String']['input']>;
  decision?: InputMaybe<TransactionDecision>;
};
export type QueryevaluationArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryevaluationReplayArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerytransactionBatchArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerymonitoringRulesArgs = {
  status?: InputMaybe<MonitoringRuleStatus>;
  ruleType?: InputMaybe<MonitoringRuleType>;
  category?: InputMaybe<MonitoringCategory>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerymonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerymonitoringRuleVersionsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerymonitoringRuleSnoozesArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerymonitoringBacktestArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerymonitoringAlertsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<MonitoringAlertStatus>;
  severity?: InputMaybe<MonitoringSeverity>;
  ruleId?: InputMaybe<Scalars['UUID']['input']>;
  customerId?: InputMaybe<Scalars['String']['input']>;
  caseId?: InputMaybe<Scalars['UUID']['input']>;
};
export type QuerymonitoringAlertArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerycasesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CaseStatus>;
  priority?: InputMaybe<CasePriority>;
  type?: InputMaybe<CaseType>;
  assignee?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['String']['input']>;
  dueBefore?: InputMaybe<Scalars['DateTime']['input']>;
  isSnoozed?: InputMaybe<Scalars['Boolean']['input']>;
};
export type QuerycaseArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerycaseEventsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryanalystDeskArgs = {
  first?: Scalars['Int']['input'];
};
export type QueryblacklistEntriesArgs = {
  kind: BlacklistKind;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryauditEventsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  act?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['String']['input']>;
  aggregateId?: InputMaybe<Scalars['UUID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};
export type QueryauditExportArgs = {
  first?: Scalars['Int']['input'];
  afterSequence?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};
export type QuerycomplianceReportsArgs = {
  type?: InputMaybe<ComplianceReportType>;
  status?: InputMaybe<ComplianceReportStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomplianceReportArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerycomplianceReportContentArgs = {
  id: Scalars['UUID']['input'];
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
export type MutationdecidePaymentArgs = {
  input: DecidePaymentInput;
};
export type MutationdecidePaymentsArgs = {
  inputs: ReadonlyArray<DecidePaymentInput>;
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
export type MutationevaluateTransactionArgs = {
  input: EvaluateTransactionInput;
};
export type MutationingestTransactionArgs = {
  input: IngestTransactionInput;
};
export type MutationcreateTransactionBatchArgs = {
  input: CreateTransactionBatchInput;
};
export type MutationrunQueuedTransactionsArgs = {
  batchId: Scalars['UUID']['input'];
};
export type MutationcreateMonitoringRuleArgs = {
  input: CreateMonitoringRuleInput;
};
export type MutationupdateMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateMonitoringRuleInput;
};
export type MutationdeleteMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationenableMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationdisableMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationshadowMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationapproveMonitoringRuleChangeArgs = {
  id: Scalars['UUID']['input'];
  changeId: Scalars['UUID']['input'];
};
export type MutationrejectMonitoringRuleChangeArgs = {
  id: Scalars['UUID']['input'];
  changeId: Scalars['UUID']['input'];
};
export type MutationsnoozeMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
  input: SnoozeMonitoringRuleInput;
};
export type MutationendMonitoringRuleSnoozeArgs = {
  id: Scalars['UUID']['input'];
  customerId: Scalars['String']['input'];
};
export type MutationbacktestMonitoringRuleArgs = {
  id: Scalars['UUID']['input'];
  input: BacktestMonitoringRuleInput;
};
export type MutationassignMonitoringAlertArgs = {
  id: Scalars['UUID']['input'];
  input: AssignInput;
};
export type MutationescalateMonitoringAlertArgs = {
  id: Scalars['UUID']['input'];
  input: ReasonInput;
};
export type MutationcloseMonitoringAlertArgs = {
  id: Scalars['UUID']['input'];
  input: CloseMonitoringAlertInput;
};
export type MutationsetMonitoringSettingsArgs = {
  input: SetMonitoringSettingsInput;
};
export type MutationcreateCaseArgs = {
  input: CreateCaseInput;
};
export type MutationupdateCaseArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateCaseInput;
};
export type MutationassignCaseArgs = {
  id: Scalars['UUID']['input'];
  input: AssignInput;
};
export type MutationescalateCaseArgs = {
  id: Scalars['UUID']['input'];
  input: ReasonInput;
};
export type MutationcloseCaseArgs = {
  id: Scalars['UUID']['input'];
  input: CloseCaseInput;
};
export type MutationapproveCaseClosingArgs = {
  id: Scalars['UUID']['input'];
  input: ReasonInput;
};
export type MutationrejectCaseClosingArgs = {
  id: Scalars['UUID']['input'];
  input: ReasonInput;
};
export type MutationreopenCaseArgs = {
  id: Scalars['UUID']['input'];
  input: ReasonInput;
};
export type MutationcommentOnCaseArgs = {
  id: Scalars['UUID']['input'];
  input: CaseCommentInput;
};
export type MutationlinkCaseArgs = {
  id: Scalars['UUID']['input'];
  input: CaseLinksInput;
};
export type MutationopenElderCaseArgs = {
  input: OpenElderCaseInput;
};
export type MutationsnoozeCaseArgs = {
  id: Scalars['UUID']['input'];
  input: SnoozeCaseInput;
};
export type MutationrecordIdentityCheckArgs = {
  id: Scalars['UUID']['input'];
  input: IdentityCheckInput;
};
export type MutationaddBlacklistEntryArgs = {
  kind: BlacklistKind;
  input: AddBlacklistEntryInput;
};
export type MutationimportBlacklistArgs = {
  kind: BlacklistKind;
  input: ImportBlacklistInput;
};
export type MutationremoveBlacklistEntryArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcreateComplianceReportArgs = {
  input: CreateComplianceReportInput;
};
export type MutationsetGoamlProfileArgs = {
  input: SetGoamlProfileInput;
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
export type CustomeralertsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type CustomercasesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type UpdateSubjectInput = {
  readonly status?: InputMaybe<SubjectStatus>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly nameParts?: InputMaybe<NamePartsInput>;
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
export type DecidePaymentInput = {
  readonly paymentId: Scalars['UUID']['input'];
  readonly stage?: ScreeningStage;
  readonly parties: ReadonlyArray<ScreenedPartyInput>;
  readonly transaction: TransactionInput;
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
export type NamePartsInput = {
  readonly given?: InputMaybe<Scalars['String']['input']>;
  readonly middle?: InputMaybe<Scalars['String']['input']>;
  readonly father?: InputMaybe<Scalars['String']['input']>;
  readonly family?: InputMaybe<Scalars['String']['input']>;
};
export type SubjectInput = {
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  readonly type: SubjectType;
  readonly name: Scalars['String']['input'];
  readonly nameParts?: InputMaybe<NamePartsInput>;
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
  | 'NAME_RARITY'
  | 'NAME_COVERAGE'
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
  readonly source?: InputMaybe<Scalars['String']['input']>;
  readonly entryId?: InputMaybe<Scalars['String']['input']>;
  readonly payer?: InputMaybe<Scalars['String']['input']>;
  readonly payee?: InputMaybe<Scalars['String']['input']>;
  readonly ruleCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
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
export type RulesetSimulationInput = {
  readonly subject?: InputMaybe<SubjectInput>;
  readonly matches?: InputMaybe<ReadonlyArray<SimulatedMatchInput>>;
  readonly screenings?: InputMaybe<ScreeningPeriodInput>;
};
export type ScreeningPeriodInput = {
  readonly from: Scalars['DateTime']['input'];
  readonly to: Scalars['DateTime']['input'];
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
export type TransactionInitiator =
  | 'CUSTOMER'
  | 'SYSTEM';
export type TransactionDecision =
  | 'ALLOW'
  | 'REVIEW'
  | 'HOLD'
  | 'BLOCK';
export type TransactionCustomerInput = {
  readonly id: Scalars['String']['input'];
  readonly type: MonitoredCustomerType;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
};
export type TransactionDeviceInput = {
  readonly fingerprint?: InputMaybe<Scalars['String']['input']>;
  readonly ip?: InputMaybe<Scalars['String']['input']>;
  readonly ipCountry?: InputMaybe<Scalars['CountryCode']['input']>;
};
export type TransactionCounterpartyInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly bankBic?: InputMaybe<Scalars['String']['input']>;
};
export type TransactionInput = {
  readonly transactionId: Scalars['String']['input'];
  readonly occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly type: MonitoredTransactionType;
  readonly direction: MonitoredDirection;
  readonly channel: Scalars['String']['input'];
  readonly amount: Scalars['String']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly customer: TransactionCustomerInput;
  readonly accountId?: InputMaybe<Scalars['String']['input']>;
  readonly cardId?: InputMaybe<Scalars['String']['input']>;
  readonly walletId?: InputMaybe<Scalars['String']['input']>;
  readonly device?: InputMaybe<TransactionDeviceInput>;
  readonly counterparty?: InputMaybe<TransactionCounterpartyInput>;
  readonly merchantId?: InputMaybe<Scalars['String']['input']>;
  readonly initiatedBy?: InputMaybe<TransactionInitiator>;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};
export type EvaluateTransactionInput = {
  readonly transaction: TransactionInput;
  readonly persist?: InputMaybe<Scalars['Boolean']['input']>;
};
export type IngestTransactionInput = {
  readonly transaction: TransactionInput;
};
export type CreateTransactionBatchInput = {
  readonly transactions: ReadonlyArray<TransactionInput>;
};
export type SkipReason =
  | 'MISSING_KEY'
  | 'INSUFFICIENT_HISTORY'
  | 'CURRENCY_MISMATCH'
  | 'UNAVAILABLE'
  | 'SNOOZED'
  | 'ALLOWED_PAIR';
export type TransactionScreeningStatus =
  | 'CLEAR'
  | 'HIT'
  | 'UNAVAILABLE';
export type TransactionBatchStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'COMPLETED';
export type MonitoringRuleType =
  | 'THRESHOLD'
  | 'VELOCITY'
  | 'PATTERN'
  | 'GEOGRAPHIC'
  | 'BEHAVIORAL'
  | 'NETWORK'
  | 'SCREENING'
  | 'BLACKLIST'
  | 'CHARGEBACK_RATIO'
  | 'DORMANT_REACTIVATION'
  | 'NEW_DEVICE';
export type MonitoringCategory =
  | 'SANCTIONS'
  | 'AML'
  | 'FRAUD'
  | 'TERRORIST_FINANCING'
  | 'STRUCTURING'
  | 'CHARGEBACK'
  | 'ELDER'
  | 'ACCOUNT_TAKEOVER';
export type MonitoringSeverity =
  | 'INFO'
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';
export type MonitoringAction =
  | 'ALERT'
  | 'REVIEW'
  | 'HOLD'
  | 'BLOCK';
export type MonitoringRuleStatus =
  | 'DISABLED'
  | 'ENABLED'
  | 'SHADOW';
export type MonitoredTransactionType =
  | 'TRANSFER'
  | 'CASH_IN'
  | 'CASH_OUT'
  | 'CARD'
  | 'WIRE'
  | 'REMITTANCE'
  | 'PAYMENT'
  | 'CHARGEBACK';
export type MonitoredDirection =
  | 'CREDIT'
  | 'DEBIT';
export type MonitoredCustomerType =
  | 'INDIVIDUAL'
  | 'ORGANIZATION';
export type MonitoringRuleChangeAction =
  | 'DISABLE'
  | 'SHADOW';
export type CreateMonitoringRuleInput = {
  readonly code: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly ruleType: MonitoringRuleType;
  readonly category: MonitoringCategory;
  readonly severity: MonitoringSeverity;
  readonly parameters: Scalars['JSONObject']['input'];
  readonly conditions?: InputMaybe<MonitoringRuleConditionsInput>;
  readonly transactionTypes?: InputMaybe<ReadonlyArray<MonitoredTransactionType>>;
  readonly action?: InputMaybe<MonitoringAction>;
};
export type MonitoringRuleConditionsInput = {
  readonly customerTypes?: InputMaybe<ReadonlyArray<MonitoredCustomerType>>;
  readonly directions?: InputMaybe<ReadonlyArray<MonitoredDirection>>;
  readonly currencies?: InputMaybe<ReadonlyArray<Scalars['CurrencyCode']['input']>>;
  readonly channels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};
export type UpdateMonitoringRuleInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<MonitoringCategory>;
  readonly severity?: InputMaybe<MonitoringSeverity>;
  readonly parameters?: InputMaybe<Scalars['JSONObject']['input']>;
  readonly conditions?: InputMaybe<MonitoringRuleConditionsInput>;
  readonly transactionTypes?: InputMaybe<ReadonlyArray<MonitoredTransactionType>>;
  readonly action?: InputMaybe<MonitoringAction>;
};
export type SnoozeMonitoringRuleInput = {
  readonly customerId: Scalars['String']['input'];
  readonly until: Scalars['DateTime']['input'];
  readonly reason: Scalars['String']['input'];
};
export type MonitoringBacktestStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'COMPLETED'
  | 'FAILED';
export type BacktestMonitoringRuleInput = {
  readonly from: Scalars['DateTime']['input'];
  readonly to: Scalars['DateTime']['input'];
  readonly parameters?: InputMaybe<Scalars['JSONObject']['input']>;
  readonly sweep?: InputMaybe<Scalars['JSONObject']['input']>;
  readonly minutesPerAlert?: Scalars['Int']['input'];
};
export type MonitoringAlertStatus =
  | 'OPEN'
  | 'IN_REVIEW'
  | 'ESCALATED'
  | 'CLOSED_TRUE'
  | 'CLOSED_FALSE'
  | 'CLOSED_DUPLICATE'
  | 'SHADOW';
export type AssignInput = {
  readonly assignee: Scalars['String']['input'];
};
export type ReasonInput = {
  readonly reason: Scalars['String']['input'];
};
export type AlertDisposition =
  | 'TRUE'
  | 'FALSE'
  | 'DUPLICATE';
export type CloseMonitoringAlertInput = {
  readonly disposition: AlertDisposition;
  readonly reason: Scalars['String']['input'];
};
export type Weekday =
  | 'SUNDAY'
  | 'MONDAY'
  | 'TUESDAY'
  | 'WEDNESDAY'
  | 'THURSDAY'
  | 'FRIDAY'
  | 'SATURDAY';
export type SetMonitoringSettingsInput = {
  readonly slaHours?: InputMaybe<SlaHoursInput>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly strHours?: InputMaybe<Scalars['Int']['input']>;
  readonly sampleBelowLine?: InputMaybe<Scalars['Float']['input']>;
  readonly monitorMovements?: InputMaybe<Scalars['Boolean']['input']>;
  readonly businessCalendar?: InputMaybe<BusinessCalendarInput>;
};
export type BusinessCalendarInput = {
  readonly timeZone: Scalars['String']['input'];
  readonly weekend?: ReadonlyArray<Weekday>;
  readonly holidays?: ReadonlyArray<Scalars['LocalDate']['input']>;
};
export type SlaHoursInput = {
  readonly P1?: InputMaybe<Scalars['Int']['input']>;
  readonly P2?: InputMaybe<Scalars['Int']['input']>;
  readonly P3?: InputMaybe<Scalars['Int']['input']>;
  readonly P4?: InputMaybe<Scalars['Int']['input']>;
};
export type PaymentHolder =
  | 'SCREENING'
  | 'RULES';
export type CaseType =
  | 'SANCTIONS'
  | 'PEP'
  | 'ADVERSE_MEDIA'
  | 'TRANSACTION'
  | 'FRAUD'
  | 'ELDER'
  | 'IDENTITY';
export type CasePriority =
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4';
export type CaseStatus =
  | 'OPEN'
  | 'ASSIGNED'
  | 'IN_PROGRESS'
  | 'PENDING_INFO'
  | 'ESCALATED'
  | 'PENDING_APPROVAL'
  | 'CLOSED';
export type CaseDisposition =
  | 'TRUE_POSITIVE'
  | 'FALSE_POSITIVE'
  | 'SUSPICIOUS_REPORTED'
  | 'SUSPICIOUS_NOT_REPORTED'
  | 'DUPLICATE'
  | 'NO_ACTION';
export type CaseEventType =
  | 'CREATED'
  | 'UPDATED'
  | 'ASSIGNED'
  | 'STARTED'
  | 'INFORMATION_AWAITED'
  | 'ESCALATED'
  | 'CLOSING_PROPOSED'
  | 'CLOSING_REJECTED'
  | 'CLOSED'
  | 'REOPENED'
  | 'COMMENTED'
  | 'LINKED'
  | 'SNOOZED'
  | 'MARKED_SUSPICIOUS'
  | 'SUSPICION_WITHDRAWN';
export type CreateCaseInput = {
  readonly type: CaseType;
  readonly priority?: InputMaybe<CasePriority>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  readonly alertIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly transactionIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly screeningIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly subjectIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly paymentIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
};
export type CaseLinksInput = {
  readonly alertIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly transactionIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly screeningIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly subjectIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly paymentIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
};
export type CaseWorkStatus =
  | 'IN_PROGRESS'
  | 'PENDING_INFO';
export type UpdateCaseInput = {
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  readonly priority?: InputMaybe<CasePriority>;
  readonly status?: InputMaybe<CaseWorkStatus>;
  readonly suspicious?: InputMaybe<Scalars['Boolean']['input']>;
  readonly suspectKnown?: InputMaybe<Scalars['Boolean']['input']>;
};
export type CloseCaseInput = {
  readonly disposition: CaseDisposition;
  readonly reason: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
};
export type CaseCommentInput = {
  readonly text: Scalars['String']['input'];
};
export type SnoozeCaseInput = {
  readonly until: Scalars['DateTime']['input'];
};
export type OpenElderCaseInput = {
  readonly customerId: Scalars['String']['input'];
  readonly alertId: Scalars['UUID']['input'];
  readonly priority: CasePriority;
  readonly reason: Scalars['String']['input'];
  readonly escalatedBy: Scalars['String']['input'];
};
export type IdentityDecision =
  | 'VERIFIED'
  | 'FAILED';
export type IdentityCheckInput = {
  readonly verificationId: Scalars['String']['input'];
  readonly decision: IdentityDecision;
  readonly score?: InputMaybe<Scalars['Float']['input']>;
};
export type BlacklistKind =
  | 'NAME'
  | 'ACCOUNT'
  | 'CARD_HASH'
  | 'DEVICE'
  | 'IP'
  | 'CIDR'
  | 'EMAIL'
  | 'EMAIL_DOMAIN'
  | 'PHONE'
  | 'WALLET'
  | 'MERCHANT'
  | 'NATIONAL_ID'
  | 'COUNTRY'
  | 'ADDRESS';
export type AddBlacklistEntryInput = {
  readonly value: Scalars['String']['input'];
  readonly reason: Scalars['String']['input'];
  readonly source?: InputMaybe<Scalars['String']['input']>;
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
};
export type ImportBlacklistInput = {
  readonly csv: Scalars['String']['input'];
};
export type AuditEventOutcome =
  | 'DONE'
  | 'REFUSED';
export type ComplianceReportType =
  | 'SAR_DRAFT'
  | 'STR_GOAML'
  | 'RULE_PERFORMANCE'
  | 'LIST_COVERAGE'
  | 'MONITORING_COVERAGE'
  | 'SCREENING_ACTIVITY'
  | 'AUDIT';
export type ComplianceReportStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'READY'
  | 'FAILED';
export type CreateComplianceReportInput = {
  readonly type: ComplianceReportType;
  readonly caseId?: InputMaybe<Scalars['UUID']['input']>;
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
};
export type SetGoamlProfileInput = {
  readonly version: Scalars['String']['input'];
  readonly rentityId: Scalars['Int']['input'];
  readonly branch?: InputMaybe<Scalars['String']['input']>;
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly reportingPerson: GoamlPersonInput;
  readonly location?: InputMaybe<GoamlAddressInput>;
  readonly institutionName?: InputMaybe<Scalars['String']['input']>;
  readonly institutionSwift?: InputMaybe<Scalars['String']['input']>;
  readonly transmodeCodes: Scalars['JSONObject']['input'];
  readonly fundsCodes: Scalars['JSONObject']['input'];
  readonly indicators: Scalars['JSONObject']['input'];
  readonly transactionTypes?: InputMaybe<Scalars['JSONObject']['input']>;
  readonly exchangeRates?: InputMaybe<Scalars['JSONObject']['input']>;
  readonly action?: InputMaybe<Scalars['String']['input']>;
  readonly xsd?: InputMaybe<Scalars['String']['input']>;
};
export type GoamlPersonInput = {
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly gender?: InputMaybe<Scalars['String']['input']>;
  readonly birthdate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly idNumber?: InputMaybe<Scalars['String']['input']>;
  readonly nationality?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
  readonly occupation?: InputMaybe<Scalars['String']['input']>;
};
export type GoamlAddressInput = {
  readonly addressType: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly town?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly zip?: InputMaybe<Scalars['String']['input']>;
  readonly countryCode: Scalars['CountryCode']['input'];
  readonly state?: InputMaybe<Scalars['String']['input']>;
};
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
  DecidePaymentInput: ResolverTypeWrapper<any>;
  PaymentDecision: ResolverTypeWrapper<any>;
  ScreenedPartyInput: ResolverTypeWrapper<any>;
  PaymentScreening: ResolverTypeWrapper<any>;
  SubjectType: ResolverTypeWrapper<any>;
  SubjectGender: ResolverTypeWrapper<any>;
  SubjectIdentifierType: ResolverTypeWrapper<any>;
  SubjectIdentifierInput: ResolverTypeWrapper<any>;
  NamePartsInput: ResolverTypeWrapper<any>;
  NameParts: ResolverTypeWrapper<any>;
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
  RulesetSimulationInput: ResolverTypeWrapper<any>;
  ScreeningPeriodInput: ResolverTypeWrapper<any>;
  SimulatedListType: ResolverTypeWrapper<any>;
  SimulatedMatchInput: ResolverTypeWrapper<any>;
  RiskSimulation: ResolverTypeWrapper<any>;
  RulesetSimulation: ResolverTypeWrapper<any>;
  ScreeningSimulation: ResolverTypeWrapper<any>;
  DecisionChange: ResolverTypeWrapper<any>;
  ChangedScreening: ResolverTypeWrapper<any>;
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
  TransactionInitiator: ResolverTypeWrapper<any>;
  TransactionDecision: ResolverTypeWrapper<any>;
  TransactionCustomerInput: ResolverTypeWrapper<any>;
  TransactionDeviceInput: ResolverTypeWrapper<any>;
  TransactionCounterpartyInput: ResolverTypeWrapper<any>;
  TransactionInput: ResolverTypeWrapper<any>;
  EvaluateTransactionInput: ResolverTypeWrapper<any>;
  IngestTransactionInput: ResolverTypeWrapper<any>;
  CreateTransactionBatchInput: ResolverTypeWrapper<any>;
  MonitoredTransaction: ResolverTypeWrapper<any>;
  TransactionCustomer: ResolverTypeWrapper<any>;
  TransactionDevice: ResolverTypeWrapper<any>;
  TransactionCounterparty: ResolverTypeWrapper<any>;
  MonitoredTransactionConnection: ResolverTypeWrapper<any>;
  MonitoredTransactionEdge: ResolverTypeWrapper<any>;
  Evaluation: ResolverTypeWrapper<any>;
  EvaluationReplay: ResolverTypeWrapper<any>;
  TriggeredMonitoringRule: ResolverTypeWrapper<any>;
  RuleWindow: ResolverTypeWrapper<any>;
  Counterfactual: ResolverTypeWrapper<any>;
  NearMiss: ResolverTypeWrapper<any>;
  SkippedRule: ResolverTypeWrapper<any>;
  SkipReason: ResolverTypeWrapper<any>;
  TransactionScreening: ResolverTypeWrapper<any>;
  TransactionScreeningStatus: ResolverTypeWrapper<any>;
  TransactionScreeningMatch: ResolverTypeWrapper<any>;
  TransactionBatchStatus: ResolverTypeWrapper<any>;
  TransactionBatch: ResolverTypeWrapper<any>;
  TransactionBatchFailure: ResolverTypeWrapper<any>;
  MonitoringRuleType: ResolverTypeWrapper<any>;
  MonitoringCategory: ResolverTypeWrapper<any>;
  MonitoringSeverity: ResolverTypeWrapper<any>;
  MonitoringAction: ResolverTypeWrapper<any>;
  MonitoringRuleStatus: ResolverTypeWrapper<any>;
  MonitoredTransactionType: ResolverTypeWrapper<any>;
  MonitoredDirection: ResolverTypeWrapper<any>;
  MonitoredCustomerType: ResolverTypeWrapper<any>;
  MonitoringRuleChangeAction: ResolverTypeWrapper<any>;
  MonitoringRule: ResolverTypeWrapper<any>;
  MonitoringRuleConditions: ResolverTypeWrapper<any>;
  MonitoringRuleChange: ResolverTypeWrapper<any>;
  MonitoringRuleConnection: ResolverTypeWrapper<any>;
  MonitoringRuleEdge: ResolverTypeWrapper<any>;
  MonitoringRuleVersion: ResolverTypeWrapper<any>;
  MonitoringRuleVersionConnection: ResolverTypeWrapper<any>;
  MonitoringRuleVersionEdge: ResolverTypeWrapper<any>;
  MonitoringRuleSnooze: ResolverTypeWrapper<any>;
  MonitoringRuleSnoozeConnection: ResolverTypeWrapper<any>;
  MonitoringRuleSnoozeEdge: ResolverTypeWrapper<any>;
  CreateMonitoringRuleInput: ResolverTypeWrapper<any>;
  MonitoringRuleConditionsInput: ResolverTypeWrapper<any>;
  UpdateMonitoringRuleInput: ResolverTypeWrapper<any>;
  SnoozeMonitoringRuleInput: ResolverTypeWrapper<any>;
  MonitoringBacktestStatus: ResolverTypeWrapper<any>;
  BacktestMonitoringRuleInput: ResolverTypeWrapper<any>;
  MonitoringBacktest: ResolverTypeWrapper<any>;
  MonitoringBacktestResult: ResolverTypeWrapper<any>;
  MonitoringBacktestDay: ResolverTypeWrapper<any>;
  MonitoringEstimate: ResolverTypeWrapper<any>;
  MonitoringRuleOverlap: ResolverTypeWrapper<any>;
  MonitoringConfirmedCases: ResolverTypeWrapper<any>;
  MonitoringBacktestSample: ResolverTypeWrapper<any>;
  Transfer: ResolverTypeWrapper<any>;
  MonitoringAlert: ResolverTypeWrapper<any>;
  AlertWindow: ResolverTypeWrapper<any>;
  MonitoringAlertStatus: ResolverTypeWrapper<any>;
  MonitoringAlertConnection: ResolverTypeWrapper<any>;
  MonitoringAlertEdge: ResolverTypeWrapper<any>;
  AssignInput: ResolverTypeWrapper<any>;
  ReasonInput: ResolverTypeWrapper<any>;
  AlertDisposition: ResolverTypeWrapper<any>;
  CloseMonitoringAlertInput: ResolverTypeWrapper<any>;
  MonitoringSettings: ResolverTypeWrapper<any>;
  BusinessCalendar: ResolverTypeWrapper<any>;
  Weekday: ResolverTypeWrapper<any>;
  SlaHours: ResolverTypeWrapper<any>;
  SetMonitoringSettingsInput: ResolverTypeWrapper<any>;
  BusinessCalendarInput: ResolverTypeWrapper<any>;
  SlaHoursInput: ResolverTypeWrapper<any>;
  ComplianceCase: ResolverTypeWrapper<any>;
  HeldPayment: ResolverTypeWrapper<any>;
  PaymentHolder: ResolverTypeWrapper<any>;
  CaseType: ResolverTypeWrapper<any>;
  CasePriority: ResolverTypeWrapper<any>;
  CaseStatus: ResolverTypeWrapper<any>;
  CaseDisposition: ResolverTypeWrapper<any>;
  CaseApproval: ResolverTypeWrapper<any>;
  CaseEvent: ResolverTypeWrapper<any>;
  CaseEventType: ResolverTypeWrapper<any>;
  ComplianceCaseConnection: ResolverTypeWrapper<any>;
  ComplianceCaseEdge: ResolverTypeWrapper<any>;
  CaseEventConnection: ResolverTypeWrapper<any>;
  CaseEventEdge: ResolverTypeWrapper<any>;
  CreateCaseInput: ResolverTypeWrapper<any>;
  CaseLinksInput: ResolverTypeWrapper<any>;
  CaseWorkStatus: ResolverTypeWrapper<any>;
  UpdateCaseInput: ResolverTypeWrapper<any>;
  CloseCaseInput: ResolverTypeWrapper<any>;
  CaseCommentInput: ResolverTypeWrapper<any>;
  SnoozeCaseInput: ResolverTypeWrapper<any>;
  CaseNotice: ResolverTypeWrapper<any>;
  OpenElderCaseInput: ResolverTypeWrapper<any>;
  IdentityCheck: ResolverTypeWrapper<any>;
  IdentityDecision: ResolverTypeWrapper<any>;
  IdentityCheckInput: ResolverTypeWrapper<any>;
  IdentityCheckNotice: ResolverTypeWrapper<any>;
  BlacklistKind: ResolverTypeWrapper<any>;
  Blacklist: ResolverTypeWrapper<any>;
  BlacklistEntry: ResolverTypeWrapper<any>;
  BlacklistEntryConnection: ResolverTypeWrapper<any>;
  BlacklistEntryEdge: ResolverTypeWrapper<any>;
  BlacklistImport: ResolverTypeWrapper<any>;
  RejectedBlacklistLine: ResolverTypeWrapper<any>;
  AddBlacklistEntryInput: ResolverTypeWrapper<any>;
  ImportBlacklistInput: ResolverTypeWrapper<any>;
  AuditEventOutcome: ResolverTypeWrapper<any>;
  AuditEvent: ResolverTypeWrapper<any>;
  AuditEventConnection: ResolverTypeWrapper<any>;
  AuditEventEdge: ResolverTypeWrapper<any>;
  AuditExport: ResolverTypeWrapper<any>;
  AuditHead: ResolverTypeWrapper<any>;
  ComplianceReportType: ResolverTypeWrapper<any>;
  ComplianceReportStatus: ResolverTypeWrapper<any>;
  CreateComplianceReportInput: ResolverTypeWrapper<any>;
  ComplianceReport: ResolverTypeWrapper<any>;
  ComplianceReportConnection: ResolverTypeWrapper<any>;
  ComplianceReportEdge: ResolverTypeWrapper<any>;
  ComplianceReportIssue: ResolverTypeWrapper<any>;
  UncheckedSchemaRule: ResolverTypeWrapper<any>;
  ComplianceReportContent: ResolverTypeWrapper<any>;
  ComplianceReportNotice: ResolverTypeWrapper<any>;
  SetGoamlProfileInput: ResolverTypeWrapper<any>;
  GoamlPersonInput: ResolverTypeWrapper<any>;
  GoamlAddressInput: ResolverTypeWrapper<any>;
  GoamlProfile: ResolverTypeWrapper<any>;
  GoamlPerson: ResolverTypeWrapper<any>;
  GoamlAddress: ResolverTypeWrapper<any>;
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
  DecidePaymentInput: any;
  PaymentDecision: any;
  ScreenedPartyInput: any;
  PaymentScreening: any;
  SubjectIdentifierInput: any;
  NamePartsInput: any;
  NameParts: any;
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
  RulesetSimulationInput: any;
  ScreeningPeriodInput: any;
  SimulatedMatchInput: any;
  RiskSimulation: any;
  RulesetSimulation: any;
  ScreeningSimulation: any;
  DecisionChange: any;
  ChangedScreening: any;
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
  TransactionCustomerInput: any;
  TransactionDeviceInput: any;
  TransactionCounterpartyInput: any;
  TransactionInput: any;
  EvaluateTransactionInput: any;
  IngestTransactionInput: any;
  CreateTransactionBatchInput: any;
  MonitoredTransaction: any;
  TransactionCustomer: any;
  TransactionDevice: any;
  TransactionCounterparty: any;
  MonitoredTransactionConnection: any;
  MonitoredTransactionEdge: any;
  Evaluation: any;
  EvaluationReplay: any;
  TriggeredMonitoringRule: any;
  RuleWindow: any;
  Counterfactual: any;
  NearMiss: any;
  SkippedRule: any;
  TransactionScreening: any;
  TransactionScreeningMatch: any;
  TransactionBatch: any;
  TransactionBatchFailure: any;
  MonitoringRule: any;
  MonitoringRuleConditions: any;
  MonitoringRuleChange: any;
  MonitoringRuleConnection: any;
  MonitoringRuleEdge: any;
  MonitoringRuleVersion: any;
  MonitoringRuleVersionConnection: any;
  MonitoringRuleVersionEdge: any;
  MonitoringRuleSnooze: any;
  MonitoringRuleSnoozeConnection: any;
  MonitoringRuleSnoozeEdge: any;
  CreateMonitoringRuleInput: any;
  MonitoringRuleConditionsInput: any;
  UpdateMonitoringRuleInput: any;
  SnoozeMonitoringRuleInput: any;
  BacktestMonitoringRuleInput: any;
  MonitoringBacktest: any;
  MonitoringBacktestResult: any;
  MonitoringBacktestDay: any;
  MonitoringEstimate: any;
  MonitoringRuleOverlap: any;
  MonitoringConfirmedCases: any;
  MonitoringBacktestSample: any;
  Transfer: any;
  MonitoringAlert: any;
  AlertWindow: any;
  MonitoringAlertConnection: any;
  MonitoringAlertEdge: any;
  AssignInput: any;
  ReasonInput: any;
  CloseMonitoringAlertInput: any;
  MonitoringSettings: any;
  BusinessCalendar: any;
  SlaHours: any;
  SetMonitoringSettingsInput: any;
  BusinessCalendarInput: any;
  SlaHoursInput: any;
  ComplianceCase: any;
  HeldPayment: any;
  CaseApproval: any;
  CaseEvent: any;
  ComplianceCaseConnection: any;
  ComplianceCaseEdge: any;
  CaseEventConnection: any;
  CaseEventEdge: any;
  CreateCaseInput: any;
  CaseLinksInput: any;
  UpdateCaseInput: any;
  CloseCaseInput: any;
  CaseCommentInput: any;
  SnoozeCaseInput: any;
  CaseNotice: any;
  OpenElderCaseInput: any;
  IdentityCheck: any;
  IdentityCheckInput: any;
  IdentityCheckNotice: any;
  Blacklist: any;
  BlacklistEntry: any;
  BlacklistEntryConnection: any;
  BlacklistEntryEdge: any;
  BlacklistImport: any;
  RejectedBlacklistLine: any;
  AddBlacklistEntryInput: any;
  ImportBlacklistInput: any;
  AuditEvent: any;
  AuditEventConnection: any;
  AuditEventEdge: any;
  AuditExport: any;
  AuditHead: any;
  CreateComplianceReportInput: any;
  ComplianceReport: any;
  ComplianceReportConnection: any;
  ComplianceReportEdge: any;
  ComplianceReportIssue: any;
  UncheckedSchemaRule: any;
  ComplianceReportContent: any;
  ComplianceReportNotice: any;
  SetGoamlProfileInput: any;
  GoamlPersonInput: any;
  GoamlAddressInput: any;
  GoamlProfile: any;
  GoamlPerson: any;
  GoamlAddress: any;
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
  rulesetSimulation?: Resolver<ResolversTypes['RulesetSimulation'], ParentType, ContextType, RequireFields<QueryrulesetSimulationArgs, 'id' | 'input'>>;
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
  monitoredTransaction?: Resolver<Maybe<ResolversTypes['MonitoredTransaction']>, ParentType, ContextType, RequireFields<QuerymonitoredTransactionArgs, 'transactionId'>>;
  monitoredTransactions?: Resolver<ResolversTypes['MonitoredTransactionConnection'], ParentType, ContextType, RequireFields<QuerymonitoredTransactionsArgs, 'first'>>;
  evaluation?: Resolver<Maybe<ResolversTypes['Evaluation']>, ParentType, ContextType, RequireFields<QueryevaluationArgs, 'id'>>;
  evaluationReplay?: Resolver<Maybe<ResolversTypes['EvaluationReplay']>, ParentType, ContextType, RequireFields<QueryevaluationReplayArgs, 'id'>>;
  transactionBatch?: Resolver<Maybe<ResolversTypes['TransactionBatch']>, ParentType, ContextType, RequireFields<QuerytransactionBatchArgs, 'id'>>;
  monitoringRules?: Resolver<ResolversTypes['MonitoringRuleConnection'], ParentType, ContextType, RequireFields<QuerymonitoringRulesArgs, 'first'>>;
  monitoringRule?: Resolver<Maybe<ResolversTypes['MonitoringRule']>, ParentType, ContextType, RequireFields<QuerymonitoringRuleArgs, 'id'>>;
  monitoringRuleVersions?: Resolver<ResolversTypes['MonitoringRuleVersionConnection'], ParentType, ContextType, RequireFields<QuerymonitoringRuleVersionsArgs, 'id' | 'first'>>;
  monitoringRuleSnoozes?: Resolver<ResolversTypes['MonitoringRuleSnoozeConnection'], ParentType, ContextType, RequireFields<QuerymonitoringRuleSnoozesArgs, 'id' | 'first'>>;
  monitoringBacktest?: Resolver<Maybe<ResolversTypes['MonitoringBacktest']>, ParentType, ContextType, RequireFields<QuerymonitoringBacktestArgs, 'id'>>;
  monitoringAlerts?: Resolver<ResolversTypes['MonitoringAlertConnection'], ParentType, ContextType, RequireFields<QuerymonitoringAlertsArgs, 'first'>>;
  monitoringAlert?: Resolver<Maybe<ResolversTypes['MonitoringAlert']>, ParentType, ContextType, RequireFields<QuerymonitoringAlertArgs, 'id'>>;
  monitoringSettings?: Resolver<ResolversTypes['MonitoringSettings'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['ComplianceCaseConnection'], ParentType, ContextType, RequireFields<QuerycasesArgs, 'first'>>;
  case?: Resolver<Maybe<ResolversTypes['ComplianceCase']>, ParentType, ContextType, RequireFields<QuerycaseArgs, 'id'>>;
  caseEvents?: Resolver<ResolversTypes['CaseEventConnection'], ParentType, ContextType, RequireFields<QuerycaseEventsArgs, 'id' | 'first'>>;
  analystDesk?: Resolver<ReadonlyArray<ResolversTypes['ComplianceCase']>, ParentType, ContextType, RequireFields<QueryanalystDeskArgs, 'first'>>;
  blacklists?: Resolver<ReadonlyArray<ResolversTypes['Blacklist']>, ParentType, ContextType>;
  blacklistEntries?: Resolver<ResolversTypes['BlacklistEntryConnection'], ParentType, ContextType, RequireFields<QueryblacklistEntriesArgs, 'kind' | 'first'>>;
  auditEvents?: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, RequireFields<QueryauditEventsArgs, 'first'>>;
  auditExport?: Resolver<ResolversTypes['AuditExport'], ParentType, ContextType, RequireFields<QueryauditExportArgs, 'first'>>;
  complianceReports?: Resolver<ResolversTypes['ComplianceReportConnection'], ParentType, ContextType, RequireFields<QuerycomplianceReportsArgs, 'first'>>;
  complianceReport?: Resolver<Maybe<ResolversTypes['ComplianceReport']>, ParentType, ContextType, RequireFields<QuerycomplianceReportArgs, 'id'>>;
  complianceReportContent?: Resolver<Maybe<ResolversTypes['ComplianceReportContent']>, ParentType, ContextType, RequireFields<QuerycomplianceReportContentArgs, 'id'>>;
  goamlProfile?: Resolver<Maybe<ResolversTypes['GoamlProfile']>, ParentType, ContextType>;
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
  decidePayment?: Resolver<ResolversTypes['PaymentDecision'], ParentType, ContextType, RequireFields<MutationdecidePaymentArgs, 'input'>>;
  decidePayments?: Resolver<ReadonlyArray<Maybe<ResolversTypes['PaymentDecision']>>, ParentType, ContextType, RequireFields<MutationdecidePaymentsArgs, 'inputs'>>;
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
  evaluateTransaction?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType, RequireFields<MutationevaluateTransactionArgs, 'input'>>;
  ingestTransaction?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType, RequireFields<MutationingestTransactionArgs, 'input'>>;
  createTransactionBatch?: Resolver<ResolversTypes['TransactionBatch'], ParentType, ContextType, RequireFields<MutationcreateTransactionBatchArgs, 'input'>>;
  runQueuedTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationrunQueuedTransactionsArgs, 'batchId'>>;
  evaluateMovements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createMonitoringRule?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationcreateMonitoringRuleArgs, 'input'>>;
  updateMonitoringRule?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationupdateMonitoringRuleArgs, 'id' | 'input'>>;
  deleteMonitoringRule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteMonitoringRuleArgs, 'id'>>;
  enableMonitoringRule?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationenableMonitoringRuleArgs, 'id'>>;
  disableMonitoringRule?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationdisableMonitoringRuleArgs, 'id'>>;
  shadowMonitoringRule?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationshadowMonitoringRuleArgs, 'id'>>;
  approveMonitoringRuleChange?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationapproveMonitoringRuleChangeArgs, 'id' | 'changeId'>>;
  rejectMonitoringRuleChange?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType, RequireFields<MutationrejectMonitoringRuleChangeArgs, 'id' | 'changeId'>>;
  snoozeMonitoringRule?: Resolver<ResolversTypes['MonitoringRuleSnooze'], ParentType, ContextType, RequireFields<MutationsnoozeMonitoringRuleArgs, 'id' | 'input'>>;
  endMonitoringRuleSnooze?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationendMonitoringRuleSnoozeArgs, 'id' | 'customerId'>>;
  backtestMonitoringRule?: Resolver<ResolversTypes['MonitoringBacktest'], ParentType, ContextType, RequireFields<MutationbacktestMonitoringRuleArgs, 'id' | 'input'>>;
  assignMonitoringAlert?: Resolver<ResolversTypes['MonitoringAlert'], ParentType, ContextType, RequireFields<MutationassignMonitoringAlertArgs, 'id' | 'input'>>;
  escalateMonitoringAlert?: Resolver<ResolversTypes['MonitoringAlert'], ParentType, ContextType, RequireFields<MutationescalateMonitoringAlertArgs, 'id' | 'input'>>;
  closeMonitoringAlert?: Resolver<ResolversTypes['MonitoringAlert'], ParentType, ContextType, RequireFields<MutationcloseMonitoringAlertArgs, 'id' | 'input'>>;
  setMonitoringSettings?: Resolver<ResolversTypes['MonitoringSettings'], ParentType, ContextType, RequireFields<MutationsetMonitoringSettingsArgs, 'input'>>;
  createCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationcreateCaseArgs, 'input'>>;
  updateCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationupdateCaseArgs, 'id' | 'input'>>;
  assignCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationassignCaseArgs, 'id' | 'input'>>;
  escalateCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationescalateCaseArgs, 'id' | 'input'>>;
  closeCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationcloseCaseArgs, 'id' | 'input'>>;
  approveCaseClosing?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationapproveCaseClosingArgs, 'id' | 'input'>>;
  rejectCaseClosing?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationrejectCaseClosingArgs, 'id' | 'input'>>;
  reopenCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationreopenCaseArgs, 'id' | 'input'>>;
  commentOnCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationcommentOnCaseArgs, 'id' | 'input'>>;
  linkCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationlinkCaseArgs, 'id' | 'input'>>;
  openElderCase?: Resolver<ResolversTypes['UUID'], ParentType, ContextType, RequireFields<MutationopenElderCaseArgs, 'input'>>;
  snoozeCase?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType, RequireFields<MutationsnoozeCaseArgs, 'id' | 'input'>>;
  recordIdentityCheck?: Resolver<ResolversTypes['IdentityCheck'], ParentType, ContextType, RequireFields<MutationrecordIdentityCheckArgs, 'id' | 'input'>>;
  addBlacklistEntry?: Resolver<ResolversTypes['BlacklistEntry'], ParentType, ContextType, RequireFields<MutationaddBlacklistEntryArgs, 'kind' | 'input'>>;
  importBlacklist?: Resolver<ResolversTypes['BlacklistImport'], ParentType, ContextType, RequireFields<MutationimportBlacklistArgs, 'kind' | 'input'>>;
  removeBlacklistEntry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveBlacklistEntryArgs, 'id'>>;
  createComplianceReport?: Resolver<ResolversTypes['ComplianceReport'], ParentType, ContextType, RequireFields<MutationcreateComplianceReportArgs, 'input'>>;
  setGoamlProfile?: Resolver<ResolversTypes['GoamlProfile'], ParentType, ContextType, RequireFields<MutationsetGoamlProfileArgs, 'input'>>;
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
  nameParts?: Resolver<Maybe<ResolversTypes['NameParts']>, ParentType, ContextType>;
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
  alerts?: Resolver<Maybe<ResolversTypes['MonitoringAlertConnection']>, ParentType, ContextType, RequireFields<CustomeralertsArgs, 'first'>>;
  cases?: Resolver<Maybe<ResolversTypes['ComplianceCaseConnection']>, ParentType, ContextType, RequireFields<CustomercasesArgs, 'first'>>;
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
export type PaymentDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDecision'] = ResolversParentTypes['PaymentDecision']> = {
  outcome?: Resolver<ResolversTypes['ScreeningOutcome'], ParentType, ContextType>;
  isAwaitingAnalyst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  screeningIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  evaluationId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
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
export type NamePartsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameParts'] = ResolversParentTypes['NameParts']> = {
  given?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  father?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  nameParts?: Resolver<Maybe<ResolversTypes['NameParts']>, ParentType, ContextType>;
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
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
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
export type RulesetSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RulesetSimulation'] = ResolversParentTypes['RulesetSimulation']> = {
  subject?: Resolver<Maybe<ResolversTypes['RiskSimulation']>, ParentType, ContextType>;
  screenings?: Resolver<Maybe<ResolversTypes['ScreeningSimulation']>, ParentType, ContextType>;
};
export type ScreeningSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreeningSimulation'] = ResolversParentTypes['ScreeningSimulation']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evaluated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['DecisionChange']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['ChangedScreening']>, ParentType, ContextType>;
};
export type DecisionChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionChange'] = ResolversParentTypes['DecisionChange']> = {
  previousOutcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type ChangedScreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedScreening'] = ResolversParentTypes['ChangedScreening']> = {
  screeningId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousOutcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['DecisionOutcome'], ParentType, ContextType>;
  triggeredRules?: Resolver<ReadonlyArray<ResolversTypes['TriggeredRule']>, ParentType, ContextType>;
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
export type MonitoredTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredTransaction'] = ResolversParentTypes['MonitoredTransaction']> = {
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MonitoredTransactionType'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['MonitoredDirection'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TransactionCustomer']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  walletId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['TransactionDevice']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['TransactionCounterparty']>, ParentType, ContextType>;
  merchantId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initiatedBy?: Resolver<ResolversTypes['TransactionInitiator'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['TransactionDecision'], ParentType, ContextType>;
  evaluationId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  voidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type TransactionCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionCustomer'] = ResolversParentTypes['TransactionCustomer']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MonitoredCustomerType'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type TransactionDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionDevice'] = ResolversParentTypes['TransactionDevice']> = {
  fingerprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ipCountry?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};
export type TransactionCounterpartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionCounterparty'] = ResolversParentTypes['TransactionCounterparty']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  bankBic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type MonitoredTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredTransactionConnection'] = ResolversParentTypes['MonitoredTransactionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MonitoredTransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MonitoredTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type MonitoredTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoredTransactionEdge'] = ResolversParentTypes['MonitoredTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MonitoredTransaction'], ParentType, ContextType>;
};
export type EvaluationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Evaluation'] = ResolversParentTypes['Evaluation']> = {
  evaluationId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['TransactionDecision'], ParentType, ContextType>;
  triggeredRules?: Resolver<ReadonlyArray<ResolversTypes['TriggeredMonitoringRule']>, ParentType, ContextType>;
  nearMisses?: Resolver<ReadonlyArray<ResolversTypes['NearMiss']>, ParentType, ContextType>;
  skippedRules?: Resolver<ReadonlyArray<ResolversTypes['SkippedRule']>, ParentType, ContextType>;
  screening?: Resolver<Maybe<ResolversTypes['TransactionScreening']>, ParentType, ContextType>;
  alertIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  evaluatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type EvaluationReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationReplay'] = ResolversParentTypes['EvaluationReplay']> = {
  isIdentical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  evaluation?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Evaluation'], ParentType, ContextType>;
};
export type TriggeredMonitoringRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TriggeredMonitoringRule'] = ResolversParentTypes['TriggeredMonitoringRule']> = {
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleType?: Resolver<ResolversTypes['MonitoringRuleType'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['MonitoringSeverity'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MonitoringCategory'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['MonitoringAction'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['RuleWindow']>, ParentType, ContextType>;
  transactionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  counterfactual?: Resolver<Maybe<ResolversTypes['Counterfactual']>, ParentType, ContextType>;
};
export type RuleWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuleWindow'] = ResolversParentTypes['RuleWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type CounterfactualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Counterfactual'] = ResolversParentTypes['Counterfactual']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fewerTransactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type NearMissResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearMiss'] = ResolversParentTypes['NearMiss']> = {
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};
export type SkippedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedRule'] = ResolversParentTypes['SkippedRule']> = {
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['SkipReason'], ParentType, ContextType>;
};
export type TransactionScreeningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionScreening'] = ResolversParentTypes['TransactionScreening']> = {
  status?: Resolver<ResolversTypes['TransactionScreeningStatus'], ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['TransactionScreeningMatch']>, ParentType, ContextType>;
};
export type TransactionScreeningMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionScreeningMatch'] = ResolversParentTypes['TransactionScreeningMatch']> = {
  party?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};
export type TransactionBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionBatch'] = ResolversParentTypes['TransactionBatch']> = {
  batchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionBatchStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evaluated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['TransactionBatchFailure']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type TransactionBatchFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionBatchFailure'] = ResolversParentTypes['TransactionBatchFailure']> = {
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type MonitoringRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRule'] = ResolversParentTypes['MonitoringRule']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleType?: Resolver<ResolversTypes['MonitoringRuleType'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MonitoringCategory'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['MonitoringSeverity'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['MonitoringAction']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MonitoringRuleStatus'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['MonitoringRuleConditions']>, ParentType, ContextType>;
  transactionTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonitoredTransactionType']>>, ParentType, ContextType>;
  pendingChange?: Resolver<Maybe<ResolversTypes['MonitoringRuleChange']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type MonitoringRuleConditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleConditions'] = ResolversParentTypes['MonitoringRuleConditions']> = {
  customerTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonitoredCustomerType']>>, ParentType, ContextType>;
  directions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonitoredDirection']>>, ParentType, ContextType>;
  currencies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CurrencyCode']>>, ParentType, ContextType>;
  channels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};
export type MonitoringRuleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleChange'] = ResolversParentTypes['MonitoringRuleChange']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['MonitoringRuleChangeAction'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type MonitoringRuleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleConnection'] = ResolversParentTypes['MonitoringRuleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRuleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRule']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type MonitoringRuleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleEdge'] = ResolversParentTypes['MonitoringRuleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MonitoringRule'], ParentType, ContextType>;
};
export type MonitoringRuleVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleVersion'] = ResolversParentTypes['MonitoringRuleVersion']> = {
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MonitoringCategory'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['MonitoringSeverity'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['MonitoringAction']>, ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['MonitoringRuleConditions']>, ParentType, ContextType>;
  transactionTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonitoredTransactionType']>>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type MonitoringRuleVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleVersionConnection'] = ResolversParentTypes['MonitoringRuleVersionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRuleVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRuleVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type MonitoringRuleVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleVersionEdge'] = ResolversParentTypes['MonitoringRuleVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MonitoringRuleVersion'], ParentType, ContextType>;
};
export type MonitoringRuleSnoozeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleSnooze'] = ResolversParentTypes['MonitoringRuleSnooze']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type MonitoringRuleSnoozeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleSnoozeConnection'] = ResolversParentTypes['MonitoringRuleSnoozeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRuleSnoozeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRuleSnooze']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type MonitoringRuleSnoozeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleSnoozeEdge'] = ResolversParentTypes['MonitoringRuleSnoozeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MonitoringRuleSnooze'], ParentType, ContextType>;
};
export type MonitoringBacktestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringBacktest'] = ResolversParentTypes['MonitoringBacktest']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MonitoringBacktestStatus'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  sweep?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  minutesPerAlert?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  erased?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  knownTransactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isKnownComplete?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['MonitoringBacktestResult']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type MonitoringBacktestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringBacktestResult'] = ResolversParentTypes['MonitoringBacktestResult']> = {
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  evaluated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nearMisses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertsPerDay?: Resolver<ReadonlyArray<ResolversTypes['MonitoringBacktestDay']>, ParentType, ContextType>;
  truePositives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  falsePositives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undecided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  precision?: Resolver<Maybe<ResolversTypes['MonitoringEstimate']>, ParentType, ContextType>;
  alertsPerWeek?: Resolver<Maybe<ResolversTypes['MonitoringEstimate']>, ParentType, ContextType>;
  analystHoursPerWeek?: Resolver<Maybe<ResolversTypes['MonitoringEstimate']>, ParentType, ContextType>;
  overlap?: Resolver<ReadonlyArray<ResolversTypes['MonitoringRuleOverlap']>, ParentType, ContextType>;
  confirmedCases?: Resolver<ResolversTypes['MonitoringConfirmedCases'], ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['MonitoringBacktestSample']>, ParentType, ContextType>;
};
export type MonitoringBacktestDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringBacktestDay'] = ResolversParentTypes['MonitoringBacktestDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type MonitoringEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringEstimate'] = ResolversParentTypes['MonitoringEstimate']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};
export type MonitoringRuleOverlapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringRuleOverlap'] = ResolversParentTypes['MonitoringRuleOverlap']> = {
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};
export type MonitoringConfirmedCasesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringConfirmedCases'] = ResolversParentTypes['MonitoringConfirmedCases']> = {
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gainedIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  lostIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
};
export type MonitoringBacktestSampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringBacktestSample'] = ResolversParentTypes['MonitoringBacktestSample']> = {
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type TransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  alerts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonitoringAlert']>>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type MonitoringAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringAlert'] = ResolversParentTypes['MonitoringAlert']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  ruleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['MonitoringSeverity'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['MonitoringCategory'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['MonitoringAction'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evaluationId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['AlertWindow']>, ParentType, ContextType>;
  transactionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBelowLine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MonitoringAlertStatus'], ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type AlertWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertWindow'] = ResolversParentTypes['AlertWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type MonitoringAlertConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringAlertConnection'] = ResolversParentTypes['MonitoringAlertConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MonitoringAlertEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MonitoringAlert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type MonitoringAlertEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringAlertEdge'] = ResolversParentTypes['MonitoringAlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MonitoringAlert'], ParentType, ContextType>;
};
export type MonitoringSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitoringSettings'] = ResolversParentTypes['MonitoringSettings']> = {
  slaHours?: Resolver<ResolversTypes['SlaHours'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sampleBelowLine?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monitorMovements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movementsFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  businessCalendar?: Resolver<Maybe<ResolversTypes['BusinessCalendar']>, ParentType, ContextType>;
};
export type BusinessCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessCalendar'] = ResolversParentTypes['BusinessCalendar']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekend?: Resolver<ReadonlyArray<ResolversTypes['Weekday']>, ParentType, ContextType>;
  holidays?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};
export type SlaHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlaHours'] = ResolversParentTypes['SlaHours']> = {
  P1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  P2?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  P3?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  P4?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type ComplianceCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceCase'] = ResolversParentTypes['ComplianceCase']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CaseType'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['CasePriority'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  disposition?: Resolver<Maybe<ResolversTypes['CaseDisposition']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspiciousAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspiciousBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingApproval?: Resolver<Maybe<ResolversTypes['CaseApproval']>, ParentType, ContextType>;
  alertIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  transactionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  screeningIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  subjectIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  paymentIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  alerts?: Resolver<ReadonlyArray<ResolversTypes['MonitoringAlert']>, ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['ScreeningMatch']>, ParentType, ContextType>;
  heldPayments?: Resolver<ReadonlyArray<ResolversTypes['HeldPayment']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
  riskScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  riskBand?: Resolver<Maybe<ResolversTypes['RiskLevel']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type HeldPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldPayment'] = ResolversParentTypes['HeldPayment']> = {
  paymentId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ScreeningOutcome'], ParentType, ContextType>;
  heldBy?: Resolver<ReadonlyArray<ResolversTypes['PaymentHolder']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['ScreeningStage']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['PaymentHoldReason']>, ParentType, ContextType>;
  screeningIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  evaluationId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type CaseApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseApproval'] = ResolversParentTypes['CaseApproval']> = {
  disposition?: Resolver<ResolversTypes['CaseDisposition'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type CaseEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEvent'] = ResolversParentTypes['CaseEvent']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CaseEventType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['CaseStatus']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeByKey?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type ComplianceCaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceCaseConnection'] = ResolversParentTypes['ComplianceCaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ComplianceCaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ComplianceCase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ComplianceCaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceCaseEdge'] = ResolversParentTypes['ComplianceCaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ComplianceCase'], ParentType, ContextType>;
};
export type CaseEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEventConnection'] = ResolversParentTypes['CaseEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CaseEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CaseEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type CaseEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEventEdge'] = ResolversParentTypes['CaseEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CaseEvent'], ParentType, ContextType>;
};
export type CaseNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseNotice'] = ResolversParentTypes['CaseNotice']> = {
  caseId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  previousStatus?: Resolver<Maybe<ResolversTypes['CaseStatus']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['CasePriority'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type IdentityCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityCheck'] = ResolversParentTypes['IdentityCheck']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  verificationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['IdentityDecision'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type IdentityCheckNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityCheckNotice'] = ResolversParentTypes['IdentityCheckNotice']> = {
  verificationId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['IdentityDecision'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};
export type BlacklistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Blacklist'] = ResolversParentTypes['Blacklist']> = {
  kind?: Resolver<ResolversTypes['BlacklistKind'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type BlacklistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistEntry'] = ResolversParentTypes['BlacklistEntry']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlacklistKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type BlacklistEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistEntryConnection'] = ResolversParentTypes['BlacklistEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BlacklistEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BlacklistEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type BlacklistEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistEntryEdge'] = ResolversParentTypes['BlacklistEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlacklistEntry'], ParentType, ContextType>;
};
export type BlacklistImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlacklistImport'] = ResolversParentTypes['BlacklistImport']> = {
  imported?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ReadonlyArray<ResolversTypes['RejectedBlacklistLine']>, ParentType, ContextType>;
  rejectedTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type RejectedBlacklistLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RejectedBlacklistLine'] = ResolversParentTypes['RejectedBlacklistLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditEventOutcome'], ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  aggregate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aggregateId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  data?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  sourceAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detailsHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type AuditEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventConnection'] = ResolversParentTypes['AuditEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AuditEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventEdge'] = ResolversParentTypes['AuditEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};
export type AuditExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditExport'] = ResolversParentTypes['AuditExport']> = {
  algorithm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  auditEvents?: Resolver<ReadonlyArray<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['AuditHead']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type AuditHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditHead'] = ResolversParentTypes['AuditHead']> = {
  sequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type ComplianceReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceReport'] = ResolversParentTypes['ComplianceReport']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ComplianceReportType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ComplianceReportStatus'], ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ComplianceReportIssue']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['ComplianceReportIssue']>, ParentType, ContextType>;
  uncheckedRules?: Resolver<ReadonlyArray<ResolversTypes['UncheckedSchemaRule']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type ComplianceReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceReportConnection'] = ResolversParentTypes['ComplianceReportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ComplianceReportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ComplianceReport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ComplianceReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceReportEdge'] = ResolversParentTypes['ComplianceReportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ComplianceReport'], ParentType, ContextType>;
};
export type ComplianceReportIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceReportIssue'] = ResolversParentTypes['ComplianceReportIssue']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type UncheckedSchemaRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UncheckedSchemaRule'] = ResolversParentTypes['UncheckedSchemaRule']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  element?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type ComplianceReportContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceReportContent'] = ResolversParentTypes['ComplianceReportContent']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type ComplianceReportNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceReportNotice'] = ResolversParentTypes['ComplianceReportNotice']> = {
  reportId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ComplianceReportType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ComplianceReportIssue']>, ParentType, ContextType>;
};
export type GoamlProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoamlProfile'] = ResolversParentTypes['GoamlProfile']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rentityId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportingPerson?: Resolver<ResolversTypes['GoamlPerson'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['GoamlAddress']>, ParentType, ContextType>;
  institutionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institutionSwift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transmodeCodes?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  fundsCodes?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  indicators?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  transactionTypes?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  exchangeRates?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  xsdSha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uncheckedRules?: Resolver<ReadonlyArray<ResolversTypes['UncheckedSchemaRule']>, ParentType, ContextType>;
  profileVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type GoamlPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoamlPerson'] = ResolversParentTypes['GoamlPerson']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthdate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  idNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type GoamlAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoamlAddress'] = ResolversParentTypes['GoamlAddress']> = {
  addressType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'Customer' | 'Screening' | 'Subject' | 'Transfer', ParentType, ContextType>;
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
  PaymentDecision?: PaymentDecisionResolvers<ContextType>;
  PaymentScreening?: PaymentScreeningResolvers<ContextType>;
  NameParts?: NamePartsResolvers<ContextType>;
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
  RulesetSimulation?: RulesetSimulationResolvers<ContextType>;
  ScreeningSimulation?: ScreeningSimulationResolvers<ContextType>;
  DecisionChange?: DecisionChangeResolvers<ContextType>;
  ChangedScreening?: ChangedScreeningResolvers<ContextType>;
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
  MonitoredTransaction?: MonitoredTransactionResolvers<ContextType>;
  TransactionCustomer?: TransactionCustomerResolvers<ContextType>;
  TransactionDevice?: TransactionDeviceResolvers<ContextType>;
  TransactionCounterparty?: TransactionCounterpartyResolvers<ContextType>;
  MonitoredTransactionConnection?: MonitoredTransactionConnectionResolvers<ContextType>;
  MonitoredTransactionEdge?: MonitoredTransactionEdgeResolvers<ContextType>;
  Evaluation?: EvaluationResolvers<ContextType>;
  EvaluationReplay?: EvaluationReplayResolvers<ContextType>;
  TriggeredMonitoringRule?: TriggeredMonitoringRuleResolvers<ContextType>;
  RuleWindow?: RuleWindowResolvers<ContextType>;
  Counterfactual?: CounterfactualResolvers<ContextType>;
  NearMiss?: NearMissResolvers<ContextType>;
  SkippedRule?: SkippedRuleResolvers<ContextType>;
  TransactionScreening?: TransactionScreeningResolvers<ContextType>;
  TransactionScreeningMatch?: TransactionScreeningMatchResolvers<ContextType>;
  TransactionBatch?: TransactionBatchResolvers<ContextType>;
  TransactionBatchFailure?: TransactionBatchFailureResolvers<ContextType>;
  MonitoringRule?: MonitoringRuleResolvers<ContextType>;
  MonitoringRuleConditions?: MonitoringRuleConditionsResolvers<ContextType>;
  MonitoringRuleChange?: MonitoringRuleChangeResolvers<ContextType>;
  MonitoringRuleConnection?: MonitoringRuleConnectionResolvers<ContextType>;
  MonitoringRuleEdge?: MonitoringRuleEdgeResolvers<ContextType>;
  MonitoringRuleVersion?: MonitoringRuleVersionResolvers<ContextType>;
  MonitoringRuleVersionConnection?: MonitoringRuleVersionConnectionResolvers<ContextType>;
  MonitoringRuleVersionEdge?: MonitoringRuleVersionEdgeResolvers<ContextType>;
  MonitoringRuleSnooze?: MonitoringRuleSnoozeResolvers<ContextType>;
  MonitoringRuleSnoozeConnection?: MonitoringRuleSnoozeConnectionResolvers<ContextType>;
  MonitoringRuleSnoozeEdge?: MonitoringRuleSnoozeEdgeResolvers<ContextType>;
  MonitoringBacktest?: MonitoringBacktestResolvers<ContextType>;
  MonitoringBacktestResult?: MonitoringBacktestResultResolvers<ContextType>;
  MonitoringBacktestDay?: MonitoringBacktestDayResolvers<ContextType>;
  MonitoringEstimate?: MonitoringEstimateResolvers<ContextType>;
  MonitoringRuleOverlap?: MonitoringRuleOverlapResolvers<ContextType>;
  MonitoringConfirmedCases?: MonitoringConfirmedCasesResolvers<ContextType>;
  MonitoringBacktestSample?: MonitoringBacktestSampleResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  MonitoringAlert?: MonitoringAlertResolvers<ContextType>;
  AlertWindow?: AlertWindowResolvers<ContextType>;
  MonitoringAlertConnection?: MonitoringAlertConnectionResolvers<ContextType>;
  MonitoringAlertEdge?: MonitoringAlertEdgeResolvers<ContextType>;
  MonitoringSettings?: MonitoringSettingsResolvers<ContextType>;
  BusinessCalendar?: BusinessCalendarResolvers<ContextType>;
  SlaHours?: SlaHoursResolvers<ContextType>;
  ComplianceCase?: ComplianceCaseResolvers<ContextType>;
  HeldPayment?: HeldPaymentResolvers<ContextType>;
  CaseApproval?: CaseApprovalResolvers<ContextType>;
  CaseEvent?: CaseEventResolvers<ContextType>;
  ComplianceCaseConnection?: ComplianceCaseConnectionResolvers<ContextType>;
  ComplianceCaseEdge?: ComplianceCaseEdgeResolvers<ContextType>;
  CaseEventConnection?: CaseEventConnectionResolvers<ContextType>;
  CaseEventEdge?: CaseEventEdgeResolvers<ContextType>;
  CaseNotice?: CaseNoticeResolvers<ContextType>;
  IdentityCheck?: IdentityCheckResolvers<ContextType>;
  IdentityCheckNotice?: IdentityCheckNoticeResolvers<ContextType>;
  Blacklist?: BlacklistResolvers<ContextType>;
  BlacklistEntry?: BlacklistEntryResolvers<ContextType>;
  BlacklistEntryConnection?: BlacklistEntryConnectionResolvers<ContextType>;
  BlacklistEntryEdge?: BlacklistEntryEdgeResolvers<ContextType>;
  BlacklistImport?: BlacklistImportResolvers<ContextType>;
  RejectedBlacklistLine?: RejectedBlacklistLineResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  AuditExport?: AuditExportResolvers<ContextType>;
  AuditHead?: AuditHeadResolvers<ContextType>;
  ComplianceReport?: ComplianceReportResolvers<ContextType>;
  ComplianceReportConnection?: ComplianceReportConnectionResolvers<ContextType>;
  ComplianceReportEdge?: ComplianceReportEdgeResolvers<ContextType>;
  ComplianceReportIssue?: ComplianceReportIssueResolvers<ContextType>;
  UncheckedSchemaRule?: UncheckedSchemaRuleResolvers<ContextType>;
  ComplianceReportContent?: ComplianceReportContentResolvers<ContextType>;
  ComplianceReportNotice?: ComplianceReportNoticeResolvers<ContextType>;
  GoamlProfile?: GoamlProfileResolvers<ContextType>;
  GoamlPerson?: GoamlPersonResolvers<ContextType>;
  GoamlAddress?: GoamlAddressResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
