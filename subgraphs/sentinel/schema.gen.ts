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
export type QueryelderProfileArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryelderProfilesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ElderProfileStatus>;
  enrollmentReason?: InputMaybe<EnrollmentReason>;
  minRisk?: InputMaybe<Scalars['Float']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};
export type QuerytrustedContactsArgs = {
  profileId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerytrustedContactArgs = {
  profileId: Scalars['UUID']['input'];
  contactId: Scalars['UUID']['input'];
};
export type QueryelderProfileTimelineArgs = {
  profileId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerydetectionRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerydetectionRulesArgs = {
  ruleType?: InputMaybe<DetectionRuleType>;
  severity?: InputMaybe<SignalSeverity>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  isStandard?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerysimulateDetectionRuleArgs = {
  id: Scalars['UUID']['input'];
  input: SimulateDetectionRuleInput;
};
export type QueryexploitationSignalsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  profileId?: InputMaybe<Scalars['UUID']['input']>;
  ruleId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<ExploitationSignalStatus>;
  severity?: InputMaybe<SignalSeverity>;
  signalCategory?: InputMaybe<ElderSignalCategory>;
};
export type QueryexploitationSignalArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryelderProfileSignalsArgs = {
  profileId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ExploitationSignalStatus>;
};
export type QueryelderRiskArgs = {
  profileId: Scalars['UUID']['input'];
};
export type QueryelderAlertsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  profileId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<ElderAlertStatus>;
  severity?: InputMaybe<SignalSeverity>;
};
export type QueryelderAlertArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryelderProfileAlertsArgs = {
  profileId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ElderAlertStatus>;
};
export type QueryprotectiveHoldArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryprotectiveHoldsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  profileId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<ProtectiveHoldStatus>;
  scope?: InputMaybe<ProtectiveHoldScope>;
};
export type QuerydisbursementCheckArgs = {
  input: DisbursementCheckInput;
};
export type QueryelderEvidenceReportArgs = {
  profileId: Scalars['UUID']['input'];
};
export type QuerybehavioralBaselineArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerybehavioralBaselinesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  profileId?: InputMaybe<Scalars['UUID']['input']>;
  metric?: InputMaybe<BaselineMetric>;
  status?: InputMaybe<BaselineStatus>;
};
export type QuerysentinelBatchRunArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerysentinelBatchRunsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<SentinelBatchRunType>;
  status?: InputMaybe<SentinelBatchRunStatus>;
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationcreateElderProfileArgs = {
  input: CreateElderProfileInput;
};
export type MutationupdateElderProfileArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateElderProfileInput;
};
export type MutationsetElderProfileStatusArgs = {
  id: Scalars['UUID']['input'];
  input: SetElderProfileStatusInput;
};
export type MutationaddTrustedContactArgs = {
  profileId: Scalars['UUID']['input'];
  input: TrustedContactInput;
};
export type MutationremoveTrustedContactArgs = {
  profileId: Scalars['UUID']['input'];
  contactId: Scalars['UUID']['input'];
};
export type MutationsetSentinelSettingsArgs = {
  input: SetSentinelSettingsInput;
};
export type MutationcreateDetectionRuleArgs = {
  input: CreateDetectionRuleInput;
};
export type MutationupdateDetectionRuleArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateDetectionRuleInput;
};
export type MutationdeleteDetectionRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationenableDetectionRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationdisableDetectionRuleArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationingestElderTransactionArgs = {
  input: IngestElderTransactionInput;
};
export type MutationingestElderTransactionsArgs = {
  input: IngestElderTransactionsInput;
};
export type MutationingestAccountEventArgs = {
  input: IngestAccountEventInput;
};
export type MutationdecideDisbursementArgs = {
  transaction: IngestElderTransactionInput;
  payeeId: Scalars['String']['input'];
};
export type MutationvoidDisbursementArgs = {
  transactionId: Scalars['String']['input'];
};
export type MutationreportSignalArgs = {
  input: ReportSignalInput;
};
export type MutationreviewSignalArgs = {
  id: Scalars['UUID']['input'];
  input: ReviewSignalInput;
};
export type MutationacknowledgeElderAlertArgs = {
  id: Scalars['UUID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};
export type MutationassignElderAlertArgs = {
  id: Scalars['UUID']['input'];
  input: AssignElderAlertInput;
};
export type MutationescalateElderAlertArgs = {
  id: Scalars['UUID']['input'];
  input: EscalateElderAlertInput;
};
export type MutationresolveElderAlertArgs = {
  id: Scalars['UUID']['input'];
  input: ResolveElderAlertInput;
};
export type MutationplaceProtectiveHoldArgs = {
  profileId: Scalars['UUID']['input'];
  input: PlaceProtectiveHoldInput;
};
export type MutationextendProtectiveHoldArgs = {
  id: Scalars['UUID']['input'];
  input: ExtendProtectiveHoldInput;
};
export type MutationreleaseProtectiveHoldArgs = {
  id: Scalars['UUID']['input'];
  input: ReleaseProtectiveHoldInput;
};
export type MutationorderProtectiveHoldArgs = {
  id: Scalars['UUID']['input'];
  input: OrderProtectiveHoldInput;
};
export type MutationrecomputeBaselinesArgs = {
  profileId: Scalars['UUID']['input'];
};
export type MutationstartBatchRunArgs = {
  input: StartBatchRunInput;
};
export type MutationcancelBatchRunArgs = {
  id: Scalars['UUID']['input'];
};
export type EnrollmentReason =
  | 'AGE_THRESHOLD'
  | 'SELF_REQUEST'
  | 'FAMILY_REQUEST'
  | 'TRUSTED_CONTACT_REQUEST'
  | 'POWER_OF_ATTORNEY'
  | 'GUARDIANSHIP'
  | 'COGNITIVE_CONCERN'
  | 'PHYSICAL_IMPAIRMENT'
  | 'PRIOR_VICTIMIZATION'
  | 'SUSPECTED_EXPLOITATION'
  | 'APS_REFERRAL'
  | 'LAW_ENFORCEMENT_REFERRAL'
  | 'INSTITUTION_POLICY'
  | 'BRANCH_REFERRAL'
  | 'BEREAVEMENT'
  | 'OTHER';
export type ElderProfileStatus =
  | 'PENDING_CONSENT'
  | 'ACTIVE'
  | 'UNDER_REVIEW'
  | 'RESTRICTED'
  | 'SUSPENDED'
  | 'OPTED_OUT'
  | 'CLOSED'
  | 'DECEASED';
export type VulnerabilityFlag =
  | 'COGNITIVE_IMPAIRMENT'
  | 'PHYSICAL_IMPAIRMENT'
  | 'VISION_OR_HEARING_LOSS'
  | 'RECENT_BEREAVEMENT'
  | 'SOCIAL_ISOLATION'
  | 'PRIOR_VICTIM'
  | 'CAREGIVER_DEPENDENT'
  | 'LOW_DIGITAL_LITERACY'
  | 'LANGUAGE_BARRIER';
export type SignalSeverity =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';
export type ElderRiskLevel =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';
export type ElderProfilesignalsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ExploitationSignalStatus>;
};
export type ElderProfilealertsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ElderAlertStatus>;
};
export type ElderProfileholdsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProtectiveHoldStatus>;
};
export type ElderProfiletrustedContactsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type ElderProfileEventType =
  | 'PROFILE_CREATED'
  | 'PROFILE_UPDATED'
  | 'STATUS_CHANGED'
  | 'PROFILE_ERASED'
  | 'TRUSTED_CONTACT_ADDED'
  | 'TRUSTED_CONTACT_REMOVED'
  | 'SIGNAL_DETECTED'
  | 'SIGNAL_REVIEWED'
  | 'ALERT_OPENED'
  | 'ALERT_ACKNOWLEDGED'
  | 'ALERT_ASSIGNED'
  | 'ALERT_ESCALATED'
  | 'ALERT_RESOLVED'
  | 'HOLD_PLACED'
  | 'HOLD_EXTENDED'
  | 'HOLD_ORDERED'
  | 'HOLD_RELEASED'
  | 'HOLD_EXPIRED'
  | 'HOLD_NOTICE_SENT'
  | 'HOLD_NOTICE_FAILED';
export type ElderConsentInput = {
  readonly givenBy: Scalars['String']['input'];
  readonly at: Scalars['DateTime']['input'];
  readonly document?: InputMaybe<Scalars['String']['input']>;
};
export type CreateElderProfileInput = {
  readonly customerId: Scalars['String']['input'];
  readonly customerName: Scalars['String']['input'];
  readonly dateOfBirth: Scalars['LocalDate']['input'];
  readonly enrollmentReason: EnrollmentReason;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly vulnerabilityFlags?: InputMaybe<ReadonlyArray<VulnerabilityFlag>>;
  readonly linkedAccountIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly consent?: InputMaybe<ElderConsentInput>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<InitialElderProfileStatus>;
};
export type InitialElderProfileStatus =
  | 'ACTIVE'
  | 'PENDING_CONSENT';
export type UpdateElderProfileInput = {
  readonly customerName?: InputMaybe<Scalars['String']['input']>;
  readonly dateOfBirth?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly enrollmentReason?: InputMaybe<EnrollmentReason>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly vulnerabilityFlags?: InputMaybe<ReadonlyArray<VulnerabilityFlag>>;
  readonly linkedAccountIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly consent?: InputMaybe<ElderConsentInput>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly assignedTo?: InputMaybe<Scalars['String']['input']>;
};
export type SetElderProfileStatusInput = {
  readonly status: ElderProfileStatus;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};
export type TrustedContactInput = {
  readonly name: Scalars['String']['input'];
  readonly relation: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  readonly email?: InputMaybe<Scalars['EmailAddress']['input']>;
};
export type SetSentinelSettingsInput = {
  readonly ageThreshold?: InputMaybe<Scalars['Int']['input']>;
  readonly signalExpiryDays?: InputMaybe<Scalars['Int']['input']>;
  readonly autoHoldSeverity?: InputMaybe<SignalSeverity>;
};
export type DetectionRuleType =
  | 'AMOUNT_THRESHOLD'
  | 'AMOUNT_DEVIATION'
  | 'FREQUENCY_DEVIATION'
  | 'VELOCITY'
  | 'NEW_PAYEE'
  | 'PAYEE_CONCENTRATION'
  | 'CHANNEL_SHIFT'
  | 'TIME_OF_DAY'
  | 'GEO_DEVIATION'
  | 'CASH_INTENSITY'
  | 'GIFT_CARD'
  | 'CRYPTO'
  | 'INTERNATIONAL_TRANSFER'
  | 'DORMANCY_BREAK'
  | 'ACCOUNT_CHANGE'
  | 'CHANGE_THEN_TRANSFER'
  | 'BALANCE_DRAIN'
  | 'INCOME_DIVERSION'
  | 'MISSED_BILL'
  | 'NSF'
  | 'EARLY_WITHDRAWAL'
  | 'MEMO_KEYWORD'
  | 'REPEATED_SCAM_PATTERN'
  | 'DEVICE_ANOMALY'
  | 'RELATED_PARTY'
  | 'STAFF_OBSERVATION'
  | 'COMPOSITE'
  | 'POST_DEATH';
export type CreateDetectionRuleInput = {
  readonly code: Scalars['String']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly ruleType: DetectionRuleType;
  readonly severity: SignalSeverity;
  readonly weight: Scalars['Float']['input'];
  readonly signalCategory?: InputMaybe<ElderSignalCategory>;
  readonly parameters?: InputMaybe<Scalars['JSONObject']['input']>;
};
export type UpdateDetectionRuleInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly severity?: InputMaybe<SignalSeverity>;
  readonly weight?: InputMaybe<Scalars['Float']['input']>;
  readonly signalCategory?: InputMaybe<ElderSignalCategory>;
  readonly parameters?: InputMaybe<Scalars['JSONObject']['input']>;
};
export type SimulateDetectionRuleInput = {
  readonly from: Scalars['DateTime']['input'];
  readonly to: Scalars['DateTime']['input'];
  readonly profileIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
};
export type ElderTransactionType =
  | 'TRANSFER'
  | 'WIRE'
  | 'REMITTANCE'
  | 'CASH'
  | 'CARD'
  | 'CHECK'
  | 'BILL'
  | 'CRYPTO'
  | 'GIFT_CARD'
  | 'INCOME'
  | 'INTEREST'
  | 'FEE'
  | 'OTHER';
export type ElderTransactionDirection =
  | 'DEBIT'
  | 'CREDIT';
export type ElderTransactionChannel =
  | 'BRANCH'
  | 'ATM'
  | 'ONLINE'
  | 'MOBILE'
  | 'CARD'
  | 'PHONE'
  | 'MAIL'
  | 'AUTOMATIC';
export type ElderTransactionDecision =
  | 'ALLOW'
  | 'HOLD';
export type ElderCounterpartyInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
};
export type ElderMerchantInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly mcc?: InputMaybe<Scalars['String']['input']>;
};
export type IngestElderTransactionInput = {
  readonly transactionId: Scalars['String']['input'];
  readonly customerId: Scalars['String']['input'];
  readonly accountId?: InputMaybe<Scalars['String']['input']>;
  readonly occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly type: ElderTransactionType;
  readonly direction: ElderTransactionDirection;
  readonly channel: ElderTransactionChannel;
  readonly amount: Scalars['String']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly balanceAfter?: InputMaybe<Scalars['String']['input']>;
  readonly counterparty?: InputMaybe<ElderCounterpartyInput>;
  readonly merchant?: InputMaybe<ElderMerchantInput>;
  readonly memo?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly deviceId?: InputMaybe<Scalars['String']['input']>;
  readonly atLimit?: InputMaybe<Scalars['Boolean']['input']>;
};
export type IngestElderTransactionsInput = {
  readonly transactions: ReadonlyArray<IngestElderTransactionInput>;
  readonly evaluate?: InputMaybe<Scalars['Boolean']['input']>;
};
export type ElderTransactionBatchStatus =
  | 'STORED'
  | 'DUPLICATE'
  | 'REJECTED';
export type ElderAccountEventType =
  | 'PHONE_CHANGED'
  | 'EMAIL_CHANGED'
  | 'ADDRESS_CHANGED'
  | 'BENEFICIARY_CHANGED'
  | 'AUTHORIZED_USER_ADDED'
  | 'POWER_OF_ATTORNEY_ADDED'
  | 'TRUST_CHANGED'
  | 'PASSWORD_RESET'
  | 'LOGIN'
  | 'REMOTE_ACCESS'
  | 'NSF'
  | 'TERM_DEPOSIT_CLOSED'
  | 'DEATH_REPORTED';
export type IngestAccountEventInput = {
  readonly eventId: Scalars['String']['input'];
  readonly customerId: Scalars['String']['input'];
  readonly type: ElderAccountEventType;
  readonly occurredAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly accountId?: InputMaybe<Scalars['String']['input']>;
  readonly details?: InputMaybe<Scalars['JSONObject']['input']>;
};
export type ExploitationSignalStatus =
  | 'ACTIVE'
  | 'CONFIRMED'
  | 'DISMISSED'
  | 'EXPIRED'
  | 'SUPERSEDED';
export type ElderSignalCategory =
  | 'UNUSUAL_WITHDRAWAL'
  | 'LARGE_TRANSFER'
  | 'ATM_MAX_WITHDRAWAL'
  | 'GIFT_CARD_PURCHASE'
  | 'CRYPTO_PURCHASE'
  | 'WIRE_ABROAD'
  | 'NEW_PAYEE'
  | 'MONEY_MULE'
  | 'ROMANCE_SCAM'
  | 'IMPOSTER_SCAM'
  | 'TECH_SUPPORT_SCAM'
  | 'LOTTERY_SCAM'
  | 'INVESTMENT_SCAM'
  | 'GRANDPARENT_EMERGENCY_SCAM'
  | 'CAREGIVER_ABUSE'
  | 'FAMILY_EXPLOITATION'
  | 'POA_ABUSE'
  | 'ACCOUNT_TAKEOVER'
  | 'CONTACT_CHANGE'
  | 'BENEFICIARY_CHANGE'
  | 'NEW_AUTHORIZED_USER'
  | 'DORMANT_REACTIVATION'
  | 'EARLY_CLOSURE_PENALTY'
  | 'NSF_PATTERN'
  | 'MISSED_PAYMENT'
  | 'INCOME_DIVERSION'
  | 'CHECK_FRAUD'
  | 'CREDIT_DRAWDOWN'
  | 'PROPERTY_TITLE'
  | 'REMOTE_ACCESS'
  | 'BEHAVIORAL_OBSERVATION'
  | 'COGNITIVE_DECLINE'
  | 'SOCIAL_ISOLATION'
  | 'POST_DEATH_ACTIVITY'
  | 'OTHER';
export type ElderObservation =
  | 'FEARFUL'
  | 'COACHED_ON_PHONE'
  | 'CAREGIVER_SPEAKS_FOR_CUSTOMER'
  | 'CANNOT_EXPLAIN_TRANSACTION'
  | 'CONFUSED_ABOUT_ACCOUNT'
  | 'NEW_COMPANION'
  | 'ISOLATED_FROM_FAMILY'
  | 'UNREACHABLE'
  | 'NEGLECTED_APPEARANCE'
  | 'SUDDEN_ESTATE_CHANGE'
  | 'ASKS_ABOUT_LIMITS'
  | 'SECRECY';
export type ReportSignalInput = {
  readonly profileId?: InputMaybe<Scalars['UUID']['input']>;
  readonly customerId?: InputMaybe<Scalars['String']['input']>;
  readonly signalCategory: ElderSignalCategory;
  readonly severity?: InputMaybe<SignalSeverity>;
  readonly description: Scalars['String']['input'];
  readonly confidence?: InputMaybe<Scalars['Float']['input']>;
  readonly observations?: InputMaybe<ReadonlyArray<ElderObservation>>;
};
export type SignalReviewStatus =
  | 'CONFIRMED'
  | 'DISMISSED';
export type ReviewSignalInput = {
  readonly status: SignalReviewStatus;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};
export type ElderAlertsignalsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ExploitationSignalStatus>;
};
export type ElderAlertStatus =
  | 'OPEN'
  | 'ACKNOWLEDGED'
  | 'IN_REVIEW'
  | 'ESCALATED'
  | 'RESOLVED'
  | 'FALSE_ALARM';
export type AssignElderAlertInput = {
  readonly assignee: Scalars['String']['input'];
};
export type EscalateElderAlertInput = {
  readonly reason: Scalars['String']['input'];
};
export type ElderAlertResolution =
  | 'RESOLVED'
  | 'FALSE_ALARM';
export type ResolveElderAlertInput = {
  readonly status: ElderAlertResolution;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};
export type ProtectiveHoldScope =
  | 'TRANSACTION'
  | 'PAYEE'
  | 'ACCOUNT'
  | 'ALL';
export type ProtectiveHoldStatus =
  | 'PLACED'
  | 'EXTENDED_10'
  | 'EXTENDED_30'
  | 'ORDERED'
  | 'RELEASED'
  | 'EXPIRED';
export type ProtectiveHoldBasis =
  | 'INTERNAL_REVIEW'
  | 'REPORTED'
  | 'ORDERED';
export type ProtectiveHoldExtensionBasis =
  | 'INTERNAL_REVIEW'
  | 'REPORTED';
export type HoldNoticeChannel =
  | 'EMAIL'
  | 'NONE';
export type HoldNoticeStatus =
  | 'DUE'
  | 'SENT'
  | 'FAILED'
  | 'NOT_DELIVERABLE'
  | 'SKIPPED_SUSPECTED';
export type DisbursementDecision =
  | 'ALLOW'
  | 'HOLD';
export type PlaceProtectiveHoldInput = {
  readonly scope: ProtectiveHoldScope;
  readonly transactionId?: InputMaybe<Scalars['String']['input']>;
  readonly payee?: InputMaybe<Scalars['String']['input']>;
  readonly accountId?: InputMaybe<Scalars['String']['input']>;
  readonly allAssetsInDoubt?: InputMaybe<Scalars['Boolean']['input']>;
  readonly reason: Scalars['String']['input'];
  readonly signalIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly suspectedContactIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
};
export type ExtendProtectiveHoldInput = {
  readonly basis: ProtectiveHoldExtensionBasis;
  readonly authority?: InputMaybe<Scalars['String']['input']>;
  readonly reason: Scalars['String']['input'];
};
export type ReleaseProtectiveHoldInput = {
  readonly reason: Scalars['String']['input'];
};
export type OrderProtectiveHoldInput = {
  readonly authority: Scalars['String']['input'];
  readonly reference: Scalars['String']['input'];
};
export type DisbursementCheckInput = {
  readonly customerId: Scalars['String']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly accountId?: InputMaybe<Scalars['String']['input']>;
  readonly transactionId?: InputMaybe<Scalars['String']['input']>;
  readonly counterparty?: InputMaybe<DisbursementCounterpartyInput>;
  readonly type?: InputMaybe<ElderTransactionType>;
  readonly channel?: InputMaybe<ElderTransactionChannel>;
};
export type DisbursementCounterpartyInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
};
export type BaselineMetric =
  | 'DEBIT_AMOUNT'
  | 'DAILY_DEBIT_SUM'
  | 'WEEKLY_DEBIT_SUM'
  | 'DAILY_DEBIT_COUNT'
  | 'CASH_WEEKLY_SUM'
  | 'DISTINCT_PAYEES_30D'
  | 'CHANNEL_MIX'
  | 'HOUR_MIX'
  | 'COUNTRY_MIX'
  | 'INCOME'
  | 'BILLS';
export type BaselineStatus =
  | 'LEARNING'
  | 'READY'
  | 'STALE'
  | 'INSUFFICIENT_DATA';
export type SentinelBatchRunType =
  | 'BASELINE_REFRESH'
  | 'RULE_SWEEP'
  | 'FULL'
  | 'BACKFILL';
export type SentinelBatchRunStatus =
  | 'QUEUED'
  | 'RUNNING'
  | 'COMPLETED'
  | 'COMPLETED_WITH_ERRORS'
  | 'FAILED'
  | 'CANCELLED';
export type StartBatchRunInput = {
  readonly type: SentinelBatchRunType;
  readonly profileIds?: InputMaybe<ReadonlyArray<Scalars['UUID']['input']>>;
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
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
  Float: ResolverTypeWrapper<any>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  EnrollmentReason: ResolverTypeWrapper<any>;
  ElderProfileStatus: ResolverTypeWrapper<any>;
  VulnerabilityFlag: ResolverTypeWrapper<any>;
  SignalSeverity: ResolverTypeWrapper<any>;
  ElderRiskLevel: ResolverTypeWrapper<any>;
  ElderProfile: ResolverTypeWrapper<any>;
  ElderConsent: ResolverTypeWrapper<any>;
  TrustedContact: ResolverTypeWrapper<any>;
  ElderProfileEventType: ResolverTypeWrapper<any>;
  ElderProfileEvent: ResolverTypeWrapper<any>;
  SentinelSettings: ResolverTypeWrapper<any>;
  ElderProfileConnection: ResolverTypeWrapper<any>;
  ElderProfileEdge: ResolverTypeWrapper<any>;
  TrustedContactConnection: ResolverTypeWrapper<any>;
  TrustedContactEdge: ResolverTypeWrapper<any>;
  ElderProfileEventConnection: ResolverTypeWrapper<any>;
  ElderProfileEventEdge: ResolverTypeWrapper<any>;
  Customer: ResolverTypeWrapper<any>;
  ElderConsentInput: ResolverTypeWrapper<any>;
  CreateElderProfileInput: ResolverTypeWrapper<any>;
  InitialElderProfileStatus: ResolverTypeWrapper<any>;
  UpdateElderProfileInput: ResolverTypeWrapper<any>;
  SetElderProfileStatusInput: ResolverTypeWrapper<any>;
  TrustedContactInput: ResolverTypeWrapper<any>;
  SetSentinelSettingsInput: ResolverTypeWrapper<any>;
  DetectionRuleType: ResolverTypeWrapper<any>;
  DetectionRule: ResolverTypeWrapper<any>;
  DetectionRuleConnection: ResolverTypeWrapper<any>;
  DetectionRuleEdge: ResolverTypeWrapper<any>;
  DescribedRuleType: ResolverTypeWrapper<any>;
  DescribedRuleParameter: ResolverTypeWrapper<any>;
  DetectionRuleSimulation: ResolverTypeWrapper<any>;
  DetectionRuleSimulationHit: ResolverTypeWrapper<any>;
  CreateDetectionRuleInput: ResolverTypeWrapper<any>;
  UpdateDetectionRuleInput: ResolverTypeWrapper<any>;
  SimulateDetectionRuleInput: ResolverTypeWrapper<any>;
  ElderTransactionType: ResolverTypeWrapper<any>;
  ElderTransactionDirection: ResolverTypeWrapper<any>;
  ElderTransactionChannel: ResolverTypeWrapper<any>;
  ElderTransactionDecision: ResolverTypeWrapper<any>;
  ElderCounterpartyInput: ResolverTypeWrapper<any>;
  ElderMerchantInput: ResolverTypeWrapper<any>;
  IngestElderTransactionInput: ResolverTypeWrapper<any>;
  IngestElderTransactionsInput: ResolverTypeWrapper<any>;
  ElderSkippedRule: ResolverTypeWrapper<any>;
  ElderTransactionEvaluation: ResolverTypeWrapper<any>;
  ElderTransactionBatch: ResolverTypeWrapper<any>;
  ElderTransactionBatchStatus: ResolverTypeWrapper<any>;
  ElderTransactionBatchResult: ResolverTypeWrapper<any>;
  ElderAccountEventType: ResolverTypeWrapper<any>;
  IngestAccountEventInput: ResolverTypeWrapper<any>;
  AccountEventEvaluation: ResolverTypeWrapper<any>;
  ExploitationSignal: ResolverTypeWrapper<any>;
  ExploitationSignalWindow: ResolverTypeWrapper<any>;
  ExploitationSignalStatus: ResolverTypeWrapper<any>;
  ElderSignalCategory: ResolverTypeWrapper<any>;
  ElderObservation: ResolverTypeWrapper<any>;
  ElderRisk: ResolverTypeWrapper<any>;
  ElderRiskComponent: ResolverTypeWrapper<any>;
  SentinelStats: ResolverTypeWrapper<any>;
  ElderProfileCounts: ResolverTypeWrapper<any>;
  ExploitationSignalCounts: ResolverTypeWrapper<any>;
  SignalSeverityCounts: ResolverTypeWrapper<any>;
  ElderAlertCounts: ResolverTypeWrapper<any>;
  ProtectiveHoldCounts: ResolverTypeWrapper<any>;
  ExploitationSignalConnection: ResolverTypeWrapper<any>;
  ExploitationSignalEdge: ResolverTypeWrapper<any>;
  ReportSignalInput: ResolverTypeWrapper<any>;
  SignalReviewStatus: ResolverTypeWrapper<any>;
  ReviewSignalInput: ResolverTypeWrapper<any>;
  ElderAlert: ResolverTypeWrapper<any>;
  ElderAlertStatus: ResolverTypeWrapper<any>;
  ElderAlertConnection: ResolverTypeWrapper<any>;
  ElderAlertEdge: ResolverTypeWrapper<any>;
  AssignElderAlertInput: ResolverTypeWrapper<any>;
  EscalateElderAlertInput: ResolverTypeWrapper<any>;
  ElderAlertResolution: ResolverTypeWrapper<any>;
  ResolveElderAlertInput: ResolverTypeWrapper<any>;
  ProtectiveHoldScope: ResolverTypeWrapper<any>;
  ProtectiveHoldStatus: ResolverTypeWrapper<any>;
  ProtectiveHoldBasis: ResolverTypeWrapper<any>;
  ProtectiveHoldExtensionBasis: ResolverTypeWrapper<any>;
  HoldNoticeChannel: ResolverTypeWrapper<any>;
  HoldNoticeStatus: ResolverTypeWrapper<any>;
  ProtectiveHold: ResolverTypeWrapper<any>;
  ProtectiveHoldStep: ResolverTypeWrapper<any>;
  HoldNotice: ResolverTypeWrapper<any>;
  ProtectiveHoldConnection: ResolverTypeWrapper<any>;
  ProtectiveHoldEdge: ResolverTypeWrapper<any>;
  DisbursementDecision: ResolverTypeWrapper<any>;
  DisbursementCheck: ResolverTypeWrapper<any>;
  CoveringHold: ResolverTypeWrapper<any>;
  DisbursementSignal: ResolverTypeWrapper<any>;
  ElderEvidenceReport: ResolverTypeWrapper<any>;
  EvidencePeriod: ResolverTypeWrapper<any>;
  EvidenceFlag: ResolverTypeWrapper<any>;
  EvidenceSignal: ResolverTypeWrapper<any>;
  EvidenceAmount: ResolverTypeWrapper<any>;
  EvidenceTransaction: ResolverTypeWrapper<any>;
  EvidenceContact: ResolverTypeWrapper<any>;
  PlaceProtectiveHoldInput: ResolverTypeWrapper<any>;
  ExtendProtectiveHoldInput: ResolverTypeWrapper<any>;
  ReleaseProtectiveHoldInput: ResolverTypeWrapper<any>;
  OrderProtectiveHoldInput: ResolverTypeWrapper<any>;
  DisbursementCheckInput: ResolverTypeWrapper<any>;
  DisbursementCounterpartyInput: ResolverTypeWrapper<any>;
  BaselineMetric: ResolverTypeWrapper<any>;
  BaselineStatus: ResolverTypeWrapper<any>;
  BehavioralBaseline: ResolverTypeWrapper<any>;
  BaselineQuantiles: ResolverTypeWrapper<any>;
  BaselineLogScale: ResolverTypeWrapper<any>;
  BaselineMixEntry: ResolverTypeWrapper<any>;
  BaselineScheduleEntry: ResolverTypeWrapper<any>;
  SentinelBatchRunType: ResolverTypeWrapper<any>;
  SentinelBatchRunStatus: ResolverTypeWrapper<any>;
  SentinelBatchRun: ResolverTypeWrapper<any>;
  BehavioralBaselineConnection: ResolverTypeWrapper<any>;
  BehavioralBaselineEdge: ResolverTypeWrapper<any>;
  SentinelBatchRunConnection: ResolverTypeWrapper<any>;
  SentinelBatchRunEdge: ResolverTypeWrapper<any>;
  StartBatchRunInput: ResolverTypeWrapper<any>;
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
  Float: any;
  Mutation: Record<PropertyKey, never>;
  ElderProfile: any;
  ElderConsent: any;
  TrustedContact: any;
  ElderProfileEvent: any;
  SentinelSettings: any;
  ElderProfileConnection: any;
  ElderProfileEdge: any;
  TrustedContactConnection: any;
  TrustedContactEdge: any;
  ElderProfileEventConnection: any;
  ElderProfileEventEdge: any;
  Customer: any;
  ElderConsentInput: any;
  CreateElderProfileInput: any;
  UpdateElderProfileInput: any;
  SetElderProfileStatusInput: any;
  TrustedContactInput: any;
  SetSentinelSettingsInput: any;
  DetectionRule: any;
  DetectionRuleConnection: any;
  DetectionRuleEdge: any;
  DescribedRuleType: any;
  DescribedRuleParameter: any;
  DetectionRuleSimulation: any;
  DetectionRuleSimulationHit: any;
  CreateDetectionRuleInput: any;
  UpdateDetectionRuleInput: any;
  SimulateDetectionRuleInput: any;
  ElderCounterpartyInput: any;
  ElderMerchantInput: any;
  IngestElderTransactionInput: any;
  IngestElderTransactionsInput: any;
  ElderSkippedRule: any;
  ElderTransactionEvaluation: any;
  ElderTransactionBatch: any;
  ElderTransactionBatchResult: any;
  IngestAccountEventInput: any;
  AccountEventEvaluation: any;
  ExploitationSignal: any;
  ExploitationSignalWindow: any;
  ElderRisk: any;
  ElderRiskComponent: any;
  SentinelStats: any;
  ElderProfileCounts: any;
  ExploitationSignalCounts: any;
  SignalSeverityCounts: any;
  ElderAlertCounts: any;
  ProtectiveHoldCounts: any;
  ExploitationSignalConnection: any;
  ExploitationSignalEdge: any;
  ReportSignalInput: any;
  ReviewSignalInput: any;
  ElderAlert: any;
  ElderAlertConnection: any;
  ElderAlertEdge: any;
  AssignElderAlertInput: any;
  EscalateElderAlertInput: any;
  ResolveElderAlertInput: any;
  ProtectiveHold: any;
  ProtectiveHoldStep: any;
  HoldNotice: any;
  ProtectiveHoldConnection: any;
  ProtectiveHoldEdge: any;
  DisbursementCheck: any;
  CoveringHold: any;
  DisbursementSignal: any;
  ElderEvidenceReport: any;
  EvidencePeriod: any;
  EvidenceFlag: any;
  EvidenceSignal: any;
  EvidenceAmount: any;
  EvidenceTransaction: any;
  EvidenceContact: any;
  PlaceProtectiveHoldInput: any;
  ExtendProtectiveHoldInput: any;
  ReleaseProtectiveHoldInput: any;
  OrderProtectiveHoldInput: any;
  DisbursementCheckInput: any;
  DisbursementCounterpartyInput: any;
  BehavioralBaseline: any;
  BaselineQuantiles: any;
  BaselineLogScale: any;
  BaselineMixEntry: any;
  BaselineScheduleEntry: any;
  SentinelBatchRun: any;
  BehavioralBaselineConnection: any;
  BehavioralBaselineEdge: any;
  SentinelBatchRunConnection: any;
  SentinelBatchRunEdge: any;
  StartBatchRunInput: any;
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
  elderProfile?: Resolver<Maybe<ResolversTypes['ElderProfile']>, ParentType, ContextType, RequireFields<QueryelderProfileArgs, 'id'>>;
  elderProfiles?: Resolver<ResolversTypes['ElderProfileConnection'], ParentType, ContextType, RequireFields<QueryelderProfilesArgs, 'first'>>;
  trustedContacts?: Resolver<ResolversTypes['TrustedContactConnection'], ParentType, ContextType, RequireFields<QuerytrustedContactsArgs, 'profileId' | 'first'>>;
  trustedContact?: Resolver<Maybe<ResolversTypes['TrustedContact']>, ParentType, ContextType, RequireFields<QuerytrustedContactArgs, 'profileId' | 'contactId'>>;
  elderProfileTimeline?: Resolver<ResolversTypes['ElderProfileEventConnection'], ParentType, ContextType, RequireFields<QueryelderProfileTimelineArgs, 'profileId' | 'first'>>;
  sentinelSettings?: Resolver<ResolversTypes['SentinelSettings'], ParentType, ContextType>;
  detectionRule?: Resolver<Maybe<ResolversTypes['DetectionRule']>, ParentType, ContextType, RequireFields<QuerydetectionRuleArgs, 'id'>>;
  detectionRules?: Resolver<ResolversTypes['DetectionRuleConnection'], ParentType, ContextType, RequireFields<QuerydetectionRulesArgs, 'first'>>;
  detectionRuleTypes?: Resolver<ReadonlyArray<ResolversTypes['DescribedRuleType']>, ParentType, ContextType>;
  simulateDetectionRule?: Resolver<ResolversTypes['DetectionRuleSimulation'], ParentType, ContextType, RequireFields<QuerysimulateDetectionRuleArgs, 'id' | 'input'>>;
  exploitationSignals?: Resolver<ResolversTypes['ExploitationSignalConnection'], ParentType, ContextType, RequireFields<QueryexploitationSignalsArgs, 'first'>>;
  exploitationSignal?: Resolver<Maybe<ResolversTypes['ExploitationSignal']>, ParentType, ContextType, RequireFields<QueryexploitationSignalArgs, 'id'>>;
  elderProfileSignals?: Resolver<ResolversTypes['ExploitationSignalConnection'], ParentType, ContextType, RequireFields<QueryelderProfileSignalsArgs, 'profileId' | 'first'>>;
  elderRisk?: Resolver<ResolversTypes['ElderRisk'], ParentType, ContextType, RequireFields<QueryelderRiskArgs, 'profileId'>>;
  sentinelStats?: Resolver<ResolversTypes['SentinelStats'], ParentType, ContextType>;
  elderAlerts?: Resolver<ResolversTypes['ElderAlertConnection'], ParentType, ContextType, RequireFields<QueryelderAlertsArgs, 'first'>>;
  elderAlert?: Resolver<Maybe<ResolversTypes['ElderAlert']>, ParentType, ContextType, RequireFields<QueryelderAlertArgs, 'id'>>;
  elderProfileAlerts?: Resolver<ResolversTypes['ElderAlertConnection'], ParentType, ContextType, RequireFields<QueryelderProfileAlertsArgs, 'profileId' | 'first'>>;
  protectiveHold?: Resolver<Maybe<ResolversTypes['ProtectiveHold']>, ParentType, ContextType, RequireFields<QueryprotectiveHoldArgs, 'id'>>;
  protectiveHolds?: Resolver<ResolversTypes['ProtectiveHoldConnection'], ParentType, ContextType, RequireFields<QueryprotectiveHoldsArgs, 'first'>>;
  disbursementCheck?: Resolver<ResolversTypes['DisbursementCheck'], ParentType, ContextType, RequireFields<QuerydisbursementCheckArgs, 'input'>>;
  elderEvidenceReport?: Resolver<ResolversTypes['ElderEvidenceReport'], ParentType, ContextType, RequireFields<QueryelderEvidenceReportArgs, 'profileId'>>;
  behavioralBaseline?: Resolver<Maybe<ResolversTypes['BehavioralBaseline']>, ParentType, ContextType, RequireFields<QuerybehavioralBaselineArgs, 'id'>>;
  behavioralBaselines?: Resolver<ResolversTypes['BehavioralBaselineConnection'], ParentType, ContextType, RequireFields<QuerybehavioralBaselinesArgs, 'first'>>;
  sentinelBatchRun?: Resolver<Maybe<ResolversTypes['SentinelBatchRun']>, ParentType, ContextType, RequireFields<QuerysentinelBatchRunArgs, 'id'>>;
  sentinelBatchRuns?: Resolver<ResolversTypes['SentinelBatchRunConnection'], ParentType, ContextType, RequireFields<QuerysentinelBatchRunsArgs, 'first'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createElderProfile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType, RequireFields<MutationcreateElderProfileArgs, 'input'>>;
  updateElderProfile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType, RequireFields<MutationupdateElderProfileArgs, 'id' | 'input'>>;
  setElderProfileStatus?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType, RequireFields<MutationsetElderProfileStatusArgs, 'id' | 'input'>>;
  addTrustedContact?: Resolver<ResolversTypes['TrustedContact'], ParentType, ContextType, RequireFields<MutationaddTrustedContactArgs, 'profileId' | 'input'>>;
  removeTrustedContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationremoveTrustedContactArgs, 'profileId' | 'contactId'>>;
  setSentinelSettings?: Resolver<ResolversTypes['SentinelSettings'], ParentType, ContextType, RequireFields<MutationsetSentinelSettingsArgs, 'input'>>;
  createDetectionRule?: Resolver<ResolversTypes['DetectionRule'], ParentType, ContextType, RequireFields<MutationcreateDetectionRuleArgs, 'input'>>;
  updateDetectionRule?: Resolver<ResolversTypes['DetectionRule'], ParentType, ContextType, RequireFields<MutationupdateDetectionRuleArgs, 'id' | 'input'>>;
  deleteDetectionRule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteDetectionRuleArgs, 'id'>>;
  enableDetectionRule?: Resolver<ResolversTypes['DetectionRule'], ParentType, ContextType, RequireFields<MutationenableDetectionRuleArgs, 'id'>>;
  disableDetectionRule?: Resolver<ResolversTypes['DetectionRule'], ParentType, ContextType, RequireFields<MutationdisableDetectionRuleArgs, 'id'>>;
  ingestElderTransaction?: Resolver<ResolversTypes['ElderTransactionEvaluation'], ParentType, ContextType, RequireFields<MutationingestElderTransactionArgs, 'input'>>;
  ingestElderTransactions?: Resolver<ResolversTypes['ElderTransactionBatch'], ParentType, ContextType, RequireFields<MutationingestElderTransactionsArgs, 'input'>>;
  ingestAccountEvent?: Resolver<ResolversTypes['AccountEventEvaluation'], ParentType, ContextType, RequireFields<MutationingestAccountEventArgs, 'input'>>;
  decideDisbursement?: Resolver<ResolversTypes['ElderTransactionDecision'], ParentType, ContextType, RequireFields<MutationdecideDisbursementArgs, 'transaction' | 'payeeId'>>;
  voidDisbursement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationvoidDisbursementArgs, 'transactionId'>>;
  reportSignal?: Resolver<ResolversTypes['ExploitationSignal'], ParentType, ContextType, RequireFields<MutationreportSignalArgs, 'input'>>;
  reviewSignal?: Resolver<ResolversTypes['ExploitationSignal'], ParentType, ContextType, RequireFields<MutationreviewSignalArgs, 'id' | 'input'>>;
  acknowledgeElderAlert?: Resolver<ResolversTypes['ElderAlert'], ParentType, ContextType, RequireFields<MutationacknowledgeElderAlertArgs, 'id'>>;
  assignElderAlert?: Resolver<ResolversTypes['ElderAlert'], ParentType, ContextType, RequireFields<MutationassignElderAlertArgs, 'id' | 'input'>>;
  escalateElderAlert?: Resolver<ResolversTypes['ElderAlert'], ParentType, ContextType, RequireFields<MutationescalateElderAlertArgs, 'id' | 'input'>>;
  resolveElderAlert?: Resolver<ResolversTypes['ElderAlert'], ParentType, ContextType, RequireFields<MutationresolveElderAlertArgs, 'id' | 'input'>>;
  placeProtectiveHold?: Resolver<ResolversTypes['ProtectiveHold'], ParentType, ContextType, RequireFields<MutationplaceProtectiveHoldArgs, 'profileId' | 'input'>>;
  extendProtectiveHold?: Resolver<ResolversTypes['ProtectiveHold'], ParentType, ContextType, RequireFields<MutationextendProtectiveHoldArgs, 'id' | 'input'>>;
  releaseProtectiveHold?: Resolver<ResolversTypes['ProtectiveHold'], ParentType, ContextType, RequireFields<MutationreleaseProtectiveHoldArgs, 'id' | 'input'>>;
  orderProtectiveHold?: Resolver<ResolversTypes['ProtectiveHold'], ParentType, ContextType, RequireFields<MutationorderProtectiveHoldArgs, 'id' | 'input'>>;
  recomputeBaselines?: Resolver<ReadonlyArray<ResolversTypes['BehavioralBaseline']>, ParentType, ContextType, RequireFields<MutationrecomputeBaselinesArgs, 'profileId'>>;
  startBatchRun?: Resolver<ResolversTypes['SentinelBatchRun'], ParentType, ContextType, RequireFields<MutationstartBatchRunArgs, 'input'>>;
  cancelBatchRun?: Resolver<ResolversTypes['SentinelBatchRun'], ParentType, ContextType, RequireFields<MutationcancelBatchRunArgs, 'id'>>;
};
export type ElderProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfile'] = ResolversParentTypes['ElderProfile']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enrollmentReason?: Resolver<ResolversTypes['EnrollmentReason'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ElderProfileStatus'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vulnerabilityFlags?: Resolver<ReadonlyArray<ResolversTypes['VulnerabilityFlag']>, ParentType, ContextType>;
  linkedAccountIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['ElderConsent']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  riskScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['ElderRiskLevel'], ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrolledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['ExploitationSignalConnection'], ParentType, ContextType, RequireFields<ElderProfilesignalsArgs, 'first'>>;
  alerts?: Resolver<ResolversTypes['ElderAlertConnection'], ParentType, ContextType, RequireFields<ElderProfilealertsArgs, 'first'>>;
  holds?: Resolver<ResolversTypes['ProtectiveHoldConnection'], ParentType, ContextType, RequireFields<ElderProfileholdsArgs, 'first'>>;
  trustedContacts?: Resolver<ResolversTypes['TrustedContactConnection'], ParentType, ContextType, RequireFields<ElderProfiletrustedContactsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ElderConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderConsent'] = ResolversParentTypes['ElderConsent']> = {
  givenBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type TrustedContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedContact'] = ResolversParentTypes['TrustedContact']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  isSuspected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type ElderProfileEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfileEvent'] = ResolversParentTypes['ElderProfileEvent']> = {
  type?: Resolver<ResolversTypes['ElderProfileEventType'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  referenceId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type SentinelSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelSettings'] = ResolversParentTypes['SentinelSettings']> = {
  ageThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signalExpiryDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  autoHoldSeverity?: Resolver<Maybe<ResolversTypes['SignalSeverity']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type ElderProfileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfileConnection'] = ResolversParentTypes['ElderProfileConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ElderProfileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ElderProfile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ElderProfileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfileEdge'] = ResolversParentTypes['ElderProfileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType>;
};
export type TrustedContactConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedContactConnection'] = ResolversParentTypes['TrustedContactConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TrustedContactEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TrustedContact']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type TrustedContactEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedContactEdge'] = ResolversParentTypes['TrustedContactEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TrustedContact'], ParentType, ContextType>;
};
export type ElderProfileEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfileEventConnection'] = ResolversParentTypes['ElderProfileEventConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ElderProfileEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ElderProfileEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ElderProfileEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfileEventEdge'] = ResolversParentTypes['ElderProfileEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ElderProfileEvent'], ParentType, ContextType>;
};
export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  elderProfile?: Resolver<Maybe<ResolversTypes['ElderProfile']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DetectionRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectionRule'] = ResolversParentTypes['DetectionRule']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleType?: Resolver<ResolversTypes['DetectionRuleType'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SignalSeverity'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  signalCategory?: Resolver<Maybe<ResolversTypes['ElderSignalCategory']>, ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  fincenFlags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStandard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type DetectionRuleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectionRuleConnection'] = ResolversParentTypes['DetectionRuleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DetectionRuleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DetectionRule']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type DetectionRuleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectionRuleEdge'] = ResolversParentTypes['DetectionRuleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DetectionRule'], ParentType, ContextType>;
};
export type DescribedRuleTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DescribedRuleType'] = ResolversParentTypes['DescribedRuleType']> = {
  ruleType?: Resolver<ResolversTypes['DetectionRuleType'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ReadonlyArray<ResolversTypes['DescribedRuleParameter']>, ParentType, ContextType>;
};
export type DescribedRuleParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DescribedRuleParameter'] = ResolversParentTypes['DescribedRuleParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  constraint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type DetectionRuleSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectionRuleSimulation'] = ResolversParentTypes['DetectionRuleSimulation']> = {
  transactionsEvaluated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hitsTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['DetectionRuleSimulationHit']>, ParentType, ContextType>;
};
export type DetectionRuleSimulationHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetectionRuleSimulationHit'] = ResolversParentTypes['DetectionRuleSimulationHit']> = {
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  observed?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};
export type ElderSkippedRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderSkippedRule'] = ResolversParentTypes['ElderSkippedRule']> = {
  ruleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type ElderTransactionEvaluationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderTransactionEvaluation'] = ResolversParentTypes['ElderTransactionEvaluation']> = {
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['ElderTransactionDecision'], ParentType, ContextType>;
  holdId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  signals?: Resolver<ReadonlyArray<ResolversTypes['ExploitationSignal']>, ParentType, ContextType>;
  skippedRules?: Resolver<ReadonlyArray<ResolversTypes['ElderSkippedRule']>, ParentType, ContextType>;
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type ElderTransactionBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderTransactionBatch'] = ResolversParentTypes['ElderTransactionBatch']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['ElderTransactionBatchResult']>, ParentType, ContextType>;
};
export type ElderTransactionBatchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderTransactionBatchResult'] = ResolversParentTypes['ElderTransactionBatchResult']> = {
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ElderTransactionBatchStatus'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signalIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
};
export type AccountEventEvaluationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountEventEvaluation'] = ResolversParentTypes['AccountEventEvaluation']> = {
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  signals?: Resolver<ReadonlyArray<ResolversTypes['ExploitationSignal']>, ParentType, ContextType>;
  skippedRules?: Resolver<ReadonlyArray<ResolversTypes['ElderSkippedRule']>, ParentType, ContextType>;
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type ExploitationSignalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExploitationSignal'] = ResolversParentTypes['ExploitationSignal']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  ruleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleType?: Resolver<Maybe<ResolversTypes['DetectionRuleType']>, ParentType, ContextType>;
  signalCategory?: Resolver<ResolversTypes['ElderSignalCategory'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SignalSeverity'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExploitationSignalStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  observed?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['ExploitationSignalWindow']>, ParentType, ContextType>;
  transactionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  fincenFlags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  occurrences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alertId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  detectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type ExploitationSignalWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExploitationSignalWindow'] = ResolversParentTypes['ExploitationSignalWindow']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type ElderRiskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderRisk'] = ResolversParentTypes['ElderRisk']> = {
  riskScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['ElderRiskLevel'], ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['ElderRiskComponent']>, ParentType, ContextType>;
};
export type ElderRiskComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderRiskComponent'] = ResolversParentTypes['ElderRiskComponent']> = {
  signalId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SignalSeverity'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  severityFactor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  decay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};
export type SentinelStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelStats'] = ResolversParentTypes['SentinelStats']> = {
  profiles?: Resolver<ResolversTypes['ElderProfileCounts'], ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['ExploitationSignalCounts'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['ElderAlertCounts'], ParentType, ContextType>;
  holds?: Resolver<ResolversTypes['ProtectiveHoldCounts'], ParentType, ContextType>;
};
export type ElderProfileCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderProfileCounts'] = ResolversParentTypes['ElderProfileCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingConsent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  underReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restricted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deceased?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type ExploitationSignalCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExploitationSignalCounts'] = ResolversParentTypes['ExploitationSignalCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  superseded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bySeverity?: Resolver<ResolversTypes['SignalSeverityCounts'], ParentType, ContextType>;
};
export type SignalSeverityCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignalSeverityCounts'] = ResolversParentTypes['SignalSeverityCounts']> = {
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  critical?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type ElderAlertCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderAlertCounts'] = ResolversParentTypes['ElderAlertCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  escalated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  falseAlarm?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type ProtectiveHoldCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectiveHoldCounts'] = ResolversParentTypes['ProtectiveHoldCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extended10?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extended30?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type ExploitationSignalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExploitationSignalConnection'] = ResolversParentTypes['ExploitationSignalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ExploitationSignalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ExploitationSignal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ExploitationSignalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExploitationSignalEdge'] = ResolversParentTypes['ExploitationSignalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExploitationSignal'], ParentType, ContextType>;
};
export type ElderAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderAlert'] = ResolversParentTypes['ElderAlert']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ElderAlertStatus'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SignalSeverity'], ParentType, ContextType>;
  signalsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['ExploitationSignalConnection'], ParentType, ContextType, RequireFields<ElderAlertsignalsArgs, 'first'>>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  escalatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type ElderAlertConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderAlertConnection'] = ResolversParentTypes['ElderAlertConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ElderAlertEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ElderAlert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ElderAlertEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderAlertEdge'] = ResolversParentTypes['ElderAlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ElderAlert'], ParentType, ContextType>;
};
export type ProtectiveHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectiveHold'] = ResolversParentTypes['ProtectiveHold']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ProtectiveHoldScope'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allAssetsInDoubt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProtectiveHoldStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signalIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notifyBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releaseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ProtectiveHoldStep']>, ParentType, ContextType>;
  notices?: Resolver<ReadonlyArray<ResolversTypes['HoldNotice']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ProtectiveHoldStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectiveHoldStep'] = ResolversParentTypes['ProtectiveHoldStep']> = {
  status?: Resolver<ResolversTypes['ProtectiveHoldStatus'], ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['ProtectiveHoldBasis']>, ParentType, ContextType>;
  authority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type HoldNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldNotice'] = ResolversParentTypes['HoldNotice']> = {
  contactId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['HoldNoticeChannel'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HoldNoticeStatus'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type ProtectiveHoldConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectiveHoldConnection'] = ResolversParentTypes['ProtectiveHoldConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProtectiveHoldEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProtectiveHold']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ProtectiveHoldEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProtectiveHoldEdge'] = ResolversParentTypes['ProtectiveHoldEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProtectiveHold'], ParentType, ContextType>;
};
export type DisbursementCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisbursementCheck'] = ResolversParentTypes['DisbursementCheck']> = {
  decision?: Resolver<ResolversTypes['DisbursementDecision'], ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  holds?: Resolver<ReadonlyArray<ResolversTypes['CoveringHold']>, ParentType, ContextType>;
  signals?: Resolver<ReadonlyArray<ResolversTypes['DisbursementSignal']>, ParentType, ContextType>;
};
export type CoveringHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoveringHold'] = ResolversParentTypes['CoveringHold']> = {
  holdId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProtectiveHoldStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type DisbursementSignalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisbursementSignal'] = ResolversParentTypes['DisbursementSignal']> = {
  ruleId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  ruleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SignalSeverity'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type ElderEvidenceReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElderEvidenceReport'] = ResolversParentTypes['ElderEvidenceReport']> = {
  keyTerm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['EvidencePeriod']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['EvidenceFlag']>, ParentType, ContextType>;
  signals?: Resolver<ReadonlyArray<ResolversTypes['EvidenceSignal']>, ParentType, ContextType>;
  amounts?: Resolver<ReadonlyArray<ResolversTypes['EvidenceAmount']>, ParentType, ContextType>;
  transactions?: Resolver<ReadonlyArray<ResolversTypes['EvidenceTransaction']>, ParentType, ContextType>;
  transactionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holds?: Resolver<ReadonlyArray<ResolversTypes['ProtectiveHold']>, ParentType, ContextType>;
  contactsMade?: Resolver<ReadonlyArray<ResolversTypes['EvidenceContact']>, ParentType, ContextType>;
  narrative?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type EvidencePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidencePeriod'] = ResolversParentTypes['EvidencePeriod']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type EvidenceFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceFlag'] = ResolversParentTypes['EvidenceFlag']> = {
  flag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signalIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
};
export type EvidenceSignalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceSignal'] = ResolversParentTypes['EvidenceSignal']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  ruleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SignalSeverity'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactionIds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};
export type EvidenceAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceAmount'] = ResolversParentTypes['EvidenceAmount']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type EvidenceTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceTransaction'] = ResolversParentTypes['EvidenceTransaction']> = {
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ElderTransactionType'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['ElderTransactionChannel'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type EvidenceContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvidenceContact'] = ResolversParentTypes['EvidenceContact']> = {
  holdId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['HoldNoticeChannel'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type BehavioralBaselineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BehavioralBaseline'] = ResolversParentTypes['BehavioralBaseline']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ElderProfile'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['BaselineMetric'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BaselineStatus'], ParentType, ContextType>;
  observations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  mad?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantiles?: Resolver<Maybe<ResolversTypes['BaselineQuantiles']>, ParentType, ContextType>;
  logScale?: Resolver<Maybe<ResolversTypes['BaselineLogScale']>, ParentType, ContextType>;
  mix?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BaselineMixEntry']>>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BaselineScheduleEntry']>>, ParentType, ContextType>;
  windowFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  windowTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  computedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BaselineQuantilesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaselineQuantiles'] = ResolversParentTypes['BaselineQuantiles']> = {
  p05?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  p25?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  p50?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  p75?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  p95?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  p99?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};
export type BaselineLogScaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaselineLogScale'] = ResolversParentTypes['BaselineLogScale']> = {
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mad?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  iqr?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};
export type BaselineMixEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaselineMixEntry'] = ResolversParentTypes['BaselineMixEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type BaselineScheduleEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaselineScheduleEntry'] = ResolversParentTypes['BaselineScheduleEntry']> = {
  payeeHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurrences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  medianGapDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gapMadDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isPeriodic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type SentinelBatchRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelBatchRun'] = ResolversParentTypes['SentinelBatchRun']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SentinelBatchRunType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SentinelBatchRunStatus'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  profilesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profilesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profilesFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  baselinesComputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signalsCreated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type BehavioralBaselineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BehavioralBaselineConnection'] = ResolversParentTypes['BehavioralBaselineConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BehavioralBaselineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['BehavioralBaseline']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type BehavioralBaselineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BehavioralBaselineEdge'] = ResolversParentTypes['BehavioralBaselineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BehavioralBaseline'], ParentType, ContextType>;
};
export type SentinelBatchRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelBatchRunConnection'] = ResolversParentTypes['SentinelBatchRunConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SentinelBatchRunEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SentinelBatchRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type SentinelBatchRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentinelBatchRunEdge'] = ResolversParentTypes['SentinelBatchRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SentinelBatchRun'], ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'BehavioralBaseline' | 'Customer' | 'DetectionRule' | 'ElderProfile' | 'ProtectiveHold', ParentType, ContextType>;
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
  ElderProfile?: ElderProfileResolvers<ContextType>;
  ElderConsent?: ElderConsentResolvers<ContextType>;
  TrustedContact?: TrustedContactResolvers<ContextType>;
  ElderProfileEvent?: ElderProfileEventResolvers<ContextType>;
  SentinelSettings?: SentinelSettingsResolvers<ContextType>;
  ElderProfileConnection?: ElderProfileConnectionResolvers<ContextType>;
  ElderProfileEdge?: ElderProfileEdgeResolvers<ContextType>;
  TrustedContactConnection?: TrustedContactConnectionResolvers<ContextType>;
  TrustedContactEdge?: TrustedContactEdgeResolvers<ContextType>;
  ElderProfileEventConnection?: ElderProfileEventConnectionResolvers<ContextType>;
  ElderProfileEventEdge?: ElderProfileEventEdgeResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  DetectionRule?: DetectionRuleResolvers<ContextType>;
  DetectionRuleConnection?: DetectionRuleConnectionResolvers<ContextType>;
  DetectionRuleEdge?: DetectionRuleEdgeResolvers<ContextType>;
  DescribedRuleType?: DescribedRuleTypeResolvers<ContextType>;
  DescribedRuleParameter?: DescribedRuleParameterResolvers<ContextType>;
  DetectionRuleSimulation?: DetectionRuleSimulationResolvers<ContextType>;
  DetectionRuleSimulationHit?: DetectionRuleSimulationHitResolvers<ContextType>;
  ElderSkippedRule?: ElderSkippedRuleResolvers<ContextType>;
  ElderTransactionEvaluation?: ElderTransactionEvaluationResolvers<ContextType>;
  ElderTransactionBatch?: ElderTransactionBatchResolvers<ContextType>;
  ElderTransactionBatchResult?: ElderTransactionBatchResultResolvers<ContextType>;
  AccountEventEvaluation?: AccountEventEvaluationResolvers<ContextType>;
  ExploitationSignal?: ExploitationSignalResolvers<ContextType>;
  ExploitationSignalWindow?: ExploitationSignalWindowResolvers<ContextType>;
  ElderRisk?: ElderRiskResolvers<ContextType>;
  ElderRiskComponent?: ElderRiskComponentResolvers<ContextType>;
  SentinelStats?: SentinelStatsResolvers<ContextType>;
  ElderProfileCounts?: ElderProfileCountsResolvers<ContextType>;
  ExploitationSignalCounts?: ExploitationSignalCountsResolvers<ContextType>;
  SignalSeverityCounts?: SignalSeverityCountsResolvers<ContextType>;
  ElderAlertCounts?: ElderAlertCountsResolvers<ContextType>;
  ProtectiveHoldCounts?: ProtectiveHoldCountsResolvers<ContextType>;
  ExploitationSignalConnection?: ExploitationSignalConnectionResolvers<ContextType>;
  ExploitationSignalEdge?: ExploitationSignalEdgeResolvers<ContextType>;
  ElderAlert?: ElderAlertResolvers<ContextType>;
  ElderAlertConnection?: ElderAlertConnectionResolvers<ContextType>;
  ElderAlertEdge?: ElderAlertEdgeResolvers<ContextType>;
  ProtectiveHold?: ProtectiveHoldResolvers<ContextType>;
  ProtectiveHoldStep?: ProtectiveHoldStepResolvers<ContextType>;
  HoldNotice?: HoldNoticeResolvers<ContextType>;
  ProtectiveHoldConnection?: ProtectiveHoldConnectionResolvers<ContextType>;
  ProtectiveHoldEdge?: ProtectiveHoldEdgeResolvers<ContextType>;
  DisbursementCheck?: DisbursementCheckResolvers<ContextType>;
  CoveringHold?: CoveringHoldResolvers<ContextType>;
  DisbursementSignal?: DisbursementSignalResolvers<ContextType>;
  ElderEvidenceReport?: ElderEvidenceReportResolvers<ContextType>;
  EvidencePeriod?: EvidencePeriodResolvers<ContextType>;
  EvidenceFlag?: EvidenceFlagResolvers<ContextType>;
  EvidenceSignal?: EvidenceSignalResolvers<ContextType>;
  EvidenceAmount?: EvidenceAmountResolvers<ContextType>;
  EvidenceTransaction?: EvidenceTransactionResolvers<ContextType>;
  EvidenceContact?: EvidenceContactResolvers<ContextType>;
  BehavioralBaseline?: BehavioralBaselineResolvers<ContextType>;
  BaselineQuantiles?: BaselineQuantilesResolvers<ContextType>;
  BaselineLogScale?: BaselineLogScaleResolvers<ContextType>;
  BaselineMixEntry?: BaselineMixEntryResolvers<ContextType>;
  BaselineScheduleEntry?: BaselineScheduleEntryResolvers<ContextType>;
  SentinelBatchRun?: SentinelBatchRunResolvers<ContextType>;
  BehavioralBaselineConnection?: BehavioralBaselineConnectionResolvers<ContextType>;
  BehavioralBaselineEdge?: BehavioralBaselineEdgeResolvers<ContextType>;
  SentinelBatchRunConnection?: SentinelBatchRunConnectionResolvers<ContextType>;
  SentinelBatchRunEdge?: SentinelBatchRunEdgeResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
