/** What an answer of the rail means for a transfer: it went through, it did not and never will, or nobody can say yet and it has to be asked about. */
export type Verdict = 'COMPLETED' | 'FAILED' | 'QUERY'

interface NipCode {
  readonly message: string
  /** As the answer to the transfer itself. */
  readonly sent: Verdict
  /** As the answer to a question about it. */
  readonly queried: Verdict
}

const completed = (message: string): NipCode => ({ message, sent: 'COMPLETED', queried: 'COMPLETED' })
const failed = (message: string): NipCode => ({ message, sent: 'FAILED', queried: 'FAILED' })
const unknown = (message: string): NipCode => ({ message, sent: 'QUERY', queried: 'QUERY' })
/** Institutions do not agree on what it means, so nothing is given back before it was asked about. */
const doubtful = (message: string): NipCode => ({ message, sent: 'QUERY', queried: 'FAILED' })

/** The answer codes of NIBSS Instant Payment. */
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

/** The answer that says: no such transfer has come in. */
export const NOT_LOCATED = '25'

/** What a code means; one that is not in the table is asked about like every other that settles nothing. */
export const verdictOf = (code: string, asked: 'sent' | 'queried'): Verdict => (Object.hasOwn(CODES, code) ? CODES[code]![asked] : 'QUERY')

/** A code in words, for people. */
export const codeSays = (code: string): string => (Object.hasOwn(CODES, code) ? `${CODES[code]!.message} (${code})` : `Answer ${code}`)
