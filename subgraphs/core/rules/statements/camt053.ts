import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { bankTransactionCodeOf } from './bank-transaction-code.ts'
import {
  isReversal,
  linesOf,
  uetrOf,
  type StatementDocument,
  type StatementHead,
  type StatementLine,
  type StatementWriter,
} from './statement.ts'
import { charactersOf, xmlText } from './xml-text.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'

const DIGITS_MAX = 18

/** An amount without its sign, which CdtDbtInd states. */
function amount(minor: bigint, currency: string): string {
  const magnitude = minor < 0n ? -minor : minor
  if (magnitude.toString().length > DIGITS_MAX)
    throw refuse('STATEMENT_NOT_EXPRESSIBLE', {
      message: `camt.053 has room for amounts of ${DIGITS_MAX} digits, and the statement has a larger one.`,
    })
  return `<Amt Ccy="${currency}">${formatMinor(magnitude, currency)}</Amt>`
}

const side = (minor: bigint): string => `<CdtDbtInd>${minor < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
const date = (name: string, day: string): string => `<${name}><Dt>${day}</Dt></${name}>`

/** An element with a text of bounded length; nothing without one. */
function element(name: string, text: string | null, max: number): string {
  if (text === null) return ''
  const content = xmlText(charactersOf(text.trim(), max))
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

/** The party and the account on the other side: the creditor of a debit, the debtor of a credit. */
function parties({ amountMinor, counterpartyName, counterpartyAccount }: StatementLine): string {
  const role = amountMinor < 0n ? 'Cdtr' : 'Dbtr'
  const name = element('Nm', counterpartyName, 140)
  const account = element('Id', counterpartyAccount, 34)
  const content =
    (name === '' ? '' : `<${role}><Pty>${name}</Pty></${role}>`) +
    (account === '' ? '' : `<${role}Acct><Id><Othr>${account}</Othr></Id></${role}Acct>`)
  return content === '' ? '' : `<RltdPties>${content}</RltdPties>`
}

const USTRD_LENGTH = 140

/** The customer's text, in as many elements as its length requires. */
function remittance({ narration }: StatementLine): string {
  if (narration === null) return ''
  if (narration.length <= USTRD_LENGTH) {
    const only = element('Ustrd', narration, USTRD_LENGTH)
    return only === '' ? '' : `<RmtInf>${only}</RmtInf>`
  }
  const characters = [...narration.trim()]
  let content = ''
  for (let at = 0; at < characters.length; at += USTRD_LENGTH)
    content += element('Ustrd', characters.slice(at, at + USTRD_LENGTH).join(''), USTRD_LENGTH)
  return content === '' ? '' : `<RmtInf>${content}</RmtInf>`
}

function entry(line: StatementLine, currency: string): string {
  const [domain, family, subFamily] = bankTransactionCodeOf(line)
  const uetr = uetrOf(line)
  const reference = element('AcctSvcrRef', line.reference, 35)
  const endToEnd =
    element('EndToEndId', uetr === null ? line.externalReference : null, 35) ||
    '<EndToEndId>NOTPROVIDED</EndToEndId>'
  return (
    `<Ntry><NtryRef>${line.sequence}</NtryRef>${amount(line.amountMinor, currency)}${side(line.amountMinor)}` +
    `${isReversal(line) ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>BOOK</Cd></Sts>${date('BookgDt', line.bookingDate)}${date('ValDt', line.valueDate)}${reference}` +
    `<BkTxCd><Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn><Prtry><Cd>${line.type}</Cd></Prtry></BkTxCd>` +
    `<NtryDtls><TxDtls><Refs>${reference}${endToEnd}${uetr === null ? '' : `<UETR>${uetr}</UETR>`}<AcctSvcrTxId>${line.transactionId.replaceAll('-', '')}</AcctSvcrTxId></Refs>` +
    `${parties(line)}${remittance(line)}</TxDtls></NtryDtls></Ntry>\n`
  )
}

const balance = (code: string, minor: bigint, day: string, currency: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor, currency)}${side(minor)}${date('Dt', day)}</Bal>`

/** A sum with more digits than the schema has room for is left out; it is optional. */
function totals(name: string, entries: bigint, minor: bigint, currency: string): string {
  const sum = formatMinor(minor, currency)
  return `<${name}><NbOfNtries>${entries}</NbOfNtries>${minor.toString().length > DIGITS_MAX ? '' : `<Sum>${sum}</Sum>`}</${name}>`
}

function opening(head: StatementHead): string {
  const { currency } = head
  const id = head.id.replaceAll('-', '')
  const created = `<CreDtTm>${head.createdAt.toISOString()}</CreDtTm>`
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}"><BkToCstmrStmt><GrpHdr><MsgId>${id}</MsgId>${created}</GrpHdr>\n` +
    `<Stmt><Id>${id}</Id>${created}<FrToDt><FrDtTm>${head.from.toISOString()}</FrDtTm><ToDtTm>${head.to.toISOString()}</ToDtTm></FrToDt>` +
    `<Acct><Id><Othr>${element('Id', head.accountNumber, 34)}</Othr></Id><Ccy>${currency}</Ccy>${element('Nm', head.accountName, 70)}` +
    `<Ownr>${element('Nm', head.accountName, 140)}</Ownr><Svcr><FinInstnId><ClrSysMmbId>${element('MmbId', head.bankCode, 35)}</ClrSysMmbId>${element('Nm', head.bankName, 140)}</FinInstnId></Svcr></Acct>\n` +
    `${balance('OPBD', head.openingMinor, head.firstDate, currency)}\n${balance('CLBD', head.closingMinor, head.lastDate, currency)}\n` +
    `<TxsSummry><TtlNtries><NbOfNtries>${linesOf(head)}</NbOfNtries></TtlNtries>` +
    `${totals('TtlCdtNtries', head.credits, head.inMinor, currency)}${totals('TtlDbtNtries', head.debits, head.outMinor, currency)}</TxsSummry>\n`
  )
}

/** camt.053.001.08: one message with one statement. */
export const camt053: StatementWriter = (head: StatementHead): StatementDocument => {
  let start: string | undefined = opening(head)
  const begin = (): string => {
    const text = start ?? ''
    start = undefined
    return text
  }
  return {
    add: lines => lines.reduce((text, line) => text + entry(line, head.currency), begin()),
    end: () => `${begin()}</Stmt></BkToCstmrStmt></Document>\n`,
  }
}
