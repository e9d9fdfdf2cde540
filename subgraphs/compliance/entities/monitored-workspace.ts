import { defineEntity, p } from '@mikro-orm/core'

/** A workspace that has or had monitored subjects; `ordinal` counts its list update runs. */
export const MonitoredWorkspace = defineEntity({
  name: 'MonitoredWorkspace',
  schema: 'compliance',
  tableName: 'monitored_workspaces',
  properties: {
    workspaceId: p.uuid().primary(),
    ordinal: p.bigint(),
  },
})
