import { type GraphQLError, locatedError, responsePathAsArray, type GraphQLSchema } from 'graphql'
import { isTooLarge, meterError, type ResponseMeter } from '#kernel/graph/response-meter.ts'
import type { Pace } from '#gateway/graph/guard/metered.ts'
import type { Variables } from './plan-run.ts'
import type { Completion, ExecutableOperation, FieldStep } from './selection-steps.ts'

export type Path = NonNullable<Parameters<typeof responsePathAsArray>[0]>

/** One execution of an operation. */
export interface Run<Context> {
  readonly schema: GraphQLSchema
  readonly executable: ExecutableOperation
  readonly variables: Variables
  readonly context: Context
  readonly errors: GraphQLError[]
  readonly meter: ResponseMeter
  readonly pace: Pace
  /** Paths that are null because of an error. Later errors at or below them are dropped. */
  readonly nulledPaths: Set<Path | undefined>
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Partial<Promise<unknown>> | null | undefined)?.then === 'function'

export const pathOf = ({ key, parent }: FieldStep, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parent.name,
})

/** The path of the field that a list item belongs to. */
export const fieldPath = (path: Path): Path => (typeof path.key === 'number' ? fieldPath(path.prev!) : path)

/** Records an error at a nullable position and returns null. At a non-null position, throws it to propagate the null. */
export function handleFieldError(
  thrown: unknown,
  { isRequired }: Completion,
  { nodes }: FieldStep,
  path: Path,
  run: Run<unknown>,
): null {
  // The whole response is abandoned, so the error needs no path.
  if (isTooLarge(run.meter)) throw thrown
  const error = locatedError(thrown, nodes, responsePathAsArray(path))
  if (isRequired) throw error
  addError(error, path, run)
  return null
}

export function addError(
  error: GraphQLError,
  path: Path | undefined,
  { errors, nulledPaths, meter }: Run<unknown>,
): void {
  for (let ancestor = path; ancestor !== undefined; ancestor = ancestor.prev)
    if (nulledPaths.has(ancestor)) return
  if (nulledPaths.has(undefined)) return
  nulledPaths.add(path)
  meterError(meter)
  errors.push(error)
}
