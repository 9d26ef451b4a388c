/** District code -> everyday names in either script beside the official ones; "~" marks an ordinary word. Own knowledge. */
export const DISTRICT_ALIASES: Readonly<Record<number, string>> = {
  1005: "bangkhen",
  1006: "bangkapi",
  1007: "pathumwan, patumwan",
  1009: "prakanong, phrakanong, pra kanong",
  1010: "minburi",
  1011: "ladkrabang, latkrabang, lad krabang",
  1012: "yannawa",
  1015: "thonburi, ~ธน, ฝั่งธน, thonburi side",
  1017: "huay kwang, huaykwang, huai kwang, huaikhwang",
  1021: "bang khuntian, bangkhunthian",
  1025: "bang plad, bangplad",
  1026: "dindaeng",
  1028: "sathorn, satorn, สาธร",
  1029: "bangsue, bang su",
  1030: "jatujak, jj, jatuchak",
  1032: "pravet",
  1033: "klong toey, klongtoey, klong toei, khlong toey, khlongtoei",
  1034: "suanluang",
  1036: "don muang, donmuang, dmk area",
  1037: "rajthevi, ratchatewi, rachathewi",
  1038: "ladprao, lad phrao, latphrao, lardprao, lad prao, lat prao",
  1039: "wattana, vadhana",
  1040: "bangkae, bang kae",
  1041: "laksi, lak see",
  1042: "saimai",
  1047: "bangna, bang-na",
  2008: "ko sichang, ko si chang, koh sichang, สีชัง",
  2306: "ko kut, ko kood, koh kut, เกาะกูด",
  2307: "ko chang, kohchang",
  2103: "klaeng",
  5803: "~pai, pai district, เมืองปาย",
  7604: "cha am, chaam",
  8302: "kathu",
  8404: "ko samui, samui, koh samui island, kohsamui, kosamui, สมุย, usm",
  8405: "ko pha-ngan, ko phangan, koh pha ngan, koh phangan, phangan, kohphangan, พะงัน, เกาะพงัน, พงัน",
  1103: "bangplee, bang plee, bangphli",
  1104: "phrapradaeng, pra pradaeng, พระประแดงฯ",
  1202: "bangkruai, bang kruay",
  1203: "bangyai",
  1204: "bangbuathong, bang bua tong, บัวทอง",
  1206: "pakkret, pak kred, pakkred",
  1302: "klong luang, khlongluang, klongluang",
  1303: "thanya buri, tanyaburi",
  1306: "lamlukka, lam lukka, lumlukka",
  2004: "banglamung, bang lamoong",
  2007: "sriracha, sri racha, siracha",
  2009: "sattahip chonburi",
  2106: "pluakdaeng, pluak dang",
  3021: "pakchong",
  5007: "maerim, mae rim chiang mai",
  5013: "san kampaeng, sankamphaeng, sankampaeng, san kamphang",
  5014: "sansai, san sai chiang mai",
  5015: "hangdong, hang dong chiang mai, หางดงเชียงใหม่",
  5019: "saraphi chiang mai, สารภี เชียงใหม่",
  5005: "doisaket, doi saket chiang mai",
  7706: "pranburi, pran buri",
  7707: "huahin, hua-hin, hhq, หัวหินฯ",
  8303: "thalang phuket, talang",
  9011: "hatyai, haad yai, hadyai, had yai, haadyai",
};

/**
 * Districts outside Bangkok whose bare name is an ordinary word or a common
 * personal name: the name counts only behind "amphoe", "อำเภอ", "อ." or before "district".
 */
export const WORDS_BEFORE_DISTRICTS: ReadonlySet<string> = new Set(
  (
    "In Buri,Than To,Hot,Long,Song,Fang,Pong,Chun,Li,Phan,Phen,Phon,Mayo,Sida,Sena,Khong,Sanom,Phana,Chana,Raman,Erawan,Prasat,Somdet,Makham,Phanom,Manang,Phrao,Uthai,Tron,Ngao,Sawi,Don Tan,Pa Bon,Na Wa,Na Di,Ban Na,Chamni,Tha Rua,Pho Sai,Chaiya,Thepha,Seka,Waeng,Thoeng," +
    "ไชโย,มะขาม,คง,ชำนิ,สนม,พล,ชนบท,เพ็ญ,สังคม,ฝาง,พร้าว,ฮอด,ลี้,งาว,ลับแล,ลอง,สอง,ปัว,จุน,ปง,เทิง,พาน,พนม,สวี,จะนะ,สะเดา,เสนา,อุทัย,พิชัย,มหาราช,ผักไห่,แสวงหา,ปราสาท,สีชมพู,ชื่นชม,สมเด็จ,โชคชัย,กระสัง,ท่าเรือ,ท่าปลา,บ้านนา,บ้านคา,สองแคว,ชุมแสง,ไทรงาม,วังทอง," +
    "ท่าแพ,ศรีนคร,สันติสุข,ทุ่งฝน,น้ำยืน,ปลาปาก,ดอนตาล,บัวลาย,นาน้อย,นาดี,พบพระ,สุขสำราญ,เต่างอย,รามัน,บ้านใหม่,ไชยา,เทพา,ยะหา,ลำดวน,ภาชี,แว้ง,สตึก,ตรอน,เถิน,ปาย,สีดา,พนา,นาแก,นามน,นาทม,นาดูน,นาคู,วังยาง,สามชัย,โนนสูง,ป่าโมก,สามเงา,วิเศษชัยชาญ,แกดำ,ละแม"
  ).split(","),
);
