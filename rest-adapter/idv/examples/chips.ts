import type { Examples } from '#rest-adapter/endpoint.ts'

export const chipExamples: Examples['operations'] = {
  AddVerificationChip: {
    requests: {
      'The chip of a passport': {
        dg1: 'YVtfH1hQPEQ8PE1VU1RFUk1BTk48PEVSSUtB',
        dg2: 'dYIBQH9hggE8AgEBf2CCATSh',
        sod: 'd4IFKTCCBSUGCSqGSIb3DQEHAqCC',
      },
    },
    response: {
      chip: {
        authentic: true,
        checks: [
          { name: 'dataGroupHashes', result: 'pass' },
          { name: 'signature', result: 'pass' },
          { name: 'certificateChain', result: 'pass' },
          { name: 'zoneConsistency', result: 'pass' },
        ],
      },
      nextStep: 'selfie',
    },
  },
}
