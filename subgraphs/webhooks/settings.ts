/** Webhook settings of the installation. */
export interface WebhookSettings {
  /** Factor for the pauses between attempts; below 1 for faster retries in tests. */
  readonly delayScale: number
  /** Timeout of an attempt. */
  readonly timeoutMs: number
  /** Whether receivers in a sandbox may be on this machine. */
  readonly allowsLoopback: boolean
}

declare module '#kernel/context.ts' {
  interface Settings {
    readonly webhooks: WebhookSettings
  }
}
