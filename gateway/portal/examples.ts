import { readdirSync, readFileSync } from 'node:fs'

/** Audience of an example; each audience authenticates differently. */
export type ExampleAudience = 'user' | 'staff' | 'key'

export const AUDIENCES: Readonly<
  Record<ExampleAudience, { readonly title: string; readonly description: string }>
> = {
  user: { title: "A user's app", description: 'Uses the session of one user, who sees only their own data.' },
  staff: {
    title: 'A dashboard',
    description: 'Uses the token of a staff member, whose scopes decide what is visible.',
  },
  key: { title: 'A backend', description: 'Uses the API key of the tenant, server to server.' },
}

/** An example operation. */
export interface Example {
  readonly audience: ExampleAudience
  /** The operation's name. */
  readonly name: string
  readonly about: string
  readonly document: string
}

/** Reads the example operations; the first lines of each file describe it. */
export function readExamples(): Example[] {
  return (Object.keys(AUDIENCES) as ExampleAudience[]).flatMap(audience => {
    const folder = new URL(`./examples/${audience}/`, import.meta.url)
    return readdirSync(folder)
      .sort()
      .map(file => exampleOf(audience, readFileSync(new URL(file, folder), 'utf8')))
  })
}

function exampleOf(audience: ExampleAudience, text: string): Example {
  const [, comment = '', document = ''] = /^((?:#.*\n)*)([\s\S]*)$/.exec(text)!
  const name = /^(?:query|mutation) (\w+)/.exec(document)?.[1]
  if (name === undefined)
    throw new Error(`an example for ${audience} has no named operation: ${text.slice(0, 80)}`)
  return {
    audience,
    name,
    about: comment.replace(/^# ?/gm, '').trim().replaceAll('\n', ' '),
    document: document.trim(),
  }
}
