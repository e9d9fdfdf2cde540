import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

/** The number in E.164 form if it is valid in its country; otherwise the text unchanged, because the field accepts any text. */
export function normalPhone(phone: string, countryCode: string | null | undefined): string {
  const number = parsePhoneNumberFromString(phone, countryCode ? (countryCode as CountryCode) : undefined)
  return number?.isValid() ? number.number : phone
}
