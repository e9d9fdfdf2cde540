import { backwards, spellingsOf } from '../matching/spellings.ts'
import { nameKey } from '../rules/name-key.ts'

const CAPITAL_WITHIN = /(\p{Ll})(\p{Lu})/gu

/** The forms in which a party may stand on the deny-list: as it is written, as people read it, and each of these backwards. */
export function deniedKeys(name: string): string[] {
  const spellings = spellingsOf(name).flatMap(each => [each, each.replace(CAPITAL_WITHIN, '$1 $2')])
  return [...new Set(spellings.flatMap(each => [nameKey(each), nameKey(backwards(each))]))]
}
