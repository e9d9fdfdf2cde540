import { GraphQLNonNull, isObjectType, parse, type FragmentDefinitionNode, type GraphQLSchema } from 'graphql'
import { fragmentsOf } from '#gateway/graph/plan/document.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import type { RestService, WebhookRow } from './endpoint.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { outputOf, type Output } from './output.ts'

/** The events of a service, each with its data in the format of the REST interface. */
export function publicEventsOf(service: RestService, supergraphSdl: string): PublicEvent[] {
  const schema = supergraphSchema(supergraphSdl)
  const fragments = fragmentsIn(service)
  const declared = (service.webhooks ?? []).map((row): PublicEvent => {
    const { write = value => value } = webhookData({ ...service, fragments }, row, schema)
    const { convert } = row
    return {
      service: service.name,
      name: row.event,
      description: row.description,
      domainEvent: row.domainEvent,
      render: convert ? domainEvent => write(convert(domainEvent)) : write,
    }
  })
  const reserved = (service.reservedEvents ?? []).map(({ event, description }): PublicEvent => ({
    service: service.name,
    name: event,
    description,
    render: value => value,
  }))
  return [...declared, ...reserved]
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fragments of a service's documents by name. */
export const fragmentsIn = ({ documents }: Pick<RestService, 'documents'>): Fragments =>
  fragmentsOf(parse(documents))

/** The `data` of a webhook, written by the fragment that the service's responses also use. */
export function webhookData(
  { fragments, dialect, name }: Pick<RestService, 'dialect' | 'name'> & { readonly fragments: Fragments },
  { event, data }: WebhookRow,
  schema: GraphQLSchema,
): Output {
  const fragment = fragments.get(data)
  const type = fragment && schema.getType(fragment.typeCondition.name.value)
  if (!fragment || !isObjectType(type))
    throw new Error(`${event} uses the fragment ${data}, which ${name} does not define.`)
  return outputOf(new GraphQLNonNull(type), fragment.selectionSet, { name: event, fragments }, dialect)
}
