import { getArgumentValues, type GraphQLResolveInfo } from 'graphql'
import { pathOf, type Path, type Run } from './run.ts'
import type { FieldStep } from './selection-steps.ts'

const NO_ARGUMENTS: Readonly<Record<string, unknown>> = Object.freeze(
  Object.create(null) as Record<string, unknown>,
)

/** Calls the resolver of a field, or reads the property of the source if it has none. */
export function resolveField<Context>(
  step: FieldStep,
  source: unknown,
  path: Path | undefined,
  parent: Path | undefined,
  run: Run<Context>,
): unknown {
  const { definition } = step
  if (!definition) return step.parent.name
  const { resolve, args: declared, name } = definition
  const args =
    declared.length === 0 ? NO_ARGUMENTS : getArgumentValues(definition, step.nodes[0]!, run.variables)
  if (resolve)
    return resolve(
      source,
      args,
      run.context,
      resolve.length > 3 ? resolveInfo(step, path ?? pathOf(step, parent), run) : (undefined as never),
    )
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return undefined
  const property = (source as Record<string, unknown>)[name]
  if (typeof property !== 'function') return property
  return (source as Record<string, (...given: unknown[]) => unknown>)[name]!(
    args,
    run.context,
    resolveInfo(step, path ?? pathOf(step, parent), run),
  )
}

export function resolveInfo<Context>(
  { definition, nodes, parent }: FieldStep,
  path: Path,
  { schema, executable, variables }: Run<Context>,
): GraphQLResolveInfo {
  return {
    fieldName: definition!.name,
    fieldNodes: nodes,
    returnType: definition!.type,
    parentType: parent,
    path,
    schema,
    fragments: executable.fragments,
    rootValue: undefined,
    operation: executable.operation,
    variableValues: variables as Record<string, unknown>,
  }
}
