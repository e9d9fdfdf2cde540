/** Sign-in addresses differ neither by case nor by the way their accents are typed. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
