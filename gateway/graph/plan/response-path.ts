import { isRecord, type ResponseObject } from '#gateway/graph/execute/merge.ts'

type Step = { kind: 'key'; name: string } | { kind: 'each' } | { kind: 'on'; types: ReadonlySet<string> }

/** The response path of a fetch: field names, list levels and type conditions. */
export type PlanPath = readonly Step[]
export type ResponsePosition = readonly (string | number)[]

const CONDITIONED = /^(.*)\|\[(.*)\]$/

/** Parses the planner's notation: `@` matches every element of a list, `field|[A,B]` only objects of these types. */
export function parsePath(elements: readonly (string | number)[]): PlanPath {
  return elements.flatMap(element => {
    const [, head = String(element), types] = CONDITIONED.exec(String(element)) ?? []
    const steps: Step[] = head === '@' ? [{ kind: 'each' }] : head === '' ? [] : [{ kind: 'key', name: head }]
    if (types !== undefined) steps.push({ kind: 'on', types: new Set(types.split(',')) })
    return steps
  })
}

/** Returns the objects at a path in response order. Skips nulls. */
export function objectsAt(root: ResponseObject, path: PlanPath): ResponseObject[] {
  const objects: ResponseObject[] = []
  walk(root, path, 0, object => objects.push(object), undefined)
  return objects
}

/** Returns the positions of the same objects in the same order. Only errors need them, so a second walk collects them. */
export function positionsAt(root: ResponseObject, path: PlanPath): ResponsePosition[] {
  const positions: ResponsePosition[] = []
  const position: (string | number)[] = []
  walk(root, path, 0, () => positions.push([...position]), position)
  return positions
}

/** Returns the prefix of a path that all of its objects share: the keys before the first list. */
export function commonPosition(path: PlanPath): ResponsePosition {
  const end = path.findIndex(step => step.kind === 'each')
  return path.slice(0, end < 0 ? path.length : end).flatMap(step => (step.kind === 'key' ? [step.name] : []))
}

function walk(
  value: unknown,
  path: PlanPath,
  index: number,
  onObject: (object: ResponseObject) => void,
  position: (string | number)[] | undefined,
): void {
  if (value === null || value === undefined) return
  const step = path[index]
  if (step?.kind === 'each') {
    if (!Array.isArray(value)) return
    for (let i = 0; i < value.length; i++) {
      position?.push(i)
      walk(value[i], path, index + 1, onObject, position)
      position?.pop()
    }
  } else if (!isRecord(value)) {
    return
  } else if (!step) {
    onObject(value)
  } else if (step.kind === 'on') {
    if (step.types.has(String(value['__typename']))) walk(value, path, index + 1, onObject, position)
  } else if (Object.hasOwn(value, step.name)) {
    position?.push(step.name)
    walk(value[step.name], path, index + 1, onObject, position)
    position?.pop()
  }
}
