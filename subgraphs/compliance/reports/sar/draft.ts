import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type {
  CaseEvidence,
  EvidenceAlert,
  EvidenceMatch,
  EvidenceSubject,
} from '#compliance/reports/case-evidence.ts'
import { amountText, groupTransactions, type TransactionGroup } from './amounts.ts'

export type SarSection = 'WHO' | 'WHAT' | 'WHEN' | 'WHERE' | 'WHY'

/** A sentence of the draft, and the ids of the records on which it rests. */
export interface SarSentence {
  readonly section: SarSection
  readonly sentence: string
  readonly evidenceIds: readonly string[]
}

export interface SarDraft {
  readonly caseId: string
  readonly caseNumber: string
  /** Terms that the regulator asks filers to include. */
  readonly keyTerms: readonly string[]
  readonly narrative: readonly SarSentence[]
}

/** Key term of FinCEN advisory FIN-2022-A002 (15 June 2022) for elder financial exploitation. */
export const ELDER_KEY_TERM = 'EFE FIN-2022-A002'

/** A list in a sentence names at most this many items. */
const NAMED_MAX = 10

const time = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
const count = (many: number, one: string, several = `${one}s`): string =>
  `${many} ${many === 1 ? one : several}`
const idsOf = (transactions: readonly MonitoredTransaction[]): string[] =>
  transactions.map(({ transactionId }) => transactionId)

function listText(items: readonly string[]): string {
  const shown =
    items.length > NAMED_MAX ? [...items.slice(0, NAMED_MAX), `${items.length - NAMED_MAX} more`] : items
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)!}`
}

/** Ends a text of a person with a full stop. */
const closed = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** Drafts the narrative of a suspicious activity report: who, what, when, where and why, each sentence with its evidence. */
export function draftSar(evidence: CaseEvidence): SarDraft {
  const keyTerms = evidence.type === 'ELDER' ? [ELDER_KEY_TERM] : []
  return {
    caseId: evidence.caseId,
    caseNumber: evidence.caseNumber,
    keyTerms,
    narrative: [
      ...who(evidence),
      ...what(evidence),
      ...keyTerms.map((term): SarSentence => ({
        section: 'WHAT',
        sentence: `This report concerns suspected elder financial exploitation: ${term}.`,
        evidenceIds: [evidence.caseId],
      })),
      ...when(evidence),
      ...where(evidence),
      ...why(evidence),
    ],
  }
}

function who({ caseId, subject, transactions }: CaseEvidence): SarSentence[] {
  const own: SarSentence =
    subject === null
      ? { section: 'WHO', sentence: 'The case names no customer.', evidenceIds: [caseId] }
      : {
          section: 'WHO',
          sentence: subjectText(subject),
          evidenceIds: subject.id === null ? [subject.customerId] : [subject.id, subject.customerId],
        }
  const others = transactions.filter(({ counterparty }) => counterparty !== null)
  if (others.length === 0) return [own]
  const names = [...new Set(others.map(counterpartyText))]
  return [
    own,
    {
      section: 'WHO',
      sentence: `The other ${names.length === 1 ? 'party is' : `${names.length} parties are`} ${listText(names)}.`,
      evidenceIds: idsOf(others),
    },
  ]
}

function subjectText({ customerId, type, details }: EvidenceSubject): string {
  const { name, dateOfBirth, country, nationalities, identifiers } = details
  const isPerson = type === 'INDIVIDUAL'
  const parts = [
    ...(dateOfBirth === null ? [] : [`${isPerson ? 'born' : 'founded'} ${dateOfBirth}`]),
    ...(country === null ? [] : [`${isPerson ? 'resident' : 'registered'} in ${country}`]),
    ...(nationalities === null || nationalities.length === 0
      ? []
      : [`citizen of ${listText(nationalities)}`]),
    ...(identifiers ?? []).map(
      each => `${each.type} ${each.value}${each.country ? ` (${each.country})` : ''}`,
    ),
  ]
  return `The subject is the ${isPerson ? 'individual' : 'organisation'} ${name}, customer ${customerId}${parts.map(each => `, ${each}`).join('')}.`
}

function counterpartyText({ counterparty }: MonitoredTransaction): string {
  const { name, id, account, bankBic, country } = counterparty!
  const details = [
    ...(id === null || name === null ? [] : [`id ${id}`]),
    ...(account === null ? [] : [`account ${account}`]),
    ...(bankBic === null ? [] : [`bank ${bankBic}`]),
    ...(country === null ? [] : [country]),
  ]
  const title = name ?? (id === null ? 'an unnamed party' : `the party ${id}`)
  return details.length === 0 ? title : `${title} (${details.join(', ')})`
}

function what(evidence: CaseEvidence): SarSentence[] {
  const { caseId, transactions, unknownTransactionIds: unknown } = evidence
  if (transactions.length === 0 && unknown.length === 0)
    return [{ section: 'WHAT', sentence: 'The case contains no transactions.', evidenceIds: [caseId] }]
  const isOne = unknown.length === 1
  return [
    ...amounts(evidence),
    ...(unknown.length === 0
      ? []
      : [
          {
            section: 'WHAT' as const,
            sentence: `The case names the ${isOne ? 'transaction' : 'transactions'} ${listText(unknown)}, whose details are not stored here.`,
            evidenceIds: unknown,
          },
        ]),
  ]
}

function amounts({ transactions }: CaseEvidence): SarSentence[] {
  const sentences = groupTransactions(
    transactions,
    ({ direction, type, currency }) => `${direction} ${type} ${currency}`,
  ).map((group): SarSentence => ({
    section: 'WHAT',
    sentence: groupText(group),
    evidenceIds: idsOf(group.transactions),
  }))
  const totals = groupTransactions(transactions, ({ direction, currency }) => `${direction} ${currency}`)
  if (totals.length === sentences.length) return sentences
  return [
    ...sentences,
    ...totals.map(({ transactions: members, sumMinor }): SarSentence => {
      const { direction, currency } = members[0]!
      return {
        section: 'WHAT',
        sentence: `In total ${amountText(sumMinor, currency)} ${direction === 'CREDIT' ? 'came in' : 'went out'}.`,
        evidenceIds: idsOf(members),
      }
    }),
  ]
}

function groupText({ transactions, sumMinor, smallestMinor, largestMinor }: TransactionGroup): string {
  const { direction, type, currency } = transactions[0]!
  const kind = type.toLowerCase().replace('_', '-')
  const verb = direction === 'CREDIT' ? 'received' : 'made'
  const range =
    transactions.length === 1
      ? `of ${amountText(sumMinor, currency)}`
      : `of ${amountText(smallestMinor, currency)} to ${amountText(largestMinor, currency)}, ${amountText(sumMinor, currency)} in total`
  return `The subject ${verb} ${count(transactions.length, `${kind} transaction`)} ${range}.`
}

function when({ caseId, transactions, openedAt }: CaseEvidence): SarSentence[] {
  const opened: SarSentence = {
    section: 'WHEN',
    sentence: `The case was opened at ${time(openedAt)}.`,
    evidenceIds: [caseId],
  }
  const [first] = transactions
  const last = transactions.at(-1)
  if (!first || !last) return [opened]
  return [
    {
      section: 'WHEN',
      sentence:
        transactions.length === 1
          ? `The transaction took place at ${time(first.occurredAt)}.`
          : `The ${transactions.length} transactions took place from ${time(first.occurredAt)} to ${time(last.occurredAt)}.`,
      evidenceIds:
        transactions.length === 1 ? [first.transactionId] : [first.transactionId, last.transactionId],
    },
    opened,
  ]
}

function where({ caseId, transactions }: CaseEvidence): SarSentence[] {
  const sentences = groupTransactions(transactions, ({ channel }) => channel).map(
    ({ key, transactions: members }): SarSentence => ({
      section: 'WHERE',
      sentence: `${count(members.length, 'transaction')} went through the channel ${key}.`,
      evidenceIds: idsOf(members),
    }),
  )
  const abroad = transactions.filter(({ counterparty }) => (counterparty?.country ?? null) !== null)
  const byAddress = transactions.filter(({ device }) => device.ipCountry !== null)
  const countries = (
    members: readonly MonitoredTransaction[],
    countryOf: (each: MonitoredTransaction) => string,
  ) => listText([...new Set(members.map(countryOf))].toSorted())
  if (abroad.length > 0)
    sentences.push({
      section: 'WHERE',
      sentence: `The other parties are in ${countries(abroad, each => each.counterparty!.country!)}.`,
      evidenceIds: idsOf(abroad),
    })
  if (byAddress.length > 0)
    sentences.push({
      section: 'WHERE',
      sentence: `The devices used addresses in ${countries(byAddress, each => each.device.ipCountry!)}.`,
      evidenceIds: idsOf(byAddress),
    })
  return sentences.length > 0
    ? sentences
    : [{ section: 'WHERE', sentence: 'The case names no place.', evidenceIds: [caseId] }]
}

function why({ caseId, summary, disposition, alerts, matches }: CaseEvidence): SarSentence[] {
  return [
    ...alerts.map(alertSentence),
    ...matches.map(matchSentence),
    ...(summary === null || summary.trim() === ''
      ? []
      : [
          {
            section: 'WHY' as const,
            sentence: `The analyst states: ${closed(summary)}`,
            evidenceIds: [caseId],
          },
        ]),
    {
      section: 'WHY',
      sentence:
        disposition === null
          ? 'The case is not yet closed.'
          : `The case was closed as ${disposition.toLowerCase().replaceAll('_', ' ')}.`,
      evidenceIds: [caseId],
    },
  ]
}

const alertSentence = ({
  id,
  ruleCode,
  ruleVersion,
  severity,
  reason,
  transactionIds,
}: EvidenceAlert): SarSentence => ({
  section: 'WHY',
  sentence: `Rule ${ruleCode} in version ${ruleVersion} (${severity.toLowerCase()}) triggered: ${closed(reason)}`,
  evidenceIds: [id, ...transactionIds],
})

const matchSentence = ({
  id,
  screeningId,
  source,
  entryId,
  matchedName,
  score,
  status,
}: EvidenceMatch): SarSentence => ({
  section: 'WHY',
  sentence: `A party resembles ${matchedName}, entry ${entryId} of ${source}, with a score of ${score}; the match is ${status.toLowerCase().replaceAll('_', ' ')}.`,
  evidenceIds: [id, screeningId],
})
