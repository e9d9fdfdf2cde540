/** The sum of all digits, each multiplied by the weight of its position; the weights repeat. */
const weighted = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * weights[index % weights.length]!, 0)

/**
 * Whether a Nigerian account number matches its bank (CBN, revised NUBAN standard of 2020): the institution's code in six
 * digits and the serial number, weighted 3, 7, 3. Undefined when the code is not a CBN code, such as a six-digit NIP code,
 * which is not part of the checksum.
 */
export function nubanFits(bankCode: string, accountNumber: string): boolean | undefined {
  const institution = /^[0-9]{3}$/.test(bankCode)
    ? `000${bankCode}`
    : /^[0-9]{5}$/.test(bankCode)
      ? `9${bankCode}`
      : /^9[0-9]{5}$/.test(bankCode)
        ? bankCode
        : undefined
  if (institution === undefined || !/^[0-9]{10}$/.test(accountNumber)) return undefined
  return nubanCheckDigit(institution, accountNumber.slice(0, 9)) === accountNumber[9]
}

/** The check digit of a nine-digit serial number at an institution with a six-digit CBN code. */
export const nubanCheckDigit = (institution: string, serial: string): string =>
  String((10 - (weighted(institution + serial, [3, 7, 3]) % 10)) % 10)

/** Whether a Mexican CLABE has a correct control digit (Banco de México): weights 3, 7, 1 on the first 17 digits. */
export const isClabe = (text: string): boolean =>
  /^[0-9]{18}$/.test(text) && String((10 - (weighted(text.slice(0, 17), [3, 7, 1]) % 10)) % 10) === text[17]

/** Whether a routing number of the United States has a correct check digit (ABA): weights 3, 7, 1 sum to a multiple of ten. */
export const isRoutingNumber = (text: string): boolean =>
  /^[0-9]{9}$/.test(text) && text !== '000000000' && weighted(text, [3, 7, 1]) % 10 === 0
