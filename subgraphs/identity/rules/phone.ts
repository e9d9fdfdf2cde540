import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'

/** The number in E.164 form where it is a valid one of its country; as it was given otherwise, for the field is free text. */
export function normalPhone(phone: string, countryCode: string | null | undefined): string {
  const number = parsePhoneNumberFromString(phone, countryCode ? countryCode as CountryCode : undefined)
  return number?.isValid() ? number.number : phone
}
