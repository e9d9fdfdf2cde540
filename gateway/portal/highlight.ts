import { createRequire } from 'node:module'
import type { HLJSApi, LanguageFn } from 'highlight.js'
import { html, type Html } from '#gateway/html.ts'

/** The languages of code blocks, each with its grammar. */
const GRAMMARS: Readonly<Record<string, string>> = {
  sh: 'bash',
  json: 'json',
  graphql: 'graphql',
  js: 'javascript',
  ts: 'typescript',
}

const require = createRequire(import.meta.url)
let loaded: HLJSApi | undefined

/** Code as HTML, with a class for each kind of token; plain text for a language without a grammar. */
export function highlighted(text: string, language: string | undefined): Html {
  const grammar = GRAMMARS[language ?? '']
  if (grammar === undefined) return html`${text}`
  loaded ??= load()
  const { _emitter: tokens } = loaded.highlight(text, { language: grammar, ignoreIllegals: true })
  return spans((tokens as unknown as { readonly root: TokenNode }).root)
}

/** The grammars are loaded for the first page with code, because most processes never render one. */
function load(): HLJSApi {
  const library = require('highlight.js/lib/core') as HLJSApi
  for (const grammar of Object.values(GRAMMARS))
    library.registerLanguage(grammar, require(`highlight.js/lib/languages/${grammar}`) as LanguageFn)
  return library
}

interface TokenNode {
  readonly scope?: string
  readonly children: readonly (TokenNode | string)[]
}

/** Renders the tree of tokens; the library's own text would have to be trusted. */
function spans({ scope, children }: TokenNode): Html {
  const content = children.map(child => (typeof child === 'string' ? html`${child}` : spans(child)))
  return scope === undefined
    ? html`${content}`
    : html`<span class="token-${scope.split('.', 1)[0]}">${content}</span>`
}
