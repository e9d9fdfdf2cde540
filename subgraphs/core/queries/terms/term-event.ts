import { formatMinor } from '#kernel/money.ts'
import type { AccountTermRow } from './terms.ts'

/** Data of a term's events: its fields. */
export const termEvent = ({
  principalMinor,
  interestMinor,
  paidInterestMinor,
  taxMinor,
  forgoneInterestMinor,
  ...term
}: AccountTermRow): Record<string, unknown> => ({
  id: term.id,
  accountId: term.accountId,
  status: term.status,
  currency: term.currency,
  principal: formatMinor(principalMinor, term.currency),
  rate: term.rate,
  tenorDays: term.tenorDays,
  startDate: term.startDate,
  maturityDate: term.maturityDate,
  maturityInstruction: term.maturityInstruction,
  payoutAccountId: term.payoutAccountId,
  interestAtMaturity: formatMinor(interestMinor, term.currency),
  endedOn: term.endedOn,
  interestPaid: orNull(paidInterestMinor, term.currency),
  taxWithheld: orNull(taxMinor, term.currency),
  interestForgone: orNull(forgoneInterestMinor, term.currency),
})

const orNull = (minor: bigint | null, currency: string): string | null =>
  minor === null ? null : formatMinor(minor, currency)
