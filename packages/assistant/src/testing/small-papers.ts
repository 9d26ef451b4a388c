/** Short contracts of our own making. */
export const LEASE_EN = `Lease Agreement
Made between Mr. A, hereinafter called "the Landlord", and Ms. B, hereinafter called "the Tenant".
1. The Tenant shall pay a monthly rent of THB 25,000.
2. The term of the lease is 12 months.
3. The Tenant shall pay a security deposit of two months.
4. The Tenant shall give thirty (30) days' written notice.`;

export const LEASE_TH = `สัญญาเช่าห้องชุด
ทำขึ้นระหว่าง นาย ก ซึ่งต่อไปเรียกว่า "ผู้ให้เช่า" กับ นาง ข ซึ่งต่อไปเรียกว่า "ผู้เช่า"
ข้อ 1 ผู้เช่าตกลงชำระค่าเช่าเดือนละ 25,000 บาท
ข้อ 2 ผู้เช่าวางเงินประกัน 2 เดือน เป็นเงิน 50,000 บาท`;

export const SALE_TH = `สัญญาจะซื้อจะขาย
ทำขึ้นระหว่าง นาง ค ซึ่งต่อไปเรียกว่า "ผู้จะขาย" กับ นาย ง ซึ่งต่อไปเรียกว่า "ผู้จะซื้อ"
ข้อ 1 ตกลงซื้อขายในราคา 3,500,000 บาท
ข้อ 2 ค่าธรรมเนียมการโอนออกคนละครึ่ง`;
