/** Spellings of one name in different languages and romanisations, one name per line; the first is the canonical spelling. */
const SPELLINGS = `
muhammad mohammed mohamed mohammad muhammed mohamad muhamad mohamet mehmet mohd muhd maxamed mahamed mahomed magomed muhammadu mohammod mohammadi_
ahmad ahmed ahmet axmed achmad akhmad akhmed
mahmud mahmoud mahmood mehmood makhmud
hasan hassan xasan khasan
husayn hussein husein hussain hossein hosein husain houssein xuseen khusein husseyn hussin
ali aly
umar omar omer umer cumar oumar
uthman othman osman usman ousmane cusmaan
ibrahim ebrahim ibraheem brahim ibragim
ismail ismael esmail ismaeel ismaacil ismayil
yusuf yousef youssef yusef yousuf yosef yusif youssouf
abdullah abdallah abdulla abdollah cabdullaahi abdullahi abdoulaye abdulah
khalid khaled kaled
said saeed saeid sayeed
mustafa mustapha moustafa mostafa mustaf
sulayman suleiman sulaiman soleiman suleyman sleiman soulaimane
salih saleh salah_
yahya yahia yehia
isa issa eisa essa
musa moussa mousa moosa
usama osama ussama oussama
laden ladin
umari omari
hamid hameed
rashid rasheed rachid
karim kareem
jamal gamal djamel jamel cemal
tariq tarek tarik tareq
faysal faisal feisal faycal
abdulrahman abdurrahman abdurahman abderrahmane abdelrahman abdirahman
nasir nasser naser nasr_
nasrallah nasrullah
mahdi mehdi
huda houda
qadhafi gaddafi qaddafi kadhafi gadhafi qadafi
assad asad_
saud_ saoud
hajj haji
sergey sergei sergej serguei sergii serhiy sergejs serhii
aleksandr alexander alexandr aleksander oleksandr aliaksandr alexandre alessandro alejandro
aleksey alexei aleksei alexey oleksiy oleksii alexej
dmitry dmitri dmitriy dmitrii dimitri dmytro
yury yuri yuriy yurii iurii juri jurij
yevgeny evgeny yevgeniy evgenii eugeny yevhen
mikhail mihail mykhailo mikhael
nikolay nikolai nicolai mykola nikolaj
vladimir volodymyr wladimir uladzimir
andrey andrei andrej andriy andrii
arkady arkadi arkadii arkadiy
grigory grigori grigoriy hryhoriy
vasily vasili vasiliy vasyl
gennady gennadi gennadiy hennadiy
anatoly anatoli anatoliy
valery valeri valeriy valerii
yelena elena olena
yekaterina ekaterina kateryna
natalya natalia nataliya
tatyana tatiana tetyana
igor ihor
oleg oleh
pavel pavlo
konstantin kostyantyn
kim gim
li lee ri yi rhee
pak park bak
choe choi
ro roh noh
jong jung jeong chong
yong young yeong
un eun
chol cheol
hyok hyuk
myong myung myeong
sok seok
jinping chinping
zedong tsetung tsetong
xi hsi
friedrich fridrich friedrych friederich
philip phillip
geoffrey jeffrey
john jon
steven stephen
catherine katherine kathryn katharine
nicholas nicolas nikolas nikolaos
francois_ francoise_
labor labour
center centre
organization organisation
defense defence
finance financial
fighting combatant
theater theatre
program programme
qaida qaeda qaida_ qayda
`

/** Short forms of a name and its forms in other languages, one name per line. */
const FAMILIAR = `
alexander alex sasha sascha sandy xander lex alec alejandro
alexandra sandra sasha
andrew andy drew andreas andre andrea anders
anthony tony anton antonio antoine
barack barry
benjamin ben benny bibi benji binyamin
charles charlie chuck chas carlos karl carl carlo
christopher chris kit christoph
daniel dan danny
david dave davy
dmitry dima mitya
donald don donnie
edward ed eddie ted ned eduard
elizabeth liz beth betty lisa eliza libby
eugene gene yevgeny
francis frank francisco franz francois
frederick fred freddy
gregory greg
ivan vanya
james jim jimmy jamie
jennifer jen jenny
john johnny jack juan jean johan johann jan giovanni ivan joao johannes hans
joseph joe joey josef jose giuseppe
joshua josh
katherine kate kathy katie cathy
kenneth ken kenny
leonard leo len
margaret maggie meg peggy
matthew matt matthias mateo
michael mike mick mickey mikhail miguel michel mikael
nathaniel nate nathan
nicholas nick nico
patrick pat paddy
peter pete pyotr pedro petr pierre
philip phil
rafael rafa raphael
raymond ray
rebecca becky
richard rick dick ricky rich
robert bob bobby rob robbie bert
ronald ron ronnie
samuel sam sammy
sergey seryozha
stephen steve stefan esteban
susan sue suzy
theodore ted teddy theo
thomas tom tommy tomas
timothy tim
victoria vicky
vladimir volodya vova vlad
william bill billy will willy liam guillermo wilhelm
yekaterina katya
ibrahim abraham avraham
yusuf joseph josef
musa moses moshe
sulayman solomon
dawud david daoud dawood
yaqub jacob yakub
mary maria marie maryam miriam
jesus isa
paul pablo paolo pavel
george jorge georg georgy giorgi
henry henri heinrich enrique harry
louis luis luigi ludwig
lawrence larry lars
`

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' ').map(word => word.replace('_', '')))

export const SPELLING_OF: ReadonlyMap<string, string> = new Map(
  lines(SPELLINGS)
    .reverse()
    .flatMap(group => group.map(word => [word, group[0]!] as const)),
)

const familiar = new Map<string, Set<string>>()
for (const group of lines(FAMILIAR)) {
  for (const word of group) {
    const key = SPELLING_OF.get(word) ?? word
    // Two short forms of one name (Ted and Ned) are not treated as equivalent.
    const others = word === group[0] ? group.slice(1) : group.slice(0, 1)
    familiar.set(
      key,
      new Set([...(familiar.get(key) ?? []), ...others.map(other => SPELLING_OF.get(other) ?? other)]),
    )
  }
}

/** Names that are short or foreign forms of a name, in both directions. */
export const FAMILIAR_OF: ReadonlyMap<string, ReadonlySet<string>> = familiar

/** Names that are so common that they hardly identify a person. */
export const COMMON_NAMES: ReadonlySet<string> = new Set(
  `
muhammad ahmad mahmud hasan husayn ali umar uthman ibrahim ismail yusuf abdullah khalid said mustafa sulayman salih yahya isa musa usama hamid rashid karim jamal tariq faysal abdulrahman nasir mahdi abdulaziz
abdulkarim abdulqadir khan shah singh kumar devi begum bibi islam uddin rahman hussaini malik aziz amin akbar reza rezaei hosseini mohammadi ahmadi fatima zahra aisha maryam zaynab omar hamza bilal hajji mansur
saleh salim saad sami samir amir nur noor abbas jafar qasim kazim hadi sadiq akhtar gul jan mirza agha haqqani
aleksandr aleksey dmitry yury yevgeny mikhail nikolay vladimir andrey sergey ivan igor oleg pavel viktor anatoly valery vasily konstantin natalya tatyana yelena olga anna irina ivanov ivanova petrov smirnov kuznetsov
john james robert michael william david richard joseph thomas charles daniel matthew anthony mark paul steven andrew kenneth george joshua kevin brian edward ronald peter frank eric gary larry scott smith johnson
williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson taylor moore jackson martin lee white harris clark lewis robinson walker young allen king wright
mary maria patricia linda barbara elizabeth susan jennifer jose juan luis carlos manuel francisco antonio pedro miguel jorge rafael fernando ana carmen silva santos oliveira souza pereira costa fernandez perez sanchez
ramirez torres flores diaz cruz morales ortiz gomez jean pierre marie jacques michel philippe hans peter klaus wolfgang muller schmidt schneider fischer weber meyer wagner
kim li pak choe jong kang cho yun jang im han o so sin kwon hwang yong chol song myong jin ho hyok su nam il wang zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo wei ming jun hong hua
nguyen tran pham huynh van thi tanaka sato suzuki takahashi watanabe ito yamamoto nakamura kobayashi kato mehmet ayse fatma mehmed yilmaz demir kaya celik sahin hassan okafor mensah osei kone traore diallo camara ba sow
`
    .trim()
    .split(/\s+/),
)
