import type { Posting } from './posting.ts'

interface LockedAccount {
  readonly workspaceId: string
  readonly id: string
  today: string
  index: number
}

/** Distinct accounts in the common lock order, and each posting's indexes into them, from 1; 0 is a system account. */
export interface LockedAccounts {
  readonly accounts: readonly Readonly<LockedAccount>[]
  readonly debits: readonly number[]
  readonly credits: readonly number[]
}

export function lockedAccounts(postings: readonly Posting[]): LockedAccounts {
  const byWorkspace = new Map<string, Map<string, LockedAccount>>()
  const accounts: LockedAccount[] = []
  const add = (
    { workspaceId, today }: Posting,
    { id, isSystem }: Posting['debit'],
  ): LockedAccount | undefined => {
    if (isSystem) return undefined
    let byId = byWorkspace.get(workspaceId)
    if (!byId) byWorkspace.set(workspaceId, (byId = new Map<string, LockedAccount>()))
    let account = byId.get(id)
    if (!account) {
      byId.set(id, (account = { workspaceId, id, today, index: 0 }))
      accounts.push(account)
    } else if (account.today < today) account.today = today // Around midnight a batch can contain two days; the account uses the later one.
    return account
  }
  const sides = postings.map(posting => ({
    debit: add(posting, posting.debit),
    credit: add(posting, posting.credit),
  }))
  accounts.sort(byLockOrder)
  accounts.forEach((account, index) => {
    account.index = index + 1
  })
  return {
    accounts,
    debits: sides.map(({ debit }) => debit?.index ?? 0),
    credits: sides.map(({ credit }) => credit?.index ?? 0),
  }
}

function byLockOrder(a: LockedAccount, b: LockedAccount): number {
  if (a.workspaceId !== b.workspaceId) return a.workspaceId < b.workspaceId ? -1 : 1
  return a.id < b.id ? -1 : 1
}
