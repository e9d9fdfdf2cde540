const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Titles and forms of address, which do not identify a person. */
export const TITLES = words(`
mr mrs ms miss mister madam sir dame lord lady dr doctor prof professor eng engineer hon honorable honourable president praesident prasident presidente prezident premier minister senator governor
ambassador judge justice general gen colonel col lieutenant lt major maj captain capt commander admiral sergeant sgt brigadier marshal corporal shaikh sheikh shaykh sheik cheikh haji hajji hadji haj hajj
mullah molla mulla maulavi mawlawi maulvi moulavi mawlana maulana molvi qari hafiz imam ayatollah hojatoleslam sayyid sayyed sayed seyyed seyed syed ustad ustadh sardar emir prince princess king queen
predsjednik predsednik ministar premijer predsedatel pukovnik gradonacelnik presedinte presedintele ministru ministrul primar primarul inginer domnul doamna deputat deputatul guvernator elnok miniszter miniszterelnok tabornok
ezredes presiden menteri gubernur jenderal kolonel letnan kapten bupati walikota bapak profesor doktor gospodin gospoda gospodja ministras prezidentas ministrs prezidents
comrade herr frau monsieur madame senor senora don dona signor signora pan pani shri smt sri jr sr esq phd md qc kc reverend rev bishop archbishop cardinal pope brother sister alhaji alhaja otunba oba
`)

/** Particles between names, often dropped or spelled in different ways. */
export const PARTICLES = words(`
al el ul ur ud ad ash bin ben ibn bint binti bte ould wuld walad bani banu ait abu abou abi umm um oum van von der den de da do dos das del della di du des la le les lo los las y e i zu zur zum
ter ten te af av na o mac mc st the and und et of for in at on to by with a an fils oglu ogly qizi kyzy zade al_ aka
`)

/** Treated as particles in personal names; they carry weight only in names of organisations. */
export const KUNYA = words('abu abou abi umm oum um')

/** Generic words in names of organisations, which describe the activity or kind. */
export const GENERICS = words(`
company group holding holdings international trading trade bank banco banque industries industry industrial enterprise enterprises services service general foundation organization organisation association
institute center centre corporation development investment investments finance financial capital management global systems technology technologies engineering construction import export shipping marine maritime
line lines airlines airways aviation transport logistics oil gas petroleum energy power steel company national state ministry department bureau office agency committee council commission federation union party army
brigade movement front islamic republic government university academy research science sciences school hospital museum factory plant works mill farm company partners associates consulting solutions products
communications telecom media news electronics electric chemical pharmaceutical medical insurance securities trust fund real estate properties property resources mining minerals metal metals machinery equipment
manufacturing production building making brotherhood exchange remittance money holding office agency branch network printing publishing press clothing textile textiles food foods agriculture agricultural
tourism travel hotel restaurant society club brothers sons co cooperative commercial company zavod kompaniya bank obshchestvo gruppa predpriyatie tsentr institut fond sociedad comercial servicios grupo inversiones
`)

/** Geographical words in names of organisations: a subsidiary in another place is another party. */
export const PLACES = words(`
africa african america american asia asian europe european pacific atlantic middle east west north south northern southern eastern western central overseas worldwide world gulf arab arabian
afghanistan algeria angola argentina armenia australia austria austrian azerbaijan bahrain bangladesh belarus belgium brazil brasil bulgaria cameroon canada chile china chinese colombia congo croatia cuba cyprus czech denmark
ecuador egypt estonia ethiopia finland france germany ghana greece hungary iceland india indonesia iran iranian iraq iraqi ireland israel italy italia jamaica japan jordan kazakhstan kenya korea korean kuwait kyrgyzstan
latvia lebanon liberia libya libyan lithuania luxembourg malaysia malta mexico moldova mongolia morocco mozambique myanmar namibia nepal netherlands nigeria norway norge oman pakistan palestine panama paraguay peru
philippines poland portugal qatar romania russia russian rwanda saudi scotland senegal serbia singapore slovakia slovenia somalia spain sudan sweden sverige swiss schweiz suisse switzerland syria syrian taiwan
tanzania thailand tunisia turkey turkiye turkmenistan uganda ukraine uk usa uae venezuela vietnam yemen zambia zimbabwe london paris berlin moscow dubai beijing shanghai tokyo delhi mumbai dallas phoenix texas york
albania bolivia bosnia botswana burkina burundi cambodia chad congolese eritrea gabon gambia georgia guinea guatemala haiti honduras laos lesotho macedonia madagascar malawi mali mauritania mauritius moldavia
montenegro nicaragua niger salvador slovak sri lanka tajikistan togo trinidad uruguay uzbekistan armenian azeri belarusian chile chilean cuban danish dutch egyptian filipino french german hungarian indian indonesian
italian japanese jordanian kazakh kuwaiti lebanese libyan malaysian mexican nigerian norwegian pakistani polish portuguese romanian saudi serbian spanish swedish thai turkish ukrainian uzbek vietnamese yemeni
hong kong kingdom states united britain british deutschland espana
`)

const LEGAL = `
ltd limited ltda limitada lda|inc incorporated incorporation|corp corporation|co company|llc|llp|lp|plc|gmbh|ag aktiengesellschaft|kg|ohg|ug|se|sa|sas|sarl srl|spa|srls|nv|bv|vof|ab aktiebolag|as asa|aps|oy oyj|oo ooo
ao jsc oao pao zao ojsc pjsc cjsc tov dat pat|ooo tdv|sro|sp zoo spzoo|dd doo|ad|ead|eood ood|kft|zrt nyrt|kk kabushiki|gk|pte|pty|pvt|sdn|bhd berhad|tbk pt|pjs|fze fzc fzco fzllc|wll|psc|est|sal|sae|sp|cv|rl|snc|scs|sca|sci|eurl
slu sl|cia|sapi|eirl|ev|eg|stiftung|fop|chp|na|rf|gup fgup mup|kol|sti ltdsti|cic|cio|spc|kgaa|mbh|ua|asbl|ivzw vzw
`
/** Legal forms, each mapped to the group of equivalent forms. */
export const LEGAL_FORMS: ReadonlyMap<string, number> = new Map(
  LEGAL.trim()
    .split(/[|\n]/)
    .flatMap((group, at) =>
      group
        .trim()
        .split(' ')
        .map(form => [form, at] as const),
    ),
)

/** Spelled-out legal forms with their abbreviations, after transliteration. */
export const LEGAL_PHRASES: readonly (readonly [string, string])[] = (
  [
    ['limited liability company', 'llc'],
    ['limited liability partnership', 'llp'],
    ['limited partnership', 'lp'],
    ['public limited company', 'plc'],
    ['open joint stock company', 'jsc'],
    ['public joint stock company', 'jsc'],
    ['closed joint stock company', 'jsc'],
    ['private joint stock company', 'jsc'],
    ['joint stock company', 'jsc'],
    ['joint stock', 'jsc'],
    ['aktsionernoe obshchestvo', 'jsc'],
    ['otkrytoe aktsionernoe obshchestvo', 'jsc'],
    ['publichnoe aktsionernoe obshchestvo', 'jsc'],
    ['zakrytoe aktsionernoe obshchestvo', 'jsc'],
    ['obshchestvo s ogranichennoy otvetstvennostyu', 'ooo'],
    ['tovarystvo z obmezhenoyu vidpovidalnistyu', 'tov'],
    ['societatea cu raspundere limitata', 'srl'],
    ['societe a responsabilite limitee', 'sarl'],
    ['societa a responsabilita limitata', 'srl'],
    ['sociedad de responsabilidad limitada', 'srl'],
    ['societe anonyme', 'sa'],
    ['sociedad anonima', 'sa'],
    ['sociedade anonima', 'sa'],
    ['societa perioni', 'spa'],
    ['spolka z ograniczona odpowiedzialnoscia', 'spzoo'],
    ['sp z o o', 'spzoo'],
    ['sp z oo', 'spzoo'],
    ['gesellschaft mit beschrankter haftung', 'gmbh'],
    ['aktien gesellschaft', 'ag'],
    ['s a de c v', 'sa'],
    ['sa de cv', 'sa'],
    ['s de rl de cv', 'sarl'],
    ['kabushiki kaisha', 'kk'],
    ['kabushikigaisha', 'kk'],
    ['sendirian berhad', 'sdn bhd'],
    ['proprietary limited', 'pty ltd'],
    ['private limited', 'pvt ltd'],
    ['free zone company', 'fzc'],
    ['free zone establishment', 'fze'],
    ['besloten vennootschap', 'bv'],
    ['naamloze vennootschap', 'nv'],
    ['u s a', 'united states'],
    ['u s', 'united states'],
    ['u k', 'united kingdom'],
    ['u a e', 'uae'],
    ['great britain', 'united kingdom'],
  ] as [string, string][]
).sort(([one], [other]) => other.length - one.length)

/** Abbreviations of generic words with the words in full. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  `intl international,intnl international,natl national,mfg manufacturing,mfrs manufacturing,bros brothers,assn association,assoc association,univ university,govt government,dept department,mgmt management,svc service
svcs services,hldg holding,hldgs holdings,grp group,trdg trading,ctr center,cntr center,fdn foundation,inds industries,chem chemical,elec electric,telecoms telecom,transp transport,constr construction,distr distribution
engrg engineering,engg engineering,invt investment,invs investments,dev development,tech technology,admin administration,commn commission,comm committee,inst institute,org organization,pharma pharmaceutical,shpg shipping`
    .split(/[,\n]/)
    .map(pair => pair.trim().split(' ') as [string, string]),
)

/** Prefixes of vessel names. */
export const VESSEL_PREFIXES = words('mv mt ms ss mts msv fv rv sv my vessel ship tanker motor')

const NUMERALS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ROMANS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv'.split(' ')

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...NUMERALS.map((word, at) => [word, at] as const),
  ...ORDINALS.map((word, at) => [word, at] as const),
  ...TENS.map((word, at) => [word, at * 10 + 20] as const),
  ['hundred', 100] as const,
])
export const ROMAN_NUMBERS: ReadonlyMap<string, number> = new Map(
  ROMANS.map((word, at) => [word, at + 1] as const),
)
