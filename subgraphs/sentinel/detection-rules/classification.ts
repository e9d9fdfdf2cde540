import { foldText } from '#kernel/fold-text.ts'
import { payeeKeys } from '#kernel/payee-hashes.ts'
import { hasPhrase } from './keywords.ts'
import type { ElderTransactionChannel, ElderTransactionType } from './rule-types.ts'

/** What classification reads of a transaction. */
export interface ClassifiableTransaction {
  readonly type: ElderTransactionType
  readonly direction: 'CREDIT' | 'DEBIT'
  readonly channel: ElderTransactionChannel | null
  /** Merchant category code, ISO 18245. */
  readonly mcc: string | null
  readonly merchantName: string | null
  readonly memo: string | null
  readonly counterpartyId: string | null
  readonly counterpartyAccount: string | null
  readonly counterpartyName: string | null
  /** ISO 3166-1 alpha-2. */
  readonly counterpartyCountry: string | null
}

type Only<Name extends keyof ClassifiableTransaction> = Pick<ClassifiableTransaction, Name>

/** Merchant category codes, ISO 18245. */
const STORED_VALUE_MCC = '6540'
const QUASI_CASH_MCC = '6051'

const GIFT_CARD_PHRASES = [
  ...['gift card', 'gift cards', 'giftcard', 'giftcards'],
  ...['prepaid card', 'prepaid cards', 'pre paid card', 'pre paid cards'],
  ...['tarjeta regalo', 'tarjetas regalo', 'tarjeta de regalo', 'tarjetas de regalo'],
  ...['tarjeta prepago', 'tarjetas prepago', 'tarjeta de prepago', 'tarjetas de prepago'],
  ...['tarjeta prepagada', 'tarjetas prepagadas'],
  ...['carte cadeau', 'cartes cadeau', 'carte cadeaux', 'cartes cadeaux'],
  ...['carte prepayee', 'cartes prepayees'],
]

/** Whether the customer paid. Fees and interest that the bank charges are not the customer's behavior. */
export const isDebit = ({ direction, type }: Only<'direction' | 'type'>): boolean =>
  direction === 'DEBIT' && type !== 'FEE' && type !== 'INTEREST'

/** Whether a transaction buys or loads a gift or prepaid card. */
export const isGiftCard = ({
  type,
  mcc,
  merchantName,
  memo,
}: Only<'type' | 'mcc' | 'merchantName' | 'memo'>): boolean =>
  type === 'GIFT_CARD' || mcc === STORED_VALUE_MCC || [merchantName, memo].some(mentionsGiftCard)

function mentionsGiftCard(text: string | null): boolean {
  const folded = foldText(text ?? '')
  return GIFT_CARD_PHRASES.some(phrase => hasPhrase(folded, phrase))
}

/** Whether a transaction buys virtual currency, or quasi-cash, whose merchant category includes it. */
export const isCrypto = ({ type, mcc }: Only<'type' | 'mcc'>): boolean =>
  type === 'CRYPTO' || mcc === QUASI_CASH_MCC

/** Whether the counterparty is known to be in another country. */
export const isAbroad = (
  { counterpartyCountry }: Only<'counterpartyCountry'>,
  homeCountry: string,
): boolean => counterpartyCountry !== null && counterpartyCountry !== homeCountry

const TRANSFER_TYPES: readonly ElderTransactionType[] = ['WIRE', 'REMITTANCE', 'TRANSFER']

/** Whether a customer sent money to another country. Card payments abroad are travel, not transfers. */
export const isTransferAbroad = (
  transaction: Only<'direction' | 'type' | 'counterpartyCountry'>,
  homeCountry: string,
): boolean =>
  isDebit(transaction) && TRANSFER_TYPES.includes(transaction.type) && isAbroad(transaction, homeCountry)

/**
 * The party on the other side, as a text that is equal for each of its transactions: the counterparty's id, else its account, else
 * its name, else the merchant's name. Null if the transaction names none of them, as cash does.
 */
export function payeeKey({
  counterpartyId,
  counterpartyAccount,
  counterpartyName,
  merchantName,
}: Only<'counterpartyId' | 'counterpartyAccount' | 'counterpartyName' | 'merchantName'>): string | null {
  const [key = null] = payeeKeys({
    id: counterpartyId,
    account: counterpartyAccount,
    name: counterpartyName,
    merchantName,
  })
  return key
}
