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
export type QueryverificationArgs = {
  id: Scalars['ID']['input'];
};
export type QueryverificationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  externalId?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<VerificationStatus>;
};
export type QueryverifiedPersonArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerydocumentTypesArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};
export type QueryparseZonesArgs = {
  zones: ReadonlyArray<ReadonlyArray<Scalars['String']['input']>>;
};
export type QueryfraudAlertsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  verificationId?: InputMaybe<Scalars['ID']['input']>;
  alertType?: InputMaybe<FraudAlertType>;
  severity?: InputMaybe<FraudSeverity>;
  status?: InputMaybe<FraudAlertStatus>;
};
export type QueryfraudAlertArgs = {
  id: Scalars['UUID']['input'];
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationcreateVerificationArgs = {
  input: CreateVerificationInput;
};
export type MutationcompleteVerificationArgs = {
  id: Scalars['ID']['input'];
};
export type MutationcancelVerificationArgs = {
  id: Scalars['ID']['input'];
};
export type MutationreviewVerificationArgs = {
  id: Scalars['ID']['input'];
  input: ReviewVerificationInput;
};
export type MutationeraseVerificationDataArgs = {
  id: Scalars['ID']['input'];
};
export type MutationsetIdvSettingsArgs = {
  input: SetIdvSettingsInput;
};
export type MutationaddVerificationImageArgs = {
  id: Scalars['ID']['input'];
  input: AddVerificationImageInput;
};
export type MutationaddVerificationChipArgs = {
  id: Scalars['ID']['input'];
  input: AddVerificationChipInput;
};
export type MutationdecideFraudAlertArgs = {
  id: Scalars['UUID']['input'];
  input: DecideFraudAlertInput;
};
export type CustomerverificationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type VerificationfraudAlertsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type VerificationStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'IN_REVIEW'
  | 'VERIFIED'
  | 'REJECTED'
  | 'EXPIRED'
  | 'CANCELLED';
export type VerificationStep =
  | 'DOCUMENT_FRONT'
  | 'DOCUMENT_BACK'
  | 'SELFIE'
  | 'COMPLETE';
export type VerificationDecision =
  | 'AUTO_APPROVE'
  | 'AUTO_REJECT'
  | 'MANUAL_REVIEW'
  | 'MANUAL_APPROVE'
  | 'MANUAL_REJECT';
export type VerificationDecisionReason =
  | 'SCORE_ABOVE_THRESHOLD'
  | 'SCORE_BELOW_THRESHOLD'
  | 'DOCUMENT_EXPIRED'
  | 'UNDERAGE'
  | 'FACE_MISMATCH'
  | 'LIVENESS_FAILED'
  | 'CHIP_INVALID'
  | 'SANCTIONS_HIT'
  | 'MRZ_INVALID'
  | 'MRZ_VIZ_MISMATCH'
  | 'BARCODE_MISMATCH'
  | 'ISSUER_MISMATCH'
  | 'DOCUMENT_TAMPERED'
  | 'DUPLICATE_DOCUMENT'
  | 'LOW_QUALITY'
  | 'AGE_UNKNOWN'
  | 'FACE_CHECK_UNAVAILABLE'
  | 'SCREENING_UNAVAILABLE'
  | 'SANDBOX_APPROVE'
  | 'SANDBOX_REJECT'
  | 'REVIEWER';
export type VerificationCheckResult =
  | 'PASS'
  | 'WARN'
  | 'FAIL'
  | 'NOT_APPLICABLE';
export type ZoneRepairProof =
  | 'CHECK_DIGIT'
  | 'ALPHABET';
export type CreateVerificationInput = {
  readonly externalId: Scalars['String']['input'];
  readonly callbackUrl?: InputMaybe<Scalars['HttpUrl']['input']>;
  readonly documentTypes?: InputMaybe<ReadonlyArray<IdentityDocumentType>>;
};
export type ReviewDecision =
  | 'APPROVE'
  | 'REJECT';
export type ReviewVerificationInput = {
  readonly decision: ReviewDecision;
  readonly reason: Scalars['String']['input'];
};
export type SetIdvSettingsInput = {
  readonly minimumAge?: InputMaybe<Scalars['Int']['input']>;
  readonly attemptsPerDay?: InputMaybe<Scalars['Int']['input']>;
  readonly retentionDays?: InputMaybe<Scalars['Int']['input']>;
  readonly webhookUrl?: InputMaybe<Scalars['HttpUrl']['input']>;
  readonly notificationEmail?: InputMaybe<Scalars['EmailAddress']['input']>;
};
export type DocumentSide =
  | 'FRONT'
  | 'BACK';
export type IdentityDocumentType =
  | 'INTERNATIONAL_PASSPORT'
  | 'US_STATE_ID'
  | 'US_DRIVERS_LICENSE'
  | 'US_MILITARY_ID'
  | 'US_GREEN_CARD'
  | 'GHANA_CARD'
  | 'NG_NIN'
  | 'NG_DRIVERS_LICENSE'
  | 'KE_ID'
  | 'KE_DRIVERS_LICENSE'
  | 'EU_ID_DE'
  | 'EU_ID_FR'
  | 'EU_ID_IT'
  | 'EU_ID_ES'
  | 'UK_DRIVERS_LICENSE'
  | 'CA_DRIVERS_LICENSE'
  | 'IN_DRIVERS_LICENSE'
  | 'ZA_ID'
  | 'ZA_DRIVERS_LICENSE'
  | 'GH_DRIVERS_LICENSE'
  | 'LR_ID'
  | 'LR_DRIVERS_LICENSE'
  | 'SL_ID'
  | 'SL_DRIVERS_LICENSE'
  | 'GM_ID'
  | 'GM_DRIVERS_LICENSE'
  | 'EU_ID_AT'
  | 'EU_ID_BE'
  | 'EU_ID_NL'
  | 'EU_ID_PT'
  | 'EU_ID_PL'
  | 'EU_ID_SE'
  | 'EU_ID_FI'
  | 'EU_ID_RO'
  | 'EU_RESIDENCE_PERMIT'
  | 'CH_ID'
  | 'NO_ID'
  | 'UK_RESIDENCE_PERMIT'
  | 'SN_ID'
  | 'CI_ID'
  | 'UG_ID'
  | 'RW_ID'
  | 'CM_ID'
  | 'CA_PERMANENT_RESIDENT_CARD'
  | 'MX_INE';
export type AddVerificationImageInput = {
  readonly type: VerificationImageType;
  readonly content: Scalars['String']['input'];
  readonly documentType?: InputMaybe<IdentityDocumentType>;
};
export type VerificationImageType =
  | 'DOCUMENT_FRONT'
  | 'DOCUMENT_BACK'
  | 'SELFIE'
  | 'LIVENESS_FRAME';
export type PictureFormat =
  | 'JPEG'
  | 'PNG'
  | 'WEBP';
export type AddVerificationChipInput = {
  readonly dg1: Scalars['String']['input'];
  readonly dg2?: InputMaybe<Scalars['String']['input']>;
  readonly sod: Scalars['String']['input'];
};
export type FraudAlertDecision =
  | 'CONFIRMED'
  | 'DISMISSED';
export type DecideFraudAlertInput = {
  readonly status: FraudAlertDecision;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};
export type FraudAlertType =
  | 'DUPLICATE_DOCUMENT'
  | 'DUPLICATE_IMAGE'
  | 'DUPLICATE_FACE'
  | 'DOCUMENT_TAMPERING'
  | 'MRZ_MISMATCH'
  | 'FACE_SPOOF'
  | 'SANCTIONS_HIT';
export type FraudSeverity =
  | 'LOW'
  | 'MEDIUM'
  | 'HIGH'
  | 'CRITICAL';
export type FraudAlertStatus =
  | 'OPEN'
  | 'CONFIRMED'
  | 'DISMISSED';
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
  ID: ResolverTypeWrapper<any>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Customer: ResolverTypeWrapper<any>;
  Verification: ResolverTypeWrapper<any>;
  Float: ResolverTypeWrapper<any>;
  VerificationStatus: ResolverTypeWrapper<any>;
  VerificationStep: ResolverTypeWrapper<any>;
  VerificationDecision: ResolverTypeWrapper<any>;
  VerificationDecisionReason: ResolverTypeWrapper<any>;
  VerificationCheckResult: ResolverTypeWrapper<any>;
  VerificationCheck: ResolverTypeWrapper<any>;
  VerifiedDocument: ResolverTypeWrapper<any>;
  VerifiedPerson: ResolverTypeWrapper<any>;
  ReadZone: ResolverTypeWrapper<any>;
  ZoneCheckDigit: ResolverTypeWrapper<any>;
  ZoneRepairProof: ResolverTypeWrapper<any>;
  ZoneRepair: ResolverTypeWrapper<any>;
  VerificationConnection: ResolverTypeWrapper<any>;
  VerificationEdge: ResolverTypeWrapper<any>;
  CreateVerificationInput: ResolverTypeWrapper<any>;
  CreatedVerification: ResolverTypeWrapper<any>;
  CompletedVerification: ResolverTypeWrapper<any>;
  ReviewDecision: ResolverTypeWrapper<any>;
  ReviewVerificationInput: ResolverTypeWrapper<any>;
  IdvSettings: ResolverTypeWrapper<any>;
  SetIdvSettingsInput: ResolverTypeWrapper<any>;
  DocumentSide: ResolverTypeWrapper<any>;
  SupportedDocument: ResolverTypeWrapper<any>;
  IdentityDocumentType: ResolverTypeWrapper<any>;
  ParsedZones: ResolverTypeWrapper<any>;
  ParsedZone: ResolverTypeWrapper<any>;
  ZoneFields: ResolverTypeWrapper<any>;
  AddVerificationImageInput: ResolverTypeWrapper<any>;
  AddedVerificationImage: ResolverTypeWrapper<any>;
  VerificationImage: ResolverTypeWrapper<any>;
  PictureQuality: ResolverTypeWrapper<any>;
  VerificationImageType: ResolverTypeWrapper<any>;
  PictureFormat: ResolverTypeWrapper<any>;
  AddVerificationChipInput: ResolverTypeWrapper<any>;
  AddedVerificationChip: ResolverTypeWrapper<any>;
  VerificationChip: ResolverTypeWrapper<any>;
  ChipCheck: ResolverTypeWrapper<any>;
  FraudAlert: ResolverTypeWrapper<any>;
  FraudAlertDecision: ResolverTypeWrapper<any>;
  DecideFraudAlertInput: ResolverTypeWrapper<any>;
  FraudAlertConnection: ResolverTypeWrapper<any>;
  FraudAlertEdge: ResolverTypeWrapper<any>;
  FraudAlertType: ResolverTypeWrapper<any>;
  FraudSeverity: ResolverTypeWrapper<any>;
  FraudAlertStatus: ResolverTypeWrapper<any>;
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
  ID: any;
  Mutation: Record<PropertyKey, never>;
  Customer: any;
  Verification: any;
  Float: any;
  VerificationCheck: any;
  VerifiedDocument: any;
  VerifiedPerson: any;
  ReadZone: any;
  ZoneCheckDigit: any;
  ZoneRepair: any;
  VerificationConnection: any;
  VerificationEdge: any;
  CreateVerificationInput: any;
  CreatedVerification: any;
  CompletedVerification: any;
  ReviewVerificationInput: any;
  IdvSettings: any;
  SetIdvSettingsInput: any;
  SupportedDocument: any;
  ParsedZones: any;
  ParsedZone: any;
  ZoneFields: any;
  AddVerificationImageInput: any;
  AddedVerificationImage: any;
  VerificationImage: any;
  PictureQuality: any;
  AddVerificationChipInput: any;
  AddedVerificationChip: any;
  VerificationChip: any;
  ChipCheck: any;
  FraudAlert: any;
  DecideFraudAlertInput: any;
  FraudAlertConnection: any;
  FraudAlertEdge: any;
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
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType, RequireFields<QueryverificationArgs, 'id'>>;
  verifications?: Resolver<ResolversTypes['VerificationConnection'], ParentType, ContextType, RequireFields<QueryverificationsArgs, 'first'>>;
  idvSettings?: Resolver<ResolversTypes['IdvSettings'], ParentType, ContextType>;
  verifiedPerson?: Resolver<Maybe<ResolversTypes['VerifiedPerson']>, ParentType, ContextType, RequireFields<QueryverifiedPersonArgs, 'id'>>;
  documentTypes?: Resolver<ReadonlyArray<ResolversTypes['SupportedDocument']>, ParentType, ContextType, Partial<QuerydocumentTypesArgs>>;
  parseZones?: Resolver<ResolversTypes['ParsedZones'], ParentType, ContextType, RequireFields<QueryparseZonesArgs, 'zones'>>;
  fraudAlerts?: Resolver<ResolversTypes['FraudAlertConnection'], ParentType, ContextType, RequireFields<QueryfraudAlertsArgs, 'first'>>;
  fraudAlert?: Resolver<Maybe<ResolversTypes['FraudAlert']>, ParentType, ContextType, RequireFields<QueryfraudAlertArgs, 'id'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createVerification?: Resolver<ResolversTypes['CreatedVerification'], ParentType, ContextType, RequireFields<MutationcreateVerificationArgs, 'input'>>;
  completeVerification?: Resolver<ResolversTypes['CompletedVerification'], ParentType, ContextType, RequireFields<MutationcompleteVerificationArgs, 'id'>>;
  cancelVerification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<MutationcancelVerificationArgs, 'id'>>;
  reviewVerification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<MutationreviewVerificationArgs, 'id' | 'input'>>;
  eraseVerificationData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationeraseVerificationDataArgs, 'id'>>;
  setIdvSettings?: Resolver<ResolversTypes['IdvSettings'], ParentType, ContextType, RequireFields<MutationsetIdvSettingsArgs, 'input'>>;
  addVerificationImage?: Resolver<ResolversTypes['AddedVerificationImage'], ParentType, ContextType, RequireFields<MutationaddVerificationImageArgs, 'id' | 'input'>>;
  addVerificationChip?: Resolver<ResolversTypes['AddedVerificationChip'], ParentType, ContextType, RequireFields<MutationaddVerificationChipArgs, 'id' | 'input'>>;
  decideFraudAlert?: Resolver<ResolversTypes['FraudAlert'], ParentType, ContextType, RequireFields<MutationdecideFraudAlertArgs, 'id' | 'input'>>;
};
export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifications?: Resolver<Maybe<ResolversTypes['VerificationConnection']>, ParentType, ContextType, RequireFields<CustomerverificationsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type VerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  currentStep?: Resolver<ResolversTypes['VerificationStep'], ParentType, ContextType>;
  attemptNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  callbackUrl?: Resolver<Maybe<ResolversTypes['HttpUrl']>, ParentType, ContextType>;
  documentTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['IdentityDocumentType']>>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['VerificationDecision']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['VerificationDecisionReason']>, ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  checks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['VerificationCheck']>>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['VerifiedDocument']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fraudAlerts?: Resolver<ResolversTypes['FraudAlertConnection'], ParentType, ContextType, RequireFields<VerificationfraudAlertsArgs, 'first'>>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['VerificationImage']>, ParentType, ContextType>;
  chip?: Resolver<Maybe<ResolversTypes['VerificationChip']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type VerificationCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationCheck'] = ResolversParentTypes['VerificationCheck']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['VerificationCheckResult'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  simulated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};
export type VerifiedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedDocument'] = ResolversParentTypes['VerifiedDocument']> = {
  documentType?: Resolver<ResolversTypes['IdentityDocumentType'], ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuingState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mrz?: Resolver<Maybe<ResolversTypes['ReadZone']>, ParentType, ContextType>;
};
export type VerifiedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifiedPerson'] = ResolversParentTypes['VerifiedPerson']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type ReadZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadZone'] = ResolversParentTypes['ReadZone']> = {
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkDigits?: Resolver<ReadonlyArray<ResolversTypes['ZoneCheckDigit']>, ParentType, ContextType>;
  repairs?: Resolver<ReadonlyArray<ResolversTypes['ZoneRepair']>, ParentType, ContextType>;
};
export type ZoneCheckDigitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneCheckDigit'] = ResolversParentTypes['ZoneCheckDigit']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type ZoneRepairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneRepair'] = ResolversParentTypes['ZoneRepair']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['ZoneRepairProof'], ParentType, ContextType>;
};
export type VerificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationConnection'] = ResolversParentTypes['VerificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VerificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Verification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type VerificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationEdge'] = ResolversParentTypes['VerificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};
export type CreatedVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedVerification'] = ResolversParentTypes['CreatedVerification']> = {
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type CompletedVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletedVerification'] = ResolversParentTypes['CompletedVerification']> = {
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
  isProcessing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type IdvSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdvSettings'] = ResolversParentTypes['IdvSettings']> = {
  workspaceId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptsPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notificationEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SupportedDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportedDocument'] = ResolversParentTypes['SupportedDocument']> = {
  type?: Resolver<ResolversTypes['IdentityDocumentType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mrz?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mrzFormats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  sides?: Resolver<ReadonlyArray<ResolversTypes['DocumentSide']>, ParentType, ContextType>;
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nfc?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type ParsedZonesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParsedZones'] = ResolversParentTypes['ParsedZones']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['ParsedZone']>, ParentType, ContextType>;
};
export type ParsedZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParsedZone'] = ResolversParentTypes['ParsedZone']> = {
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fields?: Resolver<ResolversTypes['ZoneFields'], ParentType, ContextType>;
  checkDigits?: Resolver<ReadonlyArray<ResolversTypes['ZoneCheckDigit']>, ParentType, ContextType>;
  repairs?: Resolver<ReadonlyArray<ResolversTypes['ZoneRepair']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};
export type ZoneFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZoneFields'] = ResolversParentTypes['ZoneFields']> = {
  documentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuingState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiryDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryIdentifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryIdentifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionalData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionalData2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type AddedVerificationImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedVerificationImage'] = ResolversParentTypes['AddedVerificationImage']> = {
  imageId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VerificationImageType'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['PictureFormat'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quality?: Resolver<ResolversTypes['PictureQuality'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['VerificationStep'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['VerifiedDocument']>, ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};
export type VerificationImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationImage'] = ResolversParentTypes['VerificationImage']> = {
  imageId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VerificationImageType'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['PictureFormat'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quality?: Resolver<ResolversTypes['PictureQuality'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type PictureQualityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureQuality'] = ResolversParentTypes['PictureQuality']> = {
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sharpness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  exposure?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  glare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resolution?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};
export type AddedVerificationChipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedVerificationChip'] = ResolversParentTypes['AddedVerificationChip']> = {
  chip?: Resolver<ResolversTypes['VerificationChip'], ParentType, ContextType>;
  nextStep?: Resolver<ResolversTypes['VerificationStep'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};
export type VerificationChipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationChip'] = ResolversParentTypes['VerificationChip']> = {
  authentic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ChipCheck']>, ParentType, ContextType>;
};
export type ChipCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChipCheck'] = ResolversParentTypes['ChipCheck']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['VerificationCheckResult'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type FraudAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FraudAlert'] = ResolversParentTypes['FraudAlert']> = {
  alertId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  verificationId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
  alertType?: Resolver<ResolversTypes['FraudAlertType'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['FraudSeverity'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FraudAlertStatus'], ParentType, ContextType>;
  relatedVerificationId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type FraudAlertConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FraudAlertConnection'] = ResolversParentTypes['FraudAlertConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FraudAlertEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FraudAlert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type FraudAlertEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FraudAlertEdge'] = ResolversParentTypes['FraudAlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FraudAlert'], ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'Customer' | 'IdvSettings' | 'Verification', ParentType, ContextType>;
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
  Customer?: CustomerResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  VerificationCheck?: VerificationCheckResolvers<ContextType>;
  VerifiedDocument?: VerifiedDocumentResolvers<ContextType>;
  VerifiedPerson?: VerifiedPersonResolvers<ContextType>;
  ReadZone?: ReadZoneResolvers<ContextType>;
  ZoneCheckDigit?: ZoneCheckDigitResolvers<ContextType>;
  ZoneRepair?: ZoneRepairResolvers<ContextType>;
  VerificationConnection?: VerificationConnectionResolvers<ContextType>;
  VerificationEdge?: VerificationEdgeResolvers<ContextType>;
  CreatedVerification?: CreatedVerificationResolvers<ContextType>;
  CompletedVerification?: CompletedVerificationResolvers<ContextType>;
  IdvSettings?: IdvSettingsResolvers<ContextType>;
  SupportedDocument?: SupportedDocumentResolvers<ContextType>;
  ParsedZones?: ParsedZonesResolvers<ContextType>;
  ParsedZone?: ParsedZoneResolvers<ContextType>;
  ZoneFields?: ZoneFieldsResolvers<ContextType>;
  AddedVerificationImage?: AddedVerificationImageResolvers<ContextType>;
  VerificationImage?: VerificationImageResolvers<ContextType>;
  PictureQuality?: PictureQualityResolvers<ContextType>;
  AddedVerificationChip?: AddedVerificationChipResolvers<ContextType>;
  VerificationChip?: VerificationChipResolvers<ContextType>;
  ChipCheck?: ChipCheckResolvers<ContextType>;
  FraudAlert?: FraudAlertResolvers<ContextType>;
  FraudAlertConnection?: FraudAlertConnectionResolvers<ContextType>;
  FraudAlertEdge?: FraudAlertEdgeResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
