/** How e-mail is sent. */
export interface MailSettings {
  /** URL of the SMTP server, with its credentials. */
  readonly smtpUrl: string
  /** Address of the sender. */
  readonly from: string
}

declare module '#kernel/context.ts' {
  interface Settings {
    /** Without it, the sandbox simulates e-mail, and production sends none. */
    readonly mail?: MailSettings
  }
}
