import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

const ESCROW = { kind: 'ESCROW', account_name: 'Order 1188' }
const SWEEP = { target_account_id: '{payee.id}', method: 'FIXED', amount: 250 }
const open = (kind: string): DemoStep => ({
  route: 'POST /accounts/{account.id}/virtual-accounts',
  body: { kind, account_name: 'Ikeja' },
})

/** Demo requests on virtual accounts and sweeps; `account`, `payee` and `customer` are rows of the service's preparation. */
export const virtualAccountRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    virtual: open('SUB_ACCOUNT'),
    virtualToClose: open('COLLECTION'),
    virtualToActivate: open('SUB_ACCOUNT'),
    suspended: { route: 'POST /virtual-accounts/{virtualToActivate.id}/suspend' },
    newEscrow: open('ESCROW'),
    inEscrow: {
      route: 'POST /deposits',
      body: {
        account_id: '{newEscrow.id}',
        amount: 1000,
        channel: 'BRANCH',
        narration: 'Cash',
        initiated_by: '{customer.id}',
      },
    },
    escrow: { value: '{newEscrow}', after: ['inEscrow'] },
    sweep: { route: 'POST /accounts/{account.id}/sweeps', body: SWEEP },
    sweepToRun: { route: 'POST /accounts/{account.id}/sweeps', body: SWEEP },
    sweepToResume: { route: 'POST /accounts/{account.id}/sweeps', body: SWEEP },
    pausedSweep: { route: 'POST /sweeps/{sweepToResume.id}/pause' },
  },
  parameters: {
    '/virtual-accounts/{id}': { id: '{virtual.id}' },
    '/virtual-accounts/{id}/activate': { id: '{suspended.id}' },
    '/virtual-accounts/{id}/close': { id: '{virtualToClose.id}' },
    '/virtual-accounts/{id}/release': { id: '{escrow.id}' },
    '/sweeps/{id}': { id: '{sweep.id}' },
    '/sweeps/{id}/resume': { id: '{pausedSweep.id}' },
    '/sweeps/{id}/run': { id: '{sweepToRun.id}' },
  },
  bodies: {
    openVirtualAccount: ESCROW,
    updateVirtualAccount: { reference: 'Branch 7' },
    releaseEscrow: { amount: 250, destination_account_id: '{payee.id}', reason: 'Delivered' },
    createSweep: SWEEP,
    updateSweep: { amount: 300 },
  },
}
