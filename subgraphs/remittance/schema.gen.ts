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
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type Query = {
  /** All corridors of the tenant, at most 1,000, including disabled ones. */
  readonly corridors: ReadonlyArray<Corridor>;
  /** A quote of this workspace. In a session: a quote of this user, or one made with a key. */
  readonly quote?: Maybe<Quote>;
  /** A transfer of this workspace. In a session: only a transfer of this user. */
  readonly transfer?: Maybe<Transfer>;
  /** Total of the transfers that are funded but neither paid out nor refunded, per send currency. */
  readonly transfersInFlight: ReadonlyArray<TransfersInFlight>;
  /** The given ids that belong to a transfer. */
  readonly transfersKnown: ReadonlyArray<Scalars['UUID']['output']>;
  /** The user's accounts that can pay for transfers, newest first. */
  readonly wallets: ReadonlyArray<Wallet>;
  /** One of the user's accounts that can pay for transfers. */
  readonly wallet?: Maybe<Wallet>;
  /** Transfers, newest first: in a session the user's own, for keys and staff those of the workspace. */
  readonly transfers: TransferConnection;
  /** A numbered page of the session user's transfers, newest first. */
  readonly transferPage: TransferPage;
  /** A recipient of the session's user; for keys and staff, any recipient of the workspace. */
  readonly recipient?: Maybe<Recipient>;
  /** A numbered page of the session user's active recipients, newest first. */
  readonly recipientPage: RecipientPage;
  /** All recipients of the workspace with this account, newest first: of every customer, including deleted recipients. For staff who investigate fraud. */
  readonly recipientsWithAccount: RecipientConnection;
  /** Fields that a recipient requires, as a form with validation rules, for each payout method of the enabled corridors. */
  readonly recipientRequirements: RecipientRequirements;
  /** The agreement versions in force, one per type and language, at most 500. */
  readonly agreements: ReadonlyArray<Agreement>;
  /** Signatures of the session's user, newest first, at most 200. */
  readonly signedAgreements: ReadonlyArray<SignedAgreement>;
  /** Receipt of a transfer in any status. In a session: only of this user's transfers. */
  readonly transferReceipt?: Maybe<TransferReceipt>;
  /** Sending limits in force for each KYC level; an empty list means that the workspace has no limits. For staff and keys. */
  readonly kycLimits: ReadonlyArray<KycLimit>;
  /** Sending limits of a customer in each currency, with the amounts left; null when the workspace has no limits. In a session: only of this user. */
  readonly sendingLimits?: Maybe<ReadonlyArray<SendingLimit>>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QueryquoteArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransferArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransfersKnownArgs = {
  ids: ReadonlyArray<Scalars['UUID']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerywalletArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransfersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['UUID']['input']>;
  status?: InputMaybe<TransferStatus>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransferPageArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientPageArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientsWithAccountArgs = {
  account: AccountInput;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QueryrecipientRequirementsArgs = {
  destinationCountry: Scalars['CountryCode']['input'];
  receiveCurrency: Scalars['CurrencyCode']['input'];
  payoutMethod?: InputMaybe<PayoutMethod>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QueryagreementsArgs = {
  locale?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerytransferReceiptArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type QuerysendingLimitsArgs = {
  customerId?: InputMaybe<Scalars['UUID']['input']>;
};


/**
 * Cross-border money transfer. A quote locks a rate and a fee for a short time. A transfer uses one quote, is sent by the
 * session's user, and pays one of that user's recipients. Corridor: a pair of currencies and a destination country.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type Mutation = {
  /** Publishes a new version of an agreement, effective now or from a later time; earlier versions stay on record. For staff. */
  readonly publishAgreement: Agreement;
  /** Signs the current version of an agreement for the session's user. A repeat returns the existing signature. */
  readonly signAgreement: SignedAgreement;
  /** Sets the sending limit of a KYC level in a currency, effective at once. As soon as a workspace has one limit, a level and currency without a limit cannot send. For staff. */
  readonly setKycLimit: KycLimit;
  /** Locks a rate and a fee for an amount on a corridor. A quote made in a session can only be used by that user; a quote made with a key can be used by any sender of the workspace. */
  readonly createQuote: Quote;
  /** Creates a transfer against a quote, for the session's user. */
  readonly createTransfer: Transfer;
  /** Cancels a transfer of the session's user before its payout is sent. Money that was collected goes back to the sender, and the transfer is then REFUNDED. */
  readonly cancelTransfer: Transfer;
  /** Confirms that the tenant has received the sender's money for a created transfer. Required where no funding provider collects it: in the sandbox for the sourceOfFunds manual, elsewhere for every transfer without a wallet. With the tenant's key. */
  readonly confirmFunding: Transfer;
  /** Adds a recipient for the session's user. */
  readonly createRecipient: Recipient;
  /** Changes the given fields of a recipient. Existing transfers keep the recipient data they were made with. */
  readonly updateRecipient: Recipient;
  /** Deactivates a recipient: it can no longer be paid and is not listed any more. */
  readonly deactivateRecipient: Recipient;
  /** Creates a corridor or changes the terms of an existing one; existing quotes keep their terms. For staff. */
  readonly setCorridor: Corridor;
  /** Publishes the market rate of a currency pair, effective at once; existing quotes keep their rate. For staff. */
  readonly publishRate: MarketRate;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationpublishAgreementArgs = {
  input: PublishAgreementInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationsignAgreementArgs = {
  id: Scalars['UUID']['input'];
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationsetKycLimitArgs = {
  input: SetKycLimitInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationcreateQuoteArgs = {
  input: CreateQuoteInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationcreateTransferArgs = {
  input: CreateTransferInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationcancelTransferArgs = {
  id: Scalars['UUID']['input'];
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationconfirmFundingArgs = {
  id: Scalars['UUID']['input'];
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationcreateRecipientArgs = {
  input: CreateRecipientInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationupdateRecipientArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateRecipientInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationdeactivateRecipientArgs = {
  id: Scalars['UUID']['input'];
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationsetCorridorArgs = {
  input: SetCorridorInput;
};


/** Creates and changes quotes, recipients, transfers and the terms they are made under. */
export type MutationpublishRateArgs = {
  input: PublishRateInput;
};

/** Currencies and country of the corridor, and its terms. */
export type SetCorridorInput = {
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  /** Currency that the recipient receives. */
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['input'];
  /** Whether quotes can be created. */
  readonly enabled: Scalars['Boolean']['input'];
  /** Smallest amount that can be sent, in the send currency. */
  readonly minimumAmount: Scalars['Money']['input'];
  /** Largest amount that can be sent, in the send currency. */
  readonly maximumAmount: Scalars['Money']['input'];
  /** Margin deducted from the market's bid, in parts per million. */
  readonly marginPpm: Scalars['Int']['input'];
  /** Fixed part of the fee, in the send currency. */
  readonly feeFixed: Scalars['Money']['input'];
  /** Proportional part of the fee, in parts per million of the amount. */
  readonly feePpm: Scalars['Int']['input'];
  /** Seconds for which a quote is locked. */
  readonly lockSeconds?: Scalars['Int']['input'];
  /** Payout methods that the corridor offers. */
  readonly payoutMethods: ReadonlyArray<PayoutMethod>;
  /** Type of agreement that senders must sign first; none when left out. */
  readonly requiredAgreement?: InputMaybe<AgreementType>;
};

/** A currency pair with its bid and offer. */
export type PublishRateInput = {
  /** Currency that is sold. */
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  /** Currency that is bought. */
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  /** Market bid: units of the receive currency per unit of the send currency. */
  readonly bid: Scalars['Decimal']['input'];
  /** Market offer, in the same unit; at least the bid. */
  readonly offer: Scalars['Decimal']['input'];
};

/** Market rate of a currency pair, effective from a time. */
export type MarketRate = {
  /** Currency that is sold. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Currency that is bought. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Market bid: units of the receive currency per unit of the send currency. */
  readonly bid: Scalars['Decimal']['output'];
  /** Market offer, in the same unit as the bid. */
  readonly offer: Scalars['Decimal']['output'];
  /** Time from which the rate applies. */
  readonly validFrom: Scalars['DateTime']['output'];
};

/** A pair of currencies and a destination country that money can be sent to. */
export type Corridor = {
  /** Id of the corridor. */
  readonly id: Scalars['UUID']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Currency that the recipient receives. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** Whether quotes can be created at present. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Smallest amount that can be sent, in the send currency. */
  readonly minimumAmount: Scalars['Money']['output'];
  /** Largest amount that can be sent, in the send currency. */
  readonly maximumAmount: Scalars['Money']['output'];
  /** Payout methods that the corridor offers. */
  readonly payoutMethods: ReadonlyArray<PayoutMethod>;
  /** Type of agreement that senders must sign first; null when none is required. */
  readonly requiredAgreement?: Maybe<AgreementType>;
  readonly __resolveReference?: Maybe<Corridor>;
};

/** A rate and a fee, locked until the quote expires. */
export type Quote = {
  /** Id of the quote. */
  readonly id: Scalars['UUID']['output'];
  /** Units of the receive currency per unit of the send currency, margin included. */
  readonly exchangeRate: Scalars['Decimal']['output'];
  /** Amount sent, without the fee. */
  readonly sendAmount: Scalars['Money']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Amount the recipient receives: sendAmount times exchangeRate, rounded down to the currency's digits. */
  readonly receiveAmount: Scalars['Money']['output'];
  /** Currency that the recipient receives. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** The fee in the send currency, on top of the amount. */
  readonly feeTotal: Scalars['Money']['output'];
  /** Time at which the quote expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Time at which the quote was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether a transfer has used the quote. */
  readonly isUsed: Scalars['Boolean']['output'];
  readonly __resolveReference?: Maybe<Quote>;
};

/** Amount, currencies and destination of the quote. */
export type CreateQuoteInput = {
  /** Amount to send, without the fee. */
  readonly sendAmount: Scalars['Money']['input'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['input'];
  /** Currency that the recipient receives. */
  readonly receiveCurrency: Scalars['CurrencyCode']['input'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['input'];
};

/** Status of a transfer. */
export type TransferStatus =
  /** Accepted; not yet paid for. */
  | 'CREATED'
  /** The sender's money has been collected. */
  | 'FUNDED'
  /** The payout has been submitted to the payout partner. */
  | 'PROCESSING'
  /** Paid out to the recipient. Final, unless the recipient's bank returns the money. */
  | 'COMPLETED'
  /** Not paid out. Final if nothing was collected from the sender; otherwise the money goes back. */
  | 'FAILED'
  /** The sender's money has been returned. Final. */
  | 'REFUNDED';

/** Channel in which a transfer was created. */
export type TransferChannel =
  /** Created in a mobile app. */
  | 'MOBILE'
  /** Created in a web app. */
  | 'WEB'
  /** Created in the service's own channel. */
  | 'SVC'
  /** Created by a server of the tenant. */
  | 'API';

/** Why a transfer is not moving. */
export type TransferHold =
  /** Screening has no result yet, either before funding or before payout. */
  | 'SCREENING_PENDING'
  /** A party may be on a watchlist, and an analyst must review the match. The sender sees SCREENING_PENDING. */
  | 'SCREENING_MATCH'
  /** The sender is suspended. The transfer continues when the sender is active again and fails after a week. The sender sees SCREENING_PENDING. */
  | 'SENDER_SUSPENDED';

/** Why a transfer failed or was refunded. */
export type TransferFailureReason =
  /** The sender cancelled the transfer. */
  | 'CANCELLED_BY_SENDER'
  /** The sender's money could not be collected. */
  | 'FUNDING_DECLINED'
  /** The transfer was not funded before its quote expired. */
  | 'QUOTE_EXPIRED'
  /** A party is on a watchlist. The sender sees DECLINED. */
  | 'SCREENING_MATCH'
  /** The sender was suspended and not reactivated within a week. The sender sees DECLINED. */
  | 'SENDER_SUSPENDED'
  /** The sender was closed as a customer. The sender sees DECLINED. */
  | 'SENDER_CLOSED'
  /** Declined, for a reason that is not disclosed to the sender. */
  | 'DECLINED'
  /** The payout partner or the recipient's bank rejected the payout. */
  | 'PAYOUT_REJECTED'
  /** The recipient's bank returned the payout. */
  | 'RETURNED_BY_BANK';

/** Actor that caused a step of a transfer. */
export type TransferActor =
  /** The sender of the transfer. */
  | 'SENDER'
  /** The tenant, with its key. */
  | 'TENANT'
  /** The platform, without a request. */
  | 'PLATFORM'
  /** The provider that collects the sender's money. */
  | 'FUNDING_PROVIDER'
  /** The partner that pays the recipient. */
  | 'PAYOUT_PARTNER';

/** A payment from a sender in one country to a recipient in another. */
export type Transfer = {
  /** Id of the transfer. */
  readonly id: Scalars['UUID']['output'];
  /** Reference for people: TXN- and eight characters. */
  readonly reference: Scalars['String']['output'];
  /** Current status of the transfer. */
  readonly status: TransferStatus;
  /** Why the transfer is held; null when it is not held. */
  readonly hold?: Maybe<TransferHold>;
  /** Ids of the compliance screenings whose matches hold or held the transfer. For staff and keys; empty in a session. */
  readonly screeningIds: ReadonlyArray<Scalars['UUID']['output']>;
  /** Amount sent, without the fee. */
  readonly sendAmount: Scalars['Money']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Amount that the recipient receives. */
  readonly receiveAmount: Scalars['Money']['output'];
  /** Currency that the recipient receives. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Units of the receive currency per unit of the send currency. */
  readonly exchangeRate: Scalars['Decimal']['output'];
  /** The fee in the send currency, on top of the amount. */
  readonly feeTotal: Scalars['Money']['output'];
  /** Id of the recipient. */
  readonly recipientId: Scalars['UUID']['output'];
  /** Name of the recipient when the transfer was made. Retained when the customer is erased: anti-money-laundering law requires five years. */
  readonly recipientName: Scalars['String']['output'];
  /** Country of the recipient. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** Channel in which the transfer was created. */
  readonly channel?: Maybe<TransferChannel>;
  /** Purpose of the transfer, given by the sender. */
  readonly transferReason: Scalars['String']['output'];
  /** Source of the sender's funds. */
  readonly sourceOfFunds: Scalars['String']['output'];
  /** Relationship of the recipient to the sender. */
  readonly relationshipToRecipient: Scalars['String']['output'];
  /** Time at which the transfer was accepted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Status history of the transfer, oldest first. */
  readonly events: ReadonlyArray<TransferEvent>;
  /** Why the transfer failed or was refunded; null when neither happened. */
  readonly failureReason?: Maybe<TransferFailureReason>;
  /** The sending customer; null, with an error, when the identity domain refuses or fails. */
  readonly sender?: Maybe<Customer>;
  /** The recipient with its current data. */
  readonly recipient?: Maybe<Recipient>;
  /** The quote that the transfer uses. */
  readonly quote: Quote;
  /** Id of the agreement signature given with the transfer; null when none was given. */
  readonly signedAgreementId?: Maybe<Scalars['UUID']['output']>;
  /** Originator and beneficiary data of the payment (FATF recommendation 16). For staff; null for other callers and for transfers that predate this field. */
  readonly travelRule?: Maybe<TravelRule>;
  readonly __resolveReference?: Maybe<Transfer>;
};

/** One step of a transfer. */
export type TransferEvent = {
  /** The status it reached. */
  readonly status: TransferStatus;
  /** Time of the step. */
  readonly at: Scalars['DateTime']['output'];
  /** Actor that caused the step. */
  readonly actor?: Maybe<TransferActor>;
  /** Why the transfer failed or was refunded; null for other steps. */
  readonly reason?: Maybe<TransferFailureReason>;
  /** The reason as an ISO 20022 code: AC01 incorrect account, AC04 closed account, AC06 blocked account, AM04 insufficient funds, CUST or FOCR requested by the customer, RR04 regulatory reason, NARR any other reason. */
  readonly reasonCode?: Maybe<Scalars['String']['output']>;
};

/** A page of transfers. */
export type TransferConnection = {
  /** The transfers with their cursors. */
  readonly edges: ReadonlyArray<TransferEdge>;
  /** The transfers without their cursors. */
  readonly nodes: ReadonlyArray<Transfer>;
  /** Cursor of the page's last item, and whether more items follow. */
  readonly pageInfo: PageInfo;
};

/** A transfer in a list. */
export type TransferEdge = {
  /** Opaque position of the item in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The transfer at this cursor. */
  readonly node: Transfer;
};

/** A numbered page of transfers. */
export type TransferPage = {
  /** The transfers of the page. */
  readonly transfers: ReadonlyArray<Transfer>;
  /** Number of items on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of this page. */
  readonly page: Scalars['Int']['output'];
  /** Number of transfers per page. */
  readonly pageSize: Scalars['Int']['output'];
};

/** Quote, recipient and purpose of the transfer. */
export type CreateTransferInput = {
  /** A quote that is neither used nor expired. */
  readonly quoteId: Scalars['UUID']['input'];
  /** A recipient of the sender, in the quote's country and currency. */
  readonly recipientId: Scalars['UUID']['input'];
  /** Id of the wallet that pays. Amount and fee are held at once and captured when the transfer is funded. */
  readonly walletId?: InputMaybe<Scalars['UUID']['input']>;
  /** Channel in which the transfer is created. */
  readonly channel?: InputMaybe<TransferChannel>;
  /** Why the money is sent, such as family_support. */
  readonly transferReason: Scalars['String']['input'];
  /** Source of the sender's funds, such as salary. In the sandbox, manual means that the sender pays the tenant directly: the transfer then waits until its funding is confirmed. */
  readonly sourceOfFunds: Scalars['String']['input'];
  /** Relationship of the recipient to the sender, such as parent. */
  readonly relationshipToRecipient: Scalars['String']['input'];
  /** Id of a signature of the sender; required when the corridor requires an agreement. */
  readonly signedAgreementId?: InputMaybe<Scalars['UUID']['input']>;
};

/** Type of an agreement that a customer signs. */
export type AgreementType =
  /** Terms and conditions of the service. */
  | 'TERMS'
  /** How the tenant uses personal data. */
  | 'PRIVACY'
  /** Mandatory disclosure before a payment. */
  | 'DISCLOSURE'
  /** Consent to sign electronically. */
  | 'ESIGN_CONSENT';

/** One version of an agreement in one language. */
export type Agreement = {
  /** Id of this version. */
  readonly id: Scalars['UUID']['output'];
  /** Type of the agreement. */
  readonly type: AgreementType;
  /** Name of the version, chosen by the tenant. */
  readonly version: Scalars['String']['output'];
  /** Language of the agreement, a tag such as en-GB. */
  readonly locale: Scalars['String']['output'];
  /** Title of the agreement, for display. */
  readonly title: Scalars['String']['output'];
  /** Text of the agreement; null when the agreement is a document at url. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** URL of the document; null when the text is in content. */
  readonly url?: Maybe<Scalars['HttpUrl']['output']>;
  /** SHA-256 of the text or document, in hex. A signature covers this hash. */
  readonly sha256: Scalars['String']['output'];
  /** Time from which it is in force. */
  readonly effectiveFrom: Scalars['DateTime']['output'];
  /** Whether at least one enabled corridor requires it. */
  readonly required: Scalars['Boolean']['output'];
};

/** Whether a signature covers the current version. */
export type SignatureStatus =
  /** The version that was signed is the current one. */
  | 'SIGNED'
  /** A newer version is in force. */
  | 'SUPERSEDED';

/** A customer's signature of one agreement version. */
export type SignedAgreement = {
  /** Id of the signature, given as signedAgreementId of a transfer. */
  readonly id: Scalars['UUID']['output'];
  /** Id of the version that was signed. */
  readonly agreementId: Scalars['UUID']['output'];
  /** Type of the agreement. */
  readonly type: AgreementType;
  /** Name of the version. */
  readonly version: Scalars['String']['output'];
  /** Time of the first signature. */
  readonly signedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the signed text or document, in hex. */
  readonly contentHash: Scalars['String']['output'];
  /** Whether the signature covers the current version. */
  readonly status: SignatureStatus;
};

/** A version of an agreement: either its text as content, or a document by url and sha256. */
export type PublishAgreementInput = {
  /** Type of the agreement. */
  readonly type: AgreementType;
  /** Name of the version, not used before for this type and language. */
  readonly version: Scalars['String']['input'];
  /** Language of the agreement, a tag such as en-GB. */
  readonly locale: Scalars['String']['input'];
  /** Title of the agreement, for display. */
  readonly title: Scalars['String']['input'];
  /** Text of the agreement; omit it when url is given. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** URL of the document; null when the text is in content. */
  readonly url?: InputMaybe<Scalars['HttpUrl']['input']>;
  /** SHA-256 of the document at the url, in hex. */
  readonly sha256?: InputMaybe<Scalars['String']['input']>;
  /** Time from which the version is in force; now when left out. */
  readonly effectiveFrom?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A KYC level, a currency and the amounts that may be sent. */
export type SetKycLimitInput = {
  /** KYC level: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly level: Scalars['Int']['input'];
  /** Currency that is sent. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Amount that may be sent in a UTC day, without fees. */
  readonly perDay: Scalars['Money']['input'];
  /** Amount that may be sent in a UTC calendar month, without fees; at least perDay. */
  readonly perMonth: Scalars['Money']['input'];
};

/** Sending limit of a KYC level in a currency. Each amount uses a share of the limit in its currency; the shares of all currencies together cannot exceed 100%. */
export type KycLimit = {
  /** KYC level: 0 none, 1 basic, 2 full, 3 enhanced. */
  readonly level: Scalars['Int']['output'];
  /** Currency that is sent. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Amount that may be sent in a UTC day, without fees. */
  readonly perDay: Scalars['Money']['output'];
  /** Amount that may be sent in a UTC calendar month, without fees. */
  readonly perMonth: Scalars['Money']['output'];
  /** Time from which it is in force. */
  readonly effectiveFrom: Scalars['DateTime']['output'];
};

/** Sending limit of one customer in a currency, and the amounts left. Amounts sent in other currencies reduce them in proportion. */
export type SendingLimit = {
  /** Currency that is sent. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Amount that may be sent in a UTC day, without fees. */
  readonly perDay: Scalars['Money']['output'];
  /** Part of perDay that is still available today. */
  readonly leftToday: Scalars['Money']['output'];
  /** Amount that may be sent in a UTC calendar month, without fees. */
  readonly perMonth: Scalars['Money']['output'];
  /** Part of perMonth that is still available this month; leftToday applies as well. */
  readonly leftThisMonth: Scalars['Money']['output'];
};

/** Receipt of a transfer, for its sender. */
export type TransferReceipt = {
  /** Reference for people: TXN- and eight characters. */
  readonly reference: Scalars['String']['output'];
  /** Current status of the transfer. */
  readonly status: TransferStatus;
  /** Time at which this receipt was issued. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** The sender of the money. */
  readonly sender: ReceiptSender;
  /** The recipient of the money. */
  readonly recipient: ReceiptRecipient;
  /** Amount sent, without the fee. */
  readonly sendAmount: Scalars['Money']['output'];
  /** The fee in the send currency, on top of the amount. */
  readonly feeTotal: Scalars['Money']['output'];
  /** Amount and fee together. */
  readonly totalPaid: Scalars['Money']['output'];
  /** Currency that the sender pays in. */
  readonly sendCurrency: Scalars['CurrencyCode']['output'];
  /** Units of the receive currency per unit of the send currency. */
  readonly exchangeRate: Scalars['Decimal']['output'];
  /** Amount that the recipient receives. */
  readonly receiveAmount: Scalars['Money']['output'];
  /** Currency that the recipient receives. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Purpose of the transfer, given by the sender. */
  readonly transferReason: Scalars['String']['output'];
  /** When the transfer was accepted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the payout; null before it. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the refund to the sender; null without one. */
  readonly refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status history of the transfer, oldest first. */
  readonly events: ReadonlyArray<TransferEvent>;
};

/** The sender on a receipt. */
export type ReceiptSender = {
  /** Full name when the transfer was made; the externalId when no name is known. */
  readonly name: Scalars['String']['output'];
};

/** The recipient on a receipt. */
export type ReceiptRecipient = {
  /** Full name when the transfer was made. */
  readonly name: Scalars['String']['output'];
  /** Last four characters of the account or wallet, such as ****4579; null for cash pickup. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** Bank code or BIC; null when there is none. */
  readonly bank?: Maybe<Scalars['String']['output']>;
  /** Country of the recipient's account. */
  readonly country: Scalars['CountryCode']['output'];
};

/** Originator and beneficiary data that a payment carries (FATF recommendation 16). */
export type TravelRule = {
  /** The sender of the money. */
  readonly originator: Originator;
  /** The recipient of the money. */
  readonly beneficiary: Beneficiary;
};

/** Sender data that the payment carries. */
export type Originator = {
  /** Full name, or the legal name of a business; the externalId when no name is known. */
  readonly name: Scalars['String']['output'];
  /** The tenant's id for the sender. */
  readonly account: Scalars['String']['output'];
  /** Postal address; null when none is known. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Date of birth; null unless the sender is one person. */
  readonly dateOfBirth?: Maybe<Scalars['LocalDate']['output']>;
  /** Country of residence of the sender. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
};

/** Recipient data that the payment carries. */
export type Beneficiary = {
  /** Full name of the recipient. */
  readonly name: Scalars['String']['output'];
  /** IBAN, account number or wallet number. Callers with read access only see the last four characters; null for cash pickup. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** Bank code or BIC; null when there is none. */
  readonly bank?: Maybe<Scalars['String']['output']>;
  /** Postal address; null when none is known. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Country of the recipient's account. */
  readonly country: Scalars['CountryCode']['output'];
};

/** Fields that recipients in a country require. */
export type RecipientRequirements = {
  /** Country of the recipient's account. */
  readonly destinationCountry: Scalars['CountryCode']['output'];
  /** Currency of the recipient's account. */
  readonly receiveCurrency: Scalars['CurrencyCode']['output'];
  /** Payout methods offered there, each with its fields. */
  readonly payoutMethods: ReadonlyArray<PayoutRequirements>;
};

/** Recipient fields for one payout method. */
export type PayoutRequirements = {
  /** How the recipient is paid. */
  readonly payoutMethod: PayoutMethod;
  /** Fields in the order of a form, in addition to country, currency and payoutMethod. */
  readonly fields: ReadonlyArray<RecipientField>;
};

/** One input field of a recipient form. */
export type RecipientField = {
  /** Name of the field in a request. */
  readonly name: Scalars['String']['output'];
  /** Label to display, in the terms of the country. */
  readonly label: Scalars['String']['output'];
  /** Whether the field is required, unless a field that replaces it is given. */
  readonly required: Scalars['Boolean']['output'];
  /** Regular expression for the normalised value: upper case, without spaces. Null when there is none. */
  readonly pattern?: Maybe<Scalars['String']['output']>;
  /** Minimum length in characters; null when unlimited. */
  readonly minLength?: Maybe<Scalars['Int']['output']>;
  /** Maximum length in characters; null when unlimited. */
  readonly maxLength?: Maybe<Scalars['Int']['output']>;
  /** A valid value. A form with the examples of all fields is valid as well. */
  readonly example?: Maybe<Scalars['String']['output']>;
  /** Help text for the field. */
  readonly help?: Maybe<Scalars['String']['output']>;
  /** Fields to omit when this field is given, even if they are required. */
  readonly replaces?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Method by which a recipient is paid. */
export type PayoutMethod =
  /** To a bank account. */
  | 'BANK_ACCOUNT'
  /** To a mobile wallet, identified by its phone number. */
  | 'MOBILE_WALLET'
  /** In cash, on presentation of the reference. */
  | 'CASH_PICKUP';

/** Whether a recipient can be paid. */
export type RecipientStatus =
  /** The recipient can be paid. */
  | 'ACTIVE'
  /** The recipient was deleted and cannot be paid. */
  | 'INACTIVE';

/** A person or business that a customer sends money to. */
export type Recipient = {
  /** Id of the recipient. */
  readonly id: Scalars['UUID']['output'];
  /** Whether the recipient can be paid. */
  readonly status: RecipientStatus;
  /** Given name of a person. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of a person. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Name of a business. */
  readonly businessName?: Maybe<Scalars['String']['output']>;
  /** Full name, as shown on transfers; empty after its customer was erased. */
  readonly name: Scalars['String']['output'];
  /** Country of the recipient's account. */
  readonly country: Scalars['CountryCode']['output'];
  /** Currency of the recipient's account. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Method by which the recipient is paid. */
  readonly payoutMethod: PayoutMethod;
  /** Domestic code of the bank. */
  readonly bankCode?: Maybe<Scalars['String']['output']>;
  /** Account number; null when there is an IBAN. Its user and staff with remittance:write see all of it, other callers **** and the last four characters. */
  readonly accountNumber?: Maybe<Scalars['String']['output']>;
  /** International bank account number, masked like accountNumber. */
  readonly iban?: Maybe<Scalars['String']['output']>;
  /** Bank identifier code of the IBAN's bank. */
  readonly bic?: Maybe<Scalars['String']['output']>;
  /** Phone number in E.164 form; it identifies the wallet of MOBILE_WALLET. Masked like accountNumber. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Relationship of the recipient to the sender. */
  readonly relationship?: Maybe<Scalars['String']['output']>;
  /** Postal address as one string. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Warnings about accepted but suspicious values, such as a wrong check digit. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** Time at which the recipient was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<Recipient>;
};

/** A numbered page of recipients. */
export type RecipientPage = {
  /** The recipients of the page. */
  readonly recipients: ReadonlyArray<Recipient>;
  /** Number of items on all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of this page. */
  readonly page: Scalars['Int']['output'];
  /** Number of recipients per page. */
  readonly pageSize: Scalars['Int']['output'];
};

/** A page of recipients. */
export type RecipientConnection = {
  /** The recipients with their cursors. */
  readonly edges: ReadonlyArray<RecipientEdge>;
  /** The recipients without their cursors. */
  readonly nodes: ReadonlyArray<Recipient>;
  /** Cursor of the page's last item, and whether more items follow. */
  readonly pageInfo: PageInfo;
};

/** A recipient in a list. */
export type RecipientEdge = {
  /** Opaque position of the item in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The recipient at this cursor. */
  readonly node: Recipient;
};

/** An account: an IBAN, an account number with country and bank code, or the phone number of a wallet. */
export type AccountInput = {
  /** Country of the account; required with accountNumber. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Domestic bank code, given together with accountNumber. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Account number in the domestic format. */
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
   * Family name of a person. Where payments are simulated, some names simulate a failure, in upper or lower case:
   * test-funding-declined, test-payout-rejected, test-payout-account-closed, test-payout-unknown (no response, then paid),
   * test-payout-lost (never arrives, is submitted again), test-payout-unknown-rejected (no response, then rejected),
   * test-payout-returned (paid, then returned) and test-payout-slow (paid after 30 seconds).
   */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of a business. The test names of lastName work here as well. */
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  /** Country of the recipient's account. */
  readonly country: Scalars['CountryCode']['input'];
  /** Currency of the recipient's account. */
  readonly currency: Scalars['CurrencyCode']['input'];
  /** Method by which to pay. */
  readonly payoutMethod: PayoutMethod;
  /** Domestic bank code, given together with accountNumber. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Account number in the domestic format. */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** International bank account number, in countries that use IBANs. */
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  /** Bank identifier code of the IBAN's bank. */
  readonly bic?: InputMaybe<Scalars['String']['input']>;
  /** Phone number; required for MOBILE_WALLET. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Relationship of the recipient to the sender. */
  readonly relationship?: InputMaybe<Scalars['String']['input']>;
  /** Postal address as one string. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** Fields to change; omitted fields keep their values, null clears a value. */
export type UpdateRecipientInput = {
  /** Given name of a person. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of a person. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Name of a business. */
  readonly businessName?: InputMaybe<Scalars['String']['input']>;
  /** Country of the recipient's account. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Currency of the recipient's account. */
  readonly currency?: InputMaybe<Scalars['CurrencyCode']['input']>;
  /** Method by which to pay. */
  readonly payoutMethod?: InputMaybe<PayoutMethod>;
  /** Domestic bank code, given together with accountNumber. */
  readonly bankCode?: InputMaybe<Scalars['String']['input']>;
  /** Account number in the domestic format. */
  readonly accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** International bank account number, in countries that use IBANs. */
  readonly iban?: InputMaybe<Scalars['String']['input']>;
  /** Bank identifier code of the IBAN's bank. */
  readonly bic?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in E.164 form. */
  readonly phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Relationship of the recipient to the sender. */
  readonly relationship?: InputMaybe<Scalars['String']['input']>;
  /** Postal address as one string. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
};

/** A person or business that a tenant serves. All domains refer to this entity. */
export type Customer = {
  /** Platform id of the customer. */
  readonly id: Scalars['UUID']['output'];
  /** The customer's transfers, newest first; null, with an error, when remittance refuses or fails. */
  readonly remittances?: Maybe<TransferConnection>;
  /** The customer's active recipients, newest first, at most 100; null, with an error, when remittance refuses or fails. */
  readonly recipients?: Maybe<ReadonlyArray<Recipient>>;
  readonly __resolveReference?: Maybe<Customer>;
};


/** A person or business that a tenant serves. All domains refer to this entity. */
export type CustomerremittancesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Transfers in one send currency that are funded but neither paid out nor refunded. */
export type TransfersInFlight = {
  /** Currency that the senders paid in. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Sum of their amounts and fees. */
  readonly amount: Scalars['Money']['output'];
  /** Number of these transfers. */
  readonly transfers: Scalars['Int']['output'];
};

/** Status of a wallet. */
export type WalletStatus =
  /** The account is not opened yet. */
  | 'PENDING'
  /** The account is in use. */
  | 'ACTIVE'
  /** Frozen by the tenant. */
  | 'FROZEN'
  /** Not used for a long time. */
  | 'DORMANT'
  /** Not used for a while. */
  | 'INACTIVE'
  /** A term deposit that has matured. */
  | 'MATURED';

/** An account of the user that can pay for transfers. */
export type Wallet = {
  /** Id of the wallet. */
  readonly id: Scalars['UUID']['output'];
  /** Number of the account. */
  readonly accountNumber: Scalars['String']['output'];
  /** Name of the account. */
  readonly accountName: Scalars['String']['output'];
  /** Currency of the account; it can pay for quotes with this sendCurrency. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Status of the wallet; only an ACTIVE wallet can pay. */
  readonly status: WalletStatus;
  /** Available balance in the wallet's currency. */
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

