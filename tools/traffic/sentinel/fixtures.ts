/** Elder profiles of a tenant. Each method creates a new one. */
export interface SentinelProfileFixture {
  /** Id of an ACTIVE profile. */
  elderProfile(): Promise<string>
  /** The tenant's id of a customer with an ACTIVE profile. */
  elderCustomer(): Promise<string>
  trustedContact(): Promise<{ readonly profileId: string; readonly contactId: string }>
}

/** Detection rules of a tenant. */
export interface SentinelRuleFixture {
  /** Deletes old rules if the workspace is near its maximum of them. */
  ensureDetectionRuleSlot(): Promise<void>
  /** A new rule, which is disabled. */
  detectionRule(): Promise<string>
}

/** Webhook subscriptions and deliveries of elder protection. Each method creates a new one. */
export interface SentinelWebhookFixture {
  /** Deletes subscriptions until one more fits under the limit. */
  ensureSentinelSubscriptionSlot(): Promise<void>
  sentinelSubscription(): Promise<string>
  sentinelDelivery(): Promise<string>
  sentinelFailedDelivery(): Promise<string>
}

/** Protective holds of a tenant. */
export interface SentinelHoldFixture {
  /** A new hold in force on an account. */
  protectiveHold(): Promise<string>
}

/** Signals and alerts of a tenant. Each method creates a new one. */
export interface ElderSignalFixture {
  /** An active signal of a new profile. */
  elderSignal(): Promise<string>
  /** An open alert of a new profile. */
  elderAlert(): Promise<string>
}

/** Baselines and batch runs of elder protection. Each method creates a new one. */
export interface ElderBaselineFixture {
  /** A baseline of a new profile. */
  elderBaseline(): Promise<string>
  /** A batch run that has not ended. */
  elderBatchRun(): Promise<string>
  /** Makes sure that one more batch run can be started. */
  freeBatchRunSlot(): Promise<void>
}

/** Objects of elder protection. */
export interface SentinelFixture
  extends
    SentinelProfileFixture,
    SentinelRuleFixture,
    SentinelHoldFixture,
    ElderSignalFixture,
    ElderBaselineFixture,
    SentinelWebhookFixture {}
