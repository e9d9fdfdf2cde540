/** Serials have nine digits. */
export const SERIAL_MAX = 999_999_999n

const WEIGHTS = [3, 7, 3] as const
const BANK_CODE = /^(?:[0-9]{3}|[0-9]{6})$/
const SERIAL = /^[0-9]{9}$/

/**
 * The check digit of a NUBAN: the bank's code and the serial, weighted 3, 7, 3 in turn, subtracted from the next multiple of ten. The code has three
 * digits (CBN's scheme of 2010, deposit banks) or six (its revision of 2020, other institutions).
 */
export function checkDigit(bankCode: string, serial: string): string {
  if (!BANK_CODE.test(bankCode) || !SERIAL.test(serial))
    throw new RangeError('a NUBAN is made of a bank code of 3 or 6 digits and a serial of 9')
  const sum = [...(bankCode + serial)].reduce(
    (total, digit, index) => total + Number(digit) * WEIGHTS[index % WEIGHTS.length]!,
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/** Account number: the serial within the bank and the check digit. */
export function accountNumber(bankCode: string, serial: bigint): string {
  if (serial < 1n || serial > SERIAL_MAX)
    throw new RangeError('the serial of an account number is between 1 and 999,999,999')
  const digits = serial.toString().padStart(9, '0')
  return digits + checkDigit(bankCode, digits)
}

/** Whether a number is a valid account number of this bank. */
export const isNuban = (number: string, bankCode: string): boolean =>
  /^[0-9]{10}$/.test(number) && checkDigit(bankCode, number.slice(0, 9)) === number[9]
