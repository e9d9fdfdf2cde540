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
  link__Import: { input: unknown; output: unknown; }
  federation__FieldSet: { input: unknown; output: unknown; }
  federation__Scope: { input: unknown; output: unknown; }
  federation__Policy: { input: unknown; output: unknown; }
  federation__ContextFieldValue: { input: unknown; output: unknown; }
  _Any: { input: unknown; output: unknown; }
};

/** Where a page of a list ends. */
export type PageInfo = {
  /** Whether there are rows after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
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
  /** Transactions, newest first; fees and reversals are transactions of their own. Filters hold together. */
  readonly transactions: TransactionConnection;
  /** What a transfer would cost and whether it would go through at this moment; nothing is written. */
  readonly previewTransfer: TransferPreview;
  /** Who holds an account: of the tenant's own from its books, of another bank's from the payment scheme; nothing is written. */
  readonly nameEnquiry: NameEnquiry;
  /** Fee configurations, newest first. For staff of any role. */
  readonly feeConfigurations: FeeConfigurationConnection;
  /** What a movement of this amount would cost. */
  readonly calculateFee: FeeCalculation;
  /** Limits of movements, newest first. For staff of any role. */
  readonly transactionLimits: TransactionLimitConnection;
  /** Whether the limits would let a movement through at this moment, and what remains of each. */
  readonly checkLimits: LimitCheck;
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
export type QuerytransactionsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  accountId?: InputMaybe<Scalars['UUID']['input']>;
  type?: InputMaybe<TransactionType>;
  status?: InputMaybe<TransactionStatus>;
  channel?: InputMaybe<TransactionChannel>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  minAmount?: InputMaybe<Scalars['Money']['input']>;
  maxAmount?: InputMaybe<Scalars['Money']['input']>;
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
  readonly __resolveReference?: Maybe<Account>;
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
  /** The transaction that it is the mirror of, or of a reversed one its mirror. */
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
  /** Institution code of the other bank. */
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
  /** Institution code of its bank; an account of the tenant when left out. */
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

/** What a bound is reckoned over. */
export type LimitWindow =
  /** One movement. */
  | 'SINGLE'
  /** A day in the tenant's time zone. */
  | 'DAILY'
  /** An ISO week in the tenant's time zone. */
  | 'WEEKLY'
  /** A month in the tenant's time zone. */
  | 'MONTHLY';

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

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = Account | Transaction;



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
  PageInfo: ResolverTypeWrapper<any>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AccountType: ResolverTypeWrapper<any>;
  AccountStatus: ResolverTypeWrapper<any>;
  AccountRestriction: ResolverTypeWrapper<any>;
  Account: ResolverTypeWrapper<any>;
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
  LimitWindow: ResolverTypeWrapper<any>;
  LimitUse: ResolverTypeWrapper<any>;
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
  PageInfo: any;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Account: any;
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
  LimitUse: any;
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

export type federation__costDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type federation__costDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__costDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type federation__listSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
};

export type federation__listSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = federation__listSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryaccountArgs, 'id'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QuerytransactionArgs, 'id'>>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, RequireFields<QuerytransactionsArgs, 'first'>>;
  previewTransfer?: Resolver<ResolversTypes['TransferPreview'], ParentType, ContextType, RequireFields<QuerypreviewTransferArgs, 'input'>>;
  nameEnquiry?: Resolver<ResolversTypes['NameEnquiry'], ParentType, ContextType, RequireFields<QuerynameEnquiryArgs, 'input'>>;
  feeConfigurations?: Resolver<ResolversTypes['FeeConfigurationConnection'], ParentType, ContextType, RequireFields<QueryfeeConfigurationsArgs, 'first' | 'includeReplaced'>>;
  calculateFee?: Resolver<ResolversTypes['FeeCalculation'], ParentType, ContextType, RequireFields<QuerycalculateFeeArgs, 'input'>>;
  transactionLimits?: Resolver<ResolversTypes['TransactionLimitConnection'], ParentType, ContextType, RequireFields<QuerytransactionLimitsArgs, 'first' | 'includeReplaced'>>;
  checkLimits?: Resolver<ResolversTypes['LimitCheck'], ParentType, ContextType, RequireFields<QuerycheckLimitsArgs, 'input'>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deposit?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationdepositArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationwithdrawArgs, 'input'>>;
  transferInternally?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInternallyArgs, 'input'>>;
  transferInBulk?: Resolver<ResolversTypes['BulkTransfer'], ParentType, ContextType, RequireFields<MutationtransferInBulkArgs, 'input'>>;
  adjustBalance?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationadjustBalanceArgs, 'input'>>;
  setFee?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType, RequireFields<MutationsetFeeArgs, 'input'>>;
  endFee?: Resolver<ResolversTypes['FeeConfiguration'], ParentType, ContextType, RequireFields<MutationendFeeArgs, 'id'>>;
  setTransactionLimit?: Resolver<ResolversTypes['TransactionLimit'], ParentType, ContextType, RequireFields<MutationsetTransactionLimitArgs, 'input'>>;
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
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type LimitUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitUse'] = ResolversParentTypes['LimitUse']> = {
  limitId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['LimitWindow'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Account' | 'Transaction', ParentType, ContextType>;
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
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionState?: TransactionStateResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  BulkTransfer?: BulkTransferResolvers<ContextType>;
  BulkTransferItem?: BulkTransferItemResolvers<ContextType>;
  ItemRefusal?: ItemRefusalResolvers<ContextType>;
  TransferPreview?: TransferPreviewResolvers<ContextType>;
  NameEnquiry?: NameEnquiryResolvers<ContextType>;
  FeeConfiguration?: FeeConfigurationResolvers<ContextType>;
  FeeConfigurationConnection?: FeeConfigurationConnectionResolvers<ContextType>;
  FeeConfigurationEdge?: FeeConfigurationEdgeResolvers<ContextType>;
  FeeCalculation?: FeeCalculationResolvers<ContextType>;
  TransactionLimit?: TransactionLimitResolvers<ContextType>;
  TransactionLimitConnection?: TransactionLimitConnectionResolvers<ContextType>;
  TransactionLimitEdge?: TransactionLimitEdgeResolvers<ContextType>;
  LimitCheck?: LimitCheckResolvers<ContextType>;
  LimitUse?: LimitUseResolvers<ContextType>;
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
  federation__cost?: federation__costDirectiveResolver<any, any, ContextType>;
  federation__listSize?: federation__listSizeDirectiveResolver<any, any, ContextType>;
};

