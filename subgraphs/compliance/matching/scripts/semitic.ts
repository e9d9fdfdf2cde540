import { foldArabic } from './arabic-letters.ts'

/**
 * Arabic, Persian, Urdu and Hebrew write few of their vowels. A word is romanised to its consonants and long vowels and marked
 * loose, so that the comparison ignores most differences in short vowels.
 */
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 'th',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ڤ: 'v',
  ك: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ی: 'y',
  ي: 'y',
  ى: 'a',
  ے: 'e',
  ہ: 'h',
  ھ: 'h',
  ٹ: 't',
  ڈ: 'd',
  ڑ: 'r',
  ں: 'n',
  ټ: 't',
  ډ: 'd',
  ړ: 'r',
  ښ: 'sh',
  ږ: 'g',
  ګ: 'g',
  ۍ: 'i',
  ې: 'e',
  ڼ: 'n',
  څ: 'ts',
  ځ: 'z',
  ە: 'a',
  ۆ: 'o',
  ێ: 'e',
  ڕ: 'r',
  ڵ: 'l',
  ﷲ: 'allah',
  'َ': 'a',
  'ُ': 'u',
  'ِ': 'i',
  'ً': '',
  'ٌ': '',
  'ٍ': '',
}
const ARABIC_CONSONANT = /[بپتثجچحخدذرزژسشصضطظعغفقڤكکگلمنهةأإآاٹڈڑټډړښږګ]/

const HEBREW: Readonly<Record<string, string>> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
}

/** Given names and words whose usual Latin spelling cannot be derived from the consonants. */
const USUAL: Readonly<Record<string, string>> = Object.fromEntries(
  `
محمد muhammad;طه taha;محي muhyi;محیی muhyi;بصير basir;بصیر basir;فضل fazl;سرور sarwar;اسحاق ishaq;إسحاق ishaq;عوض awad;عواد awwad;بكر bakr;خميس khamis;حماد hammad;دعاء dua;قدوس quddus;غلام ghulam;گل gul;گُل gul;رؤوف rauf;روف rauf;باقي baqi;باقی baqi;احد ahad;صديق siddiq;صدیق siddiq;نظر nazar;ذاکر zakir;زكريا zakariya;عماد imad;حمادي hamadi;صلاح salah;رحمان rahman;سودان sudan;طالبان taliban;قاعدة qaida;نصرة nusra;جهاد jihad;توحيد tawhid;مسلمين muslimin;احرار ahrar
احمد ahmad;أحمد ahmad;محمود mahmud;حامد hamid;حميد hamid;علي ali;على ali;علی ali;حسن hasan;حسین husayn;حسين husayn;عمر umar;عثمان uthman
ابراهيم ibrahim;إبراهيم ibrahim;ابراهیم ibrahim;اسماعيل ismail;إسماعيل ismail;يوسف yusuf;یوسف yusuf;موسى musa;عيسى isa;يحيى yahya;مصطفى mustafa;مصطفی mustafa
عبد abd;الله allah;عبدالله abdullah;بن bin;ابن ibn;بنت bint;ابو abu;أبو abu;ام um;أم um;آل al;خالد khalid;سعيد said;سعد sad;صالح salih;سالم salim;سليم salim;سليمان sulayman
سلمان salman;عادل adil;كريم karim;کریم karim;رحمن rahman;جمال jamal;كمال kamal;طارق tariq;وليد walid;رشيد rashid;راشد rashid;ناصر nasir;نصر nasr;منصور mansur
مبارك mubarak;معمر muammar;صدام saddam;عدي uday;قصي qusay;بشار bashar;حافظ hafiz;اسد asad;مريم maryam;فاطمة fatima;عائشة aisha;خديجة khadija;زينب zaynab
حكمت hikmat;عزت izzat;عدنان adnan;غفور ghafur;قادر qadir;عزيز aziz;جبار jabbar;رزاق razzaq;لطيف latif;وهاب wahhab;هادي hadi;مهدي mahdi;مهدی mahdi;رضا reza
جعفر jafar;صادق sadiq;باقر baqir;كاظم kazim;قاسم qasim;سعود saud;فيصل faysal;تركي turki;عبده abduh;حاج haji;شيخ shaykh;سيد sayyid;دين din;نور nur;سيف sayf
زاده zada;زادة zada;الابن jr;الإبن jr;يحي yahya;یحیی yahya;فتاح fattah;عليم alim;حكيم hakim;حکیم hakim;مجاهد mujahid;خليل khalil;انصاري ansari;ولي wali;امين amin;أمين amin;شاه shah;خان khan;ولد wuld;سلام salam;نعيم naim;زاهد zahid
ثريا thurayya;هدى huda;منير munir;شريف sharif;جليل jalil;مجيد majid;ماجد majid;زكي zaki;انور anwar;أنور anwar;اكرم akram;أكرم akram;ايمن ayman;أيمن ayman;اسامة usama;أسامة usama
`
    .trim()
    .split(/[;\n]/)
    .map(pair => {
      const [word, latin] = pair.split(' ') as [string, string]
      return [foldArabic(word), latin]
    }),
)

const usualLatin = (word: string): string | undefined => USUAL[foldArabic(word)]

const ARTICLE = /^(?:وال|ال)(?=.{2})/

/** Romanises a word in Arabic letters; `al` becomes a separate word, as in Latin spellings. */
export function romaniseArabic(word: string): string[] {
  const plain = word.replace(/[\u0640\u064b-\u065f\u0670\u200c\u200d]/g, '')
  const usual = usualLatin(plain)
  if (usual !== undefined) return [usual]
  if (ARTICLE.test(plain) && plain !== 'الله') return ['al', ...romaniseArabic(plain.replace(ARTICLE, ''))]
  // Abd and Allah are often written as one word with the adjacent name.
  if (plain.startsWith('عبدال') && plain.length > 6) return ['abd', 'al', ...romaniseArabic(plain.slice(5))]
  if (plain.endsWith('الله') && plain.length > 5) return [...romaniseArabic(plain.slice(0, -4)), 'allah']
  const parts = gluedWords(plain)
  if (parts !== undefined) return parts
  const letters = [...plain]
  return [
    letters
      .map((letter, at) => withVowels(letter, letters[at - 1], letters[at + 1]))
      .reduce((read, sound) => `${read}${DIGRAPH.test(`${read.slice(-1)}|${sound}`) ? 'a' : ''}${sound}`, ''),
  ]
}

/** Two letters that are no digraph: a vowel between them is left out in writing. */
const DIGRAPH = /^(?:t\|s|[skdtzgc]\|h|d\|z|d\|j)$/

/** The usual words of a word that is two of them without a space, such as the word for son and a name. */
function gluedWords(plain: string): string[] | undefined {
  for (let middle = 2; middle <= plain.length - 3; middle++) {
    const [head, tail] = [usualLatin(plain.slice(0, middle)), usualLatin(plain.slice(middle))]
    const isBound = head === 'bin' || head === 'abd' || middle > 2
    if (head !== undefined && tail !== undefined && isBound) return [head, tail]
  }
  return undefined
}

/** Waw and ya are long vowels between consonants and at the end, and consonants before vowels and at the start. */
function withVowels(letter: string, before: string | undefined, after: string | undefined): string {
  if (letter === 'و')
    return before !== undefined &&
      (after === undefined || ARABIC_CONSONANT.test(after)) &&
      ARABIC_CONSONANT.test(before) &&
      after !== 'ا'
      ? 'u'
      : 'w'
  if (letter === 'ي' || letter === 'ی')
    return before !== undefined && after !== 'ا' && after !== 'و' ? 'i' : 'y'
  return ARABIC[letter] ?? ''
}

const HEBREW_USUAL: Readonly<Record<string, string>> = {
  דוד: 'david',
  בן: 'ben',
  בת: 'bat',
  משה: 'moshe',
  יוסף: 'yosef',
  שמעון: 'shimon',
  יעקב: 'yaakov',
  אברהם: 'avraham',
  יצחק: 'yitzhak',
  שרה: 'sara',
  רחל: 'rahel',
  בנימין: 'binyamin',
  כהן: 'cohen',
  לוי: 'levi',
  אהוד: 'ehud',
  אריאל: 'ariel',
  שלמה: 'shlomo',
  חיים: 'haim',
  מרים: 'miriam',
  יהודה: 'yehuda',
  דניאל: 'daniel',
  מיכאל: 'michael',
}

export function romaniseHebrew(word: string): string[] {
  const plain = word.replace(/[\u0591-\u05c7׳״'"]/g, '')
  const usual = HEBREW_USUAL[plain]
  if (usual !== undefined) return [usual]
  const letters = [...plain]
  return [
    letters
      .map((letter, at) => {
        if (letter === 'ו') return at === 0 ? 'v' : 'o'
        if (letter === 'י') return at === 0 ? 'y' : 'i'
        if (letter === 'ה' && at === letters.length - 1) return 'a'
        if (letter === 'פ' && at > 0) return 'f'
        return HEBREW[letter] ?? ''
      })
      .join(''),
  ]
}
