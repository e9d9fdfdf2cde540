const loan = (description: string) => ({ aggregate: 'loan', administrative: true, description }) as const

/** Events of loans and their products. */
export const loanEvents = {
  loan_product_created: {
    aggregate: 'loan_product',
    administrative: true,
    description: 'A loan product was created.',
  },
  loan_product_updated: {
    aggregate: 'loan_product',
    administrative: true,
    description: 'A loan product has a new version.',
  },
  loan_submitted: loan('A loan was requested.'),
  loan_updated: loan('The repayment account of a loan was changed.'),
  loan_approved: loan('A requested loan was approved.'),
  loan_rejected: loan('A requested loan was rejected.'),
  loan_withdrawn: loan('A request for a loan was withdrawn.'),
  loan_disbursed: loan('The principal of a loan was credited to its account.'),
  loan_disbursement_undone: loan('A disbursed principal was taken back.'),
  loan_restructured: loan('The open principal of a loan was spread over new installments.'),
  loan_waived: loan('A part of a loan was waived.'),
  loan_charged: loan('A charge was added to a loan.'),
  loan_collateral_added: loan('Collateral was added to a loan.'),
  loan_guarantor_added: loan('A guarantor was added to a loan.'),
  loan_collateral_released: loan('Collateral of a loan was released.'),
  loan_guarantor_released: loan('A guarantor of a loan was released.'),
  loan_written_off: loan('A loan was written off.'),
  loan_recovered: { aggregate: 'loan', description: 'A payment of a loan that was written off was booked.' },
  loan_overdue: { aggregate: 'loan', description: 'An installment of a loan became late.' },
  loan_repaid: { aggregate: 'loan', description: 'A payment of a loan was booked.' },
  loan_closed: { aggregate: 'loan', description: 'A loan was repaid in full.' },
} as const
