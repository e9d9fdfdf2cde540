import type { GlAccountTerms } from '#core/rules/books/chart/gl-account.ts'

/** What the rules of journals read of an account of the general ledger. */
export interface JournalAccount extends Pick<
  GlAccountTerms,
  'code' | 'name' | 'type' | 'usage' | 'currency' | 'allowManual' | 'isControl'
> {
  readonly id: string
  readonly isActive: boolean
}
