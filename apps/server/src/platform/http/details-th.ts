/**
 * Thai for each sentence that a problem tells a person: of the codes, of forms, and of single endpoints.
 * Sentences with figures in them bring their own Thai (`Failure.detailTh`).
 */
export const DETAILS_TH: Readonly<Record<string, string>> = {
  // Of the codes (packages/contracts/src/problem-details.ts).
  "The request could not be read.": "อ่านคำขอนี้ไม่ได้",
  "An Idempotency-Key has 8 to 255 visible characters. Use a new UUID for each new request.":
    "Idempotency-Key ต้องมี 8 ถึง 255 อักขระที่มองเห็นได้ ใช้ UUID ใหม่ทุกครั้งที่ส่งคำขอใหม่",
  "Confirm that the owner authorised you to publish this.": "ยืนยันก่อนว่าเจ้าของอนุญาตให้คุณเผยแพร่ประกาศนี้",
  "Sign in to continue.": "กรุณาเข้าสู่ระบบก่อน",
  "Your session has ended. Sign in again.": "เซสชันสิ้นสุดแล้ว กรุณาเข้าสู่ระบบอีกครั้ง",
  "Email or password is not correct": "อีเมลหรือรหัสผ่านไม่ถูกต้อง",
  "Enter the code from your authenticator app.": "กรอกรหัสจากแอปยืนยันตัวตน",
  "Send your API key in the header X-API-Key.": "ส่งคีย์ API ในเฮดเดอร์ X-API-Key",
  "This isn't one of our API keys: its checksum doesn't match. Copy the whole key again.":
    "นี่ไม่ใช่คีย์ API ของเรา เพราะรหัสตรวจสอบไม่ตรง คัดลอกคีย์ทั้งหมดอีกครั้ง",
  "We don't know this API key. It may have been deleted.": "ไม่พบคีย์ API นี้ อาจถูกลบไปแล้ว",
  "This API key was revoked.": "คีย์ API นี้ถูกเพิกถอนแล้ว",
  "This API key has expired.": "คีย์ API นี้หมดอายุแล้ว",
  "This API key doesn't have the scope for this request.": "คีย์ API นี้ไม่มีสิทธิ์สำหรับคำขอนี้",
  "This API key can't be used from this address.": "ใช้คีย์ API นี้จากที่อยู่นี้ไม่ได้",
  "Your account isn't allowed to do this.": "บัญชีของคุณไม่มีสิทธิ์ทำรายการนี้",
  "We couldn't find this.": "ไม่พบรายการนี้",
  "The lister hasn't confirmed recently that this home is available, so it's no longer shown.":
    "ผู้ลงประกาศไม่ได้ยืนยันว่าที่พักนี้ยังว่างอยู่ในช่วงที่ผ่านมา จึงไม่แสดงแล้ว",
  "This address doesn't support that method.": "ที่อยู่นี้ไม่รองรับเมธอดดังกล่าว",
  "An account with this email already exists": "มีบัญชีที่ใช้อีเมลนี้แล้ว",
  "A reply is still being written.": "กำลังเขียนคำตอบอยู่",
  "A request with this Idempotency-Key is still running. Send it again in a moment.":
    "คำขอที่ใช้ Idempotency-Key นี้ยังทำงานอยู่ ส่งใหม่อีกครั้งในอีกสักครู่",
  "This has changed in the meantime. Load it again.": "ข้อมูลนี้เปลี่ยนไปแล้ว กรุณาโหลดใหม่",
  "Your account has reached its limit. Delete what you no longer need.":
    "บัญชีของคุณใช้ครบจำนวนแล้ว ลบสิ่งที่ไม่ใช้ออกก่อน",
  "This is a sample home, so there's no lister to answer you.":
    "นี่เป็นที่พักตัวอย่าง จึงไม่มีผู้ลงประกาศที่จะตอบคุณ",
  "This home has been sold or rented in the meantime.": "ที่พักนี้ขายหรือให้เช่าไปแล้ว",
  "This has changed since you read it: If-Match doesn't match its current ETag. Read it again.":
    "ข้อมูลนี้เปลี่ยนไปหลังจากที่คุณอ่าน (If-Match ไม่ตรงกับ ETag ปัจจุบัน) กรุณาอ่านใหม่",
  "The request is too large for this address.": "คำขอมีขนาดใหญ่เกินไปสำหรับที่อยู่นี้",
  "Send the body as application/json.": "ส่งเนื้อหาเป็น application/json",
  "Some values are invalid.": "ข้อมูลบางช่องไม่ถูกต้อง",
  "None of this file's rows could be imported.": "นำเข้าแถวในไฟล์นี้ไม่ได้เลย",
  "This cursor isn't valid for this list. Take it from the previous page, with the same filters.":
    "เคอร์เซอร์นี้ใช้กับรายการนี้ไม่ได้ ใช้เคอร์เซอร์จากหน้าก่อนหน้าโดยไม่เปลี่ยนตัวกรอง",
  "This Idempotency-Key was already used for a different request. Use a new one for each new request.":
    "Idempotency-Key นี้ใช้กับคำขออื่นไปแล้ว ใช้ค่าใหม่ทุกครั้งที่ส่งคำขอใหม่",
  "Too many requests. Wait a moment and try again.": "ส่งคำขอถี่เกินไป รอสักครู่แล้วลองใหม่",
  "This API key has reached its limit.": "คีย์ API นี้ใช้ครบโควตาแล้ว",
  "Something went wrong on our side.": "ระบบของเราขัดข้อง",
  "We're overloaded right now. Try again in a moment.": "ขณะนี้มีผู้ใช้งานมาก กรุณาลองใหม่อีกครั้งในอีกสักครู่",

  // Of recordings.
  "This installation has no transcription service.": "ระบบนี้ไม่มีบริการถอดเสียง",
  "Send a recording as WebM, Ogg, MP4 or WAV.": "ส่งไฟล์เสียงแบบ WebM, Ogg, MP4 หรือ WAV",
  "A recording may be a minute long at most.": "ไฟล์เสียงยาวได้ไม่เกินหนึ่งนาที",
  "Your recording couldn't be turned into text right now. Try again in a moment.":
    "ถอดเสียงเป็นข้อความไม่ได้ในขณะนี้ ลองใหม่อีกครั้งในอีกสักครู่",
  // Of attached files.
  "Too many attached files haven't been sent yet. Remove some, or send them first.":
    "มีไฟล์แนบที่ยังไม่ได้ส่งมากเกินไป นำออกบางไฟล์หรือส่งก่อน",
  "This file was sent with a message. It's deleted with its message or chat.":
    "ไฟล์นี้ส่งไปกับข้อความแล้ว จะถูกลบเมื่อลบข้อความหรือแชต",

  // Of requests.
  "The body doesn't match its Content-Length.": "เนื้อหาไม่ตรงกับ Content-Length",
  "The signature in X-Signature doesn't match the body.": "ลายเซ็นใน X-Signature ไม่ตรงกับเนื้อหา",
  "The body ended early.": "เนื้อหาขาดหายก่อนจบ",
  "Send the body uncompressed, without Content-Encoding.":
    "ส่งเนื้อหาแบบไม่บีบอัด โดยไม่มี Content-Encoding",
  "Metrics can be read on this machine or with the metrics token.":
    "อ่านตัวชี้วัดได้จากเครื่องนี้หรือด้วยโทเคนตัวชี้วัดเท่านั้น",
  "The server is starting. Try again in a moment.": "เซิร์ฟเวอร์กำลังเริ่มทำงาน กรุณาลองใหม่อีกครั้งในอีกสักครู่",

  // Of messages to support; a name and a message have theirs among enquiries.
  "Enter your email": "กรุณากรอกอีเมล",
  "Enter a subject": "กรุณากรอกหัวข้อ",
  "Write an answer": "กรุณาพิมพ์คำตอบ",
  "This message has already been answered.": "ตอบข้อความนี้ไปแล้ว",

  // Of accounts.
  "Email and password are required": "กรุณากรอกอีเมลและรหัสผ่าน",
  "Name is required for signup": "กรุณากรอกชื่อเพื่อสร้างบัญชี",
  "Password must be at least 6 characters": "รหัสผ่านต้องมีอย่างน้อย 6 ตัวอักษร",
  "Enter a valid email address": "กรุณากรอกอีเมลให้ถูกต้อง",
  "This isn't your current password.": "รหัสผ่านปัจจุบันไม่ถูกต้อง",
  "This isn't the password of this account. Nothing was deleted.":
    "รหัสผ่านของบัญชีนี้ไม่ถูกต้อง ยังไม่มีอะไรถูกลบ",
  "This link has expired or has been used. Ask for a new one.":
    "ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว กรุณาขอลิงก์ใหม่",
  "This code belongs to another account.": "รหัสนี้เป็นของบัญชีอื่น",
  "This code isn't valid. Restart the server to get a new one.":
    "รหัสนี้ใช้ไม่ได้ เริ่มเซิร์ฟเวอร์ใหม่เพื่อรับรหัสใหม่",

  "This code isn't right. Check the time on your phone and enter a new code.":
    "รหัสไม่ถูกต้อง ตรวจสอบเวลาในโทรศัพท์แล้วกรอกรหัสใหม่",
  "This took too long. Enter your email and password again.":
    "หมดเวลาแล้ว กรุณากรอกอีเมลและรหัสผ่านอีกครั้ง",
  "Two-factor authentication is already on.": "การยืนยันตัวตนสองขั้นตอนเปิดอยู่แล้ว",
  "Two-factor authentication isn't on.": "การยืนยันตัวตนสองขั้นตอนยังไม่ได้เปิด",

  "Passkeys don't work at this address.": "ที่อยู่เว็บนี้ใช้พาสคีย์ไม่ได้",
  "You already have 20 passkeys. Remove one first.": "คุณมีพาสคีย์ครบ 20 รายการแล้ว ลบรายการเดิมก่อน",
  "This passkey couldn't be verified. Try again.": "ตรวจสอบพาสคีย์นี้ไม่สำเร็จ กรุณาลองอีกครั้ง",
  "This passkey is already in use.": "พาสคีย์นี้ถูกใช้อยู่แล้ว",
  "This passkey doesn't open an account here. Sign in with your password.":
    "พาสคีย์นี้ใช้เข้าสู่ระบบไม่ได้ กรุณาเข้าสู่ระบบด้วยรหัสผ่าน",

  "Signing in didn't work. Please try again.": "เข้าสู่ระบบไม่สำเร็จ กรุณาลองอีกครั้ง",
  "We weren't given a confirmed email address. Create an account with your email first, then connect this one in your settings.":
    "เราไม่ได้รับอีเมลที่ยืนยันแล้ว กรุณาสร้างบัญชีด้วยอีเมลก่อน แล้วเชื่อมบัญชีนี้ในการตั้งค่า",
  "An account with this email already exists. Sign in with your password, then connect this one in your settings.":
    "มีบัญชีที่ใช้อีเมลนี้แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่าน แล้วเชื่อมบัญชีนี้ในการตั้งค่า",
  "This account is already connected.": "บัญชีนี้เชื่อมอยู่แล้ว",
  "This is your only way to sign in. Set a password first.":
    "นี่เป็นวิธีเดียวที่คุณใช้เข้าสู่ระบบ กรุณาตั้งรหัสผ่านก่อน",
  "The sign-in service can't be reached right now. Try again in a moment.":
    "ขณะนี้ติดต่อบริการเข้าสู่ระบบไม่ได้ กรุณาลองใหม่อีกครั้งในอีกสักครู่",

  // Of chats, enquiries and reports.
  "Write a message first.": "พิมพ์ข้อความก่อน",
  "Enter your name": "กรุณากรอกชื่อ",
  "Enter a phone number, a LINE ID or an email": "กรุณากรอกเบอร์โทรศัพท์ ไอดีไลน์ หรืออีเมล",
  "Enter a phone number with 9 to 15 digits": "กรุณากรอกเบอร์โทรศัพท์ 9 ถึง 15 หลัก",
  "A LINE ID has 2 to 40 letters, digits, dots, hyphens or underscores":
    "ไอดีไลน์มี 2 ถึง 40 อักขระ เป็นตัวอักษร ตัวเลข จุด ขีด หรือขีดล่าง",
  "Write a message": "กรุณาพิมพ์ข้อความ",
  "This is too long": "ข้อความนี้ยาวเกินไป",
  "Tell us briefly what's wrong": "กรุณาบอกสั้น ๆ ว่าผิดตรงไหน",
  "This conversation is full.": "บทสนทนานี้เต็มแล้ว",
  "This client_id was already used for a different message.": "client_id นี้ใช้กับข้อความอื่นไปแล้ว",
  "This client_id was already used for a different enquiry.": "client_id นี้ใช้กับการสอบถามอื่นไปแล้ว",
  "This home is no longer listed.": "ที่พักนี้ไม่ได้ลงประกาศแล้ว",
  "This report has already been decided.": "รายงานนี้พิจารณาไปแล้ว",
  "This listing is already hidden.": "ประกาศนี้ซ่อนอยู่แล้ว",
  "This listing isn't hidden.": "ประกาศนี้ไม่ได้ซ่อนอยู่",

  // Of partners: access, keys, webhooks.
  "Company is required": "กรุณากรอกชื่อบริษัท",
  "Enter a phone number or a website": "กรุณากรอกเบอร์โทรศัพท์หรือเว็บไซต์",
  "Enter a phone number with 8 to 15 digits, for example +66 81 234 5678":
    "กรุณากรอกเบอร์โทรศัพท์ 8 ถึง 15 หลัก เช่น +66 81 234 5678",
  "Enter the website as https://example.com": "กรุณากรอกเว็บไซต์ในรูปแบบ https://example.com",
  "Your account already has partner access.": "บัญชีของคุณมีสิทธิ์พาร์ตเนอร์อยู่แล้ว",
  "You've already requested access. Your earlier request is still being reviewed.":
    "คุณขอสิทธิ์ไปแล้ว คำขอก่อนหน้านี้กำลังอยู่ระหว่างพิจารณา",
  "This request has already been decided. Load it again.": "คำขอนี้พิจารณาไปแล้ว กรุณาโหลดใหม่",
  "This account already belongs to a partner.": "บัญชีนี้เป็นของพาร์ตเนอร์รายหนึ่งอยู่แล้ว",
  "There's no such partner": "ไม่มีพาร์ตเนอร์นี้",
  "A partner with this email already exists. To add the account to it, choose that partner.":
    "มีพาร์ตเนอร์ที่ใช้อีเมลนี้แล้ว หากต้องการเพิ่มบัญชีเข้าไป ให้เลือกพาร์ตเนอร์รายนั้น",
  "Your account doesn't belong to a partner.": "บัญชีของคุณไม่ได้เป็นของพาร์ตเนอร์รายใด",
  "Partner name and email are required": "กรุณากรอกชื่อและอีเมลของพาร์ตเนอร์",
  "The rate limit must be a whole number from 100 to 10,000 requests an hour":
    "โควตาต้องเป็นจำนวนเต็มตั้งแต่ 100 ถึง 10,000 คำขอต่อชั่วโมง",
  "Choose at least one of read and write": "เลือกอย่างน้อยหนึ่งอย่างระหว่างอ่านและเขียน",
  "The expiry date is in the past": "วันหมดอายุเป็นวันที่ผ่านมาแล้ว",
  "Enter addresses such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32":
    "กรอกที่อยู่ เช่น 203.0.113.7, 203.0.113.0/24 หรือ 2001:db8::/32",
  "This API key is no longer valid. Create a new one.": "คีย์ API นี้ใช้ไม่ได้แล้ว กรุณาสร้างคีย์ใหม่",
  "This API key has already been rotated. Rotate the new one.":
    "คีย์ API นี้เปลี่ยนไปแล้ว ให้เปลี่ยนคีย์ใหม่แทน",
  "This text contains none of our API keys: they start with pvr_ and end with a valid checksum":
    "ข้อความนี้ไม่มีคีย์ API ของเรา คีย์ของเราขึ้นต้นด้วย pvr_ และลงท้ายด้วยรหัสตรวจสอบที่ถูกต้อง",
  'A list of keys must be signed by GitHub\'s secret scanning. To report one key, send {"key": "pvr_..."}.':
    'รายการคีย์ต้องลงลายเซ็นโดย GitHub secret scanning หากต้องการแจ้งคีย์เดียว ให้ส่ง {"key": "pvr_..."}',
  "Enter the full address, starting with https://": "กรอกที่อยู่เต็ม ขึ้นต้นด้วย https://",
  "Webhooks are only sent to https:// addresses, so that nobody else can read them":
    "ส่งเว็บฮุกไปยังที่อยู่ https:// เท่านั้น เพื่อไม่ให้ผู้อื่นอ่านได้",
  "Choose at least one event": "เลือกอย่างน้อยหนึ่งเหตุการณ์",
  "Choose the partner this webhook belongs to": "เลือกพาร์ตเนอร์เจ้าของเว็บฮุกนี้",
  "This webhook is turned off. Turn it on first.": "เว็บฮุกนี้ปิดอยู่ กรุณาเปิดก่อน",

  // Of listings and uploads.
  "Please select a CSV file": "กรุณาเลือกไฟล์ CSV",
  "Send a form (multipart/form-data) with the file in a part named file.":
    "ส่งฟอร์ม (multipart/form-data) โดยให้ไฟล์อยู่ในส่วนที่ชื่อ file",
  "Send one file, in the part called file": "ส่งไฟล์เดียว ในส่วนที่ชื่อ file",
  "Send an array with at least one listing": "ส่งอาร์เรย์ที่มีประกาศอย่างน้อยหนึ่งรายการ",
  "There's no partner with this partner_id": "ไม่มีพาร์ตเนอร์ที่ใช้ partner_id นี้",
  "This upload is still running.": "การอัปโหลดนี้ยังไม่เสร็จ",
  "This file couldn't be read.": "อ่านไฟล์นี้ไม่ได้",
  "We no longer keep this file.": "เราไม่ได้เก็บไฟล์นี้แล้ว",
  "We no longer keep this file. Upload it again.": "เราไม่ได้เก็บไฟล์นี้แล้ว กรุณาอัปโหลดใหม่",
  "Listings imported from the command line belong to no partner, so a file can't replace them.":
    "ประกาศที่นำเข้าจากบรรทัดคำสั่งไม่ได้เป็นของพาร์ตเนอร์รายใด จึงใช้ไฟล์แทนที่ไม่ได้",
  "A file can be up to 512 MiB. Split it and upload the parts.":
    "ไฟล์มีขนาดได้ไม่เกิน 512 MiB กรุณาแบ่งไฟล์แล้วอัปโหลดทีละส่วน",
  "Too many files are being uploaded right now. Try again in a moment.":
    "ขณะนี้มีการอัปโหลดไฟล์มากเกินไป กรุณาลองใหม่อีกครั้งในอีกสักครู่",
  "This address takes the file itself as the body, not a form. Send its bytes with its own Content-Type, for example: curl -H 'Content-Type: text/csv' --data-binary @homes.csv":
    "ที่อยู่นี้รับตัวไฟล์เป็นเนื้อหา ไม่ใช่ฟอร์ม ส่งไฟล์พร้อม Content-Type ของไฟล์เอง เช่น curl -H 'Content-Type: text/csv' --data-binary @homes.csv",
  "The options are too long": "ตัวเลือกยาวเกินไป",
  "Text can't contain NUL or half a surrogate pair":
    "ข้อความต้องไม่มีอักขระ NUL หรือครึ่งหนึ่งของ surrogate pair",
  'Send an array of listings, or {"properties": [...]}':
    'ส่งอาร์เรย์ของประกาศ หรือ {"properties": [...]}',
  "Send at least one row": "ส่งอย่างน้อยหนึ่งแถว",
};
