import { describe, expect, it } from "vitest";
import { findPlaces } from "./find-places.ts";
import { choicesOf } from "./choices.ts";

/**
 * How people write the names of places, own list: id, then spellings of both scripts,
 * most of them in no table of ours. A slip of one letter is among them.
 */
const SPELLINGS = `
area:thong-lo = Thong Lo | Thonglor | Tong Lo | Thong Lor | Tonglor | Thong-Lo | Thong Law | Thonglaw | Tonglaw | ทองหล่อ | ทองหลอ | ทองล่อ
area:ekkamai = Ekkamai | Ekamai | Ekkamay | Eakkamai | Ekamay | เอกมัย
area:phrom-phong = Phrom Phong | Prom Pong | Promphong | Prompong | Phrom-Phong | Phromphong | พร้อมพงษ์ | พร้อมพงศ์ | พรอมพงษ์
area:asok = Asok | Asoke | อโศก
area:on-nut = On Nut | Onnut | On-Nut | Onnuch | On Nuch | อ่อนนุช | ออนนุช
area:udom-suk = Udom Suk | Udomsuk | Udomsook | Udom-suk | Udom Sook | อุดมสุข | อุดมสุก
area:punnawithi = Punnawithi | Punnawithee | Punnavithi | Punawithi | Punna Withi | ปุณณวิถี | ปุณวิถี | ปุณณวิธี
area:bang-chak = Bang Chak | Bangchak | Bangjak | Bang Jak | บางจาก
area:ari = Ari | Aree | อารีย์
area:saphan-khwai = Saphan Khwai | Saphan Kwai | Sapan Kwai | Sapankwai | Saphankhwai | สะพานควาย | สพานควาย
area:phaya-thai = Phaya Thai | Phayathai | Paya Thai | Payathai | Phya Thai | Phyathai | พญาไท | พญาไทย
area:victory-monument = Victory Monument | victory monumnet | Anusawari Chai | อนุสาวรีย์ชัย | อนุเสาวรีย์ชัย | อนุสาวรีย์ชัยสมรภูมิ
road:ratchada = Ratchada | Rachada | Ratchadapisek | Ratchadaphisek | Rachadapisek | Rajadapisek | Ratchda | รัชดา | รัชดาภิเษก | รัชฎาภิเษก | รัชดาพิเศก
area:sutthisan = Sutthisan | Suthisan | Suttisan | Sutthisarn | Suttisarn | สุทธิสาร | สุทธิสาน
district:1017 = Huai Khwang | Huay Kwang | Huai Kwang | Huaykwang | Huaikhwang | Huey Kwang | ห้วยขวาง | หวยขวาง
district:1038 = เขตลาดพร้าว | Lat Phrao district | Ladprao district | Lad Phrao district
road:lat-phrao = Lat Phrao | Ladprao | Lad Prao | Lardprao | Latprao | Ladphrao | Lat Prao | Ladpraw | ลาดพร้าว | ลาดพราว | ลาดพร้้าว
area:ha-yaek-lat-phrao = Ha Yaek Lat Phrao | Ha Yaek Ladprao | ห้าแยกลาดพร้าว | 5 แยกลาดพร้าว
area:ratchayothin = Ratchayothin | Ratchayotin | Rachayothin | Ratcha Yothin | รัชโยธิน
area:mo-chit = Mo Chit | Mochit | Morchit | Mo-Chit | Mor Chit | หมอชิต
district:1030 = Chatuchak | Jatujak | Chatujak | Jatuchak | Chatuchuk | จตุจักร | จัตุจักร | เขตจตุจักร
road:phahonyothin = Phahonyothin | Phaholyothin | Paholyothin | Phahon Yothin | Paholyotin | Phahol Yothin | Pahonyothin | พหลโยธิน | พหลโยธิณ
road:vibhavadi = Vibhavadi | Viphavadi | Wiphawadi | Vibhavadee | Vipawadee | วิภาวดี | วิภาวดีรังสิต
road:ramkhamhaeng = Ramkhamhaeng | Ramkamhaeng | Ramkamhang | Ram Kham Haeng | Ramkhamheng | Ramkumhaeng | รามคำแหง | รามคําแหง | รามคำเเหง
area:hua-mak = Hua Mak | Huamak | Hua Mark | Huamark | หัวหมาก
district:1006 = Bang Kapi | Bangkapi | Bang-Kapi | Bang Kapee | บางกะปิ
area:rama-9 = Rama 9 | Rama IX | Rama9 | Phra Ram 9 | Praram 9 | พระราม 9 | พระราม9 | พระรามเก้า | พระราม ๙ | พระรามที่ 9
road:rama-2 = Rama 2 | Rama II | Phra Ram 2 | Praram2 | พระราม 2 | พระรามสอง | พระราม2
road:rama-3 = Rama 3 | Rama III | Phra Ram 3 | พระราม 3 | พระรามสาม
road:rama-4 = Rama 4 | Rama IV | พระราม 4 | พระรามสี่ | พระราม๔
road:sathon = Sathon | Sathorn | Satorn | Sathon Road | Saathorn | สาทร | สาธร
road:silom = Silom | Si Lom | Seelom | Sillom | สีลม
area:sala-daeng = Sala Daeng | Saladaeng | Saladang | Sala Dang | ศาลาแดง
area:chong-nonsi = Chong Nonsi | Chong Nonsri | Chongnonsi | Chong-Nonsi | ช่องนนทรี | ช่องนนทรีย์
area:surasak = Surasak | Surasuk | สุรศักดิ์ | สุรศักดิ
area:saphan-taksin = Saphan Taksin | Sapan Taksin | Sapan Thaksin | Saphantaksin | สะพานตากสิน | สพานตากสิน
area:wongwian-yai = Wongwian Yai | Wong Wian Yai | Wongwien Yai | Wongwianyai | วงเวียนใหญ่ | วงเวียนไหญ่
area:krung-thon-buri = Krung Thon Buri | Krungthonburi | Krung Thonburi | กรุงธนบุรี
area:talat-phlu = Talat Phlu | Talad Plu | Talat Plu | Talad Phlu | Taladplu | ตลาดพลู
area:bang-wa = Bang Wa | Bangwa | บางหว้า
district:1040 = Bang Khae | Bangkae | Bang Kae | Bangkhae | บางแค
road:phetkasem = Phetkasem | Petchkasem | Petkasem | Phet Kasem | Petchakasem | เพชรเกษม | เพรชเกษม
road:charan-sanit-wong = Charan Sanit Wong | Charansanitwong | Charan Sanitwong | Jaransanitwong | จรัญสนิทวงศ์ | จรัลสนิทวงศ์ | จรัญสนิทวงค์ | จรัญ
area:pinklao = Pinklao | Pin Klao | Pinklaw | Pin-klao | Phra Pin Klao | ปิ่นเกล้า | ปิ่นเกล้า | ปิ่นเกล้่า
road:charoen-nakhon-road = Charoen Nakhon | Charoennakorn | Charoen Nakorn | Jaroen Nakhon | Charoen Nakhorn | เจริญนคร
road:charoen-krung = Charoen Krung | Charoenkrung | Charoen-Krung | Jaroen Krung | เจริญกรุง
area:yaowarat = Yaowarat | Yaowaraj | Yaowarach | Chinatown | เยาวราช
area:phloen-chit = Phloen Chit | Ploenchit | Phloenchit | Ploen Chit | Plernchit | Ploenjit | เพลินจิต
area:chit-lom = Chit Lom | Chidlom | Chitlom | Chid Lom | Chit-Lom | ชิดลม
district:1037 = Ratchathewi | Rajthevi | Ratchatewi | Rachathewi | Ratcha Thewi | Ratchathevi | Rajathewi | ราชเทวี
area:pratunam = Pratunam | Pratu Nam | Pratoonam | Pratu-nam | ประตูน้ำ | ประตูนำ้
area:makkasan = Makkasan | Makasan | Makkasarn | มักกะสัน
area:thailand-cultural-centre = Thailand Cultural Centre | Thailand Cultural Center | ศูนย์วัฒนธรรม | ศูนย์วัฒนธรรมแห่งประเทศไทย
area:sam-yan = Sam Yan | Samyan | Sam-Yan | Sam Yarn | สามย่าน
area:lang-suan = Lang Suan | Langsuan | Soi Langsuan | Lang-Suan | หลังสวน
area:tao-poon = Tao Poon | Taopoon | Tao Pun | Taopun | เตาปูน
district:1029 = Bang Sue | Bangsue | Bang Su | Bangsu | Bang-Sue | บางซื่อ
road:chaeng-watthana = Chaeng Watthana | Chaengwattana | Chaeng Wattana | Jaengwattana | Chaeng-Watthana | Chengwattana | แจ้งวัฒนะ | เเจ้งวัฒนะ | แจ้งวัตนะ
road:ngamwongwan = Ngamwongwan | Ngam Wong Wan | Ngamwongwarn | งามวงศ์วาน | งามวงค์วาน
road:srinakarin = Srinakarin | Srinagarindra | Sri Nakarin | Srinakharin | Si Nakharin | Sri Nakharin | ศรีนครินทร์ | ศรีนครินทร
road:bang-na-trat = Bang Na-Trat | Bangna Trad | Bangna-Trad | Bang Na Trad | บางนา-ตราด | บางนาตราด | บางนา ตราด
district:1047 = Bang Na | Bangna | Bang-Na | บางนา | เขตบางนา
area:bearing = BTS Bearing | แบริ่ง | แบริง | แถวแบริ่ง
area:samrong = Samrong | Sam Rong | Sumrong | สำโรง | สําโรง
area:pak-nam = Pak Nam | Paknam | ปากน้ำ
road:ram-inthra = Ram Inthra | Ramintra | Ram Indra | Raminthra | Ramindra | Ram Intra | รามอินทรา | รามอินทา
area:watcharaphon = Watcharaphon | Watcharapol | Watcharapon | Vacharaphol | วัชรพล
district:1010 = Min Buri | Minburi | Meenburi | Min-buri | มีนบุรี | มีนบุรี
district:1011 = Lat Krabang | Ladkrabang | Lad Krabang | Latkrabang | Lat-Krabang | ลาดกระบัง | ลาดกระบ้ง
area:rangsit = Rangsit | Rungsit | Rang Sit | รังสิต | รังษิต
area:khlong-4 = Khlong 4 | Klong 4 | คลอง 4 | คลอง4 | คลองสี่ | คลอง ๔
area:muang-thong-thani = Muang Thong Thani | Muangthong | Mueang Thong Thani | Muang Thong | เมืองทองธานี | เมืองทอง
district:1206 = อำเภอปากเกร็ด | Pak Kret district | Pakkred district
area:pak-kret = Pak Kret | Pakkret | Pak Kred | Pakkred | ปากเกร็ด | ปากเกล็ด
province:12 = Nonthaburi | Nontaburi | Nonburi | นนทบุรี | จ.นนทบุรี
district:1204 = Bang Bua Thong | Bangbuathong | Bang Bua Tong | บางบัวทอง | บัวทอง
province:13 = Pathum Thani | Pathumthani | Patum Thani | Pathumtani | ปทุมธานี | ปทุม
district:1302 = Khlong Luang | Klong Luang | Khlongluang | คลองหลวง
district:1306 = Lam Luk Ka | Lamlukka | Lumlukka | Lam Lukka | ลำลูกกา | ลําลูกกา
province:11 = Samut Prakan | Samutprakarn | Samut Prakarn | Samutprakan | สมุทรปราการ
district:1103 = Bang Phli | Bangplee | Bang Plee | Bang Pli | Bangphli | บางพลี
area:salaya = Salaya | Sala Ya | ศาลายา
province:10 = Bangkok | BKK | Bangkog | Krung Thep | Krungthep | กรุงเทพ | กรุงเทพฯ | กทม | กทม. | กรุงเทพมหานคร | บางกอก
area:pattaya = Pattaya | Phatthaya | Pataya | Pattya | Phattaya | พัทยา | พัทธยา | เมืองพัทยา
area:jomtien = Jomtien | Chomthian | Jom Tien | Chom Thian | Jomthien | Jomtian | จอมเทียน | จอมเฑียน
area:pratumnak = Pratumnak | Pratamnak | Phra Tamnak | Phratamnak | พระตำหนัก | เขาพระตำหนัก
area:wong-amat = Wong Amat | Wongamat | Wong-Amat | Wong Amart | วงศ์อมาตย์ | วงอมาตย์
area:naklua = Naklua | Na Kluea | Nakluea | นาเกลือ
area:bang-saray = Bang Saray | Bang Sare | Bangsaray | Bangsare | บางเสร่
district:2004 = Bang Lamung | Banglamung | Bang Lamoong | บางละมุง
area:si-racha = Si Racha | Sriracha | Sri Racha | Siracha | ศรีราชา | สีราชา
area:laem-chabang = Laem Chabang | Laemchabang | Lam Chabang | แหลมฉบัง
area:bang-saen = Bang Saen | Bangsaen | Bang-Saen | บางแสน
province:20 = Chonburi | Chon Buri | Chonbury | ชลบุรี | จ.ชลบุรี
province:21 = Rayong | Ra Yong | ระยอง
area:map-ta-phut = Map Ta Phut | Maptaphut | Map Ta Put | มาบตาพุด
district:2106 = Pluak Daeng | Pluakdaeng | ปลวกแดง
district:7707 = Hua Hin | Huahin | Hua-Hin | หัวหิน
area:khao-takiab = Khao Takiab | Khao Takiap | Kao Takiab | เขาตะเกียบ
district:7604 = Cha-am | Cha Am | Chaam | ชะอำ | ชะอํา
district:7706 = Pran Buri | Pranburi | ปราณบุรี
province:83 = Phuket | Puket | HKT | Phuckett | ภูเก็ต | ภูเก๊ต | จังหวัดภูเก็ต
area:rawai = Rawai | Rawaii | Ra Wai | ราไวย์ | ราไว
area:nai-harn = Nai Harn | Naiharn | Nai Han | Naihan | ในหาน | ในหาร
area:bang-tao = Bang Tao | Bangtao | Bang Thao | บางเทา
area:choeng-thale = Cherng Talay | Choeng Thale | Cherngtalay | Choengthale | Cherng Thalay | Cheng Talay | เชิงทะเล
area:kamala = in Kamala | กมลา | เอากมลา | กมลา ภูเก็ต | หาดกมลา
area:patong = Patong | Pa Tong | Pathong | ป่าตอง | ปาตอง
area:karon = Karon | Ka Ron | กะรน
area:kata = Kata | กะตะ
area:kata-noi = Kata Noi | กะตะน้อย
market:rong-kluea-market = ตลาดโรงเกลือ | Rong Kluea Market
area:chalong = Chalong | อ่าวฉลอง
area:phuket-old-town = Phuket Old Town | Old Phuket Town | เมืองเก่าภูเก็ต | ภูเก็ตเมืองเก่า
district:8302 = Kathu | Katu | กะทู้
district:8303 = Thalang | Talang | ถลาง
area:mai-khao = Mai Khao | Maikhao | Mai Kao | ไม้ขาว
district:8404 = Koh Samui | Samui | Ko Samui | Kohsamui | Koh-Samui | เกาะสมุย | สมุย
area:bophut = Bophut | Bo Phut | Bo Put | Bophud | บ่อผุด | บอผุด
area:chaweng = Chaweng | Chawaeng | Cha Weng | เฉวง
area:lamai = Lamai | La Mai | หาดละไม
area:maenam = Maenam | หาดแม่น้ำ | Mae Nam Samui
district:8405 = Koh Phangan | Ko Pha Ngan | Phangan | Koh Pha-ngan | Kohphangan | เกาะพะงัน | พะงัน | เกาะพงัน
area:koh-tao = Koh Tao | Ko Tao | Kohtao | เกาะเต่า
province:81 = Krabi | Krabee | กระบี่ | กะบี่
area:ao-nang = Ao Nang | Aonang | Ao-Nang | อ่าวนาง
area:khlong-muang = Khlong Muang | Klong Muang | Klongmuang | คลองม่วง
area:khao-lak = Khao Lak | Khaolak | Kao Lak | เขาหลัก
province:50 = Chiang Mai | Chiangmai | CNX | Chiengmai | Chaing Mai | เชียงใหม่ | เชียงไหม่
area:nimman = Nimman | Nimmanhaemin | Nimmanhemin | Nimman Haemin | Nimmanahaemin | นิมมาน | นิมมานเหมินทร์ | นิมมานเหมินท์
area:chiang-mai-old-city = Chiang Mai Old City | Old City Chiang Mai | เมืองเก่าเชียงใหม่ | คูเมืองเชียงใหม่
area:santitham = Santitham | Santi Tham | สันติธรรม
district:5015 = Hang Dong | Hangdong | หางดง
district:5007 = Mae Rim | Maerim | Mae-Rim | แม่ริม
district:5014 = San Sai | Sansai | สันทราย
district:5013 = San Kamphaeng | San Kampaeng | Sankamphaeng | สันกำแพง | สันกําแพง
district:5019 = Saraphi | สารภี
province:57 = Chiang Rai | Chiangrai | Chieng Rai | เชียงราย | เชียงลาย
area:khao-yai = Khao Yai | Khaoyai | Kao Yai | เขาใหญ่ | เขาไหญ่
district:3021 = Pak Chong | Pakchong | ปากช่อง
province:30 = Korat | Khorat | Nakhon Ratchasima | Nakorn Ratchasima | โคราช | นครราชสีมา
province:40 = Khon Kaen | Khonkaen | Kon Kaen | KKC | ขอนแก่น | ขอนแกน
province:41 = Udon Thani | Udon | Udonthani | Udorn Thani | Udon Tani | อุดรธานี | อุดร
province:34 = Ubon | Ubon Ratchathani | Ubonratchathani | อุบล | อุบลราชธานี
district:3415 = Warin Chamrap | Warinchamrap | วารินชำราบ | วาริน
province:14 = Ayutthaya | Ayuthaya | Ayudhya | Ayutaya | อยุธยา | พระนครศรีอยุธยา
district:9011 = Hat Yai | Hatyai | Haad Yai | Had Yai | หาดใหญ่ | หาดไหญ่
province:90 = Songkhla | Songkla | สงขลา
province:84 = Surat Thani | Suratthani | Surat | สุราษฎร์ธานี | สุราษฎร์ | สุราษ
province:80 = Nakhon Si Thammarat | Nakhon Sri Thammarat | Nakorn Si Thammarat | นครศรีธรรมราช | นครศรี
province:43 = Nong Khai | Nongkhai | Nong Kai | หนองคาย
university:kasetsart-university = ม.เกษตร | ม. เกษตร | Kasetsart University | Kasetsart | เกษตรศาสตร์ | มหาลัยเกษตร
university:chiang-mai-university = มช. | CMU | Chiang Mai University | ม.เชียงใหม่ | Chiangmai University
university:chulalongkorn-university = จุฬา | จุฬาฯ | Chula | Chulalongkorn University | Chulalongkorn
university:thammasat-university-rangsit = Thammasat Rangsit | ธรรมศาสตร์ รังสิต | มธ. รังสิต
university:assumption-university = ABAC | เอแบค | Assumption University
university:khon-kaen-university = มข. | KKU | ม.ขอนแก่น | Khon Kaen University
university:bangkok-university = Bangkok University | ม.กรุงเทพ | BU Rangsit
university:burapha-university = ม.บูรพา | Burapha University | Buraphaa University
university:mahidol-university = Mahidol | Mahidol University | มหิดล | ม.มหิดล
hospital:ramathibodi-hospital = รพ.รามา | Ramathibodi | Ramathibodi Hospital | รามาธิบดี
hospital:siriraj-hospital = Siriraj | Siriraj Hospital | รพ.ศิริราช | โรงพยาบาลศิริราช
hospital:bumrungrad-hospital = Bumrungrad | Bumrungrad Hospital | Bamrungrad | บำรุงราษฎร์ | รพ.บำรุงราษฎร์
hospital:bangkok-hospital-phuket = Bangkok Hospital Phuket | รพ.กรุงเทพภูเก็ต
mall:central-rama-9 = Central Rama 9 | เซ็นทรัลพระราม 9 | เซ็นทรัล พระราม9 | Central Rama9 | เซนทรัลพระราม 9
mall:centralworld = CentralWorld | CTW | Central World | เซ็นทรัลเวิลด์ | เซ็นทรัลเวิล
mall:mega-bangna = Mega Bangna | Mega Bang Na | เมกาบางนา | เมก้าบางนา
mall:ikea-bang-yai = IKEA Bang Yai | อิเกียบางใหญ่ | ikea bangyai
mall:terminal-21-korat = Terminal 21 Korat | เทอร์มินอล 21 โคราช
mall:terminal-21-asok = Terminal 21 Asok | Terminal21 Asoke | เทอมินอล 21 อโศก
mall:icon-siam = Iconsiam | Icon Siam | ไอคอนสยาม
mall:fashion-island = Fashion Island | แฟชั่นไอส์แลนด์ | แฟชั่นไอแลนด์
mall:future-park-rangsit = Future Park Rangsit | Future Park | ฟิวเจอร์พาร์ครังสิต | ฟิวเจอร์รังสิต
airport:suvarnabhumi-airport = Suvarnabhumi | Suvarnabhumi Airport | Suwannaphum airport | สนามบินสุวรรณภูมิ | สุวรรณภูมิ
airport:don-mueang-airport = Don Mueang Airport | Don Muang Airport | DMK | สนามบินดอนเมือง
market:jodd-fairs-rama-9 = Jodd Fairs | จ๊อดแฟร์ | Jodd Fair
market:talad-thai = ตลาดไท | Talad Thai | Talat Thai
pier:sathorn-pier = Sathorn Pier | ท่าเรือสาทร | Sathon Pier
estate:amata-nakorn-industrial-estate = Amata City | Amata Nakorn | นิคมอมตะ | อมตะนคร | อมตะซิตี้ชลบุรี
estate:map-ta-phut-industrial-estate = Map Ta Phut Industrial Estate | นิคมมาบตาพุด
estate:bang-pu-industrial-estate = Bang Pu Industrial Estate | นิคมบางปู
estate:lat-krabang-industrial-estate = Lat Krabang Industrial Estate | Ladkrabang Industrial Estate | นิคมลาดกระบัง
area:nava-nakorn = Nava Nakorn | Navanakorn | นวนคร
area:rojana = Rojana | โรจนะ
line:bts-sukhumvit = Green Line | BTS Green Line | Sukhumvit line | สายสีเขียว | รถไฟฟ้าสายสีเขียว | bts สายสีเขียว
line:mrt-blue = Blue Line | MRT Blue Line | สายสีน้ำเงิน | รถไฟฟ้าสายสีน้ำเงิน
line:mrt-purple = Purple Line | MRT Purple Line | สายสีม่วง | รถไฟฟ้าสายสีม่วง | MRT สายสีม่วง
line:mrt-yellow = Yellow Line | MRT Yellow Line | สายสีเหลือง | รถไฟฟ้าสายสีเหลือง
line:mrt-pink = Pink Line | MRT Pink Line | สายสีชมพู | รถไฟฟ้าสายสีชมพู | โมโนเรลสายสีชมพู
line:srt-dark-red = Red Line | SRT Red Line | สายสีแดง | รถไฟฟ้าสายสีแดง
line:arl = Airport Rail Link | Airport Link | ARL | แอร์พอร์ตลิงก์ | แอร์พอร์ตลิงค์ | แอร์พอร์ทลิงค์ | แอร์พอร์ตเรลลิงก์
line:bts-gold = Gold Line | BTS Gold Line | สายสีทอง
line:bts-silom = Silom Line | BTS Silom Line | สายสีลม
station:arl-lat-krabang = ARL Lat Krabang | Lat Krabang ARL | แอร์พอร์ตลิงก์ลาดกระบัง
station:mrt-min-buri = Pink Line Min Buri | สายสีชมพู มีนบุรี
soi:sukhumvit-39 = Sukhumvit 39 | Sukhumvit Soi 39 | Soi Sukhumvit 39 | Soi 39 | Suk 39 | สุขุมวิท 39 | ซอยสุขุมวิท 39 | สุขุมวิทซอย 39 | สุขุมวิท39 | Sukumvit 39
soi:lat-phrao-71 = ลาดพร้าว 71 | Ladprao 71 | Lat Phrao Soi 71 | ซอยลาดพร้าว 71
soi:phahonyothin-24 = Phahonyothin 24 | พหลโยธิน 24 | Paholyothin 24 | พหล 24
soi:ekkamai-10 = Ekkamai 10 | Ekamai Soi 10 | เอกมัย 10
soi:thong-lo-13 = Thonglor 13 | Thong Lo Soi 13 | ทองหล่อ 13
soi:ari-4 = Soi Ari 4 | อารีย์ 4 | Ari Soi 4
soi:charan-sanit-wong-13 = จรัญ 13 | Charan 13 | จรัญสนิทวงศ์ 13 | Charansanitwong 13
km:ram-inthra-8 = รามอินทรา กม.8 | รามอินทรา กม 8 | Ramintra km 8
area:convent = Soi Convent | ซอยคอนแวนต์ | Convent Road
area:soi-buakhao = Soi Buakhao | Soi Bua Khao | ซอยบัวขาว
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [id = "", list = ""] = line.split(" = ");
    return list.split(" | ").map((spelling) => ({ id, spelling }));
  });

/** Named in full, in either language's shortest sentence. */
const carrier = (spelling: string) =>
  /[ก-๎]/.test(spelling) ? `หาคอนโด ${spelling}` : `condo around ${spelling}`;
const meant = (text: string) =>
  findPlaces(text).map(({ places }) => choicesOf(places)[0]?.place.id ?? "");
const missed = (say: (spelling: string) => string) =>
  SPELLINGS.filter(({ id, spelling }) => {
    const found = findPlaces(say(spelling));
    return found.length !== 1 || !found[0]?.places.some((place) => place.id === id);
  }).map(
    ({ id, spelling }) => `${spelling} -> ${meant(say(spelling)).join(" ") || "nothing"} (${id})`,
  );

describe("the ways people write a place", () => {
  it("are at least 600, in both scripts", () => {
    expect(SPELLINGS.length).toBeGreaterThanOrEqual(600);
    const thai = SPELLINGS.filter(({ spelling }) => /[ก-๎]/.test(spelling)).length;
    expect(Math.min(thai, SPELLINGS.length - thai)).toBeGreaterThanOrEqual(250);
  });

  it("are found alone", () => {
    expect(missed((spelling) => spelling)).toEqual([]);
  });

  it("are found in a sentence", () => {
    expect(missed(carrier)).toEqual([]);
  });
});
