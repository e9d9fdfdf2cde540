/** Size of an uploaded file in bytes. */
export const BYTES_MAX = 10 * 1024 * 1024
/** Width times height of a decoded picture. */
export const PIXELS_MAX = 50_000_000
/** Length of the shorter side in pixels: less is refused, and less than the second one is a warning. */
export const SHORT_SIDE_MIN = 300
export const SHORT_SIDE_RECOMMENDED = 640
