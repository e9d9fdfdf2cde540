// Made by "npm run generate" from the schema of the domain; never edited.
import type { Service as ServiceName } from '../../kernel/principal.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../kernel/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
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
export type QuerywebhookSubscriptionsArgs = {
  service?: InputMaybe<ServiceName>;
};
export type QuerywebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerywebhookDeliveriesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<ServiceName>;
  subscriptionId?: InputMaybe<Scalars['UUID']['input']>;
  event?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
};
export type QuerywebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerywebhookTargetUrlArgs = {
  id: Scalars['UUID']['input'];
};
export type QuerywebhookEventsArgs = {
  service?: InputMaybe<ServiceName>;
};
export type Query_entitiesArgs = {
  representations: ReadonlyArray<Scalars['_Any']['input']>;
};
export type MutationcreateWebhookSubscriptionArgs = {
  service?: InputMaybe<ServiceName>;
  input: CreateWebhookSubscriptionInput;
};
export type MutationupdateWebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
  input: UpdateWebhookSubscriptionInput;
};
export type MutationdeleteWebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationtestWebhookSubscriptionArgs = {
  id: Scalars['UUID']['input'];
};
export type MutationrotateWebhookSecretArgs = {
  id: Scalars['UUID']['input'];
  immediate?: InputMaybe<Scalars['Boolean']['input']>;
};
export type MutationrotateWebhookTargetSecretArgs = {
  service: ServiceName;
  immediate?: InputMaybe<Scalars['Boolean']['input']>;
};
export type MutationsetWebhookTargetArgs = {
  service: ServiceName;
  url?: InputMaybe<Scalars['HttpUrl']['input']>;
};
export type MutationretryWebhookDeliveryArgs = {
  id: Scalars['UUID']['input'];
};
export type { ServiceName };
export type WebhookSubscriptionStatus =
  | 'ACTIVE'
  | 'PAUSED'
  | 'DISABLED';
export type WebhookSubscriptionSwitch =
  | 'ACTIVE'
  | 'PAUSED';
export type WebhookDeliveryStatus =
  | 'PENDING'
  | 'DELIVERED'
  | 'FAILED';
export type CreateWebhookSubscriptionInput = {
  readonly name: Scalars['String']['input'];
  readonly url: Scalars['HttpUrl']['input'];
  readonly events: ReadonlyArray<Scalars['String']['input']>;
  readonly rateLimitPerMinute?: Scalars['Int']['input'];
};
export type UpdateWebhookSubscriptionInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly url?: InputMaybe<Scalars['HttpUrl']['input']>;
  readonly events?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly status?: InputMaybe<WebhookSubscriptionSwitch>;
  readonly rateLimitPerMinute?: InputMaybe<Scalars['Int']['input']>;
};
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
  IdvSettings: ResolverTypeWrapper<any>;
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
  IdvSettings: any;
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
  webhookTargetUrl?: Resolver<Maybe<ResolversTypes['HttpUrl']>, ParentType, ContextType, RequireFields<QuerywebhookTargetUrlArgs, 'id'>>;
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
  rotateWebhookTargetSecret?: Resolver<ResolversTypes['RotatedWebhookSecret'], ParentType, ContextType, RequireFields<MutationrotateWebhookTargetSecretArgs, 'service' | 'immediate'>>;
  setWebhookTarget?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationsetWebhookTargetArgs, 'service'>>;
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
  url?: Resolver<Maybe<ResolversTypes['HttpUrl']>, ParentType, ContextType>;
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
export type IdvSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdvSettings'] = ResolversParentTypes['IdvSettings']> = {
  workspaceId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  webhookUrl?: Resolver<Maybe<ResolversTypes['HttpUrl']>, ParentType, ContextType>;
  __resolveReference?: (reference: any, context: ContextType) => unknown;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};
export type WebhookEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEvent'] = ResolversParentTypes['WebhookEvent']> = {
  service?: Resolver<ResolversTypes['ServiceName'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};
export type _ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Service'] = ResolversParentTypes['_Service']> = {
  sdl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};
export type _EntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['_Entity'] = ResolversParentTypes['_Entity']> = {
  __resolveType: TypeResolveFn<'IdvSettings' | 'WebhookDelivery' | 'WebhookSubscription', ParentType, ContextType>;
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
  IdvSettings?: IdvSettingsResolvers<ContextType>;
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
