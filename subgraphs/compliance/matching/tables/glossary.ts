/** Words of organisation names that lists translate instead of transliterating; stems for inflected words. */
const STEMS: readonly (readonly [string, string])[] = `
российск russian;русск russian;государственн state;национальн national;международн international;федеральн federal;научн scientific;исследовательск research;институт institute;завод plant;фабрик factory
компани company;групп group;банк bank;экспортн export;импортн import;экспортно export;торгов trading;промышленн industrial;электроник electronics;электронн electronic;технологи technology;технологическ technology
нефтян oil;нефт oil;газов gas;газ gas;природн natural;энергетическ energy;энерги energy;железнодорожн railway;авиационн aviation;авиаци aviation;морск marine;судоходн shipping;судостроительн shipbuilding
строительн construction;производственн production;объединени association;корпораци corporation;концерн concern;холдинг holding;фонд fund;центр center;союз union;движени movement;парти party;министерств ministry
республик republic;народн people;приборостроительн instrument;машиностроительн machine;военн military;оборонн defense;страхов insurance;инвестиционн investment;финансов financial;предприяти enterprise;организаци organization
`
  .trim()
  .split(/[;\n]/)
  .map(pair => pair.split(' ') as [string, string])
  .sort(([one], [other]) => other.length - one.length)

const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  `
شركة company;مجموعة group;بنك bank;مصرف bank;مؤسسة foundation;جمعية association;منظمة organization;تنظيم organization;حركة movement;جبهة front;شبكة network;جماعة group;الجماعة group;حزب party;جيش army;لواء brigade;كتائب brigades
دولة state;وزارة ministry;مركز center;معهد institute;جامعة university;تجارة trading;للتجارة trading;التجارية trading;صناعة industry;الصناعية industrial;الدولية international;دولية international;العالمية international;الوطنية national;العامة general
العربية arab;العرب arabian;الإسلامية islamic;الاسلامية islamic;الإسلامي islamic;الاسلامي islamic;جزيرة peninsula;العراق iraq;الشام levant;المغرب maghreb;المقاتلة combatant;التونسية tunisian;الليبية libyan;المصرية egyptian;المغربية moroccan
إفريقيا africa;غرب west;شرق east;شمال north;جنوب south;بلاد land;في in;لأهل people;أهل people;أنصار ansar;انصار ansar;النفط oil;للنفط oil;الاستثمار investment;للاستثمار investment;القابضة holding;المحدودة limited;گروپ group
`
    .trim()
    .split(/[;\n]/)
    .map(pair => pair.split(' ') as [string, string]),
)

const HAN: Readonly<Record<string, string>> = Object.fromEntries(
  `
有限公司 limited;股份有限公司 limited;有限责任公司 llc;有限責任公司 llc;责任 ;公司 company;集团 group;集團 group;控股 holdings;国际 international;國際 international;贸易 trading;貿易 trading;海运 shipping;海運 shipping;航运 shipping;船务 shipping;船務 shipping
科技 technology;技术 technology;技術 technology;信息 information;产业 industry;產業 industry;工业 industry;工業 industry;实业 industrial;電子 electronics;电子 electronics;银行 bank;銀行 bank;投资 investment;投資 investment;发展 development;發展 development
中国 china;中國 china;北京 beijing;上海 shanghai;深圳 shenzhen;香港 hong kong;大连 dalian;天津 tianjin;广州 guangzhou;朝鲜 korea;创新 innovation;創新 innovation;能源 energy;石油 petroleum;化工 chemical;机械 machinery;設備 equipment;设备 equipment
进出口 import export;進出口 import export;物流 logistics;建设 construction;建設 construction;研究院 research institute;研究所 research institute;大学 university;大學 university;株式会社 kk;市 ;省 
`
    .trim()
    .split(/[;\n]/)
    .map(pair => {
      const [word, ...meaning] = pair.split(' ')
      return [word!, meaning.join(' ')]
    }),
)

const HAN_LONGEST = Math.max(...Object.keys(HAN).map(word => word.length))

function fromHan(run: string): string {
  let meaning = ''
  for (let at = 0; at < run.length;) {
    let size = Math.min(HAN_LONGEST, run.length - at)
    while (size > 0 && HAN[run.slice(at, at + size)] === undefined) size--
    meaning += size === 0 ? run[at] : ` ${HAN[run.slice(at, at + size)]!} `
    at += Math.max(1, size)
  }
  return meaning
}

function fromCyrillic(word: string): string {
  const lower = word.toLowerCase()
  return STEMS.find(([stem]) => lower.startsWith(stem) && lower.length - stem.length <= 4)?.[1] ?? word
}

/** Translates the known words of an organisation's name to English; other words stay unchanged. */
export const inEnglish = (name: string): string =>
  name
    .replace(/\p{Script=Han}{2,}/gu, fromHan)
    .replace(
      /[\p{Script=Arabic}]+/gu,
      word => ARABIC[word] ?? ARABIC[word.replace(/^(?:وال|ال|لل|و)/, '')] ?? word,
    )
    .replace(/железны[ех] дорог[иа]?/giu, 'railways')
    .replace(/\p{Script=Cyrillic}{3,}/gu, fromCyrillic)
