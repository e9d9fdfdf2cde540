import { readdirSync, readFileSync } from 'node:fs'

/** For whom an example is; each signs in its own way. */
export type Audience = 'user' | 'staff' | 'key'

export const AUDIENCES: Readonly<Record<Audience, { readonly title: string; readonly description: string }>> = {
  user: { title: 'A user\'s app', description: 'With the session of one user: what the user sees is the user\'s own.' },
  staff: { title: 'A dashboard', description: 'With a staff member\'s token: what is seen is what the scopes allow.' },
  key: { title: 'A backend', description: 'With the tenant\'s key, server to server.' },
}

/** An operation to start from. */
export interface Example {
  readonly audience: Audience
  /** The operation's name. */
  readonly name: string
  readonly about: string
  readonly document: string
}

/** The example operations, each a file whose first lines say what it is for. */
export function readExamples(): Example[] {
  return (Object.keys(AUDIENCES) as Audience[]).flatMap(audience => {
    const folder = new URL(`./examples/${audience}/`, import.meta.url)
    return readdirSync(folder).sort().map(file => exampleOf(audience, readFileSync(new URL(file, folder), 'utf8')))
  })
}

function exampleOf(audience: Audience, text: string): Example {
  const [, words = '', document = ''] = /^((?:#.*\n)*)([\s\S]*)$/.exec(text)!
  const name = /^(?:query|mutation) (\w+)/.exec(document)?.[1]
  if (name === undefined) throw new Error(`an example for ${audience} has no named operation: ${text.slice(0, 80)}`)
  return { audience, name, about: words.replace(/^# ?/gm, '').trim().replaceAll('\n', ' '), document: document.trim() }
}
