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
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type Query = {
  /** An account by its id; null when the tenant has no such account. */
  readonly account?: Maybe<Account>;
  /** A transaction by its id; null when the tenant has no such transaction. */
  readonly transaction?: Maybe<Transaction>;
  /**
   * Integrity report of the tenant's ledger, as of `checkedAt`. A small ledger (up to 10,000 transactions) is checked in full on
   * each request. For a larger one the query returns the report of the last run, and requests a new run unless the last one is
   * younger than a minute; a run checks the postings since the run before. INTEGRITY_NOT_READY until the first run is finished.
   */
  readonly ledgerIntegrity: LedgerIntegrity;
  /** Balances of the tenant's system accounts: cash, settlement, income and clearing. */
  readonly systemBalances: ReadonlyArray<SystemBalance>;
  /** Balances of the tenant's system accounts, and whether the clearing accounts equal the remittances in flight. */
  readonly clearingReport: ClearingReport;
  /** A customer's accounts that can fund remittances, newest first, at most 100. */
  readonly walletsOfCustomer: ReadonlyArray<Account>;
  /** Transactions, newest first. Fees and reversals are separate transactions. Filters are combined with AND. */
  readonly transactions: TransactionConnection;
  /** The cost of a transfer, and whether it would succeed now. Nothing is written. */
  readonly previewTransfer: TransferPreview;
  /** The name on an account: from the ledger for the tenant's own accounts, from the payment scheme for accounts at other banks. Nothing is written. Requires the role teller. */
  readonly nameEnquiry: NameEnquiry;
  /** Fee configurations of the tenant, newest first. */
  readonly feeConfigurations: FeeConfigurationConnection;
  /** The fee and VAT for a transaction of this amount. */
  readonly calculateFee: FeeCalculation;
  /** Transaction limits of the tenant, newest first. */
  readonly transactionLimits: TransactionLimitConnection;
  /** Whether the limits allow a transaction now, and what remains of each limit. */
  readonly checkLimits: LimitCheck;
  /** A hold by its id; null when the tenant has no such hold. */
  readonly hold?: Maybe<Hold>;
  /** The holds on an account, newest first. */
  readonly accountHolds: HoldConnection;
  /** Accounts of the workspace, newest first. */
  readonly accounts: AccountConnection;
  /** An account's balance now, or its ledger balance at a past time. */
  readonly accountBalance: AccountBalance;
  /** The transactions on an account, newest first, in the order of its entries. */
  readonly accountTransactions: AccountTransactionConnection;
  /** An account's statement for a period, of at most 5,000 lines. */
  readonly accountStatement: AccountStatement;
  /** The limits that apply to an account, with the amounts used of them. */
  readonly accountLimits: ReadonlyArray<AccountLimit>;
  /** Changes of an account other than its transactions, newest first. */
  readonly accountHistory: AccountChangeConnection;
  /** A product by its id; null when the tenant has no such product. */
  readonly product?: Maybe<Product>;
  /** Products of the tenant, newest first. */
  readonly products: ProductConnection;
  /** Whether a customer has an account that is not closed. Called by other domains. */
  readonly hasOpenAccounts: Scalars['Boolean']['output'];
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerytransactionArgs = {
  id: Scalars['UUID']['input'];
  type?: InputMaybe<TransactionType>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryledgerIntegrityArgs = {
  full?: Scalars['Boolean']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerysystemBalancesArgs = {
  kind?: InputMaybe<SystemAccountKind>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerywalletsOfCustomerArgs = {
  customerId: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
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


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerypreviewTransferArgs = {
  input: TransferPreviewInput;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerynameEnquiryArgs = {
  input: NameEnquiryInput;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryfeeConfigurationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  includeReplaced?: Scalars['Boolean']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerycalculateFeeArgs = {
  input: FeeCalculationInput;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerytransactionLimitsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  includeReplaced?: Scalars['Boolean']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QuerycheckLimitsArgs = {
  input: LimitCheckInput;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryholdArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountHoldsArgs = {
  accountId: Scalars['UUID']['input'];
  status?: InputMaybe<HoldStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
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


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountBalanceArgs = {
  id: Scalars['UUID']['input'];
  asOf?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountTransactionsArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountStatementArgs = {
  id: Scalars['UUID']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountLimitsArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryaccountHistoryArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryproductArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryproductsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<AccountType>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  status?: InputMaybe<ProductStatus>;
  code?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type QueryhasOpenAccountsArgs = {
  customerId: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, transactions, holds, products, fees and limits. A posting moves an amount from one account to another, so
 * debits always equal credits. A hold keeps part of an account's balance from being spent.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Changes to accounts, transactions, holds, products, fees and limits. */
export type Mutation = {
  /** Credits cash that was paid in to an account. Requires the role teller. */
  readonly deposit: Transaction;
  /** Debits cash that is paid out of an account. Requires the role teller. */
  readonly withdraw: Transaction;
  /** Moves money between two accounts of the tenant, immediately. Requires the role teller. */
  readonly transferInternally: Transaction;
  /** Places a hold for a remittance that is about to be created. */
  readonly placeTransferHold: PlacedTransferHold;
  /** Captures the hold of a remittance, which pays for it. */
  readonly captureTransferHold: CapturedTransferHold;
  /** Releases the hold of a remittance without booking anything. */
  readonly releaseTransferHold: ReleasedTransferHold;
  /**
   * Makes up to 1,000 transfers within the tenant, in the given order. Each transfer succeeds or fails on its own, unless `atomic`
   * requires all or none. A repeat with the same key resumes an interrupted bulk and returns the same result. Requires the role
   * teller.
   */
  readonly transferInBulk: BulkTransfer;
  /** Corrects an account's balance, even where the account is frozen or restricted. The correction cannot overdraw the account. Requires the role admin. */
  readonly adjustBalance: Transaction;
  /** Sets the fee of transactions within a band of amounts. An existing band gets a new version. Requires the role admin. */
  readonly setFee: FeeConfiguration;
  /** Ends a fee configuration. Its band then has no fee, or that of another configuration which covers it. Requires the role admin. */
  readonly endFee: FeeConfiguration;
  /** Sets the limits for a combination of account type, transaction type and currency. An existing combination gets a new version. Requires the role admin. */
  readonly setTransactionLimit: TransactionLimit;
  /** Sends money to an account at another bank, within minutes. The transaction is booked at once as PENDING and submitted to the rail by a job. Requires the role teller. */
  readonly transferInterbank: Transaction;
  /** Sends money to an account at another bank by NIBSS Instant Payment, within seconds to minutes. The transaction is booked at once as PENDING. Requires the role teller. */
  readonly transferByNip: Transaction;
  /** Cancels a transfer to another bank while it is PENDING, and returns amount, fee and VAT to the account. Requires the role manager. */
  readonly cancelTransaction: Transaction;
  /** Queries the rail for the outcome of a PROCESSING transfer, and completes or fails the transfer if the outcome is final. Nothing is sent again. Requires the role officer. */
  readonly requeryTransaction: Transaction;
  /** Reverses a completed transaction, once, and returns the reversal. Requires the role manager. */
  readonly reverseTransaction: Transaction;
  /** Places a hold on an account for at most its available balance. Requires the role officer. */
  readonly placeHold: Hold;
  /** Releases a hold in full or in part. Requires the role officer; a LEGAL hold requires manager. */
  readonly releaseHold: Hold;
  /** Pays from a hold, once, as a PAYMENT to another account of the tenant, and releases the rest. Requires the role officer; a LEGAL hold requires manager. */
  readonly captureHold: Hold;
  /** Moves the expiry of a hold to a later time. Requires the role officer. */
  readonly extendHold: Hold;
  /** Opens an account for a customer, ready for use. Requires the role officer. */
  readonly openAccount: Account;
  /** Freezes an account: debits and credits are refused until it is unfrozen. Requires the role manager. */
  readonly freezeAccount: Account;
  /** Returns a frozen account to its status before the freeze. Requires the role manager. */
  readonly unfreezeAccount: Account;
  /** Closes an account permanently. Its balance must be zero, without holds or pending transactions. Requires the role manager. */
  readonly closeAccount: Account;
  /** Makes a dormant or inactive account active again. Requires the role officer. */
  readonly reactivateAccount: Account;
  /** Sets the restriction of an account, in place of an earlier one. While its customer is suspended, the account refuses debits in any case; the restriction applies alone once the customer is active again. Requires the role officer. */
  readonly restrictAccount: Account;
  /** Creates the first version of a product, as a draft. Requires the role admin. */
  readonly createProduct: Product;
  /** Creates the next version of a product. Existing accounts keep the version under which they were opened. Requires the role admin. */
  readonly updateProduct: Product;
  /** Allows accounts to be opened under a product. Requires the role admin. */
  readonly activateProduct: Product;
  /** Retires a product permanently. Existing accounts are not affected. Requires the role admin. */
  readonly retireProduct: Product;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationdepositArgs = {
  input: CashMovementInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationwithdrawArgs = {
  input: CashMovementInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationtransferInternallyArgs = {
  input: TransferInternallyInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationplaceTransferHoldArgs = {
  input: PlaceTransferHoldInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationcaptureTransferHoldArgs = {
  transferId: Scalars['UUID']['input'];
  reference: Scalars['String']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationreleaseTransferHoldArgs = {
  transferId: Scalars['UUID']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationtransferInBulkArgs = {
  input: TransferInBulkInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationadjustBalanceArgs = {
  input: AdjustBalanceInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationsetFeeArgs = {
  input: SetFeeInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationendFeeArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationsetTransactionLimitArgs = {
  input: SetTransactionLimitInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationtransferInterbankArgs = {
  input: SendOutsideInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationtransferByNipArgs = {
  input: SendOutsideInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationcancelTransactionArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationrequeryTransactionArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationreverseTransactionArgs = {
  id: Scalars['UUID']['input'];
  input: ReverseTransactionInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationplaceHoldArgs = {
  accountId: Scalars['UUID']['input'];
  input: PlaceHoldInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationreleaseHoldArgs = {
  id: Scalars['UUID']['input'];
  input?: InputMaybe<ReleaseHoldInput>;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationcaptureHoldArgs = {
  id: Scalars['UUID']['input'];
  input: CaptureHoldInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationextendHoldArgs = {
  id: Scalars['UUID']['input'];
  input: ExtendHoldInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationopenAccountArgs = {
  input: OpenAccountInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationunfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationcloseAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationreactivateAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationrestrictAccountArgs = {
  id: Scalars['UUID']['input'];
  restriction: AccountRestriction;
  reason: Scalars['String']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationcreateProductArgs = {
  input: CreateProductInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationupdateProductArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateProductInput;
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationactivateProductArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes to accounts, transactions, holds, products, fees and limits. */
export type MutationretireProductArgs = {
  id: Scalars['UUID']['input'];
};

/** The purpose of an account. */
export type AccountType =
  /** An account for saving money. */
  | 'SAVINGS'
  /** An account for everyday payments. */
  | 'CURRENT'
  /** A deposit for a fixed time. */
  | 'FIXED_DEPOSIT'
  /** An account in a foreign currency. */
  | 'DOMICILIARY'
  /** An account of several people. */
  | 'JOINT'
  /** An account of a business. */
  | 'CORPORATE';

/** Status of an account in its life cycle. */
export type AccountStatus =
  /** Requested, but not opened yet. */
  | 'PENDING'
  /** Open and in use. */
  | 'ACTIVE'
  /** Frozen by the bank; debits and credits are refused. */
  | 'FROZEN'
  /** Unused for a long time; must be reactivated. */
  | 'DORMANT'
  /** Unused for some time; can be reactivated. */
  | 'INACTIVE'
  /** A fixed deposit that has reached its term. */
  | 'MATURED'
  /** Closed permanently; cannot be used again. */
  | 'CLOSED';

/** Blocks debits, credits or both on an account. */
export type AccountRestriction =
  /** Debits and credits are allowed. */
  | 'NONE'
  /** Post no debit: debits are refused. */
  | 'PND'
  /** Post no credit: credits are refused. */
  | 'PNC'
  /** Debits and credits are refused. */
  | 'FULL';

/** An account of a customer. */
export type Account = {
  /** Id of the account concerned. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the tenant that owns it. */
  readonly tenantId: Scalars['UUID']['output'];
  /** Account number (NUBAN): ten digits, unique within the tenant. */
  readonly accountNumber: Scalars['String']['output'];
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
  /** Id of the customer who holds the account. */
  readonly customerId: Scalars['UUID']['output'];
  /** Id of the product under which it was opened. */
  readonly productId: Scalars['UUID']['output'];
  /** Purpose of the account. */
  readonly accountType: AccountType;
  /** Currency of the account, as an ISO 4217 code. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Status of the account in its life cycle. */
  readonly status: AccountStatus;
  /** Blocks debits, credits or both. */
  readonly restriction: AccountRestriction;
  /** Sum of all entries on the account. */
  readonly ledgerBalance: Scalars['Money']['output'];
  /** Amount that can be spent: the ledger balance less holds, uncleared money and the minimum balance, plus the overdraft limit. */
  readonly availableBalance: Scalars['Money']['output'];
  /** Sum of the open holds on the account. */
  readonly heldBalance: Scalars['Money']['output'];
  /** Amount paid in that has not cleared yet. */
  readonly unclearedBalance: Scalars['Money']['output'];
  /** Amount by which the balance may go below zero. */
  readonly overdraftLimit: Scalars['Money']['output'];
  /** Version of the account, increased by every change. */
  readonly version: Scalars['Int']['output'];
  /** Time at which the account was opened. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** Time at which the account was closed; null while it is open. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Open holds on the account, newest first, at most 100. */
  readonly openHolds: ReadonlyArray<Hold>;
  /** The customer who holds the account; null, with an error, when the identity domain refuses or fails. */
  readonly customer?: Maybe<Customer>;
  /** Transactions on the account, newest first. */
  readonly transactions: AccountTransactionConnection;
  /** Limits that apply to the account, with the amounts used of them. */
  readonly limits: ReadonlyArray<AccountLimit>;
  readonly __resolveReference?: Maybe<Account>;
};


/** An account of a customer. */
export type AccounttransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A person or business that a tenant serves. All domains refer to this entity. */
export type Customer = {
  /** Platform id of the customer. */
  readonly id: Scalars['UUID']['output'];
  /** The customer's accounts, newest first; null, with an error, when core banking refuses or fails. */
  readonly accounts?: Maybe<AccountConnection>;
  readonly __resolveReference?: Maybe<Customer>;
};


/** A person or business that a tenant serves. All domains refer to this entity. */
export type CustomeraccountsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** One page of accounts. */
export type AccountConnection = {
  /** Accounts of the page with their cursors. */
  readonly edges: ReadonlyArray<AccountEdge>;
  /** Accounts of the page without cursors. */
  readonly nodes: ReadonlyArray<Account>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** An account in a list. */
export type AccountEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Account at this cursor. */
  readonly node: Account;
};

/** An account to open. Without a product id, the active product for the account type and currency is used. */
export type OpenAccountInput = {
  /** Id of the customer who will hold the account. */
  readonly customerId: Scalars['UUID']['input'];
  /** Id of the product; may be left out when accountType is given. */
  readonly productId?: InputMaybe<Scalars['UUID']['input']>;
  /** Purpose of the account; may be left out when productId is given. */
  readonly accountType?: InputMaybe<AccountType>;
  /** Currency of the account, as an ISO 4217 code. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Name of the account; the customer's name when left out. */
  readonly accountName?: InputMaybe<Scalars['String']['input']>;
};

/** Balance of an account at one time. */
export type AccountBalance = {
  /** Id of the account concerned. */
  readonly accountId: Scalars['UUID']['output'];
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Time of the balance. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Sum of all entries up to that time. */
  readonly ledgerBalance: Scalars['Money']['output'];
  /** Amount that can be spent; null for a past time. */
  readonly availableBalance?: Maybe<Scalars['Money']['output']>;
  /** Sum of the open holds; null for a past time. */
  readonly heldBalance?: Maybe<Scalars['Money']['output']>;
};

/** One page of the transactions on an account. */
export type AccountTransactionConnection = {
  /** Transactions of the page with their cursors and their effect on the account. */
  readonly edges: ReadonlyArray<AccountTransactionEdge>;
  /** Transactions of the page without cursors. */
  readonly nodes: ReadonlyArray<Transaction>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A transaction in an account's list. */
export type AccountTransactionEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Amount credited to the account; negative for a debit. */
  readonly amount: Scalars['Money']['output'];
  /** Ledger balance after the transaction. */
  readonly balanceAfter: Scalars['Money']['output'];
  /** Transaction at this cursor. */
  readonly node: Transaction;
};

/** Statement of an account. The opening balance plus totalIn less totalOut equals the closing balance. */
export type AccountStatement = {
  /** Id of the account concerned. */
  readonly accountId: Scalars['UUID']['output'];
  /** Account number (NUBAN), ten digits. */
  readonly accountNumber: Scalars['String']['output'];
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Start of the period, inclusive. */
  readonly from: Scalars['DateTime']['output'];
  /** End of the period, inclusive. */
  readonly to: Scalars['DateTime']['output'];
  /** Ledger balance before the period. */
  readonly openingBalance: Scalars['Money']['output'];
  /** Ledger balance at the end of the period. */
  readonly closingBalance: Scalars['Money']['output'];
  /** Sum of the credits in the period. */
  readonly totalIn: Scalars['Money']['output'];
  /** Sum of the debits in the period. */
  readonly totalOut: Scalars['Money']['output'];
  /** Entries of the period, oldest first. */
  readonly lines: ReadonlyArray<StatementLine>;
};

/** One entry on a statement. */
export type StatementLine = {
  /** Time at which the entry was posted. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** Id of the transaction. */
  readonly transactionId: Scalars['UUID']['output'];
  /** Reference of the transaction, unique within the tenant. */
  readonly transactionRef: Scalars['String']['output'];
  /** Type of the transaction. */
  readonly transactionType: TransactionType;
  /** Channel through which the transaction was requested. */
  readonly channel: TransactionChannel;
  /** Account number of the other side; null where it is unknown. */
  readonly counterpartyAccountNum?: Maybe<Scalars['String']['output']>;
  /** Customer's text for the transaction; null where none was given. */
  readonly narration?: Maybe<Scalars['String']['output']>;
  /** Amount debited; null for a credit. */
  readonly debit?: Maybe<Scalars['Money']['output']>;
  /** Amount credited; null for a debit. */
  readonly credit?: Maybe<Scalars['Money']['output']>;
  /** Ledger balance after the transaction. */
  readonly balance: Scalars['Money']['output'];
};

/** Period over which a limit applies. */
export type LimitWindow =
  /** The limit applies to one transaction. */
  | 'SINGLE'
  /** A day in the tenant's time zone. */
  | 'DAILY'
  /** An ISO week in the tenant's time zone, from Monday. */
  | 'WEEKLY'
  /** A month in the tenant's time zone. */
  | 'MONTHLY';

/** A limit as it applies to one account. */
export type AccountLimit = {
  /** Id of the limit. */
  readonly id: Scalars['UUID']['output'];
  /** Transactions that the limit applies to. */
  readonly transactionType: TransactionType;
  /** Transfer type that the limit applies to; null for all. */
  readonly transferType?: Maybe<TransferType>;
  /** Account type that the limit applies to; null for all. */
  readonly accountType?: Maybe<AccountType>;
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Largest amount of one transaction; null for no limit. */
  readonly singleLimit?: Maybe<Scalars['Money']['output']>;
  /** Daily, weekly and monthly limits, each with the amount used. */
  readonly windows: ReadonlyArray<AccountLimitWindow>;
};

/** A limit over a day, week or month, and the amount used. */
export type AccountLimitWindow = {
  /** Period over which the limit applies. */
  readonly window: LimitWindow;
  /** Largest sum that may be moved in the window. */
  readonly limit: Scalars['Money']['output'];
  /** Sum moved in the window so far, without fees. */
  readonly used: Scalars['Money']['output'];
  /** Amount that may still be moved. */
  readonly remaining: Scalars['Money']['output'];
  /** Time at which the window ends and the used amount returns to 0. */
  readonly resetsAt: Scalars['DateTime']['output'];
};

/** One limit and the amount used of it. */
export type LimitUse = {
  /** Id of the limit configuration. */
  readonly limitId: Scalars['UUID']['output'];
  /** Period over which the limit applies. */
  readonly window: LimitWindow;
  /** Largest amount that may be moved in the window. */
  readonly limit: Scalars['Money']['output'];
  /** Sum moved in the window so far. */
  readonly used: Scalars['Money']['output'];
  /** Amount that may still be moved. */
  readonly remaining: Scalars['Money']['output'];
};

/** A transaction that was refused because it would have exceeded a limit. */
export type LimitExcess = {
  /** Id of the account to which the limit applies: the debited one, or for a deposit the credited one. */
  readonly accountId: Scalars['UUID']['output'];
  /** Id of the customer who holds the account. */
  readonly customerId: Scalars['UUID']['output'];
  /** Type of the refused transaction. */
  readonly transactionType: TransactionType;
  /** Transfer type; null for transactions other than transfers. */
  readonly transferType?: Maybe<TransferType>;
  /** Channel through which the transaction was requested. */
  readonly channel: TransactionChannel;
  /** Amount of the refused transaction. */
  readonly amount: Scalars['Money']['output'];
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Period over which the limit applies. */
  readonly window: LimitWindow;
  /** Largest amount that may be moved in the window. */
  readonly limit: Scalars['Money']['output'];
  /** Amount that could still have been moved. */
  readonly remaining: Scalars['Money']['output'];
};

/** Kind of a change to an account. */
export type AccountChangeKind =
  /** The account was opened. */
  | 'OPENED'
  /** The account was frozen. */
  | 'FROZEN'
  /** The account was unfrozen. */
  | 'UNFROZEN'
  /** The restriction of the account was changed. */
  | 'RESTRICTED'
  /** The account was made active again. */
  | 'REACTIVATED'
  /** The account was closed permanently. */
  | 'CLOSED';

/** A change to an account other than a transaction. */
export type AccountChange = {
  /** Version of the account after the change. */
  readonly version: Scalars['Int']['output'];
  /** Kind of the change. */
  readonly change: AccountChangeKind;
  /** Status of the account after the change. */
  readonly status: AccountStatus;
  /** Status before the change; null when the account was opened. */
  readonly statusBefore?: Maybe<AccountStatus>;
  /** Restriction of the account after the change. */
  readonly restriction: AccountRestriction;
  /** Restriction before the change; null when the account was opened. */
  readonly restrictionBefore?: Maybe<AccountRestriction>;
  /** Reason given for the change; null where none was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Id of the actor who made the change. */
  readonly actorId: Scalars['String']['output'];
  /** Kind of the actor, such as staff or tenant_key. */
  readonly actorKind: Scalars['String']['output'];
  /** Time of the change. */
  readonly at: Scalars['DateTime']['output'];
};

/** One page of changes to an account. */
export type AccountChangeConnection = {
  /** Changes of the page with their cursors. */
  readonly edges: ReadonlyArray<AccountChangeEdge>;
  /** Changes of the page without cursors. */
  readonly nodes: ReadonlyArray<AccountChange>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A change in a list. */
export type AccountChangeEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Change at this cursor. */
  readonly node: AccountChange;
};

/** Type of a transaction. */
export type TransactionType =
  /** A transfer from one account to another. */
  | 'TRANSFER'
  /** Cash paid in to an account. */
  | 'DEPOSIT'
  /** Cash paid out of an account. */
  | 'WITHDRAWAL'
  /** A payment to a biller or merchant. */
  | 'PAYMENT'
  /** Fee of another transaction, booked automatically. */
  | 'FEE'
  /** Interest on an account, booked automatically. */
  | 'INTEREST'
  /** Reversal of an earlier transaction. */
  | 'REVERSAL'
  /** Correction booked by an administrator. */
  | 'ADJUSTMENT';

/** Route of a transfer, with its usual duration. */
export type TransferType =
  /** Within the tenant; completes immediately. */
  | 'INTERNAL'
  /** To another bank, in minutes. */
  | 'INTERBANK'
  /** To another bank by NIBSS Instant Payment, in seconds to minutes. */
  | 'NIP'
  /** Abroad, in 1-3 business days. */
  | 'INTERNATIONAL';

/** Channel through which a transaction is requested. */
export type TransactionChannel =
  /** A mobile app of the tenant. */
  | 'MOBILE'
  /** A web page of the tenant. */
  | 'WEB'
  /** A USSD menu on a phone. */
  | 'USSD'
  /** A cash machine (ATM). */
  | 'ATM'
  /** A card terminal at a merchant. */
  | 'POS'
  /** A branch of the bank. */
  | 'BRANCH'
  /** A program that calls the API. */
  | 'API';

/** Status of a transaction. */
export type TransactionStatus =
  /** Booked, but not yet submitted to the rail. */
  | 'PENDING'
  /** Submitted to the rail; the outcome is not known yet. */
  | 'PROCESSING'
  /** Completed; the money has moved. */
  | 'COMPLETED'
  /** Failed; amount, fee and VAT were returned. */
  | 'FAILED'
  /** Reversed after it was completed. */
  | 'REVERSED'
  /** Cancelled before it was submitted; amount, fee and VAT were returned. */
  | 'CANCELLED';

/** A movement of money: one debit and one credit of the same amount, with its fee and VAT. */
export type Transaction = {
  /** Id of the transaction. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the tenant that owns it. */
  readonly tenantId: Scalars['UUID']['output'];
  /** Unique reference: TRN, the date and a number. */
  readonly transactionRef: Scalars['String']['output'];
  /** Type of the transaction. */
  readonly transactionType: TransactionType;
  /** Current status of the transaction. */
  readonly status: TransactionStatus;
  /** Id of the debited account; null where the money came from outside the tenant. */
  readonly sourceAccountId?: Maybe<Scalars['UUID']['output']>;
  /** Number of the debited account; null where the money came from outside. */
  readonly sourceAccountNum?: Maybe<Scalars['String']['output']>;
  /** Code of the debited bank; null where both sides are within the tenant. */
  readonly sourceBankCode?: Maybe<Scalars['String']['output']>;
  /** Id of the credited account; null where the money left the tenant. */
  readonly destAccountId?: Maybe<Scalars['UUID']['output']>;
  /** Number of the credited account; null for a withdrawal. */
  readonly destAccountNum?: Maybe<Scalars['String']['output']>;
  /** Code of the credited bank; null where both sides are within the tenant. */
  readonly destBankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the credited account; null where none was given. */
  readonly destAccountName?: Maybe<Scalars['String']['output']>;
  /** Amount moved, without fee and VAT. */
  readonly amount: Scalars['Money']['output'];
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Fee of the transaction, without VAT. */
  readonly fee: Scalars['Money']['output'];
  /** Value added tax (VAT) on the fee. */
  readonly vat: Scalars['Money']['output'];
  /** Sum of amount, fee and VAT. */
  readonly totalAmount: Scalars['Money']['output'];
  /** Transfer type; null for transactions other than transfers. */
  readonly transferType?: Maybe<TransferType>;
  /** Channel through which the transaction was requested. */
  readonly channel: TransactionChannel;
  /** Customer's text for the transaction; null where none was given. */
  readonly narration?: Maybe<Scalars['String']['output']>;
  /** Bank's text for the transaction; null where none was given. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Id of the staff member, API key or customer who requested it. */
  readonly initiatedBy?: Maybe<Scalars['UUID']['output']>;
  /** Id of the staff member who approved it; null where no approval was required. */
  readonly approvedBy?: Maybe<Scalars['UUID']['output']>;
  /** Time at which it was booked, or submitted to the rail; null before. */
  readonly processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which it was completed; null until then. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the failure; null unless the transaction failed. */
  readonly failureReason?: Maybe<Scalars['String']['output']>;
  /** The rail's reference; null until the rail returns one. */
  readonly externalRef?: Maybe<Scalars['String']['output']>;
  /** Session id of the payment scheme; null where the scheme has none. */
  readonly sessionId?: Maybe<Scalars['String']['output']>;
  /** On a reversal, the id of the reversed transaction. On a reversed, failed or cancelled transaction, the id of its reversal. Otherwise null. */
  readonly reversedTxnId?: Maybe<Scalars['UUID']['output']>;
  /** Reason for the reversal; null where there is none. */
  readonly reversalReason?: Maybe<Scalars['String']['output']>;
  /** Caller's own data, stored with the transaction; null where none was given. */
  readonly metadata?: Maybe<Scalars['JSONObject']['output']>;
  /** All status changes of the transaction, oldest first. */
  readonly history: ReadonlyArray<TransactionState>;
  /** Id of the transaction that charged the fee; null where no fee was charged. */
  readonly feeTxnId?: Maybe<Scalars['UUID']['output']>;
  /** On a fee, the id of the transaction that it belongs to; otherwise null. */
  readonly parentTxnId?: Maybe<Scalars['UUID']['output']>;
  readonly __resolveReference?: Maybe<Transaction>;
};

/** One status change of a transaction. */
export type TransactionState = {
  /** Status after the change. */
  readonly status: TransactionStatus;
  /** Time of the change. */
  readonly at: Scalars['DateTime']['output'];
  /** Kind of the actor, such as staff, tenant_key or platform. */
  readonly actorKind: Scalars['String']['output'];
  /** Id of the actor who caused the change. */
  readonly actorId: Scalars['String']['output'];
  /** Reason for the change; null where none was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** One page of transactions. */
export type TransactionConnection = {
  /** Transactions of the page without cursors. */
  readonly nodes: ReadonlyArray<Transaction>;
  /** Transactions of the page with their cursors. */
  readonly edges: ReadonlyArray<TransactionEdge>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A transaction in a list. */
export type TransactionEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Transaction at this cursor. */
  readonly node: Transaction;
};

/** Cash that is paid in to, or out of, an account. */
export type CashMovementInput = {
  /** Id of the account to credit or debit. */
  readonly accountId: Scalars['UUID']['input'];
  /** Amount, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
  /** Channel through which the transaction is requested. */
  readonly channel: TransactionChannel;
  /** Customer's text for the transaction, shown on statements. */
  readonly narration: Scalars['String']['input'];
  /** Id of the staff member, API key or customer of the tenant who requests it. */
  readonly initiatedBy: Scalars['UUID']['input'];
};

/** A transfer between two accounts of the tenant. */
export type TransferInternallyInput = {
  /** Id of the account to debit. */
  readonly sourceAccountId: Scalars['UUID']['input'];
  /** Id of the account to credit. */
  readonly destinationAccountId: Scalars['UUID']['input'];
  /** Name of the account to credit. */
  readonly destinationAccountName: Scalars['String']['input'];
  /** Amount to move, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** Currency of both accounts. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Channel through which the transaction is requested. */
  readonly channel: TransactionChannel;
  /** Customer's text for the transaction, shown on statements. */
  readonly narration: Scalars['String']['input'];
  /** Id of the staff member, API key or customer of the tenant who requests it. */
  readonly initiatedBy: Scalars['UUID']['input'];
};

/** Up to 1,000 transfers within the tenant. */
export type TransferInBulkInput = {
  /** Transfers, made in this order; at least one. */
  readonly items: ReadonlyArray<TransferInternallyInput>;
  /** Whether all transfers are made or none. */
  readonly atomic?: Scalars['Boolean']['input'];
};

/** Results of a bulk transfer. */
export type BulkTransfer = {
  /** One result per requested transfer, in the requested order. */
  readonly items: ReadonlyArray<BulkTransferItem>;
};

/** Result of one transfer in a bulk. */
export type BulkTransferStatus =
  /** The transfer was made. */
  | 'COMPLETED'
  /** The transfer was not made. */
  | 'FAILED';

/** Result of one transfer in a bulk. */
export type BulkTransferItem = {
  /** Index of the transfer in the request, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Whether the transfer was made. */
  readonly status: BulkTransferStatus;
  /** The transaction; null if the transfer failed. */
  readonly transaction?: Maybe<Transaction>;
  /** Reason for the failure; null if the transfer was made. */
  readonly error?: Maybe<ItemRefusal>;
};

/** Reason why a part of a request was refused. */
export type ItemRefusal = {
  /** Stable error code for programs. */
  readonly code: Scalars['String']['output'];
  /** Description of the error for people. */
  readonly message: Scalars['String']['output'];
};

/** Direction of a correction. */
export type AdjustmentDirection =
  /** The account is credited. */
  | 'CREDIT'
  /** The account is debited. */
  | 'DEBIT';

/** A correction of an account's balance. */
export type AdjustBalanceInput = {
  /** Id of the account to correct. */
  readonly accountId: Scalars['UUID']['input'];
  /** Whether the account is credited or debited. */
  readonly direction: AdjustmentDirection;
  /** Amount, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
  /** Reason for the correction, stored as the transaction's description. */
  readonly reason: Scalars['String']['input'];
  /** Channel through which the transaction is requested. */
  readonly channel?: TransactionChannel;
  /** Text that the customer reads on the statement. */
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  /** Id of the staff member, API key or customer who requests it; the caller when left out. */
  readonly initiatedBy?: InputMaybe<Scalars['UUID']['input']>;
};

/** Route of a transfer that can be previewed. */
export type PreviewedTransferType =
  /** Within the tenant, between two of its accounts. */
  | 'INTERNAL'
  /** To an account at another bank. */
  | 'INTERBANK'
  /** To another bank by NIBSS Instant Payment. */
  | 'NIP';

/** A transfer to preview. Fields that affect neither fees nor limits may be left out. */
export type TransferPreviewInput = {
  /** Route of the transfer. */
  readonly transferType: PreviewedTransferType;
  /** Id of the account to debit. */
  readonly sourceAccountId: Scalars['UUID']['input'];
  /** Id of the account to credit; required for INTERNAL. */
  readonly destinationAccountId?: InputMaybe<Scalars['UUID']['input']>;
  /** Account number at the other bank, ten digits. */
  readonly destinationAccountNum?: InputMaybe<Scalars['String']['input']>;
  /** Code of the other bank: its six-digit NIBSS Instant Payment institution code, or its three-digit CBN code. */
  readonly destinationBankCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the account to credit. */
  readonly destinationAccountName?: InputMaybe<Scalars['String']['input']>;
  /** Amount to move, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** Currency as an ISO 4217 code. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Channel through which the transfer would be requested. */
  readonly channel?: InputMaybe<TransactionChannel>;
  /** Customer's text for the transaction, shown on statements. */
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  /** Id of the staff member, API key or customer who would request it. */
  readonly initiatedBy?: InputMaybe<Scalars['UUID']['input']>;
};

/** Cost of a transfer, and whether it would succeed now. */
export type TransferPreview = {
  /** Route of the previewed transfer. */
  readonly transferType: PreviewedTransferType;
  /** Amount without fee and VAT. */
  readonly amount: Scalars['Money']['output'];
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Fee for the transfer, without VAT. */
  readonly fee: Scalars['Money']['output'];
  /** Value added tax (VAT) on the fee. */
  readonly vat: Scalars['Money']['output'];
  /** Sum of amount, fee and VAT. */
  readonly totalAmount: Scalars['Money']['output'];
  /** Available balance of the debited account now; null where the account is in another currency. */
  readonly availableBalance?: Maybe<Scalars['Money']['output']>;
  /** Available balance after the transfer; null where the balance is too low. */
  readonly availableAfter?: Maybe<Scalars['Money']['output']>;
  /** Whether the transfer would succeed now. */
  readonly isPossible: Scalars['Boolean']['output'];
  /** Reason for a refusal; null if the transfer would succeed. */
  readonly refusal?: Maybe<ItemRefusal>;
  /** Limit that the transfer would exceed; null where it exceeds none. */
  readonly limit?: Maybe<LimitUse>;
};

/** An account whose name is looked up. */
export type NameEnquiryInput = {
  /** Account number (NUBAN), ten digits. */
  readonly accountNumber: Scalars['String']['input'];
  /** Code of its bank: the six-digit NIBSS Instant Payment institution code, or the three-digit CBN code. The tenant's own bank when left out. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
};

/** The name on an account. */
export type NameEnquiry = {
  /** Account number that was looked up. */
  readonly accountNumber: Scalars['String']['output'];
  /** Code of the bank that was queried; null for the tenant's own accounts. */
  readonly bankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the account, as its bank reports it. */
  readonly accountName: Scalars['String']['output'];
};

/** A transfer to an account at another bank. */
export type SendOutsideInput = {
  /** Id of the account to debit. */
  readonly sourceAccountId: Scalars['UUID']['input'];
  /** Account number at the receiving bank, ten digits. */
  readonly destinationAccountNum: Scalars['String']['input'];
  /** Code of the receiving bank: its six-digit NIBSS Instant Payment institution code, or its three-digit CBN code. */
  readonly destinationBankCode: Scalars['String']['input'];
  /** Name of the account to credit. */
  readonly destinationAccountName: Scalars['String']['input'];
  /** Amount to move, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** Currency of the account to debit. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Channel through which the transaction is requested. */
  readonly channel: TransactionChannel;
  /** Customer's text for the transaction, shown on statements. */
  readonly narration: Scalars['String']['input'];
  /** Id of the staff member, API key or customer of the tenant who requests it. */
  readonly initiatedBy: Scalars['UUID']['input'];
};

/** Reason and options of a reversal. */
export type ReverseTransactionInput = {
  /** Reason for the reversal. */
  readonly reason: Scalars['String']['input'];
  /** Whether to reverse even if the credited account has insufficient funds, or an account is frozen or restricted. */
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to refund fee and VAT as well. */
  readonly refundFee?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A hold on a customer's account, to pay for a remittance. */
export type PlaceTransferHoldInput = {
  /** Id of the remittance that is about to be created. */
  readonly transferId: Scalars['UUID']['input'];
  /** Id of the account to hold money on. */
  readonly accountId: Scalars['UUID']['input'];
  /** Id of the customer who sends the remittance. */
  readonly customerId: Scalars['UUID']['input'];
  /** Sum of amount and fee. */
  readonly amount: Scalars['Money']['input'];
  /** Currency of the amount. */
  readonly currency: Scalars['CurrencyCode']['input'];
};

/** Result of placing a hold for a remittance. */
export type PlacedTransferHold =
  /** The hold is placed. */
  | 'PLACED'
  /** The customer has no such account. */
  | 'NOT_FOUND'
  /** The account is in another currency, or its debits are blocked. */
  | 'NOT_USABLE'
  /** The account's available balance is too low. */
  | 'INSUFFICIENT_FUNDS';

/** Result of capturing the hold of a remittance. */
export type CapturedTransferHold =
  /** The hold is captured, by this call or an earlier one. */
  | 'CAPTURED'
  /** No hold exists for the remittance. */
  | 'NOT_HELD'
  /** The account refuses the debit. */
  | 'REFUSED'
  /** The customer is suspended, or its activation has not reached the account yet. The hold stays in place. */
  | 'SUSPENDED';

/** Result of releasing the hold of a remittance. */
export type ReleasedTransferHold =
  /** The hold is released. */
  | 'RELEASED'
  /** The hold was captured earlier. */
  | 'CAPTURED'
  /** No hold existed for the remittance. */
  | 'NOT_HELD';

/** Purpose of a hold. */
export type HoldType =
  /** An authorised payment that will be captured. */
  | 'AUTHORIZATION'
  /** A claim of a creditor. */
  | 'LIEN'
  /** An order of a court or an authority; it does not expire. */
  | 'LEGAL'
  /** Money that was paid in and has not cleared. */
  | 'UNCLEARED'
  /** A payment by card. */
  | 'CARD'
  /** A fee that will be charged. */
  | 'FEE';

/** Status of a hold. */
export type HoldStatus =
  /** The full amount is held. */
  | 'ACTIVE'
  /** A part was released; the rest is held. */
  | 'PARTIALLY_RELEASED'
  /** The hold was paid out. */
  | 'CAPTURED'
  /** The hold was released in full. */
  | 'RELEASED'
  /** The hold reached its expiry time. */
  | 'EXPIRED';

/** Money on an account that cannot be spent until the hold ends. */
export type Hold = {
  /** Id of the hold. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the tenant that owns it. */
  readonly tenantId: Scalars['UUID']['output'];
  /** Id of the account that the hold is on. */
  readonly accountId: Scalars['UUID']['output'];
  /** The account that the hold is on. */
  readonly account: Account;
  /** Purpose of the hold. */
  readonly type: HoldType;
  /** Current status of the hold. */
  readonly status: HoldStatus;
  /** Amount held when the hold was placed. */
  readonly amount: Scalars['Money']['output'];
  /** Amount that is still held. */
  readonly remainingAmount: Scalars['Money']['output'];
  /** Amount that was paid out. */
  readonly capturedAmount: Scalars['Money']['output'];
  /** The currency of the account. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Reason given for the hold. */
  readonly reason: Scalars['String']['output'];
  /** The caller's own reference, unique within the tenant. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** Time at which the hold expires; null for a hold without expiry. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the transaction that paid out the hold; null until then. */
  readonly capturedTransactionId?: Maybe<Scalars['UUID']['output']>;
  /** Transaction that paid out the hold; null until then. */
  readonly capturedTransaction?: Maybe<Transaction>;
  /** Id of the actor who placed the hold. */
  readonly createdBy: Scalars['String']['output'];
  /** Time at which the hold was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Hold>;
};

/** One page of holds. */
export type HoldConnection = {
  /** Holds of the page with their cursors. */
  readonly edges: ReadonlyArray<HoldEdge>;
  /** Holds of the page without cursors. */
  readonly nodes: ReadonlyArray<Hold>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A hold in a list. */
export type HoldEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Hold at this cursor. */
  readonly node: Hold;
};

/** A hold to place on an account. */
export type PlaceHoldInput = {
  /** Amount, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
  /** Reason for the hold. */
  readonly reason: Scalars['String']['input'];
  /** Purpose of the hold. */
  readonly type: HoldType;
  /** Time at which the hold expires, in the future. Without it the hold lasts until it is released or captured. Not allowed for LEGAL. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The caller's own reference, unique within the tenant. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};

/** Amount of a hold to release. */
export type ReleaseHoldInput = {
  /** Amount to release; all that remains when left out. */
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
};

/** A payment from a hold. */
export type CaptureHoldInput = {
  /** Amount to pay, at most the hold's remaining amount. */
  readonly amount: Scalars['Money']['input'];
  /** Id of the account to credit. */
  readonly destinationAccountId: Scalars['UUID']['input'];
};

/** A new expiry time of a hold. */
export type ExtendHoldInput = {
  /** New expiry time, later than the current one. */
  readonly expiresAt: Scalars['DateTime']['input'];
};

/** Status of a product. */
export type ProductStatus =
  /** In preparation; accounts cannot be opened under it yet. */
  | 'DRAFT'
  /** Accounts can be opened under it. */
  | 'ACTIVE'
  /** Retired permanently; no new accounts can be opened. */
  | 'RETIRED';

/** Balance on which interest is computed. */
export type InterestCalculation =
  /** The balance of each day. */
  | 'DAILY_BALANCE'
  /** The average of the daily balances. */
  | 'AVERAGE_DAILY'
  /** The lowest balance of the period. */
  | 'MINIMUM';

/** Convention for counting days and years in interest. */
export type DayCount =
  /** Actual days, years of 365 days. */
  | 'ACTUAL_365'
  /** Actual days, years of 360 days. */
  | 'ACTUAL_360'
  /** Actual days, years of their actual length. */
  | 'ACTUAL_ACTUAL'
  /** Months of 30 days, years of 360 days. */
  | 'THIRTY_360';

/** Interval between interest postings or compounding. */
export type InterestPeriod =
  /** Once every calendar day. */
  | 'DAILY'
  /** Once every calendar month. */
  | 'MONTHLY'
  /** Once every three months. */
  | 'QUARTERLY'
  /** Once every six months. */
  | 'BIANNUAL'
  /** Once every calendar year. */
  | 'ANNUAL';

/** Interest terms of a product version. They are stored; interest is not computed yet. */
export type InterestTerms = {
  /** Interest rate in percent a year. */
  readonly rate: Scalars['ExactNumber']['output'];
  /** Balance on which interest is computed. */
  readonly calculationMethod: InterestCalculation;
  /** Convention for counting days and years. */
  readonly dayCount: DayCount;
  /** Interval at which interest is added to the balance that earns interest. */
  readonly compounding: InterestPeriod;
  /** Interval at which interest is paid. */
  readonly posting: InterestPeriod;
};

/** Terms under which accounts are opened, as of the newest version. */
export type Product = {
  /** Id of the product. */
  readonly id: Scalars['UUID']['output'];
  /** Tenant's own short code of the product. */
  readonly code: Scalars['String']['output'];
  /** Display name of the product. */
  readonly name: Scalars['String']['output'];
  /** Purpose of its accounts. */
  readonly category: AccountType;
  /** Currency of its accounts, as an ISO 4217 code. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Current status of the product. */
  readonly status: ProductStatus;
  /** Version of the terms, counted from 1. */
  readonly version: Scalars['Int']['output'];
  /** Amount that a customer should pay in at opening. The platform does not enforce it; staff who open the account do. */
  readonly minimumOpening: Scalars['Money']['output'];
  /** Amount that must stay in an account. */
  readonly minimumBalance: Scalars['Money']['output'];
  /** Amount by which an account may go below zero. */
  readonly overdraftLimit: Scalars['Money']['output'];
  /** Interest terms; null for a product without interest. */
  readonly interest?: Maybe<InterestTerms>;
  /** Time at which the product was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Product>;
};

/** One page of products. */
export type ProductConnection = {
  /** Products of the page with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** Products of the page without cursors. */
  readonly nodes: ReadonlyArray<Product>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A product in a list. */
export type ProductEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Product at this cursor. */
  readonly node: Product;
};

/** Interest terms of a product. */
export type InterestTermsInput = {
  /** Interest rate in percent a year. */
  readonly rate: Scalars['ExactNumber']['input'];
  /** Balance on which interest is computed; DAILY_BALANCE when left out. */
  readonly calculationMethod?: InputMaybe<InterestCalculation>;
  /** Convention for counting days and years; ACTUAL_365 when left out. */
  readonly dayCount?: InputMaybe<DayCount>;
  /** Interval at which interest is added to the balance that earns interest; MONTHLY when left out. */
  readonly compounding?: InputMaybe<InterestPeriod>;
  /** Interval at which interest is paid; MONTHLY when left out. */
  readonly posting?: InputMaybe<InterestPeriod>;
};

/** Terms of a new product. */
export type CreateProductInput = {
  /** Tenant's own short code of the product; it cannot be changed. */
  readonly code: Scalars['String']['input'];
  /** Display name of the product. */
  readonly name: Scalars['String']['input'];
  /** Purpose of its accounts; it cannot be changed. */
  readonly category: AccountType;
  /** Currency of its accounts; it cannot be changed. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Amount that a customer should pay in at opening; 0 when left out. The platform does not enforce it. */
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  /** Amount that must stay in an account; 0 when left out. */
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  /** Amount by which an account may go below zero; 0 when left out. */
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  /** Interest terms; no interest when left out. */
  readonly interest?: InputMaybe<InterestTermsInput>;
};

/** Terms that the next version of a product changes. */
export type UpdateProductInput = {
  /** Display name of the product. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Amount that a customer should pay in at opening; null for 0. The platform does not enforce it. */
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  /** Amount that must stay in an account; null for 0. */
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  /** Amount by which an account may go below zero; null for 0. */
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  /** Interest terms; null for no interest. */
  readonly interest?: InputMaybe<InterestTermsInput>;
};

/** How a fee is computed. */
export type FeeType =
  /** A fixed amount per transaction. */
  | 'FLAT'
  /** A percentage of the transaction's amount. */
  | 'PERCENTAGE';

/** Fee of transactions within a band of amounts. */
export type FeeConfiguration = {
  /** Id of this version of the configuration. */
  readonly id: Scalars['UUID']['output'];
  /** Transactions that the fee applies to. */
  readonly transactionType: TransactionType;
  /** Transfer type that the fee applies to. Null applies to every transfer type without a fee of its own. */
  readonly transferType?: Maybe<TransferType>;
  /** Currency of its amounts, as an ISO 4217 code. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Smallest amount of the band, inclusive; null for no lower bound. */
  readonly minAmount?: Maybe<Scalars['Money']['output']>;
  /** Largest amount of the band, inclusive; null for no upper bound. */
  readonly maxAmount?: Maybe<Scalars['Money']['output']>;
  /** Whether the fee is fixed or a percentage. */
  readonly feeType: FeeType;
  /** For FLAT the fee; for PERCENTAGE the percentage of the amount, such as 0.5. */
  readonly feeValue: Scalars['ExactNumber']['output'];
  /** Smallest fee that is charged; null for no minimum. */
  readonly minFee?: Maybe<Scalars['Money']['output']>;
  /** Largest fee that is charged; null for no maximum. */
  readonly maxFee?: Maybe<Scalars['Money']['output']>;
  /** VAT on the fee, in percent, such as 7.5. */
  readonly vatRate: Scalars['ExactNumber']['output'];
  /** Version of this band, counted from 1. */
  readonly version: Scalars['Int']['output'];
  /** Time from which this version applies. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time at which it was replaced or ended; null while it applies. */
  readonly replacedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of fee configurations. */
export type FeeConfigurationConnection = {
  /** Fee configurations of the page without cursors. */
  readonly nodes: ReadonlyArray<FeeConfiguration>;
  /** Fee configurations of the page with their cursors. */
  readonly edges: ReadonlyArray<FeeConfigurationEdge>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A fee configuration in a list. */
export type FeeConfigurationEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Fee configuration at this cursor. */
  readonly node: FeeConfiguration;
};

/** Transaction types to which fees and limits apply. */
export type ChargedTransactionType =
  /** A transfer from one account to another. */
  | 'TRANSFER'
  /** Cash paid in to an account. */
  | 'DEPOSIT'
  /** Cash paid out of an account. */
  | 'WITHDRAWAL'
  /** A payment to a biller or merchant. */
  | 'PAYMENT';

/** Fee of a band of amounts. Bands of one transaction type, transfer type and currency must not overlap. */
export type SetFeeInput = {
  /** Transactions that the fee applies to. */
  readonly transactionType: ChargedTransactionType;
  /** Transfer type that the fee applies to. When left out, the fee applies to every transfer type without a fee of its own. */
  readonly transferType?: InputMaybe<TransferType>;
  /** Currency of the amounts; the tenant's currency when left out. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Smallest amount of the band, inclusive; no lower bound when left out. */
  readonly minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Largest amount of the band, inclusive; no upper bound when left out. */
  readonly maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Whether the fee is fixed or a percentage. */
  readonly feeType: FeeType;
  /** For FLAT the fee; for PERCENTAGE the percentage of the amount, up to 100, such as 0.5. */
  readonly feeValue: Scalars['ExactNumber']['input'];
  /** Smallest fee that is charged; null for no minimum. */
  readonly minFee?: InputMaybe<Scalars['Money']['input']>;
  /** Largest fee that is charged; null for no maximum. */
  readonly maxFee?: InputMaybe<Scalars['Money']['input']>;
  /** VAT on the fee, in percent up to 100, such as 7.5. */
  readonly vatRate?: Scalars['ExactNumber']['input'];
};

/** A transaction to price. */
export type FeeCalculationInput = {
  /** Type of the transaction. */
  readonly transactionType: ChargedTransactionType;
  /** Transfer type; only for transactions of type TRANSFER. */
  readonly transferType?: InputMaybe<TransferType>;
  /** Amount to move, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** Currency of the amount; the tenant's currency when left out. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};

/** Cost of a transaction. */
export type FeeCalculation = {
  /** Amount without fee and VAT. */
  readonly amount: Scalars['Money']['output'];
  /** Currency of all amounts in this object. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Fee for the transaction, without VAT. */
  readonly fee: Scalars['Money']['output'];
  /** Value added tax (VAT) on the fee. */
  readonly vat: Scalars['Money']['output'];
  /** Sum of amount, fee and VAT. */
  readonly totalAmount: Scalars['Money']['output'];
};

/** Largest amount of one transaction, and of a day, an ISO week and a month in the tenant's time zone. */
export type TransactionLimit = {
  /** Id of this version of the configuration. */
  readonly id: Scalars['UUID']['output'];
  /** Account type that the limit applies to; null for all. */
  readonly accountType?: Maybe<AccountType>;
  /** Transactions that the limit applies to. */
  readonly transactionType: TransactionType;
  /** Transfer type that the limit applies to. Null applies to the sum of all transfer types. */
  readonly transferType?: Maybe<TransferType>;
  /** Currency that the limit applies to. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Largest amount of one transaction; null for no limit. */
  readonly singleLimit?: Maybe<Scalars['Money']['output']>;
  /** Largest sum in a day of the tenant's time zone; null for no limit. */
  readonly dailyLimit?: Maybe<Scalars['Money']['output']>;
  /** Largest sum in an ISO week, from Monday; null for no limit. */
  readonly weeklyLimit?: Maybe<Scalars['Money']['output']>;
  /** Largest sum in a calendar month; null for no limit. */
  readonly monthlyLimit?: Maybe<Scalars['Money']['output']>;
  /** Version of this combination, counted from 1. */
  readonly version: Scalars['Int']['output'];
  /** Time from which this version applies. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time at which it was replaced; null while it applies. */
  readonly replacedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of transaction limits. */
export type TransactionLimitConnection = {
  /** Limits of the page without cursors. */
  readonly nodes: ReadonlyArray<TransactionLimit>;
  /** Limits of the page with their cursors. */
  readonly edges: ReadonlyArray<TransactionLimitEdge>;
  /** Last cursor of the page, and whether another page follows. */
  readonly pageInfo: PageInfo;
};

/** A limit in a list. */
export type TransactionLimitEdge = {
  /** Cursor of this item; pass it as `after` to continue behind it. */
  readonly cursor: Scalars['String']['output'];
  /** Limit at this cursor. */
  readonly node: TransactionLimit;
};

/** Limits for a combination. Every matching limit applies, so the strictest one decides. A combination without any amounts is unlimited. */
export type SetTransactionLimitInput = {
  /** Account type that the limit applies to; all when left out. */
  readonly accountType?: InputMaybe<AccountType>;
  /** Transactions that the limit applies to. */
  readonly transactionType: ChargedTransactionType;
  /** Transfer type that the limit applies to; the sum of all transfer types when left out. */
  readonly transferType?: InputMaybe<TransferType>;
  /** Currency that the limit applies to; the tenant's currency when left out. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Largest amount of one transaction; null for no limit. */
  readonly singleLimit?: InputMaybe<Scalars['Money']['input']>;
  /** Largest sum in a day of the tenant's time zone; null for no limit. */
  readonly dailyLimit?: InputMaybe<Scalars['Money']['input']>;
  /** Largest sum in an ISO week, from Monday; null for no limit. */
  readonly weeklyLimit?: InputMaybe<Scalars['Money']['input']>;
  /** Largest sum in a calendar month; null for no limit. */
  readonly monthlyLimit?: InputMaybe<Scalars['Money']['input']>;
};

/** A transaction to check against the limits. */
export type LimitCheckInput = {
  /** Id of the account to debit, or for a deposit the account to credit. */
  readonly accountId: Scalars['UUID']['input'];
  /** Type of the transaction. */
  readonly transactionType: ChargedTransactionType;
  /** Transfer type; only for transactions of type TRANSFER. */
  readonly transferType?: InputMaybe<TransferType>;
  /** Amount, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
};

/** Result of checking a transaction against the limits. */
export type LimitCheck = {
  /** Whether all limits allow the transaction. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** First limit that the transaction exceeds; null where it exceeds none. */
  readonly exceeded?: Maybe<LimitUse>;
  /** All limits that apply to the transaction. */
  readonly limits: ReadonlyArray<LimitUse>;
};

/** A rule that the ledger must satisfy. */
export type LedgerCheckName =
  /** In each currency, debits equal credits. */
  | 'DOUBLE_ENTRY'
  /** An account's balance is the sum of its entries. */
  | 'BALANCE'
  /** An account's entries are numbered from 1 without a gap, and each balance follows from the previous one. */
  | 'SEQUENCE'
  /** An account's held balance equals the sum of its open holds. */
  | 'HOLDS'
  /** Entries are in the currency of their account. */
  | 'CURRENCY'
  /** No two accounts have the same number. */
  | 'ACCOUNT_NUMBER'
  /** Money that enters or leaves the tenant is booked against a system account in the same currency. */
  | 'OWN_ACCOUNT'
  /** Transactions and their status changes match the hash chain. */
  | 'CHAIN';

/** A violation of a ledger rule. */
export type LedgerDiscrepancy = {
  /** Id of the account; null where the violation is not on one account. */
  readonly accountId?: Maybe<Scalars['UUID']['output']>;
  /** Description of the violation. */
  readonly message: Scalars['String']['output'];
};

/** A ledger rule and the result of checking it. */
export type LedgerCheck = {
  /** Rule that was checked. */
  readonly name: LedgerCheckName;
  /** Number of accounts, account numbers, currencies or chain records that were checked. */
  readonly checked: Scalars['Int']['output'];
  /** Number of those that violate the rule. */
  readonly broken: Scalars['Int']['output'];
  /** First ten violations of the rule. */
  readonly discrepancies: ReadonlyArray<LedgerDiscrepancy>;
};

/** Integrity report of a tenant's ledger. */
export type LedgerIntegrity = {
  /** Whether every rule is satisfied. */
  readonly isClean: Scalars['Boolean']['output'];
  /** Time of the check; it covers everything posted by then. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** Number of transactions in the ledger. */
  readonly transactions: Scalars['Int']['output'];
  /** Rules with their results. */
  readonly checks: ReadonlyArray<LedgerCheck>;
  /** Whether a later run is requested or running. */
  readonly status: LedgerIntegrityStatus;
  /** Whether every posting was checked, or only those after the mark up to which earlier runs verified the ledger. */
  readonly isFull: Scalars['Boolean']['output'];
};

/** Whether an integrity report is the latest. */
export type LedgerIntegrityStatus =
  /** The report is from the last requested run. */
  | 'COMPLETED'
  /** A later run is requested or running; the report is from the run before it. */
  | 'RUNNING';

/** Last record of the hash chain over the ledger. Store it outside the platform: `ledger verify --head` compares the chain with it. */
export type LedgerHead = {
  /** Position of the last record, counted from 1; a whole number as a string, since it may exceed Int. */
  readonly position: Scalars['String']['output'];
  /** Number of the block that ends at that record, counted from 1. */
  readonly blockNumber: Scalars['String']['output'];
  /** SHA-256 hash after that record, 64 hexadecimal digits. */
  readonly hash: Scalars['String']['output'];
  /** Time at which the head was published. */
  readonly publishedAt: Scalars['DateTime']['output'];
};

/** Purpose of a system account. */
export type SystemAccountKind =
  /** Cash that is paid in and out. */
  | 'CASH'
  /** Amounts owed between the tenant and other banks. */
  | 'INTERBANK_SETTLEMENT'
  /** Amounts owed between the tenant and participants of NIBSS Instant Payment. */
  | 'NIP_SETTLEMENT'
  /** Fees that the tenant has earned. */
  | 'FEE_INCOME'
  /** VAT that the tenant owes. */
  | 'VAT_PAYABLE'
  /** The other side of balance corrections. */
  | 'ADJUSTMENTS'
  /** Money that senders of remittances paid through a funding provider or to the tenant. */
  | 'REMITTANCE_FUNDING'
  /** Money of remittances in flight. */
  | 'REMITTANCE_CLEARING'
  /** Amounts owed to payout partners for remittances. */
  | 'REMITTANCE_PAYOUT'
  /** Earned margins on exchange rates. */
  | 'REMITTANCE_FX_MARGIN';

/** A system account with its balance. Credits increase the balance; an account that has paid out more than it received is negative. */
export type SystemBalance = {
  /** Id of the system account. */
  readonly id: Scalars['UUID']['output'];
  /** Purpose of the system account. */
  readonly kind: SystemAccountKind;
  /** Currency of the system account. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Sum of all entries, equal to addedUp plus waiting. */
  readonly balance: Scalars['Money']['output'];
  /** Part of the balance that has been summed already. */
  readonly addedUp: Scalars['Money']['output'];
  /** Entries that are not summed into addedUp yet. */
  readonly waiting: Scalars['Money']['output'];
  /** Time of the last summing; null before the first. */
  readonly addedUpAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Balances of the tenant's system accounts, and the expected balances of its clearing accounts. */
export type ClearingReport = {
  /** All system accounts of the tenant. */
  readonly accounts: ReadonlyArray<SystemBalance>;
  /** Clearing accounts compared with the remittances in flight, per currency. */
  readonly remittances: ReadonlyArray<RemittanceClearing>;
  /** Number of remittance steps that are not booked yet. Differences are meaningful only when it is 0. */
  readonly unbooked: Scalars['Int']['output'];
};

/** The clearing account of a currency, compared with the remittances in flight in that currency. */
export type RemittanceClearing = {
  /** Currency in which the remittances were sent. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Balance of the clearing account. */
  readonly clearing: Scalars['Money']['output'];
  /** Amounts and fees of remittances that are paid for, but neither paid out nor refunded. */
  readonly inFlight: Scalars['Money']['output'];
  /** Clearing balance less the in-flight amount; 0 when the ledger is correct. */
  readonly difference: Scalars['Money']['output'];
  /** Number of remittances in flight. */
  readonly transfers: Scalars['Int']['output'];
};

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = Account | Customer | Hold | Product | Transaction;



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
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryaccountArgs, 'id'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QuerytransactionArgs, 'id'>>;
  ledgerIntegrity?: Resolver<ResolversTypes['LedgerIntegrity'], ParentType, ContextType, RequireFields<QueryledgerIntegrityArgs, 'full'>>;
  systemBalances?: Resolver<ReadonlyArray<ResolversTypes['SystemBalance']>, ParentType, ContextType, Partial<QuerysystemBalancesArgs>>;
  clearingReport?: Resolver<ResolversTypes['ClearingReport'], ParentType, ContextType>;
  walletsOfCustomer?: Resolver<ReadonlyArray<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QuerywalletsOfCustomerArgs, 'customerId'>>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, RequireFields<QuerytransactionsArgs, 'first'>>;
  previewTransfer?: Resolver<ResolversTypes['TransferPreview'], ParentType, ContextType, RequireFields<QuerypreviewTransferArgs, 'input'>>;
  nameEnquiry?: Resolver<ResolversTypes['NameEnquiry'], ParentType, ContextType, RequireFields<QuerynameEnquiryArgs, 'input'>>;
  feeConfigurations?: Resolver<ResolversTypes['FeeConfigurationConnection'], ParentType, ContextType, RequireFields<QueryfeeConfigurationsArgs, 'first' | 'includeReplaced'>>;
  calculateFee?: Resolver<ResolversTypes['FeeCalculation'], ParentType, ContextType, RequireFields<QuerycalculateFeeArgs, 'input'>>;
  transactionLimits?: Resolver<ResolversTypes['TransactionLimitConnection'], ParentType, ContextType, RequireFields<QuerytransactionLimitsArgs, 'first' | 'includeReplaced'>>;
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
  LimitCheck?: LimitCheckResolvers<ContextType>;
  LedgerDiscrepancy?: LedgerDiscrepancyResolvers<ContextType>;
  LedgerCheck?: LedgerCheckResolvers<ContextType>;
  LedgerIntegrity?: LedgerIntegrityResolvers<ContextType>;
  LedgerHead?: LedgerHeadResolvers<ContextType>;
  SystemBalance?: SystemBalanceResolvers<ContextType>;
  ClearingReport?: ClearingReportResolvers<ContextType>;
  RemittanceClearing?: RemittanceClearingResolvers<ContextType>;
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

