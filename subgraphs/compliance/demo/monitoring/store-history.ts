import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { parseTransaction } from '#compliance/evaluation/parse-transaction.ts'
import { ruleSetOf } from '#compliance/evaluation/rule-set.ts'
import { storeSnapshot, storeTransaction } from '#compliance/evaluation/store-transaction.ts'
import { partyKey, transactionKeys } from '#compliance/evaluation/transaction-keys.ts'
import { customerKey } from '#compliance/evaluation/transaction.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import { contentHashOf } from '#compliance/operations/transactions/ingest-transaction.ts'

const SEQUENCES = `select nextval('compliance.monitored_transactions_sequence') as sequence from generate_series(1, $1)`

/**
 * Stores transactions, oldest first, as if they had arrived while no rule was in force: each has an evaluation that allows it. All of
 * them are stored in one transaction, which takes far less time than to ingest one after the other.
 */
export const storeHistory = command(
  async (tx, { transactions }: { readonly transactions: readonly TransactionInput[] }): Promise<void> => {
    const { workspaceId } = tx.actor
    const set = ruleSetOf([])
    const sequences = await tx.sql<{ sequence: bigint }>(SEQUENCES, [transactions.length])
    await storeSnapshot(tx, { hash: set.hash, rules: set.snapshot })
    const customers = new Set<string>()
    for (const [index, given] of transactions.entries()) {
      const parsed = parseTransaction(given, tx.now())
      const { counterparty, customer, transactionId } = parsed
      const isKnownCustomer = customers.has(customer.id)
      const payee = counterparty?.id
      const counterpartyKey =
        payee && customers.has(payee) ? customerKey(payee) : partyKey(tx.keys, workspaceId, parsed)
      customers.add(customer.id)
      const inputs = { subjectSince: null, blacklistHits: [], snoozed: [] }
      const [id, evaluationId] = [newId(), newId()]
      tx.audit({
        act: 'compliance.transaction_stored',
        outcome: 'DONE',
        aggregate: 'monitored_transaction',
        aggregateId: id,
        data: { evaluationId, decision: 'ALLOW' },
      })
      storeTransaction(
        tx,
        {
          parsed,
          transaction: { ...parsed, counterpartyKey },
          keys: transactionKeys(tx.keys, workspaceId, parsed),
          inputs,
          screening: undefined,
          isKnownCustomer,
        },
        {
          id,
          sequence: sequences[index]!.sequence,
          contentHash: contentHashOf(tx, given),
          evaluationId,
          decision: 'ALLOW',
        },
        {
          workspaceId,
          id: evaluationId,
          transactionId,
          decision: 'ALLOW',
          rulesHash: set.hash,
          triggered: [],
          nearMisses: [],
          skipped: [],
          screening: null,
          inputs,
          alertIds: [],
          caseId: null,
          evaluatedAt: tx.now(),
        },
      )
    }
  },
)
