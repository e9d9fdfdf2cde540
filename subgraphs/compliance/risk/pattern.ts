import { malformedPattern, parsePattern, type CharacterTest, type PatternNode } from './pattern-syntax.ts'

/** A regular expression whose time grows with the length of the text alone, whatever is written in it: it never goes back. */
export interface Pattern { matches(text: string): boolean }

type Instruction =
  | { readonly is: 'character'; readonly test: CharacterTest }
  | { readonly is: 'start' | 'end' | 'match' }
  | { readonly is: 'split'; to: number; orTo: number }
  | { readonly is: 'jump'; to: number }

const INSTRUCTIONS_MAX = 300
const STEPS_MAX = 5_000
/** Longer texts are read up to here. */
const TEXT_MAX = 1_000

/** Makes a pattern; throws what is wrong with it. */
export function compilePattern(text: string): Pattern {
  const program: Instruction[] = []
  let steps = 0
  const put = <Each extends Instruction>(instruction: Each): Each => {
    if (program.length >= INSTRUCTIONS_MAX) throw malformedPattern('is too large once its repeats are written out')
    program.push(instruction)
    return instruction
  }
  const write = (node: PatternNode): void => {
    // Repeats of nothing put no instruction anywhere, and take time all the same.
    if (++steps > STEPS_MAX) throw malformedPattern('is too large once its repeats are written out')
    if (node.is === 'sequence') node.parts.forEach(write)
    else if (node.is === 'choice') writeChoice(node.parts)
    else if (node.is === 'repeat') writeRepeat(node.part, node.least, node.most)
    else put(node)
  }
  const writeChoice = (parts: readonly PatternNode[]): void => {
    const ends: { to: number }[] = []
    parts.forEach((part, index) => {
      if (index === parts.length - 1) return write(part)
      const split = put({ is: 'split', to: program.length + 1, orTo: 0 })
      write(part)
      ends.push(put({ is: 'jump', to: 0 }))
      split.orTo = program.length
    })
    for (const end of ends) end.to = program.length
  }
  const writeRepeat = (part: PatternNode, least: number, most: number): void => {
    for (let times = 0; times < least; times++) write(part)
    if (most === Infinity) {
      const again = program.length
      const split = put({ is: 'split', to: program.length + 1, orTo: 0 })
      write(part)
      put({ is: 'jump', to: again })
      split.orTo = program.length
      return
    }
    const splits: { orTo: number }[] = []
    for (let times = least; times < most; times++) {
      splits.push(put({ is: 'split', to: program.length + 1, orTo: 0 }))
      write(part)
    }
    for (const split of splits) split.orTo = program.length
  }
  write(parsePattern(text))
  put({ is: 'match' })
  return { matches: given => search(program, [...given.slice(0, TEXT_MAX)]) }
}

/** Follows all ways through the program at once; none of them is at an instruction twice for one character. */
function search(program: readonly Instruction[], characters: readonly string[]): boolean {
  let here: number[] = []
  for (let at = 0; at <= characters.length; at++) {
    // A match may begin at every character.
    const standing = reached(program, [...here, 0], at === 0, at === characters.length)
    if (standing === 'matched') return true
    const code = characters[at]?.codePointAt(0)
    here = code === undefined ? [] : standing.filter(place => (program[place] as { test: CharacterTest }).test(code)).map(place => place + 1)
  }
  return false
}

function reached(program: readonly Instruction[], from: readonly number[], isStart: boolean, isEnd: boolean): number[] | 'matched' {
  const seen = new Uint8Array(program.length)
  const standing: number[] = []
  const open = [...from]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen[place]) continue
    seen[place] = 1
    const instruction = program[place]!
    if (instruction.is === 'match') return 'matched'
    if (instruction.is === 'character') standing.push(place)
    else if (instruction.is === 'jump') open.push(instruction.to)
    else if (instruction.is === 'split') open.push(instruction.to, instruction.orTo)
    else if (instruction.is === 'start' ? isStart : isEnd) open.push(place + 1)
  }
  return standing
}

const compiled = new Map<string, Pattern>()
const COMPILED_MAX = 500

/** The pattern of a text that was found right before. */
export function patternOf(text: string): Pattern {
  let pattern = compiled.get(text)
  if (!pattern) {
    if (compiled.size >= COMPILED_MAX) compiled.clear()
    compiled.set(text, pattern = compilePattern(text))
  }
  return pattern
}
