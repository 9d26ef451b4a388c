/** An error keeps the row out, a warning leaves something aside, a repair changed the form and not the meaning. */
export type Severity = "error" | "warning" | "repair";

type RuleTexts = readonly [en: string, th: string];

/** One rule for partners' rows: what is said when it trips, how to mend it, and a value that passes. */
export interface RowRule {
  readonly severity: Severity;
  /** {words} in braces are filled in. */
  readonly says: RuleTexts;
  readonly fix: RuleTexts;
  readonly example: unknown;
  /**
   * Of an error: it keeps the row out at a member without which no home can be listed; at any other
   * it is a warning, and only the value is left out.
   */
  readonly isOfValue?: boolean;
}

/** Members whose faults keep a row out: listing the home without them would be false or unidentifiable. */
export const REFUSING_MEMBERS: ReadonlySet<string> = new Set([
  "external_id",
  "property_type",
  "deal",
  "price",
  "price_period",
  "rent_price",
  "sale_price",
  "status",
  "province",
]);

const rule = (severity: Severity, says: RuleTexts, fix: RuleTexts, example: unknown): RowRule => ({
  severity,
  says,
  fix,
  example,
});
const NOTHING_TO_DO: RuleTexts = [
  "Nothing to do. You can send it this way next time",
  "ไม่ต้องทำอะไร ครั้งหน้าส่งในรูปแบบนี้ได้เลย",
];
const error = (says: RuleTexts, fix: RuleTexts, example: unknown) =>
  rule("error", says, fix, example);
const ofValue = (says: RuleTexts, fix: RuleTexts, example: unknown): RowRule => ({
  ...rule("error", says, fix, example),
  isOfValue: true,
});
const warning = (says: RuleTexts, fix: RuleTexts, example: unknown) =>
  rule("warning", says, fix, example);
const repair = (says: RuleTexts, example: unknown) => rule("repair", says, NOTHING_TO_DO, example);

/** Every rule by its code. The codes are public: one is never given to another rule. */
export const ROW_RULES = {
  "row.not_an_object": error(
    ["A row must be an object with the listing's fields", "แต่ละแถวต้องเป็นออบเจ็กต์ที่มีข้อมูลของทรัพย์"],
    ['Send {"title": ..., "price": ...}', 'ส่งเป็น {"title": ..., "price": ...}'],
    { title: "Condo near BTS Asok" },
  ),
  "row.unreadable": error(
    ["This line isn't JSON: {reason}", "บรรทัดนี้ไม่ใช่ JSON: {reason}"],
    ["Send one complete JSON object per line", "ส่งออบเจ็กต์ JSON ที่สมบูรณ์บรรทัดละหนึ่งรายการ"],
    '{"title":"..."}',
  ),
  "row.too_deep": error(
    ["The row is nested more than {max} levels deep", "แถวนี้ซ้อนกันลึกเกิน {max} ชั้น"],
    ["Send the fields without deep nesting", "ส่งฟิลด์โดยไม่ซ้อนกันลึก"],
    { title: "Condo near BTS Asok" },
  ),
  "row.too_many_members": error(
    ["The row has more than {max} fields", "แถวนี้มีเกิน {max} ฟิลด์"],
    ["Send only the documented fields", "ส่งเฉพาะฟิลด์ที่มีในเอกสาร"],
    { title: "Condo near BTS Asok" },
  ),
  "row.too_large": error(
    ["The row has more than {max} characters", "แถวนี้มีตัวอักษรเกิน {max} ตัว"],
    ["Send only the documented fields", "ส่งเฉพาะฟิลด์ที่มีในเอกสาร"],
    { title: "Condo near BTS Asok" },
  ),
  "row.forbidden_key": error(
    ["A field can't be called {name}", "ตั้งชื่อฟิลด์ว่า {name} ไม่ได้"],
    ["Leave this field out", "ตัดฟิลด์นี้ออก"],
    { title: "Condo near BTS Asok" },
  ),
  "row.unknown_member": warning(
    ["We don't know this field, so it was stored but not used", "ไม่รู้จักฟิลด์นี้ จึงเก็บไว้โดยไม่ใช้"],
    ["{advice}", "{advice_th}"],
    { bedrooms: 2 },
  ),
  "row.private_member": warning(
    [
      "This is internal information about {about}, so it was neither kept nor shown",
      "ข้อมูลนี้เกี่ยวกับ{about_th}และใช้ภายในเท่านั้น จึงไม่เก็บและไม่แสดง",
    ],
    ["Don't send it", "ตัดข้อมูลนี้ออกก่อนส่ง"],
    null,
  ),
  "row.remark": warning(
    [
      "A remark may be internal, so it was neither kept nor shown",
      "หมายเหตุอาจเป็นข้อมูลภายใน จึงไม่เก็บและไม่แสดง",
    ],
    ["If anyone may read it, send it as description", "หากต้องการให้ทุกคนอ่านได้ ให้ส่งเป็น description"],
    null,
  ),
  "text.private_words": warning(
    [
      "The text contains internal information about {about}, which was removed",
      "ข้อความมีข้อมูลภายในเกี่ยวกับ{about_th} จึงตัดส่วนนั้นออก",
    ],
    ["Remove it from the text", "ตัดส่วนนี้ออกจากข้อความ"],
    "Corner unit with a river view",
  ),
  "contact.of_owner": warning(
    [
      "These are the owner's contact details, so they were neither kept nor shown",
      "นี่คือช่องทางติดต่อเจ้าของ จึงไม่เก็บและไม่แสดง",
    ],
    ["Send your own contact details", "ส่งช่องทางติดต่อของคุณ"],
    { phone: "+66 2 123 4567" },
  ),
  "row.superseded": warning(
    [
      "Row {later} has the same reference and replaces this one",
      "แถวที่ {later} มีรหัสอ้างอิงเดียวกัน จึงใช้แถวนั้นแทน",
    ],
    ["Send each reference only once at a time", "ส่งแต่ละรหัสอ้างอิงเพียงครั้งเดียวในแต่ละครั้ง"],
    "AG-0018",
  ),
  "row.repeated": warning(
    [
      "Row {later} is identical and replaces this one",
      "แถวที่ {later} มีข้อมูลเหมือนกันทุกอย่าง จึงใช้แถวนั้นแทน",
    ],
    [
      "Send each listing once. Identical homes each need their own reference",
      "ส่งแต่ละประกาศครั้งเดียว หากเป็นคนละห้องให้ใส่รหัสอ้างอิงต่างกัน",
    ],
    "AG-0018",
  ),
  "external_id.advised": warning(
    [
      "Without a reference, we recognise this home by its values: if they change, it becomes a new listing",
      "ไม่มีรหัสอ้างอิง ระบบจึงจำประกาศนี้จากข้อมูล หากข้อมูลเปลี่ยนจะถือเป็นประกาศใหม่",
    ],
    ["Send your own reference as external_id", "ส่งรหัสของคุณเองใน external_id"],
    "AG-0018",
  ),
  "external_id.unusable": error(
    [
      "A reference must be 1 to 128 visible characters or a whole number",
      "รหัสอ้างอิงต้องเป็นตัวอักษร 1 ถึง 128 ตัวหรือจำนวนเต็ม",
    ],
    ["Send a short text that you'll keep using for this home", "ส่งข้อความสั้น ๆ ที่จะใช้กับทรัพย์นี้ตลอดไป"],
    "AG-0018",
  ),
  "external_id.reserved": error(
    ["References that start with row- are reserved", "รหัสที่ขึ้นต้นด้วย row- เป็นของระบบ"],
    ["Send a reference of your own", "ใช้รหัสของคุณเอง"],
    "AG-0018",
  ),
  "external_id.fixed": error(
    [
      "This home already has another reference, which can't be changed",
      "ทรัพย์นี้มีรหัสอ้างอิงอื่นอยู่แล้วและเปลี่ยนไม่ได้",
    ],
    [
      "Leave external_id out, or create a new listing and delete this one",
      "ตัด external_id ออก หรือลงประกาศใหม่แล้วลบรายการนี้",
    ],
    null,
  ),
  "value.wrong_kind": ofValue(
    ["Expected {expected} here", "ข้อมูลนี้ต้องเป็น{expected_th}"],
    ["Send {expected}", "ส่งเป็น{expected_th}"],
    "text",
  ),
  "text.too_long": warning(
    [
      "The text is longer than {max} characters, so it was left out",
      "ข้อความยาวเกิน {max} ตัวอักษร จึงไม่ใช้",
    ],
    ["Shorten it to {max} characters", "ย่อให้ไม่เกิน {max} ตัวอักษร"],
    "Condo near BTS Asok",
  ),
  "text.html_removed": repair(
    ["HTML was removed from the text", "ตัด HTML ออกจากข้อความ"],
    "Plain text",
  ),
  "text.cleaned": repair(
    [
      "Invisible or unstorable characters and extra spaces were removed",
      "ตัดอักขระที่มองไม่เห็น อักขระที่เก็บไม่ได้ และช่องว่างเกินออก",
    ],
    "Plain text",
  ),
  "value.filler": warning(
    [
      "The file fills unknown cells with this value, so it was read as unknown",
      "ไฟล์ใช้ค่านี้แทนค่าที่ไม่ทราบ จึงถือว่าไม่ทราบ",
    ],
    ["Leave cells of unknown values empty", "เว้นช่องที่ไม่ทราบค่าให้ว่าง"],
    null,
  ),
  "land.of_condo": warning(
    ["A condo has no land of its own, so it was left out", "คอนโดไม่มีที่ดินของตัวเอง จึงไม่ใช้ค่านี้"],
    ["Leave land_sqm out", "ตัด land_sqm ออก"],
    null,
  ),
  "text.mojibake": repair(
    [
      "The text was saved in the wrong encoding and has been corrected",
      "ข้อความถูกบันทึกด้วยการเข้ารหัสผิด จึงแก้ให้แล้ว",
    ],
    "คอนโดใกล้ BTS อโศก",
  ),
  "text.letters_lost": warning(
    ["Some letters of this cell were already lost in the file", "ตัวอักษรบางตัวในช่องนี้เสียมาในไฟล์แล้ว"],
    ["Type the text again and save the file as UTF-8", "พิมพ์ข้อความใหม่แล้วบันทึกไฟล์เป็น UTF-8"],
    "คอนโดใกล้ BTS อโศก",
  ),
  "cell.outside_table": warning(
    ["This cell is to the right of the table, so it was left out", "ช่องนี้อยู่นอกตารางทางขวา จึงไม่ใช้"],
    ["Move it into a column with a name", "ย้ายไปไว้ในคอลัมน์ที่มีชื่อ"],
    null,
  ),
  "cell.error": warning(
    [
      "The cell holds a spreadsheet error, so it was read as empty",
      "ช่องนี้เป็นค่าผิดพลาดของสเปรดชีต จึงถือว่าว่าง",
    ],
    ["Replace it with the value", "ใส่ค่าจริงแทน"],
    35,
  ),
  "cell.no_result": warning(
    [
      "The formula was saved without its result, so the cell was read as empty",
      "สูตรในช่องนี้ถูกบันทึกโดยไม่มีผลลัพธ์ จึงถือว่าว่าง",
    ],
    [
      "Replace it with the value, or open and save the file again",
      "ใส่ค่าแทนสูตร หรือเปิดไฟล์แล้วบันทึกใหม่",
    ],
    35,
  ),
  "cell.cut": warning(
    ["The text is longer than a cell can hold, so it was cut", "ข้อความยาวเกินช่อง จึงถูกตัด"],
    ["Shorten the text", "ย่อข้อความ"],
    null,
  ),
  "title.composed": repair(
    ["The row has no title, so we wrote one from its details", "แถวนี้ไม่มีหัวข้อ จึงสร้างจากข้อมูลที่มี"],
    "Condo near BTS Asok",
  ),
  "title.required": error(
    ["A title is required", "ต้องระบุหัวข้อ"],
    ["Send title, title_th or title_en", "ส่ง title, title_th หรือ title_en"],
    "Condo near BTS Asok",
  ),
  "title.left_out": warning(
    [
      "There's already a title_th or title_en in the same language, so this one was left out",
      "มี title_th หรือ title_en ในภาษาเดียวกันแล้ว จึงไม่ใช้ข้อความนี้",
    ],
    ["Send either title or title_th and title_en", "ส่ง title อย่างเดียว หรือส่ง title_th และ title_en"],
    null,
  ),
  "description.left_out": warning(
    [
      "There's already a description_th or description_en in the same language, so this one was left out",
      "มี description_th หรือ description_en ในภาษาเดียวกันแล้ว จึงไม่ใช้ข้อความนี้",
    ],
    [
      "Send either description or description_th and description_en",
      "ส่ง description อย่างเดียว หรือส่ง description_th และ description_en",
    ],
    null,
  ),
  "number.unreadable": ofValue(
    ["We can't read a number from this", "อ่านเป็นตัวเลขไม่ได้"],
    ["Send a plain number", "ส่งเป็นตัวเลขล้วน"],
    35,
  ),
  "number.several": ofValue(
    ["There are several numbers where one is expected", "มีตัวเลขหลายจำนวน แต่ต้องมีเพียงจำนวนเดียว"],
    ["Send one number", "ส่งตัวเลขจำนวนเดียว"],
    35,
  ),
  "number.out_of_range": ofValue(
    ["The number must be between {min} and {max}", "ตัวเลขต้องอยู่ระหว่าง {min} ถึง {max}"],
    ["Check the number and its unit", "ตรวจตัวเลขและหน่วย"],
    35,
  ),
  "number.read": repair(["The number was read from text", "อ่านตัวเลขจากข้อความ"], 35),
  "number.rounded": repair(["The number was rounded to a whole number", "ปัดเป็นจำนวนเต็ม"], 2),
  "price.required": error(
    ["A price is required", "ต้องระบุราคา"],
    [
      'Send price, rent_price or sale_price, or "on_request"',
      'ส่ง price, rent_price หรือ sale_price หรือใช้ "on_request"',
    ],
    45_000,
  ),
  "price.currency": ofValue(
    ["Prices are in baht", "ราคาต้องเป็นเงินบาท"],
    ["Send the amount in Thai baht", "ส่งจำนวนเงินเป็นบาท"],
    45_000,
  ),
  "price.part": ofValue(
    [
      "A price per night, per week or per unit of area isn't the price of the home",
      "ราคาต่อคืน ต่อสัปดาห์ หรือต่อหน่วยพื้นที่ ไม่ใช่ราคาของทรัพย์",
    ],
    ["Send the monthly rent or the full price", "ส่งค่าเช่าต่อเดือนหรือราคาเต็ม"],
    45_000,
  ),
  "price.below_minimum": ofValue(
    ["Price must be at least {min} THB", "ราคาต้องไม่ต่ำกว่า {min} บาท"],
    ["Send the full amount in baht, not thousands or millions", "ส่งจำนวนเต็มเป็นบาท ไม่ใช่หลักพันหรือล้าน"],
    { deal: "rent", price: 45_000 },
  ),
  "price.above_maximum": ofValue(
    ["Price must be at most {max} THB", "ราคาต้องไม่เกิน {max} บาท"],
    ["Send the amount in baht; a rent is for one month", "ส่งจำนวนเงินเป็นบาท ค่าเช่าคิดต่อหนึ่งเดือน"],
    3_500_000,
  ),

  "price.per_year": repair(["The yearly rent was divided by twelve", "แปลงค่าเช่ารายปีเป็นรายเดือน"], {
    price: 45_000,
    price_period: "month",
  }),
  "price.left_out": warning(
    [
      "There's already a rent_price or sale_price, so price was left out",
      "มี rent_price หรือ sale_price แล้ว จึงไม่ใช้ price",
    ],
    [
      "Send either price or rent_price and sale_price",
      "ส่ง price อย่างเดียว หรือส่ง rent_price และ sale_price",
    ],
    null,
  ),

  "deal.unclear": error(
    [
      "It's not clear whether this price is a monthly rent or a sale price",
      "ไม่ทราบว่าราคานี้เป็นค่าเช่าต่อเดือนหรือราคาขาย",
    ],
    ["Send deal: rent or sale", "ส่ง deal เป็น rent หรือ sale"],
    "rent",
  ),
  "deal.one_price": error(
    ["A home for both rent and sale needs two prices", "ทรัพย์ที่ทั้งขายและให้เช่าต้องมีสองราคา"],
    ["Send rent_price and sale_price", "ส่ง rent_price และ sale_price"],
    { rent_price: 45_000, sale_price: 8_900_000 },
  ),
  "deal.one_missing": warning(
    [
      "deal says rent and sale, but we could read only one price, so the home is listed for that one",
      "deal ระบุทั้งเช่าและขาย แต่อ่านราคาได้เพียงอย่างเดียว จึงลงประกาศเฉพาะประเภทนั้น",
    ],
    ["Send rent_price and sale_price", "ส่ง rent_price และ sale_price"],
    32_000,
  ),
  "deal.contradiction": ofValue(
    ["deal says {deal}, but the prices say otherwise", "deal ระบุ {deal} แต่ราคาบอกเป็นอย่างอื่น"],
    [
      'Send deal "both", or only the price of this deal',
      'ส่ง deal เป็น "both" หรือส่งเฉพาะราคาของประเภทนี้',
    ],
    "both",
  ),
  "deal.from_period": repair(
    ["Rent or sale was taken from the price period", "อ่านว่าเช่าหรือขายจากรอบการคิดราคา"],
    "rent",
  ),
  "deal.from_words": repair(
    ["Rent or sale was taken from the text of the listing", "อ่านว่าเช่าหรือขายจากข้อความของประกาศ"],
    "rent",
  ),
  "deal.from_price": repair(
    ["Rent or sale was taken from the price", "อ่านว่าเช่าหรือขายจากราคา"],
    "sale",
  ),
  "property_type.required": error(
    ["A property type is required (property_type)", "ต้องระบุประเภททรัพย์ (property_type)"],
    ["Send one of {names}", "ส่งค่าใดค่าหนึ่งใน {names}"],
    "condo",
  ),
  "property_type.from_words": repair(
    ["The property type was taken from the text of the listing", "อ่านประเภททรัพย์จากข้อความของประกาศ"],
    "condo",
  ),
  "word.unknown": ofValue(
    ["We don't know this word", "ไม่รู้จักคำนี้"],
    ["Send one of {names}", "ส่งค่าใดค่าหนึ่งใน {names}"],
    "condo",
  ),
  "word.read": repair(["The word was converted to one we use", "แปลงเป็นคำที่ระบบใช้"], "condo"),
  "flag.unreadable": warning(
    [
      "We can't tell whether this means yes or no, so it stays unknown",
      "อ่านเป็นใช่หรือไม่ใช่ไม่ได้ จึงถือว่าไม่ทราบ",
    ],
    ["Send true or false", "ส่ง true หรือ false"],
    true,
  ),
  "allow_ai_display.unclear": warning(
    [
      "We can't tell whether this means yes or no, so the home is hidden from the assistant and from searches",
      "อ่านเป็นใช่หรือไม่ใช่ไม่ได้ จึงไม่แสดงทรัพย์นี้ในผู้ช่วยและการค้นหา",
    ],
    ["Send true or false", "ส่ง true หรือ false"],
    true,
  ),
  "flag.unclear": warning(
    [
      "This mark means yes in some lists and no in others, so it stays unknown",
      "เครื่องหมายนี้บางที่หมายถึงใช่ บางที่หมายถึงไม่ใช่ จึงถือว่าไม่ทราบ",
    ],
    ["Send yes or no", "ส่งเป็น yes หรือ no"],
    true,
  ),
  "floor.read": repair(["The floor was converted to the usual format", "ปรับรูปแบบของชั้น"], "12A"),
  "amenity.unknown": warning(
    ["We don't know this amenity, so it was left out", "ไม่รู้จักสิ่งอำนวยความสะดวกนี้ จึงไม่ใช้"],
    ["Send one of {names}", "ส่งค่าใดค่าหนึ่งใน {names}"],
    "pool",
  ),
  "amenity.contradiction": warning(
    [
      "{name} is listed both as present and as missing, so it stays unknown",
      "{name} ระบุทั้งว่ามีและไม่มี จึงถือว่าไม่ทราบ",
    ],
    ["List it only once", "ระบุเพียงอย่างเดียว"],
    { amenities: ["pool"], amenities_no: ["gym"] },
  ),
  "area.from_square_feet": repair(
    ["Square feet were converted to square metres", "แปลงตารางฟุตเป็นตารางเมตร"],
    35,
  ),
  "area.contradiction": warning(
    [
      "square_footage and area_sqm differ, so area_sqm is used",
      "square_footage กับ area_sqm ไม่ตรงกัน ใช้ area_sqm",
    ],
    ["Send area_sqm alone", "ส่ง area_sqm อย่างเดียว"],
    35,
  ),
  "land.from_rai": repair(
    ["Rai, ngan and square wah were converted to square metres", "แปลงไร่ งาน ตารางวา เป็นตารางเมตร"],
    3_800,
  ),
  "date.unreadable": warning(
    ["We can't read a date from this, so it was left out", "อ่านเป็นวันที่ไม่ได้ จึงไม่ใช้"],
    ["Send YYYY-MM-DD", "ส่งในรูปแบบ YYYY-MM-DD"],
    "2026-12-31",
  ),
  "date.two_digits": warning(
    [
      "A two-digit year could be Buddhist or Western, so it was left out",
      "ปีสองหลักไม่บอกว่าเป็น พ.ศ. หรือ ค.ศ. จึงไม่ใช้",
    ],
    ["Send the year with four digits", "ส่งปีเป็นสี่หลัก"],
    "2026-12-31",
  ),
  "date.read": repair(
    ["The date was converted to YYYY-MM-DD", "แปลงวันที่เป็นรูปแบบ YYYY-MM-DD"],
    "2026-12-31",
  ),
  "date.buddhist": repair(["The Buddhist year was converted", "แปลงปี พ.ศ. เป็น ค.ศ."], "2026-12-31"),
  "date.zero": repair(["0 isn't a year, so it was read as unknown", "0 ไม่ใช่ปี จึงถือว่าไม่ระบุ"], null),
  "date.now": repair(["Available now needs no date", "พร้อมเข้าอยู่ทันที ไม่ต้องมีวันที่"], null),
  "place.required": error(
    ["We can't tell where this home is", "อ่านที่ตั้งจากแถวนี้ไม่ได้"],
    [
      "Send province, and district where you know it{advice}",
      "ส่ง province และ district ถ้าทราบ{advice_th}",
    ],
    "Bangkok",
  ),
  "province.unknown": error(
    ["We don't know this province", "ไม่รู้จักจังหวัดนี้"],
    [
      "Send one of the 77 provinces, in Thai or English{advice}",
      "ส่งชื่อจังหวัดใดจังหวัดหนึ่งใน 77 จังหวัด{advice_th}",
    ],
    "Bangkok",
  ),
  "district.unknown": warning(
    [
      "We don't know this district in the province, so it was left out",
      "ไม่รู้จักเขตหรืออำเภอนี้ในจังหวัด จึงไม่ใช้",
    ],
    ["Send a district of {province}", "ส่งเขตหรืออำเภอของ{province_th}"],
    "Watthana",
  ),
  "subdistrict.unknown": warning(
    [
      "We don't know this sub-district in the district, so it was left out",
      "ไม่รู้จักแขวงหรือตำบลนี้ในเขตหรืออำเภอ จึงไม่ใช้",
    ],
    ["Send a sub-district of the district", "ส่งแขวงหรือตำบลของเขตหรืออำเภอนี้"],
    { district: "Watthana", subdistrict: "Khlong Toei Nuea" },
  ),
  "place.from_words": repair(
    ["The {what} was taken from the address", "อ่าน{what_th}จากข้อความที่อยู่"],
    { province: "Bangkok", district: "Phaya Thai" },
  ),
  "place.from_point": repair(["The province was taken from the coordinates", "อ่านจังหวัดจากพิกัด"], {
    province: "Bangkok",
  }),
  "postcode.unreadable": warning(
    ["A Thai postcode has five digits, so this one was left out", "รหัสไปรษณีย์ไทยมีห้าหลัก จึงไม่ใช้ค่านี้"],
    ["Send five digits, or leave it out", "ส่งเลขห้าหลัก หรือเว้นไว้"],
    "10400",
  ),
  "postcode.contradicts_province": warning(
    [
      "Postcode {postcode} belongs to {other}, so it was ignored in favour of the province",
      "รหัสไปรษณีย์ {postcode} เป็นของ{other_th} ไม่ใช่จังหวัดที่ระบุ ใช้จังหวัดเป็นหลัก",
    ],
    ["Check postcode and province", "ตรวจรหัสไปรษณีย์และจังหวัด"],
    { postcode: "10400", province: "Bangkok" },
  ),
  "place.contradiction": warning(
    [
      "{name} isn't in the province, so the province is used",
      "{name} ไม่ได้อยู่ในจังหวัดที่ระบุ ใช้จังหวัดเป็นหลัก",
    ],
    ["Check province and city", "ตรวจจังหวัดและเมือง"],
    "Bangkok",
  ),
  "place.elsewhere": warning(
    [
      "{name} isn't in the province, so it wasn't used to place the home",
      "{name_th} ไม่ได้อยู่ในจังหวัดที่ระบุ จึงไม่ใช้กำหนดตำแหน่ง",
    ],
    ["Check location and province", "ตรวจที่ตั้งและจังหวัด"],
    { location: "Ari", city: "Bangkok" },
  ),
  "place.province_only": warning(
    [
      "Only the province is known, so searches by area or distance won't find this home",
      "ทราบเพียงจังหวัด การค้นหาตามย่านหรือระยะทางจึงไม่พบทรัพย์นี้",
    ],
    [
      "Send latitude and longitude, or name the neighbourhood, road or station in location",
      "ส่งพิกัด หรือระบุย่าน ถนน หรือสถานีใน location",
    ],
    { location: "Ari", city: "Bangkok" },
  ),
  "point.contradicts_place": warning(
    [
      "The coordinates are near {near}, far from the place given, so they weren't used",
      "พิกัดอยู่ใกล้ {near_th} ห่างจากที่ตั้งที่ระบุ จึงไม่ใช้พิกัดนี้",
    ],
    ["Check latitude and longitude, or the place", "ตรวจละติจูดและลองจิจูด หรือที่ตั้ง"],
    { latitude: 13.7373, longitude: 100.5605 },
  ),
  "point.incomplete": warning(
    [
      "Latitude and longitude go together, so this one was left out",
      "ต้องมีทั้งละติจูดและลองจิจูด จึงไม่ใช้ค่านี้",
    ],
    ["Send both", "ส่งทั้งสองค่า"],
    { latitude: 13.7373, longitude: 100.5605 },
  ),
  "point.swapped": repair(["Latitude and longitude were swapped", "สลับละติจูดกับลองจิจูด"], {
    latitude: 13.7373,
    longitude: 100.5605,
  }),
  "point.outside_thailand": warning(
    ["The coordinates are outside Thailand, so they were left out", "พิกัดอยู่นอกประเทศไทย จึงไม่ใช้"],
    [
      "Send degrees, WGS 84: latitude 5.6 to 20.5, longitude 97.3 to 105.7",
      "ส่งเป็นองศา WGS 84 ละติจูด 5.6 ถึง 20.5 ลองจิจูด 97.3 ถึง 105.7",
    ],
    { latitude: 13.7373, longitude: 100.5605 },
  ),
  "image.unusable": warning(
    [
      "This isn't an http or https address of a photo, so it was left out",
      "ไม่ใช่ที่อยู่ http หรือ https ของรูป จึงไม่ใช้",
    ],
    ["Send public addresses that begin with https://", "ส่งที่อยู่สาธารณะที่ขึ้นต้นด้วย https://"],
    "https://example.com/photo.jpg",
  ),
  "image.too_many": warning(
    ["Only the first {max} photos were used", "ใช้เฉพาะ {max} รูปแรก"],
    ["Send at most {max}, the best first", "ส่งไม่เกิน {max} รูป เรียงรูปที่ดีที่สุดก่อน"],
    ["https://example.com/photo.jpg"],
  ),
  "image.repeated": repair(
    ["Duplicate photos are used once", "รูปที่ซ้ำกันใช้เพียงครั้งเดียว"],
    ["https://example.com/photo.jpg"],
  ),
  "url.unusable": warning(
    ["This isn't a web address, so it was left out", "ไม่ใช่ที่อยู่เว็บไซต์ จึงไม่ใช้"],
    ["Send an address that begins with https://", "ส่งที่อยู่ที่ขึ้นต้นด้วย https://"],
    "https://example.com/home/18",
  ),
  "url.map": warning(
    [
      "This is a map, not the home's page, so it was left out",
      "ลิงก์นี้เป็นแผนที่ ไม่ใช่หน้าเว็บของทรัพย์ จึงไม่ใช้",
    ],
    [
      "Send the home's own page; a place goes in as latitude and longitude",
      "ส่งหน้าเว็บของทรัพย์ ส่วนตำแหน่งให้ส่งเป็น latitude และ longitude",
    ],
    "https://example.com/home/18",
  ),
  "url.completed": repair(
    ["https:// was added in front", "เติม https:// ข้างหน้า"],
    "https://example.com/home/18",
  ),
  "contact.unusable": warning(
    ["We couldn't read the {what}, so it was left out", "อ่าน{what_th}จากข้อมูลนี้ไม่ได้ จึงไม่ใช้"],
    ["Send {what_example}", "ส่งเช่น {what_example}"],
    { phone: "+66 2 123 4567", line: "@agency", email: "sales@example.com" },
  ),
  "contact.read": repair(["The contact was read from text", "อ่านข้อมูลติดต่อจากข้อความ"], {
    phone: "+66 2 123 4567",
  }),
  "fit.area_of_bedrooms": warning(
    ["The floor area is small for {bedrooms} bedrooms", "พื้นที่เล็กไปสำหรับ {bedrooms} ห้องนอน"],
    ["Check area_sqm and bedrooms", "ตรวจ area_sqm และ bedrooms"],
    { area_sqm: 68, bedrooms: 2 },
  ),
  "fit.price_of_area": warning(
    [
      "{price} THB per square metre is unlikely for {deal}",
      "ราคา {price} บาทต่อตารางเมตรไม่น่าเป็นไปได้สำหรับ{deal_th}",
    ],
    ["Check the price, the area and the deal", "ตรวจราคา พื้นที่ และประเภทประกาศ"],
    { deal: "sale", price: 8_900_000, area_sqm: 68 },
  ),
  "fit.price_level": warning(
    [
      "{price} THB per {unit} is unusual for {deal} in {place}, where about {usual} is typical",
      "ราคา {price} บาทต่อ{unit_th} ห่างจากราคาปกติของ{deal_th}ใน{place_th} ซึ่งอยู่ราว {usual} บาท",
    ],
    [
      "If it's right, there's nothing to do. Otherwise correct the price, the area or the deal",
      "หากถูกต้องแล้วไม่ต้องทำอะไร หากไม่ถูกต้องให้แก้ราคา พื้นที่ หรือประเภทประกาศ",
    ],
    { deal: "sale", price: 8_900_000, area_sqm: 68 },
  ),
  "price.off_level": ofValue(
    [
      "{price} THB per {unit} can't be right for {deal} in {place}, where about {usual} is typical. Are rent and sale mixed up, or zeros missing?",
      "ราคา {price} บาทต่อ{unit_th} ไม่น่าถูกต้องสำหรับ{deal_th}ใน{place_th} ซึ่งปกติราว {usual} บาท สลับเช่ากับขาย หรือเลขศูนย์ขาดหรือไม่",
    ],
    ["Correct the price, the area or the deal", "แก้ราคา พื้นที่ หรือประเภทประกาศ"],
    { deal: "sale", price: 8_900_000, area_sqm: 68 },
  ),
  "fit.foreign_quota": warning(
    ["Foreign quota applies only to condos, so it was left out", "โควตาต่างชาติมีเฉพาะคอนโด จึงไม่ใช้"],
    ["Leave foreign_quota out", "ตัด foreign_quota ออก"],
    null,
  ),
} as const satisfies Record<string, RowRule>;
export type RuleCode = keyof typeof ROW_RULES;
