import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { REPOSITORY } from '#test/start/support/installation.ts'

/** One fenced block of a page. */
export interface Block {
  readonly language: string
  /** Options after the language on the opening line: `status=409`, `as=AS_USER`, `variables`. */
  readonly options: Readonly<Record<string, string>>
  readonly text: string
  /** Line of the opening fence. */
  readonly line: number
}

/** A block to run, with the output that the page shows. */
export interface Example extends Block {
  /** GraphQL variables that the page shows. */
  readonly variables?: string
  readonly prints?: Block
}

/** Languages of blocks that are run, of blocks that show output, and of drawings. */
const RUN = ['sh', 'js', 'ts', 'graphql']
const PRINTED = ['json', 'text']
const DRAWN = ['', 'mermaid']

/** Pages that show a new installation, in run order. All other pages come after them. */
const FIRST = ['README.md', 'docs/tour.md']

/** Repository paths of the README and every page of docs. */
export function pages(): string[] {
  const found = readdirSync(join(REPOSITORY, 'docs'), { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.md'),
  )
  return [
    ...FIRST,
    ...found
      .map(name => `docs/${name}`)
      .filter(page => !FIRST.includes(page))
      .sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en')),
  ]
}

/** Guides run in the order of their numbers, whatever their folder. */
const orderOf = (page: string): string =>
  page.startsWith('docs/guides/') ? `docs/guides/${basename(page)}` : page

export const textOf = (page: string): string => readFileSync(join(REPOSITORY, page), 'utf8')

/** The fenced blocks of a page. Throws on a fence that is never closed. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: { info: string; line: number; lines: string[] } | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^```(.*)$/.exec(line)
    if (!fence) open?.lines.push(line)
    else if (!open) open = { info: fence[1]!, line: index + 1, lines: [] }
    else {
      const [language = '', ...options] = open.info.split(/\s+/)
      blocks.push({
        language,
        line: open.line,
        text: open.lines.join('\n'),
        options: Object.fromEntries(
          options.map(option => {
            const [name = '', value = ''] = option.split('=')
            return [name, value]
          }),
        ),
      })
      open = undefined
    }
  }
  if (open) throw new Error(`The fence in line ${open.line} is never closed.`)
  return blocks
}

/**
 * Example lines that sleep for a fixed time, not in a loop `until …; do sleep …; done` that waits for a
 * result.
 */
export function fixedPauses(markdown: string): string[] {
  const lines = examplesOf(markdown).flatMap(({ text }) => text.split('\n'))
  return lines.filter(line =>
    /\bsleep\b/.test(line.replaceAll(/\b(?:until|while) .+?; do sleep [\d.]+; done\b/g, '')),
  )
}

/** The blocks of a page to run, in order. Throws on a block that would be neither run nor compared. */
export function examplesOf(markdown: string): Example[] {
  const examples: (Block & { variables?: string; prints?: Block })[] = []
  let last: (typeof examples)[number] | undefined
  for (const block of blocksOf(markdown)) {
    if (RUN.includes(block.language)) {
      last = { ...block }
      examples.push(last)
    } else if (PRINTED.includes(block.language)) {
      if (!last || last.prints)
        throw new Error(`The ${block.language} in line ${block.line} follows nothing that could print it.`)
      if ('variables' in block.options) last.variables = block.text
      else last.prints = block
    } else if (!DRAWN.includes(block.language))
      throw new Error(`Nobody knows how to run the ${block.language} in line ${block.line}.`)
  }
  return examples
}

export const pagesWithExamples = (): string[] => pages().filter(page => examplesOf(textOf(page)).length > 0)

export const guidesWithExamples = (): string[] =>
  pagesWithExamples().filter(page => page.startsWith('docs/guides/'))

/** The subject of a guide by its folder. One test file runs the guides of each subject. */
export function subjectOf(
  guide: string,
): 'core banking' | 'compliance and identity' | 'remittance and platform' {
  if (guide.includes('/core-banking/')) return 'core banking'
  return /\/(?:compliance|elder-protection|identity-verification)\//.test(guide)
    ? 'compliance and identity'
    : 'remittance and platform'
}
