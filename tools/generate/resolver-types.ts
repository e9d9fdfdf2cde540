import { buildSubgraphSchema } from '@apollo/subgraph'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { Kind, parse, printSchema, visit, type DocumentNode, type ObjectTypeDefinitionNode } from 'graphql'
import { subgraphDocument } from '#kernel/graph/executable.ts'
import { CLIENT_TYPES } from './client-types.ts'
import { usedTypes } from './used-types.ts'

/** TypeScript type that resolvers receive and return for each scalar. */
const scalars = { ...CLIENT_TYPES, DateTime: 'Date' }

/** Enums that map to types of the kernel. */
const kernelEnums = {
  ServiceName: '../../kernel/principal.ts#Service',
  EnvironmentName: '../../kernel/principal.ts#Environment',
  RateLimitTier: '../../kernel/principal.ts#Tier',
}

const config = {
  scalars,
  contextType: '../../kernel/context.ts#Context',
  // Parents are database rows, which have no generated type; only field names and arguments are checked
  // against the contract.
  defaultMapper: 'any',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  makeResolverTypeCallable: true,
  inputMaybeValue: 'T | null',
  immutableTypes: true,
  namingConvention: 'keep',
  disableDescriptions: true,
}

/**
 * Generates the TypeScript types of a domain's contract: inputs, enums, and the `Resolvers` that resolvers.ts
 * must satisfy. Types that these do not use are left out; the schema has the descriptions.
 */
export async function resolverTypes(schema: string): Promise<string> {
  const enumValues = Object.fromEntries(
    Object.entries(kernelEnums).filter(([name]) => schema.includes(`enum ${name} {`)),
  )
  const text = await codegen({
    documents: [],
    config: { ...config, enumValues },
    filename: 'schema.gen.ts',
    schema: withReferences(schema),
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers: typescriptResolvers },
  })
  // The plugins do not support reference resolvers, and one of them re-exports types as if they were values.
  const typed = text
    .replaceAll(
      /__resolveReference\?: Resolver<.*;/g,
      '__resolveReference?: (reference: any, context: ContextType) => unknown;',
    )
    .replaceAll(/^export \{ (\w+) \};$/gm, 'export type { $1 };')
  const inputs = [...schema.matchAll(/^(?:input|enum) (\w+)/gm)].map(([, name]) => name!)
  return `// Made by "npm run generate" from the schema of the domain; never edited.\n${usedTypes(typed, ['Resolvers', ...inputs])}\n`
}

/**
 * The contract as plain types, with a reference resolver on every entity. The generator's own federation
 * support covers neither federation 2's `@link` nor this project's directive.
 */
function withReferences(schema: string): DocumentNode {
  const document = subgraphDocument(schema)
  const plain = parse(printSchema(buildSubgraphSchema([{ typeDefs: document }])))
  const entities = new Set(
    document.definitions.flatMap(node =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION && node.directives?.some(({ name }) => name.value === 'key')
        ? [node.name.value]
        : [],
    ),
  )
  const reference = (parse('type T { __resolveReference: T }').definitions[0] as ObjectTypeDefinitionNode)
    .fields![0]!
  return visit(plain, {
    ObjectTypeDefinition: node =>
      entities.has(node.name.value)
        ? {
            ...node,
            fields: [
              ...(node.fields ?? []),
              { ...reference, type: { kind: Kind.NAMED_TYPE, name: node.name } },
            ],
          }
        : undefined,
  }) as DocumentNode
}
