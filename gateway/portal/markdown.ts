import type { Token, Tokens } from 'marked'
import { html, type Html } from '#gateway/html.ts'
import { plainText } from './guides.ts'
import { highlighted } from './highlight.ts'

/** Resolution of links in a document. */
export interface LinkRules {
  /** The resolved path of a link; undefined renders only its text. */
  readonly resolve: (href: string) => string | undefined
}

export interface Outline {
  readonly id: string
  readonly title: string
}

/**
 * Renders Markdown as HTML. Each token is rendered by a template that escapes its values, so HTML in the Markdown is shown as
 * text, and links lead only to targets that the rules permit.
 */
export function markdown(tokens: readonly Token[], rules: LinkRules): Html[] {
  return tokens.map(token => block(token, rules))
}

/** The second-level headings, for a table of contents. */
export function outlineOf(tokens: readonly Token[]): Outline[] {
  return tokens.flatMap(token =>
    token.type === 'heading' && (token as Tokens.Heading).depth === 2
      ? [{ id: idOf(token as Tokens.Heading), title: plainText(token.tokens) }]
      : [],
  )
}

const idOf = ({ tokens }: Tokens.Heading): string =>
  plainText(tokens)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function block(token: Token, rules: LinkRules): Html {
  switch (token.type) {
    case 'space':
    case 'def':
      return html``
    case 'hr':
      return html`<hr>`
    case 'heading':
      return heading(token as Tokens.Heading, rules)
    case 'paragraph':
      return html`<p>${inline(token.tokens, rules)}</p>`
    case 'code':
      return codeBlock((token as Tokens.Code).text, (token as Tokens.Code).lang)
    case 'blockquote':
      return html`<blockquote>${markdown(token.tokens ?? [], rules)}</blockquote>`
    case 'list':
      return list(token as Tokens.List, rules)
    case 'table':
      return table(token as Tokens.Table, rules)
    case 'text':
      return html`${token.tokens ? inline(token.tokens, rules) : (token as Tokens.Text).text}`
    default:
      return html`<p>${token.raw}</p>`
  }
}

function heading(token: Tokens.Heading, rules: LinkRules): Html {
  const content = inline(token.tokens, rules)
  if (token.depth <= 2) return html`<h2 id="${idOf(token)}">${content}</h2>`
  return token.depth === 3
    ? html`<h3 id="${idOf(token)}">${content}</h3>`
    : html`<h4 id="${idOf(token)}">${content}</h4>`
}

/** A code block; a script adds a copy button. Long lines wrap. */
export function codeBlock(text: string, language: string | undefined): Html {
  const name = language?.split(/\s/, 1)[0]
  return html`<div class="code">${name ? html`<span class="language">${name}</span>` : ''}<pre><code>${highlighted(text, name)}</code></pre></div>`
}

function list({ ordered, start, items }: Tokens.List, rules: LinkRules): Html {
  const entries = items.map(
    item => html`<li>${item.tokens.map(token => block(token, rules))}</li>
`,
  )
  if (!ordered) return html`<ul>${entries}</ul>`
  return html`<ol start="${start === '' ? 1 : start}">${entries}</ol>`
}

function table({ header, rows }: Tokens.Table, rules: LinkRules): Html {
  return html`<div class="wide" role="region" tabindex="0" aria-label="Table"><table>
<thead><tr>${header.map(cell => html`<th scope="col">${inline(cell.tokens, rules)}</th>`)}</tr></thead>
<tbody>${rows.map(
    row => html`<tr>${row.map(cell => html`<td>${inline(cell.tokens, rules)}</td>`)}</tr>
`,
  )}</tbody></table></div>`
}

function inline(tokens: readonly Token[] | undefined, rules: LinkRules): Html[] {
  return (tokens ?? []).map(token => {
    switch (token.type) {
      case 'strong':
        return html`<strong>${inline(token.tokens, rules)}</strong>`
      case 'em':
        return html`<em>${inline(token.tokens, rules)}</em>`
      case 'del':
        return html`<del>${inline(token.tokens, rules)}</del>`
      case 'codespan':
        return html`<code>${(token as Tokens.Codespan).text}</code>`
      case 'br':
        return html`<br>`
      case 'link':
        return link(token as Tokens.Link, rules)
      case 'text':
        return html`${token.tokens ? inline(token.tokens, rules) : (token as Tokens.Text).text}`
      case 'escape':
        return html`${(token as Tokens.Escape).text}`
      default:
        return html`${token.raw}`
    }
  })
}

function link({ href, tokens }: Tokens.Link, rules: LinkRules): Html {
  const to = rules.resolve(href)
  const content = inline(tokens, rules)
  if (to === undefined) return html`${content}`
  return /^https?:/.test(to)
    ? html`<a href="${to}" rel="noreferrer">${content}</a>`
    : html`<a href="${to}">${content}</a>`
}
