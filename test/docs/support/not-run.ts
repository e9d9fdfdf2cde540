/** Examples that the tests cannot run unchanged, each with the test that covers it instead. */
export const NOT_RUN: readonly {
  readonly page: string
  readonly begins: string
  readonly because: string
}[] = [
  {
    page: 'README.md',
    begins: 'npm ci && npm start',
    because: 'installs packages and holds the terminal; test/start runs npm start',
  },
  {
    page: 'docs/operations/own-database.md',
    begins: 'createdb -h db',
    because:
      'needs a database server named db; test/start/own-database.test.ts runs these steps on another server',
  },
  {
    page: 'docs/operations/split-processes.md',
    begins: 'export PUBLIC_URL=',
    because:
      'needs that database, and processes that stay; test/start/split-platform.test.ts starts every part',
  },
  {
    page: 'docs/operations/deploy.md',
    begins: 'docker compose',
    because:
      'needs an engine for containers; tools/check-deploy.ts holds deploy/ against its schemas and itself',
  },
  {
    page: 'docs/operations/back-up.md',
    begins: 'npm run admin -- backup',
    because: "acts on the reader's own database; test/start/backup.test.ts runs these commands on others",
  },
  {
    page: 'docs/operations/administer.md',
    begins: 'npm run admin -- audit',
    because:
      "acts on the reader's own database; test/start/administration.test.ts and watchlists.test.ts run these commands on others",
  },
  {
    page: 'docs/operations/audit.md',
    begins: 'npm run admin -- audit verify',
    because:
      "acts on the reader's own database; test/start/administration.test.ts and test/kernel/audit-chain run the verification on others",
  },
  {
    page: 'docs/operations/audit.md',
    begins: 'node docs/examples/verify-audit.mjs',
    because: 'needs an export of the reader; test/compliance/audit-events.test.ts runs the script on others',
  },
  {
    page: 'docs/tour.md',
    begins: 'UN_LIST=',
    because:
      'needs a file that its reader has downloaded; docs/guides/compliance/16-watchlists.md imports one, and test/compliance/watchlists/real-lists.test.ts reads real ones',
  },
]
