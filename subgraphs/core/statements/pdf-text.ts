import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import PDFDocument from 'pdfkit'

/** A font with the signs of currencies, such as the naira's; those built into PDF have Western European letters only. */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
)

/** The parts of a font that pdfkit uses itself and that its types leave out. */
interface EmbeddedFont {
  readonly id: string
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean }
  encode(
    text: string,
  ): readonly [hex: readonly string[], positions: readonly { readonly advanceWidth: number }[]]
  ref(): unknown
}

interface Internals {
  readonly _font: EmbeddedFont
  readonly page: { readonly fonts: Record<string, unknown> }
  addContent(operators: Uint8Array): void
}

interface Glyphs {
  readonly hex: string
  /** In thousandths of the size of the font. */
  readonly width: number
}

/** A text with its size on the page. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  /** Distance of the base line from the top of the page. */
  readonly y: number
  readonly size: number
  /** Whether the text ends at x instead of beginning there. */
  readonly endsAtX?: boolean
}

export interface PdfText {
  addPage(): void
  place(text: PlacedText): void
  rule(y: number, from: number, to: number): void
  /** The width of a text in one line. */
  widthOf(text: string, size: number): number
  /** The text in lines of a width, broken at blanks where there are any. */
  wrap(text: string, width: number, size: number): string[]
  /** The bytes since the last call. */
  taken(): Uint8Array
  end(): void
}

/**
 * Pages of text. pdfkit makes the document and its fonts; the text is placed here, because pdfkit's own layout keeps each word of the
 * document in memory, and takes minutes for a million lines.
 */
export function pdfText(title: string, createdAt: Date): PdfText {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    font: FONT,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt, Producer: 'Fiducia', Creator: 'Fiducia' },
  })
  const internals = document as unknown as Internals
  const glyphsOf = glyphTable(internals._font)
  let operators = ''
  const flush = (): void => {
    if (operators !== '') internals.addContent(Buffer.from(operators, 'latin1'))
    operators = ''
  }
  const widthOf = (text: string, size: number): number => {
    let width = 0
    for (const character of text) width += glyphsOf(character).width
    return (width * size) / 1000
  }
  return {
    addPage() {
      flush()
      document.addPage()
      internals.page.fonts[internals._font.id] = internals._font.ref()
    },
    place({ text, x, y, size, endsAtX = false }) {
      let hex = ''
      for (const character of text) hex += glyphsOf(character).hex
      const left = endsAtX ? x - widthOf(text, size) : x
      // pdfkit turns the y axis of the page over; this matrix turns the letters back.
      operators += `BT /${internals._font.id} ${size} Tf 1 0 0 -1 ${left.toFixed(2)} ${y.toFixed(2)} Tm <${hex}> Tj ET\n`
    },
    rule(y, from, to) {
      operators += `0.5 w ${from} ${y.toFixed(2)} m ${to} ${y.toFixed(2)} l S\n`
    },
    widthOf,
    wrap: (text, width, size) => wrapped(text, (width * 1000) / size, character => glyphsOf(character).width),
    taken: () => (document.read() as Buffer | null) ?? new Uint8Array(),
    end() {
      flush()
      document.end()
    },
  }
}

/** Encodes each character once. Letters that the font lacks are written in Latin letters. */
function glyphTable(font: EmbeddedFont): (character: string) => Glyphs {
  const known = new Map<string, Glyphs>()
  const encode = (character: string): Glyphs => {
    const isKnown = font.font.hasGlyphForCodePoint(character.codePointAt(0)!)
    const [hex, positions] = font.encode(isKnown ? character : anyAscii(character))
    return {
      hex: hex.join(''),
      width: positions.reduce((width, { advanceWidth }) => width + advanceWidth, 0),
    }
  }
  return character => {
    let glyphs = known.get(character)
    if (!glyphs) known.set(character, (glyphs = encode(character)))
    return glyphs
  }
}

/** The lines of a text. A word that is too long for a line is broken. */
function wrapped(text: string, width: number, widthOf: (character: string) => number): string[] {
  const lines: string[] = []
  const blank = widthOf(' ')
  let line = ''
  let used = 0
  for (const word of text.split(/\s+/)) {
    const needed = [...word].reduce((sum, character) => sum + widthOf(character), 0)
    if (line !== '' && used + blank + needed <= width) {
      line += ` ${word}`
      used += blank + needed
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    used = 0
    for (const character of word) {
      const next = widthOf(character)
      if (line !== '' && used + next > width) {
        lines.push(line)
        line = ''
        used = 0
      }
      line += character
      used += next
    }
  }
  return line === '' ? lines : [...lines, line]
}
