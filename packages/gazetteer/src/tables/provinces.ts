/**
 * The 77 provinces: code of the Department of Provincial Administration, English,
 * Thai, further names. Codes and names after thailand-geography-data/thailand-geography-json
 * (MIT), commit c76e019fe7a2d51cafd40be8261f59b10310f9d1; everyday spellings are our own.
 * "=" before the Thai name: it is an ordinary word too and counts only behind จังหวัด or จ.
 */
export const PROVINCES_CHECKED_AT = "2026-11-20";
export const PROVINCE_ROWS = `
10|Bangkok|กรุงเทพมหานคร|bkk, krung thep, krungthep, krung thep maha nakhon, bangkok city, bkk city, กรุงเทพ, กรุงเทพฯ, กทม, กทม., กรุงเทพมหานครฯ, bangok, bangkog, bankok, บางกอก, กรุงเทพๆ
11|Samut Prakan|สมุทรปราการ|samutprakarn, samut prakarn, spk, สมุทรปราการฯ
12|Nonthaburi|นนทบุรี|nonburi, nbi, ~นนท์, นนทบุรีย์, nontaburi
13|Pathum Thani|ปทุมธานี|pathumtani, pathumthani, patum thani, ปทุม
14|Ayutthaya|พระนครศรีอยุธยา|phra nakhon si ayutthaya, ayuthaya, ayudhaya, ayudhya, ayuttaya, ayutaya, อยุธยา, อยุทธยา, กรุงเก่า
15|Ang Thong|อ่างทอง|angthong
16|Lopburi|ลพบุรี|lop buri, loburi
17|Sing Buri|สิงห์บุรี|singburi
18|Chai Nat|ชัยนาท|chainat
19|Saraburi|สระบุรี|sara buri
20|Chonburi|ชลบุรี|chon buri, cbi, ชลบุรีย์, ~ชล
21|Rayong|ระยอง|
22|Chanthaburi|จันทบุรี|chantaburi, chantabun, ~จันท์
23|Trat|ตราด|
24|Chachoengsao|ฉะเชิงเทรา|cha choeng sao, แปดริ้ว, paet rio
25|Prachin Buri|ปราจีนบุรี|prachinburi, ปราจีน
26|Nakhon Nayok|นครนายก|nakorn nayok
27|Sa Kaeo|สระแก้ว|sakaeo, sa kaew, sakaew
30|Nakhon Ratchasima|นครราชสีมา|korat, khorat, nakorn ratchasima, โคราช
31|Buriram|บุรีรัมย์|buri ram
32|Surin|สุรินทร์|
33|Si Sa Ket|ศรีสะเกษ|sisaket, srisaket
34|Ubon Ratchathani|อุบลราชธานี|ubon, ubp, ubol, อุบล, อุบลฯ
35|Yasothon|ยโสธร|yasothorn
36|Chaiyaphum|ชัยภูมิ|chaiyapoom
37|Amnat Charoen|อำนาจเจริญ|
38|Bueng Kan|บึงกาฬ|
39|Nong Bua Lam Phu|หนองบัวลำภู|nongbualamphu
40|Khon Kaen|ขอนแก่น|kkc, khonkaen, konkaen
41|Udon Thani|อุดรธานี|udon, udorn, udonthani, udornthani, อุดร, เมืองอุดร
42|Loei|=เลย|
43|Nong Khai|หนองคาย|nongkhai, nongkai
44|Maha Sarakham|มหาสารคาม|mahasarakham
45|Roi Et|ร้อยเอ็ด|
46|Kalasin|กาฬสินธุ์|
47|Sakon Nakhon|สกลนคร|sakhon nakhon, ~สกล
48|Nakhon Phanom|นครพนม|nakorn panom
49|Mukdahan|มุกดาหาร|
50|Chiang Mai|เชียงใหม่|chiangmai, chaing mai, cheng mai, chiengmai, cnx, chiang mai city, เชียงใหม
51|Lamphun|ลำพูน|lampoon
52|Lampang|ลำปาง|
53|Uttaradit|อุตรดิตถ์|
54|Phrae|=แพร่|ที่แพร่, ในแพร่, แถวแพร่, อยู่แพร่
55|Nan|น่าน|nan province
56|Phayao|พะเยา|
57|Chiang Rai|เชียงราย|chiangrai, cei, chieng rai, chaing rai
58|Mae Hong Son|แม่ฮ่องสอน|maehongson
60|Nakhon Sawan|นครสวรรค์|nakorn sawan
61|Uthai Thani|อุทัยธานี|
62|Kamphaeng Phet|กำแพงเพชร|
63|Tak|=ตาก|
64|Sukhothai|สุโขทัย|sukothai
65|Phitsanulok|พิษณุโลก|pitsanulok
66|Phichit|พิจิตร|
67|Phetchabun|เพชรบูรณ์|petchabun
70|Ratchaburi|ราชบุรี|
71|Kanchanaburi|กาญจนบุรี|kanjanaburi, ~กาญจน์
72|Suphan Buri|สุพรรณบุรี|suphanburi, สุพรรณ
73|Nakhon Pathom|นครปฐม|nakorn pathom
74|Samut Sakhon|สมุทรสาคร|samutsakhon, samut sakorn
75|Samut Songkhram|สมุทรสงคราม|samut songkram
76|Phetchaburi|เพชรบุรี|petchaburi, phetburi, petchburi
77|Prachuap Khiri Khan|ประจวบคีรีขันธ์|prachuap, prachuabkhirikhan, ประจวบ, ประจวบฯ
80|Nakhon Si Thammarat|นครศรีธรรมราช|nakhon sri thammarat, นครศรี, นครศรีฯ
81|Krabi|กระบี่|กะบี่, krabee, kbv
82|Phang Nga|พังงา|phangnga, phang-nga, pang nga, phangna
83|Phuket|ภูเก็ต|hkt, puket, phucket, phukhet, phuket island, เกาะภูเก็ต, ภูเก็ด
84|Surat Thani|สุราษฎร์ธานี|suratthani, surat, urt, สุราษฎร์, สุราษ, สุราษฎ์
85|Ranong|ระนอง|
86|Chumphon|ชุมพร|chumpon, chumporn
90|Songkhla|สงขลา|songkla
91|Satun|สตูล|
92|Trang|ตรัง|
93|Phatthalung|พัทลุง|phattalung, pattalung
94|Pattani|ปัตตานี|
95|Yala|ยะลา|
96|Narathiwat|นราธิวาส|
`;
