/**
 * The check text of a database: encrypted with the oldest key still in use, and re-encrypted with a newer key only after all
 * other values, so that a key that decrypts the check text also decrypts the rest.
 */
export const KEY_CHECK = {
  name: 'encryption',
  plain: 'Fiducia sealed this.',
  about: 'kernel.key_checks:encryption',
} as const
