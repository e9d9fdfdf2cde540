/** Languages that lists name in English, with their ISO 639 codes. */
const NAMED: Readonly<Record<string, string>> = {
  english: 'en',
  french: 'fr',
  german: 'de',
  russian: 'ru',
  ukrainian: 'uk',
  belarusian: 'be',
  arabic: 'ar',
  persian: 'fa',
  farsi: 'fa',
  dari: 'prs',
  pashto: 'ps',
  urdu: 'ur',
  kurdish: 'ku',
  chinese: 'zh',
  'simplified chinese': 'zh',
  'traditional chinese': 'zh',
  mandarin: 'zh',
  korean: 'ko',
  japanese: 'ja',
  burmese: 'my',
  spanish: 'es',
  portuguese: 'pt',
  serbian: 'sr',
  bosnian: 'bs',
  georgian: 'ka',
  armenian: 'hy',
  azerbaijani: 'az',
  kazakh: 'kk',
  uzbek: 'uz',
  creole: 'ht',
  kreyol: 'ht',
  hebrew: 'he',
  turkish: 'tr',
  moldovan: 'ro',
  romanian: 'ro',
  hindi: 'hi',
  bengali: 'bn',
  somali: 'so',
  swahili: 'sw',
  amharic: 'am',
  tigrinya: 'ti',
  vietnamese: 'vi',
  thai: 'th',
  greek: 'el',
  bulgarian: 'bg',
  uyghur: 'ug',
}

export const LANGUAGE_NAMES: readonly string[] = Object.keys(NAMED)

/** The code of a language given by name or by a two- or three-letter code; undefined when unknown. */
export function languageCode(name: string | undefined): string | undefined {
  const words = name?.trim().toLowerCase()
  if (!words) return undefined
  return NAMED[words] ?? (/^[a-z]{2,3}$/u.test(words) ? words : undefined)
}
