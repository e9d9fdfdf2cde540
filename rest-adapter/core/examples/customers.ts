import type { Examples } from '#rest-adapter/endpoint.ts'

const ada = {
  type: 'INDIVIDUAL',
  first_name: 'Ada',
  last_name: 'Obi',
  date_of_birth: '1990-05-17',
  phone: '+2348012345678',
  email: 'ada@example.com',
  address: '1 Marina Road, Lagos',
  country_code: 'NG',
}
const customer = {
  id: '0199a1c2-7f30-7cde-8f21-000000000001',
  customer_number: 'CUS00000001',
  external_id: 'cif-1001',
  status: 'ACTIVE',
  status_reason: null,
  legal_name: null,
  incorporation_date: null,
  kyc_level: 0,
  kyc_status: 'UNVERIFIED',
  created_at: '2026-01-31T12:00:00.000Z',
  ...ada,
}

export const customerExamples: Examples['operations'] = {
  CreateCustomer: {
    requests: {
      'A person': { ...ada, external_id: 'cif-1001' },
      'A business': {
        type: 'CORPORATE',
        legal_name: 'Obi & Daughters Ltd',
        incorporation_date: '2015-03-02',
        phone: '+2348012345679',
        email: 'accounts@obi.example',
        country_code: 'NG',
      },
    },
    response: customer,
  },
  ListCustomers: {
    response: { customers: [customer], has_more: false, next_cursor: 'bXdrZjV4azAuMDE5OWExYzIuc2lnbmVk' },
  },
  GetCustomer: { response: customer },
  UpdateCustomer: {
    requests: { 'Another phone number': { phone: '+2348087654321' } },
    response: { ...customer, phone: '+2348087654321' },
  },
  ActivateCustomer: { response: customer },
  SuspendCustomer: {
    requests: { 'With a reason': { reason: 'Documents expired' } },
    response: { ...customer, status: 'SUSPENDED', status_reason: 'Documents expired' },
  },
  CloseCustomer: {
    requests: { 'With a reason': { reason: 'Moved abroad' } },
    response: { ...customer, status: 'CLOSED', status_reason: 'Moved abroad' },
  },
}
