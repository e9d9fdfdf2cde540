import type { Examples } from '#rest-adapter/endpoint.ts'

const PASSPORT = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
]

export const documentExamples: Examples['operations'] = {
  ListDocumentTypes: {
    response: {
      documentTypes: [
        {
          type: 'international_passport',
          name: 'Passport',
          mrz: true,
          mrzFormats: ['TD3'],
          sides: ['front'],
          nfc: true,
        },
        {
          type: 'us_drivers_license',
          name: "Driver's license",
          country: 'US',
          mrz: false,
          sides: ['front', 'back'],
          barcode: 'PDF417',
          nfc: false,
        },
      ],
    },
  },
  ParseZones: {
    requests: { 'A passport': { zones: [PASSPORT] } },
    response: {
      results: [
        {
          format: 'TD3',
          valid: true,
          score: 100,
          fields: {
            documentCode: 'P',
            issuingState: 'UTO',
            documentNumber: 'L898902C3',
            nationality: 'UTO',
            birthDate: '1974-08-12',
            sex: 'F',
            expiryDate: '2012-04-15',
            primaryIdentifier: 'ERIKSSON',
            secondaryIdentifier: 'ANNA MARIA',
            optionalData: 'ZE184226B',
          },
          checkDigits: [
            { field: 'documentNumber', valid: true },
            { field: 'birthDate', valid: true },
            { field: 'expiryDate', valid: true },
            { field: 'optionalData', valid: true },
            { field: 'composite', valid: true },
          ],
          repairs: [],
          warnings: [],
        },
      ],
    },
  },
}
