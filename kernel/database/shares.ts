/** Statements outside of any workspace, such as looking up a credential: they are short, and belong to every tenant. */
export const SHARED = ''

/** Counts the lent connections, in total and for each workspace. */
export interface ConnectionShares {
  isAnyFree(): boolean
  /** Whether the workspace holds less than its share. */
  mayHold(workspaceId: string): boolean
  /** Counts one connection that these workspaces share; it counts for each of them. */
  hold(workspaceIds: readonly string[]): void
  giveBack(workspaceIds: readonly string[]): void
}

/**
 * Maximum share of the connections for one workspace, rounded up. It excludes the last connection, unless
 * there is only one.
 */
const SHARE = 0.6

export const shareOf = (connectionsMax: number): number =>
  Math.max(1, Math.min(connectionsMax - 1, Math.ceil(connectionsMax * SHARE)))

export function connectionShares(connectionsMax: number): ConnectionShares {
  const share = shareOf(connectionsMax)
  const held = new Map<string, number>()
  let lentOut = 0
  return {
    isAnyFree: () => lentOut < connectionsMax,
    mayHold: workspaceId => workspaceId === SHARED || (held.get(workspaceId) ?? 0) < share,
    hold(workspaceIds) {
      lentOut += 1
      for (const workspaceId of workspaceIds) held.set(workspaceId, (held.get(workspaceId) ?? 0) + 1)
    },
    giveBack(workspaceIds) {
      lentOut -= 1
      for (const workspaceId of workspaceIds) {
        const left = held.get(workspaceId)! - 1
        if (left > 0) held.set(workspaceId, left)
        else held.delete(workspaceId)
      }
    },
  }
}
