/** Two amounts that must agree, in minor units. */
export interface ReportCheck {
  readonly name: string
  readonly passed: boolean
  readonly left: bigint
  readonly right: bigint
}

export const check = (name: string, left: bigint, right: bigint): ReportCheck => ({
  name,
  passed: left === right,
  left,
  right,
})
