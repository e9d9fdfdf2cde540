import { isAcronymOfOther } from './acronyms.ts'
import type { Aligned, NameLikeness } from './alignment.ts'
import { assign } from './assignment.ts'
import { isCommonWord } from './common-words.ts'
import { isFatherAndSon } from './fathers.ts'
import { lettersLikeness, SHORT_SLIP } from './gaps.ts'
import { join } from './joining.ts'
import type { AlignedTokens } from './kinds.ts'
import { isDescribed, isTitled } from './lone-words.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { isSlippedForm } from './legal-forms.ts'
import { isServantOf, likenessesTo, tokenLikeness } from './token-likeness.ts'
import type { Token, TokenKind, Tokens } from './token.ts'

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

/** Conflict between the abd of a bound name and another name. */
const SERVANT_CONFLICT = 0.7
/** A number that only one name has mostly distinguishes two parties of a series. */
const LONE_NUMBER = 1.6
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
  if (first.score >= 0.97) return withoutReversedDescent(one, other, first)
  const best = withoutReversedDescent(one, other, bestJoined(one, other, type, first))
  if (type === 'ORGANIZATION' && best.score < ACRONYM && isAcronymOfOther(one, other))
    return { ...best, score: ACRONYM, isAcronym: true }
  const letters = best.score < POSSIBLE_BY_LETTERS ? lettersLikeness(one, other, type) : 0
  if (letters <= best.score) return letters === SHORT_SLIP ? { ...best, isShortSlip: true } : best
  return { ...best, score: letters, ...(letters === SHORT_SLIP && { isShortSlip: true as const }) }
}

/** An acronym is at most a possible match, because many names have the same initials. */
const ACRONYM = 0.72
const FATHER_AND_SON = 0.6

/** The same names in the roles of father and child are two people. */
const withoutReversedDescent = (one: Tokens, other: Tokens, found: NameLikeness): NameLikeness =>
  isFatherAndSon(one, other, found.aligned)
    ? { ...found, score: found.score * FATHER_AND_SON, isIdentical: false }
    : found

/** Letters are compared only for names whose words do not agree. */
const POSSIBLE_BY_LETTERS = 0.8

function bestJoined(one: Tokens, other: Tokens, type: EntryType, first: NameLikeness): NameLikeness {
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
  const forms = slippedForms(one, other, columns)
  for (const [, { index }] of forms) taken.add(index)
  return [
    ...one.map((token, i): Aligned => {
      const j = columns[i]!
      const form = forms.get(i)
      if (form !== undefined) return { one: token, ...form }
      return j < 0
        ? { one: token, score: 0, how: 'MISSING' }
        : { one: token, other: other[j]!, index: j, ...found[i]![j]! }
    }),
    ...other.flatMap((token, j): Aligned[] =>
      taken.has(j) ? [] : [{ other: token, index: j, score: 0, how: 'MISSING' }],
    ),
  ]
}

const SLIPPED_FORM = 0.9

/** Pairs a legal form without counterpart with a last word that is such a form with one slip. */
function slippedForms(
  one: Tokens,
  other: Tokens,
  columns: readonly number[],
): Map<number, Required<Omit<Aligned, 'one'>>> {
  const found = new Map<number, Required<Omit<Aligned, 'one'>>>()
  if (one[0]!.kind === 'LEGAL_FORM' || !(isFormed(one) || isFormed(other))) return found
  const isFree = (j: number): boolean =>
    !columns.includes(j) && ![...found.values()].some(form => form.index === j)
  for (let i = one.length - 1; i > 0; i--) {
    const token = one[i]!
    if (columns[i]! < 0) {
      const j = other.findIndex(
        (there, at) =>
          at > 0 &&
          isFree(at) &&
          (isSlippedForm(there, token) || isSlippedForm(token, there)) &&
          isFollowedByForms(other, at),
      )
      if (j > 0) found.set(i, { other: other[j]!, index: j, score: SLIPPED_FORM, how: 'TYPO' })
    }
    if (token.kind !== 'LEGAL_FORM' && !found.has(i)) break
  }
  return found
}

const isFormed = (tokens: Tokens): boolean => tokens.at(-1)!.kind === 'LEGAL_FORM'
const isFollowedByForms = (tokens: Tokens, at: number): boolean =>
  tokens.slice(at + 1).every(({ kind, text }) => kind === 'LEGAL_FORM' || text.length < 5)

/** Score of an alignment: agreeing weight divided by the weight that should agree. */
function scoreAlignment(aligned: readonly Aligned[], type: EntryType): NameLikeness {
  const { conflict, surplus, conflicting } = weighingFor(type)
  let [agreeing, weight, common, min] = [0, 0, 0, 1]
  const lost = [0, 0]
  const against = [0, 0]
  let [words, spelled, spelledWords] = [0, 0, 0]
  let [isDistinctive, hasInitial, isNameLost] = [type !== 'INDIVIDUAL', false, false]
  for (const { one, other, score, how } of aligned) {
    if (one !== undefined && other !== undefined) {
      const both = weightOf(one, other)
      agreeing += both * score
      weight += both
      if (one.weight < 0.8 && one.kind === 'NAME') common += both
      // Against another name, abd is a name without counterpart, although it is bound to the one that agrees.
      if (isServantOf(one, other)) against[0]! += SERVANT_CONFLICT
      if (isServantOf(other, one)) against[1]! += SERVANT_CONFLICT
      if (how !== 'INITIAL' && one.kind !== 'INITIAL') {
        spelled += both
        if (both >= 0.3) spelledWords++
        isDistinctive ||= both >= 0.3 && !isCommonWord(one) && !isCommonWord(other)
      } else hasInitial ||= one.kind !== other.kind
      if (both >= 0.3) {
        words++
        min = Math.min(min, score)
      }
    } else {
      const token = (one ?? other)!
      const side = one === undefined ? 1 : 0
      isNameLost ||= token.kind === 'NAME' && token.weight >= 0.3
      lost[side]! += token.weight * (token.kind === 'NUMBER' ? LONE_NUMBER : 1)
      against[side]! += conflicting[token.kind] * (token.kind === 'NAME' ? Math.max(0.7, token.weight) : 1)
    }
  }
  if (weight === 0) return { score: 0, isIdentical: false, commonness: 0, aligned }
  const clash = Math.min(against[0]!, against[1]!)
  const extra = Math.max(0, Math.max(lost[0]!, lost[1]!) - clash)
  const missing =
    (isDistinctive ? surplus : COMMON_SURPLUS) * extra * (1 + Math.max(0, extra - weight) / weight)
  const isLone = words < 2 && extra > LONE_WORD
  const share = agreeing / (weight + conflict * clash + missing * (isLone ? 2 : 1))
  const isOrdered = isInOrder(aligned)
  const isVague =
    type === 'INDIVIDUAL' && ((words < 2 && isNameLost) || (!isDistinctive && hasInitial && spelledWords < 2))
  const named =
    spelled < 0.3
      ? share * INITIALS_ALONE
      : isLone && clash === 0 && isTitled(aligned)
        ? Math.max(share, TITLED)
        : type !== 'INDIVIDUAL' && clash === 0 && share < DESCRIBED && isDescribed(aligned)
          ? DESCRIBED
          : isVague
            ? Math.min(share, VAGUE)
            : share
  return {
    score:
      named * (isOrdered ? 1 : isDistinctive || extra < 0.3 || isRotated(aligned) ? REORDERED : SHUFFLED),
    isIdentical: isOrdered && clash === 0 && min >= 0.97 && extra < 0.2,
    commonness: common / weight,
    aligned,
  }
}

/** A mistyped legal form or generic word has the little weight of the word that is meant. */
const weightOf = (one: Token, other: Token): number =>
  one.kind !== other.kind && (isDescriptive(one) || isDescriptive(other))
    ? Math.min(one.weight, other.weight)
    : (one.weight + other.weight) / 2
const isDescriptive = ({ kind }: Token): boolean => kind === 'LEGAL_FORM' || kind === 'GENERIC'

/** Cost of a word without counterpart when all words that agree are common. */
const COMMON_SURPLUS = 0.5
/** Maximum for one word of a longer name, and for a common word with an initial. */
const VAGUE = 0.69
const SHUFFLED = 0.9

const INITIALS_ALONE = 0.6
const TITLED = 0.72
/** A distinctive word with or without generic words is at most a possible match. */
const DESCRIBED = 0.72

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

/** Whether the order differs only in whether the family name comes first or last. */
function isRotated(aligned: readonly Aligned[]): boolean {
  const order = aligned.flatMap(({ one, index }) =>
    index === undefined || one === undefined || one.weight < 0.3 ? [] : [index],
  )
  return order.filter((index, at) => index > order[(at + 1) % order.length]!).length < 2
}

export const explain = (aligned: readonly Aligned[]): AlignedTokens[] =>
  aligned.map(({ one, other, score, how }) => ({
    queryTokens: one === undefined ? [] : [one.written],
    listTokens: other === undefined ? [] : [other.written],
    how,
    score: Math.round(score * 100),
  }))
