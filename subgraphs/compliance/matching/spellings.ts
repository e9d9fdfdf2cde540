import anyAscii from 'any-ascii'

/** Punctuation of real names, which separates words. Any other sign between letters is treated as an attempt to hide the name. */
const ORDINARY = '\\s\\-.,&/()"“”„«»·•・･‧‐‑‒–—:;،、，．（）＆／－־֊፡་༌'
const LETTER = '\\p{L}\\p{M}*'
const HIDING = `[^\\p{L}\\p{M}${ORDINARY}]`

/** More short pieces in a row than any real name has initials. */
const SHORT_PIECES_MIN = 4
const SHORT_PIECE = `(?:${LETTER}){1,2}`
const HIDDEN = new RegExp(
  [
    `${LETTER}${HIDING}+\\p{L}`,
    `(?<![\\p{L}\\p{M}])(?:${SHORT_PIECE}[^\\p{L}\\p{M}]+){${SHORT_PIECES_MIN - 1},}${SHORT_PIECE}(?![\\p{L}\\p{M}])`,
    '(?<![\\p{L}\\p{M}])(?:\\p{L}[\\p{L}\\p{M}]*[^\\p{L}\\p{M}\\s]+){3}\\p{L}',
  ].join('|'),
  'u',
)
const SHORT = new RegExp(`^${SHORT_PIECE}$`, 'u')

/** An apostrophe does not separate words. */
export const APOSTROPHES = /['’‘ʼʻʿʾʽ`´′＇״׳՚]/gu
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Characters that are letters or marks by category but look like signs: modifiers without a script, clicks, and enclosing marks. Length marks of a script are excluded. */
const SIGNLIKE =
  /\p{Me}|(?!〆|(?<=[\p{Script=Hiragana}\p{Script=Katakana}])[ーｰ]|(?<=\p{Script=Arabic})ـ)(?=\p{L})[\p{Script=Common}\p{Script=Inherited}ǀ-ǃ]/gu
const OVERRIDDEN = /[\u202d\u202e]([^\u202c\n]*)/gu
const CAPITALS_WITHIN = /\p{Ll}{3}\p{Lu}/u
const SYMBOLS = /\p{So}\ufe0f?/gu
const GRAPHEMES = /\P{M}\p{M}*|\p{M}+/gu

/** Words of three or more ASCII letters in ordinary case, in which nothing can be hidden. */
const PLAIN = /^(?:[A-Za-z][a-z]{2,}|[A-Z]{3,})(?: (?:[A-Za-z][a-z]{2,}|[A-Z]{3,}))*$/

/** Reverses a text; combining marks stay on their letters. */
export const backwards = (text: string): string =>
  PLAIN.test(text)
    ? text.split('').reverse().join('')
    : (text.replace(INVISIBLE, '').match(GRAPHEMES) ?? []).reverse().join('')

/**
 * A name as written, and as people read it when it is obfuscated: with signs, digits or emoji between the letters, as
 * single letters, in symbols that look like letters, with capitals anywhere, or under a directional override.
 */
export function spellingsOf(name: string): string[] {
  if (PLAIN.test(name)) return [name]
  const withoutOverrides = name.replace(OVERRIDDEN, (_, text: string) => backwards(text))
  const spellings = new Set([name, withoutOverrides])
  for (const each of [...spellings])
    for (const spelling of [...lettersAlone(each), lettersOfSymbols(each)]) spellings.add(spelling)
  for (const each of [...spellings]) if (CAPITALS_WITHIN.test(each)) spellings.add(each.toLowerCase())
  return [...spellings]
}

const lettersOfSymbols = (text: string): string =>
  text.replace(SYMBOLS, symbol => {
    const letter = anyAscii(symbol.replace('\ufe0f', ''))
    return /^[a-z]$/i.test(letter) ? letter : symbol
  })

const CHUNK = /(\S+)(\s*)/g
const PIECES = /[\p{L}\p{M}]+/gu

/** The letters without the signs between them, once with words split at blanks and once with all short pieces joined. Empty when nothing is hidden. */
function lettersAlone(text: string): string[] {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '')
    .replace(SIGNLIKE, letter => (letter.normalize('NFKC') === letter ? '+' : letter))
  if (!HIDDEN.test(plain)) return []
  const words = [...plain.matchAll(CHUNK)]
    .map(([, chunk, blanks]) => ({ text: withoutSigns(chunk!), gap: blanks!.length }))
    .filter(word => word.text !== '')
  return [joinedRuns(words), joinedRuns((plain.match(PIECES) ?? []).map(piece => ({ text: piece, gap: 0 })))]
}

const DIGITS = /^\p{N}+$/u

const withoutSigns = (chunk: string): string =>
  chunk.replace(/\p{L}/u.test(chunk) ? /[^\p{L}\p{M}]/gu : /\P{N}/gu, '')

interface Piece {
  readonly text: string
  /** Number of blanks after the piece. */
  readonly gap: number
}

/** Joins adjacent short pieces to words; wider gaps separate words. Digits between the pieces are dropped like signs. */
function joinedRuns(pieces: readonly Piece[]): string {
  const words: string[] = []
  for (let at = 0; at < pieces.length;) {
    const run = shortRun(pieces, at)
    const narrowest = Math.min(...run.slice(0, -1).map(({ gap }) => gap))
    words.push(
      run.length === 0
        ? pieces[at]!.text
        : run
            .map(({ text, gap }) => `${DIGITS.test(text) ? '' : text}${gap > narrowest ? ' ' : ''}`)
            .join('')
            .trim(),
    )
    at += Math.max(1, run.length)
  }
  return words.join(' ')
}

/** The run of one- or two-letter pieces from an index; empty when it is too short to be a word. */
function shortRun(pieces: readonly Piece[], from: number): readonly Piece[] {
  let [end, count] = [from, 0]
  for (let at = from; at < pieces.length; at++) {
    if (SHORT.test(pieces[at]!.text)) {
      count++
      end = at + 1
    } else if (!DIGITS.test(pieces[at]!.text)) break
  }
  return count < SHORT_PIECES_MIN || DIGITS.test(pieces[from]!.text) ? [] : pieces.slice(from, end)
}
