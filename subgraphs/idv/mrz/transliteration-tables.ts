/**
 * The tables of ICAO 9303 part 3 section 6. An entry is a capital letter, an equals sign and its transliteration; Arabic
 * letters are given by their code points, because editors reorder lines that run in two directions.
 */
const entries = (table: string): [string, string][] =>
  table
    .trim()
    .split(/\s+/)
    .map(entry => entry.split('=') as [string, string])

/** Letters with one transliteration. */
const LATIN = entries(`
  À=A Á=A Â=A Ã=A Ç=C È=E É=E Ê=E Ë=E Ì=I Í=I Î=I Ï=I Ð=D Ò=O Ó=O Ô=O Õ=O
  Ù=U Ú=U Û=U Ý=Y Þ=TH Ā=A Ă=A Ą=A Ć=C Ĉ=C Ċ=C Č=C Ď=D Đ=D Ē=E Ĕ=E Ė=E Ę=E
  Ě=E Ĝ=G Ğ=G Ġ=G Ģ=G Ĥ=H Ħ=H Ĩ=I Ī=I Ĭ=I Į=I İ=I ı=I Ĳ=IJ Ĵ=J Ķ=K ĸ=Q Ĺ=L
  Ļ=L Ľ=L Ŀ=L Ł=L Ń=N Ņ=N Ň=N ŉ=N Ŋ=N Ō=O Ŏ=O Ő=O Œ=OE Ŕ=R Ŗ=R Ř=R Ś=S Ŝ=S
  Ş=S Š=S Ţ=T Ť=T Ŧ=T Ũ=U Ū=U Ŭ=U Ů=U Ű=U Ų=U Ŵ=W Ŷ=Y Ÿ=Y Ź=Z Ż=Z Ž=Z Ș=S
  Ț=T ẞ=SS Æ=AE Ø=OE
`)

/** Letters for which a state chooses: the recommended transliteration, the basic letter, and the one with X. */
const LATIN_CHOICES: readonly (readonly [string, string, string, string])[] = [
  ['Ä', 'AE', 'A', 'AE'],
  ['Å', 'AA', 'A', 'AA'],
  ['Ñ', 'N', 'N', 'NXX'],
  ['Ö', 'OE', 'O', 'OE'],
  ['Ü', 'UE', 'U', 'UXX'],
]

/** Russian, with the letters of other languages that have one transliteration. */
const CYRILLIC = entries(`
  А=A Б=B В=V Г=G Д=D Е=E Ё=E Ж=ZH З=Z И=I І=I Й=I К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=KH Ц=TS Ч=CH
  Ш=SH Щ=SHCH Ы=Y Ъ=IE Ь= Э=E Ю=IU Я=IA Ѵ=Y Ґ=G Ў=U Ѫ=U Ѓ=G Ђ=D Ѕ=DZ Ј=J Ќ=K Љ=LJ Њ=NJ Ћ=C Џ=DZ Є=IE Ї=I
`)

/** What other languages than Russian write differently: Belarusian, Ukrainian, Bulgarian, Serbian, Macedonian. */
const CYRILLIC_LANGUAGES = [
  'Г=H Ё=IO',
  'Г=H И=Y',
  'Щ=SHT',
  'Г=H Ж=Z Х=H Ц=C Ч=C Ш=S',
  'Х=H Ц=C Ѓ=GJ Ќ=KJ Џ=DJ',
].map(entries)

const ARABIC = entries(`
  0621=XE 0622=XAA 0623=XAE 0624=U 0625=I 0626=XI 0627=A 0628=B 0629=XTA 062A=T 062B=XTH 062C=J
  062D=XH 062E=XKH 062F=D 0630=XDH 0631=R 0632=Z 0633=S 0634=XSH 0635=XSS 0636=XDZ 0637=XTT 0638=XZZ
  0639=E 063A=G 0641=F 0642=Q 0643=K 0644=L 0645=M 0646=N 0647=H 0648=W 0649=XAY 064A=Y
  0671=XXA 0679=XXT 067C=XRT 067E=P 0681=XKE 0685=XXH 0686=XC 0688=XXD 0689=XDR 0691=XXR 0693=XRR 0696=XRX
  0698=XJ 069A=XXS 06A9=XKK 06AB=XXK 06AD=XNG 06AF=XGG 06BA=XNN 06BC=XXN 06BE=XDO 06C0=XYH 06C1=XXG 06C2=XGE
  06C3=XTG 06CC=XYA 06CD=XXY 06D0=Y 06D2=XYB 06D3=XBE
`).map(([codePoint, text]): [string, string] => [String.fromCodePoint(Number.parseInt(codePoint, 16)), text])

/** Teh marbuta has its own transliteration at the end of a word. */
export const TEH_MARBUTA = '\u0629'
export const TEH_MARBUTA_AT_END = 'XAH'

/** Doubles the transliteration of the letter before it. */
export const SHADDA = '\u0651'

const letters = (
  choice: 1 | 2 | 3,
  language: readonly [string, string][] = [],
): ReadonlyMap<string, string> =>
  new Map([
    ...LATIN,
    ...LATIN_CHOICES.map((row): [string, string] => [row[0], row[choice]]),
    ...CYRILLIC,
    ...language,
    ...ARABIC,
  ])

/** The recommended table, then the alternatives. */
export const TABLES: readonly ReadonlyMap<string, string>[] = [
  letters(1),
  letters(2),
  letters(3),
  ...CYRILLIC_LANGUAGES.map(language => letters(1, language)),
]
