import type { Aligned } from './alignment.ts'
import type { Token, Tokens } from './token.ts'

const SON_OF = /^(?:bin|ben|ibn|bint|binti|bte|ould|wuld|walad|uld)$/
const SAME_NAME = 0.7

interface Descent {
  readonly child: Token
  readonly father: Token
}

const isName = ({ kind, weight }: Token): boolean =>
  kind === 'NAME' || (kind === 'PATRONYMIC' && weight >= 0.3)

/** The children and fathers that a name states by a word such as bin between them. */
function descentsIn(tokens: Tokens): Descent[] {
  return tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'PARTICLE' || !SON_OF.test(text)) return []
    const [child, father] = [tokens.slice(0, at).findLast(isName), tokens.slice(at + 1).find(isName)]
    return child === undefined || father === undefined ? [] : [{ child, father }]
  })
}

/** Whether the child of one name is the father in the other and the reverse: two generations of a family. */
export function isFatherAndSon(one: Tokens, other: Tokens, aligned: readonly Aligned[]): boolean {
  const descents = descentsIn(one)
  if (descents.length === 0) return false
  const others = descentsIn(other)
  const isSame = (token: Token, there: Token): boolean =>
    aligned.some(pair => pair.one === token && pair.other === there && pair.score >= SAME_NAME)
  return descents.some(({ child, father }) =>
    others.some(
      there =>
        child.canonical !== father.canonical && isSame(child, there.father) && isSame(father, there.child),
    ),
  )
}
