import { defineMessages } from "./i18n/index.ts";

export const moneyMessages = defineMessages({
  en: {
    "money.about": "about {amount}",
    "money.rate": "1 {currency} = ฿{rate}, our rate set on {date}",
  },
  th: {
    "money.about": "ประมาณ {amount}",
    "money.rate": "1 {currency} = ฿{rate} อัตราที่เราใช้ กำหนดเมื่อ {date}",
  },
});
