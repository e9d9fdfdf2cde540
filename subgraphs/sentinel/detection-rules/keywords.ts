import { foldText } from '#kernel/fold-text.ts'
import type { MemoKeyword } from './parameters.ts'
import type { ElderSignalCategory } from './rule-types.ts'

/** Whether folded text contains a folded phrase as whole words. */
export const hasPhrase = (folded: string, phrase: string): boolean =>
  phrase !== '' && ` ${folded} `.includes(` ${phrase} `)

/** The keywords that a memo contains as whole words, regardless of case and accents, in the order of the list. */
export function keywordsIn(memo: string | null, keywords: readonly MemoKeyword[]): MemoKeyword[] {
  const folded = foldText(memo ?? '')
  return folded === '' ? [] : keywords.filter(({ text }) => hasPhrase(folded, foldText(text)))
}

const keywords = (category: ElderSignalCategory, ...texts: readonly string[]): MemoKeyword[] =>
  texts.map(text => ({ text, category }))

/** Phrases that a memo hardly contains unless a scammer dictated it: English, Spanish and French. */
export const CLEAR_KEYWORDS: readonly MemoKeyword[] = [
  ...keywords('TECH_SUPPORT_SCAM', 'tech support', 'remote support', 'refund department'),
  ...keywords('TECH_SUPPORT_SCAM', 'soporte técnico', 'soporte remoto', 'departamento de reembolsos'),
  ...keywords(
    'TECH_SUPPORT_SCAM',
    'support technique',
    'assistance à distance',
    'service des remboursements',
  ),
  ...keywords('LOTTERY_SCAM', 'winnings', 'lottery', 'sweepstakes'),
  ...keywords('LOTTERY_SCAM', 'ganancias de lotería', 'premio de lotería'),
  ...keywords('LOTTERY_SCAM', 'gains de loterie', 'gain à la loterie'),
  ...keywords('GRANDPARENT_EMERGENCY_SCAM', 'bond for grandson', 'bail for grandson'),
  ...keywords('GRANDPARENT_EMERGENCY_SCAM', 'fianza para nieto', 'fianza para mi nieto', 'fianza del nieto'),
  ...keywords('GRANDPARENT_EMERGENCY_SCAM', 'caution pour petit-fils', 'caution pour mon petit-fils'),
  ...keywords('ROMANCE_SCAM', 'visa for fiance', 'visa for fiancee'),
  ...keywords('ROMANCE_SCAM', 'visa para prometida', 'visa para prometido', 'visado para prometida'),
  ...keywords('ROMANCE_SCAM', 'visa pour fiancée', 'visa pour fiancé', 'visa pour ma fiancée'),
  ...keywords('INVESTMENT_SCAM', 'guaranteed return', 'guaranteed returns'),
  ...keywords('INVESTMENT_SCAM', 'rendimiento garantizado', 'rentabilidad garantizada'),
  ...keywords('INVESTMENT_SCAM', 'rendement garanti', 'rendements garantis'),
]

/** Phrases that honest memos contain too, such as payments to a tax authority. */
export const AMBIGUOUS_KEYWORDS: readonly MemoKeyword[] = [
  ...keywords(
    'LOTTERY_SCAM',
    'prize',
    'lotería',
    'sorteo',
    'premio',
    'loterie',
    'tirage au sort',
    'gros lot',
  ),
  ...keywords('IMPOSTER_SCAM', 'back taxes', 'irs', 'warrant', 'customs fee'),
  ...keywords('IMPOSTER_SCAM', 'impuestos atrasados', 'hacienda', 'orden de arresto', 'tasa de aduana'),
  ...keywords('IMPOSTER_SCAM', 'arriérés d’impôts', 'fisc', 'mandat d’arrêt', 'frais de douane'),
  ...keywords('GRANDPARENT_EMERGENCY_SCAM', 'bail', 'fianza', 'caution judiciaire'),
  ...keywords('ROMANCE_SCAM', 'my love', 'mi amor', 'mon amour'),
]

/** The keywords of a rule that names none. */
export const MEMO_KEYWORDS: readonly MemoKeyword[] = [...CLEAR_KEYWORDS, ...AMBIGUOUS_KEYWORDS]
