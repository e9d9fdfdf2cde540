import type { Examples } from '#rest-adapter/endpoint.ts'

const image = {
  imageId: '0199a1c2-7f30-7cde-8f21-000000000702',
  type: 'document_front',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  format: 'jpeg',
  width: 1400,
  height: 980,
  quality: { score: 92, sharpness: 95, exposure: 90, glare: 98, resolution: 88 },
  warnings: [],
}

export const document = {
  documentType: 'international_passport',
  documentNumber: 'L898902C3',
  surname: 'ERIKSSON',
  givenNames: 'ANNA MARIA',
  birthDate: '1974-08-12',
  sex: 'F',
  nationality: 'UTO',
  issuingState: 'UTO',
  expiryDate: '2032-04-15',
  mrz: {
    format: 'TD3',
    valid: true,
    checkDigits: [
      { field: 'documentNumber', valid: true },
      { field: 'birthDate', valid: true },
      { field: 'expiryDate', valid: true },
      { field: 'optionalData', valid: true },
      { field: 'composite', valid: true },
    ],
    repairs: [{ line: 2, position: 3, from: 'O', to: '0', proof: 'check_digit' }],
  },
}

export const imageExamples: Examples['operations'] = {
  AddVerificationImage: {
    requests: {
      'The front of a passport': {
        type: 'document_front',
        content: '/9j/4AAQSkZJRgABAQAAAQABAAD/',
        documentType: 'international_passport',
      },
      'A selfie': { type: 'selfie', content: 'iVBORw0KGgoAAAANSUhEUgAA' },
    },
    response: { ...image, nextStep: 'selfie', document },
  },
  ListVerificationImages: { response: { images: [{ ...image, createdAt: '2026-01-31T12:01:00.000Z' }] } },
}
