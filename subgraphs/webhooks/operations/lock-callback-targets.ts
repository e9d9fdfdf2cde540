/** Held while deliveries to callback targets are created. */
export const LOCK_CALLBACK_TARGETS_SHARED = `select pg_advisory_xact_lock_shared(hashtextextended('webhooks.callback_targets', 0))`

/** Held while callback targets without deliveries are deleted. */
export const LOCK_CALLBACK_TARGETS_EXCLUSIVE = `select pg_advisory_xact_lock(hashtextextended('webhooks.callback_targets', 0))`
