/**
 * The known text of a database: sealed under the key that everything else in it needs at least, and brought under a newer one
 * last of all, so that who opens it opens the rest as well.
 */
export const KEY_CHECK = { name: 'encryption', plain: 'Fiducia sealed this.', about: 'kernel.key_checks:encryption' } as const
