/** Meaning of a rail response for a transfer: succeeded, finally failed, or unknown, so that the status must be queried. */
export type RailVerdict = 'COMPLETED' | 'FAILED' | 'QUERY'

/** The response codes of a rail. */
export interface RailCodes {
  /** Response code for a transfer that the rail has not received. */
  readonly notLocated: string
  /** Meaning of a code in the response to a transfer request, or to a status query. */
  verdictOf(code: string, requestKind: 'sent' | 'queried'): RailVerdict
  /** Description of a code for people. */
  meaningOf(code: string): string
}

interface NipCode {
  readonly message: string
  /** Meaning as the response to the transfer request. */
  readonly sent: RailVerdict
  /** Meaning as the response to a status query. */
  readonly queried: RailVerdict
}

const completed = (message: string): NipCode => ({ message, sent: 'COMPLETED', queried: 'COMPLETED' })
const failed = (message: string): NipCode => ({ message, sent: 'FAILED', queried: 'FAILED' })
const unknown = (message: string): NipCode => ({ message, sent: 'QUERY', queried: 'QUERY' })
/** Institutions interpret the code differently, so no money is returned before a status query. */
const doubtful = (message: string): NipCode => ({ message, sent: 'QUERY', queried: 'FAILED' })

/** Response codes of NIBSS Instant Payment. */
const CODES: Readonly<Record<string, NipCode>> = {
  '00': completed('Approved'),
  '01': unknown('Status unknown'),
  '02': unknown('Status unknown'),
  '03': failed('Invalid sender'),
  '05': failed('Do not honour'),
  '06': failed('Dormant account'),
  '07': failed('Invalid account'),
  '08': failed('Account name mismatch'),
  '09': unknown('Request in progress'),
  '12': failed('Invalid transaction'),
  '13': failed('Invalid amount'),
  '14': failed('Invalid batch number'),
  '15': failed('Invalid session or record id'),
  '16': failed('Unknown bank code'),
  '17': failed('Invalid channel'),
  '18': failed('Wrong method call'),
  '21': doubtful('No action taken'),
  '25': unknown('Unable to locate record'),
  '26': doubtful('Duplicate record'),
  '30': failed('Format error'),
  '34': doubtful('Suspected fraud'),
  '35': doubtful('Contact sending bank'),
  '51': failed('No sufficient funds'),
  '57': failed('Transaction not permitted to sender'),
  '58': failed('Transaction not permitted on channel'),
  '61': failed('Transfer limit exceeded'),
  '63': failed('Security violation'),
  '65': failed('Exceeds withdrawal frequency'),
  '68': unknown('Response received too late'),
  '69': failed('Unsuccessful account block'),
  '70': failed('Unsuccessful account unblock'),
  '71': failed('Empty mandate reference number'),
  '91': unknown('Beneficiary bank not available'),
  '92': unknown('Routing error'),
  '94': doubtful('Duplicate transaction'),
  '96': unknown('System malfunction'),
  '97': unknown('Timeout waiting for response from destination'),
  '99': unknown('Request processing error'),
}

/** Response code for an unknown transfer: the rail has not received it. */
export const NOT_LOCATED = '25'

/** Meaning of a code. An unlisted code counts as unknown, so the status is queried. */
const verdictOf = (code: string, requestKind: 'sent' | 'queried'): RailVerdict =>
  Object.hasOwn(CODES, code) ? CODES[code]![requestKind] : 'QUERY'

/** Description of a code for people. */
const meaningOfCode = (code: string): string =>
  Object.hasOwn(CODES, code) ? `${CODES[code]!.message} (${code})` : `Response code ${code}`

/** The codes as a rail has them. */
export const nipCodes: RailCodes = { notLocated: NOT_LOCATED, verdictOf, meaningOf: meaningOfCode }
