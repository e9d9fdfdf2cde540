/**
 * Time limits of a payment decision, in milliseconds. The tests extend them: whether a busy machine decides in time is not what they
 * are about.
 */
export const decisionTimes = {
  /** How long the domain of a payment waits for its decision. A later one comes too late: the payment is held, and asks again. */
  waitMs: 1_500,
  /** How long compliance takes to decide several payments. Less than the wait, so that the decisions made by then reach the caller. */
  decideMs: 1_200,
  /** How long the parties of a payment are searched in the lists. Less than the wait, which must also suffice to store the result. */
  searchMs: 1_200,
}
