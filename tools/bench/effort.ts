/**
 * With `--brief`, the measurements only show that they work: each loads for a second, once, over a hundredth of
 * the rows. Their figures mean nothing then.
 */
export const isBrief = process.argv.includes('--brief')

/** Seconds of load. */
export const seconds = (usual: number): number => (isBrief ? 1 : usual)

export const rounds = (usual: number): number => (isBrief ? 1 : usual)

/** Rows, pages or requests to prepare. */
export const rows = (usual: number, least = 100): number =>
  isBrief ? Math.max(least, Math.ceil(usual / 100)) : usual
