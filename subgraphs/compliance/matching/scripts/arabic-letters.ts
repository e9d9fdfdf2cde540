/** One letter for those that Arabic and Persian write alike. */
export const foldArabic = (word: string): string =>
  word
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/[ةۀھہ]/g, 'ه')
