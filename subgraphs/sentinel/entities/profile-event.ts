import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ElderProfileEventType } from '#sentinel/schema.gen.ts'

/** An entry of a profile's timeline. */
export const ProfileEvent = defineEntity({
  name: 'ElderProfileEvent',
  schema: 'sentinel',
  tableName: 'profile_events',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    type: p.text().$type<ElderProfileEventType>(),
    /** Id of the contact, signal, alert or hold that the event is about. */
    referenceId: p.uuid().strictNullable(),
    actor: p.text(),
    at: p.datetime(),
  },
})

export type ProfileEventRow = Row<typeof ProfileEvent>
