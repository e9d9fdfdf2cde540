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
export type QueryaccountArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerytransactionArgs = {
  id: Scalars['UUID']['input'];
  type?: InputMaybe<TransactionType>;
};
export type QueryledgerIntegrityArgs = {
  full?: Scalars['Boolean']['input'];
};
export type QuerysystemBalancesArgs = {
  kind?: InputMaybe<SystemAccountKind>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};
export type QuerywalletsOfCustomerArgs = {
  customerId: Scalars['UUID']['input'];
};
export type QuerybankTransfersCreatedArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['UUID']['input']>;
  first?: Scalars['Int']['input'];
};
export type QueryaccountMovementsArgs = {
  ids: ReadonlyArray<Scalars['UUID']['input']>;
};
export type QueryaccountMovementsPostedArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['UUID']['input']>;
  first?: Scalars['Int']['input'];
};
export type QuerytransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  accountId?: InputMaybe<Scalars['UUID']['input']>;
  type?: InputMaybe<TransactionType>;
  status?: InputMaybe<TransactionStatus>;
  channel?: InputMaybe<TransactionChannel>;
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  reference?: InputMaybe<Scalars['String']['input']>;
  sessionId?: InputMaybe<Scalars['String']['input']>;
};
export type QuerypreviewTransferArgs = {
  input: TransferPreviewInput;
};
export type QuerynameEnquiryArgs = {
  input: NameEnquiryInput;
};
export type QueryfeeConfigurationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  includeReplaced?: Scalars['Boolean']['input'];
};
export type QuerycalculateFeeArgs = {
  input: FeeCalculationInput;
};
export type QuerytransactionLimitsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  includeReplaced?: Scalars['Boolean']['input'];
};
export type QuerycheckLimitsArgs = {
  input: LimitCheckInput;
};
export type QueryholdArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryaccountHoldsArgs = {
  accountId: Scalars['UUID']['input'];
  status?: InputMaybe<HoldStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryaccountsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['UUID']['input']>;
  accountType?: InputMaybe<AccountType>;
  status?: InputMaybe<AccountStatus>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};
export type QueryaccountBalanceArgs = {
  id: Scalars['UUID']['input'];
  asOf?: InputMaybe<Scalars['String']['input']>;
};
export type QueryaccountTransactionsArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryaccountStatementArgs = {
  id: Scalars['UUID']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};
export type QueryaccountLimitsArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryaccountHistoryArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryproductArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryproductsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<AccountType>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  status?: InputMaybe<ProductStatus>;
  code?: InputMaybe<Scalars['String']['input']>;
};
export type QueryhasOpenAccountsArgs = {
  customerId: Scalars['UUID']['input'];
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationdepositArgs = {
  input: CashMovementInput;
};
export type MutationwithdrawArgs = {
  input: CashMovementInput;
};
export type MutationtransferInternallyArgs = {
  input: TransferInternallyInput;
};
export type MutationplaceTransferHoldArgs = {
  input: PlaceTransferHoldInput;
};
export type MutationcaptureTransferHoldArgs = {
  transferId: Scalars['UUID']['input'];
  reference: Scalars['String']['input'];
};
export type MutationreleaseTransferHoldArgs = {
  transferId: Scalars['UUID']['input'];
};
export type MutationtransferInBulkArgs = {
  input: TransferInBulkInput;
};
export type MutationadjustBalanceArgs = {
  input: AdjustBalanceInput;
};
export type MutationsetFeeArgs = {
  input: SetFeeInput;
};
export type MutationendFeeArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsetTransactionLimitArgs = {
  input: SetTransactionLimitInput;
};
export type MutationsetTransferSettingsArgs = {
  input: SetTransferSettingsInput;
};
export type MutationtransferInterbankArgs = {
  input: SendOutsideInput;
};
export type MutationtransferByNipArgs = {
  input: SendOutsideInput;
};
export type MutationcancelTransactionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationrequeryTransactionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationreverseTransactionArgs = {
  id: Scalars['UUID']['input'];
  input: ReverseTransactionInput;
};
export type MutationplaceHoldArgs = {
  accountId: Scalars['UUID']['input'];
  input: PlaceHoldInput;
};
export type MutationreleaseHoldArgs = {
  id: Scalars['UUID']['input'];
  input?: InputMaybe<ReleaseHoldInput>;
};
export type MutationcaptureHoldArgs = {
  id: Scalars['UUID']['input'];
  input: CaptureHoldInput;
};
export type MutationextendHoldArgs = {
  id: Scalars['UUID']['input'];
  input: ExtendHoldInput;
};
export type MutationopenAccountArgs = {
  input: OpenAccountInput;
};
export type MutationfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationunfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationcloseAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationreactivateAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationrestrictAccountArgs = {
  id: Scalars['UUID']['input'];
  restriction: AccountRestriction;
  reason: Scalars['String']['input'];
};
export type MutationcreateProductArgs = {
  input: CreateProductInput;
};
export type MutationupdateProductArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateProductInput;
};
export type MutationactivateProductArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationretireProductArgs = {
  id: Scalars['UUID']['input'];
};
export type AccountType =
  | 'SAVINGS'
  | 'CURRENT'
  | 'FIXED_DEPOSIT'
  | 'DOMICILIARY'
  | 'JOINT'
  | 'CORPORATE';
export type AccountStatus =
  | 'PENDING'
  | 'ACTIVE'
  | 'FROZEN'
  | 'DORMANT'
  | 'INACTIVE'
  | 'MATURED'
  | 'CLOSED';
export type AccountRestriction =
  | 'NONE'
  | 'PND'
  | 'PNC'
  | 'FULL';
export type AccounttransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type CustomeraccountsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type OpenAccountInput = {
  readonly customerId: Scalars['UUID']['input'];
  readonly productId?: InputMaybe<Scalars['UUID']['input']>;
  readonly accountType?: InputMaybe<AccountType>;
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly accountName?: InputMaybe<Scalars['String']['input']>;
};
export type LimitWindow =
  | 'SINGLE'
  | 'DAILY'
  | 'WEEKLY'
  | 'MONTHLY';
export type AccountChangeKind =
  | 'OPENED'
  | 'FROZEN'
  | 'UNFROZEN'
  | 'RESTRICTED'
  | 'REACTIVATED'
  | 'CLOSED';
export type TransactionType =
  | 'TRANSFER'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'PAYMENT'
  | 'FEE'
  | 'INTEREST'
  | 'REVERSAL'
  | 'ADJUSTMENT';
export type TransferType =
  | 'INTERNAL'
  | 'INTERBANK'
  | 'NIP'
  | 'INTERNATIONAL';
export type TransactionChannel =
  | 'MOBILE'
  | 'WEB'
  | 'USSD'
  | 'ATM'
  | 'POS'
  | 'BRANCH'
  | 'API';
export type TransactionStatus =
  | 'PENDING'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'FAILED'
  | 'REVERSED'
  | 'CANCELLED';
export type CashMovementInput = {
  readonly accountId: Scalars['UUID']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly channel: TransactionChannel;
  readonly narration: Scalars['String']['input'];
  readonly initiatedBy: Scalars['UUID']['input'];
};
export type TransferInternallyInput = {
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountId: Scalars['UUID']['input'];
  readonly destinationAccountName: Scalars['String']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly channel: TransactionChannel;
  readonly narration: Scalars['String']['input'];
  readonly initiatedBy: Scalars['UUID']['input'];
};
export type TransferInBulkInput = {
  readonly items: ReadonlyArray<TransferInternallyInput>;
  readonly atomic?: Scalars['Boolean']['input'];
};
export type BulkTransferStatus =
  | 'COMPLETED'
  | 'PENDING'
  | 'FAILED';
export type AdjustmentDirection =
  | 'CREDIT'
  | 'DEBIT';
export type AdjustBalanceInput = {
  readonly accountId: Scalars['UUID']['input'];
  readonly direction: AdjustmentDirection;
  readonly amount: Scalars['Money']['input'];
  readonly reason: Scalars['String']['input'];
  readonly channel?: TransactionChannel;
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  readonly initiatedBy?: InputMaybe<Scalars['UUID']['input']>;
};
export type PreviewedTransferType =
  | 'INTERNAL'
  | 'INTERBANK'
  | 'NIP';
export type TransferPreviewInput = {
  readonly transferType: PreviewedTransferType;
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountId?: InputMaybe<Scalars['UUID']['input']>;
  readonly destinationAccountNum?: InputMaybe<Scalars['String']['input']>;
  readonly destinationBankCode?: InputMaybe<Scalars['String']['input']>;
  readonly destinationAccountName?: InputMaybe<Scalars['String']['input']>;
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly channel?: InputMaybe<TransactionChannel>;
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  readonly initiatedBy?: InputMaybe<Scalars['UUID']['input']>;
};
export type NameEnquiryInput = {
  readonly accountNumber: Scalars['String']['input'];
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
};
export type SendOutsideInput = {
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountNum: Scalars['String']['input'];
  readonly destinationBankCode: Scalars['String']['input'];
  readonly destinationAccountName: Scalars['String']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly channel: TransactionChannel;
  readonly narration: Scalars['String']['input'];
  readonly initiatedBy: Scalars['UUID']['input'];
};
export type ReverseTransactionInput = {
  readonly reason: Scalars['String']['input'];
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  readonly refundFee?: InputMaybe<Scalars['Boolean']['input']>;
};
export type PlaceTransferHoldInput = {
  readonly transferId: Scalars['UUID']['input'];
  readonly accountId: Scalars['UUID']['input'];
  readonly customerId: Scalars['UUID']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
};
export type PlacedTransferHold =
  | 'PLACED'
  | 'NOT_FOUND'
  | 'NOT_USABLE'
  | 'INSUFFICIENT_FUNDS';
export type CapturedTransferHold =
  | 'CAPTURED'
  | 'NOT_HELD'
  | 'REFUSED'
  | 'SUSPENDED'
  | 'PROTECTED';
export type ReleasedTransferHold =
  | 'RELEASED'
  | 'CAPTURED'
  | 'NOT_HELD';
export type HoldType =
  | 'AUTHORIZATION'
  | 'LIEN'
  | 'LEGAL'
  | 'UNCLEARED'
  | 'CARD'
  | 'FEE';
export type HoldStatus =
  | 'ACTIVE'
  | 'PARTIALLY_RELEASED'
  | 'CAPTURED'
  | 'RELEASED'
  | 'EXPIRED';
export type PlaceHoldInput = {
  readonly amount: Scalars['Money']['input'];
  readonly reason: Scalars['String']['input'];
  readonly type: HoldType;
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};
export type ReleaseHoldInput = {
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
};
export type CaptureHoldInput = {
  readonly amount: Scalars['Money']['input'];
  readonly destinationAccountId: Scalars['UUID']['input'];
};
export type ExtendHoldInput = {
  readonly expiresAt: Scalars['DateTime']['input'];
};
export type ProductStatus =
  | 'DRAFT'
  | 'ACTIVE'
  | 'RETIRED';
export type InterestCalculation =
  | 'DAILY_BALANCE'
  | 'AVERAGE_DAILY'
  | 'MINIMUM';
export type DayCount =
  | 'ACTUAL_365'
  | 'ACTUAL_360'
  | 'ACTUAL_ACTUAL'
  | 'THIRTY_360';
export type InterestPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'QUARTERLY'
  | 'BIANNUAL'
  | 'ANNUAL';
export type InterestTermsInput = {
  readonly rate: Scalars['ExactNumber']['input'];
  readonly calculationMethod?: InputMaybe<InterestCalculation>;
  readonly dayCount?: InputMaybe<DayCount>;
  readonly compounding?: InputMaybe<InterestPeriod>;
  readonly posting?: InputMaybe<InterestPeriod>;
};
export type CreateProductInput = {
  readonly code: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly category: AccountType;
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly interest?: InputMaybe<InterestTermsInput>;
};
export type UpdateProductInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly interest?: InputMaybe<InterestTermsInput>;
};
export type FeeType =
  | 'FLAT'
  | 'PERCENTAGE';
export type ChargedTransactionType =
  | 'TRANSFER'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'PAYMENT';
export type SetFeeInput = {
  readonly transactionType: ChargedTransactionType;
  readonly transferType?: InputMaybe<TransferType>;
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  readonly minAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly maxAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly feeType: FeeType;
  readonly feeValue: Scalars['ExactNumber']['input'];
  readonly minFee?: InputMaybe<Scalars['Money']['input']>;
  readonly maxFee?: InputMaybe<Scalars['Money']['input']>;
  readonly vatRate?: Scalars['ExactNumber']['input'];
};
export type FeeCalculationInput = {
  readonly transactionType: ChargedTransactionType;
  readonly transferType?: InputMaybe<TransferType>;
  readonly amount: Scalars['Money']['input'];
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};
export type SetTransferSettingsInput = {
  readonly decidesInternalTransfers: Scalars['Boolean']['input'];
};
export type SetTransactionLimitInput = {
  readonly accountType?: InputMaybe<AccountType>;
  readonly transactionType: ChargedTransactionType;
  readonly transferType?: InputMaybe<TransferType>;
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  readonly singleLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly dailyLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly weeklyLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly monthlyLimit?: InputMaybe<Scalars['Money']['input']>;
};
export type LimitCheckInput = {
  readonly accountId: Scalars['UUID']['input'];
  readonly transactionType: ChargedTransactionType;
  readonly transferType?: InputMaybe<TransferType>;
  readonly amount: Scalars['Money']['input'];
};
export type LedgerCheckName =
  | 'DOUBLE_ENTRY'
  | 'BALANCE'
  | 'SEQUENCE'
  | 'HOLDS'
  | 'CURRENCY'
  | 'ACCOUNT_NUMBER'
  | 'OWN_ACCOUNT'
  | 'CHAIN';
export type LedgerIntegrityStatus =
  | 'COMPLETED'
  | 'RUNNING';
export type SystemAccountKind =
  | 'CASH'
  | 'INTERBANK_SETTLEMENT'
  | 'NIP_SETTLEMENT'
  | 'HELD_TRANSFERS'
  | 'FEE_INCOME'
  | 'VAT_PAYABLE'
  | 'ADJUSTMENTS'
  | 'REMITTANCE_FUNDING'
  | 'REMITTANCE_CLEARING'
  | 'REMITTANCE_PAYOUT'
  | 'REMITTANCE_FX_MARGIN';
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
  AccountType: ResolverTypeWrapper<any>;
  AccountStatus: ResolverTypeWrapper<any>;
  AccountRestriction: ResolverTypeWrapper<any>;
  Account: ResolverTypeWrapper<any>;
  Customer: ResolverTypeWrapper<any>;
  AccountConnection: ResolverTypeWrapper<any>;
  AccountEdge: ResolverTypeWrapper<any>;
  OpenAccountInput: ResolverTypeWrapper<any>;
  AccountBalance: ResolverTypeWrapper<any>;
  AccountTransactionConnection: ResolverTypeWrapper<any>;
  AccountTransactionEdge: ResolverTypeWrapper<any>;
  AccountStatement: ResolverTypeWrapper<any>;
  StatementLine: ResolverTypeWrapper<any>;
  LimitWindow: ResolverTypeWrapper<any>;
  AccountLimit: ResolverTypeWrapper<any>;
  AccountLimitWindow: ResolverTypeWrapper<any>;
  LimitUse: ResolverTypeWrapper<any>;
  LimitExcess: ResolverTypeWrapper<any>;
  AccountChangeKind: ResolverTypeWrapper<any>;
  AccountChange: ResolverTypeWrapper<any>;
  AccountChangeConnection: ResolverTypeWrapper<any>;
  AccountChangeEdge: ResolverTypeWrapper<any>;
  TransactionType: ResolverTypeWrapper<any>;
  TransferType: ResolverTypeWrapper<any>;
  TransactionChannel: ResolverTypeWrapper<any>;
  TransactionStatus: ResolverTypeWrapper<any>;
  Transaction: ResolverTypeWrapper<any>;
  TransactionState: ResolverTypeWrapper<any>;
  TransactionConnection: ResolverTypeWrapper<any>;
  TransactionEdge: ResolverTypeWrapper<any>;
  CashMovementInput: ResolverTypeWrapper<any>;
  TransferInternallyInput: ResolverTypeWrapper<any>;
  TransferInBulkInput: ResolverTypeWrapper<any>;
  BulkTransfer: ResolverTypeWrapper<any>;
  BulkTransferStatus: ResolverTypeWrapper<any>;
  BulkTransferItem: ResolverTypeWrapper<any>;
  ItemRefusal: ResolverTypeWrapper<any>;
  AdjustmentDirection: ResolverTypeWrapper<any>;
  AdjustBalanceInput: ResolverTypeWrapper<any>;
  PreviewedTransferType: ResolverTypeWrapper<any>;
  TransferPreviewInput: ResolverTypeWrapper<any>;
  TransferPreview: ResolverTypeWrapper<any>;
  NameEnquiryInput: ResolverTypeWrapper<any>;
  NameEnquiry: ResolverTypeWrapper<any>;
  SendOutsideInput: ResolverTypeWrapper<any>;
  ReverseTransactionInput: ResolverTypeWrapper<any>;
  PlaceTransferHoldInput: ResolverTypeWrapper<any>;
  PlacedTransferHold: ResolverTypeWrapper<any>;
  CapturedTransferHold: ResolverTypeWrapper<any>;
  ReleasedTransferHold: ResolverTypeWrapper<any>;
  HoldType: ResolverTypeWrapper<any>;
  HoldStatus: ResolverTypeWrapper<any>;
  Hold: ResolverTypeWrapper<any>;
  HoldConnection: ResolverTypeWrapper<any>;
  HoldEdge: ResolverTypeWrapper<any>;
  PlaceHoldInput: ResolverTypeWrapper<any>;
  ReleaseHoldInput: ResolverTypeWrapper<any>;
  CaptureHoldInput: ResolverTypeWrapper<any>;
  ExtendHoldInput: ResolverTypeWrapper<any>;
  ProductStatus: ResolverTypeWrapper<any>;
  InterestCalculation: ResolverTypeWrapper<any>;
  DayCount: ResolverTypeWrapper<any>;
  InterestPeriod: ResolverTypeWrapper<any>;
  InterestTerms: ResolverTypeWrapper<any>;
  Product: ResolverTypeWrapper<any>;
  ProductConnection: ResolverTypeWrapper<any>;
  ProductEdge: ResolverTypeWrapper<any>;
  InterestTermsInput: ResolverTypeWrapper<any>;
  CreateProductInput: ResolverTypeWrapper<any>;
  UpdateProductInput: ResolverTypeWrapper<any>;
  FeeType: ResolverTypeWrapper<any>;
  FeeConfiguration: ResolverTypeWrapper<any>;
  FeeConfigurationConnection: ResolverTypeWrapper<any>;
  FeeConfigurationEdge: ResolverTypeWrapper<any>;
  ChargedTransactionType: ResolverTypeWrapper<any>;
  SetFeeInput: ResolverTypeWrapper<any>;
  FeeCalculationInput: ResolverTypeWrapper<any>;
  FeeCalculation: ResolverTypeWrapper<any>;
  TransactionLimit: ResolverTypeWrapper<any>;
  TransactionLimitConnection: ResolverTypeWrapper<any>;
  TransactionLimitEdge: ResolverTypeWrapper<any>;
  TransferSettings: ResolverTypeWrapper<any>;
  SetTransferSettingsInput: ResolverTypeWrapper<any>;
  SetTransactionLimitInput: ResolverTypeWrapper<any>;
  LimitCheckInput: ResolverTypeWrapper<any>;
  LimitCheck: ResolverTypeWrapper<any>;
  LedgerCheckName: ResolverTypeWrapper<any>;
  LedgerDiscrepancy: ResolverTypeWrapper<any>;
  LedgerCheck: ResolverTypeWrapper<any>;
  LedgerIntegrity: ResolverTypeWrapper<any>;
  LedgerIntegrityStatus: ResolverTypeWrapper<any>;
  LedgerHead: ResolverTypeWrapper<any>;
  SystemAccountKind: ResolverTypeWrapper<any>;
  SystemBalance: ResolverTypeWrapper<any>;
  ClearingReport: ResolverTypeWrapper<any>;
  RemittanceClearing: ResolverTypeWrapper<any>;
  AccountMovement: ResolverTypeWrapper<any>;
  MovementCustomer: ResolverTypeWrapper<any>;
  MovementCounterparty: ResolverTypeWrapper<any>;
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
  Account: any;
  Customer: any;
  AccountConnection: any;
  AccountEdge: any;
  OpenAccountInput: any;
  AccountBalance: any;
  AccountTransactionConnection: any;
  AccountTransactionEdge: any;
  AccountStatement: any;
  StatementLine: any;
  AccountLimit: any;
  AccountLimitWindow: any;
  LimitUse: any;
  LimitExcess: any;
  AccountChange: any;
  AccountChangeConnection: any;
  AccountChangeEdge: any;
  Transaction: any;
  TransactionState: any;
  TransactionConnection: any;
  TransactionEdge: any;
  CashMovementInput: any;
  TransferInternallyInput: any;
  TransferInBulkInput: any;
  BulkTransfer: any;
  BulkTransferItem: any;
  ItemRefusal: any;
  AdjustBalanceInput: any;
  TransferPreviewInput: any;
  TransferPreview: any;
  NameEnquiryInput: any;
  NameEnquiry: any;
  SendOutsideInput: any;
  ReverseTransactionInput: any;
  PlaceTransferHoldInput: any;
  Hold: any;
  HoldConnection: any;
  HoldEdge: any;
  PlaceHoldInput: any;
  ReleaseHoldInput: any;
  CaptureHoldInput: any;
  ExtendHoldInput: any;
  InterestTerms: any;
  Product: any;
  ProductConnection: any;
  ProductEdge: any;
  InterestTermsInput: any;
  CreateProductInput: any;
  UpdateProductInput: any;
  FeeConfiguration: any;
  FeeConfigurationConnection: any;
  FeeConfigurationEdge: any;
  SetFeeInput: any;
  FeeCalculationInput: any;
  FeeCalculation: any;
  TransactionLimit: any;
  TransactionLimitConnection: any;
  TransactionLimitEdge: any;
  TransferSettings: any;
  SetTransferSettingsInput: any;
  SetTransactionLimitInput: any;
  LimitCheckInput: any;
  LimitCheck: any;
  LedgerDiscrepancy: any;
  LedgerCheck: any;
  LedgerIntegrity: any;
  LedgerHead: any;
  SystemBalance: any;
  ClearingReport: any;
  RemittanceClearing: any;
  AccountMovement: any;
  MovementCustomer: any;
  MovementCounterparty: any;
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
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryaccountArgs, 'id'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QuerytransactionArgs, 'id'>>;
  ledgerIntegrity?: Resolver<ResolversTypes['LedgerIntegrity'], ParentType, ContextType, RequireFields<QueryledgerIntegrityArgs, 'full'>>;
  systemBalances?: Resolver<ReadonlyArray<ResolversTypes['SystemBalance']>, ParentType, ContextType, Partial<QuerysystemBalancesArgs>>;
  clearingReport?: Resolver<ResolversTypes['ClearingReport'], ParentType, ContextType>;
  walletsOfCustomer?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QuerywalletsOfCustomerArgs, 'customerId'>>;
  bankTransfersCreated?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType, RequireFields<QuerybankTransfersCreatedArgs, 'from' | 'to' | 'first'>>;
  accountMovements?: Resolver<ReadonlyArray<ResolversTypes['AccountMovement']>, ParentType, ContextType, RequireFields<QueryaccountMovementsArgs, 'ids'>>;
  accountMovementsPosted?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType, RequireFields<QueryaccountMovementsPostedArgs, 'from' | 'to' | 'first'>>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, RequireFields<QuerytransactionsArgs, 'first'>>;
  previewTransfer?: Resolver<ResolversTypes['TransferPreview'], ParentType, ContextType, RequireFields<QuerypreviewTransferArgs, 'input'>>;
  nameEnquiry?: Resolver<ResolversTypes['NameEnquiry'], ParentType, ContextType, RequireFields<QuerynameEnquiryArgs, 'input'>>;
  feeConfigurations?: Resolver<ResolversTypes['FeeConfigurationConnection'], ParentType, ContextType, RequireFields<QueryfeeConfigurationsArgs, 'first' | 'includeReplaced'>>;
  calculateFee?: Resolver<ResolversTypes['FeeCalculation'], ParentType, ContextType, RequireFields<QuerycalculateFeeArgs, 'input'>>;
  transactionLimits?: Resolver<ResolversTypes['TransactionLimitConnection'], ParentType, ContextType, RequireFields<QuerytransactionLimitsArgs, 'first' | 'includeReplaced'>>;
  transferSettings?: Resolver<ResolversTypes['TransferSettings'], ParentType, ContextType>;
  checkLimits?: Resolver<ResolversTypes['LimitCheck'], ParentType, ContextType, RequireFields<QuerycheckLimitsArgs, 'input'>>;
  hold?: Resolver<Maybe<ResolversTypes['Hold']>, ParentType, ContextType, RequireFields<QueryholdArgs, 'id'>>;
  accountHolds?: Resolver<ResolversTypes['HoldConnection'], ParentType, ContextType, RequireFields<QueryaccountHoldsArgs, 'accountId' | 'first'>>;
  accounts?: Resolver<ResolversTypes['AccountConnection'], ParentType, ContextType, RequireFields<QueryaccountsArgs, 'first'>>;
  accountBalance?: Resolver<ResolversTypes['AccountBalance'], ParentType, ContextType, RequireFields<QueryaccountBalanceArgs, 'id'>>;
  accountTransactions?: Resolver<ResolversTypes['AccountTransactionConnection'], ParentType, ContextType, RequireFields<QueryaccountTransactionsArgs, 'accountId' | 'first'>>;
  accountStatement?: Resolver<ResolversTypes['AccountStatement'], ParentType, ContextType, RequireFields<QueryaccountStatementArgs, 'id' | 'from' | 'to'>>;
  accountLimits?: Resolver<ReadonlyArray<ResolversTypes['AccountLimit']>, ParentType, ContextType, RequireFields<QueryaccountLimitsArgs, 'id'>>;
  accountHistory?: Resolver<ResolversTypes['AccountChangeConnection'], ParentType, ContextType, RequireFields<QueryaccountHistoryArgs, 'accountId' | 'first'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryproductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryproductsArgs, 'first'>>;
  hasOpenAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryhasOpenAccountsArgs, 'customerId'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deposit?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationdepositArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationwithdrawArgs, 'input'>>;
  transferInternally?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInternallyArgs, 'input'>>;
  placeTransferHold?: Resolver<ResolversTypes['PlacedTransferHold'], ParentType, ContextType, RequireFields<MutationplaceTransferHoldArgs, 'input'>>;
  captureTransferHold?: Resolver<ResolversTypes['CapturedTransferHold'], ParentType, ContextType, RequireFields<MutationcaptureTransferHoldArgs, 'transferId' | 'reference'>>;
  releaseTransferHold?: Resolver<ResolversTypes['ReleasedTransferHold'], ParentType, ContextType, RequireFields<MutationreleaseTransferHoldArgs, 'transferId'>>;
  transferInBulk?: Resolver<ResolversTypes['BulkTransfer'], ParentType, ContextType, RequireFields<MutationtransferInBulkArgs, 'input'>>;
  adjustBalance?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationadjustBalanceArgs, 'input'>>;
  setFee?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType, RequireFields<MutationsetFeeArgs, 'input'>>;
  endFee?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType, RequireFields<MutationendFeeArgs, 'id'>>;
  setTransactionLimit?: Resolver<ResolversTypes['TransactionLimit'], ParentType, ContextType, RequireFields<MutationsetTransactionLimitArgs, 'input'>>;
  setTransferSettings?: Resolver<ResolversTypes['TransferSettings'], ParentType, ContextType, RequireFields<MutationsetTransferSettingsArgs, 'input'>>;
  transferInterbank?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInterbankArgs, 'input'>>;
  transferByNip?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferByNipArgs, 'input'>>;
  cancelTransaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationcancelTransactionArgs, 'id'>>;
  requeryTransaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationrequeryTransactionArgs, 'id'>>;
  reverseTransaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationreverseTransactionArgs, 'id' | 'input'>>;
  placeHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationplaceHoldArgs, 'accountId' | 'input'>>;
  releaseHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationreleaseHoldArgs, 'id'>>;
  captureHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationcaptureHoldArgs, 'id' | 'input'>>;
  extendHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationextendHoldArgs, 'id' | 'input'>>;
  openAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationopenAccountArgs, 'input'>>;
  freezeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationfreezeAccountArgs, 'id' | 'reason'>>;
  unfreezeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationunfreezeAccountArgs, 'id' | 'reason'>>;
  closeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationcloseAccountArgs, 'id' | 'reason'>>;
  reactivateAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationreactivateAccountArgs, 'id' | 'reason'>>;
  restrictAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationrestrictAccountArgs, 'id' | 'restriction' | 'reason'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationcreateProductArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationupdateProductArgs, 'id' | 'input'>>;
  activateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationactivateProductArgs, 'id'>>;
  retireProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationretireProductArgs, 'id'>>;
};
export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  restriction?: Resolver<ResolversTypes['AccountRestriction'], ParentType, ContextType>;
  ledgerBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  heldBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unclearedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdraftLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openHolds?: Resolver<ReadonlyArray<ResolversTypes['Hold']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['AccountTransactionConnection'], ParentType, ContextType, RequireFields<AccounttransactionsArgs, 'first'>>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['AccountLimit']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accounts?: Resolver<Maybe<ResolversTypes['AccountConnection']>, ParentType, ContextType, RequireFields<CustomeraccountsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type AccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountConnection'] = ResolversParentTypes['AccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountEdge'] = ResolversParentTypes['AccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};
export type AccountBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountBalance'] = ResolversParentTypes['AccountBalance']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  heldBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};
export type AccountTransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTransactionConnection'] = ResolversParentTypes['AccountTransactionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountTransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Transaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AccountTransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTransactionEdge'] = ResolversParentTypes['AccountTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
};
export type AccountStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountStatement'] = ResolversParentTypes['AccountStatement']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['StatementLine']>, ParentType, ContextType>;
};
export type StatementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['TransactionChannel'], ParentType, ContextType>;
  counterpartyAccountNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  narration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AccountLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountLimit'] = ResolversParentTypes['AccountLimit']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  transferType?: Resolver<Maybe<ResolversTypes['TransferType']>, ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  singleLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  windows?: Resolver<ReadonlyArray<ResolversTypes['AccountLimitWindow']>, ParentType, ContextType>;
};
export type AccountLimitWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountLimitWindow'] = ResolversParentTypes['AccountLimitWindow']> = {
  window?: Resolver<ResolversTypes['LimitWindow'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type LimitUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitUse'] = ResolversParentTypes['LimitUse']> = {
  limitId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['LimitWindow'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type LimitExcessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitExcess'] = ResolversParentTypes['LimitExcess']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  transferType?: Resolver<Maybe<ResolversTypes['TransferType']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['TransactionChannel'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['LimitWindow'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AccountChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountChange'] = ResolversParentTypes['AccountChange']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['AccountChangeKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  statusBefore?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  restriction?: Resolver<ResolversTypes['AccountRestriction'], ParentType, ContextType>;
  restrictionBefore?: Resolver<Maybe<ResolversTypes['AccountRestriction']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type AccountChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountChangeConnection'] = ResolversParentTypes['AccountChangeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AccountChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AccountChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountChangeEdge'] = ResolversParentTypes['AccountChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountChange'], ParentType, ContextType>;
};
export type TransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  sourceAccountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  sourceAccountNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceBankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destAccountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  destAccountNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destBankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destAccountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transferType?: Resolver<Maybe<ResolversTypes['TransferType']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['TransactionChannel'], ParentType, ContextType>;
  narration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initiatedBy?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reversedTxnId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  reversalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['TransactionState']>, ParentType, ContextType>;
  feeTxnId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  parentTxnId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransactionStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionState'] = ResolversParentTypes['TransactionState']> = {
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actorKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type TransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionConnection'] = ResolversParentTypes['TransactionConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Transaction']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['TransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type TransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionEdge'] = ResolversParentTypes['TransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
};
export type BulkTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkTransfer'] = ResolversParentTypes['BulkTransfer']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['BulkTransferItem']>, ParentType, ContextType>;
};
export type BulkTransferItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkTransferItem'] = ResolversParentTypes['BulkTransferItem']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BulkTransferStatus'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ItemRefusal']>, ParentType, ContextType>;
};
export type ItemRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRefusal'] = ResolversParentTypes['ItemRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type TransferPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferPreview'] = ResolversParentTypes['TransferPreview']> = {
  transferType?: Resolver<ResolversTypes['PreviewedTransferType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  availableAfter?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['ItemRefusal']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['LimitUse']>, ParentType, ContextType>;
};
export type NameEnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameEnquiry'] = ResolversParentTypes['NameEnquiry']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type HoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['HoldType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HoldStatus'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remainingAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  capturedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  capturedTransactionId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  capturedTransaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type HoldConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldConnection'] = ResolversParentTypes['HoldConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HoldEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Hold']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type HoldEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldEdge'] = ResolversParentTypes['HoldEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Hold'], ParentType, ContextType>;
};
export type InterestTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestTerms'] = ResolversParentTypes['InterestTerms']> = {
  rate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  calculationMethod?: Resolver<ResolversTypes['InterestCalculation'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['DayCount'], ParentType, ContextType>;
  compounding?: Resolver<ResolversTypes['InterestPeriod'], ParentType, ContextType>;
  posting?: Resolver<ResolversTypes['InterestPeriod'], ParentType, ContextType>;
};
export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['AccountType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumOpening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minimumBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdraftLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['InterestTerms']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};
export type FeeConfigurationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeConfiguration'] = ResolversParentTypes['FeeConfiguration']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  transferType?: Resolver<Maybe<ResolversTypes['TransferType']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  feeType?: Resolver<ResolversTypes['FeeType'], ParentType, ContextType>;
  feeValue?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  minFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vatRate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replacedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type FeeConfigurationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeConfigurationConnection'] = ResolversParentTypes['FeeConfigurationConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['FeeConfiguration']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['FeeConfigurationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type FeeConfigurationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeConfigurationEdge'] = ResolversParentTypes['FeeConfigurationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType>;
};
export type FeeCalculationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeCalculation'] = ResolversParentTypes['FeeCalculation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type TransactionLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionLimit'] = ResolversParentTypes['TransactionLimit']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['AccountType']>, ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  transferType?: Resolver<Maybe<ResolversTypes['TransferType']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  singleLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dailyLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  weeklyLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monthlyLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replacedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type TransactionLimitConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionLimitConnection'] = ResolversParentTypes['TransactionLimitConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TransactionLimit']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['TransactionLimitEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type TransactionLimitEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionLimitEdge'] = ResolversParentTypes['TransactionLimitEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TransactionLimit'], ParentType, ContextType>;
};
export type TransferSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferSettings'] = ResolversParentTypes['TransferSettings']> = {
  decidesInternalTransfers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type LimitCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitCheck'] = ResolversParentTypes['LimitCheck']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exceeded?: Resolver<Maybe<ResolversTypes['LimitUse']>, ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['LimitUse']>, ParentType, ContextType>;
};
export type LedgerDiscrepancyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerDiscrepancy'] = ResolversParentTypes['LedgerDiscrepancy']> = {
  accountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type LedgerCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerCheck'] = ResolversParentTypes['LedgerCheck']> = {
  name?: Resolver<ResolversTypes['LedgerCheckName'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discrepancies?: Resolver<ReadonlyArray<ResolversTypes['LedgerDiscrepancy']>, ParentType, ContextType>;
};
export type LedgerIntegrityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerIntegrity'] = ResolversParentTypes['LedgerIntegrity']> = {
  isClean?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['LedgerCheck']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LedgerIntegrityStatus'], ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type LedgerHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerHead'] = ResolversParentTypes['LedgerHead']> = {
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type SystemBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemBalance'] = ResolversParentTypes['SystemBalance']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SystemAccountKind'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  addedUp?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  addedUpAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type ClearingReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearingReport'] = ResolversParentTypes['ClearingReport']> = {
  accounts?: Resolver<ReadonlyArray<ResolversTypes['SystemBalance']>, ParentType, ContextType>;
  remittances?: Resolver<ReadonlyArray<ResolversTypes['RemittanceClearing']>, ParentType, ContextType>;
  unbooked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type RemittanceClearingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemittanceClearing'] = ResolversParentTypes['RemittanceClearing']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  clearing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inFlight?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transfers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type AccountMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountMovement'] = ResolversParentTypes['AccountMovement']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  postedId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['MovementCustomer'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['MovementCounterparty']>, ParentType, ContextType>;
  initiatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type MovementCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovementCustomer'] = ResolversParentTypes['MovementCustomer']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryCode']>, ParentType, ContextType>;
};
export type MovementCounterpartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovementCounterparty'] = ResolversParentTypes['MovementCounterparty']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'Account' | 'Customer' | 'Hold' | 'Product' | 'Transaction', ParentType, ContextType>;
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
  Account?: AccountResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  AccountBalance?: AccountBalanceResolvers<ContextType>;
  AccountTransactionConnection?: AccountTransactionConnectionResolvers<ContextType>;
  AccountTransactionEdge?: AccountTransactionEdgeResolvers<ContextType>;
  AccountStatement?: AccountStatementResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  AccountLimit?: AccountLimitResolvers<ContextType>;
  AccountLimitWindow?: AccountLimitWindowResolvers<ContextType>;
  LimitUse?: LimitUseResolvers<ContextType>;
  LimitExcess?: LimitExcessResolvers<ContextType>;
  AccountChange?: AccountChangeResolvers<ContextType>;
  AccountChangeConnection?: AccountChangeConnectionResolvers<ContextType>;
  AccountChangeEdge?: AccountChangeEdgeResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionState?: TransactionStateResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  BulkTransfer?: BulkTransferResolvers<ContextType>;
  BulkTransferItem?: BulkTransferItemResolvers<ContextType>;
  ItemRefusal?: ItemRefusalResolvers<ContextType>;
  TransferPreview?: TransferPreviewResolvers<ContextType>;
  NameEnquiry?: NameEnquiryResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  HoldConnection?: HoldConnectionResolvers<ContextType>;
  HoldEdge?: HoldEdgeResolvers<ContextType>;
  InterestTerms?: InterestTermsResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  FeeConfiguration?: FeeConfigurationResolvers<ContextType>;
  FeeConfigurationConnection?: FeeConfigurationConnectionResolvers<ContextType>;
  FeeConfigurationEdge?: FeeConfigurationEdgeResolvers<ContextType>;
  FeeCalculation?: FeeCalculationResolvers<ContextType>;
  TransactionLimit?: TransactionLimitResolvers<ContextType>;
  TransactionLimitConnection?: TransactionLimitConnectionResolvers<ContextType>;
  TransactionLimitEdge?: TransactionLimitEdgeResolvers<ContextType>;
  TransferSettings?: TransferSettingsResolvers<ContextType>;
  LimitCheck?: LimitCheckResolvers<ContextType>;
  LedgerDiscrepancy?: LedgerDiscrepancyResolvers<ContextType>;
  LedgerCheck?: LedgerCheckResolvers<ContextType>;
  LedgerIntegrity?: LedgerIntegrityResolvers<ContextType>;
  LedgerHead?: LedgerHeadResolvers<ContextType>;
  SystemBalance?: SystemBalanceResolvers<ContextType>;
  ClearingReport?: ClearingReportResolvers<ContextType>;
  RemittanceClearing?: RemittanceClearingResolvers<ContextType>;
  AccountMovement?: AccountMovementResolvers<ContextType>;
  MovementCustomer?: MovementCustomerResolvers<ContextType>;
  MovementCounterparty?: MovementCounterpartyResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
