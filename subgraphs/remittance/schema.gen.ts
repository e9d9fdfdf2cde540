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
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type Query = {
  /** The corridors of the tenant, also those that are switched off, at most a thousand. */
  readonly corridors: ReadonlyArray<Corridor>;
  /** A quote of this workspace; in a session, of this user or made for anybody. */
  readonly quote?: Maybe<Quote>;
  /** A transfer of this workspace; in a session, of this user alone. */
  readonly transfer?: Maybe<Transfer>;
  /** What is paid for, and neither paid out nor refunded, in each currency in which it was sent. */
  readonly transfersInFlight: ReadonlyArray<TransfersInFlight>;
  /** Those of the ids under which there is a transfer. */
  readonly transfersKnown: ReadonlyArray<Scalars['UUID']['output']>;
  /** The user's accounts with the tenant that can pay for transfers, newest first. */
  readonly wallets: ReadonlyArray<Wallet>;
  /** An account of the user's that can pay for transfers. */
  readonly wallet?: Maybe<Wallet>;
  /** Transfers, newest first: in a session the user's own, for a key or staff the workspace's. */
  readonly transfers: TransferConnection;
  /** One numbered page of the session's own transfers, newest first. */
  readonly transferPage: TransferPage;
  /** A recipient of the session's user; for a key or staff, of the workspace. */
  readonly recipient?: Maybe<Recipient>;
  /** One numbered page of the session's own active recipients, newest first. */
  readonly recipientPage: RecipientPage;
  /** Every recipient of the workspace that is paid on an account, of whichever customer and also when deleted, newest first. For staff who look into fraud. */
  readonly recipientsWithAccount: RecipientConnection;
  /** What a recipient must say of itself, for each way in which an open corridor pays: the fields of a form, with the bounds that they are judged by. */
  readonly recipientRequirements: RecipientRequirements;
  /** The versions of agreements that count at present, one of each type and language; at most five hundred. */
  readonly agreements: ReadonlyArray<Agreement>;
  /** What the session's user has signed, newest first, at most two hundred. */
  readonly signedAgreements: ReadonlyArray<SignedAgreement>;
  /** What a sender shows for a transfer, whatever became of it; in a session, of this user's own. */
  readonly transferReceipt?: Maybe<TransferReceipt>;
  /** What each KYC level may send, as it counts at present; an empty list means no limits at all. For staff and keys. */
  readonly kycLimits: ReadonlyArray<KycLimit>;
  /** What a customer may still send in each currency; null where the workspace has no limits. In a session, of this user alone. */
  readonly sendingLimits?: Maybe<ReadonlyArray<SendingLimit>>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QueryquoteArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransferArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransfersKnownArgs = {
  ids: ReadonlyArray<Scalars['UUID']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerywalletArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransfersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<TransferStatus>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransferPageArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientPageArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientsWithAccountArgs = {
  account: AccountInput;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientRequirementsArgs = {
  destinationCountry: Scalars['CountryCode']['input'];
  receiveCurrency: Scalars['CurrencyCode']['input'];
  payoutMethod?: InputMaybe<PayoutMethod>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QueryagreementsArgs = {
  locale?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransferReceiptArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type QuerysendingLimitsArgs = {
  customerId?: InputMaybe<Scalars['UUID']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time; a transfer uses a quote once, takes the
 * sender from the session, and pays a recipient of that sender. Corridor: a pair of currencies and a destination country.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type Mutation = {
  /** Publishes a new version of an agreement, from now or from a later moment on; earlier versions stay on record. For staff. */
  readonly publishAgreement: Agreement;
  /** Signs the current version of an agreement for the session's user; signed once, a repeat gives the same signature. */
  readonly signAgreement: SignedAgreement;
  /** Sets what customers of a KYC level may send in a currency from now on. With the first limit a workspace is limited: a level and currency without one sends nothing. For staff. */
  readonly setKycLimit: KycLimit;
  /** Locks a rate and a fee for an amount on a corridor. Made in a session it serves that user alone, made with a key any sender of the workspace. */
  readonly createQuote: Quote;
  /** Creates a transfer against a quote, for the session's user. */
  readonly createTransfer: Transfer;
  /** Calls off a transfer of the session's user, as long as its payout has not been sent. What was paid for it goes back to the sender, and the transfer is refunded then. */
  readonly cancelTransfer: Transfer;
  /** Says that the tenant has the sender's money for a created transfer. Needed where no provider collects it: in the sandbox for a sourceOfFunds of manual, elsewhere for every transfer. With the tenant's key. */
  readonly confirmFunding: Transfer;
  /** Adds a recipient for the session's user. */
  readonly createRecipient: Recipient;
  /** Changes the named fields of a recipient; transfers made before keep what they were made with. */
  readonly updateRecipient: Recipient;
  /** Deactivates a recipient: it can no longer be paid and leaves the list. */
  readonly deactivateRecipient: Recipient;
  /** Opens a corridor, or changes the terms of the one that is there; quotes made before keep theirs. For staff. */
  readonly setCorridor: Corridor;
  /** Publishes the market's rate of a pair from now on; quotes made before keep theirs. For staff. */
  readonly publishRate: MarketRate;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationpublishAgreementArgs = {
  input: PublishAgreementInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationsignAgreementArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationsetKycLimitArgs = {
  input: SetKycLimitInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationcreateQuoteArgs = {
  input: CreateQuoteInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationcreateTransferArgs = {
  input: CreateTransferInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationcancelTransferArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationconfirmFundingArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationcreateRecipientArgs = {
  input: CreateRecipientInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationupdateRecipientArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateRecipientInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationdeactivateRecipientArgs = {
  id: Scalars['UUID']['input'];
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationsetCorridorArgs = {
  input: SetCorridorInput;
};


/** Changes of money on its way: quotes, recipients, transfers, and the terms under which they are made. */
export type MutationpublishRateArgs = {
  input: PublishRateInput;
};

/** The corridor and its terms. */
export type SetCorridorInput = {
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  /** Currency that the recipient gets. */
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['input'];
  /** Whether quotes are given. */
  readonly enabled: Scalars['Boolean']['input'];
  /** Smallest amount that can be sent, in the send currency. */
  readonly minimumAmount: Scalars['Money']['input'];
  /** Largest amount that can be sent, in the send currency. */
  readonly maximumAmount: Scalars['Money']['input'];
  /** What is taken off the market's bid, in parts per million. */
  readonly marginPpm: Scalars['Int']['input'];
  /** Fixed part of the fee, in the send currency. */
  readonly feeFixed: Scalars['Money']['input'];
  /** Proportional part of the fee, in parts per million of the amount. */
  readonly feePpm: Scalars['Int']['input'];
  /** Seconds for which a quote is locked. */
  readonly lockSeconds?: Scalars['Int']['input'];
  /** How recipients can be paid. */
  readonly payoutMethods: ReadonlyArray<PayoutMethod>;
  /** The agreement that senders must have signed; none when left out. */
  readonly requiredAgreement?: InputMaybe<AgreementType>;
};

/** The pair and its rate. */
export type PublishRateInput = {
  /** Currency that is sold. */
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  /** Currency that is bought. */
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  /** What the market pays: units of the receive currency per unit of the send currency. */
  readonly bid: Scalars['Decimal']['input'];
  /** What the market asks, at least the bid. */
  readonly offer: Scalars['Decimal']['input'];
};

/** The market's rate of a pair from a moment on. */
export type MarketRate = {
  /** Currency that is sold. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Currency that is bought. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** What the market pays. */
  readonly bid: Scalars['Decimal']['output'];
  /** What the market asks. */
  readonly offer: Scalars['Decimal']['output'];
  /** From when on. */
  readonly validFrom: Scalars['DateTime']['output'];
};

/** A way that money can take. */
export type Corridor = {
  /** Id of the corridor. */
  readonly id: Scalars['UUID']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Currency that the recipient gets. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** Whether quotes are given at present. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Smallest amount that can be sent, in the send currency. */
  readonly minimumAmount: Scalars['Money']['output'];
  /** Largest amount that can be sent, in the send currency. */
  readonly maximumAmount: Scalars['Money']['output'];
  /** How recipients can be paid. */
  readonly payoutMethods: ReadonlyArray<PayoutMethod>;
  /** The agreement that senders must have signed; null where none is demanded. */
  readonly requiredAgreement?: Maybe<AgreementType>;
  readonly __resolveReference?: Maybe<Corridor>;
};

/** A locked rate and fee. */
export type Quote = {
  /** Id of the quote. */
  readonly id: Scalars['UUID']['output'];
  /** Units of the receive currency per unit of the send currency, margin included. */
  readonly exchangeRate: Scalars['Decimal']['output'];
  /** What is sent, without the fee. */
  readonly sendAmount: Scalars['Money']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** What the recipient gets: the amount times the rate, rounded down to the currency's digits. */
  readonly receiveAmount: Scalars['Money']['output'];
  /** Currency that the recipient gets. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** The fee in the send currency, on top of the amount. */
  readonly feeTotal: Scalars['Money']['output'];
  /** End of the lock. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was locked. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether a transfer was made of it. */
  readonly isUsed: Scalars['Boolean']['output'];
  readonly __resolveReference?: Maybe<Quote>;
};

/** What to quote. */
export type CreateQuoteInput = {
  /** What is to be sent, without the fee. */
  readonly sendAmount: Scalars['Money']['input'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  /** Currency that the recipient is to get. */
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['input'];
};

/** Where a transfer stands. */
export type TransferStatus =
  /** Accepted; not yet paid for. */
  | 'CREATED'
  /** Paid for by the sender. */
  | 'FUNDED'
  /** Handed to the payout partner. */
  | 'PROCESSING'
  /** Paid out to the recipient. Final, unless the recipient's bank sends the money back. */
  | 'COMPLETED'
  /** Not carried out. Final where nothing was taken from the sender, else the money goes back. */
  | 'FAILED'
  /** The money went back to the sender. Final. */
  | 'REFUNDED';

/** Where a transfer was started. */
export type TransferChannel =
  /** A mobile app. */
  | 'MOBILE'
  /** A web app. */
  | 'WEB'
  /** The service's own channel. */
  | 'SVC'
  /** A server of the tenant. */
  | 'API';

/** Why a transfer is not moving. */
export type TransferHold =
  /** Screening has not answered yet, either before the transfer is paid for or before it is paid out. */
  | 'SCREENING_PENDING'
  /** A party may be on a list, and an analyst has to look at it; its sender is told SCREENING_PENDING. */
  | 'SCREENING_MATCH'
  /** Its sender is suspended. It goes on when the sender is active again, and fails after a week; its sender reads SCREENING_PENDING. */
  | 'SENDER_SUSPENDED';

/** Why a transfer failed, or why its money went back. */
export type TransferFailureReason =
  /** The sender called it off. */
  | 'CANCELLED_BY_SENDER'
  /** The sender's money could not be collected. */
  | 'FUNDING_DECLINED'
  /** It was not paid for while its quote's rate was locked. */
  | 'QUOTE_EXPIRED'
  /** A party is on a list; its sender is told DECLINED. */
  | 'SCREENING_MATCH'
  /** Its sender was suspended and was not active again within a week; its sender reads DECLINED. */
  | 'SENDER_SUSPENDED'
  /** Its sender was closed; its sender reads DECLINED. */
  | 'SENDER_CLOSED'
  /** It was declined, for a reason that its sender is not told. */
  | 'DECLINED'
  /** The payout partner or the recipient's bank refused it. */
  | 'PAYOUT_REJECTED'
  /** It was paid out, and the recipient's bank sent it back. */
  | 'RETURNED_BY_BANK';

/** Who brought a step about. */
export type TransferActor =
  /** The sender. */
  | 'SENDER'
  /** The tenant, with its key. */
  | 'TENANT'
  /** The platform by itself. */
  | 'PLATFORM'
  /** Whoever collects the sender's money. */
  | 'FUNDING_PROVIDER'
  /** Whoever pays the recipient. */
  | 'PAYOUT_PARTNER';

/** A payment from a sender in one country to a recipient in another. */
export type Transfer = {
  /** Id of the transfer. */
  readonly id: Scalars['UUID']['output'];
  /** Reference for people: TXN- and eight characters. */
  readonly reference: Scalars['String']['output'];
  /** Where it stands. */
  readonly status: TransferStatus;
  /** Why it is not moving; null when it is. */
  readonly hold?: Maybe<TransferHold>;
  /** Ids of the screenings with the matches that it waits or has waited for, at compliance. For staff and keys; empty for everybody else. */
  readonly screeningIds: ReadonlyArray<Scalars['UUID']['output']>;
  /** What is sent, without the fee. */
  readonly sendAmount: Scalars['Money']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** What the recipient gets. */
  readonly receiveAmount: Scalars['Money']['output'];
  /** Currency that the recipient gets. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Units of the receive currency per unit of the send currency. */
  readonly exchangeRate: Scalars['Decimal']['output'];
  /** The fee in the send currency, on top of the amount. */
  readonly feeTotal: Scalars['Money']['output'];
  /** Id of the recipient. */
  readonly recipientId: Scalars['UUID']['output'];
  /** Name of the recipient when the transfer was made; kept when the customer is erased, as the law on money laundering wants for five years. */
  readonly recipientName: Scalars['String']['output'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** Where it was started. */
  readonly channel?: Maybe<TransferChannel>;
  /** Why the money is sent. */
  readonly transferReason: Scalars['String']['output'];
  /** Where the money comes from. */
  readonly sourceOfFunds: Scalars['String']['output'];
  /** What the recipient is to the sender. */
  readonly relationshipToRecipient: Scalars['String']['output'];
  /** When it was accepted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Every status it has had, oldest first. */
  readonly events: ReadonlyArray<TransferEvent>;
  /** Why it failed, or why its money went back; null where neither is so. */
  readonly failureReason?: Maybe<TransferFailureReason>;
  /** The customer who sends; null, with an error, where the domain of customers refuses or fails. */
  readonly sender?: Maybe<Customer>;
  /** Who is paid, as it stands today. */
  readonly recipient?: Maybe<Recipient>;
  /** The quote it was made of. */
  readonly quote: Quote;
  /** The signature that was given with it. */
  readonly signedAgreementId?: Maybe<Scalars['UUID']['output']>;
  /** Who sends and who is paid, as the payment carries it (FATF recommendation 16). For staff; null for everybody else, and for a transfer made before this was kept. */
  readonly travelRule?: Maybe<TravelRule>;
  readonly __resolveReference?: Maybe<Transfer>;
};

/** One step of a transfer. */
export type TransferEvent = {
  /** The status it reached. */
  readonly status: TransferStatus;
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Who brought it about. */
  readonly actor?: Maybe<TransferActor>;
  /** Why, where the transfer failed or its money went back. */
  readonly reason?: Maybe<TransferFailureReason>;
  /** The same as an ISO 20022 reason code: AC01 incorrect account, AC04 closed account, AC06 blocked account, AM04 insufficient funds, CUST or FOCR requested by the customer, RR04 regulatory reason, NARR what has no code. */
  readonly reasonCode?: Maybe<Scalars['String']['output']>;
};

/** A page of transfers. */
export type TransferConnection = {
  /** The transfers with their cursors. */
  readonly edges: ReadonlyArray<TransferEdge>;
  /** The transfers alone. */
  readonly nodes: ReadonlyArray<Transfer>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A transfer in a list. */
export type TransferEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The transfer. */
  readonly node: Transfer;
};

/** A numbered page of transfers. */
export type TransferPage = {
  /** The transfers of the page. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of this page. */
  readonly page: Scalars['Int']['output'];
  /** Transfers on a page. */
  readonly pageSize: Scalars['Int']['output'];
};

/** What makes a transfer. */
export type CreateTransferInput = {
  /** A quote that is neither used nor expired. */
  readonly quoteId: Scalars['UUID']['input'];
  /** A recipient of the sender, in the quote's country and currency. */
  readonly recipientId: Scalars['UUID']['input'];
  /** The wallet that pays: amount and fee are set aside at once and taken when the transfer is funded. */
  readonly walletId?: InputMaybe<Scalars['UUID']['input']>;
  /** Where it is started. */
  readonly channel?: InputMaybe<TransferChannel>;
  /** Why the money is sent, such as family_support. */
  readonly transferReason: Scalars['String']['input'];
  /** Where the money comes from, such as salary. In the sandbox manual stands for a sender who pays the tenant itself: the transfer then waits until its funding is confirmed. */
  readonly sourceOfFunds: Scalars['String']['input'];
  /** What the recipient is to the sender, such as parent. */
  readonly relationshipToRecipient: Scalars['String']['input'];
  /** Id of a signature of the sender; required where the corridor demands an agreement. */
  readonly signedAgreementId?: InputMaybe<Scalars['UUID']['input']>;
};

/** What a customer can be asked to agree to. */
export type AgreementType =
  /** Terms and conditions. */
  | 'TERMS'
  /** How personal data is used. */
  | 'PRIVACY'
  /** What has to be disclosed before a payment. */
  | 'DISCLOSURE'
  /** Consent to sign electronically. */
  | 'ESIGN_CONSENT';

/** One version of an agreement in one language. */
export type Agreement = {
  /** Id of this version. */
  readonly id: Scalars['UUID']['output'];
  /** What it is about. */
  readonly type: AgreementType;
  /** Name of the version, as the tenant gives it. */
  readonly version: Scalars['String']['output'];
  /** Language, a tag such as en-GB. */
  readonly locale: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** The text; where there is none it stands at the url. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** Where the document stands. */
  readonly url?: Maybe<Scalars['HttpUrl']['output']>;
  /** SHA-256 of the text or document, in hex: what is signed. */
  readonly sha256: Scalars['String']['output'];
  /** From when on it counts. */
  readonly effectiveFrom: Scalars['DateTime']['output'];
  /** Whether a corridor that is open demands it. */
  readonly required: Scalars['Boolean']['output'];
};

/** Whether what was signed still counts. */
export type SignatureStatus =
  /** The version that was signed is the current one. */
  | 'SIGNED'
  /** A newer version counts by now. */
  | 'SUPERSEDED';

/** A customer's signature under one version of an agreement. */
export type SignedAgreement = {
  /** Id of the signature; the signedAgreementId of a transfer. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the version that was signed. */
  readonly agreementId: Scalars['UUID']['output'];
  /** What it is about. */
  readonly type: AgreementType;
  /** Name of the version. */
  readonly version: Scalars['String']['output'];
  /** When it was signed first. */
  readonly signedAt: Scalars['DateTime']['output'];
  /** SHA-256 of what was signed, in hex. */
  readonly contentHash: Scalars['String']['output'];
  /** Whether it still counts. */
  readonly status: SignatureStatus;
};

/** A version of an agreement: its text as content, or as a document elsewhere by url and sha256. */
export type PublishAgreementInput = {
  /** What it is about. */
  readonly type: AgreementType;
  /** Name of the version, not used before for this type and language. */
  readonly version: Scalars['String']['input'];
  /** Language, a tag such as en-GB. */
  readonly locale: Scalars['String']['input'];
  /** Title. */
  readonly title: Scalars['String']['input'];
  /** The text. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** Where the document stands. */
  readonly url?: InputMaybe<Scalars['HttpUrl']['input']>;
  /** SHA-256 of the document at the url, in hex. */
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
  /** From when on it counts; now when left out. */
  readonly effectiveFrom?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A level, a currency and what may be sent. */
export type SetKycLimitInput = {
  /** KYC level: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly level: Scalars['Int']['input'];
  /** Currency that is sent. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** What may be sent in a UTC day, without fees. */
  readonly perDay: Scalars['Money']['input'];
  /** What may be sent in a UTC calendar month, without fees; at least the limit of a day. */
  readonly perMonth: Scalars['Money']['input'];
};

/** What customers of a KYC level may send in a currency. Amounts in several currencies use their shares of their limits, which together are one at most. */
export type KycLimit = {
  /** KYC level: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly level: Scalars['Int']['output'];
  /** Currency that is sent. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What may be sent in a UTC day, without fees. */
  readonly perDay: Scalars['Money']['output'];
  /** What may be sent in a UTC calendar month, without fees. */
  readonly perMonth: Scalars['Money']['output'];
  /** From when on it counts. */
  readonly effectiveFrom: Scalars['DateTime']['output'];
};

/** What one customer may send in a currency, and what is left of it. What is sent in another currency takes its share. */
export type SendingLimit = {
  /** Currency that is sent. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What may be sent in a UTC day, without fees. */
  readonly perDay: Scalars['Money']['output'];
  /** What may still be sent today, if nothing else is. */
  readonly leftToday: Scalars['Money']['output'];
  /** What may be sent in a UTC calendar month, without fees. */
  readonly perMonth: Scalars['Money']['output'];
  /** What may still be sent this month, if nothing else is; today's limit counts besides. */
  readonly leftThisMonth: Scalars['Money']['output'];
};

/** What a sender shows for a transfer, whatever became of it. */
export type TransferReceipt = {
  /** Reference for people: TXN- and eight characters. */
  readonly reference: Scalars['String']['output'];
  /** Where the transfer stands. */
  readonly status: TransferStatus;
  /** When this receipt was made. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** Who sends. */
  readonly sender: ReceiptSender;
  /** Who is paid. */
  readonly recipient: ReceiptRecipient;
  /** What is sent, without the fee. */
  readonly sendAmount: Scalars['Money']['output'];
  /** The fee in the send currency, on top of the amount. */
  readonly feeTotal: Scalars['Money']['output'];
  /** Amount and fee together. */
  readonly totalPaid: Scalars['Money']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Units of the receive currency per unit of the send currency. */
  readonly exchangeRate: Scalars['Decimal']['output'];
  /** What the recipient gets. */
  readonly receiveAmount: Scalars['Money']['output'];
  /** Currency that the recipient gets. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Why the money is sent. */
  readonly transferReason: Scalars['String']['output'];
  /** When the transfer was accepted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was paid out. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the money went back to the sender. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Every status it has had, oldest first. */
  readonly events: ReadonlyArray<TransferEvent>;
};

/** The sender on a receipt. */
export type ReceiptSender = {
  /** Full name when the transfer was made; the tenant's own id where none is known. */
  readonly name: Scalars['String']['output'];
};

/** The recipient on a receipt. */
export type ReceiptRecipient = {
  /** Full name when the transfer was made. */
  readonly name: Scalars['String']['output'];
  /** The account or wallet by its last four characters, such as ****4579. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** Code of the bank, or its BIC. */
  readonly bank?: Maybe<Scalars['String']['output']>;
  /** Country of the account. */
  readonly country: Scalars['CountryCode']['output'];
};

/** What a payment carries of its two sides (FATF recommendation 16). */
export type TravelRule = {
  /** Who sends. */
  readonly originator: Originator;
  /** Who is paid. */
  readonly beneficiary: Beneficiary;
};

/** The sender, as the payment carries it. */
export type Originator = {
  /** Full name, the legal one of a business; the tenant's own id where none is known. */
  readonly name: Scalars['String']['output'];
  /** The tenant's own id of the sender. */
  readonly account: Scalars['String']['output'];
  /** Postal address. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Date of birth; of one person alone. */
  readonly dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  /** Country of residence. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
};

/** The recipient, as the payment carries it. */
export type Beneficiary = {
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** IBAN, account number or number of the wallet, by its last four characters for whoever only reads; null where cash is paid. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** Code of the bank, or its BIC. */
  readonly bank?: Maybe<Scalars['String']['output']>;
  /** Postal address. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Country of the account. */
  readonly country: Scalars['CountryCode']['output'];
};

/** What recipients in a country must say of themselves. */
export type RecipientRequirements = {
  /** Country of the account. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** Currency of the account. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** The ways to pay that are offered there, each with its fields. */
  readonly payoutMethods: ReadonlyArray<PayoutRequirements>;
};

/** The fields of a recipient for one way to pay. */
export type PayoutRequirements = {
  /** How the recipient is paid. */
  readonly payoutMethod: PayoutMethod;
  /** The fields in the order of a form; country, currency and payoutMethod are given besides. */
  readonly fields: ReadonlyArray<RecipientField>;
};

/** One field of a recipient, as a form shows it. */
export type RecipientField = {
  /** Its name in a request. */
  readonly name: Scalars['String']['output'];
  /** What people call it in this country. */
  readonly label: Scalars['String']['output'];
  /** Whether it has to be given, unless a field that replaces it is. */
  readonly required: Scalars['Boolean']['output'];
  /** Regular expression of the value in its normal form: capitals, and no blanks. */
  readonly pattern?: Maybe<Scalars['String']['output']>;
  /** Fewest characters. */
  readonly minLength?: Maybe<Scalars['Int']['output']>;
  /** Most characters. */
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  /** A value that is accepted; a form that is filled in with all examples is. */
  readonly example?: Maybe<Scalars['String']['output']>;
  /** What to know when filling it in. */
  readonly help?: Maybe<Scalars['String']['output']>;
  /** Fields that are left out where this one is given, required or not. */
  readonly replaces?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** How a recipient is paid. */
export type PayoutMethod =
  /** To a bank account. */
  | 'BANK_ACCOUNT'
  /** To a mobile wallet, named by its phone number. */
  | 'MOBILE_WALLET'
  /** In cash against the reference. */
  | 'CASH_PICKUP';

/** Whether a recipient can be paid. */
export type RecipientStatus =
  /** Can be paid. */
  | 'ACTIVE'
  /** Was deleted. */
  | 'INACTIVE';

/** Somebody a customer sends money to. */
export type Recipient = {
  /** Id of the recipient. */
  readonly id: Scalars['UUID']['output'];
  /** Whether it can be paid. */
  readonly status: RecipientStatus;
  /** Given name of a person. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of a person. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Name of a business. */
  readonly businessName?: Maybe<Scalars['String']['output']>;
  /** Full name, as it stands on transfers; empty once its customer was erased. */
  readonly name: Scalars['String']['output'];
  /** Country of the account. */
  readonly country: Scalars['CountryCode']['output'];
  /** Currency of the account. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** How it is paid. */
  readonly payoutMethod: PayoutMethod;
  /** Code of the bank in its country. */
  readonly bankCode?: Maybe<Scalars['String']['output']>;
  /** Account number, or null where there is an IBAN. Shown in full to its user and to staff with remittance:write, to others as its last four characters after ****. */
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  /** International bank account number, shown like accountNumber. */
  readonly iban?: Maybe<Scalars['String']['output']>;
  /** Bank identifier code of the IBAN's bank. */
  readonly bic?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164 form, and with MOBILE_WALLET the wallet; shown like accountNumber. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** What the recipient is to the sender. */
  readonly relationship?: Maybe<Scalars['String']['output']>;
  /** Postal address, in one text. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** What looks wrong and was accepted all the same, such as a check digit. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Recipient>;
};

/** A numbered page of recipients. */
export type RecipientPage = {
  /** The recipients of the page. */
  readonly recipients: ReadonlyArray<Recipient>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of this page. */
  readonly page: Scalars['Int']['output'];
  /** Recipients on a page. */
  readonly pageSize: Scalars['Int']['output'];
};

/** A page of recipients. */
export type RecipientConnection = {
  /** The recipients with their cursors. */
  readonly edges: ReadonlyArray<RecipientEdge>;
  /** The recipients alone. */
  readonly nodes: ReadonlyArray<Recipient>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A recipient in a list. */
export type RecipientEdge = {
  /** Where it stands in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The recipient. */
  readonly node: Recipient;
};

/** An account: an IBAN, an account number with country and bank code, or the phone number of a wallet. */
export type AccountInput = {
  /** Country of the account; required with accountNumber. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Code of the bank in its country, with accountNumber. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Account number in its country's form. */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** International bank account number. */
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of a wallet. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};

/** A new recipient: a person by firstName and lastName, or a business by businessName. */
export type CreateRecipientInput = {
  /** Given name of a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /**
   * Family name of a person. Where payments are simulated some names, in any case, bring about what can go wrong with a
   * transfer: test-funding-declined, test-payout-rejected, test-payout-account-closed, test-payout-unknown (no answer, then
   * paid), test-payout-lost (never arrives, is sent once more), test-payout-unknown-rejected (no answer, then rejected),
   * test-payout-returned (paid, then sent back) and test-payout-slow (half a minute).
   */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of a business; the names that lastName tells of work here as well. */
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  /** Country of the account. */
  readonly country: Scalars['CountryCode']['input'];
  /** Currency of the account. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** How to pay. */
  readonly payoutMethod: PayoutMethod;
  /** Code of the bank in its country, with accountNumber. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Account number in its country's form. */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** International bank account number, in countries that have it. */
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  /** Bank identifier code of the IBAN's bank. */
  readonly bic?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; required for MOBILE_WALLET. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** What the recipient is to the sender. */
  readonly relationship?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, in one text. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of a recipient; fields left out stay as they are, null takes a value away. */
export type UpdateRecipientInput = {
  /** Given name of a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of a business. */
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  /** Country of the account. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Currency of the account. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** How to pay. */
  readonly payoutMethod?: InputMaybe<PayoutMethod>;
  /** Code of the bank in its country, with accountNumber. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Account number in its country's form. */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** International bank account number, in countries that have it. */
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  /** Bank identifier code of the IBAN's bank. */
  readonly bic?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** What the recipient is to the sender. */
  readonly relationship?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, in one text. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** A person or business that a tenant serves, with what it sends and to whom. */
export type Customer = {
  /** Our id. */
  readonly id: Scalars['UUID']['output'];
  /** The customer's transfers, newest first; null, with an error, where remittance refuses or fails. */
  readonly remittances?: Maybe<TransferConnection>;
  /** The customer's active recipients, newest first, at most a hundred; null, with an error, where remittance refuses or fails. */
  readonly recipients?: Maybe<ReadonlyArray<Recipient>>;
  readonly __resolveReference?: Maybe<Customer>;
};


/** A person or business that a tenant serves, with what it sends and to whom. */
export type CustomerremittancesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Transfers that were sent in a currency, are paid for, and are neither paid out nor refunded. */
export type TransfersInFlight = {
  /** The currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Their amounts and fees together. */
  readonly amount: Scalars['Money']['output'];
  /** How many they are. */
  readonly transfers: Scalars['Int']['output'];
};

/** Where a wallet stands. */
export type WalletStatus =
  /** Not opened yet. */
  | 'PENDING'
  /** In use. */
  | 'ACTIVE'
  /** Stopped by the tenant. */
  | 'FROZEN'
  /** Not used for long. */
  | 'DORMANT'
  /** Not used for a while. */
  | 'INACTIVE'
  /** A deposit whose time has come. */
  | 'MATURED';

/** An account of the user's with the tenant that can pay for transfers. */
export type Wallet = {
  /** Id of the wallet. */
  readonly id: Scalars['UUID']['output'];
  /** Number of the account. */
  readonly accountNumber: Scalars['String']['output'];
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
  /** The currency that it is kept in; it pays for quotes that send this currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Where it stands; only an active one pays. */
  readonly status: WalletStatus;
  /** What can be spent. */
  readonly availableBalance: Scalars['Money']['output'];
};

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = Corridor | Customer | Quote | Recipient | Transfer;



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
  corridors?: Resolver<ReadonlyArray<ResolversTypes['Corridor']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryquoteArgs, 'id'>>;
  transfer?: Resolver<Maybe<ResolversTypes['Transfer']>, ParentType, ContextType, RequireFields<QuerytransferArgs, 'id'>>;
  transfersInFlight?: Resolver<ReadonlyArray<ResolversTypes['TransfersInFlight']>, ParentType, ContextType>;
  transfersKnown?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType, RequireFields<QuerytransfersKnownArgs, 'ids'>>;
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

