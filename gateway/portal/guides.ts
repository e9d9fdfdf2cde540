import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { lexer, type Token, type Tokens } from 'marked'

/** Entry of a guide in the list. */
export interface GuideSummary {
  /** Name in the path: the file name without number and extension. */
  readonly name: string
  readonly title: string
  /** The first paragraph, as plain text. */
  readonly summary: string
}

export interface Guide extends GuideSummary {
  /** Everything below the title. */
  readonly body: readonly Token[]
}

const FILE = /^(?:\d+-)?([a-z0-9-]+)\.md$/

/** Reads the guides of a folder and its folders in the order of their numbers. A missing folder has none. */
export function readGuides(folder: URL): Guide[] {
  return filesIn(folder).flatMap(file => {
    const name = FILE.exec(posix.basename(file))?.[1]
    return name === undefined ? [] : [guideOf(name, readFileSync(new URL(file, folder), 'utf8'))]
  })
}

function filesIn(folder: URL): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .sort((one, other) => posix.basename(one).localeCompare(posix.basename(other)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Parses the Markdown of a guide: the first line is its title, the first paragraph its summary. */
export function guideOf(name: string, markdown: string): Guide {
  const tokens = lexer(markdown)
  const heading = tokens.find(
    (token): token is Tokens.Heading => token.type === 'heading' && (token as Tokens.Heading).depth === 1,
  )
  const first = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph')
  return {
    name,
    title: heading ? plainText(heading.tokens) : name,
    summary: first ? plainText(first.tokens) : '',
    body: tokens.filter(token => token !== heading),
  }
}

/** The text of inline tokens without markup. */
export function plainText(tokens: readonly Token[] = []): string {
  return tokens
    .map(token => {
      if (token.type === 'br') return ' '
      const { tokens: inner, text } = token as { tokens?: Token[]; text?: string }
      return inner ? plainText(inner) : (text ?? '')
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
