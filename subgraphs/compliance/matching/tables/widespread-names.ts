/**
 * Given and family names that very many people bear, beyond the names that already weigh less in a comparison. They count only when a
 * match rests on the name alone: who shares nothing but such names with a listed party is most likely another person.
 */
export const WIDESPREAD_NAMES: ReadonlySet<string> = new Set(
  `
mousavi musavi musawi moussavi mosavi karimi rahimi rezai razavi sadeghi sadeqi hashemi jafari moradi rostami ghasemi qasemi rahmani kazemi mohammadian heidari heydari shirazi tehrani alavi ebrahimi norouzi soltani
sharifi naderi salehi bagheri baqeri najafi shahidi yousefi yusufi asadi amini nazari azizi habibi rashidi faraji farahani kamali hamidi hosayni husseini ansari tabatabaei zamani karami nasiri ahmadzadeh parsa ghorbani
javadi akbari abbasi hasani hassani saeedi saidi taheri tahiri mahmoudi mahmudi eslami maleki shakeri ranjbar davoudi khalili hakimi latifi sultani noori nouri omari yaqubi zadran stanikzai safi popal achakzai
mohsen majid vahid hamed mehran behnam farhad kamran arash babak navid amin reyhaneh leila leyla nasrin parisa shirin mina sara zahrah narges fatemeh masoud masud ehsan jalal kamal anwar anwer ashraf asif aslam arif
bashir farid fahd fahad habib haidar haydar idris jabir jamil junaid latif majeed mansour marwan munir nabil nadir naim nawaz qadir rafiq rahim ramadan rauf riaz saad sabir safi salman samad shafiq sharif shakir suhail
talib wahid walid waleed yasin yassin yaseen zahid zahir zaid ziad ziyad zubair iqbal hussaini chaudhry chaudhary ahmadzai butt bhatti malik qureshi siddiqui siddiqi ansari baig mughal rehman rahman sheikh hashmi
kamel kamil hamad hamdan hammad saif sayed sultan sulaiman talal turki nayef bandar mishal ghanem hariri khoury haddad najjar sabbagh shami masri misri maghribi tunisi baghdadi iraqi halabi jazairi sudani yamani
adel adil akram ayman ahmadov aliyev mammadov huseynov hasanov guliyev ibrahimov ismailov rahimov karimov yusupov magomedov akhmedov abdullaev omarov gasanov musaev alimov saidov rasulov sharipov usmanov
ramez rami ramzi hisham hazem hani essam emad imad ihab fadi fouad fuad bassam basem bilel nizar sabri shawki tamer wael wissam yasser yasir zaki bouazza benali bouzid
popov sokolov lebedev kozlov novikov morozov volkov soloviev vasiliev zaitsev pavlov semenov golubev vinogradov bogdanov vorobiev fedorov mikhailov belyaev tarasov belov komarov orlov kiselev makarov andreev kovalev
ilin gusev titov kuzmin kudryavtsev baranov kulikov alekseev stepanov yakovlev sorokin sergeev romanov zakharov borisov korolev gerasimov ponomarev grigoriev lazarev medvedev ershov nikitin sobolev ryabov polyakov
shevchenko kovalenko bondarenko tkachenko kravchenko melnik boyko oliynyk lysenko marchenko petrenko ivanenko savchenko rudenko roman maxim maksim denis artem kirill stanislav vladislav vyacheslav viktoria ekaterina
svetlana marina yulia ludmila galina larisa nina oksana daria ksenia alexandra valentina ivanovich petrovich boris anton artur ruslan timur evgeni georgy georgiy leonid maria egor nikita ilya
leonardo ruiz romero vargas castillo alvarez mendoza guzman vasquez vazquez jimenez moreno rojas contreras castro ortega reyes gutierrez chavez ramos herrera medina aguilar vega delgado castaneda munoz alvarado
soto suarez rios campos sandoval cardenas pena salazar molina navarro salinas fuentes cortes cortez rivera nunez leon blanco vera acosta cabrera figueroa miranda montoya restrepo mejia osorio giraldo zapata arias
parra bernal duarte pineda cardona valencia ospina velez velasquez velazquez henao londono correa marin gil roldan caro trujillo murillo quintero beltran lara solis padilla estrada sierra bautista rosales ochoa
pacheco maldonado valdez espinoza espinosa serrano santiago rosario avila cervantes juarez dominguez lozano zamora rangel villa guerra guerrero mora camacho cuevas galvan ibarra robles ponce bravo salas
alberto alfonso alfredo andres angel armando arturo cesar cristian daniela diego eduardo emilio enrique ernesto esteban felipe gabriel gerardo gilberto gonzalo guillermo gustavo hector hernan hugo ignacio ivan
jaime javier jesus joaquin julian julio leonel lorenzo lucia luisa marcela marco marcos margarita mario marta martha mauricio maximo monica nelson nestor nicolas omar oscar pablo patricio paula raul ricardo roberto
rodolfo rodrigo ruben salvador samuel sandra santiago sebastian sergio silvia simon sofia teresa tomas valentina vanessa veronica vicente victor viviana wilson yolanda adriana alejandra alejandro alicia andrea
angela beatriz camila carolina catalina cecilia claudia cristina diana elena esperanza fabian gloria gladys irene isabel jhon jorge juliana laura liliana lina lorena lucas manuela natalia olga paola pilar rosa
ribeiro almeida carvalho lopes soares vieira monteiro mendes barbosa rocha nascimento moreira nunes marques machado araujo cardoso teixeira goncalves gomes martins rodrigues alves dias joao paulo bruno thiago
thompson scott green baker adams nelson carter mitchell roberts turner phillips campbell parker evans edwards collins stewart morris murphy cook rogers morgan cooper peterson reed bailey bell kelly howard ward cox
richardson wood watson brooks bennett gray hughes price myers long foster sanders ross powell sullivan russell jenkins perry butler barnes fisher henderson coleman patterson graham reynolds hamilton wallace woods
west cole hayes bryant gibson ellis stevens murray ford marshall owens mcdonald harrison jordan kennedy wells hunter hill hall wright walker stephen patrick raymond gregory jack dennis jerry tyler aaron adam nathan
henry douglas zachary kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl dylan harold jordan jesse lawrence billy bruce albert willie alan juan logan wayne roy ralph randy eugene
vincent russell louis philip bobby johnny bradley karen nancy betty sandra ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon cynthia dorothy amy kathleen angela shirley
brenda emma pamela nicole helen samantha katherine christine debra rachel carolyn janet catherine heather diane julie joyce victoria kelly christina joan evelyn lauren judith olivia martha cheryl megan sara ann
jacqueline alice grace jean doris sophia hans stefan andreas christian martin bernard dubois durand moreau laurent lefebvre leroy roux rossi russo ferrari esposito bianchi romano colombo ricci marino bruno giuseppe
antonio giovanni francesco mario luigi salvatore schulz hoffmann koch bauer richter klein wolf schroeder neumann schwarz zimmermann braun hofmann krueger hartmann lange werner
sharma verma gupta patel shah mehta joshi mishra pandey yadav das roy ghosh banerjee mukherjee chatterjee reddy rao nair iyer pillai menon thakur chauhan rajput rathore jain agarwal ram raj rajesh suresh mahesh ramesh
sanjay vijay anil sunil ashok deepak manoj pradeep vinod ajay amit rahul rohit sandeep santosh priya pooja neha anita sunita geeta rekha lakshmi hossain hossein chowdhury miah mia sarkar alam uddin khatun akter akhter
adamu abubakar bello musa sani usman aliyu yakubu suleiman garba umaru abdullahi danjuma mohammed adeyemi adebayo ogunleye olawale okonkwo eze nwosu obi chukwu chinedu emeka ifeanyi ngozi chioma amadi ibe ojo
owusu boateng asante appiah osei kwame kofi kwaku yaw ama akosua abena ndiaye diop fall gueye sarr ndoye sy toure keita coulibaly sidibe sissoko cisse kamara conteh sesay bangura koroma jalloh barry balde
kamau mwangi njoroge otieno odhiambo ochieng kipchoge wanjiru juma hamisi salum rashidi mushi abdi farah warsame jama nur ali adan hersi tesfaye bekele tadesse alemu haile gebre abebe kebede
yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat ozcan korkmaz erdogan yavuz can acar murat mustafa emre ahmet ali huseyin ibrahim ismail fatih serkan hakan
le hoang phan vu vo dang bui do ngo duong ly thanh minh duc hai tuan anh huong lan mai linh somchai somsak tan wong ng ong teo cheung chan lam leung lau cheng ho yeung wibowo setiawan susanto santoso hidayat
saputra wijaya kusuma nugroho suharto sari dewi putri rahayu lestari sato yoshida yamada sasaki yamaguchi matsumoto inoue kimura hayashi shimizu yamazaki mori abe ikeda hashimoto ishikawa ogawa goto okada
`
    .trim()
    .split(/\s+/),
)

/** One syllable of a Chinese, Korean or Vietnamese name in Latin letters; there are so few that they name very many people. */
export const EAST_ASIAN_SYLLABLE =
  /^(?:zh|ch|sh|kk|tt|pp|ss|jj|ng|nh|th|kh|ph|tr|hs|ts|[bcdfghjklmnpqrstwxyz])?[iuwy]?(?:a|ae|ai|ao|e|ee|ei|eo|eu|i|o|oe|oo|ou|u|ue|ui)(?:n|ng|m|k|l|p|t|r)?$/
