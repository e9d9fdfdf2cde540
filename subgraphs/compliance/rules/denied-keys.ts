import { backwards, spellingsOf } from '#compliance/matching/spellings.ts'
import { nameKey } from './name-key.ts'

const CAPITAL_WITHIN = /(\p{Ll})(\p{Lu})/gu

/** The keys under which a name may be on the deny-list: each spelling, with camel case split, and the same read backwards. */
export function deniedKeys(name: string): string[] {
  const spellings = spellingsOf(name).flatMap(each => [each, each.replace(CAPITAL_WITHIN, '$1 $2')])
  return [...new Set(spellings.flatMap(each => [nameKey(each), nameKey(backwards(each))]))]
}
