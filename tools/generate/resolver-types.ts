import { buildSubgraphSchema } from '@apollo/subgraph'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { Kind, parse, printSchema, visit, type DocumentNode, type ObjectTypeDefinitionNode } from 'graphql'
import { subgraphDocument } from '#kernel/graph/executable.ts'
import { CLIENT_TYPES } from './client-types.ts'

/** What resolvers get for each scalar, and what they may return. */
const scalars = { ...CLIENT_TYPES, DateTime: 'Date' }

/** Enums that have the kernel's own words inside. */
const kernelEnums = { ServiceName: '../../kernel/principal.ts#Service', EnvironmentName: '../../kernel/principal.ts#Environment', RateLimitTier: '../../kernel/principal.ts#Tier' }

const config = {
  scalars,
  contextType: '../../kernel/context.ts#Context',
  // Parents are the domain's own rows; what is checked against the contract are the names of fields and their arguments.
  defaultMapper: 'any',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  makeResolverTypeCallable: true,
  inputMaybeValue: 'T | null',
  immutableTypes: true,
  namingConvention: 'keep',
}

/** TypeScript types of a domain's contract: its inputs, enums, and `Resolvers`, which its resolvers.ts has to satisfy. */
export async function resolverTypes(schema: string): Promise<string> {
  const enumValues = Object.fromEntries(Object.entries(kernelEnums).filter(([name]) => schema.includes(`enum ${name} {`)))
  const text = await codegen({
    documents: [],
    config: { ...config, enumValues },
    filename: 'schema.gen.ts',
    schema: withReferences(schema),
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers: typescriptResolvers },
  })
  // The plugins do not know reference resolvers, and one of them re-exports types as if they were values.
  const typed = text
    .replaceAll(/__resolveReference\?: Resolver<.*;/g, '__resolveReference?: (reference: any, context: ContextType) => unknown;')
    .replaceAll(/^export \{ (\w+) \};$/gm, 'export type { $1 };')
  return `// Made by "npm run generate" from schema.graphql; never edited.\n${typed}\n`
}

/**
 * The contract as plain types, in which every entity has its reference resolver: the generator's own federation support
 * knows neither federation 2's links nor our directive.
 */
function withReferences(schema: string): DocumentNode {
  const document = subgraphDocument(schema)
  const plain = parse(printSchema(buildSubgraphSchema([{ typeDefs: document }])))
  const entities = new Set(document.definitions.flatMap(node =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && node.directives?.some(({ name }) => name.value === 'key') ? [node.name.value] : []))
  const reference = (parse('type T { __resolveReference: T }').definitions[0] as ObjectTypeDefinitionNode).fields![0]!
  return visit(plain, {
    ObjectTypeDefinition: node => (entities.has(node.name.value)
      ? { ...node, fields: [...node.fields ?? [], { ...reference, type: { kind: Kind.NAMED_TYPE, name: node.name } }] }
      : undefined),
  }) as DocumentNode
}
