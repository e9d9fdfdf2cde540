/** Width of a column without wrapped text. */
export interface NaturalWidth {
  readonly width: number
  /** Whether the text of the column can be wrapped. */
  readonly isFlexible: boolean
}

/**
 * The widths of columns that fill a page. If the natural widths fit, the widest flexible column takes the spare width. Otherwise the widest
 * flexible columns are cut to one width. Undefined if that would be less than `widthMin`.
 */
export function columnWidths(
  natural: readonly NaturalWidth[],
  available: number,
  widthMin: number,
): readonly number[] | undefined {
  const total = natural.reduce((sum, { width }) => sum + width, 0)
  if (total <= available) {
    const widest = Math.max(...natural.map(({ isFlexible, width }) => (isFlexible ? width : 0)))
    const grown = natural.findIndex(({ isFlexible, width }) => isFlexible && width === widest)
    return natural.map(({ width }, index) => (index === grown ? width + available - total : width))
  }
  const flexible = natural.filter(({ isFlexible }) => isFlexible).map(({ width }) => width)
  const forFlexible = available - total + flexible.reduce((sum, width) => sum + width, 0)
  const widthMax = commonMaximum(flexible, forFlexible)
  if (widthMax < widthMin) return undefined
  return natural.map(({ width, isFlexible }) => (isFlexible ? Math.min(width, widthMax) : width))
}

/** The width to which the widest are cut so that together they take what is available. */
function commonMaximum(widths: readonly number[], available: number): number {
  const ascending = widths.toSorted((one, other) => one - other)
  let rest = available
  for (const [index, width] of ascending.entries()) {
    const share = rest / (ascending.length - index)
    if (width > share) return share
    rest -= width
  }
  return Infinity
}
