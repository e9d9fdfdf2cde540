/**
 * Sets the planner, for the rest of the transaction, to join ranges of rows by hashing or merging. A close adds as many rows as there are
 * accounts, so statistics are from before, and by them PostgreSQL would look up each row separately.
 */
export const JOIN_RANGES = `select set_config('enable_nestloop', 'off', true), set_config('enable_seqscan', 'off', true)`
