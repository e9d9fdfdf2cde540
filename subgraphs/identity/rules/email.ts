/** Normalises sign-in addresses: case and the encoding of accents do not matter. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
