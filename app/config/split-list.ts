/** The items of a comma-separated list, in lower case. */
export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map(each => each.trim().toLowerCase())
    .filter(Boolean)
