// Made by "npm run generate" from schema.graphql; never edited.
import type { Service as ServiceName } from '../../kernel/principal.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
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
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type Query = {
  /** Webhook subscriptions, newest first: for keys those of their service, for staff those of every service. At most 50 per service. */
  readonly webhookSubscriptions: ReadonlyArray<WebhookSubscription>;
  /** A webhook subscription by its id. */
  readonly webhookSubscription?: Maybe<WebhookSubscription>;
  /** Webhook deliveries, newest first: for keys those of their service, for staff those of every service. A delivery is deleted 30 days after it ended. */
  readonly webhookDeliveries: WebhookDeliveryConnection;
  /** A webhook delivery with its attempts. */
  readonly webhookDelivery?: Maybe<WebhookDelivery>;
  /** Events that can be subscribed to: for keys those of their service, for staff those of every service. */
  readonly webhookEvents: ReadonlyArray<WebhookEvent>;
  readonly _entities: ReadonlyArray<Maybe<_Entity>>;
  readonly _service: _Service;
};


/**
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type QuerywebhookSubscriptionsArgs = {
  service?: InputMaybe<ServiceName>;
};


/**
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type QuerywebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type QuerywebhookDeliveriesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<ServiceName>;
  subscriptionId?: InputMaybe<Scalars['UUID']['input']>;
  event?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
};


/**
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type QuerywebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};


/**
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type QuerywebhookEventsArgs = {
  service?: InputMaybe<ServiceName>;
};


/**
 * Webhooks: subscriptions of tenants, and their deliveries. One implementation serves every service; each service signs and
 * formats its deliveries in its own dialect. Subscription: a URL that receives events. Delivery: one event for one
 * subscription, with all attempts to send it.
 */
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};

/** Creates and changes webhook subscriptions, and retries deliveries. */
export type Mutation = {
  /** Adds a webhook subscription. The response contains its secret once. A service has at most 50 subscriptions. */
  readonly createWebhookSubscription: CreatedWebhookSubscription;
  /** Changes a webhook subscription; omitted fields keep their values. Activation or a new URL resets the failure count, and waiting deliveries are sent. */
  readonly updateWebhookSubscription: WebhookSubscription;
  /** Deletes a webhook subscription: nothing more is sent to it, and its waiting deliveries fail. */
  readonly deleteWebhookSubscription: Scalars['Boolean']['output'];
  /** Sends the event webhook.test to an active webhook subscription, as a normal delivery. */
  readonly testWebhookSubscription: WebhookDelivery;
  /**
   * Replaces the secret of a webhook subscription. The response contains the new secret once. Deliveries carry signatures of both secrets for
   * 24 hours, unless the rotation is immediate.
   */
  readonly rotateWebhookSecret: RotatedWebhookSecret;
  /** Sends a failed webhook delivery again, with the same id and the same body; its retry schedule restarts. */
  readonly retryWebhookDelivery: WebhookDelivery;
};


/** Creates and changes webhook subscriptions, and retries deliveries. */
export type MutationcreateWebhookSubscriptionArgs = {
  service?: InputMaybe<ServiceName>;
  input: CreateWebhookSubscriptionInput;
};


/** Creates and changes webhook subscriptions, and retries deliveries. */
export type MutationupdateWebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateWebhookSubscriptionInput;
};


/** Creates and changes webhook subscriptions, and retries deliveries. */
export type MutationdeleteWebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};


/** Creates and changes webhook subscriptions, and retries deliveries. */
export type MutationtestWebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};


/** Creates and changes webhook subscriptions, and retries deliveries. */
export type MutationrotateWebhookSecretArgs = {
  id: Scalars['UUID']['input'];
  immediate?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Creates and changes webhook subscriptions, and retries deliveries. */
export type MutationretryWebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};

export type { ServiceName };

/** Status of a webhook subscription. */
export type WebhookSubscriptionStatus =
  /** Deliveries are created and sent. */
  | 'ACTIVE'
  /** Deliveries are created and wait. */
  | 'PAUSED'
  /** No deliveries are created, because the receiver responded with 410. */
  | 'DISABLED';

/** Status that a caller can set for a webhook subscription. */
export type WebhookSubscriptionSwitch =
  /** Deliveries are created and sent. */
  | 'ACTIVE'
  /** Deliveries are created and wait. */
  | 'PAUSED';

/** Status of a webhook delivery. */
export type WebhookDeliveryStatus =
  /** Waits for its first attempt or for a retry. */
  | 'PENDING'
  /** The receiver responded with a 2xx status. */
  | 'DELIVERED'
  /** All attempts failed. Retry it with retryWebhookDelivery. */
  | 'FAILED';

/** A registration of a URL for events of a service. */
export type WebhookSubscription = {
  /** Id of the subscription. */
  readonly id: Scalars['UUID']['output'];
  /** Service whose events are delivered. */
  readonly service: ServiceName;
  /** Name of the subscription for people. */
  readonly name: Scalars['String']['output'];
  /** URL that deliveries are sent to. */
  readonly url: Scalars['HttpUrl']['output'];
  /** Subscribed events: event names, groups such as transfer.*, or * for all. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** Status of the subscription. */
  readonly status: WebhookSubscriptionStatus;
  /** Why the subscription is disabled; null when it is not. */
  readonly disabledReason?: Maybe<Scalars['String']['output']>;
  /** Maximum number of attempts in any 60 seconds; further attempts wait. */
  readonly rateLimitPerMinute: Scalars['Int']['output'];
  /** Number of failed attempts since the last success. */
  readonly failures: Scalars['Int']['output'];
  /** End of the time in which deliveries are also signed with the previous secret; null when there is none. */
  readonly previousSecretExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the subscription was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly __resolveReference?: Maybe<WebhookSubscription>;
};

/** A new webhook subscription with its secret, which is shown only in this response. */
export type CreatedWebhookSubscription = {
  /** Id of the subscription. */
  readonly id: Scalars['UUID']['output'];
  /** Service whose events are delivered. */
  readonly service: ServiceName;
  /** Name of the subscription for people. */
  readonly name: Scalars['String']['output'];
  /** URL that deliveries are sent to. */
  readonly url: Scalars['HttpUrl']['output'];
  /** Subscribed events: event names, groups such as transfer.*, or * for all. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** Status of the subscription. */
  readonly status: WebhookSubscriptionStatus;
  /** Maximum number of attempts in any 60 seconds; further attempts wait. */
  readonly rateLimitPerMinute: Scalars['Int']['output'];
  /** Secret that deliveries are signed with: whsec_ followed by the key in base64. */
  readonly secret: Scalars['String']['output'];
  /** Time at which the subscription was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** URL and events of the new subscription. */
export type CreateWebhookSubscriptionInput = {
  /** Name of the subscription for people. */
  readonly name: Scalars['String']['input'];
  /** URL to send deliveries to: a public address, and https in production. */
  readonly url: Scalars['HttpUrl']['input'];
  /** Events to subscribe to: event names, groups such as transfer.*, or * for all; at least one. */
  readonly events: ReadonlyArray<Scalars['String']['input']>;
  /** Maximum number of attempts in any 60 seconds. */
  readonly rateLimitPerMinute?: Scalars['Int']['input'];
};

/** Subscription fields to change; omitted fields keep their values. */
export type UpdateWebhookSubscriptionInput = {
  /** Name of the subscription for people. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** URL to send deliveries to: a public address, and https in production. */
  readonly url?: InputMaybe<Scalars['HttpUrl']['input']>;
  /** Events to subscribe to: event names, groups such as transfer.*, or * for all; at least one. */
  readonly events?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** New status of the subscription. */
  readonly status?: InputMaybe<WebhookSubscriptionSwitch>;
  /** Maximum number of attempts in any 60 seconds. */
  readonly rateLimitPerMinute?: InputMaybe<Scalars['Int']['input']>;
};

/** A subscription's new secret, which is shown only in this response. */
export type RotatedWebhookSecret = {
  /** Id of the subscription. */
  readonly id: Scalars['UUID']['output'];
  /** The new secret: whsec_ followed by the key in base64. */
  readonly secret: Scalars['String']['output'];
  /** End of the time in which deliveries are also signed with the previous secret; the time of the rotation when it is immediate. */
  readonly previousSecretExpiresAt: Scalars['DateTime']['output'];
};

/** The delivery of one event to one webhook subscription. */
export type WebhookDelivery = {
  /** Id of the delivery. */
  readonly id: Scalars['UUID']['output'];
  /** Service that published the event. */
  readonly service: ServiceName;
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['UUID']['output'];
  /** The subscription; null after it was deleted. */
  readonly subscription?: Maybe<WebhookSubscription>;
  /** Name of the event, such as transfer.completed. */
  readonly event: Scalars['String']['output'];
  /** Id of the event, the same on every attempt and in the header webhook-id. */
  readonly eventId: Scalars['UUID']['output'];
  /** Type of the resource that the event is about, such as transfer. */
  readonly resourceType: Scalars['String']['output'];
  /** Id of the resource that the event is about. */
  readonly resourceId: Scalars['UUID']['output'];
  /** Number of the event within its resource, counted from 1. Receivers order events by it. */
  readonly sequence: Scalars['Int']['output'];
  /** Whether testWebhookSubscription created the delivery. */
  readonly isTest: Scalars['Boolean']['output'];
  /** Status of the delivery. */
  readonly status: WebhookDeliveryStatus;
  /** Number of attempts made so far. */
  readonly attempts: Scalars['Int']['output'];
  /** The last 100 attempts, oldest first. */
  readonly attemptLog: ReadonlyArray<WebhookAttempt>;
  /** HTTP status of the receiver's last response; null without a response. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** Earliest time of the next attempt; null during an attempt and after the delivery ended. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the event happened. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** Time at which the delivery was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time at which the delivery succeeded or finally failed; null while it is pending. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly __resolveReference?: Maybe<WebhookDelivery>;
};

/** One HTTP request of a webhook delivery. */
export type WebhookAttempt = {
  /** Number of the attempt within its delivery, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /** Time at which the attempt started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Duration in milliseconds; null during the attempt, or when it was interrupted. */
  readonly durationMs?: Maybe<Scalars['Int']['output']>;
  /** HTTP status of the receiver's response; null without a response. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** First 1,000 characters of the receiver's response body; null without a response. */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /**
   * Why the attempt failed; null on success. With a response: status (not 2xx), redirect, gone (410). Without a response: url, address
   * (not public), dns, connect, tls, timeout, broken. Nothing sent: stopped and not_sent (retried automatically), erased.
   */
  readonly failure?: Maybe<Scalars['String']['output']>;
};

/** A page of webhook deliveries. */
export type WebhookDeliveryConnection = {
  /** The deliveries with their cursors. */
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  /** The deliveries without their cursors. */
  readonly nodes: ReadonlyArray<WebhookDelivery>;
  /** Cursor of the page's last item, and whether more items follow. */
  readonly pageInfo: PageInfo;
};

/** A webhook delivery in a list. */
export type WebhookDeliveryEdge = {
  /** Opaque position of the item in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The delivery at this cursor. */
  readonly node: WebhookDelivery;
};

/** An event that can be subscribed to. */
export type WebhookEvent = {
  /** Service that published the event. */
  readonly service: ServiceName;
  /** Name of the event, such as transfer.completed. */
  readonly name: Scalars['String']['output'];
  /** Description of the event. */
  readonly description: Scalars['String']['output'];
};

export type link__Purpose =
  /** `SECURITY` features provide metadata necessary to securely resolve fields. */
  | 'SECURITY'
  /** `EXECUTION` features provide metadata necessary for operation execution. */
  | 'EXECUTION';

export type _Service = {
  readonly sdl?: Maybe<Scalars['String']['output']>;
};

export type _Entity = WebhookDelivery | WebhookSubscription;



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
  ServiceName: ServiceName;
  WebhookSubscriptionStatus: ResolverTypeWrapper<any>;
  WebhookSubscriptionSwitch: ResolverTypeWrapper<any>;
  WebhookDeliveryStatus: ResolverTypeWrapper<any>;
  WebhookSubscription: ResolverTypeWrapper<any>;
  CreatedWebhookSubscription: ResolverTypeWrapper<any>;
  CreateWebhookSubscriptionInput: ResolverTypeWrapper<any>;
  UpdateWebhookSubscriptionInput: ResolverTypeWrapper<any>;
  RotatedWebhookSecret: ResolverTypeWrapper<any>;
  WebhookDelivery: ResolverTypeWrapper<any>;
  WebhookAttempt: ResolverTypeWrapper<any>;
  WebhookDeliveryConnection: ResolverTypeWrapper<any>;
  WebhookDeliveryEdge: ResolverTypeWrapper<any>;
  WebhookEvent: ResolverTypeWrapper<any>;
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
  WebhookSubscription: any;
  CreatedWebhookSubscription: any;
  CreateWebhookSubscriptionInput: any;
  UpdateWebhookSubscriptionInput: any;
  RotatedWebhookSecret: any;
  WebhookDelivery: any;
  WebhookAttempt: any;
  WebhookDeliveryConnection: any;
  WebhookDeliveryEdge: any;
  WebhookEvent: any;
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
  webhookSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['WebhookSubscription']>, ParentType, ContextType, Partial<QuerywebhookSubscriptionsArgs>>;
  webhookSubscription?: Resolver<Maybe<ResolversTypes['WebhookSubscription']>, ParentType, ContextType, RequireFields<QuerywebhookSubscriptionArgs, 'id'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QuerywebhookDeliveriesArgs, 'first'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QuerywebhookDeliveryArgs, 'id'>>;
  webhookEvents?: Resolver<ReadonlyArray<ResolversTypes['WebhookEvent']>, ParentType, ContextType, Partial<QuerywebhookEventsArgs>>;
  _entities?: Resolver<ReadonlyArray<Maybe<ResolversTypes['_Entity']>>, ParentType, ContextType, RequireFields<Query_entitiesArgs, 'representations'>>;
  _service?: Resolver<ResolversTypes['_Service'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createWebhookSubscription?: Resolver<ResolversTypes['CreatedWebhookSubscription'], ParentType, ContextType, RequireFields<MutationcreateWebhookSubscriptionArgs, 'input'>>;
  updateWebhookSubscription?: Resolver<ResolversTypes['WebhookSubscription'], ParentType, ContextType, RequireFields<MutationupdateWebhookSubscriptionArgs, 'id' | 'input'>>;
  deleteWebhookSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationdeleteWebhookSubscriptionArgs, 'id'>>;
  testWebhookSubscription?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationtestWebhookSubscriptionArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['RotatedWebhookSecret'], ParentType, ContextType, RequireFields<MutationrotateWebhookSecretArgs, 'id' | 'immediate'>>;
  retryWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationretryWebhookDeliveryArgs, 'id'>>;
};

export type ServiceNameResolvers = EnumResolverSignature<{ REMITTANCE?: any, COMPLIANCE?: any, SENTINEL?: any, IDV?: any, BANKING?: any, CORE?: any }, ResolversTypes['ServiceName']>;

export type WebhookSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookSubscription'] = ResolversParentTypes['WebhookSubscription']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['ServiceName'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['HttpUrl'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookSubscriptionStatus'], ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rateLimitPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousSecretExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatedWebhookSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedWebhookSubscription'] = ResolversParentTypes['CreatedWebhookSubscription']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['ServiceName'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['HttpUrl'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookSubscriptionStatus'], ParentType, ContextType>;
  rateLimitPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RotatedWebhookSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotatedWebhookSecret'] = ResolversParentTypes['RotatedWebhookSecret']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousSecretExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['ServiceName'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attemptLog?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  responseBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEvent'] = ResolversParentTypes['WebhookEvent']> = {
  service?: Resolver<ResolversTypes['ServiceName'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'WebhookDelivery' | 'WebhookSubscription', ParentType, ContextType>;
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
  ServiceName?: ServiceNameResolvers;
  WebhookSubscription?: WebhookSubscriptionResolvers<ContextType>;
  CreatedWebhookSubscription?: CreatedWebhookSubscriptionResolvers<ContextType>;
  RotatedWebhookSecret?: RotatedWebhookSecretResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookEvent?: WebhookEventResolvers<ContextType>;
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

