import { cpus } from 'node:os'
import { accounts } from './bench/accounts.ts'
import { cost } from './bench/cost/cost.ts'
import { conversions } from './bench/core/conversions.ts'
import { endOfDay } from './bench/core/end-of-day.ts'
import { journals } from './bench/core/journals.ts'
import { loans } from './bench/core/loans.ts'
import { trialBalance } from './bench/core/trial-balance.ts'
import { graph } from './bench/graph.ts'
import { openEnvironment, type Environment } from './bench/environment.ts'
import { openLauncher, type Launcher } from './bench/launcher.ts'
import { idv } from './bench/idv.ts'
import { ledger } from './bench/ledger.ts'
import { matching } from './bench/matching.ts'
import { monitoring } from './bench/monitoring.ts'
import { overload } from './bench/overload.ts'
import { quote, read } from './bench/quotes.ts'
import { sentinel } from './bench/sentinel.ts'
import { start } from './bench/start.ts'
import { standingInstructions } from './bench/core/standing-instructions.ts'
import { statementFiles } from './bench/core/statement-files.ts'
import { transfers } from './bench/transfers.ts'
import { webhooks } from './bench/webhooks.ts'

interface Description {
  readonly description: string
}

/** A measurement that gets its own database server. */
interface DatabaseBench extends Description {
  readonly run: (environment: Environment) => Promise<string>
  /** PostgreSQL settings for measurements that the defaults would distort. */
  readonly settings?: Readonly<Record<string, string>>
}

/** A measurement of the platform on its embedded database. */
interface EmbeddedBench extends Description {
  readonly runEmbedded: (launcher: Launcher) => Promise<string>
}

/** Keeps both sides of a comparison in memory and delays checkpoints beyond the end of the measurement. */
const IN_MEMORY = { shared_buffers: '1GB', max_wal_size: '8GB' }

const BENCHES: Readonly<Record<string, DatabaseBench | EmbeddedBench>> = {
  read: {
    description: 'one row over REST, beside a bare Fastify + pg handler with the same SQL; 32 connections',
    run: read,
  },
  quote: {
    description: 'POST /quotes, beside a bare Fastify + pg handler with the same SQL; 32 connections',
    run: quote,
  },
  graph: {
    description:
      'a query over two subgraphs, beside stock Apollo Server with @apollo/gateway and its own data sources; 32 connections',
    run: graph,
  },
  webhooks: {
    description: 'deliveries a second to one receiver, beside a loop around undici, 64 at once',
    runEmbedded: webhooks,
  },
  ledger: {
    description:
      'transfers through the ledger from within the process, 256 callers, beside TPC-B by prepared statements on the same server, 32 connections',
    run: ledger,
    settings: IN_MEMORY,
  },
  transfers: {
    description:
      'POST /transfers/internal and /transfers/bulk, beside TPC-B by prepared statements on the same server, 32 connections',
    run: transfers,
    settings: IN_MEMORY,
  },
  accounts: {
    description:
      'GET of an account and of pages of transactions, beside a bare Fastify + pg handler with the same SQL; and page 1,000 of an account beside page 1; 32 connections',
    run: accounts,
    settings: IN_MEMORY,
  },
  statements: {
    description:
      'documents of a statement with 100,000 lines in every format, beside a cursor that reads the same rows',
    run: statementFiles,
    settings: IN_MEMORY,
  },
  conversions: {
    description: 'POST /transfers/cross-currency, beside POST /transfers/internal; 64 connections',
    run: conversions,
    settings: IN_MEMORY,
  },
  'standing-instructions': {
    description:
      '100,000 standing instructions at the end of a day, beside POST /transfers/internal; 64 connections',
    run: standingInstructions,
    settings: IN_MEMORY,
  },
  'end-of-day': {
    description:
      'the interest of a day on 1,000,000 accounts and the posting of 100,000, beside a bare insert of as many rows, during transfers',
    run: endOfDay,
    settings: IN_MEMORY,
  },
  'trial-balance': {
    description:
      'GET /reports/trial-balance over 1,000,000 and over 10,000,000 entries of the general ledger',
    run: trialBalance,
    settings: IN_MEMORY,
  },
  journals: {
    description: '50 journals of 1,000 lines each, beside a bare insert of the same rows',
    run: journals,
    settings: IN_MEMORY,
  },
  loans: {
    description:
      'the repayments and the accrual of 200,000 loans at the end of a day, beside a bare insert and update of as many rows',
    run: loans,
    settings: IN_MEMORY,
  },
  overload: {
    description:
      'POST /quotes by more clients than can be served, none of which waits: throughput and refusals',
    run: overload,
  },
  matching: {
    description:
      'names on labelled pairs, people on lists and on none, the lists from the database to the threads that search them, and the index beside a full scan',
    run: matching,
  },
  monitoring: {
    description:
      'POST /monitoring/transactions with twenty rules on 500,000 and 5,000,000 stored transactions, and with one payee in every second; 32 connections',
    run: monitoring,
    settings: IN_MEMORY,
  },
  sentinel: {
    description:
      'POST /transactions of elder protection with the standard set on 100,000 and 1,000,000 stored transactions, the baselines of 10,000 profiles, and the alerts of generated lives; 32 connections',
    run: sentinel,
    settings: IN_MEMORY,
  },
  idv: {
    description:
      'machine readable zones, labelled ones and generated ones with one look-alike exchanged; pictures of documents, and uploads to one reading thread',
    run: idv,
  },
  cost: {
    description:
      'processor time, statements, commits, rows, index entries and WAL of single operations with their asynchronous work',
    runEmbedded: cost,
  },
  start: { description: 'from the start of the process to its first response', runEmbedded: start },
}

/** `npm run bench` runs every measurement, `npm run bench -- NAME…` only the named ones; see `effort.ts` for --brief. */
const names = process.argv.slice(2).filter(word => word !== '--brief')
const unknown = names.find(name => !Object.hasOwn(BENCHES, name))
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}"; there are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}`)
for (const name of names.length > 0 ? names : Object.keys(BENCHES)) {
  const bench = BENCHES[name]!
  console.log(`\n${name}: ${bench.description}\n`)
  console.log(await runBench(bench))
}

function runBench(bench: DatabaseBench | EmbeddedBench): Promise<string> {
  return 'run' in bench ? runOnDatabase(bench) : runEmbedded(bench)
}

async function runOnDatabase({ run, settings }: DatabaseBench): Promise<string> {
  const environment = await openEnvironment(settings)
  return run(environment).finally(() => environment.close())
}

async function runEmbedded(bench: EmbeddedBench): Promise<string> {
  const launcher = openLauncher()
  return bench.runEmbedded(launcher).finally(() => launcher.close())
}
