import type { Context } from '#kernel/context.ts'

export interface NameEnquiry {
  readonly bankCode: string
  readonly accountNumber: string
}

/** The name of an account's holder. */
export interface NameAnswer {
  /** An answer code of NIBSS Instant Payment; 00 where the name was found. */
  readonly code: string
  readonly accountName: string | null
}

/** Whoever reaches accounts at other banks. */
export interface RailProvider {
  nameEnquiry(ctx: Context, enquiry: NameEnquiry): Promise<NameAnswer>
}
