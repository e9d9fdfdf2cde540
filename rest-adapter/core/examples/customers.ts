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
export const customer = {
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
  branch_id: '0199a1c2-7f30-7cde-8f21-0000000000b1',
  ...ada,
  bvn: '*******2345',
  nin: null,
  tin: '****5678-0001',
}

const document = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000d1',
  customer_id: customer.id,
  type: 'PASSPORT',
  number: '*****1234',
  issuing_country: 'NG',
  issued_on: '2024-03-01',
  expires_on: '2034-02-28',
  status: 'PENDING',
  status_reason: null,
  reviewed_by: null,
  reviewed_at: null,
  created_at: '2026-01-31T12:00:00.000Z',
}

export const customerExamples: Examples['operations'] = {
  CreateCustomer: {
    requests: {
      'A person': { ...ada, bvn: '22212342345', tin: '12345678-0001', external_id: 'cif-1001' },
      'A business': {
        type: 'CORPORATE',
        legal_name: 'Obi & Daughters Ltd',
        incorporation_date: '2015-03-02',
        phone: '+2348012345679',
        email: 'accounts@obi.example',
        country_code: 'NG',
        tin: '20456789-0001',
        branch_id: '0199a1c2-7f30-7cde-8f21-0000000000b2',
      },
    },
    response: customer,
  },
  ListCustomers: {
    response: { customers: [customer], has_more: false, next_cursor: 'bXdrZjV4azAuMDE5OWExYzIuc2lnbmVk' },
  },
  SearchCustomers: {
    requests: { 'By BVN': { bvn: '22212342345' } },
    response: { customers: [customer], has_more: false, next_cursor: null },
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
  ListCustomerDocuments: { response: { documents: [document], has_more: false, next_cursor: null } },
  AddCustomerDocument: {
    requests: {
      'A passport': {
        type: 'PASSPORT',
        number: 'A00001234',
        issuing_country: 'NG',
        issued_on: '2024-03-01',
        expires_on: '2034-02-28',
      },
    },
    response: document,
  },
  ReviewCustomerDocument: {
    requests: { 'A genuine document': { status: 'VERIFIED' } },
    response: {
      ...document,
      status: 'VERIFIED',
      reviewed_by: '0199a1c2-7f30-7cde-8f21-0000000000d2',
      reviewed_at: '2026-01-31T12:05:00.000Z',
    },
  },
  GetCustomerKyc: {
    response: {
      customer_id: customer.id,
      status: 'VERIFIED',
      level: 2,
      attested_by: 'idv',
      attested_at: '2026-01-31T12:00:00.000Z',
    },
  },
  CloseCustomer: {
    requests: { 'With a reason': { reason: 'Moved abroad' } },
    response: { ...customer, status: 'CLOSED', status_reason: 'Moved abroad' },
  },
}
