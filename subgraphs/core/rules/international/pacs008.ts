import BigNumber from 'bignumber.js'
import { formatMinor } from '#kernel/money.ts'
import { inSetX } from '../statements/swift-text.ts'
import { xmlText } from '../statements/xml-text.ts'
import { hasIban } from './bank-identifiers.ts'
import type { ChargeBearer, Institution } from './terms.ts'

/** A customer credit transfer between banks, as its message contains it. Amounts are minor units. */
export interface CreditTransfer {
  readonly reference: string
  readonly uetr: string
  readonly createdAt: Date
  readonly settlementDate: string
  readonly amountMinor: bigint
  readonly currency: string
  /** The amount of the order, in the currency of the source account, with the charge taken out of it. */
  readonly ordered: { readonly amountMinor: bigint; readonly currency: string; readonly chargeMinor: bigint }
  /** Units of the settlement currency for one unit of the ordered currency; null if nothing is converted. */
  readonly exchangeRate: string | null
  readonly chargeBearer: ChargeBearer
  /** The tenant, with its code as a member of its national clearing system. */
  readonly institution: Institution & { readonly bankCode: string }
  readonly correspondentBic: string
  readonly debtor: { readonly name: string; readonly country: string | null; readonly accountNumber: string }
  readonly creditor: {
    readonly name: string
    readonly country: string
    readonly accountNumber: string
    readonly bic: string
  }
  readonly purpose: string
  readonly narration: string
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08'

/** CBPR+ does not use SLEV. */
const BEARERS: Readonly<Record<ChargeBearer, string>> = { OUR: 'DEBT', SHA: 'SHAR', BEN: 'CRED' }

const NAME_MAX = 140

const element = (name: string, text: string, max: number): string => {
  const content = xmlText(inSetX(text).slice(0, max).trim())
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

const amount = (name: string, minor: bigint, currency: string): string =>
  `<${name} Ccy="${currency}">${formatMinor(minor, currency)}</${name}>`

const agent = (identification: string): string => `<FinInstnId>${identification}</FinInstnId>`

/** Without name and address: CBPR+ allows neither beside a BIC. */
const agentWithBic = (bic: string): string => agent(`<BICFI>${bic}</BICFI>`)

const address = (country: string | null): string =>
  country === null ? '' : `<PstlAdr><Ctry>${country}</Ctry></PstlAdr>`

const RATE_DIGITS_MAX = 11
const RATE_DECIMALS_MAX = 10

/** The rate in the digits that the message has room for; null if all of them would be zero. */
export function messageRate(rate: string): string | null {
  const exact = new BigNumber(rate)
  const whole = exact.integerValue(BigNumber.ROUND_DOWN)
  const wholeDigits = whole.isZero() ? 0 : whole.toFixed(0).length
  const decimals = Math.max(0, Math.min(RATE_DECIMALS_MAX, RATE_DIGITS_MAX - wholeDigits))
  const rounded = exact.decimalPlaces(decimals, BigNumber.ROUND_HALF_EVEN)
  return rounded.isZero() || rounded.toFixed(0).length > RATE_DIGITS_MAX ? null : rounded.toFixed()
}

/** The ordered amount, where it differs from the settled one, and the rate where it is in another currency. */
function orderedParts({ ordered, amountMinor, currency, exchangeRate }: CreditTransfer): string {
  if (ordered.currency === currency)
    return ordered.amountMinor === amountMinor ? '' : amount('InstdAmt', ordered.amountMinor, currency)
  const rate = exchangeRate === null ? null : messageRate(exchangeRate)
  return (
    amount('InstdAmt', ordered.amountMinor, ordered.currency) +
    (rate === null ? '' : `<XchgRate>${rate}</XchgRate>`)
  )
}

/** CBPR+ requires the charges of the debtor's bank, also of 0, where the creditor bears them. */
const charges = ({ chargeBearer, ordered, institution }: CreditTransfer): string =>
  chargeBearer === 'BEN'
    ? `<ChrgsInf>${amount('Amt', ordered.chargeMinor, ordered.currency)}<Agt>${ownAgent(institution)}</Agt></ChrgsInf>`
    : ''

const ownAgent = ({ bic, name, bankCode }: CreditTransfer['institution']): string =>
  bic === null
    ? agent(
        `<ClrSysMmbId>${element('MmbId', bankCode, 35)}</ClrSysMmbId>${element('Nm', name ?? '', NAME_MAX)}`,
      )
    : agentWithBic(bic)

const account = (number: string, country: string | null): string =>
  country !== null && hasIban(country)
    ? `<Id><IBAN>${number}</IBAN></Id>`
    : `<Id><Othr><Id>${number}</Id></Othr></Id>`

const PURPOSE_CODE = /^[A-Z]{4}$/

/** A code of ISO 20022 has four capital letters; any other purpose is the bank's own. */
const purposeOf = (purpose: string): string =>
  PURPOSE_CODE.test(purpose) ? `<Purp><Cd>${purpose}</Cd></Purp>` : proprietaryPurpose(purpose)

function proprietaryPurpose(purpose: string): string {
  const content = element('Prtry', purpose, 35)
  return content === '' ? '' : `<Purp>${content}</Purp>`
}

function remittance(narration: string): string {
  const content = element('Ustrd', narration, 140)
  return content === '' ? '' : `<RmtInf>${content}</RmtInf>`
}

const INSTRUCTION_ID_LENGTH = 16

/** The transfer as pacs.008.001.08 with the rules of CBPR+. The correspondent keeps the tenant's account, so it settles on its own books. */
export function pacs008(transfer: CreditTransfer): string {
  const { reference, uetr, debtor, creditor, correspondentBic, institution } = transfer
  const own = ownAgent(institution)
  // The end of the reference, its date and number, is unique as well.
  const instructionId = reference.slice(-INSTRUCTION_ID_LENGTH)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<Document xmlns="${NAMESPACE}"><FIToFICstmrCdtTrf>` +
    `<GrpHdr><MsgId>${reference}</MsgId><CreDtTm>${transfer.createdAt.toISOString()}</CreDtTm><NbOfTxs>1</NbOfTxs>` +
    '<SttlmInf><SttlmMtd>INDA</SttlmMtd></SttlmInf></GrpHdr><CdtTrfTxInf>' +
    `<PmtId><InstrId>${instructionId}</InstrId><EndToEndId>${reference}</EndToEndId><UETR>${uetr}</UETR></PmtId>` +
    amount('IntrBkSttlmAmt', transfer.amountMinor, transfer.currency) +
    `<IntrBkSttlmDt>${transfer.settlementDate}</IntrBkSttlmDt>` +
    orderedParts(transfer) +
    `<ChrgBr>${BEARERS[transfer.chargeBearer]}</ChrgBr>` +
    charges(transfer) +
    `<InstgAgt>${own}</InstgAgt><InstdAgt>${agentWithBic(correspondentBic)}</InstdAgt>` +
    `<Dbtr>${element('Nm', debtor.name, NAME_MAX)}${address(debtor.country)}</Dbtr>` +
    `<DbtrAcct>${account(debtor.accountNumber, null)}</DbtrAcct><DbtrAgt>${own}</DbtrAgt>` +
    `<CdtrAgt>${agentWithBic(creditor.bic)}</CdtrAgt>` +
    `<Cdtr>${element('Nm', creditor.name, NAME_MAX)}${address(creditor.country)}</Cdtr>` +
    `<CdtrAcct>${account(creditor.accountNumber, creditor.country)}</CdtrAcct>` +
    purposeOf(transfer.purpose) +
    remittance(transfer.narration) +
    '</CdtTrfTxInf></FIToFICstmrCdtTrf></Document>\n'
  )
}
