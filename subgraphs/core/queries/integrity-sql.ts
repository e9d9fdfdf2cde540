import { ACCRUALS } from './end-of-day/integrity-accruals.ts'
import { GENERAL_LEDGER } from './general-ledger/integrity-general-ledger.ts'
import { SNAPSHOTS } from './end-of-day/integrity-snapshots.ts'
import { JOURNAL_NUMBERS } from './journals/integrity-journal-numbers.ts'
import { VIRTUAL_ACCOUNTS } from './virtual-accounts/integrity-virtual-accounts.ts'
import { LOANS } from './loans/integrity-loans.ts'
import { SWEEPS } from './sweeps/integrity-sweeps.ts'
import { POSITION_VERDICTS, POSITIONS } from './currencies/integrity-positions.ts'

const EXAMPLES_MAX = 10

/** Hashes an entry sequence and its balance to a number. The remainder is hashed too, since PostgreSQL first folds a bigint to half its width. */
const stateHash = (sequence: string, after: string): string =>
  `hashint8extended(${after}, hashint8extended((${after}) % 998244353, ${sequence}))`

/**
 * One side of postings, summed by account. Each entry leads from one state (sequence and balance) to the next. If an account's entries
 * have no gap, the sum of the states after them less the sum of the states before them equals the last state less the first. This
 * avoids sorting, which would be the slowest part, and partial sums can be added.
 */
const side = (account: string, amount: string, sequence: string, after: string, source: string): string => `
    select ${account} as account_id, ${sequence} is null as is_own, currency, count(*) as entries, sum(${amount})::numeric as balance_minor,
      sum(${stateHash(sequence, after)}) - sum(${stateHash(`${sequence} - 1`, `${after} - (${amount})`)}) as led
    from ${source} group by 1, 2, 3`

/** All sides of the transactions of a source, which is a table with a condition. */
const sidesOf = (source: (condition: string) => string): string => `
    ${side('debit_account_id', '-(amount_minor + greatest(vat_leg_minor, 0))', 'debit_sequence', 'debit_after_minor', source(''))}
    union all ${side('credit_account_id', 'amount_minor + greatest(-vat_leg_minor, 0)', 'credit_sequence', 'credit_after_minor', source(''))}
    union all select vat_account_id, true, currency, count(*), sum(vat_leg_minor)::numeric, null from ${source('vat_leg_minor <> 0')} group by 1, 3`

const postedTransactions = (condition: string): string =>
  `core.transactions where workspace_id = $1${condition === '' ? '' : ` and ${condition}`}`

/** Each standing instruction has recorded every transfer that names it, once. A transfer is recorded only after it is booked, so running attempts may have one more each. */
const EXECUTIONS = `select 'EXECUTIONS', instruction.source_account_id,
      instruction.executions <> coalesce(recorded.ended, 0) or coalesce(recorded.wrong, 0) > 0
        or coalesce(made.transfers, 0) not between coalesce(recorded.completed, 0) and coalesce(recorded.completed, 0) + coalesce(recorded.running, 0),
      format('the standing instruction %s counts %s executions, has %s, of which %s completed and %s not as booked, and made %s transfers',
        instruction.id, instruction.executions, coalesce(recorded.ended, 0), coalesce(recorded.completed, 0), coalesce(recorded.wrong, 0), coalesce(made.transfers, 0))
    from core.standing_instructions instruction
    left join (
      select execution.instruction_id, count(*) filter (where execution.status <> 'PENDING') as ended, count(*) filter (where execution.status = 'COMPLETED') as completed,
        count(*) filter (where execution.leased_until is not null) as running,
        count(*) filter (where execution.status = 'COMPLETED' and (posting.id is null or posting.debit_account_id <> owner.source_account_id or posting.amount_minor <> execution.amount_minor
          or posting.metadata ->> 'standingInstructionId' is distinct from owner.id::text or posting.metadata ->> 'dueDate' is distinct from execution.due_date::text)) as wrong
      from core.standing_instruction_executions execution
      join core.standing_instructions owner on owner.workspace_id = $1 and owner.id = execution.instruction_id
      left join core.transactions posting on posting.workspace_id = $1 and posting.id = execution.transaction_id
      where execution.workspace_id = $1 group by 1) recorded on recorded.instruction_id = instruction.id
    left join (
      select metadata ->> 'standingInstructionId' as instruction_id, count(*) as transfers from core.transactions
      where workspace_id = $1 and metadata ? 'standingInstructionId' and debit_sequence is not null group by 1) made on made.instruction_id = instruction.id::text
    where instruction.workspace_id = $1`

/** Compares the summed sides of a workspace's ledger with its accounts, holds and account numbers. */
const CHECKS = `${POSITIONS}
  summed as (
    select account_id, sum(entries) as entries, sum(balance_minor) as balance_minor, sum(led) as led, min(currency) as least_currency, max(currency) as most_currency
    from sides where not is_own group by account_id),
  held as (
    select account_id, sum(remaining_minor) as held_minor, min(expires_at) as ends_at from core.holds where workspace_id = $1 and remaining_minor > 0 group by account_id),
  account as materialized (
    select coalesce(account.id, summed.account_id) as id, account.id is null as is_unknown,
      account.balance_minor, account.entries, account.held_minor, account.holds_end_at, account.currency, account.account_number,
      coalesce(summed.balance_minor, 0) as summed_minor, coalesce(summed.entries, 0) as counted, coalesce(summed.led, 0) as led,
      ${stateHash('account.entries', 'account.balance_minor')}::numeric - ${stateHash('0::bigint', '0::bigint')} as leads,
      coalesce(summed.least_currency, account.currency) as least_currency, coalesce(summed.most_currency, account.currency) as most_currency,
      coalesce(held.held_minor, 0) as counting_minor, held.ends_at
    from (select * from core.accounts where workspace_id = $1) account
    full join summed on summed.account_id = account.id
    left join held on held.account_id = account.id),
  due as (
    select own.id, own.branch_id, own.currency, coalesce(sum(sides.balance_minor), 0) as balance_minor
    from core.system_accounts own left join sides on sides.account_id = own.id and sides.is_own
    where own.workspace_id = $1 and own.kind = 'INTER_BRANCH_DUE' group by own.id, own.branch_id, own.currency),
  between_branches as (
    select posting.currency, posting.metadata ->> 'sourceBranchId' as payer_id, posting.metadata ->> 'destinationBranchId' as payee_id, sum(posting.amount_minor) as minor
    from core.transactions posting
    where posting.workspace_id = $1 and posting.type = 'TRANSFER' and posting.credit_sequence is not null and posting.metadata ? 'destinationBranchId'
      and not exists (select 1 from core.transactions reversal where reversal.workspace_id = $1 and reversal.reverses_id = posting.id)
    group by 1, 2, 3),
  owed as (
    select branch_id::uuid as branch_id, currency, sum(minor) as minor from (
      select payer_id as branch_id, currency, minor from between_branches
      union all select payee_id, currency, -minor from between_branches) owing group by 1, 2),
  verdicts as (
    select 'BALANCE' as name, id, is_unknown or balance_minor <> summed_minor as is_broken,
      format('the balance is %s, its entries make %s', balance_minor, summed_minor) as message from account
    union all select 'SEQUENCE', id, is_unknown or entries <> counted or led <> leads,
      case when entries = counted then format('its %s entries do not follow each other', counted) else format('%s entries are counted, there are %s', entries, counted) end from account
    union all select 'HOLDS', id, held_minor <> counting_minor or (ends_at is not null and (holds_end_at is null or holds_end_at > ends_at)),
      format('%s is held, its holds make %s', held_minor, counting_minor) from account where not is_unknown
    union all select 'CURRENCY', id, least_currency <> currency or most_currency <> currency,
      format('the account is kept in %s, an entry is in %s', currency, case when least_currency <> currency then least_currency else most_currency end) from account where not is_unknown
    union all select 'ACCOUNT_NUMBER', min(id::text)::uuid, count(*) > 1, format('%s accounts have the number %s', count(*), account_number) from account where not is_unknown group by account_number
    union all select 'OWN_ACCOUNT', sides.account_id, bool_or(own.id is null or own.currency <> sides.currency), format('%s entries have no sequence and are on no account of ours in their currency', sum(sides.entries))
      from sides left join core.system_accounts own on own.workspace_id = $1 and own.id = sides.account_id where sides.is_own group by sides.account_id
    union all select 'BRANCHES', due.id, coalesce(due.balance_minor, 0) <> coalesce(owed.minor, 0),
      format('the branch owes %s in %s, its transfers make %s', coalesce(due.balance_minor, 0), coalesce(due.currency, owed.currency), coalesce(owed.minor, 0))
      from due full join owed on owed.branch_id = due.branch_id and owed.currency = due.currency
    union all select 'BRANCHES', null, sum(balance_minor) <> 0, format('the due accounts of branches in %s add up to %s', currency, sum(balance_minor)) from due group by currency
    union all ${ACCRUALS}
    union all ${SNAPSHOTS}
    union all ${EXECUTIONS}
    union all ${VIRTUAL_ACCOUNTS}
    union all ${SWEEPS}
    union all ${JOURNAL_NUMBERS}
    union all ${GENERAL_LEDGER}
    union all ${LOANS}
    union all select 'DOUBLE_ENTRY', null, sum(balance_minor) <> 0, format('debits and credits in %s differ by %s', currency, sum(balance_minor)) from sides group by currency${POSITION_VERDICTS}),
  ranked as (
    select name, id, is_broken, message, row_number() over (partition by name, is_broken order by id) as sequence from verdicts)
`

const VERDICTS = `
  select name, count(*) as checked, count(*) filter (where is_broken) as broken,
    coalesce(jsonb_agg(jsonb_build_object('accountId', id, 'message', message) order by id) filter (where is_broken and sequence <= ${EXAMPLES_MAX}), '[]') as examples
  from ranked group by name`

/**
 * Integrity checks of a workspace's ledger in one statement, and so on one snapshot: a posting that commits later is not included.
 * Customer accounts have entry sequences, system accounts have none. Returns a row per check: the number of checked items, the number
 * of violations, and the first violations.
 */
export const INTEGRITY = `
  with sides as materialized (${sidesOf(postedTransactions)}),${CHECKS}${VERDICTS}
  union all select 'TRANSACTIONS', count(*), 0, '[]' from core.transactions where workspace_id = $1`

// A batch of postings is published, then relayed and queued for the chain, then sealed; one statement sees it in one of these states. Transactions
// that the scan added before they were published or queued are also in a block.
const NOT_VERIFIED = `
  published as (
    select data from kernel.outbox event where workspace_id = $1 and relayed_at is null and type = 'core.transactions_posted'),
  named as materialized (
    select (jsonb_array_elements_text(data -> 'transactionIds'))::uuid as id from published
    union
    select unnest(transaction_ids) from core.ledger_queue where workspace_id = $1 and history_sequence = 0),
  unsealed as materialized (
    select id from (
      select id from named
      union
      select fee.id from named cross join lateral (select id from core.transactions where workspace_id = $1 and parent_id = named.id and type = 'FEE' offset 0) fee) waiting
    where not exists (
      select 1 from core.ledger_chains chain cross join lateral (
        select transaction_ids from core.ledger_blocks where workspace_id = $1 and first_transaction_id <= waiting.id order by first_transaction_id desc limit 1) block
      where chain.workspace_id = $1 and waiting.id <= chain.scan_until and waiting.id = any(block.transaction_ids))),
  mark as materialized (select block_number, transactions from core.integrity_marks where workspace_id = $1),
  unverified as materialized (
    select id from unsealed
    union
    select sealed.id from core.ledger_blocks block cross join lateral unnest(block.transaction_ids, block.history_sequences) as sealed (id, sequence)
    where block.workspace_id = $1 and block.number > coalesce((select block_number from mark), 0) and sealed.sequence = 0)`

/** Ids of transactions that no block of the workspace's chain contains yet, on one snapshot. */
export const UNSEALED = `with ${NOT_VERIFIED} select id from unsealed`

const unverifiedTransactions = (condition: string): string =>
  `(select posting.* from unverified cross join lateral (select * from core.transactions where workspace_id = $1 and id = unverified.id offset 0) posting) posting${condition === '' ? '' : ` where ${condition}`}`

/** The same checks from the sums at the verified mark and the transactions after it, also on one snapshot. */
export const INTEGRITY_FROM_MARK = `
  with ${NOT_VERIFIED},
  sides as materialized (
    select account_id, is_own, currency, entries, balance_minor, led from core.integrity_sums where workspace_id = $1
    union all ${sidesOf(unverifiedTransactions)}),${CHECKS}${VERDICTS}
  union all select 'TRANSACTIONS', coalesce((select transactions from mark), 0) + (select count(*) from ${unverifiedTransactions('')}), 0, '[]'`

/** Adds verified transactions to the sums of their accounts and advances the mark, in one statement, so that each is added once. */
export const ADVANCE_MARK = `
  with marked as (
    insert into core.integrity_marks as mark (workspace_id, position, block_number, hash, transactions, broken, discrepancies, verified_at)
    values ($1, $3, $4, $5, $6, $7, $8, $9)
    on conflict (workspace_id) do update set position = excluded.position, block_number = excluded.block_number, hash = excluded.hash,
      transactions = excluded.transactions, broken = excluded.broken, discrepancies = excluded.discrepancies, verified_at = excluded.verified_at
      where mark.block_number < excluded.block_number
    returning 1),
  sides as materialized (${sidesOf(condition => postedTransactions(`id = any($2::uuid[])${condition === '' ? '' : ` and ${condition}`}`))})
  insert into core.integrity_sums as sums (workspace_id, account_id, is_own, currency, entries, balance_minor, led)
  select $1, account_id, is_own, currency, sum(entries), sum(balance_minor), sum(led) from sides where exists (select 1 from marked) group by account_id, is_own, currency
  on conflict (workspace_id, account_id, is_own, currency) do update
    set entries = sums.entries + excluded.entries, balance_minor = sums.balance_minor + excluded.balance_minor, led = sums.led + excluded.led`
