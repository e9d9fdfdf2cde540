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
export type QueryquoteArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerytransferArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerytransfersKnownArgs = {
  ids: ReadonlyArray<Scalars['UUID']['input']>;
};
export type QuerytransfersCreatedArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['UUID']['input']>;
  first?: Scalars['Int']['input'];
};
export type QuerywalletArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerytransfersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<TransferStatus>;
};
export type QuerytransferPageArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};
export type QueryrecipientArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryrecipientPageArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};
export type QueryrecipientsWithAccountArgs = {
  account: AccountInput;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryrecipientRequirementsArgs = {
  destinationCountry: Scalars['CountryCode']['input'];
  receiveCurrency: Scalars['CurrencyCode']['input'];
  payoutMethod?: InputMaybe<PayoutMethod>;
};
export type QueryagreementsArgs = {
  locale?: InputMaybe<Scalars['String']['input']>;
};
export type QuerytransferReceiptArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerysendingLimitsArgs = {
  customerId?: InputMaybe<Scalars['UUID']['input']>;
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationpublishAgreementArgs = {
  input: PublishAgreementInput;
};
export type MutationsignAgreementArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsetKycLimitArgs = {
  input: SetKycLimitInput;
};
export type MutationcreateQuoteArgs = {
  input: CreateQuoteInput;
};
export type MutationcreateTransferArgs = {
  input: CreateTransferInput;
};
export type MutationcancelTransferArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationconfirmFundingArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcreateRecipientArgs = {
  input: CreateRecipientInput;
};
export type MutationupdateRecipientArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateRecipientInput;
};
export type MutationdeactivateRecipientArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsetCorridorArgs = {
  input: SetCorridorInput;
};
export type MutationpublishRateArgs = {
  input: PublishRateInput;
};
export type SetCorridorInput = {
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  readonly destinationCountry: Scalars['CountryCode']['input'];
  readonly enabled: Scalars['Boolean']['input'];
  readonly minimumAmount: Scalars['Money']['input'];
  readonly maximumAmount: Scalars['Money']['input'];
  readonly marginPpm: Scalars['Int']['input'];
  readonly feeFixed: Scalars['Money']['input'];
  readonly feePpm: Scalars['Int']['input'];
  readonly lockSeconds?: Scalars['Int']['input'];
  readonly payoutMethods: ReadonlyArray<PayoutMethod>;
  readonly requiredAgreement?: InputMaybe<AgreementType>;
};
export type PublishRateInput = {
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  readonly bid: Scalars['Decimal']['input'];
  readonly offer: Scalars['Decimal']['input'];
};
export type CreateQuoteInput = {
  readonly sendAmount: Scalars['Money']['input'];
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  readonly destinationCountry: Scalars['CountryCode']['input'];
};
export type TransferStatus =
  | 'CREATED'
  | 'FUNDED'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'FAILED'
  | 'REFUNDED';
export type TransferChannel =
  | 'MOBILE'
  | 'WEB'
  | 'SVC'
  | 'API';
export type TransferHold =
  | 'SCREENING_PENDING'
  | 'SCREENING_MATCH'
  | 'PROTECTION'
  | 'SENDER_SUSPENDED';
export type TransferFailureReason =
  | 'CANCELLED_BY_SENDER'
  | 'FUNDING_DECLINED'
  | 'QUOTE_EXPIRED'
  | 'SCREENING_MATCH'
  | 'SENDER_SUSPENDED'
  | 'SENDER_CLOSED'
  | 'DECLINED'
  | 'PAYOUT_REJECTED'
  | 'RETURNED_BY_BANK';
export type TransferActor =
  | 'SENDER'
  | 'TENANT'
  | 'PLATFORM'
  | 'FUNDING_PROVIDER'
  | 'PAYOUT_PARTNER';
export type CreateTransferInput = {
  readonly quoteId: Scalars['UUID']['input'];
  readonly recipientId: Scalars['UUID']['input'];
  readonly walletId?: InputMaybe<Scalars['UUID']['input']>;
  readonly channel?: InputMaybe<TransferChannel>;
  readonly transferReason: Scalars['String']['input'];
  readonly sourceOfFunds: Scalars['String']['input'];
  readonly relationshipToRecipient: Scalars['String']['input'];
  readonly signedAgreementId?: InputMaybe<Scalars['UUID']['input']>;
};
export type AgreementType =
  | 'TERMS'
  | 'PRIVACY'
  | 'DISCLOSURE'
  | 'ESIGN_CONSENT';
export type SignatureStatus =
  | 'SIGNED'
  | 'SUPERSEDED';
export type PublishAgreementInput = {
  readonly type: AgreementType;
  readonly version: Scalars['String']['input'];
  readonly locale: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
  readonly content?: InputMaybe<Scalars['String']['input']>;
  readonly url?: InputMaybe<Scalars['HttpUrl']['input']>;
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
  readonly effectiveFrom?: InputMaybe<Scalars['DateTime']['input']>;
};
export type SetKycLimitInput = {
  readonly level: Scalars['Int']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly perDay: Scalars['Money']['input'];
  readonly perMonth: Scalars['Money']['input'];
};
export type PayoutMethod =
  | 'BANK_ACCOUNT'
  | 'MOBILE_WALLET'
  | 'CASH_PICKUP';
export type RecipientStatus =
  | 'ACTIVE'
  | 'INACTIVE';
export type AccountInput = {
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};
export type CreateRecipientInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  readonly country: Scalars['CountryCode']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly payoutMethod: PayoutMethod;
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  readonly bic?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  readonly relationship?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
};
export type UpdateRecipientInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  readonly payoutMethod?: InputMaybe<PayoutMethod>;
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  readonly bic?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  readonly relationship?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
};
export type CustomerremittancesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type WalletStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'FROZEN'
  | 'DORMANT'
  | 'INACTIVE'
  | 'MATURED';
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
  SetCorridorInput: ResolverTypeWrapper<any>;
  PublishRateInput: ResolverTypeWrapper<any>;
  MarketRate: ResolverTypeWrapper<any>;
  Corridor: ResolverTypeWrapper<any>;
  Quote: ResolverTypeWrapper<any>;
  CreateQuoteInput: ResolverTypeWrapper<any>;
  TransferStatus: ResolverTypeWrapper<any>;
  TransferChannel: ResolverTypeWrapper<any>;
  TransferHold: ResolverTypeWrapper<any>;
  TransferFailureReason: ResolverTypeWrapper<any>;
  TransferActor: ResolverTypeWrapper<any>;
  Transfer: ResolverTypeWrapper<any>;
  TransferEvent: ResolverTypeWrapper<any>;
  TransferConnection: ResolverTypeWrapper<any>;
  TransferEdge: ResolverTypeWrapper<any>;
  TransferPage: ResolverTypeWrapper<any>;
  CreateTransferInput: ResolverTypeWrapper<any>;
  AgreementType: ResolverTypeWrapper<any>;
  Agreement: ResolverTypeWrapper<any>;
  SignatureStatus: ResolverTypeWrapper<any>;
  SignedAgreement: ResolverTypeWrapper<any>;
  PublishAgreementInput: ResolverTypeWrapper<any>;
  SetKycLimitInput: ResolverTypeWrapper<any>;
  KycLimit: ResolverTypeWrapper<any>;
  SendingLimit: ResolverTypeWrapper<any>;
  TransferReceipt: ResolverTypeWrapper<any>;
  ReceiptSender: ResolverTypeWrapper<any>;
  ReceiptRecipient: ResolverTypeWrapper<any>;
  TravelRule: ResolverTypeWrapper<any>;
  Originator: ResolverTypeWrapper<any>;
  Beneficiary: ResolverTypeWrapper<any>;
  RecipientRequirements: ResolverTypeWrapper<any>;
  PayoutRequirements: ResolverTypeWrapper<any>;
  RecipientField: ResolverTypeWrapper<any>;
  PayoutMethod: ResolverTypeWrapper<any>;
  RecipientStatus: ResolverTypeWrapper<any>;
  Recipient: ResolverTypeWrapper<any>;
  RecipientPage: ResolverTypeWrapper<any>;
  RecipientConnection: ResolverTypeWrapper<any>;
  RecipientEdge: ResolverTypeWrapper<any>;
  AccountInput: ResolverTypeWrapper<any>;
  CreateRecipientInput: ResolverTypeWrapper<any>;
  UpdateRecipientInput: ResolverTypeWrapper<any>;
  Customer: ResolverTypeWrapper<any>;
  TransfersInFlight: ResolverTypeWrapper<any>;
  WalletStatus: ResolverTypeWrapper<any>;
  Wallet: ResolverTypeWrapper<any>;
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
  SetCorridorInput: any;
  PublishRateInput: any;
  MarketRate: any;
  Corridor: any;
  Quote: any;
  CreateQuoteInput: any;
  Transfer: any;
  TransferEvent: any;
  TransferConnection: any;
  TransferEdge: any;
  TransferPage: any;
  CreateTransferInput: any;
  Agreement: any;
  SignedAgreement: any;
  PublishAgreementInput: any;
  SetKycLimitInput: any;
  KycLimit: any;
  SendingLimit: any;
  TransferReceipt: any;
  ReceiptSender: any;
  ReceiptRecipient: any;
  TravelRule: any;
  Originator: any;
  Beneficiary: any;
  RecipientRequirements: any;
  PayoutRequirements: any;
  RecipientField: any;
  Recipient: any;
  RecipientPage: any;
  RecipientConnection: any;
  RecipientEdge: any;
  AccountInput: any;
  CreateRecipientInput: any;
  UpdateRecipientInput: any;
  Customer: any;
  TransfersInFlight: any;
  Wallet: any;
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
  corridors?: Resolver<ReadonlyArray<ResolversTypes['Corridor']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryquoteArgs, 'id'>>;
  transfer?: Resolver<Maybe<ResolversTypes['Transfer']>, ParentType, ContextType, RequireFields<QuerytransferArgs, 'id'>>;
  transfersInFlight?: Resolver<ReadonlyArray<ResolversTypes['TransfersInFlight']>, ParentType, ContextType>;
  transfersKnown?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType, RequireFields<QuerytransfersKnownArgs, 'ids'>>;
  transfersCreated?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType, RequireFields<QuerytransfersCreatedArgs, 'from' | 'to' | 'first'>>;
  wallets?: Resolver<ReadonlyArray<ResolversTypes['Wallet']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType, RequireFields<QuerywalletArgs, 'id'>>;
  transfers?: Resolver<ResolversTypes['TransferConnection'], ParentType, ContextType, RequireFields<QuerytransfersArgs, 'first'>>;
  transferPage?: Resolver<ResolversTypes['TransferPage'], ParentType, ContextType, RequireFields<QuerytransferPageArgs, 'page' | 'pageSize'>>;
  recipient?: Resolver<Maybe<ResolversTypes['Recipient']>, ParentType, ContextType, RequireFields<QueryrecipientArgs, 'id'>>;
  recipientPage?: Resolver<ResolversTypes['RecipientPage'], ParentType, ContextType, RequireFields<QueryrecipientPageArgs, 'page' | 'pageSize'>>;
  recipientsWithAccount?: Resolver<ResolversTypes['RecipientConnection'], ParentType, ContextType, RequireFields<QueryrecipientsWithAccountArgs, 'account' | 'first'>>;
  recipientRequirements?: Resolver<ResolversTypes['RecipientRequirements'], ParentType, ContextType, RequireFields<QueryrecipientRequirementsArgs, 'destinationCountry' | 'receiveCurrency'>>;
  agreements?: Resolver<ReadonlyArray<ResolversTypes['Agreement']>, ParentType, ContextType, Partial<QueryagreementsArgs>>;
  signedAgreements?: Resolver<ReadonlyArray<ResolversTypes['SignedAgreement']>, ParentType, ContextType>;
  transferReceipt?: Resolver<Maybe<ResolversTypes['TransferReceipt']>, ParentType, ContextType, RequireFields<QuerytransferReceiptArgs, 'id'>>;
  kycLimits?: Resolver<ReadonlyArray<ResolversTypes['KycLimit']>, ParentType, ContextType>;
  sendingLimits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SendingLimit']>>, ParentType, ContextType, Partial<QuerysendingLimitsArgs>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  publishAgreement?: Resolver<ResolversTypes['Agreement'], ParentType, ContextType, RequireFields<MutationpublishAgreementArgs, 'input'>>;
  signAgreement?: Resolver<ResolversTypes['SignedAgreement'], ParentType, ContextType, RequireFields<MutationsignAgreementArgs, 'id'>>;
  setKycLimit?: Resolver<ResolversTypes['KycLimit'], ParentType, ContextType, RequireFields<MutationsetKycLimitArgs, 'input'>>;
  createQuote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, RequireFields<MutationcreateQuoteArgs, 'input'>>;
  createTransfer?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType, RequireFields<MutationcreateTransferArgs, 'input'>>;
  cancelTransfer?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType, RequireFields<MutationcancelTransferArgs, 'id'>>;
  confirmFunding?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType, RequireFields<MutationconfirmFundingArgs, 'id'>>;
  createRecipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType, RequireFields<MutationcreateRecipientArgs, 'input'>>;
  updateRecipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType, RequireFields<MutationupdateRecipientArgs, 'id' | 'input'>>;
  deactivateRecipient?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType, RequireFields<MutationdeactivateRecipientArgs, 'id'>>;
  setCorridor?: Resolver<ResolversTypes['Corridor'], ParentType, ContextType, RequireFields<MutationsetCorridorArgs, 'input'>>;
  publishRate?: Resolver<ResolversTypes['MarketRate'], ParentType, ContextType, RequireFields<MutationpublishRateArgs, 'input'>>;
};
export type MarketRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarketRate'] = ResolversParentTypes['MarketRate']> = {
  sendCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  receiveCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  bid?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type CorridorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Corridor'] = ResolversParentTypes['Corridor']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  sendCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  receiveCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  destinationCountry?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maximumAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payoutMethods?: Resolver<ReadonlyArray<ResolversTypes['PayoutMethod']>, ParentType, ContextType>;
  requiredAgreement?: Resolver<Maybe<ResolversTypes['AgreementType']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  exchangeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  sendAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sendCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  receiveAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receiveCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  destinationCountry?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  feeTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['TransferHold']>, ParentType, ContextType>;
  screeningIds?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  sendAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sendCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  receiveAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receiveCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feeTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recipientId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinationCountry?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['TransferChannel']>, ParentType, ContextType>;
  transferReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceOfFunds?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationshipToRecipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['TransferEvent']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['TransferFailureReason']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['Recipient']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  signedAgreementId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  travelRule?: Resolver<Maybe<ResolversTypes['TravelRule']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransferEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferEvent'] = ResolversParentTypes['TransferEvent']> = {
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['TransferActor']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['TransferFailureReason']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type TransferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferConnection'] = ResolversParentTypes['TransferConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TransferEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type TransferEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferEdge'] = ResolversParentTypes['TransferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType>;
};
export type TransferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferPage'] = ResolversParentTypes['TransferPage']> = {
  transfers?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type AgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agreement'] = ResolversParentTypes['Agreement']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AgreementType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['HttpUrl']>, ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type SignedAgreementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedAgreement'] = ResolversParentTypes['SignedAgreement']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  agreementId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AgreementType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SignatureStatus'], ParentType, ContextType>;
};
export type KycLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KycLimit'] = ResolversParentTypes['KycLimit']> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  perMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type SendingLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendingLimit'] = ResolversParentTypes['SendingLimit']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  perMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  leftThisMonth?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type TransferReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferReceipt'] = ResolversParentTypes['TransferReceipt']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['ReceiptSender'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['ReceiptRecipient'], ParentType, ContextType>;
  sendAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  feeTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sendCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  receiveAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receiveCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  transferReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['TransferEvent']>, ParentType, ContextType>;
};
export type ReceiptSenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptSender'] = ResolversParentTypes['ReceiptSender']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type ReceiptRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptRecipient'] = ResolversParentTypes['ReceiptRecipient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
};
export type TravelRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelRule'] = ResolversParentTypes['TravelRule']> = {
  originator?: Resolver<ResolversTypes['Originator'], ParentType, ContextType>;
  beneficiary?: Resolver<ResolversTypes['Beneficiary'], ParentType, ContextType>;
};
export type OriginatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Originator'] = ResolversParentTypes['Originator']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};
export type BeneficiaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Beneficiary'] = ResolversParentTypes['Beneficiary']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
};
export type RecipientRequirementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipientRequirements'] = ResolversParentTypes['RecipientRequirements']> = {
  destinationCountry?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  receiveCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  payoutMethods?: Resolver<ReadonlyArray<ResolversTypes['PayoutRequirements']>, ParentType, ContextType>;
};
export type PayoutRequirementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutRequirements'] = ResolversParentTypes['PayoutRequirements']> = {
  payoutMethod?: Resolver<ResolversTypes['PayoutMethod'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['RecipientField']>, ParentType, ContextType>;
};
export type RecipientFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipientField'] = ResolversParentTypes['RecipientField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  example?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  help?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};
export type RecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recipient'] = ResolversParentTypes['Recipient']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecipientStatus'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CountryCode'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  payoutMethod?: Resolver<ResolversTypes['PayoutMethod'], ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iban?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  relationship?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type RecipientPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipientPage'] = ResolversParentTypes['RecipientPage']> = {
  recipients?: Resolver<ReadonlyArray<ResolversTypes['Recipient']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type RecipientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipientConnection'] = ResolversParentTypes['RecipientConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RecipientEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Recipient']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type RecipientEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecipientEdge'] = ResolversParentTypes['RecipientEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Recipient'], ParentType, ContextType>;
};
export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  remittances?: Resolver<Maybe<ResolversTypes['TransferConnection']>, ParentType, ContextType, RequireFields<CustomerremittancesArgs, 'first'>>;
  recipients?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Recipient']>>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransfersInFlightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransfersInFlight'] = ResolversParentTypes['TransfersInFlight']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WalletStatus'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'Corridor' | 'Customer' | 'Quote' | 'Recipient' | 'Transfer', ParentType, ContextType>;
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
  MarketRate?: MarketRateResolvers<ContextType>;
  Corridor?: CorridorResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  TransferEvent?: TransferEventResolvers<ContextType>;
  TransferConnection?: TransferConnectionResolvers<ContextType>;
  TransferEdge?: TransferEdgeResolvers<ContextType>;
  TransferPage?: TransferPageResolvers<ContextType>;
  Agreement?: AgreementResolvers<ContextType>;
  SignedAgreement?: SignedAgreementResolvers<ContextType>;
  KycLimit?: KycLimitResolvers<ContextType>;
  SendingLimit?: SendingLimitResolvers<ContextType>;
  TransferReceipt?: TransferReceiptResolvers<ContextType>;
  ReceiptSender?: ReceiptSenderResolvers<ContextType>;
  ReceiptRecipient?: ReceiptRecipientResolvers<ContextType>;
  TravelRule?: TravelRuleResolvers<ContextType>;
  Originator?: OriginatorResolvers<ContextType>;
  Beneficiary?: BeneficiaryResolvers<ContextType>;
  RecipientRequirements?: RecipientRequirementsResolvers<ContextType>;
  PayoutRequirements?: PayoutRequirementsResolvers<ContextType>;
  RecipientField?: RecipientFieldResolvers<ContextType>;
  Recipient?: RecipientResolvers<ContextType>;
  RecipientPage?: RecipientPageResolvers<ContextType>;
  RecipientConnection?: RecipientConnectionResolvers<ContextType>;
  RecipientEdge?: RecipientEdgeResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  TransfersInFlight?: TransfersInFlightResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
