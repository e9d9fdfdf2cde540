import { composeServices } from '@apollo/composition'
import { subgraphDocument } from '#kernel/graph/executable.ts'
import { refuse, type RefusalRow } from '#kernel/refusals.ts'
import { refuse as refuseCompliance } from '#compliance/errors.ts'
import { refuse as refuseCore } from '#core/errors.ts'
import { refuse as refuseIdv } from '#idv/errors.ts'
import { refuse as refuseEvents } from '#webhooks/errors.ts'
import { refuse as refuseIdentity } from '#identity/errors.ts'
import { refuse as refuseRemittance } from '#remittance/errors.ts'
import { refuse as refuseSentinel } from '#sentinel/errors.ts'
import { schemaText } from '#test/support/schema-text.ts'

/** Composes schemas into a supergraph; throws with all errors if they do not compose. */
export function compose(contracts: Readonly<Record<string, string>>): string {
  const { supergraphSdl, errors } = composeServices(
    Object.entries(contracts).map(([name, text]) => ({ name, typeDefs: subgraphDocument(text) })),
  )
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'))
  return supergraphSdl
}

export const composePlatform = (): string =>
  compose(
    Object.fromEntries(
      ['identity', 'compliance', 'sentinel', 'idv', 'remittance', 'core', 'webhooks'].map(name => [
        name,
        schemaText(name),
      ]),
    ),
  )

export const refusalTable: Readonly<Record<string, RefusalRow>> = {
  ...refuse.table,
  ...refuseIdentity.table,
  ...refuseCompliance.table,
  ...refuseRemittance.table,
  ...refuseCore.table,
  ...refuseSentinel.table,
  ...refuseIdv.table,
  ...refuseEvents.table,
}
