import { assign } from './assignment.ts'
import { join } from './joining.ts'
import type { AlignedTokens, Alignment } from './kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { likenessesTo, tokenLikeness } from './token-likeness.ts'
import type { Token, TokenKind, Tokens } from './tokens.ts'

export interface NameLikeness {
  /** 0 to 1. */
  readonly score: number
  readonly isIdentical: boolean
  /** Share of the agreeing weight that comes from common names, 0 to 1. */
  readonly commonness: number
  readonly aligned: readonly Aligned[]
}

export interface Aligned {
  readonly one?: Token
  readonly other?: Token
  readonly score: number
  readonly how: Alignment
  /** Index of the other word in its name. */
  readonly index?: number
}

interface Weighing {
  /** Cost of a word that conflicts with a word of the other name. */
  readonly conflict: number
  /** Cost of a word without counterpart in the other name. */
  readonly surplus: number
  readonly conflicting: Readonly<Record<TokenKind, number>>
}

const CONFLICTING = {
  NAME: 1,
  INITIAL: 0.5,
  PARTICLE: 0,
  TITLE: 0,
  LEGAL_FORM: 0,
  GENERIC: 0.6,
  PLACE: 1,
  NUMBER: 0.4,
  PATRONYMIC: 0.75,
}
const PERSONS: Weighing = { conflict: 2, surplus: 0.28, conflicting: CONFLICTING }
const ORGANISATIONS: Weighing = { conflict: 1.7, surplus: 1, conflicting: CONFLICTING }
const THINGS: Weighing = { conflict: 1.8, surplus: 1, conflicting: { ...CONFLICTING, NUMBER: 1.2 } }

const weighingFor = (type: EntryType): Weighing =>
  type === 'INDIVIDUAL' ? PERSONS : type === 'ORGANIZATION' ? ORGANISATIONS : THINGS

/** Minimum similarity of two aligned words. */
const ALIKE = 0.28
const REORDERED = 0.985
const LONE_WORD = 0.6

/** Similarity of two names, independent of word order: the best one-to-one alignment, also with split or joined words. */
export function nameLikeness(one: Tokens, other: Tokens, type: EntryType): NameLikeness {
  if (one.length === 0 || other.length === 0)
    return { score: 0, isIdentical: false, commonness: 0, aligned: [] }
  if (
    one.length === other.length &&
    one.every(
      (token, at) =>
        token.text === other[at]!.text && token.kind === other[at]!.kind && token.part === other[at]!.part,
    )
  ) {
    return scoreAlignment(
      one.map((token, at) => ({
        one: token,
        other: other[at]!,
        index: at,
        ...tokenLikeness(token, other[at]!),
      })),
      type,
    )
  }
  const first = scoreAlignment(align(one, other), type)
  if (first.score >= 0.97) return first
  const [joined, otherJoined] = [join(one, other), join(other, one)]
  const isJoined = joined !== one || otherJoined !== other
  // Only one side is joined at a time, since joining both could join the same words twice.
  const ways = isJoined
    ? [scoreAlignment(align(joined, other), type), scoreAlignment(align(one, otherJoined), type)]
    : []
  return ways.reduce((best, way) => (way.score > best.score ? way : best), first)
}

function align(one: Tokens, other: Tokens): Aligned[] {
  const found = one.map(token => other.map(likenessesTo(token)))
  const gains = found.map((row, i) =>
    row.map(({ score }, j) =>
      score < ALIKE
        ? 0
        : score *
          (one[i]!.weight + other[j]!.weight) *
          (1 - 0.001 * Math.abs(i / one.length - j / other.length)),
    ),
  )
  const columns = assign(gains, other.length)
  const taken = new Set(columns)
  return [
    ...one.map((token, i): Aligned => {
      const j = columns[i]!
      return j < 0
        ? { one: token, score: 0, how: 'MISSING' }
        : { one: token, other: other[j]!, index: j, ...found[i]![j]! }
    }),
    ...other.flatMap((token, j): Aligned[] =>
      taken.has(j) ? [] : [{ other: token, index: j, score: 0, how: 'MISSING' }],
    ),
  ]
}

/** Score of an alignment: agreeing weight divided by the weight that should agree. */
function scoreAlignment(aligned: readonly Aligned[], type: EntryType): NameLikeness {
  const { conflict, surplus, conflicting } = weighingFor(type)
  let [agreeing, weight, common, min] = [0, 0, 0, 1]
  const lost = [0, 0]
  const against = [0, 0]
  let [words, spelled] = [0, 0]
  for (const { one, other, score, how } of aligned) {
    if (one !== undefined && other !== undefined) {
      const both = (one.weight + other.weight) / 2
      agreeing += both * score
      weight += both
      if (one.weight < 0.8 && one.kind === 'NAME') common += both
      if (how !== 'INITIAL' && one.kind !== 'INITIAL') spelled += both
      if (both >= 0.3) {
        words++
        min = Math.min(min, score)
      }
    } else {
      const token = (one ?? other)!
      const side = one === undefined ? 1 : 0
      lost[side]! += token.weight
      against[side]! += conflicting[token.kind] * (token.kind === 'NAME' ? Math.max(0.7, token.weight) : 1)
    }
  }
  if (weight === 0) return { score: 0, isIdentical: false, commonness: 0, aligned }
  const clash = Math.min(against[0]!, against[1]!)
  const extra = Math.max(0, Math.max(lost[0]!, lost[1]!) - clash)
  const missing = surplus * extra * (1 + Math.max(0, extra - weight) / weight)
  const isLone = words < 2 && extra > LONE_WORD
  const share = agreeing / (weight + conflict * clash + missing * (isLone ? 2 : 1))
  const isOrdered = isInOrder(aligned)
  const named =
    spelled < 0.3
      ? share * INITIALS_ALONE
      : isLone && clash === 0 && isTitled(aligned)
        ? Math.max(share, TITLED)
        : share
  return {
    score: named * (isOrdered ? 1 : REORDERED),
    isIdentical: isOrdered && clash === 0 && min >= 0.97 && extra < 0.2,
    commonness: common / weight,
    aligned,
  }
}

const INITIALS_ALONE = 0.6
const TITLED = 0.72

/** A title with a rare family name refers to well-known persons and gives at most a possible match. */
function isTitled(aligned: readonly Aligned[]): boolean {
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

/** Whether the significant words have the same order in both names. */
function isInOrder(aligned: readonly Aligned[]): boolean {
  let last = -1
  for (const { one, index } of aligned) {
    if (index === undefined || one === undefined || one.weight < 0.3) continue
    if (index < last) return false
    last = index
  }
  return true
}

export const explain = (aligned: readonly Aligned[]): AlignedTokens[] =>
  aligned.map(({ one, other, score, how }) => ({
    queryTokens: one === undefined ? [] : [one.written],
    listTokens: other === undefined ? [] : [other.written],
    how,
    score: Math.round(score * 100),
  }))
