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
export type QuerytransferMessageArgs = {
  id: Scalars['UUID']['input'];
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
export type QueryexchangeRatesArgs = {
  baseCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  quoteCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  rateType?: InputMaybe<ExchangeRateType>;
  at?: InputMaybe<Scalars['DateTime']['input']>;
};
export type QueryexchangeRateHistoryArgs = {
  pair: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconversionCorridorsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  sourceCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  targetCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};
export type QueryglAccountArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryglAccountsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<GlAccountType>;
};
export type QueryglAccountBalanceArgs = {
  id: Scalars['UUID']['input'];
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};
export type QueryglAccountBalancesArgs = {
  accountId: Scalars['UUID']['input'];
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};
export type QueryglAccountLedgerArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
};
export type QuerytrialBalanceArgs = {
  stage?: TrialBalanceStage;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryincomeStatementArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryprofitAndLossArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerybalanceSheetArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycashFlowStatementArgs = {
  method?: CashFlowMethod;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerychangesInEquityArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryfinancialReportFileArgs = {
  report: FinancialReport;
  format: FinancialReportFormat;
  compareTo?: InputMaybe<Scalars['String']['input']>;
  isConsolidated?: Scalars['Boolean']['input'];
  stage?: TrialBalanceStage;
  method?: CashFlowMethod;
  accountId?: InputMaybe<Scalars['UUID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomparativeTrialBalanceArgs = {
  compareTo?: Scalars['String']['input'];
  stage?: TrialBalanceStage;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomparativeIncomeStatementArgs = {
  compareTo?: Scalars['String']['input'];
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomparativeProfitAndLossArgs = {
  compareTo?: Scalars['String']['input'];
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomparativeBalanceSheetArgs = {
  compareTo?: Scalars['String']['input'];
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomparativeCashFlowStatementArgs = {
  compareTo?: Scalars['String']['input'];
  method?: CashFlowMethod;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycomparativeChangesInEquityArgs = {
  compareTo?: Scalars['String']['input'];
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedTrialBalanceArgs = {
  stage?: TrialBalanceStage;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedIncomeStatementArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedProfitAndLossArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedBalanceSheetArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedCashFlowStatementArgs = {
  method?: CashFlowMethod;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedChangesInEquityArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QuerygeneralLedgerArgs = {
  accountId?: InputMaybe<Scalars['UUID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  includeZero?: Scalars['Boolean']['input'];
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
};
export type QueryaccountActivityArgs = {
  accountId?: InputMaybe<Scalars['UUID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
  basis?: ReportBasis;
  ledgerSequence?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
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
  branchId?: InputMaybe<Scalars['UUID']['input']>;
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
export type QueryaccountStatementFileArgs = {
  id: Scalars['UUID']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  format: StatementFormat;
};
export type QuerystatementArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryaccountStatementsArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerystatementContentArgs = {
  id: Scalars['UUID']['input'];
  piece?: Scalars['Int']['input'];
};
export type QueryaccountLimitsArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryaccountHistoryArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerybranchArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerybranchesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryendOfDayRunArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryendOfDayRunsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryaccountAccrualsArgs = {
  accountId: Scalars['UUID']['input'];
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};
export type QueryaccountTermsArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerystandingInstructionArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerystandingInstructionsArgs = {
  accountId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<StandingInstructionStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerystandingInstructionExecutionsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryvirtualAccountArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryvirtualAccountsArgs = {
  accountId: Scalars['UUID']['input'];
  kind?: InputMaybe<VirtualAccountKind>;
  status?: InputMaybe<VirtualAccountStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryconsolidatedBalanceArgs = {
  accountId: Scalars['UUID']['input'];
};
export type QuerysweepArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryaccountSweepsArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QuerysweepExecutionsArgs = {
  id: Scalars['UUID']['input'];
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
export type QueryfiscalPeriodsArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};
export type QueryfiscalPeriodArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryfiscalPeriodChecklistArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryyearEndCloseArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryjournalArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryjournalsArgs = {
  status?: InputMaybe<JournalStatus>;
  journalType?: InputMaybe<JournalType>;
  fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryloanArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryloansArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<LoanStatus>;
  customerId?: InputMaybe<Scalars['UUID']['input']>;
  productId?: InputMaybe<Scalars['UUID']['input']>;
  classification?: InputMaybe<Scalars['String']['input']>;
};
export type QueryloanScheduleArgs = {
  id: Scalars['UUID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};
export type QueryloanRepaymentsArgs = {
  id: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type QueryloanRepaymentArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerypayoffQuoteArgs = {
  id: Scalars['UUID']['input'];
  date?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type QueryloanCollateralArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryloanGuarantorsArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryloanPortfolioArgs = {
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
};
export type QueryloanProvisionsArgs = {
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  branchId?: InputMaybe<Scalars['UUID']['input']>;
};
export type QueryloanProductArgs = {
  id: Scalars['UUID']['input'];
};
export type QueryloanProductsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};
export type QuerycalculateLoanArgs = {
  input: CalculateLoanInput;
};
export type QueryaccountHoldersArgs = {
  accountId: Scalars['UUID']['input'];
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
export type MutationquoteCrossCurrencyArgs = {
  input: QuoteCrossCurrencyInput;
};
export type MutationtransferCrossCurrencyArgs = {
  input: TransferCrossCurrencyInput;
};
export type MutationsetExchangeRateArgs = {
  input: SetExchangeRateInput;
};
export type MutationcreateConversionCorridorArgs = {
  input: CreateConversionCorridorInput;
};
export type MutationupdateConversionCorridorArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateConversionCorridorInput;
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
export type MutationrunEndOfDayArgs = {
  input: RunEndOfDayInput;
};
export type MutationsetDayClosingArgs = {
  input: SetDayClosingInput;
};
export type MutationcreateStandingInstructionArgs = {
  input: CreateStandingInstructionInput;
};
export type MutationupdateStandingInstructionArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateStandingInstructionInput;
};
export type MutationpauseStandingInstructionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationresumeStandingInstructionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcancelStandingInstructionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationgenerateFiscalPeriodsArgs = {
  input: GenerateFiscalPeriodsInput;
};
export type MutationopenFiscalPeriodArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationsoftCloseFiscalPeriodArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcloseFiscalPeriodArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationlockFiscalPeriodArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationreopenFiscalPeriodArgs = {
  id: Scalars['UUID']['input'];
  input: ReopenFiscalPeriodInput;
};
export type MutationcloseFiscalYearArgs = {
  input: CloseFiscalYearInput;
};
export type MutationreverseYearEndCloseArgs = {
  id: Scalars['UUID']['input'];
  input: ReverseYearEndCloseInput;
};
export type MutationcreateJournalArgs = {
  input: CreateJournalInput;
};
export type MutationcreateJournalsArgs = {
  input: CreateJournalsInput;
};
export type MutationapproveJournalArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationpostJournalArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationrejectJournalArgs = {
  id: Scalars['UUID']['input'];
  input: RejectJournalInput;
};
export type MutationreverseJournalArgs = {
  id: Scalars['UUID']['input'];
  input: ReverseJournalInput;
};
export type MutationopenVirtualAccountArgs = {
  accountId: Scalars['UUID']['input'];
  input: OpenVirtualAccountInput;
};
export type MutationupdateVirtualAccountArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateVirtualAccountInput;
};
export type MutationsuspendVirtualAccountArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationactivateVirtualAccountArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcloseVirtualAccountArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationreleaseEscrowArgs = {
  id: Scalars['UUID']['input'];
  input: ReleaseEscrowInput;
};
export type MutationcreateSweepArgs = {
  accountId: Scalars['UUID']['input'];
  input: CreateSweepInput;
};
export type MutationupdateSweepArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateSweepInput;
};
export type MutationpauseSweepArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationresumeSweepArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationrunSweepArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationtransferInterbankArgs = {
  input: SendOutsideInput;
};
export type MutationtransferByNipArgs = {
  input: SendOutsideInput;
};
export type MutationtransferBetweenBranchesArgs = {
  input: TransferInternallyInput;
};
export type MutationtransferInternationallyArgs = {
  input: TransferInternationallyInput;
};
export type MutationsimulateInwardCreditArgs = {
  input: InwardCreditInput;
};
export type MutationcancelTransactionArgs = {
  id: Scalars['UUID']['input'];
  input?: InputMaybe<CancelTransactionInput>;
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
export type MutationrequestStatementArgs = {
  accountId: Scalars['UUID']['input'];
  input: RequestStatementInput;
};
export type MutationfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationunfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationstartTermArgs = {
  id: Scalars['UUID']['input'];
  input: StartTermInput;
};
export type MutationbreakTermArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
  payoutAccountId?: InputMaybe<Scalars['UUID']['input']>;
};
export type MutationcloseAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
  payoutAccountId?: InputMaybe<Scalars['UUID']['input']>;
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
export type MutationcreateGlAccountArgs = {
  input: CreateGlAccountInput;
};
export type MutationupdateGlAccountArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateGlAccountInput;
};
export type MutationdeactivateGlAccountArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationcreateBranchArgs = {
  input: CreateBranchInput;
};
export type MutationaddAccountHolderArgs = {
  accountId: Scalars['UUID']['input'];
  input: AddAccountHolderInput;
};
export type MutationremoveAccountHolderArgs = {
  accountId: Scalars['UUID']['input'];
  customerId: Scalars['UUID']['input'];
};
export type MutationassignCustomerBranchArgs = {
  customerId: Scalars['UUID']['input'];
  branchId: Scalars['UUID']['input'];
};
export type MutationassignNewCustomerBranchArgs = {
  customerId: Scalars['UUID']['input'];
  branchId: Scalars['UUID']['input'];
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
export type MutationcreateLoanArgs = {
  input: CreateLoanInput;
};
export type MutationupdateLoanArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateLoanInput;
};
export type MutationapproveLoanArgs = {
  id: Scalars['UUID']['input'];
  principal?: InputMaybe<Scalars['Money']['input']>;
};
export type MutationrejectLoanArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationwithdrawLoanArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationdisburseLoanArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationundoDisbursementArgs = {
  id: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationrepayLoanArgs = {
  id: Scalars['UUID']['input'];
  input: RepayLoanInput;
};
export type MutationprepayLoanArgs = {
  id: Scalars['UUID']['input'];
  input: RepayLoanInput;
};
export type MutationrestructureLoanArgs = {
  id: Scalars['UUID']['input'];
  installments: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};
export type MutationwaiveLoanArgs = {
  id: Scalars['UUID']['input'];
  part: WaivableLoanPart;
  amount: Scalars['Money']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationaddLoanChargeArgs = {
  id: Scalars['UUID']['input'];
  name: Scalars['String']['input'];
  amount: Scalars['Money']['input'];
};
export type MutationwriteOffLoanArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};
export type MutationrecoverLoanArgs = {
  id: Scalars['UUID']['input'];
  input: RepayLoanInput;
};
export type MutationaddLoanCollateralArgs = {
  id: Scalars['UUID']['input'];
  input: AddLoanCollateralInput;
};
export type MutationaddLoanGuarantorArgs = {
  id: Scalars['UUID']['input'];
  input: AddLoanGuarantorInput;
};
export type MutationreleaseLoanCollateralArgs = {
  id: Scalars['UUID']['input'];
  collateralId: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationreleaseLoanGuarantorArgs = {
  id: Scalars['UUID']['input'];
  guarantorId: Scalars['UUID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};
export type MutationcreateLoanProductArgs = {
  input: CreateLoanProductInput;
};
export type MutationupdateLoanProductArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateLoanProductInput;
};
export type DayClosing =
  | 'AUTOMATIC'
  | 'MANUAL';
export type SetDayClosingInput = {
  readonly mode: DayClosing;
};
export type RunEndOfDayInput = {
  readonly through?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type EndOfDayStatus =
  | 'RUNNING'
  | 'COMPLETED'
  | 'FAILED';
export type EndOfDayStepName =
  | 'EXPIRIES'
  | 'STANDING_INSTRUCTIONS'
  | 'INTEREST_ACCRUAL'
  | 'VALUE_CORRECTIONS'
  | 'INTEREST_POSTING'
  | 'TERM_MATURITY'
  | 'LOAN_REPAYMENTS'
  | 'LOAN_ACCRUAL'
  | 'SWEEPS'
  | 'DORMANCY'
  | 'BALANCE_SNAPSHOTS'
  | 'GENERAL_LEDGER';
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
export type AccountHolderRole =
  | 'PRIMARY'
  | 'JOINT'
  | 'SIGNATORY';
export type AddAccountHolderInput = {
  readonly customerId: Scalars['UUID']['input'];
  readonly role: AccountHolderRole;
};
export type AccounttermsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type AccounttransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type AccountstandingInstructionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type AccountvirtualAccountsArgs = {
  kind?: InputMaybe<VirtualAccountKind>;
  status?: InputMaybe<VirtualAccountStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type AccountsweepsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type AccountstatementsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type CustomeraccountsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type CustomerloansArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type MaturityInstruction =
  | 'PAYOUT'
  | 'ROLLOVER_PRINCIPAL'
  | 'ROLLOVER_ALL';
export type TermStatus =
  | 'RUNNING'
  | 'MATURED'
  | 'ROLLED_OVER'
  | 'BROKEN';
export type StartTermInput = {
  readonly tenorDays: Scalars['Int']['input'];
  readonly maturityInstruction: MaturityInstruction;
  readonly payoutAccountId: Scalars['UUID']['input'];
};
export type OpenAccountInput = {
  readonly customerId: Scalars['UUID']['input'];
  readonly productId?: InputMaybe<Scalars['UUID']['input']>;
  readonly accountType?: InputMaybe<AccountType>;
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly accountName?: InputMaybe<Scalars['String']['input']>;
  readonly branchId?: InputMaybe<Scalars['UUID']['input']>;
};
export type StatementFormat =
  | 'JSON'
  | 'CSV'
  | 'PDF'
  | 'CAMT053'
  | 'MT940';
export type StatementStatus =
  | 'PENDING'
  | 'RUNNING'
  | 'COMPLETED'
  | 'FAILED';
export type RequestStatementInput = {
  readonly from: Scalars['LocalDate']['input'];
  readonly to: Scalars['LocalDate']['input'];
  readonly format: StatementFormat;
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
  | 'BECAME_INACTIVE'
  | 'BECAME_DORMANT'
  | 'REACTIVATED'
  | 'ACTIVATED'
  | 'MATURED'
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
export type EntryType =
  | 'DEBIT'
  | 'CREDIT';
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
export type LimitField =
  | 'SINGLE_LIMIT'
  | 'DAILY_LIMIT'
  | 'WEEKLY_LIMIT'
  | 'MONTHLY_LIMIT';
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
  | 'NIP'
  | 'INTERNATIONAL';
export type TransferPreviewInput = {
  readonly transferType: PreviewedTransferType;
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountId?: InputMaybe<Scalars['UUID']['input']>;
  readonly destinationAccountNum?: InputMaybe<Scalars['String']['input']>;
  readonly destinationBankCode?: InputMaybe<Scalars['String']['input']>;
  readonly destinationAccountName?: InputMaybe<Scalars['String']['input']>;
  readonly destinationCountry?: InputMaybe<Scalars['CountryCode']['input']>;
  readonly destinationCurrency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  readonly chargeBearer?: InputMaybe<ChargeBearer>;
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
export type ChargeBearer =
  | 'OUR'
  | 'SHA'
  | 'BEN';
export type TransferInternationallyInput = {
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountNum: Scalars['String']['input'];
  readonly destinationBankCode: Scalars['String']['input'];
  readonly destinationAccountName: Scalars['String']['input'];
  readonly destinationBankName: Scalars['String']['input'];
  readonly destinationCountry: Scalars['CountryCode']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly destinationCurrency: Scalars['CurrencyCode']['input'];
  readonly chargeBearer: ChargeBearer;
  readonly purpose: Scalars['String']['input'];
  readonly channel: TransactionChannel;
  readonly narration: Scalars['String']['input'];
  readonly initiatedBy: Scalars['UUID']['input'];
};
export type InwardCreditInput = {
  readonly accountNumber: Scalars['String']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly senderName: Scalars['String']['input'];
  readonly senderAccountNum: Scalars['String']['input'];
  readonly senderBankCode: Scalars['String']['input'];
  readonly narration: Scalars['String']['input'];
  readonly sessionId?: InputMaybe<Scalars['String']['input']>;
};
export type CancelTransactionInput = {
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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
export type StandingInstructionAmountType =
  | 'FIXED'
  | 'BALANCE_ABOVE';
export type StandingInstructionFrequency =
  | 'DAILY'
  | 'WEEKLY'
  | 'MONTHLY'
  | 'QUARTERLY'
  | 'ANNUALLY';
export type StandingInstructionFailureAction =
  | 'RETRY'
  | 'SKIP'
  | 'PAUSE';
export type StandingInstructionStatus =
  | 'ACTIVE'
  | 'PAUSED'
  | 'COMPLETED'
  | 'CANCELLED';
export type StandingInstructionexecutionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type StandingInstructionExecutionStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'SKIPPED';
export type CreateStandingInstructionInput = {
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountId?: InputMaybe<Scalars['UUID']['input']>;
  readonly destinationAccountNum?: InputMaybe<Scalars['String']['input']>;
  readonly destinationBankCode?: InputMaybe<Scalars['String']['input']>;
  readonly destinationAccountName?: InputMaybe<Scalars['String']['input']>;
  readonly amountType: StandingInstructionAmountType;
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly frequency: StandingInstructionFrequency;
  readonly interval?: Scalars['Int']['input'];
  readonly startDate: Scalars['LocalDate']['input'];
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly maxExecutions?: InputMaybe<Scalars['Int']['input']>;
  readonly narration: Scalars['String']['input'];
  readonly onFailure: StandingInstructionFailureAction;
};
export type UpdateStandingInstructionInput = {
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly maxExecutions?: InputMaybe<Scalars['Int']['input']>;
  readonly onFailure?: InputMaybe<StandingInstructionFailureAction>;
};
export type VirtualAccountKind =
  | 'COLLECTION'
  | 'SWEEP'
  | 'SUB_ACCOUNT'
  | 'ESCROW'
  | 'POOLING';
export type AmountMatch =
  | 'EXACT'
  | 'ANY'
  | 'AT_LEAST';
export type VirtualAccountStatus =
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'EXPIRED'
  | 'CLOSED';
export type OpenVirtualAccountInput = {
  readonly kind: VirtualAccountKind;
  readonly accountName: Scalars['String']['input'];
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly expectedAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly match?: InputMaybe<AmountMatch>;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};
export type UpdateVirtualAccountInput = {
  readonly accountName?: InputMaybe<Scalars['String']['input']>;
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly expectedAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly match?: InputMaybe<AmountMatch>;
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};
export type ReleaseEscrowInput = {
  readonly amount: Scalars['Money']['input'];
  readonly destinationAccountId: Scalars['UUID']['input'];
  readonly reason: Scalars['String']['input'];
};
export type SweepMethod =
  | 'ZERO_BALANCE'
  | 'TARGET_BALANCE'
  | 'THRESHOLD'
  | 'FIXED'
  | 'PERCENTAGE'
  | 'RANGE'
  | 'COVER_OVERDRAFT';
export type SweepDirection =
  | 'ONE_WAY'
  | 'TWO_WAY';
export type SweepStatus =
  | 'ACTIVE'
  | 'PAUSED';
export type SweepexecutionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type SweepExecutionStatus =
  | 'COMPLETED'
  | 'SKIPPED'
  | 'FAILED';
export type SweepOrigin =
  | 'END_OF_DAY'
  | 'MANUAL';
export type CreateSweepInput = {
  readonly targetAccountId: Scalars['UUID']['input'];
  readonly method: SweepMethod;
  readonly direction?: SweepDirection;
  readonly triggerAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly targetAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly percentage?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly minSweep?: InputMaybe<Scalars['Money']['input']>;
  readonly maxSweep?: InputMaybe<Scalars['Money']['input']>;
  readonly multipleOf?: InputMaybe<Scalars['Money']['input']>;
};
export type UpdateSweepInput = {
  readonly direction?: InputMaybe<SweepDirection>;
  readonly triggerAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly targetAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
  readonly percentage?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly minSweep?: InputMaybe<Scalars['Money']['input']>;
  readonly maxSweep?: InputMaybe<Scalars['Money']['input']>;
  readonly multipleOf?: InputMaybe<Scalars['Money']['input']>;
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
export type CreateBranchInput = {
  readonly code: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
};
export type InterestTierInput = {
  readonly from: Scalars['Money']['input'];
  readonly rate: Scalars['ExactNumber']['input'];
};
export type InterestTermsInput = {
  readonly rate?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly tiers?: InputMaybe<ReadonlyArray<InterestTierInput>>;
  readonly calculationMethod?: InputMaybe<InterestCalculation>;
  readonly dayCount?: InputMaybe<DayCount>;
  readonly compounding?: InputMaybe<InterestPeriod>;
  readonly posting?: InputMaybe<InterestPeriod>;
  readonly withholdingTaxRate?: InputMaybe<Scalars['ExactNumber']['input']>;
};
export type DormancyDaysInput = {
  readonly inactive?: InputMaybe<Scalars['Int']['input']>;
  readonly dormant?: InputMaybe<Scalars['Int']['input']>;
};
export type CreateProductInput = {
  readonly code: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly category: AccountType;
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly overdraftRate?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly interest?: InputMaybe<InterestTermsInput>;
  readonly breakPenaltyPercent?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly dormancyDays?: InputMaybe<DormancyDaysInput>;
};
export type UpdateProductInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  readonly overdraftRate?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly interest?: InputMaybe<InterestTermsInput>;
  readonly breakPenaltyPercent?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly dormancyDays?: InputMaybe<DormancyDaysInput>;
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
  readonly rateTtlHours?: InputMaybe<Scalars['Int']['input']>;
  readonly institutionBic?: InputMaybe<Scalars['String']['input']>;
  readonly institutionName?: InputMaybe<Scalars['String']['input']>;
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
export type ExchangeRateType =
  | 'BUY'
  | 'SELL'
  | 'MID';
export type ConversionRateType =
  | 'BUY'
  | 'SELL'
  | 'MID'
  | 'CROSS';
export type TreasurymaturitiesArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  through?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type SetExchangeRateInput = {
  readonly baseCurrency: Scalars['CurrencyCode']['input'];
  readonly quoteCurrency: Scalars['CurrencyCode']['input'];
  readonly rateType: ExchangeRateType;
  readonly rate: Scalars['Decimal']['input'];
  readonly effectiveFrom?: InputMaybe<Scalars['DateTime']['input']>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
};
export type CreateConversionCorridorInput = {
  readonly sourceCurrency: Scalars['CurrencyCode']['input'];
  readonly targetCurrency: Scalars['CurrencyCode']['input'];
  readonly spreadBps?: Scalars['Int']['input'];
  readonly minAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly maxAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly enabled?: Scalars['Boolean']['input'];
};
export type UpdateConversionCorridorInput = {
  readonly spreadBps?: InputMaybe<Scalars['Int']['input']>;
  readonly minAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly maxAmount?: InputMaybe<Scalars['Money']['input']>;
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};
export type QuoteCrossCurrencyInput = {
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountId: Scalars['UUID']['input'];
  readonly amount: Scalars['Money']['input'];
};
export type TransferCrossCurrencyInput = {
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly destinationAccountId: Scalars['UUID']['input'];
  readonly destinationAccountName: Scalars['String']['input'];
  readonly amount: Scalars['Money']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly channel: TransactionChannel;
  readonly narration: Scalars['String']['input'];
  readonly initiatedBy: Scalars['UUID']['input'];
  readonly quoteId?: InputMaybe<Scalars['UUID']['input']>;
};
export type GlAccountType =
  | 'ASSET'
  | 'LIABILITY'
  | 'EQUITY'
  | 'INCOME'
  | 'EXPENSE';
export type GlAccountUsage =
  | 'HEADER'
  | 'DETAIL';
export type NormalBalance =
  | 'DEBIT'
  | 'CREDIT';
export type CashFlowClass =
  | 'OPERATING'
  | 'INVESTING'
  | 'FINANCING'
  | 'NONE'
  | 'CASH';
export type EquityComponent =
  | 'SHARE_CAPITAL'
  | 'SHARE_PREMIUM'
  | 'RETAINED_EARNINGS'
  | 'STATUTORY_RESERVE'
  | 'REGULATORY_RISK_RESERVE'
  | 'OTHER_RESERVES';
export type GlAccountStatus =
  | 'ACTIVE'
  | 'INACTIVE';
export type GlSource =
  | 'POSTINGS'
  | 'JOURNALS';
export type GlAccountbalanceArgs = {
  asOf?: InputMaybe<Scalars['LocalDate']['input']>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};
export type CreateGlAccountInput = {
  readonly code: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly type: GlAccountType;
  readonly usage?: GlAccountUsage;
  readonly parentId?: InputMaybe<Scalars['UUID']['input']>;
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  readonly allowManual?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isControl?: Scalars['Boolean']['input'];
  readonly cashFlowClass?: CashFlowClass;
  readonly equityComponent?: InputMaybe<EquityComponent>;
};
export type UpdateGlAccountInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly parentId?: InputMaybe<Scalars['UUID']['input']>;
  readonly allowManual?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isControl?: InputMaybe<Scalars['Boolean']['input']>;
  readonly cashFlowClass?: InputMaybe<CashFlowClass>;
  readonly equityComponent?: InputMaybe<EquityComponent>;
};
export type LoanRateType =
  | 'DECLINING'
  | 'FLAT';
export type LoanAmortization =
  | 'EQUAL_INSTALLMENT'
  | 'EQUAL_PRINCIPAL'
  | 'INTEREST_ONLY'
  | 'BULLET';
export type LoanRepaymentFrequency =
  | 'WEEKLY'
  | 'BIWEEKLY'
  | 'MONTHLY'
  | 'QUARTERLY';
export type LoanPart =
  | 'PENALTY'
  | 'FEE'
  | 'INTEREST'
  | 'PRINCIPAL';
export type LoanAllocationDirection =
  | 'VERTICAL'
  | 'HORIZONTAL';
export type LoanChargeType =
  | 'FLAT'
  | 'PERCENTAGE';
export type LoanFeeTiming =
  | 'DISBURSEMENT';
export type CreateLoanProductInput = {
  readonly code: Scalars['String']['input'];
  readonly currency: Scalars['CurrencyCode']['input'];
  readonly name: Scalars['String']['input'];
  readonly interestRate: Scalars['ExactNumber']['input'];
  readonly rateType: LoanRateType;
  readonly amortization: LoanAmortization;
  readonly repaymentFrequency: LoanRepaymentFrequency;
  readonly dayCount: DayCount;
  readonly minPrincipal: Scalars['Money']['input'];
  readonly maxPrincipal: Scalars['Money']['input'];
  readonly minInstallments: Scalars['Int']['input'];
  readonly maxInstallments: Scalars['Int']['input'];
  readonly interestOnlyInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly fees?: InputMaybe<ReadonlyArray<LoanFeeInput>>;
  readonly latePenalty?: InputMaybe<LatePenaltyInput>;
  readonly allocation?: InputMaybe<ReadonlyArray<LoanPart>>;
  readonly allocationDirection?: InputMaybe<LoanAllocationDirection>;
  readonly bands?: InputMaybe<ReadonlyArray<DelinquencyBandInput>>;
};
export type UpdateLoanProductInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly interestRate?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly rateType?: InputMaybe<LoanRateType>;
  readonly amortization?: InputMaybe<LoanAmortization>;
  readonly repaymentFrequency?: InputMaybe<LoanRepaymentFrequency>;
  readonly dayCount?: InputMaybe<DayCount>;
  readonly minPrincipal?: InputMaybe<Scalars['Money']['input']>;
  readonly maxPrincipal?: InputMaybe<Scalars['Money']['input']>;
  readonly minInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly maxInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly interestOnlyInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly fees?: InputMaybe<ReadonlyArray<LoanFeeInput>>;
  readonly latePenalty?: InputMaybe<LatePenaltyInput>;
  readonly allocation?: InputMaybe<ReadonlyArray<LoanPart>>;
  readonly allocationDirection?: InputMaybe<LoanAllocationDirection>;
  readonly bands?: InputMaybe<ReadonlyArray<DelinquencyBandInput>>;
};
export type LoanFeeInput = {
  readonly name: Scalars['String']['input'];
  readonly type: LoanChargeType;
  readonly value: Scalars['ExactNumber']['input'];
  readonly timing: LoanFeeTiming;
};
export type LatePenaltyInput = {
  readonly type: LoanChargeType;
  readonly value: Scalars['ExactNumber']['input'];
  readonly graceDays: Scalars['Int']['input'];
};
export type DelinquencyBandInput = {
  readonly name: Scalars['String']['input'];
  readonly fromDays: Scalars['Int']['input'];
  readonly provisionPercent: Scalars['ExactNumber']['input'];
  readonly nonPerforming: Scalars['Boolean']['input'];
};
export type CalculateLoanInput = {
  readonly productId?: InputMaybe<Scalars['UUID']['input']>;
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly interestRate?: InputMaybe<Scalars['ExactNumber']['input']>;
  readonly rateType?: InputMaybe<LoanRateType>;
  readonly amortization?: InputMaybe<LoanAmortization>;
  readonly repaymentFrequency?: InputMaybe<LoanRepaymentFrequency>;
  readonly dayCount?: InputMaybe<DayCount>;
  readonly minPrincipal?: InputMaybe<Scalars['Money']['input']>;
  readonly maxPrincipal?: InputMaybe<Scalars['Money']['input']>;
  readonly minInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly maxInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly interestOnlyInstallments?: InputMaybe<Scalars['Int']['input']>;
  readonly fees?: InputMaybe<ReadonlyArray<LoanFeeInput>>;
  readonly latePenalty?: InputMaybe<LatePenaltyInput>;
  readonly allocation?: InputMaybe<ReadonlyArray<LoanPart>>;
  readonly allocationDirection?: InputMaybe<LoanAllocationDirection>;
  readonly bands?: InputMaybe<ReadonlyArray<DelinquencyBandInput>>;
  readonly principal: Scalars['Money']['input'];
  readonly installments: Scalars['Int']['input'];
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};
export type LoanStatus =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'UNDER_REVIEW'
  | 'APPROVED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'ACTIVE'
  | 'IN_ARREARS'
  | 'RESTRUCTURED'
  | 'CLOSED_OBLIGATIONS_MET'
  | 'CLOSED_WRITTEN_OFF';
export type InstallmentStatus =
  | 'PENDING'
  | 'DUE'
  | 'PARTIAL'
  | 'PAID'
  | 'OVERDUE'
  | 'WAIVED';
export type LoanrepaymentsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};
export type LoanRepaymentKind =
  | 'REPAYMENT'
  | 'PREPAYMENT'
  | 'AUTOMATIC'
  | 'RECOVERY';
export type CreateLoanInput = {
  readonly customerId: Scalars['UUID']['input'];
  readonly productId: Scalars['UUID']['input'];
  readonly principal: Scalars['Money']['input'];
  readonly installments: Scalars['Int']['input'];
  readonly purpose: Scalars['String']['input'];
  readonly disbursementAccountId: Scalars['UUID']['input'];
  readonly repaymentAccountId?: InputMaybe<Scalars['UUID']['input']>;
};
export type UpdateLoanInput = {
  readonly repaymentAccountId?: InputMaybe<Scalars['UUID']['input']>;
};
export type RepayLoanInput = {
  readonly amount: Scalars['Money']['input'];
  readonly sourceAccountId: Scalars['UUID']['input'];
  readonly channel?: InputMaybe<TransactionChannel>;
  readonly narration?: InputMaybe<Scalars['String']['input']>;
};
export type WaivableLoanPart =
  | 'PENALTY'
  | 'FEE'
  | 'INTEREST';
export type CollateralType =
  | 'REAL_ESTATE'
  | 'VEHICLE'
  | 'EQUIPMENT'
  | 'STOCK'
  | 'DEPOSIT'
  | 'SECURITIES'
  | 'OTHER';
export type AddLoanCollateralInput = {
  readonly type: CollateralType;
  readonly description: Scalars['String']['input'];
  readonly value: Scalars['Money']['input'];
};
export type AddLoanGuarantorInput = {
  readonly name: Scalars['String']['input'];
  readonly customerId?: InputMaybe<Scalars['UUID']['input']>;
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
  | 'BRANCHES'
  | 'POSITIONS'
  | 'EXECUTIONS'
  | 'VIRTUAL_ACCOUNTS'
  | 'LOANS'
  | 'JOURNAL_NUMBERS'
  | 'ACCRUALS'
  | 'SNAPSHOTS'
  | 'GL_BALANCED'
  | 'GL_CONTROL'
  | 'CHAIN';
export type LedgerIntegrityStatus =
  | 'COMPLETED'
  | 'RUNNING';
export type SystemAccountKind =
  | 'CASH'
  | 'INTERBANK_SETTLEMENT'
  | 'NIP_SETTLEMENT'
  | 'CORRESPONDENT_SETTLEMENT'
  | 'HELD_TRANSFERS'
  | 'FEE_INCOME'
  | 'VAT_PAYABLE'
  | 'INTEREST_EXPENSE'
  | 'INTEREST_INCOME'
  | 'WITHHOLDING_TAX_PAYABLE'
  | 'ADJUSTMENTS'
  | 'INTER_BRANCH_DUE'
  | 'FX_POSITION'
  | 'FX_COUNTER_VALUE'
  | 'FX_INCOME'
  | 'REMITTANCE_FUNDING'
  | 'LOAN_PRINCIPAL'
  | 'LOAN_INTEREST_RECEIVABLE'
  | 'LOAN_INTEREST_INCOME'
  | 'LOAN_INTEREST_SUSPENSE'
  | 'LOAN_FEE_INCOME'
  | 'LOAN_PENALTY_INCOME'
  | 'LOAN_ALLOWANCE'
  | 'LOAN_IMPAIRMENT'
  | 'LOAN_RECOVERIES'
  | 'LOAN_CLEARING'
  | 'REMITTANCE_CLEARING'
  | 'REMITTANCE_PAYOUT'
  | 'REMITTANCE_FX_MARGIN';
export type FiscalPeriodStatus =
  | 'FUTURE'
  | 'OPEN'
  | 'SOFT_CLOSED'
  | 'CLOSED'
  | 'LOCKED';
export type FiscalPeriodType =
  | 'REGULAR'
  | 'ADJUSTMENT';
export type FiscalPeriodCheck =
  | 'JOURNALS'
  | 'CONTROL_ACCOUNTS'
  | 'END_OF_DAY'
  | 'TRIAL_BALANCE';
export type GenerateFiscalPeriodsInput = {
  readonly year: Scalars['Int']['input'];
  readonly startMonth?: Scalars['Int']['input'];
};
export type ReopenFiscalPeriodInput = {
  readonly reason: Scalars['String']['input'];
};
export type JournalType =
  | 'GENERAL'
  | 'ACCRUAL'
  | 'ADJUSTMENT'
  | 'SHARE_ISSUE'
  | 'DIVIDEND'
  | 'RESERVE_TRANSFER'
  | 'OCI'
  | 'RESTATEMENT'
  | 'REVALUATION'
  | 'SUBLEDGER'
  | 'CLOSING';
export type JournalStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'POSTED'
  | 'REJECTED'
  | 'REVERSED';
export type JournalentriesArgs = {
  first?: Scalars['Int']['input'];
};
export type CreateJournalInput = {
  readonly journalType: JournalType;
  readonly description: Scalars['String']['input'];
  readonly transactionDate: Scalars['LocalDate']['input'];
  readonly effectiveDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly fiscalPeriodId?: InputMaybe<Scalars['UUID']['input']>;
  readonly requiresApproval?: Scalars['Boolean']['input'];
  readonly isMemo?: Scalars['Boolean']['input'];
  readonly sourceSystem?: InputMaybe<Scalars['String']['input']>;
  readonly sourceReference?: InputMaybe<Scalars['String']['input']>;
  readonly branchId?: InputMaybe<Scalars['UUID']['input']>;
  readonly entries: ReadonlyArray<JournalEntryInput>;
};
export type JournalEntryInput = {
  readonly accountId?: InputMaybe<Scalars['UUID']['input']>;
  readonly accountCode?: InputMaybe<Scalars['String']['input']>;
  readonly amount: Scalars['Money']['input'];
  readonly entryType: EntryType;
  readonly currencyCode: Scalars['CurrencyCode']['input'];
  readonly exchangeRate?: InputMaybe<Scalars['Decimal']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
};
export type CreateJournalsInput = {
  readonly journals: ReadonlyArray<CreateJournalInput>;
  readonly atomic?: Scalars['Boolean']['input'];
};
export type JournalBatchStatus =
  | 'COMPLETED'
  | 'FAILED';
export type RejectJournalInput = {
  readonly reason: Scalars['String']['input'];
};
export type ReverseJournalInput = {
  readonly reason: Scalars['String']['input'];
};
export type YearEndCloseStatus =
  | 'CLOSED'
  | 'REVERSED'
  | 'DRY_RUN';
export type YearEndClosejournalsArgs = {
  first?: Scalars['Int']['input'];
};
export type CloseFiscalYearInput = {
  readonly year: Scalars['Int']['input'];
  readonly retainedEarningsAccountId?: InputMaybe<Scalars['UUID']['input']>;
  readonly dryRun?: Scalars['Boolean']['input'];
};
export type ReverseYearEndCloseInput = {
  readonly reason: Scalars['String']['input'];
};
export type FinancialReport =
  | 'TRIAL_BALANCE'
  | 'INCOME_STATEMENT'
  | 'PROFIT_AND_LOSS'
  | 'BALANCE_SHEET'
  | 'CASH_FLOW'
  | 'CHANGES_IN_EQUITY'
  | 'GENERAL_LEDGER'
  | 'ACCOUNT_ACTIVITY';
export type FinancialReportFormat =
  | 'CSV'
  | 'PDF';
export type ReportBasis =
  | 'EFFECTIVE'
  | 'BOOKING';
export type TrialBalanceStage =
  | 'UNADJUSTED'
  | 'ADJUSTED'
  | 'POST_CLOSING';
export type CashFlowMethod =
  | 'INDIRECT'
  | 'DIRECT';
export type CashFlowSection =
  | 'OPERATING'
  | 'INVESTING'
  | 'FINANCING';
export type EquityChange =
  | 'OPENING'
  | 'RESTATEMENT'
  | 'PROFIT'
  | 'OCI'
  | 'DIVIDENDS'
  | 'SHARE_ISSUE'
  | 'TRANSFERS'
  | 'OTHER'
  | 'CLOSING';
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
  DayClosing: ResolverTypeWrapper<any>;
  BusinessDate: ResolverTypeWrapper<any>;
  SetDayClosingInput: ResolverTypeWrapper<any>;
  RunEndOfDayInput: ResolverTypeWrapper<any>;
  EndOfDayStatus: ResolverTypeWrapper<any>;
  EndOfDayStepName: ResolverTypeWrapper<any>;
  EndOfDayRun: ResolverTypeWrapper<any>;
  EndOfDayStep: ResolverTypeWrapper<any>;
  EndOfDayFailure: ResolverTypeWrapper<any>;
  EndOfDayRunConnection: ResolverTypeWrapper<any>;
  EndOfDayRunEdge: ResolverTypeWrapper<any>;
  InterestAccrual: ResolverTypeWrapper<any>;
  AccountType: ResolverTypeWrapper<any>;
  AccountStatus: ResolverTypeWrapper<any>;
  AccountRestriction: ResolverTypeWrapper<any>;
  AccountHolderRole: ResolverTypeWrapper<any>;
  AccountHolder: ResolverTypeWrapper<any>;
  AddAccountHolderInput: ResolverTypeWrapper<any>;
  Account: ResolverTypeWrapper<any>;
  Customer: ResolverTypeWrapper<any>;
  AccountConnection: ResolverTypeWrapper<any>;
  AccountEdge: ResolverTypeWrapper<any>;
  MaturityInstruction: ResolverTypeWrapper<any>;
  TermStatus: ResolverTypeWrapper<any>;
  AccountTerm: ResolverTypeWrapper<any>;
  AccountTermConnection: ResolverTypeWrapper<any>;
  AccountTermEdge: ResolverTypeWrapper<any>;
  StartTermInput: ResolverTypeWrapper<any>;
  OpenAccountInput: ResolverTypeWrapper<any>;
  AccountBalance: ResolverTypeWrapper<any>;
  AccountTransactionConnection: ResolverTypeWrapper<any>;
  AccountTransactionEdge: ResolverTypeWrapper<any>;
  AccountStatement: ResolverTypeWrapper<any>;
  StatementLine: ResolverTypeWrapper<any>;
  StatementFormat: ResolverTypeWrapper<any>;
  StatementStatus: ResolverTypeWrapper<any>;
  RequestStatementInput: ResolverTypeWrapper<any>;
  Statement: ResolverTypeWrapper<any>;
  Float: ResolverTypeWrapper<any>;
  StatementConnection: ResolverTypeWrapper<any>;
  StatementEdge: ResolverTypeWrapper<any>;
  FilePiece: ResolverTypeWrapper<any>;
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
  EntryType: ResolverTypeWrapper<any>;
  TransactionEntry: ResolverTypeWrapper<any>;
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
  LimitDetail: ResolverTypeWrapper<any>;
  LimitField: ResolverTypeWrapper<any>;
  AdjustmentDirection: ResolverTypeWrapper<any>;
  AdjustBalanceInput: ResolverTypeWrapper<any>;
  PreviewedTransferType: ResolverTypeWrapper<any>;
  TransferPreviewInput: ResolverTypeWrapper<any>;
  TransferPreview: ResolverTypeWrapper<any>;
  InternationalPreview: ResolverTypeWrapper<any>;
  NameEnquiryInput: ResolverTypeWrapper<any>;
  NameEnquiry: ResolverTypeWrapper<any>;
  SendOutsideInput: ResolverTypeWrapper<any>;
  ChargeBearer: ResolverTypeWrapper<any>;
  TransferInternationallyInput: ResolverTypeWrapper<any>;
  TransferMessage: ResolverTypeWrapper<any>;
  InwardCreditInput: ResolverTypeWrapper<any>;
  CancelTransactionInput: ResolverTypeWrapper<any>;
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
  StandingInstructionAmountType: ResolverTypeWrapper<any>;
  StandingInstructionFrequency: ResolverTypeWrapper<any>;
  StandingInstructionFailureAction: ResolverTypeWrapper<any>;
  StandingInstructionStatus: ResolverTypeWrapper<any>;
  StandingInstruction: ResolverTypeWrapper<any>;
  StandingInstructionConnection: ResolverTypeWrapper<any>;
  StandingInstructionEdge: ResolverTypeWrapper<any>;
  StandingInstructionExecutionStatus: ResolverTypeWrapper<any>;
  StandingInstructionExecution: ResolverTypeWrapper<any>;
  StandingInstructionExecutionConnection: ResolverTypeWrapper<any>;
  StandingInstructionExecutionEdge: ResolverTypeWrapper<any>;
  CreateStandingInstructionInput: ResolverTypeWrapper<any>;
  UpdateStandingInstructionInput: ResolverTypeWrapper<any>;
  VirtualAccountKind: ResolverTypeWrapper<any>;
  AmountMatch: ResolverTypeWrapper<any>;
  VirtualAccountStatus: ResolverTypeWrapper<any>;
  VirtualAccount: ResolverTypeWrapper<any>;
  VirtualAccountCredit: ResolverTypeWrapper<any>;
  VirtualAccountConnection: ResolverTypeWrapper<any>;
  VirtualAccountEdge: ResolverTypeWrapper<any>;
  OpenVirtualAccountInput: ResolverTypeWrapper<any>;
  UpdateVirtualAccountInput: ResolverTypeWrapper<any>;
  ReleaseEscrowInput: ResolverTypeWrapper<any>;
  ConsolidatedBalance: ResolverTypeWrapper<any>;
  ConsolidatedAccount: ResolverTypeWrapper<any>;
  SweepMethod: ResolverTypeWrapper<any>;
  SweepDirection: ResolverTypeWrapper<any>;
  SweepStatus: ResolverTypeWrapper<any>;
  Sweep: ResolverTypeWrapper<any>;
  SweepConnection: ResolverTypeWrapper<any>;
  SweepEdge: ResolverTypeWrapper<any>;
  SweepExecutionStatus: ResolverTypeWrapper<any>;
  SweepOrigin: ResolverTypeWrapper<any>;
  SweepExecution: ResolverTypeWrapper<any>;
  SweepExecutionConnection: ResolverTypeWrapper<any>;
  SweepExecutionEdge: ResolverTypeWrapper<any>;
  CreateSweepInput: ResolverTypeWrapper<any>;
  UpdateSweepInput: ResolverTypeWrapper<any>;
  ProductStatus: ResolverTypeWrapper<any>;
  InterestCalculation: ResolverTypeWrapper<any>;
  DayCount: ResolverTypeWrapper<any>;
  InterestPeriod: ResolverTypeWrapper<any>;
  InterestTier: ResolverTypeWrapper<any>;
  InterestTerms: ResolverTypeWrapper<any>;
  DormancyDays: ResolverTypeWrapper<any>;
  Branch: ResolverTypeWrapper<any>;
  BranchConnection: ResolverTypeWrapper<any>;
  BranchEdge: ResolverTypeWrapper<any>;
  CreateBranchInput: ResolverTypeWrapper<any>;
  Product: ResolverTypeWrapper<any>;
  ProductConnection: ResolverTypeWrapper<any>;
  ProductEdge: ResolverTypeWrapper<any>;
  InterestTierInput: ResolverTypeWrapper<any>;
  InterestTermsInput: ResolverTypeWrapper<any>;
  DormancyDaysInput: ResolverTypeWrapper<any>;
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
  ExchangeRateType: ResolverTypeWrapper<any>;
  ConversionRateType: ResolverTypeWrapper<any>;
  ExchangeRate: ResolverTypeWrapper<any>;
  Treasury: ResolverTypeWrapper<any>;
  TermMaturity: ResolverTypeWrapper<any>;
  CurrencyPosition: ResolverTypeWrapper<any>;
  ExchangeRateConnection: ResolverTypeWrapper<any>;
  ExchangeRateEdge: ResolverTypeWrapper<any>;
  SetExchangeRateInput: ResolverTypeWrapper<any>;
  ConversionCorridor: ResolverTypeWrapper<any>;
  ConversionCorridorConnection: ResolverTypeWrapper<any>;
  ConversionCorridorEdge: ResolverTypeWrapper<any>;
  CreateConversionCorridorInput: ResolverTypeWrapper<any>;
  UpdateConversionCorridorInput: ResolverTypeWrapper<any>;
  QuoteCrossCurrencyInput: ResolverTypeWrapper<any>;
  ConversionQuote: ResolverTypeWrapper<any>;
  TransferCrossCurrencyInput: ResolverTypeWrapper<any>;
  GlAccountType: ResolverTypeWrapper<any>;
  GlAccountUsage: ResolverTypeWrapper<any>;
  NormalBalance: ResolverTypeWrapper<any>;
  CashFlowClass: ResolverTypeWrapper<any>;
  EquityComponent: ResolverTypeWrapper<any>;
  GlAccountStatus: ResolverTypeWrapper<any>;
  GlSource: ResolverTypeWrapper<any>;
  GlAccount: ResolverTypeWrapper<any>;
  GlAccountConnection: ResolverTypeWrapper<any>;
  GlAccountEdge: ResolverTypeWrapper<any>;
  GlBalance: ResolverTypeWrapper<any>;
  GlDayBalance: ResolverTypeWrapper<any>;
  GlLedgerLine: ResolverTypeWrapper<any>;
  GlLedgerLineConnection: ResolverTypeWrapper<any>;
  GlLedgerLineEdge: ResolverTypeWrapper<any>;
  CreateGlAccountInput: ResolverTypeWrapper<any>;
  UpdateGlAccountInput: ResolverTypeWrapper<any>;
  LoanRateType: ResolverTypeWrapper<any>;
  LoanAmortization: ResolverTypeWrapper<any>;
  LoanRepaymentFrequency: ResolverTypeWrapper<any>;
  LoanPart: ResolverTypeWrapper<any>;
  LoanAllocationDirection: ResolverTypeWrapper<any>;
  LoanChargeType: ResolverTypeWrapper<any>;
  LoanFeeTiming: ResolverTypeWrapper<any>;
  LoanProduct: ResolverTypeWrapper<any>;
  LoanFee: ResolverTypeWrapper<any>;
  LatePenalty: ResolverTypeWrapper<any>;
  DelinquencyBand: ResolverTypeWrapper<any>;
  LoanProductConnection: ResolverTypeWrapper<any>;
  LoanProductEdge: ResolverTypeWrapper<any>;
  CreateLoanProductInput: ResolverTypeWrapper<any>;
  UpdateLoanProductInput: ResolverTypeWrapper<any>;
  LoanFeeInput: ResolverTypeWrapper<any>;
  LatePenaltyInput: ResolverTypeWrapper<any>;
  DelinquencyBandInput: ResolverTypeWrapper<any>;
  CalculateLoanInput: ResolverTypeWrapper<any>;
  LoanCalculation: ResolverTypeWrapper<any>;
  CalculatedInstallment: ResolverTypeWrapper<any>;
  LoanTotals: ResolverTypeWrapper<any>;
  LoanStatus: ResolverTypeWrapper<any>;
  InstallmentStatus: ResolverTypeWrapper<any>;
  Loan: ResolverTypeWrapper<any>;
  LoanAmounts: ResolverTypeWrapper<any>;
  NextInstallment: ResolverTypeWrapper<any>;
  LoanInstallment: ResolverTypeWrapper<any>;
  PayoffQuote: ResolverTypeWrapper<any>;
  LoanAllocation: ResolverTypeWrapper<any>;
  LoanRepaymentKind: ResolverTypeWrapper<any>;
  LoanRepayment: ResolverTypeWrapper<any>;
  LoanRepaymentConnection: ResolverTypeWrapper<any>;
  LoanRepaymentEdge: ResolverTypeWrapper<any>;
  LoanConnection: ResolverTypeWrapper<any>;
  LoanEdge: ResolverTypeWrapper<any>;
  CreateLoanInput: ResolverTypeWrapper<any>;
  UpdateLoanInput: ResolverTypeWrapper<any>;
  RepayLoanInput: ResolverTypeWrapper<any>;
  WaivableLoanPart: ResolverTypeWrapper<any>;
  CollateralType: ResolverTypeWrapper<any>;
  LoanCollateral: ResolverTypeWrapper<any>;
  LoanGuarantor: ResolverTypeWrapper<any>;
  LoanPortfolio: ResolverTypeWrapper<any>;
  PortfolioAtRisk: ResolverTypeWrapper<any>;
  LoanProvisions: ResolverTypeWrapper<any>;
  ProvisionedLoans: ResolverTypeWrapper<any>;
  AddLoanCollateralInput: ResolverTypeWrapper<any>;
  AddLoanGuarantorInput: ResolverTypeWrapper<any>;
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
  FiscalPeriodStatus: ResolverTypeWrapper<any>;
  FiscalPeriodType: ResolverTypeWrapper<any>;
  FiscalPeriod: ResolverTypeWrapper<any>;
  FiscalPeriodCheck: ResolverTypeWrapper<any>;
  FiscalPeriodChecklist: ResolverTypeWrapper<any>;
  FiscalPeriodChecklistItem: ResolverTypeWrapper<any>;
  GenerateFiscalPeriodsInput: ResolverTypeWrapper<any>;
  ReopenFiscalPeriodInput: ResolverTypeWrapper<any>;
  JournalType: ResolverTypeWrapper<any>;
  JournalStatus: ResolverTypeWrapper<any>;
  Journal: ResolverTypeWrapper<any>;
  JournalEntry: ResolverTypeWrapper<any>;
  JournalConnection: ResolverTypeWrapper<any>;
  JournalEdge: ResolverTypeWrapper<any>;
  CreateJournalInput: ResolverTypeWrapper<any>;
  JournalEntryInput: ResolverTypeWrapper<any>;
  CreateJournalsInput: ResolverTypeWrapper<any>;
  JournalBatch: ResolverTypeWrapper<any>;
  JournalBatchStatus: ResolverTypeWrapper<any>;
  JournalBatchItem: ResolverTypeWrapper<any>;
  RejectJournalInput: ResolverTypeWrapper<any>;
  ReverseJournalInput: ResolverTypeWrapper<any>;
  YearEndCloseStatus: ResolverTypeWrapper<any>;
  YearEndClose: ResolverTypeWrapper<any>;
  YearEndCheck: ResolverTypeWrapper<any>;
  CloseFiscalYearInput: ResolverTypeWrapper<any>;
  ReverseYearEndCloseInput: ResolverTypeWrapper<any>;
  FinancialReport: ResolverTypeWrapper<any>;
  FinancialReportFormat: ResolverTypeWrapper<any>;
  ReportBasis: ResolverTypeWrapper<any>;
  TrialBalanceStage: ResolverTypeWrapper<any>;
  ReportCheck: ResolverTypeWrapper<any>;
  TrialBalance: ResolverTypeWrapper<any>;
  TrialBalanceLine: ResolverTypeWrapper<any>;
  TrialBalanceTotals: ResolverTypeWrapper<any>;
  IncomeStatement: ResolverTypeWrapper<any>;
  FinancialReportLine: ResolverTypeWrapper<any>;
  IncomeStatementTotals: ResolverTypeWrapper<any>;
  BalanceSheet: ResolverTypeWrapper<any>;
  BalanceSheetTotals: ResolverTypeWrapper<any>;
  CashFlowMethod: ResolverTypeWrapper<any>;
  CashFlowSection: ResolverTypeWrapper<any>;
  CashFlowStatement: ResolverTypeWrapper<any>;
  CashFlowStatementLine: ResolverTypeWrapper<any>;
  CashFlowTotals: ResolverTypeWrapper<any>;
  EquityChange: ResolverTypeWrapper<any>;
  ChangesInEquity: ResolverTypeWrapper<any>;
  ChangesInEquityLine: ResolverTypeWrapper<any>;
  EquityAmounts: ResolverTypeWrapper<any>;
  ChangesInEquityTotals: ResolverTypeWrapper<any>;
  ComparedAmount: ResolverTypeWrapper<any>;
  ComparativeTrialBalance: ResolverTypeWrapper<any>;
  ComparativeTrialBalanceLine: ResolverTypeWrapper<any>;
  ComparativeTrialBalanceTotals: ResolverTypeWrapper<any>;
  ComparativeIncomeStatement: ResolverTypeWrapper<any>;
  ComparativeReportLine: ResolverTypeWrapper<any>;
  ComparativeIncomeStatementTotals: ResolverTypeWrapper<any>;
  ComparativeBalanceSheet: ResolverTypeWrapper<any>;
  ComparativeBalanceSheetTotals: ResolverTypeWrapper<any>;
  ComparativeCashFlowStatement: ResolverTypeWrapper<any>;
  ComparativeCashFlowLine: ResolverTypeWrapper<any>;
  ComparativeCashFlowTotals: ResolverTypeWrapper<any>;
  ComparativeChangesInEquity: ResolverTypeWrapper<any>;
  ComparativeEquityLine: ResolverTypeWrapper<any>;
  ComparativeEquityTotals: ResolverTypeWrapper<any>;
  ReportElimination: ResolverTypeWrapper<any>;
  ConsolidatedTrialBalance: ResolverTypeWrapper<any>;
  TrialBalanceEntity: ResolverTypeWrapper<any>;
  ConsolidatedIncomeStatement: ResolverTypeWrapper<any>;
  IncomeStatementEntity: ResolverTypeWrapper<any>;
  ConsolidatedBalanceSheet: ResolverTypeWrapper<any>;
  BalanceSheetEntity: ResolverTypeWrapper<any>;
  ConsolidatedCashFlowStatement: ResolverTypeWrapper<any>;
  CashFlowEntity: ResolverTypeWrapper<any>;
  ConsolidatedChangesInEquity: ResolverTypeWrapper<any>;
  ChangesInEquityEntity: ResolverTypeWrapper<any>;
  GeneralLedgerReport: ResolverTypeWrapper<any>;
  GeneralLedgerReportLine: ResolverTypeWrapper<any>;
  GeneralLedgerReportTotals: ResolverTypeWrapper<any>;
  AccountActivityReport: ResolverTypeWrapper<any>;
  AccountActivityLine: ResolverTypeWrapper<any>;
  AccountActivityTotals: ResolverTypeWrapper<any>;
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
  BusinessDate: any;
  SetDayClosingInput: any;
  RunEndOfDayInput: any;
  EndOfDayRun: any;
  EndOfDayStep: any;
  EndOfDayFailure: any;
  EndOfDayRunConnection: any;
  EndOfDayRunEdge: any;
  InterestAccrual: any;
  AccountHolder: any;
  AddAccountHolderInput: any;
  Account: any;
  Customer: any;
  AccountConnection: any;
  AccountEdge: any;
  AccountTerm: any;
  AccountTermConnection: any;
  AccountTermEdge: any;
  StartTermInput: any;
  OpenAccountInput: any;
  AccountBalance: any;
  AccountTransactionConnection: any;
  AccountTransactionEdge: any;
  AccountStatement: any;
  StatementLine: any;
  RequestStatementInput: any;
  Statement: any;
  Float: any;
  StatementConnection: any;
  StatementEdge: any;
  FilePiece: any;
  AccountLimit: any;
  AccountLimitWindow: any;
  LimitUse: any;
  LimitExcess: any;
  AccountChange: any;
  AccountChangeConnection: any;
  AccountChangeEdge: any;
  Transaction: any;
  TransactionEntry: any;
  TransactionState: any;
  TransactionConnection: any;
  TransactionEdge: any;
  CashMovementInput: any;
  TransferInternallyInput: any;
  TransferInBulkInput: any;
  BulkTransfer: any;
  BulkTransferItem: any;
  ItemRefusal: any;
  LimitDetail: any;
  AdjustBalanceInput: any;
  TransferPreviewInput: any;
  TransferPreview: any;
  InternationalPreview: any;
  NameEnquiryInput: any;
  NameEnquiry: any;
  SendOutsideInput: any;
  TransferInternationallyInput: any;
  TransferMessage: any;
  InwardCreditInput: any;
  CancelTransactionInput: any;
  ReverseTransactionInput: any;
  PlaceTransferHoldInput: any;
  Hold: any;
  HoldConnection: any;
  HoldEdge: any;
  PlaceHoldInput: any;
  ReleaseHoldInput: any;
  CaptureHoldInput: any;
  ExtendHoldInput: any;
  StandingInstruction: any;
  StandingInstructionConnection: any;
  StandingInstructionEdge: any;
  StandingInstructionExecution: any;
  StandingInstructionExecutionConnection: any;
  StandingInstructionExecutionEdge: any;
  CreateStandingInstructionInput: any;
  UpdateStandingInstructionInput: any;
  VirtualAccount: any;
  VirtualAccountCredit: any;
  VirtualAccountConnection: any;
  VirtualAccountEdge: any;
  OpenVirtualAccountInput: any;
  UpdateVirtualAccountInput: any;
  ReleaseEscrowInput: any;
  ConsolidatedBalance: any;
  ConsolidatedAccount: any;
  Sweep: any;
  SweepConnection: any;
  SweepEdge: any;
  SweepExecution: any;
  SweepExecutionConnection: any;
  SweepExecutionEdge: any;
  CreateSweepInput: any;
  UpdateSweepInput: any;
  InterestTier: any;
  InterestTerms: any;
  DormancyDays: any;
  Branch: any;
  BranchConnection: any;
  BranchEdge: any;
  CreateBranchInput: any;
  Product: any;
  ProductConnection: any;
  ProductEdge: any;
  InterestTierInput: any;
  InterestTermsInput: any;
  DormancyDaysInput: any;
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
  ExchangeRate: any;
  Treasury: any;
  TermMaturity: any;
  CurrencyPosition: any;
  ExchangeRateConnection: any;
  ExchangeRateEdge: any;
  SetExchangeRateInput: any;
  ConversionCorridor: any;
  ConversionCorridorConnection: any;
  ConversionCorridorEdge: any;
  CreateConversionCorridorInput: any;
  UpdateConversionCorridorInput: any;
  QuoteCrossCurrencyInput: any;
  ConversionQuote: any;
  TransferCrossCurrencyInput: any;
  GlAccount: any;
  GlAccountConnection: any;
  GlAccountEdge: any;
  GlBalance: any;
  GlDayBalance: any;
  GlLedgerLine: any;
  GlLedgerLineConnection: any;
  GlLedgerLineEdge: any;
  CreateGlAccountInput: any;
  UpdateGlAccountInput: any;
  LoanProduct: any;
  LoanFee: any;
  LatePenalty: any;
  DelinquencyBand: any;
  LoanProductConnection: any;
  LoanProductEdge: any;
  CreateLoanProductInput: any;
  UpdateLoanProductInput: any;
  LoanFeeInput: any;
  LatePenaltyInput: any;
  DelinquencyBandInput: any;
  CalculateLoanInput: any;
  LoanCalculation: any;
  CalculatedInstallment: any;
  LoanTotals: any;
  Loan: any;
  LoanAmounts: any;
  NextInstallment: any;
  LoanInstallment: any;
  PayoffQuote: any;
  LoanAllocation: any;
  LoanRepayment: any;
  LoanRepaymentConnection: any;
  LoanRepaymentEdge: any;
  LoanConnection: any;
  LoanEdge: any;
  CreateLoanInput: any;
  UpdateLoanInput: any;
  RepayLoanInput: any;
  LoanCollateral: any;
  LoanGuarantor: any;
  LoanPortfolio: any;
  PortfolioAtRisk: any;
  LoanProvisions: any;
  ProvisionedLoans: any;
  AddLoanCollateralInput: any;
  AddLoanGuarantorInput: any;
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
  FiscalPeriod: any;
  FiscalPeriodChecklist: any;
  FiscalPeriodChecklistItem: any;
  GenerateFiscalPeriodsInput: any;
  ReopenFiscalPeriodInput: any;
  Journal: any;
  JournalEntry: any;
  JournalConnection: any;
  JournalEdge: any;
  CreateJournalInput: any;
  JournalEntryInput: any;
  CreateJournalsInput: any;
  JournalBatch: any;
  JournalBatchItem: any;
  RejectJournalInput: any;
  ReverseJournalInput: any;
  YearEndClose: any;
  YearEndCheck: any;
  CloseFiscalYearInput: any;
  ReverseYearEndCloseInput: any;
  ReportCheck: any;
  TrialBalance: any;
  TrialBalanceLine: any;
  TrialBalanceTotals: any;
  IncomeStatement: any;
  FinancialReportLine: any;
  IncomeStatementTotals: any;
  BalanceSheet: any;
  BalanceSheetTotals: any;
  CashFlowStatement: any;
  CashFlowStatementLine: any;
  CashFlowTotals: any;
  ChangesInEquity: any;
  ChangesInEquityLine: any;
  EquityAmounts: any;
  ChangesInEquityTotals: any;
  ComparedAmount: any;
  ComparativeTrialBalance: any;
  ComparativeTrialBalanceLine: any;
  ComparativeTrialBalanceTotals: any;
  ComparativeIncomeStatement: any;
  ComparativeReportLine: any;
  ComparativeIncomeStatementTotals: any;
  ComparativeBalanceSheet: any;
  ComparativeBalanceSheetTotals: any;
  ComparativeCashFlowStatement: any;
  ComparativeCashFlowLine: any;
  ComparativeCashFlowTotals: any;
  ComparativeChangesInEquity: any;
  ComparativeEquityLine: any;
  ComparativeEquityTotals: any;
  ReportElimination: any;
  ConsolidatedTrialBalance: any;
  TrialBalanceEntity: any;
  ConsolidatedIncomeStatement: any;
  IncomeStatementEntity: any;
  ConsolidatedBalanceSheet: any;
  BalanceSheetEntity: any;
  ConsolidatedCashFlowStatement: any;
  CashFlowEntity: any;
  ConsolidatedChangesInEquity: any;
  ChangesInEquityEntity: any;
  GeneralLedgerReport: any;
  GeneralLedgerReportLine: any;
  GeneralLedgerReportTotals: any;
  AccountActivityReport: any;
  AccountActivityLine: any;
  AccountActivityTotals: any;
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
  transferMessage?: Resolver<ResolversTypes['TransferMessage'], ParentType, ContextType, RequireFields<QuerytransferMessageArgs, 'id'>>;
  nameEnquiry?: Resolver<ResolversTypes['NameEnquiry'], ParentType, ContextType, RequireFields<QuerynameEnquiryArgs, 'input'>>;
  feeConfigurations?: Resolver<ResolversTypes['FeeConfigurationConnection'], ParentType, ContextType, RequireFields<QueryfeeConfigurationsArgs, 'first' | 'includeReplaced'>>;
  calculateFee?: Resolver<ResolversTypes['FeeCalculation'], ParentType, ContextType, RequireFields<QuerycalculateFeeArgs, 'input'>>;
  transactionLimits?: Resolver<ResolversTypes['TransactionLimitConnection'], ParentType, ContextType, RequireFields<QuerytransactionLimitsArgs, 'first' | 'includeReplaced'>>;
  transferSettings?: Resolver<ResolversTypes['TransferSettings'], ParentType, ContextType>;
  checkLimits?: Resolver<ResolversTypes['LimitCheck'], ParentType, ContextType, RequireFields<QuerycheckLimitsArgs, 'input'>>;
  exchangeRates?: Resolver<ReadonlyArray<ResolversTypes['ExchangeRate']>, ParentType, ContextType, Partial<QueryexchangeRatesArgs>>;
  exchangeRateHistory?: Resolver<ResolversTypes['ExchangeRateConnection'], ParentType, ContextType, RequireFields<QueryexchangeRateHistoryArgs, 'pair' | 'first'>>;
  conversionCorridors?: Resolver<ResolversTypes['ConversionCorridorConnection'], ParentType, ContextType, RequireFields<QueryconversionCorridorsArgs, 'first'>>;
  glAccount?: Resolver<Maybe<ResolversTypes['GlAccount']>, ParentType, ContextType, RequireFields<QueryglAccountArgs, 'id'>>;
  glAccounts?: Resolver<ResolversTypes['GlAccountConnection'], ParentType, ContextType, RequireFields<QueryglAccountsArgs, 'first'>>;
  glAccountBalance?: Resolver<ResolversTypes['GlBalance'], ParentType, ContextType, RequireFields<QueryglAccountBalanceArgs, 'id'>>;
  glAccountBalances?: Resolver<ReadonlyArray<ResolversTypes['GlDayBalance']>, ParentType, ContextType, RequireFields<QueryglAccountBalancesArgs, 'accountId' | 'from' | 'to'>>;
  glAccountLedger?: Resolver<ResolversTypes['GlLedgerLineConnection'], ParentType, ContextType, RequireFields<QueryglAccountLedgerArgs, 'accountId' | 'first'>>;
  trialBalance?: Resolver<ResolversTypes['TrialBalance'], ParentType, ContextType, RequireFields<QuerytrialBalanceArgs, 'stage' | 'includeZero' | 'basis'>>;
  incomeStatement?: Resolver<ResolversTypes['IncomeStatement'], ParentType, ContextType, RequireFields<QueryincomeStatementArgs, 'includeZero' | 'basis'>>;
  profitAndLoss?: Resolver<ResolversTypes['IncomeStatement'], ParentType, ContextType, RequireFields<QueryprofitAndLossArgs, 'includeZero' | 'basis'>>;
  balanceSheet?: Resolver<ResolversTypes['BalanceSheet'], ParentType, ContextType, RequireFields<QuerybalanceSheetArgs, 'includeZero' | 'basis'>>;
  cashFlowStatement?: Resolver<ResolversTypes['CashFlowStatement'], ParentType, ContextType, RequireFields<QuerycashFlowStatementArgs, 'method' | 'basis'>>;
  changesInEquity?: Resolver<ResolversTypes['ChangesInEquity'], ParentType, ContextType, RequireFields<QuerychangesInEquityArgs, 'basis'>>;
  financialReportFile?: Resolver<ResolversTypes['FilePiece'], ParentType, ContextType, RequireFields<QueryfinancialReportFileArgs, 'report' | 'format' | 'isConsolidated' | 'stage' | 'method' | 'includeZero' | 'basis'>>;
  comparativeTrialBalance?: Resolver<ResolversTypes['ComparativeTrialBalance'], ParentType, ContextType, RequireFields<QuerycomparativeTrialBalanceArgs, 'compareTo' | 'stage' | 'includeZero' | 'basis'>>;
  comparativeIncomeStatement?: Resolver<ResolversTypes['ComparativeIncomeStatement'], ParentType, ContextType, RequireFields<QuerycomparativeIncomeStatementArgs, 'compareTo' | 'includeZero' | 'basis'>>;
  comparativeProfitAndLoss?: Resolver<ResolversTypes['ComparativeIncomeStatement'], ParentType, ContextType, RequireFields<QuerycomparativeProfitAndLossArgs, 'compareTo' | 'includeZero' | 'basis'>>;
  comparativeBalanceSheet?: Resolver<ResolversTypes['ComparativeBalanceSheet'], ParentType, ContextType, RequireFields<QuerycomparativeBalanceSheetArgs, 'compareTo' | 'includeZero' | 'basis'>>;
  comparativeCashFlowStatement?: Resolver<ResolversTypes['ComparativeCashFlowStatement'], ParentType, ContextType, RequireFields<QuerycomparativeCashFlowStatementArgs, 'compareTo' | 'method' | 'basis'>>;
  comparativeChangesInEquity?: Resolver<ResolversTypes['ComparativeChangesInEquity'], ParentType, ContextType, RequireFields<QuerycomparativeChangesInEquityArgs, 'compareTo' | 'basis'>>;
  consolidatedTrialBalance?: Resolver<ResolversTypes['ConsolidatedTrialBalance'], ParentType, ContextType, RequireFields<QueryconsolidatedTrialBalanceArgs, 'stage' | 'includeZero' | 'basis'>>;
  consolidatedIncomeStatement?: Resolver<ResolversTypes['ConsolidatedIncomeStatement'], ParentType, ContextType, RequireFields<QueryconsolidatedIncomeStatementArgs, 'includeZero' | 'basis'>>;
  consolidatedProfitAndLoss?: Resolver<ResolversTypes['ConsolidatedIncomeStatement'], ParentType, ContextType, RequireFields<QueryconsolidatedProfitAndLossArgs, 'includeZero' | 'basis'>>;
  consolidatedBalanceSheet?: Resolver<ResolversTypes['ConsolidatedBalanceSheet'], ParentType, ContextType, RequireFields<QueryconsolidatedBalanceSheetArgs, 'includeZero' | 'basis'>>;
  consolidatedCashFlowStatement?: Resolver<ResolversTypes['ConsolidatedCashFlowStatement'], ParentType, ContextType, RequireFields<QueryconsolidatedCashFlowStatementArgs, 'method' | 'basis'>>;
  consolidatedChangesInEquity?: Resolver<ResolversTypes['ConsolidatedChangesInEquity'], ParentType, ContextType, RequireFields<QueryconsolidatedChangesInEquityArgs, 'basis'>>;
  generalLedger?: Resolver<ResolversTypes['GeneralLedgerReport'], ParentType, ContextType, RequireFields<QuerygeneralLedgerArgs, 'includeZero' | 'basis'>>;
  accountActivity?: Resolver<ResolversTypes['AccountActivityReport'], ParentType, ContextType, RequireFields<QueryaccountActivityArgs, 'basis' | 'first'>>;
  treasury?: Resolver<ResolversTypes['Treasury'], ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['Hold']>, ParentType, ContextType, RequireFields<QueryholdArgs, 'id'>>;
  accountHolds?: Resolver<ResolversTypes['HoldConnection'], ParentType, ContextType, RequireFields<QueryaccountHoldsArgs, 'accountId' | 'first'>>;
  accounts?: Resolver<ResolversTypes['AccountConnection'], ParentType, ContextType, RequireFields<QueryaccountsArgs, 'first'>>;
  accountBalance?: Resolver<ResolversTypes['AccountBalance'], ParentType, ContextType, RequireFields<QueryaccountBalanceArgs, 'id'>>;
  accountTransactions?: Resolver<ResolversTypes['AccountTransactionConnection'], ParentType, ContextType, RequireFields<QueryaccountTransactionsArgs, 'accountId' | 'first'>>;
  accountStatement?: Resolver<ResolversTypes['AccountStatement'], ParentType, ContextType, RequireFields<QueryaccountStatementArgs, 'id' | 'from' | 'to'>>;
  accountStatementFile?: Resolver<ResolversTypes['FilePiece'], ParentType, ContextType, RequireFields<QueryaccountStatementFileArgs, 'id' | 'from' | 'to' | 'format'>>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QuerystatementArgs, 'id'>>;
  accountStatements?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<QueryaccountStatementsArgs, 'accountId' | 'first'>>;
  statementContent?: Resolver<ResolversTypes['FilePiece'], ParentType, ContextType, RequireFields<QuerystatementContentArgs, 'id' | 'piece'>>;
  accountLimits?: Resolver<ReadonlyArray<ResolversTypes['AccountLimit']>, ParentType, ContextType, RequireFields<QueryaccountLimitsArgs, 'id'>>;
  accountHistory?: Resolver<ResolversTypes['AccountChangeConnection'], ParentType, ContextType, RequireFields<QueryaccountHistoryArgs, 'accountId' | 'first'>>;
  branch?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<QuerybranchArgs, 'id'>>;
  branches?: Resolver<ResolversTypes['BranchConnection'], ParentType, ContextType, RequireFields<QuerybranchesArgs, 'first'>>;
  businessDate?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  endOfDayRun?: Resolver<Maybe<ResolversTypes['EndOfDayRun']>, ParentType, ContextType, RequireFields<QueryendOfDayRunArgs, 'id'>>;
  endOfDayRuns?: Resolver<ResolversTypes['EndOfDayRunConnection'], ParentType, ContextType, RequireFields<QueryendOfDayRunsArgs, 'first'>>;
  accountAccruals?: Resolver<ReadonlyArray<ResolversTypes['InterestAccrual']>, ParentType, ContextType, RequireFields<QueryaccountAccrualsArgs, 'accountId' | 'from' | 'to'>>;
  accountTerms?: Resolver<ResolversTypes['AccountTermConnection'], ParentType, ContextType, RequireFields<QueryaccountTermsArgs, 'accountId' | 'first'>>;
  standingInstruction?: Resolver<Maybe<ResolversTypes['StandingInstruction']>, ParentType, ContextType, RequireFields<QuerystandingInstructionArgs, 'id'>>;
  standingInstructions?: Resolver<ResolversTypes['StandingInstructionConnection'], ParentType, ContextType, RequireFields<QuerystandingInstructionsArgs, 'first'>>;
  standingInstructionExecutions?: Resolver<ResolversTypes['StandingInstructionExecutionConnection'], ParentType, ContextType, RequireFields<QuerystandingInstructionExecutionsArgs, 'id' | 'first'>>;
  virtualAccount?: Resolver<Maybe<ResolversTypes['VirtualAccount']>, ParentType, ContextType, RequireFields<QueryvirtualAccountArgs, 'id'>>;
  virtualAccounts?: Resolver<ResolversTypes['VirtualAccountConnection'], ParentType, ContextType, RequireFields<QueryvirtualAccountsArgs, 'accountId' | 'first'>>;
  consolidatedBalance?: Resolver<ResolversTypes['ConsolidatedBalance'], ParentType, ContextType, RequireFields<QueryconsolidatedBalanceArgs, 'accountId'>>;
  sweep?: Resolver<Maybe<ResolversTypes['Sweep']>, ParentType, ContextType, RequireFields<QuerysweepArgs, 'id'>>;
  accountSweeps?: Resolver<ResolversTypes['SweepConnection'], ParentType, ContextType, RequireFields<QueryaccountSweepsArgs, 'accountId' | 'first'>>;
  sweepExecutions?: Resolver<ResolversTypes['SweepExecutionConnection'], ParentType, ContextType, RequireFields<QuerysweepExecutionsArgs, 'id' | 'first'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryproductArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryproductsArgs, 'first'>>;
  fiscalPeriods?: Resolver<ReadonlyArray<ResolversTypes['FiscalPeriod']>, ParentType, ContextType, Partial<QueryfiscalPeriodsArgs>>;
  fiscalPeriod?: Resolver<Maybe<ResolversTypes['FiscalPeriod']>, ParentType, ContextType, RequireFields<QueryfiscalPeriodArgs, 'id'>>;
  fiscalPeriodChecklist?: Resolver<ResolversTypes['FiscalPeriodChecklist'], ParentType, ContextType, RequireFields<QueryfiscalPeriodChecklistArgs, 'id'>>;
  yearEndClose?: Resolver<Maybe<ResolversTypes['YearEndClose']>, ParentType, ContextType, RequireFields<QueryyearEndCloseArgs, 'id'>>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType, RequireFields<QueryjournalArgs, 'id'>>;
  journals?: Resolver<ResolversTypes['JournalConnection'], ParentType, ContextType, RequireFields<QueryjournalsArgs, 'first'>>;
  loan?: Resolver<Maybe<ResolversTypes['Loan']>, ParentType, ContextType, RequireFields<QueryloanArgs, 'id'>>;
  loans?: Resolver<ResolversTypes['LoanConnection'], ParentType, ContextType, RequireFields<QueryloansArgs, 'first'>>;
  loanSchedule?: Resolver<ReadonlyArray<ResolversTypes['LoanInstallment']>, ParentType, ContextType, RequireFields<QueryloanScheduleArgs, 'id'>>;
  loanRepayments?: Resolver<ResolversTypes['LoanRepaymentConnection'], ParentType, ContextType, RequireFields<QueryloanRepaymentsArgs, 'id' | 'first'>>;
  loanRepayment?: Resolver<Maybe<ResolversTypes['LoanRepayment']>, ParentType, ContextType, RequireFields<QueryloanRepaymentArgs, 'id'>>;
  payoffQuote?: Resolver<ResolversTypes['PayoffQuote'], ParentType, ContextType, RequireFields<QuerypayoffQuoteArgs, 'id'>>;
  loanCollateral?: Resolver<ReadonlyArray<ResolversTypes['LoanCollateral']>, ParentType, ContextType, RequireFields<QueryloanCollateralArgs, 'id'>>;
  loanGuarantors?: Resolver<ReadonlyArray<ResolversTypes['LoanGuarantor']>, ParentType, ContextType, RequireFields<QueryloanGuarantorsArgs, 'id'>>;
  loanPortfolio?: Resolver<ResolversTypes['LoanPortfolio'], ParentType, ContextType, Partial<QueryloanPortfolioArgs>>;
  loanProvisions?: Resolver<ResolversTypes['LoanProvisions'], ParentType, ContextType, Partial<QueryloanProvisionsArgs>>;
  loanProduct?: Resolver<Maybe<ResolversTypes['LoanProduct']>, ParentType, ContextType, RequireFields<QueryloanProductArgs, 'id'>>;
  loanProducts?: Resolver<ResolversTypes['LoanProductConnection'], ParentType, ContextType, RequireFields<QueryloanProductsArgs, 'first'>>;
  calculateLoan?: Resolver<ResolversTypes['LoanCalculation'], ParentType, ContextType, RequireFields<QuerycalculateLoanArgs, 'input'>>;
  accountHolders?: Resolver<ReadonlyArray<ResolversTypes['AccountHolder']>, ParentType, ContextType, RequireFields<QueryaccountHoldersArgs, 'accountId'>>;
  hasOpenAccounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryhasOpenAccountsArgs, 'customerId'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};
export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deposit?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationdepositArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationwithdrawArgs, 'input'>>;
  transferInternally?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInternallyArgs, 'input'>>;
  quoteCrossCurrency?: Resolver<ResolversTypes['ConversionQuote'], ParentType, ContextType, RequireFields<MutationquoteCrossCurrencyArgs, 'input'>>;
  transferCrossCurrency?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferCrossCurrencyArgs, 'input'>>;
  setExchangeRate?: Resolver<ResolversTypes['ExchangeRate'], ParentType, ContextType, RequireFields<MutationsetExchangeRateArgs, 'input'>>;
  createConversionCorridor?: Resolver<ResolversTypes['ConversionCorridor'], ParentType, ContextType, RequireFields<MutationcreateConversionCorridorArgs, 'input'>>;
  updateConversionCorridor?: Resolver<ResolversTypes['ConversionCorridor'], ParentType, ContextType, RequireFields<MutationupdateConversionCorridorArgs, 'id' | 'input'>>;
  placeTransferHold?: Resolver<ResolversTypes['PlacedTransferHold'], ParentType, ContextType, RequireFields<MutationplaceTransferHoldArgs, 'input'>>;
  captureTransferHold?: Resolver<ResolversTypes['CapturedTransferHold'], ParentType, ContextType, RequireFields<MutationcaptureTransferHoldArgs, 'transferId' | 'reference'>>;
  releaseTransferHold?: Resolver<ResolversTypes['ReleasedTransferHold'], ParentType, ContextType, RequireFields<MutationreleaseTransferHoldArgs, 'transferId'>>;
  transferInBulk?: Resolver<ResolversTypes['BulkTransfer'], ParentType, ContextType, RequireFields<MutationtransferInBulkArgs, 'input'>>;
  adjustBalance?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationadjustBalanceArgs, 'input'>>;
  setFee?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType, RequireFields<MutationsetFeeArgs, 'input'>>;
  endFee?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType, RequireFields<MutationendFeeArgs, 'id'>>;
  setTransactionLimit?: Resolver<ResolversTypes['TransactionLimit'], ParentType, ContextType, RequireFields<MutationsetTransactionLimitArgs, 'input'>>;
  setTransferSettings?: Resolver<ResolversTypes['TransferSettings'], ParentType, ContextType, RequireFields<MutationsetTransferSettingsArgs, 'input'>>;
  runEndOfDay?: Resolver<ResolversTypes['EndOfDayRun'], ParentType, ContextType, RequireFields<MutationrunEndOfDayArgs, 'input'>>;
  setDayClosing?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType, RequireFields<MutationsetDayClosingArgs, 'input'>>;
  createStandingInstruction?: Resolver<ResolversTypes['StandingInstruction'], ParentType, ContextType, RequireFields<MutationcreateStandingInstructionArgs, 'input'>>;
  updateStandingInstruction?: Resolver<ResolversTypes['StandingInstruction'], ParentType, ContextType, RequireFields<MutationupdateStandingInstructionArgs, 'id' | 'input'>>;
  pauseStandingInstruction?: Resolver<ResolversTypes['StandingInstruction'], ParentType, ContextType, RequireFields<MutationpauseStandingInstructionArgs, 'id'>>;
  resumeStandingInstruction?: Resolver<ResolversTypes['StandingInstruction'], ParentType, ContextType, RequireFields<MutationresumeStandingInstructionArgs, 'id'>>;
  cancelStandingInstruction?: Resolver<ResolversTypes['StandingInstruction'], ParentType, ContextType, RequireFields<MutationcancelStandingInstructionArgs, 'id'>>;
  generateFiscalPeriods?: Resolver<ReadonlyArray<ResolversTypes['FiscalPeriod']>, ParentType, ContextType, RequireFields<MutationgenerateFiscalPeriodsArgs, 'input'>>;
  openFiscalPeriod?: Resolver<ResolversTypes['FiscalPeriod'], ParentType, ContextType, RequireFields<MutationopenFiscalPeriodArgs, 'id'>>;
  softCloseFiscalPeriod?: Resolver<ResolversTypes['FiscalPeriod'], ParentType, ContextType, RequireFields<MutationsoftCloseFiscalPeriodArgs, 'id'>>;
  closeFiscalPeriod?: Resolver<ResolversTypes['FiscalPeriod'], ParentType, ContextType, RequireFields<MutationcloseFiscalPeriodArgs, 'id'>>;
  lockFiscalPeriod?: Resolver<ResolversTypes['FiscalPeriod'], ParentType, ContextType, RequireFields<MutationlockFiscalPeriodArgs, 'id'>>;
  reopenFiscalPeriod?: Resolver<ResolversTypes['FiscalPeriod'], ParentType, ContextType, RequireFields<MutationreopenFiscalPeriodArgs, 'id' | 'input'>>;
  closeFiscalYear?: Resolver<ResolversTypes['YearEndClose'], ParentType, ContextType, RequireFields<MutationcloseFiscalYearArgs, 'input'>>;
  reverseYearEndClose?: Resolver<ResolversTypes['YearEndClose'], ParentType, ContextType, RequireFields<MutationreverseYearEndCloseArgs, 'id' | 'input'>>;
  createJournal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<MutationcreateJournalArgs, 'input'>>;
  createJournals?: Resolver<ResolversTypes['JournalBatch'], ParentType, ContextType, RequireFields<MutationcreateJournalsArgs, 'input'>>;
  approveJournal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<MutationapproveJournalArgs, 'id'>>;
  postJournal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<MutationpostJournalArgs, 'id'>>;
  rejectJournal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<MutationrejectJournalArgs, 'id' | 'input'>>;
  reverseJournal?: Resolver<ResolversTypes['Journal'], ParentType, ContextType, RequireFields<MutationreverseJournalArgs, 'id' | 'input'>>;
  openVirtualAccount?: Resolver<ResolversTypes['VirtualAccount'], ParentType, ContextType, RequireFields<MutationopenVirtualAccountArgs, 'accountId' | 'input'>>;
  updateVirtualAccount?: Resolver<ResolversTypes['VirtualAccount'], ParentType, ContextType, RequireFields<MutationupdateVirtualAccountArgs, 'id' | 'input'>>;
  suspendVirtualAccount?: Resolver<ResolversTypes['VirtualAccount'], ParentType, ContextType, RequireFields<MutationsuspendVirtualAccountArgs, 'id'>>;
  activateVirtualAccount?: Resolver<ResolversTypes['VirtualAccount'], ParentType, ContextType, RequireFields<MutationactivateVirtualAccountArgs, 'id'>>;
  closeVirtualAccount?: Resolver<ResolversTypes['VirtualAccount'], ParentType, ContextType, RequireFields<MutationcloseVirtualAccountArgs, 'id'>>;
  releaseEscrow?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationreleaseEscrowArgs, 'id' | 'input'>>;
  createSweep?: Resolver<ResolversTypes['Sweep'], ParentType, ContextType, RequireFields<MutationcreateSweepArgs, 'accountId' | 'input'>>;
  updateSweep?: Resolver<ResolversTypes['Sweep'], ParentType, ContextType, RequireFields<MutationupdateSweepArgs, 'id' | 'input'>>;
  pauseSweep?: Resolver<ResolversTypes['Sweep'], ParentType, ContextType, RequireFields<MutationpauseSweepArgs, 'id'>>;
  resumeSweep?: Resolver<ResolversTypes['Sweep'], ParentType, ContextType, RequireFields<MutationresumeSweepArgs, 'id'>>;
  runSweep?: Resolver<ResolversTypes['SweepExecution'], ParentType, ContextType, RequireFields<MutationrunSweepArgs, 'id'>>;
  transferInterbank?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInterbankArgs, 'input'>>;
  transferByNip?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferByNipArgs, 'input'>>;
  transferBetweenBranches?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferBetweenBranchesArgs, 'input'>>;
  transferInternationally?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInternationallyArgs, 'input'>>;
  simulateInwardCredit?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationsimulateInwardCreditArgs, 'input'>>;
  cancelTransaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationcancelTransactionArgs, 'id'>>;
  requeryTransaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationrequeryTransactionArgs, 'id'>>;
  reverseTransaction?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationreverseTransactionArgs, 'id' | 'input'>>;
  placeHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationplaceHoldArgs, 'accountId' | 'input'>>;
  releaseHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationreleaseHoldArgs, 'id'>>;
  captureHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationcaptureHoldArgs, 'id' | 'input'>>;
  extendHold?: Resolver<ResolversTypes['Hold'], ParentType, ContextType, RequireFields<MutationextendHoldArgs, 'id' | 'input'>>;
  openAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationopenAccountArgs, 'input'>>;
  requestStatement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<MutationrequestStatementArgs, 'accountId' | 'input'>>;
  freezeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationfreezeAccountArgs, 'id' | 'reason'>>;
  unfreezeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationunfreezeAccountArgs, 'id' | 'reason'>>;
  startTerm?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationstartTermArgs, 'id' | 'input'>>;
  breakTerm?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationbreakTermArgs, 'id' | 'reason'>>;
  closeAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationcloseAccountArgs, 'id' | 'reason'>>;
  reactivateAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationreactivateAccountArgs, 'id' | 'reason'>>;
  restrictAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationrestrictAccountArgs, 'id' | 'restriction' | 'reason'>>;
  createGlAccount?: Resolver<ResolversTypes['GlAccount'], ParentType, ContextType, RequireFields<MutationcreateGlAccountArgs, 'input'>>;
  updateGlAccount?: Resolver<ResolversTypes['GlAccount'], ParentType, ContextType, RequireFields<MutationupdateGlAccountArgs, 'id' | 'input'>>;
  deactivateGlAccount?: Resolver<ResolversTypes['GlAccount'], ParentType, ContextType, RequireFields<MutationdeactivateGlAccountArgs, 'id'>>;
  createBranch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType, RequireFields<MutationcreateBranchArgs, 'input'>>;
  addAccountHolder?: Resolver<ResolversTypes['AccountHolder'], ParentType, ContextType, RequireFields<MutationaddAccountHolderArgs, 'accountId' | 'input'>>;
  removeAccountHolder?: Resolver<ResolversTypes['AccountHolder'], ParentType, ContextType, RequireFields<MutationremoveAccountHolderArgs, 'accountId' | 'customerId'>>;
  assignCustomerBranch?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationassignCustomerBranchArgs, 'customerId' | 'branchId'>>;
  assignNewCustomerBranch?: Resolver<ResolversTypes['UUID'], ParentType, ContextType, RequireFields<MutationassignNewCustomerBranchArgs, 'customerId' | 'branchId'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationcreateProductArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationupdateProductArgs, 'id' | 'input'>>;
  activateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationactivateProductArgs, 'id'>>;
  retireProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationretireProductArgs, 'id'>>;
  createLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationcreateLoanArgs, 'input'>>;
  updateLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationupdateLoanArgs, 'id' | 'input'>>;
  approveLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationapproveLoanArgs, 'id'>>;
  rejectLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationrejectLoanArgs, 'id'>>;
  withdrawLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationwithdrawLoanArgs, 'id'>>;
  disburseLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationdisburseLoanArgs, 'id'>>;
  undoDisbursement?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationundoDisbursementArgs, 'id'>>;
  repayLoan?: Resolver<ResolversTypes['LoanRepayment'], ParentType, ContextType, RequireFields<MutationrepayLoanArgs, 'id' | 'input'>>;
  prepayLoan?: Resolver<ResolversTypes['LoanRepayment'], ParentType, ContextType, RequireFields<MutationprepayLoanArgs, 'id' | 'input'>>;
  restructureLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationrestructureLoanArgs, 'id' | 'installments' | 'reason'>>;
  waiveLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationwaiveLoanArgs, 'id' | 'part' | 'amount'>>;
  addLoanCharge?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationaddLoanChargeArgs, 'id' | 'name' | 'amount'>>;
  writeOffLoan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType, RequireFields<MutationwriteOffLoanArgs, 'id' | 'reason'>>;
  recoverLoan?: Resolver<ResolversTypes['LoanRepayment'], ParentType, ContextType, RequireFields<MutationrecoverLoanArgs, 'id' | 'input'>>;
  addLoanCollateral?: Resolver<ResolversTypes['LoanCollateral'], ParentType, ContextType, RequireFields<MutationaddLoanCollateralArgs, 'id' | 'input'>>;
  addLoanGuarantor?: Resolver<ResolversTypes['LoanGuarantor'], ParentType, ContextType, RequireFields<MutationaddLoanGuarantorArgs, 'id' | 'input'>>;
  releaseLoanCollateral?: Resolver<ResolversTypes['LoanCollateral'], ParentType, ContextType, RequireFields<MutationreleaseLoanCollateralArgs, 'id' | 'collateralId'>>;
  releaseLoanGuarantor?: Resolver<ResolversTypes['LoanGuarantor'], ParentType, ContextType, RequireFields<MutationreleaseLoanGuarantorArgs, 'id' | 'guarantorId'>>;
  createLoanProduct?: Resolver<ResolversTypes['LoanProduct'], ParentType, ContextType, RequireFields<MutationcreateLoanProductArgs, 'input'>>;
  updateLoanProduct?: Resolver<ResolversTypes['LoanProduct'], ParentType, ContextType, RequireFields<MutationupdateLoanProductArgs, 'id' | 'input'>>;
};
export type BusinessDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BusinessDate'] = ResolversParentTypes['BusinessDate']> = {
  businessDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  calendarDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DayClosing'], ParentType, ContextType>;
};
export type EndOfDayRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOfDayRun'] = ResolversParentTypes['EndOfDayRun']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EndOfDayStatus'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  through?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['EndOfDayStep']>, ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['EndOfDayFailure']>, ParentType, ContextType>;
};
export type EndOfDayStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOfDayStep'] = ResolversParentTypes['EndOfDayStep']> = {
  businessDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['EndOfDayStepName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EndOfDayStatus'], ParentType, ContextType>;
  processed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type EndOfDayFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOfDayFailure'] = ResolversParentTypes['EndOfDayFailure']> = {
  businessDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['EndOfDayStepName'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type EndOfDayRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOfDayRunConnection'] = ResolversParentTypes['EndOfDayRunConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndOfDayRunEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EndOfDayRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type EndOfDayRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOfDayRunEdge'] = ResolversParentTypes['EndOfDayRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EndOfDayRun'], ParentType, ContextType>;
};
export type InterestAccrualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestAccrual'] = ResolversParentTypes['InterestAccrual']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};
export type AccountHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountHolder'] = ResolversParentTypes['AccountHolder']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountHolderRole'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  restriction?: Resolver<ResolversTypes['AccountRestriction'], ParentType, ContextType>;
  ledgerBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  heldBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accruedInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unclearedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdraftLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  term?: Resolver<Maybe<ResolversTypes['AccountTerm']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['AccountTermConnection'], ParentType, ContextType, RequireFields<AccounttermsArgs, 'first'>>;
  openHolds?: Resolver<ReadonlyArray<ResolversTypes['Hold']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  holders?: Resolver<ReadonlyArray<ResolversTypes['AccountHolder']>, ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['AccountTransactionConnection'], ParentType, ContextType, RequireFields<AccounttransactionsArgs, 'first'>>;
  standingInstructions?: Resolver<ResolversTypes['StandingInstructionConnection'], ParentType, ContextType, RequireFields<AccountstandingInstructionsArgs, 'first'>>;
  virtualAccount?: Resolver<Maybe<ResolversTypes['VirtualAccount']>, ParentType, ContextType>;
  virtualAccounts?: Resolver<ResolversTypes['VirtualAccountConnection'], ParentType, ContextType, RequireFields<AccountvirtualAccountsArgs, 'first'>>;
  sweeps?: Resolver<ResolversTypes['SweepConnection'], ParentType, ContextType, RequireFields<AccountsweepsArgs, 'first'>>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['AccountLimit']>, ParentType, ContextType>;
  statements?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<AccountstatementsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType>;
  accounts?: Resolver<Maybe<ResolversTypes['AccountConnection']>, ParentType, ContextType, RequireFields<CustomeraccountsArgs, 'first'>>;
  loans?: Resolver<Maybe<ResolversTypes['LoanConnection']>, ParentType, ContextType, RequireFields<CustomerloansArgs, 'first'>>;
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
export type AccountTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTerm'] = ResolversParentTypes['AccountTerm']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TermStatus'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  tenorDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  maturityDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  maturityInstruction?: Resolver<ResolversTypes['MaturityInstruction'], ParentType, ContextType>;
  payoutAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  interestAtMaturity?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  interestPaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxWithheld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interestForgone?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};
export type AccountTermConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTermConnection'] = ResolversParentTypes['AccountTermConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountTermEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AccountTerm']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AccountTermEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountTermEdge'] = ResolversParentTypes['AccountTermEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountTerm'], ParentType, ContextType>;
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
  bookingDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
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
export type StatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['StatementFormat'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatementStatus'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};
export type StatementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementConnection'] = ResolversParentTypes['StatementConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Statement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type StatementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementEdge'] = ResolversParentTypes['StatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Statement'], ParentType, ContextType>;
};
export type FilePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilePiece'] = ResolversParentTypes['FilePiece']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  sourceAccountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  bookingDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
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
  sourceCurrency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  targetCurrency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  convertedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  corridorId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['TransactionEntry']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type TransactionEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionEntry'] = ResolversParentTypes['TransactionEntry']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemAccount?: Resolver<Maybe<ResolversTypes['SystemAccountKind']>, ParentType, ContextType>;
  entryType?: Resolver<ResolversTypes['EntryType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  bookingDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
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
  details?: Resolver<ReadonlyArray<ResolversTypes['LimitDetail']>, ParentType, ContextType>;
};
export type LimitDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitDetail'] = ResolversParentTypes['LimitDetail']> = {
  field?: Resolver<ResolversTypes['LimitField'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  international?: Resolver<Maybe<ResolversTypes['InternationalPreview']>, ParentType, ContextType>;
};
export type InternationalPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InternationalPreview'] = ResolversParentTypes['InternationalPreview']> = {
  chargeBearer?: Resolver<ResolversTypes['ChargeBearer'], ParentType, ContextType>;
  orderedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  correspondentCharge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  destinationCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  convertedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  estimatedArrival?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};
export type NameEnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameEnquiry'] = ResolversParentTypes['NameEnquiry']> = {
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type TransferMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferMessage'] = ResolversParentTypes['TransferMessage']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
export type StandingInstructionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingInstruction'] = ResolversParentTypes['StandingInstruction']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  sourceAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  sourceAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  destinationAccountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  destinationAccount?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  destinationAccountNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationBankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationAccountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountType?: Resolver<ResolversTypes['StandingInstructionAmountType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['StandingInstructionFrequency'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  maxExecutions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  narration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onFailure?: Resolver<ResolversTypes['StandingInstructionFailureAction'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StandingInstructionStatus'], ParentType, ContextType>;
  nextDueDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  executionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  executions?: Resolver<ResolversTypes['StandingInstructionExecutionConnection'], ParentType, ContextType, RequireFields<StandingInstructionexecutionsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type StandingInstructionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingInstructionConnection'] = ResolversParentTypes['StandingInstructionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StandingInstructionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StandingInstruction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type StandingInstructionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingInstructionEdge'] = ResolversParentTypes['StandingInstructionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StandingInstruction'], ParentType, ContextType>;
};
export type StandingInstructionExecutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingInstructionExecution'] = ResolversParentTypes['StandingInstructionExecution']> = {
  standingInstructionId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StandingInstructionExecutionStatus'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  executedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type StandingInstructionExecutionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingInstructionExecutionConnection'] = ResolversParentTypes['StandingInstructionExecutionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StandingInstructionExecutionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StandingInstructionExecution']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type StandingInstructionExecutionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StandingInstructionExecutionEdge'] = ResolversParentTypes['StandingInstructionExecutionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StandingInstructionExecution'], ParentType, ContextType>;
};
export type VirtualAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualAccount'] = ResolversParentTypes['VirtualAccount']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  parentAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  parentAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VirtualAccountKind'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VirtualAccountStatus'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['AmountMatch'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type VirtualAccountCreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualAccountCredit'] = ResolversParentTypes['VirtualAccountCredit']> = {
  virtualAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['VirtualAccountKind'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  creditedAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  transactionRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionType?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['TransactionChannel'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  narration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookingDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  bookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type VirtualAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualAccountConnection'] = ResolversParentTypes['VirtualAccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VirtualAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['VirtualAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type VirtualAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VirtualAccountEdge'] = ResolversParentTypes['VirtualAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['VirtualAccount'], ParentType, ContextType>;
};
export type ConsolidatedBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedBalance'] = ResolversParentTypes['ConsolidatedBalance']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['ConsolidatedAccount'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['ConsolidatedAccount']>, ParentType, ContextType>;
  totalLedger?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAvailable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ratesUsed?: Resolver<ReadonlyArray<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
};
export type ConsolidatedAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedAccount'] = ResolversParentTypes['ConsolidatedAccount']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['VirtualAccountKind']>, ParentType, ContextType>;
  ledgerBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type SweepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sweep'] = ResolversParentTypes['Sweep']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  tenantId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  targetAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  targetAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['SweepMethod'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['SweepDirection'], ParentType, ContextType>;
  triggerAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  targetAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
  minSweep?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxSweep?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  multipleOf?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SweepStatus'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  executions?: Resolver<ResolversTypes['SweepExecutionConnection'], ParentType, ContextType, RequireFields<SweepexecutionsArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type SweepConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SweepConnection'] = ResolversParentTypes['SweepConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SweepEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Sweep']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type SweepEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SweepEdge'] = ResolversParentTypes['SweepEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Sweep'], ParentType, ContextType>;
};
export type SweepExecutionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SweepExecution'] = ResolversParentTypes['SweepExecution']> = {
  sweepId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['SweepOrigin'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SweepExecutionStatus'], ParentType, ContextType>;
  sourceAccountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  destinationAccountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  executedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type SweepExecutionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SweepExecutionConnection'] = ResolversParentTypes['SweepExecutionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SweepExecutionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SweepExecution']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type SweepExecutionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SweepExecutionEdge'] = ResolversParentTypes['SweepExecutionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SweepExecution'], ParentType, ContextType>;
};
export type InterestTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestTier'] = ResolversParentTypes['InterestTier']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
};
export type InterestTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestTerms'] = ResolversParentTypes['InterestTerms']> = {
  rate?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
  tiers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InterestTier']>>, ParentType, ContextType>;
  calculationMethod?: Resolver<ResolversTypes['InterestCalculation'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['DayCount'], ParentType, ContextType>;
  compounding?: Resolver<ResolversTypes['InterestPeriod'], ParentType, ContextType>;
  posting?: Resolver<ResolversTypes['InterestPeriod'], ParentType, ContextType>;
  withholdingTaxRate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
};
export type DormancyDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DormancyDays'] = ResolversParentTypes['DormancyDays']> = {
  inactive?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dormant?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};
export type BranchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type BranchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchConnection'] = ResolversParentTypes['BranchConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BranchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Branch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type BranchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BranchEdge'] = ResolversParentTypes['BranchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
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
  overdraftRate?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
  interest?: Resolver<Maybe<ResolversTypes['InterestTerms']>, ParentType, ContextType>;
  breakPenaltyPercent?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
  dormancyDays?: Resolver<Maybe<ResolversTypes['DormancyDays']>, ParentType, ContextType>;
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
  rateTtlHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  institutionBic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institutionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type LimitCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitCheck'] = ResolversParentTypes['LimitCheck']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exceeded?: Resolver<Maybe<ResolversTypes['LimitUse']>, ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['LimitUse']>, ParentType, ContextType>;
};
export type ExchangeRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  baseCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  quoteCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  rateType?: Resolver<ResolversTypes['ExchangeRateType'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type TreasuryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Treasury'] = ResolversParentTypes['Treasury']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['BusinessDate'], ParentType, ContextType>;
  positions?: Resolver<ReadonlyArray<ResolversTypes['CurrencyPosition']>, ParentType, ContextType>;
  exchangeRates?: Resolver<ReadonlyArray<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
  maturities?: Resolver<ReadonlyArray<ResolversTypes['TermMaturity']>, ParentType, ContextType, Partial<TreasurymaturitiesArgs>>;
  endOfDayRuns?: Resolver<ReadonlyArray<ResolversTypes['EndOfDayRun']>, ParentType, ContextType>;
};
export type TermMaturityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TermMaturity'] = ResolversParentTypes['TermMaturity']> = {
  maturityDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestAtMaturity?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type CurrencyPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyPosition'] = ResolversParentTypes['CurrencyPosition']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bookValue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  midRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unrealisedResult?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};
export type ExchangeRateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRateConnection'] = ResolversParentTypes['ExchangeRateConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ExchangeRateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ExchangeRateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeRateEdge'] = ResolversParentTypes['ExchangeRateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ExchangeRate'], ParentType, ContextType>;
};
export type ConversionCorridorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversionCorridor'] = ResolversParentTypes['ConversionCorridor']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  sourceCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  targetCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  spreadBps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type ConversionCorridorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversionCorridorConnection'] = ResolversParentTypes['ConversionCorridorConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ConversionCorridor']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConversionCorridorEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type ConversionCorridorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversionCorridorEdge'] = ResolversParentTypes['ConversionCorridorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ConversionCorridor'], ParentType, ContextType>;
};
export type ConversionQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversionQuote'] = ResolversParentTypes['ConversionQuote']> = {
  quoteId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  sourceCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  targetCurrency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  exchangeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rateType?: Resolver<ResolversTypes['ConversionRateType'], ParentType, ContextType>;
  convertedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};
export type GlAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlAccount'] = ResolversParentTypes['GlAccount']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['GlAccountUsage'], ParentType, ContextType>;
  normalBalance?: Resolver<ResolversTypes['NormalBalance'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['GlAccount']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
  allowManual?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isControl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cashFlowClass?: Resolver<ResolversTypes['CashFlowClass'], ParentType, ContextType>;
  equityComponent?: Resolver<Maybe<ResolversTypes['EquityComponent']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GlAccountStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['GlBalance'], ParentType, ContextType, Partial<GlAccountbalanceArgs>>;
};
export type GlAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlAccountConnection'] = ResolversParentTypes['GlAccountConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GlAccount']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['GlAccountEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type GlAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlAccountEdge'] = ResolversParentTypes['GlAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GlAccount'], ParentType, ContextType>;
};
export type GlBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlBalance'] = ResolversParentTypes['GlBalance']> = {
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};
export type GlDayBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlDayBalance'] = ResolversParentTypes['GlDayBalance']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type GlLedgerLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlLedgerLine'] = ResolversParentTypes['GlLedgerLine']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['GlSource'], ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  journalId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  journalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type GlLedgerLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlLedgerLineConnection'] = ResolversParentTypes['GlLedgerLineConnection']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GlLedgerLine']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['GlLedgerLineEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type GlLedgerLineEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlLedgerLineEdge'] = ResolversParentTypes['GlLedgerLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GlLedgerLine'], ParentType, ContextType>;
};
export type LoanProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanProduct'] = ResolversParentTypes['LoanProduct']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  rateType?: Resolver<ResolversTypes['LoanRateType'], ParentType, ContextType>;
  amortization?: Resolver<ResolversTypes['LoanAmortization'], ParentType, ContextType>;
  repaymentFrequency?: Resolver<ResolversTypes['LoanRepaymentFrequency'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['DayCount'], ParentType, ContextType>;
  minPrincipal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxPrincipal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  minInstallments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxInstallments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interestOnlyInstallments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<ReadonlyArray<ResolversTypes['LoanFee']>, ParentType, ContextType>;
  latePenalty?: Resolver<Maybe<ResolversTypes['LatePenalty']>, ParentType, ContextType>;
  allocation?: Resolver<ReadonlyArray<ResolversTypes['LoanPart']>, ParentType, ContextType>;
  allocationDirection?: Resolver<ResolversTypes['LoanAllocationDirection'], ParentType, ContextType>;
  bands?: Resolver<ReadonlyArray<ResolversTypes['DelinquencyBand']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LoanFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanFee'] = ResolversParentTypes['LoanFee']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LoanChargeType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['LoanFeeTiming'], ParentType, ContextType>;
};
export type LatePenaltyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatePenalty'] = ResolversParentTypes['LatePenalty']> = {
  type?: Resolver<ResolversTypes['LoanChargeType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  graceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};
export type DelinquencyBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DelinquencyBand'] = ResolversParentTypes['DelinquencyBand']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provisionPercent?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  nonPerforming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};
export type LoanProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanProductConnection'] = ResolversParentTypes['LoanProductConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LoanProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LoanProduct']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type LoanProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanProductEdge'] = ResolversParentTypes['LoanProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LoanProduct'], ParentType, ContextType>;
};
export type LoanCalculationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanCalculation'] = ResolversParentTypes['LoanCalculation']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  schedule?: Resolver<ReadonlyArray<ResolversTypes['CalculatedInstallment']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['LoanTotals'], ParentType, ContextType>;
  apr?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
  effectiveRate?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
};
export type CalculatedInstallmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalculatedInstallment'] = ResolversParentTypes['CalculatedInstallment']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type LoanTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanTotals'] = ResolversParentTypes['LoanTotals']> = {
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type LoanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Loan'] = ResolversParentTypes['Loan']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  loanNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  statusReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['LoanProduct'], ParentType, ContextType>;
  productVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  requestedPrincipal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  installments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disbursementAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  repaymentAccountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  disbursedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  disbursementTransactionId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  scheduleVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['LoanAmounts'], ParentType, ContextType>;
  nextDue?: Resolver<Maybe<ResolversTypes['NextInstallment']>, ParentType, ContextType>;
  daysPastDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closedOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  schedule?: Resolver<ReadonlyArray<ResolversTypes['LoanInstallment']>, ParentType, ContextType>;
  repayments?: Resolver<ResolversTypes['LoanRepaymentConnection'], ParentType, ContextType, RequireFields<LoanrepaymentsArgs, 'first'>>;
  collateral?: Resolver<ReadonlyArray<ResolversTypes['LoanCollateral']>, ParentType, ContextType>;
  guarantors?: Resolver<ReadonlyArray<ResolversTypes['LoanGuarantor']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type LoanAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanAmounts'] = ResolversParentTypes['LoanAmounts']> = {
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type NextInstallmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextInstallment'] = ResolversParentTypes['NextInstallment']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type LoanInstallmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanInstallment'] = ResolversParentTypes['LoanInstallment']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['LoanAmounts'], ParentType, ContextType>;
  waived?: Resolver<ResolversTypes['LoanAmounts'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InstallmentStatus'], ParentType, ContextType>;
};
export type PayoffQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoffQuote'] = ResolversParentTypes['PayoffQuote']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  penalty?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type LoanAllocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanAllocation'] = ResolversParentTypes['LoanAllocation']> = {
  penalty?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type LoanRepaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepayment'] = ResolversParentTypes['LoanRepayment']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LoanRepaymentKind'], ParentType, ContextType>;
  sourceAccountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  bookingDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  allocation?: Resolver<ResolversTypes['LoanAllocation'], ParentType, ContextType>;
  loan?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
};
export type LoanRepaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepaymentConnection'] = ResolversParentTypes['LoanRepaymentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LoanRepaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LoanRepayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type LoanRepaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanRepaymentEdge'] = ResolversParentTypes['LoanRepaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LoanRepayment'], ParentType, ContextType>;
};
export type LoanConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanConnection'] = ResolversParentTypes['LoanConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LoanEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Loan']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type LoanEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanEdge'] = ResolversParentTypes['LoanEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Loan'], ParentType, ContextType>;
};
export type LoanCollateralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanCollateral'] = ResolversParentTypes['LoanCollateral']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CollateralType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releaseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type LoanGuarantorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanGuarantor'] = ResolversParentTypes['LoanGuarantor']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  loanId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  releasedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  releaseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type LoanPortfolioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanPortfolio'] = ResolversParentTypes['LoanPortfolio']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  buckets?: Resolver<ReadonlyArray<ResolversTypes['PortfolioAtRisk']>, ParentType, ContextType>;
};
export type PortfolioAtRiskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortfolioAtRisk'] = ResolversParentTypes['PortfolioAtRisk']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['ExactNumber'], ParentType, ContextType>;
};
export type LoanProvisionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoanProvisions'] = ResolversParentTypes['LoanProvisions']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  classes?: Resolver<ReadonlyArray<ResolversTypes['ProvisionedLoans']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type ProvisionedLoansResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProvisionedLoans'] = ResolversParentTypes['ProvisionedLoans']> = {
  classification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  loans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  provision?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  suspendedInterest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  branch?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType>;
  counterCurrency?: Resolver<Maybe<ResolversTypes['CurrencyCode']>, ParentType, ContextType>;
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
export type FiscalPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiscalPeriod'] = ResolversParentTypes['FiscalPeriod']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FiscalPeriodType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FiscalPeriodStatus'], ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reopenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type FiscalPeriodChecklistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiscalPeriodChecklist'] = ResolversParentTypes['FiscalPeriodChecklist']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['FiscalPeriodChecklistItem']>, ParentType, ContextType>;
};
export type FiscalPeriodChecklistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiscalPeriodChecklistItem'] = ResolversParentTypes['FiscalPeriodChecklistItem']> = {
  name?: Resolver<ResolversTypes['FiscalPeriodCheck'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type JournalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Journal'] = ResolversParentTypes['Journal']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  journalNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  journalType?: Resolver<ResolversTypes['JournalType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fiscalPeriodId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  fiscalPeriod?: Resolver<ResolversTypes['FiscalPeriod'], ParentType, ContextType>;
  transactionDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  effectiveDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JournalStatus'], ParentType, ContextType>;
  sourceSystem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceTransactionId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  requiresApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReversal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  postedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType>;
  reversedBy?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType>;
  reversalReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ledgerSequence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['JournalEntry']>, ParentType, ContextType, RequireFields<JournalentriesArgs, 'first'>>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type JournalEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['GlAccount'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entryType?: Resolver<ResolversTypes['EntryType'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  exchangeRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  baseCurrencyAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type JournalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalConnection'] = ResolversParentTypes['JournalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JournalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Journal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type JournalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEdge'] = ResolversParentTypes['JournalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Journal'], ParentType, ContextType>;
};
export type JournalBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalBatch'] = ResolversParentTypes['JournalBatch']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['JournalBatchItem']>, ParentType, ContextType>;
};
export type JournalBatchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalBatchItem'] = ResolversParentTypes['JournalBatchItem']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JournalBatchStatus'], ParentType, ContextType>;
  journal?: Resolver<Maybe<ResolversTypes['Journal']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ItemRefusal']>, ParentType, ContextType>;
};
export type YearEndCloseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearEndClose'] = ResolversParentTypes['YearEndClose']> = {
  id?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['YearEndCloseStatus'], ParentType, ContextType>;
  netIncome?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  journals?: Resolver<ReadonlyArray<ResolversTypes['Journal']>, ParentType, ContextType, RequireFields<YearEndClosejournalsArgs, 'first'>>;
  journalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['YearEndCheck']>, ParentType, ContextType>;
};
export type YearEndCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearEndCheck'] = ResolversParentTypes['YearEndCheck']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type ReportCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCheck'] = ResolversParentTypes['ReportCheck']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type TrialBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalance'] = ResolversParentTypes['TrialBalance']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['TrialBalanceStage'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['TrialBalanceLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TrialBalanceTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type TrialBalanceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalanceLine'] = ResolversParentTypes['TrialBalanceLine']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type TrialBalanceTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalanceTotals'] = ResolversParentTypes['TrialBalanceTotals']> = {
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type IncomeStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomeStatement'] = ResolversParentTypes['IncomeStatement']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FinancialReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['IncomeStatementTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type FinancialReportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinancialReportLine'] = ResolversParentTypes['FinancialReportLine']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type IncomeStatementTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomeStatementTotals'] = ResolversParentTypes['IncomeStatementTotals']> = {
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expense?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netIncome?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type BalanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheet'] = ResolversParentTypes['BalanceSheet']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FinancialReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BalanceSheetTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type BalanceSheetTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetTotals'] = ResolversParentTypes['BalanceSheetTotals']> = {
  assets?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  liabilities?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  equity?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type CashFlowStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowStatement'] = ResolversParentTypes['CashFlowStatement']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['CashFlowMethod'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CashFlowStatementLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CashFlowTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type CashFlowStatementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowStatementLine'] = ResolversParentTypes['CashFlowStatementLine']> = {
  section?: Resolver<ResolversTypes['CashFlowSection'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type CashFlowTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowTotals'] = ResolversParentTypes['CashFlowTotals']> = {
  operating?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  investing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  financing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fxEffect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netChange?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openingCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closingCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type ChangesInEquityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangesInEquity'] = ResolversParentTypes['ChangesInEquity']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ChangesInEquityLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ChangesInEquityTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ChangesInEquityLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangesInEquityLine'] = ResolversParentTypes['ChangesInEquityLine']> = {
  row?: Resolver<ResolversTypes['EquityChange'], ParentType, ContextType>;
  amounts?: Resolver<ResolversTypes['EquityAmounts'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type EquityAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquityAmounts'] = ResolversParentTypes['EquityAmounts']> = {
  shareCapital?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sharePremium?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  retainedEarnings?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  statutoryReserve?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  regulatoryRiskReserve?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  otherReserves?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type ChangesInEquityTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangesInEquityTotals'] = ResolversParentTypes['ChangesInEquityTotals']> = {
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type ComparedAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedAmount'] = ResolversParentTypes['ComparedAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  comparative?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variancePercent?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
};
export type ComparativeTrialBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeTrialBalance'] = ResolversParentTypes['ComparativeTrialBalance']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeAsOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['TrialBalanceStage'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ComparativeTrialBalanceLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ComparativeTrialBalanceTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ComparativeTrialBalanceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeTrialBalanceLine'] = ResolversParentTypes['ComparativeTrialBalanceLine']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  comparative?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variancePercent?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
};
export type ComparativeTrialBalanceTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeTrialBalanceTotals'] = ResolversParentTypes['ComparativeTrialBalanceTotals']> = {
  debit?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
};
export type ComparativeIncomeStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeIncomeStatement'] = ResolversParentTypes['ComparativeIncomeStatement']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ComparativeReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ComparativeIncomeStatementTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ComparativeReportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeReportLine'] = ResolversParentTypes['ComparativeReportLine']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  comparative?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variancePercent?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
};
export type ComparativeIncomeStatementTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeIncomeStatementTotals'] = ResolversParentTypes['ComparativeIncomeStatementTotals']> = {
  income?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  expense?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  netIncome?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
};
export type ComparativeBalanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeBalanceSheet'] = ResolversParentTypes['ComparativeBalanceSheet']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeAsOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ComparativeReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ComparativeBalanceSheetTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ComparativeBalanceSheetTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeBalanceSheetTotals'] = ResolversParentTypes['ComparativeBalanceSheetTotals']> = {
  assets?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  liabilities?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  equity?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
};
export type ComparativeCashFlowStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeCashFlowStatement'] = ResolversParentTypes['ComparativeCashFlowStatement']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['CashFlowMethod'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ComparativeCashFlowLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ComparativeCashFlowTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ComparativeCashFlowLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeCashFlowLine'] = ResolversParentTypes['ComparativeCashFlowLine']> = {
  section?: Resolver<ResolversTypes['CashFlowSection'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  comparative?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variancePercent?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
};
export type ComparativeCashFlowTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeCashFlowTotals'] = ResolversParentTypes['ComparativeCashFlowTotals']> = {
  operating?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  investing?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  financing?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  fxEffect?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  netChange?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  openingCash?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  closingCash?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
};
export type ComparativeChangesInEquityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeChangesInEquity'] = ResolversParentTypes['ComparativeChangesInEquity']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeFrom?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  comparativeTo?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ComparativeEquityLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ComparativeEquityTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ComparativeEquityLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeEquityLine'] = ResolversParentTypes['ComparativeEquityLine']> = {
  row?: Resolver<ResolversTypes['EquityChange'], ParentType, ContextType>;
  amounts?: Resolver<ResolversTypes['EquityAmounts'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  comparative?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variancePercent?: Resolver<Maybe<ResolversTypes['ExactNumber']>, ParentType, ContextType>;
};
export type ComparativeEquityTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparativeEquityTotals'] = ResolversParentTypes['ComparativeEquityTotals']> = {
  opening?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['ComparedAmount'], ParentType, ContextType>;
};
export type ReportEliminationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportElimination'] = ResolversParentTypes['ReportElimination']> = {
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type ConsolidatedTrialBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedTrialBalance'] = ResolversParentTypes['ConsolidatedTrialBalance']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['TrialBalanceStage'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['TrialBalanceLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TrialBalanceTotals'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['TrialBalanceEntity']>, ParentType, ContextType>;
  eliminations?: Resolver<ReadonlyArray<ResolversTypes['ReportElimination']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type TrialBalanceEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrialBalanceEntity'] = ResolversParentTypes['TrialBalanceEntity']> = {
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['TrialBalanceTotals'], ParentType, ContextType>;
};
export type ConsolidatedIncomeStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedIncomeStatement'] = ResolversParentTypes['ConsolidatedIncomeStatement']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FinancialReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['IncomeStatementTotals'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['IncomeStatementEntity']>, ParentType, ContextType>;
  eliminations?: Resolver<ReadonlyArray<ResolversTypes['ReportElimination']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type IncomeStatementEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncomeStatementEntity'] = ResolversParentTypes['IncomeStatementEntity']> = {
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['IncomeStatementTotals'], ParentType, ContextType>;
};
export type ConsolidatedBalanceSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedBalanceSheet'] = ResolversParentTypes['ConsolidatedBalanceSheet']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['FinancialReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BalanceSheetTotals'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['BalanceSheetEntity']>, ParentType, ContextType>;
  eliminations?: Resolver<ReadonlyArray<ResolversTypes['ReportElimination']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type BalanceSheetEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BalanceSheetEntity'] = ResolversParentTypes['BalanceSheetEntity']> = {
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BalanceSheetTotals'], ParentType, ContextType>;
};
export type ConsolidatedCashFlowStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedCashFlowStatement'] = ResolversParentTypes['ConsolidatedCashFlowStatement']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['CashFlowMethod'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['CashFlowStatementLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CashFlowTotals'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['CashFlowEntity']>, ParentType, ContextType>;
  eliminations?: Resolver<ReadonlyArray<ResolversTypes['ReportElimination']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type CashFlowEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashFlowEntity'] = ResolversParentTypes['CashFlowEntity']> = {
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['CashFlowTotals'], ParentType, ContextType>;
};
export type ConsolidatedChangesInEquityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidatedChangesInEquity'] = ResolversParentTypes['ConsolidatedChangesInEquity']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ChangesInEquityLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ChangesInEquityTotals'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['ChangesInEquityEntity']>, ParentType, ContextType>;
  eliminations?: Resolver<ReadonlyArray<ResolversTypes['ReportElimination']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type ChangesInEquityEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangesInEquityEntity'] = ResolversParentTypes['ChangesInEquityEntity']> = {
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['ChangesInEquityTotals'], ParentType, ContextType>;
};
export type GeneralLedgerReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneralLedgerReport'] = ResolversParentTypes['GeneralLedgerReport']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['GeneralLedgerReportLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['GeneralLedgerReportTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
};
export type GeneralLedgerReportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneralLedgerReportLine'] = ResolversParentTypes['GeneralLedgerReportLine']> = {
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type GeneralLedgerReportTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneralLedgerReportTotals'] = ResolversParentTypes['GeneralLedgerReportTotals']> = {
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AccountActivityReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountActivityReport'] = ResolversParentTypes['AccountActivityReport']> = {
  report?: Resolver<ResolversTypes['FinancialReport'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['ReportBasis'], ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ledgerSequence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GlAccountType'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['AccountActivityLine']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AccountActivityTotals'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['ReportCheck']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};
export type AccountActivityLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountActivityLine'] = ResolversParentTypes['AccountActivityLine']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['GlSource'], ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  journalId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  journalNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type AccountActivityTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountActivityTotals'] = ResolversParentTypes['AccountActivityTotals']> = {
  opening?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'Account' | 'Branch' | 'Customer' | 'FiscalPeriod' | 'Hold' | 'Journal' | 'Loan' | 'LoanProduct' | 'Product' | 'StandingInstruction' | 'Sweep' | 'Transaction' | 'VirtualAccount', ParentType, ContextType>;
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
  BusinessDate?: BusinessDateResolvers<ContextType>;
  EndOfDayRun?: EndOfDayRunResolvers<ContextType>;
  EndOfDayStep?: EndOfDayStepResolvers<ContextType>;
  EndOfDayFailure?: EndOfDayFailureResolvers<ContextType>;
  EndOfDayRunConnection?: EndOfDayRunConnectionResolvers<ContextType>;
  EndOfDayRunEdge?: EndOfDayRunEdgeResolvers<ContextType>;
  InterestAccrual?: InterestAccrualResolvers<ContextType>;
  AccountHolder?: AccountHolderResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  AccountTerm?: AccountTermResolvers<ContextType>;
  AccountTermConnection?: AccountTermConnectionResolvers<ContextType>;
  AccountTermEdge?: AccountTermEdgeResolvers<ContextType>;
  AccountBalance?: AccountBalanceResolvers<ContextType>;
  AccountTransactionConnection?: AccountTransactionConnectionResolvers<ContextType>;
  AccountTransactionEdge?: AccountTransactionEdgeResolvers<ContextType>;
  AccountStatement?: AccountStatementResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  FilePiece?: FilePieceResolvers<ContextType>;
  AccountLimit?: AccountLimitResolvers<ContextType>;
  AccountLimitWindow?: AccountLimitWindowResolvers<ContextType>;
  LimitUse?: LimitUseResolvers<ContextType>;
  LimitExcess?: LimitExcessResolvers<ContextType>;
  AccountChange?: AccountChangeResolvers<ContextType>;
  AccountChangeConnection?: AccountChangeConnectionResolvers<ContextType>;
  AccountChangeEdge?: AccountChangeEdgeResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionEntry?: TransactionEntryResolvers<ContextType>;
  TransactionState?: TransactionStateResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  BulkTransfer?: BulkTransferResolvers<ContextType>;
  BulkTransferItem?: BulkTransferItemResolvers<ContextType>;
  ItemRefusal?: ItemRefusalResolvers<ContextType>;
  LimitDetail?: LimitDetailResolvers<ContextType>;
  TransferPreview?: TransferPreviewResolvers<ContextType>;
  InternationalPreview?: InternationalPreviewResolvers<ContextType>;
  NameEnquiry?: NameEnquiryResolvers<ContextType>;
  TransferMessage?: TransferMessageResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  HoldConnection?: HoldConnectionResolvers<ContextType>;
  HoldEdge?: HoldEdgeResolvers<ContextType>;
  StandingInstruction?: StandingInstructionResolvers<ContextType>;
  StandingInstructionConnection?: StandingInstructionConnectionResolvers<ContextType>;
  StandingInstructionEdge?: StandingInstructionEdgeResolvers<ContextType>;
  StandingInstructionExecution?: StandingInstructionExecutionResolvers<ContextType>;
  StandingInstructionExecutionConnection?: StandingInstructionExecutionConnectionResolvers<ContextType>;
  StandingInstructionExecutionEdge?: StandingInstructionExecutionEdgeResolvers<ContextType>;
  VirtualAccount?: VirtualAccountResolvers<ContextType>;
  VirtualAccountCredit?: VirtualAccountCreditResolvers<ContextType>;
  VirtualAccountConnection?: VirtualAccountConnectionResolvers<ContextType>;
  VirtualAccountEdge?: VirtualAccountEdgeResolvers<ContextType>;
  ConsolidatedBalance?: ConsolidatedBalanceResolvers<ContextType>;
  ConsolidatedAccount?: ConsolidatedAccountResolvers<ContextType>;
  Sweep?: SweepResolvers<ContextType>;
  SweepConnection?: SweepConnectionResolvers<ContextType>;
  SweepEdge?: SweepEdgeResolvers<ContextType>;
  SweepExecution?: SweepExecutionResolvers<ContextType>;
  SweepExecutionConnection?: SweepExecutionConnectionResolvers<ContextType>;
  SweepExecutionEdge?: SweepExecutionEdgeResolvers<ContextType>;
  InterestTier?: InterestTierResolvers<ContextType>;
  InterestTerms?: InterestTermsResolvers<ContextType>;
  DormancyDays?: DormancyDaysResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BranchConnection?: BranchConnectionResolvers<ContextType>;
  BranchEdge?: BranchEdgeResolvers<ContextType>;
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
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  Treasury?: TreasuryResolvers<ContextType>;
  TermMaturity?: TermMaturityResolvers<ContextType>;
  CurrencyPosition?: CurrencyPositionResolvers<ContextType>;
  ExchangeRateConnection?: ExchangeRateConnectionResolvers<ContextType>;
  ExchangeRateEdge?: ExchangeRateEdgeResolvers<ContextType>;
  ConversionCorridor?: ConversionCorridorResolvers<ContextType>;
  ConversionCorridorConnection?: ConversionCorridorConnectionResolvers<ContextType>;
  ConversionCorridorEdge?: ConversionCorridorEdgeResolvers<ContextType>;
  ConversionQuote?: ConversionQuoteResolvers<ContextType>;
  GlAccount?: GlAccountResolvers<ContextType>;
  GlAccountConnection?: GlAccountConnectionResolvers<ContextType>;
  GlAccountEdge?: GlAccountEdgeResolvers<ContextType>;
  GlBalance?: GlBalanceResolvers<ContextType>;
  GlDayBalance?: GlDayBalanceResolvers<ContextType>;
  GlLedgerLine?: GlLedgerLineResolvers<ContextType>;
  GlLedgerLineConnection?: GlLedgerLineConnectionResolvers<ContextType>;
  GlLedgerLineEdge?: GlLedgerLineEdgeResolvers<ContextType>;
  LoanProduct?: LoanProductResolvers<ContextType>;
  LoanFee?: LoanFeeResolvers<ContextType>;
  LatePenalty?: LatePenaltyResolvers<ContextType>;
  DelinquencyBand?: DelinquencyBandResolvers<ContextType>;
  LoanProductConnection?: LoanProductConnectionResolvers<ContextType>;
  LoanProductEdge?: LoanProductEdgeResolvers<ContextType>;
  LoanCalculation?: LoanCalculationResolvers<ContextType>;
  CalculatedInstallment?: CalculatedInstallmentResolvers<ContextType>;
  LoanTotals?: LoanTotalsResolvers<ContextType>;
  Loan?: LoanResolvers<ContextType>;
  LoanAmounts?: LoanAmountsResolvers<ContextType>;
  NextInstallment?: NextInstallmentResolvers<ContextType>;
  LoanInstallment?: LoanInstallmentResolvers<ContextType>;
  PayoffQuote?: PayoffQuoteResolvers<ContextType>;
  LoanAllocation?: LoanAllocationResolvers<ContextType>;
  LoanRepayment?: LoanRepaymentResolvers<ContextType>;
  LoanRepaymentConnection?: LoanRepaymentConnectionResolvers<ContextType>;
  LoanRepaymentEdge?: LoanRepaymentEdgeResolvers<ContextType>;
  LoanConnection?: LoanConnectionResolvers<ContextType>;
  LoanEdge?: LoanEdgeResolvers<ContextType>;
  LoanCollateral?: LoanCollateralResolvers<ContextType>;
  LoanGuarantor?: LoanGuarantorResolvers<ContextType>;
  LoanPortfolio?: LoanPortfolioResolvers<ContextType>;
  PortfolioAtRisk?: PortfolioAtRiskResolvers<ContextType>;
  LoanProvisions?: LoanProvisionsResolvers<ContextType>;
  ProvisionedLoans?: ProvisionedLoansResolvers<ContextType>;
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
  FiscalPeriod?: FiscalPeriodResolvers<ContextType>;
  FiscalPeriodChecklist?: FiscalPeriodChecklistResolvers<ContextType>;
  FiscalPeriodChecklistItem?: FiscalPeriodChecklistItemResolvers<ContextType>;
  Journal?: JournalResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalConnection?: JournalConnectionResolvers<ContextType>;
  JournalEdge?: JournalEdgeResolvers<ContextType>;
  JournalBatch?: JournalBatchResolvers<ContextType>;
  JournalBatchItem?: JournalBatchItemResolvers<ContextType>;
  YearEndClose?: YearEndCloseResolvers<ContextType>;
  YearEndCheck?: YearEndCheckResolvers<ContextType>;
  ReportCheck?: ReportCheckResolvers<ContextType>;
  TrialBalance?: TrialBalanceResolvers<ContextType>;
  TrialBalanceLine?: TrialBalanceLineResolvers<ContextType>;
  TrialBalanceTotals?: TrialBalanceTotalsResolvers<ContextType>;
  IncomeStatement?: IncomeStatementResolvers<ContextType>;
  FinancialReportLine?: FinancialReportLineResolvers<ContextType>;
  IncomeStatementTotals?: IncomeStatementTotalsResolvers<ContextType>;
  BalanceSheet?: BalanceSheetResolvers<ContextType>;
  BalanceSheetTotals?: BalanceSheetTotalsResolvers<ContextType>;
  CashFlowStatement?: CashFlowStatementResolvers<ContextType>;
  CashFlowStatementLine?: CashFlowStatementLineResolvers<ContextType>;
  CashFlowTotals?: CashFlowTotalsResolvers<ContextType>;
  ChangesInEquity?: ChangesInEquityResolvers<ContextType>;
  ChangesInEquityLine?: ChangesInEquityLineResolvers<ContextType>;
  EquityAmounts?: EquityAmountsResolvers<ContextType>;
  ChangesInEquityTotals?: ChangesInEquityTotalsResolvers<ContextType>;
  ComparedAmount?: ComparedAmountResolvers<ContextType>;
  ComparativeTrialBalance?: ComparativeTrialBalanceResolvers<ContextType>;
  ComparativeTrialBalanceLine?: ComparativeTrialBalanceLineResolvers<ContextType>;
  ComparativeTrialBalanceTotals?: ComparativeTrialBalanceTotalsResolvers<ContextType>;
  ComparativeIncomeStatement?: ComparativeIncomeStatementResolvers<ContextType>;
  ComparativeReportLine?: ComparativeReportLineResolvers<ContextType>;
  ComparativeIncomeStatementTotals?: ComparativeIncomeStatementTotalsResolvers<ContextType>;
  ComparativeBalanceSheet?: ComparativeBalanceSheetResolvers<ContextType>;
  ComparativeBalanceSheetTotals?: ComparativeBalanceSheetTotalsResolvers<ContextType>;
  ComparativeCashFlowStatement?: ComparativeCashFlowStatementResolvers<ContextType>;
  ComparativeCashFlowLine?: ComparativeCashFlowLineResolvers<ContextType>;
  ComparativeCashFlowTotals?: ComparativeCashFlowTotalsResolvers<ContextType>;
  ComparativeChangesInEquity?: ComparativeChangesInEquityResolvers<ContextType>;
  ComparativeEquityLine?: ComparativeEquityLineResolvers<ContextType>;
  ComparativeEquityTotals?: ComparativeEquityTotalsResolvers<ContextType>;
  ReportElimination?: ReportEliminationResolvers<ContextType>;
  ConsolidatedTrialBalance?: ConsolidatedTrialBalanceResolvers<ContextType>;
  TrialBalanceEntity?: TrialBalanceEntityResolvers<ContextType>;
  ConsolidatedIncomeStatement?: ConsolidatedIncomeStatementResolvers<ContextType>;
  IncomeStatementEntity?: IncomeStatementEntityResolvers<ContextType>;
  ConsolidatedBalanceSheet?: ConsolidatedBalanceSheetResolvers<ContextType>;
  BalanceSheetEntity?: BalanceSheetEntityResolvers<ContextType>;
  ConsolidatedCashFlowStatement?: ConsolidatedCashFlowStatementResolvers<ContextType>;
  CashFlowEntity?: CashFlowEntityResolvers<ContextType>;
  ConsolidatedChangesInEquity?: ConsolidatedChangesInEquityResolvers<ContextType>;
  ChangesInEquityEntity?: ChangesInEquityEntityResolvers<ContextType>;
  GeneralLedgerReport?: GeneralLedgerReportResolvers<ContextType>;
  GeneralLedgerReportLine?: GeneralLedgerReportLineResolvers<ContextType>;
  GeneralLedgerReportTotals?: GeneralLedgerReportTotalsResolvers<ContextType>;
  AccountActivityReport?: AccountActivityReportResolvers<ContextType>;
  AccountActivityLine?: AccountActivityLineResolvers<ContextType>;
  AccountActivityTotals?: AccountActivityTotalsResolvers<ContextType>;
  link__Import?: GraphQLScalarType;
  federation__FieldSet?: GraphQLScalarType;
  federation__Scope?: GraphQLScalarType;
  federation__Policy?: GraphQLScalarType;
  federation__ContextFieldValue?: GraphQLScalarType;
  _Service?: _ServiceResolvers<ContextType>;
  _Any?: GraphQLScalarType;
  _Entity?: _EntityResolvers<ContextType>;
};
