/** How many deliveries of a deleted or disabled subscription are ended in one go, so that its row is not locked for long. */
export const ENDED_AT_ONCE = 1_000

/** The relay may have been making a delivery while its subscription was deleted; after this pause it has not. */
export const SETTLED_AFTER_S = 60

/** Ends some of a subscription's deliveries that wait: workspace, subscription, the moment. */
export const END_WAITING = `update events.deliveries set status = 'FAILED', due_at = null, leased_until = null, ended_at = $3
  where workspace_id = $1 and id in (
    select id from events.deliveries where workspace_id = $1 and subscription_id = $2 and due_at is not null limit ${ENDED_AT_ONCE} for no key update)
  returning 1`
