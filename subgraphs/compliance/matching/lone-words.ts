import type { Aligned } from './alignment.ts'
import type { Token } from './token.ts'

/** A title with a rare family name refers to well-known persons and gives at most a possible match. */
export function isTitled(aligned: readonly Aligned[]): boolean {
  const titles = aligned.filter(
    ({ one, other }) => (one ?? other)!.kind === 'TITLE' && (one === undefined || other === undefined),
  )
  const word = aligned.find(({ one, other }) => one !== undefined && other !== undefined && one.weight >= 0.9)
  const extra = aligned.filter(
    ({ one, other }) =>
      (one === undefined) !== (other === undefined) &&
      (one ?? other)!.kind !== 'TITLE' &&
      (one ?? other)!.weight >= 0.3,
  )
  const isQueryTitled = titles.some(({ one }) => one !== undefined)
  const isLast =
    word !== undefined &&
    (isQueryTitled
      ? extra.every(({ index }) => index! < word.index!)
      : aligned.indexOf(word) >= Math.max(...extra.map(pair => aligned.indexOf(pair))))
  return (
    titles.length > 0 &&
    isLast &&
    word !== undefined &&
    word.score >= 0.9 &&
    extra.every(({ one }) => (one === undefined) === isQueryTitled)
  )
}

const DISTINCTIVE_LENGTH_MIN = 4
const SAME = 0.94
const DESCRIPTIVE: readonly Token['kind'][] = ['GENERIC', 'LEGAL_FORM', 'PARTICLE']

/** One distinctive word that is the whole of one name, while the other adds only generic words: the way in which lists are searched by hand. */
export function isDescribed(aligned: readonly Aligned[]): boolean {
  const pairs = aligned.filter(({ one, other }) => one !== undefined && other !== undefined)
  const named = pairs.filter(({ one, other }) => one!.kind === 'NAME' && other!.kind === 'NAME')
  const [word] = named
  return (
    word !== undefined &&
    pairs.every(pair => pair === word || DESCRIPTIVE.includes(pair.one!.kind)) &&
    word.score >= SAME &&
    word.one!.text.length >= DISTINCTIVE_LENGTH_MIN &&
    aligned
      .filter(({ one, other }) => one === undefined || other === undefined)
      .every(({ one, other }) => DESCRIPTIVE.includes((one ?? other)!.kind))
  )
}
