import type { Examples } from '#rest-adapter/endpoint.ts'

const entry = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e1',
  kind: 'CIDR',
  value: '203.0.113.0/24',
  reason: 'Hosting provider of three confirmed frauds.',
  source: 'Fraud desk',
  expires_at: '2026-12-31T00:00:00.000Z',
  added_by: 'analyst@bank.example',
  added_at: '2026-01-31T12:00:00.000Z',
}

export const blacklistExamples: Examples['operations'] = {
  ListBlacklists: {
    response: {
      blacklists: [
        { kind: 'NAME', entries: 12 },
        { kind: 'CIDR', entries: 1 },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  ListBlacklistEntries: { response: { entries: [entry], has_more: false, next_cursor: null } },
  AddBlacklistEntry: {
    requests: {
      'A network, until the end of the year': {
        value: entry.value,
        reason: entry.reason,
        source: entry.source,
        expires_at: '2026-12-31T00:00:00Z',
      },
    },
    response: entry,
  },
  ImportBlacklist: {
    requests: {
      'Two accounts': {
        csv: 'value,reason,source,expires_at\n0123456789,Confirmed mule account,Fraud desk,2026-12-31\n?,Unknown,,\n',
      },
    },
    response: {
      imported: 1,
      duplicates: 0,
      rejected: [{ line: 3, reason: 'value must be an account with letters or digits' }],
      rejected_total: 1,
    },
  },
  RemoveBlacklistEntry: {},
}
