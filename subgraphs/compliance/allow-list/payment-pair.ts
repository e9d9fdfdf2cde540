import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { AllowListRow } from '#compliance/entities/allowed-pair.ts'

/** The fields of a pair of a payer and a payee, as given. */
export interface GivenPaymentPair {
  readonly payer?: string | null
  readonly payee?: string | null
  readonly ruleCodes?: readonly string[] | null
  readonly reason: string
  readonly expiresAt?: Date | null
}

/** A valid pair of a payer and a payee. */
export interface PaymentPair {
  readonly payer: string
  readonly payee: string
  /** Null for all rules. */
  readonly ruleCodes: readonly string[] | null
  readonly reason: string
  readonly expiresAt: Date
}

const ENTRY_FIELDS = ['subjectId', 'externalId', 'source', 'entryId'] as const
const PAYMENT_FIELDS = ['payer', 'payee', 'ruleCodes'] as const
const CODE_LENGTH_MAX = 100

type GivenFields = Readonly<Partial<Record<string, unknown>>>

/** Which of the two forms a pair has. Throws when it has fields of both forms or of none. */
export function pairFormOf(input: object): 'ENTRY' | 'PAYMENT' {
  const has = (field: string): boolean => ((input as GivenFields)[field] ?? null) !== null
  const isPayment = PAYMENT_FIELDS.some(has)
  const entryFields = ENTRY_FIELDS.filter(has)
  if (isPayment && entryFields.length > 0)
    throw invalid(
      entryFields.map(field => ({ field, reason: 'must not be given beside payer, payee and rule_codes' })),
    )
  if (!isPayment && entryFields.length === 0)
    throw invalid([{ field: 'source', reason: 'and entry_id are required, or payer and payee' }])
  return isPayment ? 'PAYMENT' : 'ENTRY'
}

/** Ids and accounts are compared as they are, except for surrounding blanks. */
const canonical = (party: string): string => party.normalize('NFC').trim()

/** The pair with canonical parties. Throws VALIDATION_ERROR with every faulty field. */
export function checkedPaymentPair(
  { payer, payee, ruleCodes, reason, expiresAt }: GivenPaymentPair,
  now: Date,
): PaymentPair {
  const [payerName, payeeName] = [canonical(payer ?? ''), canonical(payee ?? '')]
  const codes = ruleCodes ? [...new Set(ruleCodes)] : null
  const issues: ValidationIssue[] = [
    ...(payerName === '' ? [{ field: 'payer', reason: 'is required' }] : []),
    ...(payeeName === '' ? [{ field: 'payee', reason: 'is required' }] : []),
    ...(payerName !== '' && payerName === payeeName
      ? [{ field: 'payee', reason: 'must not be the payer' }]
      : []),
    ...(codes && !(codes.length > 0 && codes.every(code => code !== '' && code.length <= CODE_LENGTH_MAX))
      ? [{ field: 'ruleCodes', reason: 'must be a list of at least one rule code, or be left out for all' }]
      : []),
    ...(expiresAt && expiresAt > now
      ? []
      : [{ field: 'expiresAt', reason: expiresAt ? 'must be later than now' : 'is required' }]),
  ]
  if (issues.length > 0 || !expiresAt) throw invalid(issues)
  return { payer: payerName, payee: payeeName, ruleCodes: codes, reason, expiresAt }
}

/** Hash under which a party of a pair is found. */
export const pairPartyHash = (keys: Pick<Keyring, 'hash'>, workspaceId: string, party: string): string =>
  keys.hash(workspaceId, canonical(party), 'compliance.allow_list.party')

/** The encryption context of one party of a pair. */
export const pairPartyContext =
  (column: 'payer' | 'payee') =>
  (workspaceId: string, id: string): string =>
    `compliance.allow_list:${workspaceId}:${id}:${column}`

/** A pair with its parties in plain. */
export const decryptPair = (keys: Pick<Keyring, 'open'>, row: AllowListRow): AllowListRow => {
  const open = (column: 'payer' | 'payee'): string | null => {
    const sealed = row[column]
    return sealed === null
      ? null
      : keys.open(row.workspaceId, sealed, pairPartyContext(column)(row.workspaceId, row.id))
  }
  return row.payerHash === null ? row : { ...row, payer: open('payer'), payee: open('payee') }
}
