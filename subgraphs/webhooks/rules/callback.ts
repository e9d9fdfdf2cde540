/**
 * The URL of an event that goes to one receiver instead of to the tenant's, in its normal form; undefined for other events. A domain puts
 * it among the personal data of its event, because URLs can contain credentials.
 */
export function callbackUrlOf(personal: Readonly<Record<string, unknown>>): string | undefined {
  const { callbackUrl } = personal
  return typeof callbackUrl === 'string' ? URL.parse(callbackUrl)?.href : undefined
}
