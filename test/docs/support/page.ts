import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../../start/support/installation.ts'

/** One fenced block of a page. */
export interface Block {
  readonly language: string
  /** What follows the language on the opening line: `status=409`, `as=AS_USER`, `variables`. */
  readonly options: Readonly<Record<string, string>>
  readonly text: string
  /** Line of the opening fence. */
  readonly line: number
}

/** A block that is run, with what the page says it prints. */
export interface Example extends Block {
  /** Variables of a document of the graph, as the page shows them. */
  readonly variables?: string
  readonly prints?: Block
}

/** Languages that are run, those that show what was printed, and drawings. */
const RUN = ['sh', 'js', 'ts', 'graphql']
const PRINTED = ['json', 'text']
const DRAWN = ['', 'mermaid']

/** Pages that show a new installation, in the order in which they are run; every other page comes after them. */
const FIRST = ['README.md', 'docs/tour.md']

/** The README and every page of docs, by its path in the repository. */
export function pages(): string[] {
  const found = readdirSync(join(REPOSITORY, 'docs'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))
  return [...FIRST, ...found.map(name => `docs/${name}`).filter(page => !FIRST.includes(page)).sort()]
}

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
        language, line: open.line, text: open.lines.join('\n'),
        options: Object.fromEntries(options.map(option => { const [name = '', value = ''] = option.split('='); return [name, value] })),
      })
      open = undefined
    }
  }
  if (open) throw new Error(`The fence in line ${open.line} is never closed.`)
  return blocks
}

/** Lines of a page's examples that sleep outside of a loop `until …; do sleep …; done`, and so for a fixed time instead of until a result. */
export function fixedPauses(markdown: string): string[] {
  const lines = examplesOf(markdown).flatMap(({ text }) => text.split('\n'))
  return lines.filter(line => /\bsleep\b/.test(line.replaceAll(/\b(?:until|while) .+?; do sleep [\d.]+; done\b/g, '')))
}

/** What a page asks its reader to run, in order. Throws on a block that nobody would ever run or compare. */
export function examplesOf(markdown: string): Example[] {
  const examples: (Block & { variables?: string; prints?: Block })[] = []
  let last: typeof examples[number] | undefined
  for (const block of blocksOf(markdown)) {
    if (RUN.includes(block.language)) {
      last = { ...block }
      examples.push(last)
    } else if (PRINTED.includes(block.language)) {
      if (!last || last.prints) throw new Error(`The ${block.language} in line ${block.line} follows nothing that could print it.`)
      if ('variables' in block.options) last.variables = block.text
      else last.prints = block
    } else if (!DRAWN.includes(block.language)) throw new Error(`Nobody knows how to run the ${block.language} in line ${block.line}.`)
  }
  return examples
}
