import type { DemoStep } from '#gateway/portal/content.ts'

/** Enrolment of an invented person, without an id of the customer. */
export const ENROLMENT = {
  customer_name: 'Eleanor Whitfield',
  date_of_birth: '1941-03-09',
  enrollment_reason: 'AGE_THRESHOLD',
}

/** A profile that no other visitor uses. */
export const profile = (suffix: string): DemoStep => ({
  route: 'POST /elder/profiles',
  body: { ...ENROLMENT, customer_id: `{page.unique}-${suffix}` },
})

/** Parameters of a path under both prefixes of profiles. */
export const underBoth = (
  path: string,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    ['/profiles', '/elder/profiles'].map(prefix => [path.replace('/profiles', prefix), values]),
  )
