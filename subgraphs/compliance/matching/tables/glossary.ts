import { foldArabic } from '#compliance/matching/scripts/arabic-letters.ts'

/** Words of organisation names that lists translate instead of transliterating; stems for inflected words. */
const STEMS: readonly (readonly [string, string])[] = `
российск russian;русск russian;государственн state;национальн national;международн international;федеральн federal;научн scientific;исследовательск research;институт institute;завод plant;фабрик factory
компани company;групп group;банк bank;экспортн export;импортн import;экспортно export;торгов trading;промышленн industrial;электроник electronics;электронн electronic;технологи technology;технологическ technology
нефтян oil;нефт oil;газов gas;газ gas;природн natural;энергетическ energy;энерги energy;железнодорожн railway;авиационн aviation;авиаци aviation;морск marine;судоходн shipping;судостроительн shipbuilding
строительн construction;производственн production;объединени association;корпораци corporation;концерн concern;холдинг holding;фонд fund;центр center;союз union;движени movement;парти party;министерств ministry
федераци federation;центральн central;специализированн specialized;благосостоян wealth;химическ chemical;металлургическ metallurgical;горнодобыва mining;угольн coal;сельскохозяйственн agricultural;транспортн transport
логистическ logistics;техническ technical;медицинск medical;фармацевтическ pharmaceutical;академи academy;университет university;агентств agency;управлени directorate;департамент department;комитет committee;служб service
конструкторск design;проектн design;опытн experimental;космическ space;ракетн missile;ядерн nuclear;атомн nuclear;информационн information;систем systems;безопасност security;оборон defense;внутренн internal;иностранн foreign
юстици justice;полици police;арми army;батальон battalion;бригад brigade;отряд detachment;добровольческ volunteer;молодежн youth;спортивн sports;радиоэлектронн radioelectronic;судоремонтн shiprepair;верф shipyard;порт port
республик republic;народн people;приборостроительн instrument making;машиностроительн machine building;военн military;оборонн defense;страхов insurance;инвестиционн investment;финансов financial;предприяти enterprise;организаци organization
`
  .trim()
  .split(/[;\n]/)
  .map(pair => {
    const [stem, ...meaning] = pair.split(' ')
    return [stem!, meaning.join(' ')] as const
  })
  .sort(([one], [other]) => other.length - one.length)

const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  `
شركة company;مجموعة group;بنك bank;مصرف bank;مؤسسة foundation;جمعية association;منظمة organization;تنظيم organization;حركة movement;جبهة front;شبكة network;جماعة group;الجماعة group;حزب party;جيش army;لواء brigade;كتائب brigades
دولة state;وزارة ministry;مركز center;معهد institute;جامعة university;تجارة trading;للتجارة trading;التجارية trading;صناعة industry;الصناعية industrial;الدولية international;دولية international;العالمية international;الوطنية national;العامة general
العربية arab;العرب arabian;الإسلامية islamic;الاسلامية islamic;الإسلامي islamic;الاسلامي islamic;جزيرة peninsula;العراق iraq;الشام levant;المغرب maghreb;المقاتلة combatant;التونسية tunisian;الليبية libyan;المصرية egyptian;المغربية moroccan
إفريقيا africa;غرب west;شرق east;شمال north;جنوب south;بلاد land;في in;لأهل people;أهل people;أنصار ansar;انصار ansar;النفط oil;للنفط oil;الاستثمار investment;للاستثمار investment;القابضة holding;المحدودة limited;گروپ group
صرافة exchange;للصرافة exchange;مكتب office;شحن shipping;للشحن shipping;ملاحة shipping;للملاحة shipping;نقل transport;للنقل transport;تكنولوجيا technology;للتكنولوجيا technology;دفاع defense;مصنع factory;معمل plant;مقاولات contracting
للمقاولات contracting;هندسة engineering;للهندسة engineering;هيئة authority;إدارة administration;أبحاث research;للأبحاث research;بحوث research;علوم sciences;طاقة energy;للطاقة energy;كهرباء electricity;اتصالات telecom;للاتصالات telecom
تأمين insurance;للتأمين insurance;استيراد import;للاستيراد import;تصدير export;للتصدير export;صناعات industries;للصناعات industries;أدوية pharmaceutical;للأدوية pharmaceutical;سياحة tourism;للسياحة tourism;طيران aviation;للطيران aviation
خطوط lines;الجوية airlines;البحرية maritime;المسلحة armed;المقاتلة fighting;تحرير liberation;اتحاد union;ثورة revolution;الثورية revolutionary;حرس guard;قوات forces;فيلق corps;الخيرية charitable;للإغاثة relief;إغاثة relief;شعبية popular;المهاجرين emigrants;المجاهدين mujahidin;مقاومة resistance;إمارة emirate
شرکت company;بانک bank;گروه group;صنایع industries;صنعت industry;سازمان organization;وزارت ministry;دانشگاه university;پژوهشگاه research;پژوهشکده research;موسسه institute;کشتیرانی shipping;هواپیمایی airlines;نفت oil;گاز gas
پتروشیمی petrochemical;تجارت trade;بازرگانی trading;مهندسی engineering;ساختمانی construction;توسعه development;سرمایه investment;بیمه insurance;هلدینگ holding;المللی international;ملی national;مرکزی central;شبکه network
جمهوری republic;اسلامی islamic;سپاه corps;فناوری technology;الکترونیک electronics;شیمیایی chemical;دفاعی defense;هوافضا aerospace;معدنی mining;فولاد steel;کارخانه factory;ایران iran;انجمن society;جمعیت society;مرکز center
`
    .trim()
    .split(/[;\n]/)
    .map(pair => {
      const [word, meaning] = pair.split(' ') as [string, string]
      return [foldArabic(word), meaning]
    }),
)

function fromArabic(written: string): string {
  const word = foldArabic(written)
  return ARABIC[word] ?? ARABIC[word.replace(/^(?:وال|بال|ال|لل|و|ب)/, '')] ?? written
}

const HAN: Readonly<Record<string, string>> = Object.fromEntries(
  `
有限公司 limited;股份有限公司 limited;有限责任公司 llc;有限責任公司 llc;责任 ;公司 company;集团 group;集團 group;控股 holdings;国际 international;國際 international;贸易 trading;貿易 trading;海运 shipping;海運 shipping;航运 shipping;船务 shipping;船務 shipping
科技 technology;技术 technology;技術 technology;信息 information;产业 industry;產業 industry;工业 industry;工業 industry;实业 industrial;電子 electronics;电子 electronics;银行 bank;銀行 bank;投资 investment;投資 investment;发展 development;發展 development
中国 china;中國 china;北京 beijing;上海 shanghai;深圳 shenzhen;香港 hong kong;大连 dalian;天津 tianjin;广州 guangzhou;朝鲜 korea;创新 innovation;創新 innovation;能源 energy;石油 petroleum;化工 chemical;机械 machinery;設備 equipment;设备 equipment
进出口 import export;進出口 import export;物流 logistics;建设 construction;建設 construction;研究院 research institute;研究所 research institute;大学 university;大學 university;株式会社 kk;市 ;省 
商贸 trading;商貿 trading;化学 chemical;化學 chemical;医药 pharmaceutical;醫藥 pharmaceutical;生物 biotechnology;半导体 semiconductor;半導體 semiconductor;通信 communications;通讯 communications;通訊 communications;网络 network;網絡 network;软件 software
智能 intelligent;系统 systems;系統 systems;工程 engineering;航空 aviation;航天 aerospace;飞机 aircraft;船舶 shipbuilding;造船 shipbuilding;重工 heavy industries;钢铁 steel;鋼鐵 steel;矿业 mining;礦業 mining;煤炭 coal;电力 power;電力 power
汽车 automobile;汽車 automobile;金融 financial;保险 insurance;保險 insurance;证券 securities;基金 fund;实验室 laboratory;中心 center;学院 institute;委员会 commission;协会 association;協會 association;总公司 corporation;總公司 corporation
分公司 branch;国家 national;國家 national;海洋 ocean;食品 food;纺织 textile;服装 clothing;武汉 wuhan;成都 chengdu;重庆 chongqing;南京 nanjing;青岛 qingdao;厦门 xiamen;浙江 zhejiang;江苏 jiangsu;广东 guangdong;廣東 guangdong;山东 shandong
丹东 dandong;平壤 pyongyang;俄罗斯 russia;伊朗 iran;亚洲 asia;亞洲 asia;交易所 exchange;基地 base;工厂 factory;工廠 factory;制造 manufacturing;製造 manufacturing
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

/** The adjective of a place, of which English uses the noun. */
const OF_A_PLACE = /^(\p{Script=Cyrillic}{4,}?)ск(?:ий|ая|ое|ие|ого|ой|их|им)$/iu

function fromCyrillic(word: string): string {
  const lower = word.toLowerCase()
  const known = STEMS.find(([stem]) => lower.startsWith(stem) && lower.length - stem.length <= 4)?.[1]
  return known ?? word.replace(OF_A_PLACE, '$1')
}

/** Translates the known words of an organisation's name to English; other words stay unchanged. */
export const inEnglish = (name: string): string =>
  name
    .replace(/\p{Script=Han}{2,}/gu, fromHan)
    .replace(/[\p{Script=Arabic}\p{M}]+/gu, fromArabic)
    .replace(/железны[ех] дорог[иа]?/giu, 'railways')
    .replace(/\p{Script=Cyrillic}{3,}/gu, fromCyrillic)
