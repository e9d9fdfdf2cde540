import anyAscii from 'any-ascii'

/** Signs that real names carry. Between words of several letters they separate words; any other sign between letters hides them. */
const ORDINARY = '\\s\\-.,&/()"“”„«»·•・･‧‐‑‒–—:;،、，．（）＆／－־֊፡་༌'
const LETTER = '\\p{L}\\p{M}*'
const HIDING = `[^\\p{L}\\p{M}${ORDINARY}]`

/** Nobody has as many initials. */
const SHORT_PIECES_LEAST = 4
const SHORT_PIECE = `(?:${LETTER}){1,2}`
const HIDDEN = new RegExp([
  `${LETTER}${HIDING}+\\p{L}`,
  `(?<![\\p{L}\\p{M}])(?:${SHORT_PIECE}[^\\p{L}\\p{M}]+){${SHORT_PIECES_LEAST - 1},}${SHORT_PIECE}(?![\\p{L}\\p{M}])`,
  '(?<![\\p{L}\\p{M}])(?:\\p{L}[\\p{L}\\p{M}]*[^\\p{L}\\p{M}\\s]+){3}\\p{L}',
].join('|'), 'u')
const SHORT = new RegExp(`^${SHORT_PIECE}$`, 'u')

/** Within a word an apostrophe separates nothing. */
export const APOSTROPHES = /['’‘ʼʻʿʾʽ`´′＇״׳՚]/gu
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Letters and marks by category that look like signs: modifiers of no script, clicks, and what is drawn around a letter. What lengthens a letter of its own script is none. */
const SIGNLIKE = /\p{Me}|(?!〆|(?<=[\p{Script=Hiragana}\p{Script=Katakana}])[ーｰ]|(?<=\p{Script=Arabic})ـ)(?=\p{L})[\p{Script=Common}\p{Script=Inherited}ǀ-ǃ]/gu
const OVERRIDDEN = /[\u202d\u202e]([^\u202c\n]*)/gu
const CAPITALS_WITHIN = /\p{Ll}{3}\p{Lu}/u
const SYMBOLS = /\p{So}\ufe0f?/gu
const GRAPHEMES = /\P{M}\p{M}*|\p{M}+/gu

/** A text from its end to its start; marks stay on their letters. */
export const backwards = (text: string): string => (text.replace(INVISIBLE, '').match(GRAPHEMES) ?? []).reverse().join('')

/**
 * A name as it is written, and as people read it where it is written to be read by people alone: with signs, digits or emoji
 * between its letters, in single letters, in symbols that look like letters, with capitals anywhere, or under a directional override.
 */
export function spellingsOf(name: string): string[] {
  const shown = name.replace(OVERRIDDEN, (_, text: string) => backwards(text))
  const spellings = new Set([name, shown])
  for (const each of [...spellings]) for (const spelling of [...lettersAlone(each), lettersOfSymbols(each)]) spellings.add(spelling)
  for (const each of [...spellings]) if (CAPITALS_WITHIN.test(each)) spellings.add(each.toLowerCase())
  return [...spellings]
}

const lettersOfSymbols = (text: string): string => text.replace(SYMBOLS, symbol => {
  const letter = anyAscii(symbol.replace('\ufe0f', ''))
  return /^[a-z]$/i.test(letter) ? letter : symbol
})

const CHUNK = /(\S+)(\s*)/g
const PIECES = /[\p{L}\p{M}]+/gu

/** The letters without what stands between them: in the words that blanks part, and with all short pieces as one word. Nothing where nothing is hidden. */
function lettersAlone(text: string): string[] {
  const plain = text.replace(INVISIBLE, '').replace(APOSTROPHES, '').replace(SIGNLIKE, letter => (letter.normalize('NFKC') === letter ? '+' : letter))
  if (!HIDDEN.test(plain)) return []
  const words = [...plain.matchAll(CHUNK)].map(([, chunk, blanks]) => ({ text: shown(chunk!), gap: blanks!.length })).filter(word => word.text !== '')
  return [joinedRuns(words), joinedRuns((plain.match(PIECES) ?? []).map(piece => ({ text: piece, gap: 0 })))]
}

const DIGITS = /^\p{N}+$/u

const shown = (chunk: string): string => chunk.replace(/\p{L}/u.test(chunk) ? /[^\p{L}\p{M}]/gu : /\P{N}/gu, '')

interface Piece {
  readonly text: string
  /** How many blanks follow it. */
  readonly gap: number
}

/** Short pieces side by side as one word; where blanks part them, wider gaps are those between words. Digits between them hide them as signs do. */
function joinedRuns(pieces: readonly Piece[]): string {
  const words: string[] = []
  for (let at = 0; at < pieces.length;) {
    const run = shortRun(pieces, at)
    const narrowest = Math.min(...run.slice(0, -1).map(({ gap }) => gap))
    words.push(run.length === 0 ? pieces[at]!.text : run.map(({ text, gap }) => `${DIGITS.test(text) ? '' : text}${gap > narrowest ? ' ' : ''}`).join('').trim())
    at += Math.max(1, run.length)
  }
  return words.join(' ')
}

/** Pieces of one or two letters from a place on; empty where they are too few to be a word. */
function shortRun(pieces: readonly Piece[], from: number): readonly Piece[] {
  let [end, count] = [from, 0]
  for (let at = from; at < pieces.length; at++) {
    if (SHORT.test(pieces[at]!.text)) { count++; end = at + 1 }
    else if (!DIGITS.test(pieces[at]!.text)) break
  }
  return count < SHORT_PIECES_LEAST || DIGITS.test(pieces[from]!.text) ? [] : pieces.slice(from, end)
}
