/** Contracts of our own making: no person, home or number of them exists. */
export const RENTAL_EN = `RESIDENTIAL LEASE AGREEMENT

This agreement is made on 1 December 2026 between Mr. Somsak Jaidee, identity card 3-1002-00345-67-8, hereinafter called "the Landlord", and Ms. Anna Berg, passport AB1234567, hereinafter called "the Tenant".

1. Term
The term of the lease is twelve (12) months, commencing on 1 January 2027 and ending on 31 December 2027.

2. Rent
The Tenant shall pay a monthly rent of THB 25,000 (Twenty-Five Thousand Baht), payable within the 5th day of each month to account 123-4-56789-0.

3. Deposit and advance
3.1 On signing, the Tenant shall pay a security deposit equal to two (2) months' rent, being THB 50,000.
3.2 One month's rent in advance, THB 25,000, is paid on the same day.
3.3 The Landlord shall return the deposit within thirty (30) days after the Tenant has moved out, less the cost of damage.

4. Utilities and fees
4.1 Electricity, water and internet are paid by the Tenant at the rate of the utility.
4.2 The common area fee is paid by the Landlord.
4.3 Rent that is overdue carries a late fee of THB 500 a day.

5. Repairs
The Landlord shall repair the structure and the air conditioners. Small repairs below THB 1,000 are borne by the Tenant.

6. Early termination
The Tenant may terminate this agreement before the end of the term after six months with sixty (60) days' written notice; otherwise the deposit is forfeited.

7. Renewal
The Tenant may renew for one further year by giving notice at least 30 days before the end.

Signed: ______ Landlord   ______ Tenant   ______ Witness`;

export const RENTAL_TH = `หนังสือสัญญาเช่าห้องชุด

สัญญาฉบับนี้ทำขึ้นเมื่อวันที่ 1 ธันวาคม 2569 ระหว่าง นายสมศักดิ์ ใจดี เลขบัตรประชาชน 3100200345678 ซึ่งต่อไปในสัญญานี้เรียกว่า "ผู้ให้เช่า" ฝ่ายหนึ่ง กับ นางสาวแอนนา เบิร์ก ซึ่งต่อไปเรียกว่า "ผู้เช่า" อีกฝ่ายหนึ่ง

ข้อ 1 ผู้ให้เช่าตกลงให้เช่าห้องชุดเลขที่ 99/123 ชั้น 12 โดยมีกำหนดระยะเวลาเช่า 1 ปี ตั้งแต่วันที่ ๑ มกราคม ๒๕๗๐ ถึงวันที่ 31 ธันวาคม 2570
ข้อ 2 ผู้เช่าตกลงชำระค่าเช่าเดือนละ ๒๕,๐๐๐ บาท (สองหมื่นห้าพันบาทถ้วน) ภายในวันที่ 5 ของทุกเดือน
ข้อ 3 ในวันทำสัญญา ผู้เช่าวางเงินประกันความเสียหายเป็นจำนวน 2 เดือน เป็นเงิน 50,000 บาท และชำระค่าเช่าล่วงหน้า 1 เดือน
ข้อ 4 ผู้ให้เช่าจะคืนเงินประกันภายใน 30 วันนับจากวันที่ผู้เช่าย้ายออก
ข้อ 5 ผู้เช่าเป็นผู้ชำระค่าน้ำ ค่าไฟฟ้า และค่าอินเทอร์เน็ต ส่วนค่าส่วนกลางผู้ให้เช่าเป็นผู้ชำระ
ข้อ 6 หากผู้เช่าชำระค่าเช่าล่าช้า ต้องเสียค่าปรับวันละ 500 บาท
ข้อ 7 ผู้ให้เช่ามีหน้าที่ซ่อมแซมโครงสร้างและเครื่องปรับอากาศ
ข้อ 8 หากผู้เช่าบอกเลิกสัญญาก่อนครบกำหนด ผู้ให้เช่ามีสิทธิริบเงินประกันทั้งหมด
ข้อ 9 ผู้เช่าที่ประสงค์จะต่อสัญญาต้องแจ้งให้ผู้ให้เช่าทราบล่วงหน้าไม่น้อยกว่า 45 วัน
ข้อ 10 ภาษีที่ดินและสิ่งปลูกสร้าง ผู้ให้เช่าเป็นผู้รับผิดชอบ

ลงชื่อ ............ ผู้ให้เช่า   ลงชื่อ ............ ผู้เช่า   ลงชื่อ ............ พยาน`;

export const SALE_EN = `AGREEMENT TO BUY AND SELL A CONDOMINIUM UNIT

Made between Lotus Homes Co., Ltd., hereinafter called "the Seller", and Mr. John Smith, hereinafter called "the Buyer".

Clause 1. The Seller agrees to sell and the Buyer agrees to buy the unit at a purchase price of THB 4,200,000.
Clause 2. The Buyer has paid a reservation fee of THB 50,000, and shall pay a deposit of 10% of the price, THB 420,000, within 14 days of this agreement.
Clause 3. The remaining balance of THB 3,730,000 is paid on the day of the transfer.
Clause 4. The transfer of ownership shall be registered on or before 30 June 2027.
Clause 5. The transfer fee is borne equally by both parties. Specific business tax and withholding tax are paid by the Seller. The mortgage registration fee is paid by the Buyer.
Clause 6. The sinking fund of THB 600 a square metre is paid by the Buyer. The common fee is paid by the Buyer from the day of the transfer.
Clause 7. The unit is sold within the foreign quota of 49%.
Clause 8. If the Buyer is in default for 30 days, the deposit is forfeited to the Seller.
Clause 9. The Seller warrants the unit against defects for two years.`;

export const SALE_TH = `สัญญาจะซื้อจะขายที่ดินพร้อมสิ่งปลูกสร้าง

ทำขึ้นระหว่าง นางมาลี สุขใจ ซึ่งต่อไปนี้เรียกว่า "ผู้จะขาย" กับ นายวิชัย มั่นคง ซึ่งต่อไปนี้เรียกว่า "ผู้จะซื้อ"

ข้อ 1 ผู้จะขายตกลงขายและผู้จะซื้อตกลงซื้อที่ดินในราคา 3.5 ล้านบาท
ข้อ 2 ผู้จะซื้อวางเงินมัดจำ 100,000 บาท ในวันทำสัญญา
ข้อ 3 ส่วนที่เหลือ 3,400,000 บาท ชำระในวันโอนกรรมสิทธิ์
ข้อ 4 คู่สัญญาจะไปจดทะเบียนโอนกรรมสิทธิ์ภายใน 60 วัน
ข้อ 5 ค่าธรรมเนียมการโอนออกคนละครึ่ง ภาษีเงินได้หัก ณ ที่จ่ายและภาษีธุรกิจเฉพาะผู้จะขายเป็นผู้ชำระ
ข้อ 6 หากผู้จะซื้อผิดสัญญา ผู้จะขายมีสิทธิริบเงินมัดจำ`;
