import type { RailCodes, RailVerdict } from '#core/rules/nip-codes.ts'

/** Statuses of a credit transfer (ISO 20022, ExternalPaymentTransactionStatus1Code), as a pacs.002 reports them. */
const STATUSES: Readonly<Record<string, readonly [verdict: RailVerdict, message: string]>> = {
  ACCC: ['COMPLETED', 'Credited to the account'],
  ACSC: ['COMPLETED', 'Settled'],
  ACSP: ['QUERY', 'Being settled'],
  ACTC: ['QUERY', 'Accepted'],
  PDNG: ['QUERY', 'Pending'],
}

/** Reasons of a rejection (pacs.002) or a return (pacs.004), from ISO 20022's ExternalStatusReason1Code and ExternalReturnReason1Code. */
const REASONS: Readonly<Record<string, string>> = {
  AC01: 'Wrong account number',
  AC04: 'Account closed',
  AC06: 'Account blocked',
  AG01: 'Transfer forbidden on this account',
  AM04: 'Insufficient funds',
  AM05: 'Duplicate',
  BE04: 'Address of the creditor missing',
  CUST: 'Requested by the customer',
  FOCR: 'Returned after a recall',
  MD07: 'Account holder deceased',
  MS03: 'Reason not specified',
  RC01: 'Wrong bank identifier',
  RR01: 'Regulatory reason: account of the debtor missing',
  RR02: 'Regulatory reason: name or address of the debtor missing',
  RR03: 'Regulatory reason: name or address of the creditor missing',
  RR04: 'Regulatory reason',
}

/** The correspondent has not received the transfer. */
export const NOT_RECEIVED = 'NRCV'

/** Description of a reason for people. */
const meaningOfReason = (code: string): string =>
  Object.hasOwn(REASONS, code) ? `${REASONS[code]!} (${code})` : `Reason ${code}`

/**
 * Codes of a correspondent's replies: a status, or the reason of a rejection. An unlisted status counts as unknown, so no money is
 * returned for it.
 */
export const statusCodes: RailCodes = {
  notLocated: NOT_RECEIVED,
  verdictOf: code =>
    Object.hasOwn(STATUSES, code) ? STATUSES[code]![0] : Object.hasOwn(REASONS, code) ? 'FAILED' : 'QUERY',
  meaningOf: code => (code === NOT_RECEIVED ? `Not received (${code})` : meaningOfReason(code)),
}
