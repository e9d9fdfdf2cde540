import type { Headers, Json } from './exchange.ts'
import type { IdvFixture } from './idv/fixtures.ts'
import type { SentinelFixture } from './sentinel/fixtures.ts'

/** Customers, credentials and staff, which a tenant's administrator creates. */
export interface AdministrationFixture {
  customer(): Promise<string>
  /** Customer id of the session's user. */
  user(): Promise<string>
  apiKey(input?: object): Promise<{ readonly id: string; readonly secret: string }>
  partner(): Promise<string>
  staffMember(): Promise<string>
  /** Session of a new staff member who has the demonstration's password. */
  newcomer(): Promise<Headers>
  /** Deletes unconfirmed second factors. */
  giveUpEnrolments(): Promise<void>
}

/** Webhook subscriptions and deliveries of compliance. Each method creates a new one. */
export interface ComplianceFixture {
  /** Deletes subscriptions until one more fits under the limit. */
  ensureSubscriptionSlot(): Promise<void>
  complianceSubscription(): Promise<string>
  complianceDelivery(): Promise<string>
  complianceFailedDelivery(): Promise<string>
}

/** Objects of remittance. Each method creates a new one unless its comment says otherwise. */
export interface RemittanceFixture {
  quote(): Promise<string>
  recipient(): Promise<string>
  transfer(sourceOfFunds?: string): Promise<string>
  agreement(): Promise<string>
  /** An empty account of the session's user. */
  wallet(): Promise<string>
  /** Deletes webhook subscriptions so that another one fits under the limit of fifty for each service. */
  freeSlot(): Promise<void>
  subscription(): Promise<string>
  delivery(): Promise<string>
  failedDelivery(): Promise<string>
}

/** Deny-list entries, blacklist entries, rulesets and monitoring rules. Each method creates a new one. */
export interface RulesFixture {
  denyListEntry(): Promise<string>
  ruleset(): Promise<string>
  /** Deletes old rules if the workspace is near its maximum of them. */
  ensureRuleSlot(): Promise<void>
  /** A disabled rule. */
  monitoringRule(): Promise<string>
  /** An enabled CRITICAL rule that another person wants to disable. */
  pendingRuleChange(): Promise<{ readonly id: string; readonly changeId: string }>
  /** A rule that is snoozed for customer-1. */
  snoozedRule(): Promise<string>
  /** A device on the blacklist. */
  blacklistEntry(): Promise<string>
}

/** Screening objects of a tenant. Each method creates a new one. */
export interface ScreeningFixture {
  screening(): Promise<string>
  /** An open match of a new screening. It is inserted by SQL, so that no list needs a matching entry. */
  match(): Promise<{ readonly screeningId: string; readonly matchId: string }>
  /** A payment that is ready for release, since all of its matches were false positives. */
  clearedPayment(): Promise<string>
  /** A match that an analyst resolved as inconclusive. */
  resolvedMatch(): Promise<{ readonly screeningId: string; readonly matchId: string }>
  screeningBatch(): Promise<string>
  /** A pending policy change of another staff member. Approving it leaves the policy's values as they are. */
  policyChange(): Promise<string>
  allowedPair(): Promise<string>
  /** An active list entry. */
  listEntry(): Promise<EntryKey>
}

/** Monitored subjects of a tenant. Each method creates a new one. */
export interface SubjectFixture {
  subject(): Promise<string>
}

/** Backtests of a tenant's rules. */
export interface BacktestFixture {
  /** Deletes waiting backtests, so that another one fits under the limit. */
  freeBacktestSlot(): Promise<void>
  /** A new backtest of a new rule. */
  backtest(): Promise<string>
}

/** Reports of a tenant. */
export interface ReportFixture {
  /** Deletes waiting reports, so that another one fits under the limit. */
  freeReportSlot(): Promise<void>
  /** A new report. */
  report(): Promise<string>
  /** Sets the tenant's profile for goAML reports. */
  goamlProfile(): Promise<void>
}

/** Cases and alerts of a tenant. */
export interface TransactionFixture {
  /** A stored transaction. */
  monitoredTransaction(): Promise<{ readonly transactionId: string; readonly evaluationId: string }>
  transactionBatch(): Promise<string>
}

export interface CaseFixture {
  /** A new open case. */
  case(): Promise<string>
  closedCase(): Promise<string>
  /** A new case whose closing another person proposed. */
  proposedClosing(): Promise<string>
  /** The latest open alert, which evaluations of transactions create; an unknown id when there is none. */
  alert(): Promise<string>
}

/** Objects of one tenant in core banking. */
export interface CoreFixture {
  /** The API key itself, which grants only the exchange for a token. */
  readonly coreKey: Headers
  /** Access token of an API key, by default the tenant's own. Cached until `giveUpSessions`. */
  coreToken(secret?: string): Promise<Headers>
  /** New access and refresh tokens of a staff member, by default the teller. */
  coreTokens(name?: string): Promise<{ readonly access_token: string; readonly refresh_token: string }>
  /** Id of the administrator who creates the objects here. */
  administrator(): Promise<string>
  /** A customer without accounts. */
  bankCustomer(): Promise<string>
  /** A new document of a new customer. */
  customerDocument(): Promise<{ readonly customerId: string; readonly documentId: string }>
  /** A new signatory of an account. */
  signatory(): Promise<{ readonly accountId: string; readonly customerId: string }>
  /** A product in draft. */
  product(): Promise<string>
  /** A funded account in naira from a small pool. Consecutive calls return different accounts. */
  account(): Promise<string>
  /** Number of an account. */
  numberOf(id: string): Promise<string>
  /** Number of an account that no other tenant has. */
  ownNumber(): Promise<string>
  /** A new account with 1,000.00, given to no other caller. */
  ownAccount(): Promise<string>
  /** A new fixed deposit with 1,000.00, without a term. */
  fixedDeposit(): Promise<string>
  /** A new fixed deposit whose term of 90 days is running. */
  runningTerm(): Promise<string>
  /** A new account with a balance of zero. */
  emptyAccount(): Promise<string>
  branch(): Promise<string>
  /** An account at a branch other than the head office; always the same. */
  branchAccount(): Promise<string>
  frozenAccount(): Promise<string>
  /** A statement of an account of the pool, whose document can be downloaded. */
  statement(): Promise<string>
  /** Ends the statements that wait, so that another one can be requested. */
  freeStatementSlot(): Promise<void>
  dormantAccount(): Promise<string>
  /** A funded account in US dollars, the same for a while. */
  dollarAccount(): Promise<string>
  /** A corridor between two currencies that no account here uses. */
  corridor(): Promise<string>
  /** The accounts and the id of a quote of 10.50 US dollars. */
  conversionQuote(): Promise<Readonly<Record<string, unknown>>>
  /** A deposit on an account of the pool. */
  deposit(): Promise<string>
  /** A transfer to another bank that is submitted to the rail no earlier than a minute later. */
  waitingTransfer(): Promise<string>
  transferAbroad(): Promise<string>
  /** A transfer to another bank that was submitted to the rail and has no response yet. */
  handedOnTransfer(): Promise<string>
  /** A hold on an account of the pool. */
  hold(): Promise<string>
  /** Ends a run that closes business dates, if one is open. */
  endOpenRuns(): Promise<void>
  /** A run that closes the open business date. */
  endOfDayRun(): Promise<string>
  /** A standing instruction of an account of the pool, due in the distant future. */
  standingInstruction(): Promise<string>
  pausedInstruction(): Promise<string>
  /** A sweep of a separate account. */
  sweep(): Promise<string>
  pausedSweep(): Promise<string>
  loanProduct(): Promise<string>
  /** The body of a request for a loan by a new customer. */
  loanApplication(): Promise<Readonly<Record<string, unknown>>>
  /** A requested loan. */
  loanRequest(): Promise<string>
  approvedLoan(): Promise<string>
  /** A disbursed loan. */
  loan(): Promise<string>
  writtenOffLoan(): Promise<string>
  /** A requested loan with collateral. */
  securedLoan(): Promise<{ id: string; collateralId: string }>
  /** A requested loan with a guarantor. */
  guaranteedLoan(): Promise<{ id: string; guarantorId: string }>
  /** A payment of a loan. */
  loanRepayment(): Promise<string>
  /** A virtual account of the kind SUB_ACCOUNT, of a separate account. */
  virtualAccount(): Promise<string>
  suspendedVirtualAccount(): Promise<string>
  /** A virtual account of the kind ESCROW with money. */
  escrow(): Promise<string>
  /** A fiscal year that adjoins the existing ones. */
  nextFiscalYear(): Promise<number>
  /** A fiscal period in this status, given to no other caller. */
  fiscalPeriod(status?: 'FUTURE' | 'OPEN' | 'CLOSED'): Promise<string>
  /** Id of the close of last year, inserted directly, so that its periods stay open. */
  closedYear(): Promise<string>
  /** A new journal in this status, which a manager can approve. */
  journal(status?: 'PENDING' | 'APPROVED' | 'POSTED'): Promise<string>
  /** A detail account of the general ledger without entries. */
  glAccount(): Promise<string>
  /** Ends the active fees of a type and currency, so that new amount bands do not overlap them. */
  ensureBandSlot(type: string, currency: string): Promise<void>
  /** An active fee in a currency that no other object here uses. */
  fee(): Promise<string>
  coreSubscription(): Promise<string>
  coreDelivery(): Promise<string>
  coreFailedDelivery(): Promise<string>
}

/** What the parts of this fixture share. */
export interface CoreTools {
  readonly fixture: () => TenantFixture
  readonly sql: Sql
  readonly label: string
  /** Short name of the tenant. */
  readonly code: string
  /** Records an id or a name as the tenant's own. */
  mine(text: string): string
  /** Sends a preparatory request; throws if it fails. */
  core(path: string, headers: Headers, body?: unknown, method?: string): Promise<Json>
  /** Creates an object as the administrator, and returns its id. */
  created(path: string, body?: unknown): Promise<string>
  /** Deletes an object, which a concurrent call may have deleted first. */
  remove(path: string): Promise<void>
}

/** A tenant of the demonstration. */
export interface Tenant {
  readonly code: 'demo' | 'rival'
  readonly id: string
}

/** Runs SQL with access to all workspaces, for the few states that no single request produces. */
export type Sql = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/**
 * Objects of one tenant, created with the tenant's own credentials through the public interfaces. Each method
 * creates a new object unless its comment says otherwise.
 */
export interface TenantFixture
  extends
    AdministrationFixture,
    CaseFixture,
    TransactionFixture,
    ComplianceFixture,
    CoreFixture,
    IdvFixture,
    RemittanceFixture,
    ReportFixture,
    BacktestFixture,
    RulesFixture,
    ScreeningFixture,
    SentinelFixture,
    SubjectFixture {
  readonly tenant: Tenant
  readonly key: Headers
  readonly partnerKey: Headers
  /** Session of a verified user, cached until `giveUpSessions`. */
  session(): Promise<Headers>
  /** Session of a second verified user, cached likewise. */
  neighbour(): Promise<Headers>
  /**
   * Session of a staff member, named by the part of the email address before the @; by default the
   * administrator.
   */
  staff(name?: string): Promise<Headers>
  /** Discards the cached sessions, which may have been ended. */
  giveUpSessions(): void
  tokens(externalId?: string): Promise<{ readonly token: string; readonly refreshToken: string }>
  handoffToken(externalId?: string): Promise<string>
  /** A counter for unique names. */
  next(): number
  /** Ids and names created here, which must not be visible to other tenants. */
  readonly own: Set<string>
}

export interface EntryKey {
  readonly source: string
  readonly entryId: string
}
