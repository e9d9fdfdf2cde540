const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .flatMap(group => {
        const [sound, letters] = group.split(':') as [string, string]
        return [...letters].map(letter => [letter, sound])
      }),
  )

/** Korean readings, in passport spelling, of the characters most used in Korean names. */
export const HANJA = pairs(`
gim:金 i:李伊 bak:朴 choe:崔 jong:正貞廷鄭鐘鍾宗晶靜定政炡 cho:趙曺初 gang:姜康强江剛 yun:尹允潤胤 jang:張長章莊壯 im:任林 han:韓翰漢 o:吳五 so:徐西瑞 sin:申辛信新愼
gwon:權 hwang:黃皇晃 an:安 song:宋松成聖性星盛誠城 ryu:柳劉 jon:全田 hong:洪弘紅 ko:高固 mun:文汶 yang:梁楊陽亮 son:孫善宣鮮先仙 pae:裵裴培 paek:白 ho:許虎浩鎬昊湖豪 ro:盧魯路
sim:沈心 ha:河夏 ju:朱周柱珠 ku:具九求 un:恩殷銀雲 il:日一 myong:明命 chol:哲喆鐵 yong:永英榮龍容勇用庸泳映 su:秀洙壽守水修 min:民敏珉旻 u:宇雨佑祐友 jin:鎭眞進珍陳震真 hyon:賢玄顯鉉炫
hyok:赫革 kyong:京慶敬景經 chang:昌 kuk:國 nam:南男 sok:石錫奭 suk:淑叔肅 hui:姬熙喜希 mi:美 ja:子慈 jae:在載宰 kwang:光廣 ki:基起奇氣 tae:太泰大 tong:東同 hun:勳訓薰 pom:範 ung:雄 won:元源媛
kun:根槿 sang:相尙尚 sun:順純舜 ok:玉沃 hwa:和花華 hae:海 ri:里利 rae:來 kyu:奎圭 pok:福 pyong:炳秉平 chun:春俊準 hak:學鶴 in:仁寅 ho:好 sop:燮 yo:汝如 sol:雪 nyong:寧 rak:洛樂
`)

/** The most frequent words of Japanese names. */
export const JAPANESE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `
田中 tanaka 佐藤 sato 鈴木 suzuki 高橋 takahashi 伊藤 ito 渡辺 watanabe 渡邊 watanabe 山本 yamamoto 中村 nakamura 小林 kobayashi 加藤 kato 吉田 yoshida 山田 yamada 佐々木 sasaki
山口 yamaguchi 松本 matsumoto 井上 inoue 木村 kimura 林 hayashi 斎藤 saito 齋藤 saito 清水 shimizu 山崎 yamazaki 森 mori 池田 ikeda 橋本 hashimoto 阿部 abe 安倍 abe 石川 ishikawa 山下 yamashita
中島 nakajima 石井 ishii 小川 ogawa 前田 maeda 岡田 okada 長谷川 hasegawa 藤田 fujita 後藤 goto 近藤 kondo 村上 murakami 遠藤 endo 青木 aoki 坂本 sakamoto 福田 fukuda 太田 ota 西村 nishimura
藤井 fujii 金子 kaneko 岡本 okamoto 藤原 fujiwara 中野 nakano 三浦 miura 原田 harada 松田 matsuda 竹内 takeuchi 小野 ono 中山 nakayama 和田 wada 石田 ishida 森田 morita 上田 ueda 原 hara
柴田 shibata 酒井 sakai 工藤 kudo 横山 yokoyama 宮崎 miyazaki 宮本 miyamoto 内田 uchida 高木 takagi 安藤 ando 谷口 taniguchi 大野 ono 丸山 maruyama 今井 imai 高田 takada 藤本 fujimoto 武田 takeda
村田 murata 上野 ueno 杉山 sugiyama 増田 masuda 平野 hirano 岸田 kishida 菅 suga 石破 ishiba 麻原 asahara 高市 takaichi 小泉 koizumi 野田 noda 麻生 aso 河野 kono 松井 matsui 本田 honda 豊田 toyoda 石原 ishihara
花子 hanako 太郎 taro 一郎 ichiro 次郎 jiro 三郎 saburo 健一 kenichi 健 ken 誠 makoto 隆 takashi 浩 hiroshi 博 hiroshi 明 akira 清 kiyoshi 実 minoru 正 tadashi 勇 isamu 進 susumu 豊 yutaka
美咲 misaki 陽子 yoko 恵子 keiko 和子 kazuko 幸子 sachiko 裕子 yuko 久美子 kumiko 由美子 yumiko 真由美 mayumi 智子 tomoko 京子 kyoko 洋子 yoko 明美 akemi 直美 naomi 愛 ai 翔 sho 大輔 daisuke 拓也 takuya
晋三 shinzo 文雄 fumio 早苗 sanae 純一郎 junichiro 太一 taichi 直樹 naoki 和也 kazuya 達也 tatsuya 大翔 hiroto 蓮 ren 結衣 yui 葵 aoi 桜 sakura 茂 shigeru 学 manabu 修 osamu 剛 tsuyoshi 哲也 tetsuya 英樹 hideki
`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>(
      (found, word, at, all) => (at % 2 === 0 ? [...found, [word, all[at + 1]!]] : found),
      [],
    ),
)
