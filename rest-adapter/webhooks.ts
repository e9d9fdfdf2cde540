import {
  GraphQLNonNull,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import type { RestService, WebhookRow } from './endpoint.ts'
import { graphOf } from './graph.ts'
import { outputOf, type Output } from './output.ts'

/** The events of a service, each with its data in the format of the REST interface. */
export function publicEventsOf(service: RestService, supergraphSdl: string): PublicEvent[] {
  const schema = graphOf(supergraphSdl)
  const declared = (service.webhooks ?? []).map((row): PublicEvent => {
    const { write = value => value } = webhookData(service, row, schema)
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

/** The `data` of a webhook, written by the fragment that the service's responses also use. */
export function webhookData(
  { documents, dialect, name }: RestService,
  { event, data }: WebhookRow,
  schema: GraphQLSchema,
): Output {
  const fragments = new Map(
    parse(documents)
      .definitions.filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map(each => [each.name.value, each]),
  )
  const fragment = fragments.get(data)
  const type = fragment && schema.getType(fragment.typeCondition.name.value)
  if (!fragment || !isObjectType(type))
    throw new Error(`${event} uses the fragment ${data}, which ${name} does not define.`)
  return outputOf(new GraphQLNonNull(type), fragment.selectionSet, { name: event, fragments }, dialect)
}
