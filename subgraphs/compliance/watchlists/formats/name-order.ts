import type { EntryType, NameKind } from '#compliance/watchlists/entry.ts'
import { cleanText, isOriginalScript, joined } from '#compliance/watchlists/text.ts'
import { type Draft, addName } from './draft.ts'

const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d)\.?$/iu

/** "SURNAME, Given" in reading order. */
export function addSurnameFirst(
  draft: Draft,
  type: EntryType,
  text: string | undefined,
  kind: NameKind,
): void {
  const name = cleanText(text)
  if (name === undefined) return
  const [family, ...rest] = name.split(/\s*,\s*/u)
  if (type !== 'INDIVIDUAL' || rest.length === 0) return addName(draft, name, kind)
  const suffixes = rest.filter(part => SUFFIX.test(part))
  const given = joined(' ', ...rest.filter(part => !SUFFIX.test(part)))
  addName(draft, joined(' ', given, family, ...suffixes), kind, {
    parts: [
      ['GIVEN', given],
      ['FAMILY', family],
      ['SUFFIX', joined(' ', ...suffixes)],
    ],
  })
}

const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}]/u

/** Adds a name with given and family parts, in the reading order of its script. */
export function addGivenAndFamily(
  draft: Draft,
  given: string | undefined,
  family: string | undefined,
  kind: NameKind,
  language?: string,
): void {
  const isFamilyFirst = family !== undefined && isOriginalScript(family) && FAMILY_FIRST.test(family)
  const text = isFamilyFirst ? joined(' ', family, given) : joined(' ', given, family)
  addName(draft, text, kind, {
    parts:
      cleanText(given) === undefined
        ? []
        : [
            ['GIVEN', given],
            ['FAMILY', family],
          ],
    language,
  })
}
