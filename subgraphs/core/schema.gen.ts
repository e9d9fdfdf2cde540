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
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type Query = {
  /** An account by its id. */
  readonly account?: Maybe<Account>;
  /** A transaction by its id. */
  readonly transaction?: Maybe<Transaction>;
  /**
   * Whether the tenant's books are right, as of one moment. Small books (up to 10,000 transactions) are read whole at once. Of larger ones
   * the result of the last run is given, and a new run is requested unless the last one is younger than a minute; a run reads what
   * was posted since the one before. INTEGRITY_NOT_READY until the first run is finished.
   */
  readonly ledgerIntegrity: LedgerIntegrity;
  /** Balances of the tenant's own accounts: cash, settlement, income, clearing. */
  readonly systemBalances: ReadonlyArray<SystemBalance>;
  /** The tenant's own accounts, and whether its clearing accounts hold what remittances in flight come to. */
  readonly clearingReport: ClearingReport;
  /** A customer's accounts that can pay for remittances, newest first, at most a hundred. */
  readonly walletsOfCustomer: ReadonlyArray<Account>;
  /** Transactions, newest first; fees and reversals are transactions of their own. Filters hold together. */
  readonly transactions: TransactionConnection;
  /** What a transfer would cost and whether it would go through at this moment; nothing is written. */
  readonly previewTransfer: TransferPreview;
  /** Who holds an account: of the tenant's own from its books, of another bank's from the payment scheme; nothing is written. For tellers. */
  readonly nameEnquiry: NameEnquiry;
  /** Fee configurations, newest first. */
  readonly feeConfigurations: FeeConfigurationConnection;
  /** What a movement of this amount would cost. */
  readonly calculateFee: FeeCalculation;
  /** Limits of movements, newest first. */
  readonly transactionLimits: TransactionLimitConnection;
  /** Whether the limits would let a movement through at this moment, and what remains of each. */
  readonly checkLimits: LimitCheck;
  /** A hold by its id. */
  readonly hold?: Maybe<Hold>;
  /** The holds of an account, newest first. */
  readonly accountHolds: HoldConnection;
  /** The workspace's accounts, newest first. */
  readonly accounts: AccountConnection;
  /** An account's balance now, or its ledger balance as it was at a moment or at the end of a day. */
  readonly accountBalance: AccountBalance;
  /** The transactions of an account, newest first, in the order of its entries. */
  readonly accountTransactions: AccountTransactionConnection;
  /** An account's statement for a period, of at most 5,000 lines. */
  readonly accountStatement: AccountStatement;
  /** The limits that apply to an account, with what it has used of them. */
  readonly accountLimits: ReadonlyArray<AccountLimit>;
  /** What was done to an account other than moving its money, newest first. */
  readonly accountHistory: AccountChangeConnection;
  /** A product by its id. */
  readonly product?: Maybe<Product>;
  /** Products of the tenant, newest first. */
  readonly products: ProductConnection;
  /** Whether a customer has an account that is not closed; for other domains. */
  readonly hasOpenAccounts: Scalars['Boolean']['output'];
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerytransactionArgs = {
  id: Scalars['UUID']['input'];
  type?: InputMaybe<TransactionType>;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryledgerIntegrityArgs = {
  full?: Scalars['Boolean']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerysystemBalancesArgs = {
  kind?: InputMaybe<SystemAccountKind>;
  currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerywalletsOfCustomerArgs = {
  customerId: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
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
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerypreviewTransferArgs = {
  input: TransferPreviewInput;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerynameEnquiryArgs = {
  input: NameEnquiryInput;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryfeeConfigurationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  includeReplaced?: Scalars['Boolean']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerycalculateFeeArgs = {
  input: FeeCalculationInput;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerytransactionLimitsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  includeReplaced?: Scalars['Boolean']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QuerycheckLimitsArgs = {
  input: LimitCheckInput;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryholdArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountHoldsArgs = {
  accountId: Scalars['UUID']['input'];
  status?: InputMaybe<HoldStatus>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
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
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountBalanceArgs = {
  id: Scalars['UUID']['input'];
  asOf?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountTransactionsArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountStatementArgs = {
  id: Scalars['UUID']['input'];
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountLimitsArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryaccountHistoryArgs = {
  accountId: Scalars['UUID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryproductArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
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
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type QueryhasOpenAccountsArgs = {
  customerId: Scalars['UUID']['input'];
};


/**
 * Core banking: accounts, and money that moves between them. Posting: an amount that goes from one account to another, which
 * balances by itself. Hold: money of an account that is set aside. Policy: the fees and limits of a workspace.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Moving money, and everything around it. */
export type Mutation = {
  /** Puts money that was handed in onto an account. For tellers. */
  readonly deposit: Transaction;
  /** Hands money of an account out. For tellers. */
  readonly withdraw: Transaction;
  /** Moves money between two accounts of the tenant, at once. For tellers. */
  readonly transferInternally: Transaction;
  /** Sets money of an account aside for a remittance that is about to be made. */
  readonly placeTransferHold: PlacedTransferHold;
  /** Takes what was set aside for a remittance. */
  readonly captureTransferHold: CapturedTransferHold;
  /** Lets go what was set aside for a remittance. */
  readonly releaseTransferHold: ReleasedTransferHold;
  /**
   * Makes up to 1,000 transfers within the tenant, in their order. Each is made or refused by itself, unless `atomic` asks for all or none.
   * A repeat with the same key goes on where a broken one stopped, and gives the same answer. For tellers.
   */
  readonly transferInBulk: BulkTransfer;
  /** Corrects an account's balance, also where it is frozen or restricted; it cannot overdraw it. For administrators. */
  readonly adjustBalance: Transaction;
  /** Sets what movements cost within a band of amounts; a band that is there already gets its next version. For administrators. */
  readonly setFee: FeeConfiguration;
  /** Ends a fee configuration: from now on its band is free, or of another one. For administrators. */
  readonly endFee: FeeConfiguration;
  /** Limits movements; a combination that is there already gets its next version. For administrators. */
  readonly setTransactionLimit: TransactionLimit;
  /** Sends money to an account at another bank, in minutes. It is booked at once as PENDING and handed on with the next round. For tellers. */
  readonly transferInterbank: Transaction;
  /** Sends money to an account at another bank by NIBSS Instant Payment, in seconds to minutes. It is booked at once as PENDING. For tellers. */
  readonly transferByNip: Transaction;
  /** Calls off a transfer to another bank while it is PENDING; amount, fee and VAT come back. For managers. */
  readonly cancelTransaction: Transaction;
  /** Asks the rail at once what became of a transfer that is PROCESSING, and ends it where the answer settles that. Nothing is sent again. For officers. */
  readonly requeryTransaction: Transaction;
  /** Undoes a completed transaction, once, and gives the mirror that does so. For managers. */
  readonly reverseTransaction: Transaction;
  /** Sets money of an account aside, as far as it is available. For officers. */
  readonly placeHold: Hold;
  /** Lets a hold go, or a part of it. For officers; a LEGAL hold is a manager's. */
  readonly releaseHold: Hold;
  /** Pays out of a hold, once, as a PAYMENT to another account of the tenant; the rest of the hold is let go. For officers; a LEGAL hold is a manager's. */
  readonly captureHold: Hold;
  /** Has a hold end later. For officers. */
  readonly extendHold: Hold;
  /** Opens an account for a customer, ready for use. For officers. */
  readonly openAccount: Account;
  /** Stops an account: it takes neither debits nor credits until it is unfrozen. For managers. */
  readonly freezeAccount: Account;
  /** Gives a frozen account back the status that it had. For managers. */
  readonly unfreezeAccount: Account;
  /** Ends an account for good; its balance must be zero, with no holds and nothing under way. For managers. */
  readonly closeAccount: Account;
  /** Takes a dormant or inactive account into use again. For officers. */
  readonly reactivateAccount: Account;
  /** Says what an account does not take, in place of what staff said before. For officers. While its customer is suspended an account takes no debits in any case; what is said here counts alone once the customer is active again. */
  readonly restrictAccount: Account;
  /** Drafts a product in its first version. For administrators. */
  readonly createProduct: Product;
  /** Makes the next version of a product; accounts keep the version that they were opened under. For administrators. */
  readonly updateProduct: Product;
  /** Lets accounts be opened as a product. For administrators. */
  readonly activateProduct: Product;
  /** Ends a product for good; accounts that were opened as it stay as they are. For administrators. */
  readonly retireProduct: Product;
};


/** Moving money, and everything around it. */
export type MutationdepositArgs = {
  input: CashMovementInput;
};


/** Moving money, and everything around it. */
export type MutationwithdrawArgs = {
  input: CashMovementInput;
};


/** Moving money, and everything around it. */
export type MutationtransferInternallyArgs = {
  input: TransferInternallyInput;
};


/** Moving money, and everything around it. */
export type MutationplaceTransferHoldArgs = {
  input: PlaceTransferHoldInput;
};


/** Moving money, and everything around it. */
export type MutationcaptureTransferHoldArgs = {
  transferId: Scalars['UUID']['input'];
  reference: Scalars['String']['input'];
};


/** Moving money, and everything around it. */
export type MutationreleaseTransferHoldArgs = {
  transferId: Scalars['UUID']['input'];
};


/** Moving money, and everything around it. */
export type MutationtransferInBulkArgs = {
  input: TransferInBulkInput;
};


/** Moving money, and everything around it. */
export type MutationadjustBalanceArgs = {
  input: AdjustBalanceInput;
};


/** Moving money, and everything around it. */
export type MutationsetFeeArgs = {
  input: SetFeeInput;
};


/** Moving money, and everything around it. */
export type MutationendFeeArgs = {
  id: Scalars['UUID']['input'];
};


/** Moving money, and everything around it. */
export type MutationsetTransactionLimitArgs = {
  input: SetTransactionLimitInput;
};


/** Moving money, and everything around it. */
export type MutationtransferInterbankArgs = {
  input: SendOutsideInput;
};


/** Moving money, and everything around it. */
export type MutationtransferByNipArgs = {
  input: SendOutsideInput;
};


/** Moving money, and everything around it. */
export type MutationcancelTransactionArgs = {
  id: Scalars['UUID']['input'];
};


/** Moving money, and everything around it. */
export type MutationrequeryTransactionArgs = {
  id: Scalars['UUID']['input'];
};


/** Moving money, and everything around it. */
export type MutationreverseTransactionArgs = {
  id: Scalars['UUID']['input'];
  input: ReverseTransactionInput;
};


/** Moving money, and everything around it. */
export type MutationplaceHoldArgs = {
  accountId: Scalars['UUID']['input'];
  input: PlaceHoldInput;
};


/** Moving money, and everything around it. */
export type MutationreleaseHoldArgs = {
  id: Scalars['UUID']['input'];
  input?: InputMaybe<ReleaseHoldInput>;
};


/** Moving money, and everything around it. */
export type MutationcaptureHoldArgs = {
  id: Scalars['UUID']['input'];
  input: CaptureHoldInput;
};


/** Moving money, and everything around it. */
export type MutationextendHoldArgs = {
  id: Scalars['UUID']['input'];
  input: ExtendHoldInput;
};


/** Moving money, and everything around it. */
export type MutationopenAccountArgs = {
  input: OpenAccountInput;
};


/** Moving money, and everything around it. */
export type MutationfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Moving money, and everything around it. */
export type MutationunfreezeAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Moving money, and everything around it. */
export type MutationcloseAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Moving money, and everything around it. */
export type MutationreactivateAccountArgs = {
  id: Scalars['UUID']['input'];
  reason: Scalars['String']['input'];
};


/** Moving money, and everything around it. */
export type MutationrestrictAccountArgs = {
  id: Scalars['UUID']['input'];
  restriction: AccountRestriction;
  reason: Scalars['String']['input'];
};


/** Moving money, and everything around it. */
export type MutationcreateProductArgs = {
  input: CreateProductInput;
};


/** Moving money, and everything around it. */
export type MutationupdateProductArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateProductInput;
};


/** Moving money, and everything around it. */
export type MutationactivateProductArgs = {
  id: Scalars['UUID']['input'];
};


/** Moving money, and everything around it. */
export type MutationretireProductArgs = {
  id: Scalars['UUID']['input'];
};

/** What an account is for. */
export type AccountType =
  /** Saving. */
  | 'SAVINGS'
  /** Everyday payments. */
  | 'CURRENT'
  /** A deposit for a fixed time. */
  | 'FIXED_DEPOSIT'
  /** Kept in a foreign currency. */
  | 'DOMICILIARY'
  /** Held by several people. */
  | 'JOINT'
  /** Held by a business. */
  | 'CORPORATE';

/** Where an account stands. */
export type AccountStatus =
  /** Not opened yet. */
  | 'PENDING'
  /** In use. */
  | 'ACTIVE'
  /** Stopped by the bank. */
  | 'FROZEN'
  /** Not used for long. */
  | 'DORMANT'
  /** Not used for a while. */
  | 'INACTIVE'
  /** A fixed deposit whose time has come. */
  | 'MATURED'
  /** Ended for good. */
  | 'CLOSED';

/** What an account does not take. */
export type AccountRestriction =
  /** It takes everything. */
  | 'NONE'
  /** Post no debit. */
  | 'PND'
  /** Post no credit. */
  | 'PNC'
  /** Neither debits nor credits. */
  | 'FULL';

/** An account of a customer. */
export type Account = {
  /** Id of the account. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's id. */
  readonly tenantId: Scalars['UUID']['output'];
  /** Ten digits, unique within the tenant (NUBAN). */
  readonly accountNumber: Scalars['String']['output'];
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
  /** Id of the customer who holds it. */
  readonly customerId: Scalars['UUID']['output'];
  /** Id of its product. */
  readonly productId: Scalars['UUID']['output'];
  /** What it is for. */
  readonly accountType: AccountType;
  /** The currency that it is kept in. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Where it stands. */
  readonly status: AccountStatus;
  /** What it does not take. */
  readonly restriction: AccountRestriction;
  /** Everything that was posted. */
  readonly ledgerBalance: Scalars['Money']['output'];
  /** What can be spent: the ledger balance less holds, uncleared money and the minimum, with the overdraft. */
  readonly availableBalance: Scalars['Money']['output'];
  /** What is set aside by holds. */
  readonly heldBalance: Scalars['Money']['output'];
  /** What was paid in and has not cleared. */
  readonly unclearedBalance: Scalars['Money']['output'];
  /** How far below zero it may go. */
  readonly overdraftLimit: Scalars['Money']['output'];
  /** Counts its changes. */
  readonly version: Scalars['Int']['output'];
  /** When it was opened. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** When it was closed. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The holds that count, newest first, at most a hundred. */
  readonly openHolds: ReadonlyArray<Hold>;
  /** The customer who holds it; null, with an error, where the domain of customers refuses or fails. */
  readonly customer?: Maybe<Customer>;
  /** What was moved on it, newest first. */
  readonly transactions: AccountTransactionConnection;
  /** The limits that apply to it, with what it has used of them. */
  readonly limits: ReadonlyArray<AccountLimit>;
  readonly __resolveReference?: Maybe<Account>;
};


/** An account of a customer. */
export type AccounttransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A customer of the workspace, as far as it has accounts. */
export type Customer = {
  /** Our id. */
  readonly id: Scalars['UUID']['output'];
  /** The customer's accounts, newest first; null, with an error, where core banking refuses or fails. */
  readonly accounts?: Maybe<AccountConnection>;
  readonly __resolveReference?: Maybe<Customer>;
};


/** A customer of the workspace, as far as it has accounts. */
export type CustomeraccountsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A page of accounts. */
export type AccountConnection = {
  /** The accounts with their cursors. */
  readonly edges: ReadonlyArray<AccountEdge>;
  /** The accounts alone. */
  readonly nodes: ReadonlyArray<Account>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** An account in a list. */
export type AccountEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The account. */
  readonly node: Account;
};

/** An account to open; its product is named, or is the active one for the account type and currency. */
export type OpenAccountInput = {
  /** Id of the customer who is to hold it. */
  readonly customerId: Scalars['UUID']['input'];
  /** Id of the product; may be left out where the account type is given. */
  readonly productId?: InputMaybe<Scalars['UUID']['input']>;
  /** What it is for. */
  readonly accountType?: InputMaybe<AccountType>;
  /** The currency that it is to be kept in. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Name of the account; the customer's when left out. */
  readonly accountName?: InputMaybe<Scalars['String']['input']>;
};

/** What an account had at a moment. */
export type AccountBalance = {
  /** Id of the account. */
  readonly accountId: Scalars['UUID']['output'];
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The moment. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Everything that was posted by then. */
  readonly ledgerBalance: Scalars['Money']['output'];
  /** What can be spent; told of the present alone. */
  readonly availableBalance?: Maybe<Scalars['Money']['output']>;
  /** What is set aside by holds; told of the present alone. */
  readonly heldBalance?: Maybe<Scalars['Money']['output']>;
};

/** A page of an account's transactions. */
export type AccountTransactionConnection = {
  /** The transactions with their cursors, and what each did to the account. */
  readonly edges: ReadonlyArray<AccountTransactionEdge>;
  /** The transactions alone. */
  readonly nodes: ReadonlyArray<Transaction>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A transaction in an account's list. */
export type AccountTransactionEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** What it added to the account, below zero what it took. */
  readonly amount: Scalars['Money']['output'];
  /** The ledger balance after it. */
  readonly balanceAfter: Scalars['Money']['output'];
  /** The transaction. */
  readonly node: Transaction;
};

/** An account's statement: the opening balance and what came in, less what went out, is the closing balance. */
export type AccountStatement = {
  /** Id of the account. */
  readonly accountId: Scalars['UUID']['output'];
  /** Number of the account. */
  readonly accountNumber: Scalars['String']['output'];
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The period's first moment. */
  readonly from: Scalars['DateTime']['output'];
  /** The period's last moment. */
  readonly to: Scalars['DateTime']['output'];
  /** The ledger balance before the period. */
  readonly openingBalance: Scalars['Money']['output'];
  /** The ledger balance at its end. */
  readonly closingBalance: Scalars['Money']['output'];
  /** The sum of what came in. */
  readonly totalIn: Scalars['Money']['output'];
  /** The sum of what went out. */
  readonly totalOut: Scalars['Money']['output'];
  /** What was moved, oldest first. */
  readonly lines: ReadonlyArray<StatementLine>;
};

/** A line of a statement. */
export type StatementLine = {
  /** When it was posted. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** Id of the transaction. */
  readonly transactionId: Scalars['UUID']['output'];
  /** The transaction's reference. */
  readonly transactionRef: Scalars['String']['output'];
  /** What the transaction is. */
  readonly transactionType: TransactionType;
  /** Where it was asked for. */
  readonly channel: TransactionChannel;
  /** Number of the account on the other side, where it is known. */
  readonly counterpartyAccountNum?: Maybe<Scalars['String']['output']>;
  /** What the customer wrote. */
  readonly narration?: Maybe<Scalars['String']['output']>;
  /** What went out. */
  readonly debit?: Maybe<Scalars['Money']['output']>;
  /** What came in. */
  readonly credit?: Maybe<Scalars['Money']['output']>;
  /** The ledger balance after it. */
  readonly balance: Scalars['Money']['output'];
};

/** What a bound is reckoned over. */
export type LimitWindow =
  /** One movement. */
  | 'SINGLE'
  /** A day in the tenant's time zone. */
  | 'DAILY'
  /** An ISO week in the tenant's time zone, from Monday. */
  | 'WEEKLY'
  /** A month in the tenant's time zone. */
  | 'MONTHLY';

/** A limit as it stands for an account. */
export type AccountLimit = {
  /** Id of the limit. */
  readonly id: Scalars['UUID']['output'];
  /** The movements that it counts. */
  readonly transactionType: TransactionType;
  /** The transfers that it counts; null where it counts all. */
  readonly transferType?: Maybe<TransferType>;
  /** The account type that it is for; null where it is for all. */
  readonly accountType?: Maybe<AccountType>;
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What may be moved at once; null where that has no bound. */
  readonly singleLimit?: Maybe<Scalars['Money']['output']>;
  /** Its windows, each with what was used of it. */
  readonly windows: ReadonlyArray<AccountLimitWindow>;
};

/** What may be moved within a window, and what was. */
export type AccountLimitWindow = {
  /** The window. */
  readonly window: LimitWindow;
  /** What may be moved in all. */
  readonly limit: Scalars['Money']['output'];
  /** What was moved, without fees. */
  readonly used: Scalars['Money']['output'];
  /** What may still be moved. */
  readonly remaining: Scalars['Money']['output'];
  /** When what was used counts no more. */
  readonly resetsAt: Scalars['DateTime']['output'];
};

/** How far a bound is used up. */
export type LimitUse = {
  /** Id of the limit that sets it. */
  readonly limitId: Scalars['UUID']['output'];
  /** What it is reckoned over. */
  readonly window: LimitWindow;
  /** The bound. */
  readonly limit: Scalars['Money']['output'];
  /** What was moved in the window so far. */
  readonly used: Scalars['Money']['output'];
  /** What may still be moved. */
  readonly remaining: Scalars['Money']['output'];
};

/** A movement that was refused because it would have passed a limit. */
export type LimitExcess = {
  /** Id of the account whose limits count: who pays, or of a deposit who receives. */
  readonly accountId: Scalars['UUID']['output'];
  /** Id of the customer who holds it. */
  readonly customerId: Scalars['UUID']['output'];
  /** What was to be done. */
  readonly transactionType: TransactionType;
  /** How far it was to go; transfers only. */
  readonly transferType?: Maybe<TransferType>;
  /** Where it was asked for. */
  readonly channel: TransactionChannel;
  /** The amount that was to be moved. */
  readonly amount: Scalars['Money']['output'];
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What the limit is reckoned over. */
  readonly window: LimitWindow;
  /** The limit. */
  readonly limit: Scalars['Money']['output'];
  /** What could still have been moved. */
  readonly remaining: Scalars['Money']['output'];
};

/** What was done to an account. */
export type AccountChangeKind =
  /** It was opened. */
  | 'OPENED'
  /** It was frozen. */
  | 'FROZEN'
  /** It is no longer frozen. */
  | 'UNFROZEN'
  /** What it takes was changed. */
  | 'RESTRICTED'
  /** It was taken into use again. */
  | 'REACTIVATED'
  /** It was closed. */
  | 'CLOSED';

/** Something that was done to an account. */
export type AccountChange = {
  /** The account's version since. */
  readonly version: Scalars['Int']['output'];
  /** What was done. */
  readonly change: AccountChangeKind;
  /** Its status since. */
  readonly status: AccountStatus;
  /** Its status before. */
  readonly statusBefore?: Maybe<AccountStatus>;
  /** What it does not take since. */
  readonly restriction: AccountRestriction;
  /** What it did not take before. */
  readonly restrictionBefore?: Maybe<AccountRestriction>;
  /** Why. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Who did it. */
  readonly actorId: Scalars['String']['output'];
  /** What kind of caller that was, such as staff or tenant_key. */
  readonly actorKind: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
};

/** A page of what was done to an account. */
export type AccountChangeConnection = {
  /** The changes with their cursors. */
  readonly edges: ReadonlyArray<AccountChangeEdge>;
  /** The changes alone. */
  readonly nodes: ReadonlyArray<AccountChange>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A change in a list. */
export type AccountChangeEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The change. */
  readonly node: AccountChange;
};

/** What a transaction is. */
export type TransactionType =
  /** From one account to another. */
  | 'TRANSFER'
  /** Money handed in. */
  | 'DEPOSIT'
  /** Money handed out. */
  | 'WITHDRAWAL'
  /** To a biller or merchant. */
  | 'PAYMENT'
  /** What another transaction cost; made by itself. */
  | 'FEE'
  /** Interest; made by itself. */
  | 'INTEREST'
  /** The mirror of another transaction. */
  | 'REVERSAL'
  /** A correction by an administrator. */
  | 'ADJUSTMENT';

/** How far a transfer goes. */
export type TransferType =
  /** Within the tenant, at once. */
  | 'INTERNAL'
  /** To another bank, in minutes. */
  | 'INTERBANK'
  /** To another bank by NIBSS Instant Payment, in seconds to minutes. */
  | 'NIP'
  /** Abroad, in 1-3 business days. */
  | 'INTERNATIONAL';

/** Where a transaction was asked for. */
export type TransactionChannel =
  /** A mobile app. */
  | 'MOBILE'
  /** A web page. */
  | 'WEB'
  /** A USSD menu. */
  | 'USSD'
  /** A cash machine. */
  | 'ATM'
  /** A card terminal. */
  | 'POS'
  /** A branch. */
  | 'BRANCH'
  /** A program. */
  | 'API';

/** Where a transaction stands. */
export type TransactionStatus =
  /** Booked, and not handed on yet. */
  | 'PENDING'
  /** With the other side. */
  | 'PROCESSING'
  /** Done. */
  | 'COMPLETED'
  /** It did not go through; the money is back. */
  | 'FAILED'
  /** Undone afterwards. */
  | 'REVERSED'
  /** Called off before it was handed on. */
  | 'CANCELLED';

/** Money that moved, or is to move. */
export type Transaction = {
  /** Id of the transaction. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's id. */
  readonly tenantId: Scalars['UUID']['output'];
  /** TRN, the day and a number. */
  readonly transactionRef: Scalars['String']['output'];
  /** What it is. */
  readonly transactionType: TransactionType;
  /** Where it stands. */
  readonly status: TransactionStatus;
  /** The account that it came from; null where it came from outside. */
  readonly sourceAccountId?: Maybe<Scalars['UUID']['output']>;
  /** Number of the account that it came from. */
  readonly sourceAccountNum?: Maybe<Scalars['String']['output']>;
  /** The bank that it came from, where banks differ. */
  readonly sourceBankCode?: Maybe<Scalars['String']['output']>;
  /** The account that it went to; null where it left the tenant. */
  readonly destAccountId?: Maybe<Scalars['UUID']['output']>;
  /** Number of the account that it went to. */
  readonly destAccountNum?: Maybe<Scalars['String']['output']>;
  /** The bank that it went to, where banks differ. */
  readonly destBankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the account that it went to. */
  readonly destAccountName?: Maybe<Scalars['String']['output']>;
  /** The amount that was moved. */
  readonly amount: Scalars['Money']['output'];
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What it cost. */
  readonly fee: Scalars['Money']['output'];
  /** Value added tax on the fee. */
  readonly vat: Scalars['Money']['output'];
  /** Amount, fee and VAT. */
  readonly totalAmount: Scalars['Money']['output'];
  /** How far it went; transfers only. */
  readonly transferType?: Maybe<TransferType>;
  /** Where it was asked for. */
  readonly channel: TransactionChannel;
  /** What the customer wrote. */
  readonly narration?: Maybe<Scalars['String']['output']>;
  /** What the bank wrote. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Who asked for it. */
  readonly initiatedBy?: Maybe<Scalars['UUID']['output']>;
  /** Who approved it, where that was needed. */
  readonly approvedBy?: Maybe<Scalars['UUID']['output']>;
  /** When it was booked, or handed on. */
  readonly processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was done. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it did not go through. */
  readonly failureReason?: Maybe<Scalars['String']['output']>;
  /** The other side's reference. */
  readonly externalRef?: Maybe<Scalars['String']['output']>;
  /** Session id of the payment scheme. */
  readonly sessionId?: Maybe<Scalars['String']['output']>;
  /** The transaction that it is the mirror of; of one that was reversed, failed or was cancelled, its mirror. */
  readonly reversedTxnId?: Maybe<Scalars['UUID']['output']>;
  /** Why it was reversed. */
  readonly reversalReason?: Maybe<Scalars['String']['output']>;
  /** What the caller keeps with it. */
  readonly metadata?: Maybe<Scalars['JSONObject']['output']>;
  /** Every state that it has had, oldest first. */
  readonly history: ReadonlyArray<TransactionState>;
  /** The transaction that charged its fee. */
  readonly feeTxnId?: Maybe<Scalars['UUID']['output']>;
  /** Of a fee, the transaction that it belongs to. */
  readonly parentTxnId?: Maybe<Scalars['UUID']['output']>;
  readonly __resolveReference?: Maybe<Transaction>;
};

/** A state that a transaction came to. */
export type TransactionState = {
  /** Where it stood. */
  readonly status: TransactionStatus;
  /** Since when. */
  readonly at: Scalars['DateTime']['output'];
  /** What kind of caller brought it there, such as staff, tenant_key or platform. */
  readonly actorKind: Scalars['String']['output'];
  /** Who that was. */
  readonly actorId: Scalars['String']['output'];
  /** Why. */
  readonly reason?: Maybe<Scalars['String']['output']>;
};

/** A page of transactions. */
export type TransactionConnection = {
  /** The transactions. */
  readonly nodes: ReadonlyArray<Transaction>;
  /** The transactions with their cursors. */
  readonly edges: ReadonlyArray<TransactionEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A transaction in a list. */
export type TransactionEdge = {
  /** Give this as `after` to go on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The transaction. */
  readonly node: Transaction;
};

/** Money that is handed in or out. */
export type CashMovementInput = {
  /** The account. */
  readonly accountId: Scalars['UUID']['input'];
  /** How much, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
  /** Where it is asked for. */
  readonly channel: TransactionChannel;
  /** What the customer wrote. */
  readonly narration: Scalars['String']['input'];
  /** Who asks for it: a staff member, an API key or a customer of the tenant. */
  readonly initiatedBy: Scalars['UUID']['input'];
};

/** A transfer between two accounts of the tenant. */
export type TransferInternallyInput = {
  /** The account that pays. */
  readonly sourceAccountId: Scalars['UUID']['input'];
  /** The account that receives. */
  readonly destinationAccountId: Scalars['UUID']['input'];
  /** Name of the account that receives. */
  readonly destinationAccountName: Scalars['String']['input'];
  /** How much, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** The currency of both accounts. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Where it is asked for. */
  readonly channel: TransactionChannel;
  /** What the customer wrote. */
  readonly narration: Scalars['String']['input'];
  /** Who asks for it: a staff member, an API key or a customer of the tenant. */
  readonly initiatedBy: Scalars['UUID']['input'];
};

/** Many transfers within the tenant. */
export type TransferInBulkInput = {
  /** The transfers, in the order in which they are made; at least one. */
  readonly items: ReadonlyArray<TransferInternallyInput>;
  /** Whether all are made or none. */
  readonly atomic?: Scalars['Boolean']['input'];
};

/** What became of many transfers. */
export type BulkTransfer = {
  /** One for each transfer that was asked for, in that order. */
  readonly items: ReadonlyArray<BulkTransferItem>;
};

/** Whether a transfer of many was made. */
export type BulkTransferStatus =
  /** It was made. */
  | 'COMPLETED'
  /** It was not. */
  | 'FAILED';

/** What became of one transfer of many. */
export type BulkTransferItem = {
  /** Its place in the request, from 0 on. */
  readonly index: Scalars['Int']['output'];
  /** Whether it was made. */
  readonly status: BulkTransferStatus;
  /** The transaction; null where it failed. */
  readonly transaction?: Maybe<Transaction>;
  /** Why it failed; null where it was made. */
  readonly error?: Maybe<ItemRefusal>;
};

/** Why a part of a request was refused. */
export type ItemRefusal = {
  /** What is wrong, for programs; codes do not change. */
  readonly code: Scalars['String']['output'];
  /** What is wrong, for people. */
  readonly message: Scalars['String']['output'];
};

/** Which way a correction goes. */
export type AdjustmentDirection =
  /** The account gets it. */
  | 'CREDIT'
  /** It is taken from the account. */
  | 'DEBIT';

/** A correction of a balance. */
export type AdjustBalanceInput = {
  /** The account. */
  readonly accountId: Scalars['UUID']['input'];
  /** Which way it goes. */
  readonly direction: AdjustmentDirection;
  /** How much, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
  /** Why; kept as the transaction's description. */
  readonly reason: Scalars['String']['input'];
  /** Where it is asked for. */
  readonly channel?: TransactionChannel;
  /** What the customer reads. */
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  /** Who asks for it; the caller when left out. */
  readonly initiatedBy?: InputMaybe<Scalars['UUID']['input']>;
};

/** How far a transfer goes that can be previewed. */
export type PreviewedTransferType =
  /** Within the tenant. */
  | 'INTERNAL'
  /** To another bank. */
  | 'INTERBANK'
  /** To another bank by NIBSS Instant Payment. */
  | 'NIP';

/** The body of a transfer, with its transfer type; what neither costs nor bounds depend on may be left out. */
export type TransferPreviewInput = {
  /** How far it goes. */
  readonly transferType: PreviewedTransferType;
  /** The account that pays. */
  readonly sourceAccountId: Scalars['UUID']['input'];
  /** The account that receives; required for INTERNAL. */
  readonly destinationAccountId?: InputMaybe<Scalars['UUID']['input']>;
  /** Number of the account that receives, at another bank. */
  readonly destinationAccountNum?: InputMaybe<Scalars['String']['input']>;
  /** The other bank: its six-digit institution code of NIBSS Instant Payment, or its three-digit CBN code. */
  readonly destinationBankCode?: InputMaybe<Scalars['String']['input']>;
  /** Name of the account that receives. */
  readonly destinationAccountName?: InputMaybe<Scalars['String']['input']>;
  /** How much, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** The currency. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Where it would be asked for. */
  readonly channel?: InputMaybe<TransactionChannel>;
  /** What the customer would write. */
  readonly narration?: InputMaybe<Scalars['String']['input']>;
  /** Who would ask for it. */
  readonly initiatedBy?: InputMaybe<Scalars['UUID']['input']>;
};

/** What a transfer would cost, and what would become of it. */
export type TransferPreview = {
  /** How far it would go. */
  readonly transferType: PreviewedTransferType;
  /** The amount. */
  readonly amount: Scalars['Money']['output'];
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What it would cost. */
  readonly fee: Scalars['Money']['output'];
  /** Value added tax on the fee. */
  readonly vat: Scalars['Money']['output'];
  /** Amount, fee and VAT. */
  readonly totalAmount: Scalars['Money']['output'];
  /** What the payer has available now; null where its account is in another currency. */
  readonly availableBalance?: Maybe<Scalars['Money']['output']>;
  /** What would be available after it; null where that is too little. */
  readonly availableAfter?: Maybe<Scalars['Money']['output']>;
  /** Whether it would go through. */
  readonly isPossible: Scalars['Boolean']['output'];
  /** Why it would be refused. */
  readonly refusal?: Maybe<ItemRefusal>;
  /** The limit that would refuse it. */
  readonly limit?: Maybe<LimitUse>;
};

/** An account whose holder is asked for. */
export type NameEnquiryInput = {
  /** Ten digits. */
  readonly accountNumber: Scalars['String']['input'];
  /** Its bank: the six-digit institution code of NIBSS Instant Payment, or the three-digit CBN code. An account of the tenant when left out. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
};

/** Who holds an account. */
export type NameEnquiry = {
  /** The number that was asked for. */
  readonly accountNumber: Scalars['String']['output'];
  /** The bank that was asked; null for the tenant's own accounts. */
  readonly bankCode?: Maybe<Scalars['String']['output']>;
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
};

/** A transfer to an account at another bank. */
export type SendOutsideInput = {
  /** The account that pays. */
  readonly sourceAccountId: Scalars['UUID']['input'];
  /** Number of the account that receives. */
  readonly destinationAccountNum: Scalars['String']['input'];
  /** The bank that receives: its six-digit institution code of NIBSS Instant Payment, or its three-digit CBN code. */
  readonly destinationBankCode: Scalars['String']['input'];
  /** Name of the account that receives. */
  readonly destinationAccountName: Scalars['String']['input'];
  /** How much, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** The currency of the account that pays. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Where it is asked for. */
  readonly channel: TransactionChannel;
  /** What the customer wrote. */
  readonly narration: Scalars['String']['input'];
  /** Who asks for it: a staff member, an API key or a customer of the tenant. */
  readonly initiatedBy: Scalars['UUID']['input'];
};

/** How a transaction is undone. */
export type ReverseTransactionInput = {
  /** Why. */
  readonly reason: Scalars['String']['input'];
  /** Whether it goes through although the account that received has too little, or an account is frozen or restricted. */
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether fee and VAT go back as well. */
  readonly refundFee?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Money of a customer's account that a remittance is to be paid with. */
export type PlaceTransferHoldInput = {
  /** Id of the transfer that is about to be made. */
  readonly transferId: Scalars['UUID']['input'];
  /** The account. */
  readonly accountId: Scalars['UUID']['input'];
  /** The customer who sends. */
  readonly customerId: Scalars['UUID']['input'];
  /** Amount and fee together. */
  readonly amount: Scalars['Money']['input'];
  /** Their currency. */
  readonly currency: Scalars['CurrencyCode']['input'];
};

/** What came of setting money aside for a remittance. */
export type PlacedTransferHold =
  /** It is set aside. */
  | 'PLACED'
  /** The customer has no such account. */
  | 'NOT_FOUND'
  /** The account is kept in another currency, or takes no debits. */
  | 'NOT_USABLE'
  /** The account has too little available. */
  | 'INSUFFICIENT_FUNDS';

/** What came of taking money that was set aside for a remittance. */
export type CapturedTransferHold =
  /** It is taken, now or before. */
  | 'CAPTURED'
  /** Nothing is set aside. */
  | 'NOT_HELD'
  /** The account does not let it go. */
  | 'REFUSED'
  /** The customer is suspended, or its activation has not reached the account yet; it stays set aside. */
  | 'SUSPENDED';

/** What came of letting go money that was set aside for a remittance. */
export type ReleasedTransferHold =
  /** It is free. */
  | 'RELEASED'
  /** It was taken before. */
  | 'CAPTURED'
  /** Nothing was set aside. */
  | 'NOT_HELD';

/** What money is set aside for. */
export type HoldType =
  /** A payment that was authorised and is to be captured. */
  | 'AUTHORIZATION'
  /** A creditor's claim. */
  | 'LIEN'
  /** An order of a court or an authority; it does not end by itself. */
  | 'LEGAL'
  /** What was paid in and has not cleared. */
  | 'UNCLEARED'
  /** A card payment. */
  | 'CARD'
  /** A fee to come. */
  | 'FEE';

/** Where a hold stands. */
export type HoldStatus =
  /** It counts in full. */
  | 'ACTIVE'
  /** A part was let go; the rest counts. */
  | 'PARTIALLY_RELEASED'
  /** It was paid out. */
  | 'CAPTURED'
  /** It was let go. */
  | 'RELEASED'
  /** It ended by itself. */
  | 'EXPIRED';

/** Money of an account that is set aside. */
export type Hold = {
  /** Id of the hold. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's id. */
  readonly tenantId: Scalars['UUID']['output'];
  /** Id of the account. */
  readonly accountId: Scalars['UUID']['output'];
  /** The account. */
  readonly account: Account;
  /** What it is for. */
  readonly type: HoldType;
  /** Where it stands. */
  readonly status: HoldStatus;
  /** What was set aside at first. */
  readonly amount: Scalars['Money']['output'];
  /** What of it still counts. */
  readonly remainingAmount: Scalars['Money']['output'];
  /** What of it was paid out. */
  readonly capturedAmount: Scalars['Money']['output'];
  /** The currency of the account. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Why money was set aside. */
  readonly reason: Scalars['String']['output'];
  /** The caller's own reference, unique within the tenant. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** When it ends by itself; null where it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the transaction that paid it out. */
  readonly capturedTransactionId?: Maybe<Scalars['UUID']['output']>;
  /** The transaction that paid it out. */
  readonly capturedTransaction?: Maybe<Transaction>;
  /** Who placed it. */
  readonly createdBy: Scalars['String']['output'];
  /** When it was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Hold>;
};

/** A page of holds. */
export type HoldConnection = {
  /** The holds with their cursors. */
  readonly edges: ReadonlyArray<HoldEdge>;
  /** The holds alone. */
  readonly nodes: ReadonlyArray<Hold>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A hold in a list. */
export type HoldEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The hold. */
  readonly node: Hold;
};

/** Money that is to be set aside. */
export type PlaceHoldInput = {
  /** How much, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
  /** Why. */
  readonly reason: Scalars['String']['input'];
  /** What for. */
  readonly type: HoldType;
  /** When it ends by itself, later than now; without it the hold lasts until it is released or captured. Not for LEGAL. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The caller's own reference, unique within the tenant. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};

/** What of a hold is let go. */
export type ReleaseHoldInput = {
  /** How much; all that remains when left out. */
  readonly amount?: InputMaybe<Scalars['Money']['input']>;
};

/** What is paid out of a hold. */
export type CaptureHoldInput = {
  /** How much, at most what remains of the hold. */
  readonly amount: Scalars['Money']['input'];
  /** The account that receives. */
  readonly destinationAccountId: Scalars['UUID']['input'];
};

/** When a hold is to end. */
export type ExtendHoldInput = {
  /** Later than it would end now. */
  readonly expiresAt: Scalars['DateTime']['input'];
};

/** Where a product stands. */
export type ProductStatus =
  /** Being made; no account is opened as it yet. */
  | 'DRAFT'
  /** Accounts are opened as it. */
  | 'ACTIVE'
  /** Ended for good. */
  | 'RETIRED';

/** Which balance interest is reckoned on. */
export type InterestCalculation =
  /** That of each day. */
  | 'DAILY_BALANCE'
  /** The average of the days. */
  | 'AVERAGE_DAILY'
  /** The lowest of the period. */
  | 'MINIMUM';

/** How days and years are counted. */
export type DayCount =
  /** Days as they are, years of 365. */
  | 'ACTUAL_365'
  /** Days as they are, years of 360. */
  | 'ACTUAL_360'
  /** Days and years as they are. */
  | 'ACTUAL_ACTUAL'
  /** Months of 30 days, years of 360. */
  | 'THIRTY_360';

/** How often. */
export type InterestPeriod =
  /** Every day. */
  | 'DAILY'
  /** Every month. */
  | 'MONTHLY'
  /** Every three months. */
  | 'QUARTERLY'
  /** Every six months. */
  | 'BIANNUAL'
  /** Every year. */
  | 'ANNUAL';

/** What a product will pay; kept with its version, and not run yet. */
export type InterestTerms = {
  /** Percent a year. */
  readonly rate: Scalars['ExactNumber']['output'];
  /** Which balance it is reckoned on. */
  readonly calculationMethod: InterestCalculation;
  /** How days and years are counted. */
  readonly dayCount: DayCount;
  /** How often it is added to what it is reckoned on. */
  readonly compounding: InterestPeriod;
  /** How often it is paid. */
  readonly posting: InterestPeriod;
};

/** What accounts are opened as, with the terms of its newest version. */
export type Product = {
  /** Id of the product. */
  readonly id: Scalars['UUID']['output'];
  /** The tenant's own short name of it. */
  readonly code: Scalars['String']['output'];
  /** Name of the product. */
  readonly name: Scalars['String']['output'];
  /** What its accounts are for. */
  readonly category: AccountType;
  /** The currency that its accounts are kept in. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Where it stands. */
  readonly status: ProductStatus;
  /** Counts the changes of its terms. */
  readonly version: Scalars['Int']['output'];
  /** How much a customer is to pay in at the opening; for whoever opens the account, who sees to it: no movement is refused for it. */
  readonly minimumOpening: Scalars['Money']['output'];
  /** How much has to stay in an account. */
  readonly minimumBalance: Scalars['Money']['output'];
  /** How far below zero an account may go. */
  readonly overdraftLimit: Scalars['Money']['output'];
  /** What it pays. */
  readonly interest?: Maybe<InterestTerms>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Product>;
};

/** A page of products. */
export type ProductConnection = {
  /** The products with their cursors. */
  readonly edges: ReadonlyArray<ProductEdge>;
  /** The products alone. */
  readonly nodes: ReadonlyArray<Product>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A product in a list. */
export type ProductEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The product. */
  readonly node: Product;
};

/** What a product will pay. */
export type InterestTermsInput = {
  /** Percent a year. */
  readonly rate: Scalars['ExactNumber']['input'];
  /** Which balance it is reckoned on; DAILY_BALANCE when left out. */
  readonly calculationMethod?: InputMaybe<InterestCalculation>;
  /** How days and years are counted; ACTUAL_365 when left out. */
  readonly dayCount?: InputMaybe<DayCount>;
  /** How often it is added to what it is reckoned on; MONTHLY when left out. */
  readonly compounding?: InputMaybe<InterestPeriod>;
  /** How often it is paid; MONTHLY when left out. */
  readonly posting?: InputMaybe<InterestPeriod>;
};

/** What a product is. */
export type CreateProductInput = {
  /** The tenant's own short name of it; it does not change. */
  readonly code: Scalars['String']['input'];
  /** Name of the product. */
  readonly name: Scalars['String']['input'];
  /** What its accounts are for; it does not change. */
  readonly category: AccountType;
  /** The currency that its accounts are kept in; it does not change. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** How much a customer is to pay in at the opening; nothing when left out. No movement is refused for it. */
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  /** How much has to stay in an account; nothing when left out. */
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  /** How far below zero an account may go; not at all when left out. */
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  /** What it pays. */
  readonly interest?: InputMaybe<InterestTermsInput>;
};

/** What the next version of a product changes. */
export type UpdateProductInput = {
  /** Name of the product. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How much a customer is to pay in at the opening; null for nothing. No movement is refused for it. */
  readonly minimumOpening?: InputMaybe<Scalars['Money']['input']>;
  /** How much has to stay in an account; null for nothing. */
  readonly minimumBalance?: InputMaybe<Scalars['Money']['input']>;
  /** How far below zero an account may go; null for not at all. */
  readonly overdraftLimit?: InputMaybe<Scalars['Money']['input']>;
  /** What it pays; null for nothing. */
  readonly interest?: InputMaybe<InterestTermsInput>;
};

/** How a fee is reckoned. */
export type FeeType =
  /** A fixed amount. */
  | 'FLAT'
  /** A percentage of the amount. */
  | 'PERCENTAGE';

/** What movements cost within a band of amounts. */
export type FeeConfiguration = {
  /** Id of this version. */
  readonly id: Scalars['UUID']['output'];
  /** Movements that cost it. */
  readonly transactionType: TransactionType;
  /** Only transfers that go so far; null for all, unless their own type has one. */
  readonly transferType?: Maybe<TransferType>;
  /** The currency that its amounts are in. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The smallest amount of the band; null where it begins with the first unit. */
  readonly minAmount?: Maybe<Scalars['Money']['output']>;
  /** The largest amount of the band; null where it has no end. */
  readonly maxAmount?: Maybe<Scalars['Money']['output']>;
  /** How it is reckoned. */
  readonly feeType: FeeType;
  /** FLAT: the fee. PERCENTAGE: of the amount, such as 0.5. */
  readonly feeValue: Scalars['ExactNumber']['output'];
  /** The fee is at least this. */
  readonly minFee?: Maybe<Scalars['Money']['output']>;
  /** The fee is at most this. */
  readonly maxFee?: Maybe<Scalars['Money']['output']>;
  /** Value added tax on the fee, in percent, such as 7.5. */
  readonly vatRate: Scalars['ExactNumber']['output'];
  /** Counts the versions of this band. */
  readonly version: Scalars['Int']['output'];
  /** When it came into force. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was replaced or ended; null while it is in force. */
  readonly replacedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of fee configurations. */
export type FeeConfigurationConnection = {
  /** The fee configurations. */
  readonly nodes: ReadonlyArray<FeeConfiguration>;
  /** The fee configurations with their cursors. */
  readonly edges: ReadonlyArray<FeeConfigurationEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A fee configuration in a list. */
export type FeeConfigurationEdge = {
  /** Give this as `after` to go on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The fee configuration. */
  readonly node: FeeConfiguration;
};

/** Movements that have fees and limits. */
export type ChargedTransactionType =
  /** From one account to another. */
  | 'TRANSFER'
  /** Money handed in. */
  | 'DEPOSIT'
  /** Money handed out. */
  | 'WITHDRAWAL'
  /** To a biller or merchant. */
  | 'PAYMENT';

/** Terms of a fee within a band of amounts. Bands of one type and currency must not overlap. */
export type SetFeeInput = {
  /** Movements that cost it. */
  readonly transactionType: ChargedTransactionType;
  /** Only transfers that go so far; all when left out, unless their own type has a fee. */
  readonly transferType?: InputMaybe<TransferType>;
  /** The currency of its amounts; the tenant's own when left out. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** The smallest amount of the band; from the first unit on when left out. */
  readonly minAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The largest amount of the band; without end when left out. */
  readonly maxAmount?: InputMaybe<Scalars['Money']['input']>;
  /** How it is reckoned. */
  readonly feeType: FeeType;
  /** FLAT: the fee. PERCENTAGE: of the amount, up to 100, such as 0.5. */
  readonly feeValue: Scalars['ExactNumber']['input'];
  /** The fee is at least this. */
  readonly minFee?: InputMaybe<Scalars['Money']['input']>;
  /** The fee is at most this. */
  readonly maxFee?: InputMaybe<Scalars['Money']['input']>;
  /** Value added tax on the fee, in percent up to 100, such as 7.5. */
  readonly vatRate?: Scalars['ExactNumber']['input'];
};

/** A movement whose fee is asked for. */
export type FeeCalculationInput = {
  /** What it is. */
  readonly transactionType: ChargedTransactionType;
  /** How far it goes; transfers only. */
  readonly transferType?: InputMaybe<TransferType>;
  /** How much, more than 0. */
  readonly amount: Scalars['Money']['input'];
  /** The currency; the tenant's own when left out. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
};

/** What a movement costs. */
export type FeeCalculation = {
  /** The amount. */
  readonly amount: Scalars['Money']['output'];
  /** The currency of all amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What it costs. */
  readonly fee: Scalars['Money']['output'];
  /** Value added tax on the fee. */
  readonly vat: Scalars['Money']['output'];
  /** Amount, fee and VAT. */
  readonly totalAmount: Scalars['Money']['output'];
};

/** How much may be moved at once, and in a day, an ISO week and a month of the tenant's time zone. */
export type TransactionLimit = {
  /** Id of this version. */
  readonly id: Scalars['UUID']['output'];
  /** Only accounts of this type; null for all. */
  readonly accountType?: Maybe<AccountType>;
  /** Movements that it counts. */
  readonly transactionType: TransactionType;
  /** Only transfers that go so far; null for all, which it counts together. */
  readonly transferType?: Maybe<TransferType>;
  /** The currency that it counts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** At once; null is no bound. */
  readonly singleLimit?: Maybe<Scalars['Money']['output']>;
  /** In a day. */
  readonly dailyLimit?: Maybe<Scalars['Money']['output']>;
  /** In a week, from Monday on. */
  readonly weeklyLimit?: Maybe<Scalars['Money']['output']>;
  /** In a month. */
  readonly monthlyLimit?: Maybe<Scalars['Money']['output']>;
  /** Counts the versions of this combination. */
  readonly version: Scalars['Int']['output'];
  /** When it came into force. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was replaced; null while it is in force. */
  readonly replacedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of limits. */
export type TransactionLimitConnection = {
  /** The limits. */
  readonly nodes: ReadonlyArray<TransactionLimit>;
  /** The limits with their cursors. */
  readonly edges: ReadonlyArray<TransactionLimitEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A limit in a list. */
export type TransactionLimitEdge = {
  /** Give this as `after` to go on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The limit. */
  readonly node: TransactionLimit;
};

/** Bounds of movements. Every limit that fits a movement counts, so the strictest wins; without any bound the combination is free. */
export type SetTransactionLimitInput = {
  /** Only accounts of this type; all when left out. */
  readonly accountType?: InputMaybe<AccountType>;
  /** Movements that it counts. */
  readonly transactionType: ChargedTransactionType;
  /** Only transfers that go so far; all together when left out. */
  readonly transferType?: InputMaybe<TransferType>;
  /** The currency that it counts; the tenant's own when left out. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** At once. */
  readonly singleLimit?: InputMaybe<Scalars['Money']['input']>;
  /** In a day. */
  readonly dailyLimit?: InputMaybe<Scalars['Money']['input']>;
  /** In a week, from Monday on. */
  readonly weeklyLimit?: InputMaybe<Scalars['Money']['input']>;
  /** In a month. */
  readonly monthlyLimit?: InputMaybe<Scalars['Money']['input']>;
};

/** A movement that is held against the limits. */
export type LimitCheckInput = {
  /** The account that pays, or of a deposit the one that receives. */
  readonly accountId: Scalars['UUID']['input'];
  /** What it is. */
  readonly transactionType: ChargedTransactionType;
  /** How far it goes; transfers only. */
  readonly transferType?: InputMaybe<TransferType>;
  /** How much, more than 0, in the account's currency. */
  readonly amount: Scalars['Money']['input'];
};

/** What the limits say of a movement. */
export type LimitCheck = {
  /** Whether all of them let it through. */
  readonly isAllowed: Scalars['Boolean']['output'];
  /** The first one that does not. */
  readonly exceeded?: Maybe<LimitUse>;
  /** Every bound that it has to keep. */
  readonly limits: ReadonlyArray<LimitUse>;
};

/** A rule that the books keep. */
export type LedgerCheckName =
  /** In each currency, debits equal credits. */
  | 'DOUBLE_ENTRY'
  /** An account's balance is the sum of its entries. */
  | 'BALANCE'
  /** An account's entries are numbered from 1 without a gap, and each balance follows from the one before. */
  | 'SEQUENCE'
  /** What is held on an account is what its holds make. */
  | 'HOLDS'
  /** Entries are in the currency of their account. */
  | 'CURRENCY'
  /** No two accounts have the same number. */
  | 'ACCOUNT_NUMBER'
  /** The other side of money that comes and goes is an account of the tenant's own, in that currency. */
  | 'OWN_ACCOUNT'
  /** Transactions and their changes of status are those that the hash chain contains. */
  | 'CHAIN';

/** Where a rule is broken. */
export type LedgerFault = {
  /** The account, where it is one's. */
  readonly accountId?: Maybe<Scalars['UUID']['output']>;
  /** What is wrong with it. */
  readonly message: Scalars['String']['output'];
};

/** A rule with what was found. */
export type LedgerCheck = {
  /** The rule. */
  readonly name: LedgerCheckName;
  /** How many accounts, numbers, currencies or records of the chain were looked at. */
  readonly checked: Scalars['Int']['output'];
  /** How many of them break it. */
  readonly broken: Scalars['Int']['output'];
  /** The first ten of those. */
  readonly faults: ReadonlyArray<LedgerFault>;
};

/** The proof of a tenant's books. */
export type LedgerIntegrity = {
  /** Whether no rule is broken. */
  readonly isClean: Scalars['Boolean']['output'];
  /** When they were looked at; everything posted by then is in it. */
  readonly checkedAt: Scalars['DateTime']['output'];
  /** How many transactions they have. */
  readonly transactions: Scalars['Int']['output'];
  /** The rules. */
  readonly checks: ReadonlyArray<LedgerCheck>;
  /** Whether a later run is not finished yet. */
  readonly status: LedgerIntegrityStatus;
  /** Whether every posting was read, and not only those after the mark up to which earlier runs verified them. */
  readonly isFull: Scalars['Boolean']['output'];
};

/** Whether a report of the books is the latest. */
export type LedgerIntegrityStatus =
  /** The report is of the last run that was requested. */
  | 'COMPLETED'
  /** A later run is requested or running. The report is of the run before it. */
  | 'RUNNING';

/** The end of the hash chain over the ledger. Keep it outside of the platform: `ledger verify --head` compares the chain with it. */
export type LedgerHead = {
  /** Position of the last record, counted from 1. A whole number as text, since it may pass what an Int holds. */
  readonly position: Scalars['String']['output'];
  /** Number of the block that ends there, counted from 1. */
  readonly blockNumber: Scalars['String']['output'];
  /** SHA-256 after that record, 64 hexadecimal digits. */
  readonly hash: Scalars['String']['output'];
  /** When it was published. */
  readonly publishedAt: Scalars['DateTime']['output'];
};

/** What an account of the tenant's own is for. */
export type SystemAccountKind =
  /** Money handed in and out. */
  | 'CASH'
  /** What is owed between the tenant and other banks. */
  | 'INTERBANK_SETTLEMENT'
  /** What is owed between the tenant and the participants of NIBSS Instant Payment. */
  | 'NIP_SETTLEMENT'
  /** Fees that were earned. */
  | 'FEE_INCOME'
  /** Value added tax that is owed. */
  | 'VAT_PAYABLE'
  /** The other side of corrections. */
  | 'ADJUSTMENTS'
  /** What senders of remittances paid through a funding provider or to the tenant itself. */
  | 'REMITTANCE_FUNDING'
  /** Money of remittances in flight. */
  | 'REMITTANCE_CLEARING'
  /** What is owed to payout partners for remittances. */
  | 'REMITTANCE_PAYOUT'
  /** Margins on exchange rates that were earned. */
  | 'REMITTANCE_FX_MARGIN';

/** An account of the tenant's own with its balance. Credits add to it; one that has paid out more than it got is below zero. */
export type SystemBalance = {
  /** Id of the account. */
  readonly id: Scalars['UUID']['output'];
  /** What it is for. */
  readonly kind: SystemAccountKind;
  /** Its currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Everything that was posted. */
  readonly balance: Scalars['Money']['output'];
  /** What of it was added up already. */
  readonly addedUp: Scalars['Money']['output'];
  /** What of it was posted since. */
  readonly waiting: Scalars['Money']['output'];
  /** When something was last added up. */
  readonly addedUpAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What the tenant's own accounts hold, and what the clearing accounts should hold. */
export type ClearingReport = {
  /** Every account of the tenant's own. */
  readonly accounts: ReadonlyArray<SystemBalance>;
  /** The clearing accounts beside the remittances in flight, currency by currency. */
  readonly remittances: ReadonlyArray<RemittanceClearing>;
  /** Steps of remittances that are not booked yet; differences mean something only while there is none. */
  readonly unbooked: Scalars['Int']['output'];
};

/** The clearing account of a currency beside the remittances in flight that were sent in it. */
export type RemittanceClearing = {
  /** The currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What the clearing account holds. */
  readonly clearing: Scalars['Money']['output'];
  /** Amounts and fees of the remittances that are paid for, and neither paid out nor refunded. */
  readonly inFlight: Scalars['Money']['output'];
  /** What the account holds beyond that; 0 when the books are right. */
  readonly difference: Scalars['Money']['output'];
  /** How many remittances are in flight. */
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
  LedgerFault: ResolverTypeWrapper<any>;
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
  LedgerFault: any;
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

export type LedgerFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerFault'] = ResolversParentTypes['LedgerFault']> = {
  accountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerCheck'] = ResolversParentTypes['LedgerCheck']> = {
  name?: Resolver<ResolversTypes['LedgerCheckName'], ParentType, ContextType>;
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  broken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<ReadonlyArray<ResolversTypes['LedgerFault']>, ParentType, ContextType>;
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
  LedgerFault?: LedgerFaultResolvers<ContextType>;
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

