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
  /** Whether the tenant's books are right, proved from every posting as of one moment. */
  readonly ledgerIntegrity: LedgerIntegrity;
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
  readonly __resolveReference?: Maybe<Transaction>;
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
  | 'OWN_ACCOUNT';

/** Where a rule is broken. */
export type LedgerFault = {
  /** The account, where it is one's. */
  readonly accountId?: Maybe<Scalars['UUID']['output']>;
  /** What is wrong with it. */
  readonly says: Scalars['String']['output'];
};

/** A rule with what was found. */
export type LedgerCheck = {
  /** The rule. */
  readonly name: LedgerCheckName;
  /** How many accounts, numbers or currencies were looked at. */
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
  CashMovementInput: ResolverTypeWrapper<any>;
  TransferInternallyInput: ResolverTypeWrapper<any>;
  LedgerCheckName: ResolverTypeWrapper<any>;
  LedgerFault: ResolverTypeWrapper<any>;
  LedgerCheck: ResolverTypeWrapper<any>;
  LedgerIntegrity: ResolverTypeWrapper<any>;
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
  CashMovementInput: any;
  TransferInternallyInput: any;
  LedgerFault: any;
  LedgerCheck: any;
  LedgerIntegrity: any;
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
  ledgerIntegrity?: Resolver<ResolversTypes['LedgerIntegrity'], ParentType, ContextType>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  deposit?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationdepositArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationwithdrawArgs, 'input'>>;
  transferInternally?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType, RequireFields<MutationtransferInternallyArgs, 'input'>>;
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
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LedgerFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LedgerFault'] = ResolversParentTypes['LedgerFault']> = {
  accountId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  LedgerFault?: LedgerFaultResolvers<ContextType>;
  LedgerCheck?: LedgerCheckResolvers<ContextType>;
  LedgerIntegrity?: LedgerIntegrityResolvers<ContextType>;
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

