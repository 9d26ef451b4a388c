import { meaning } from "./corpus.ts";
import { rent, rentFrom, sale, saleFrom } from "./shorthand.ts";

/** Amounts, as they are typed and spoken: ceilings, floors, ranges, foreign money, and what is no price. */
export const ENGLISH_MONEY = [
  meaning(rent(12000), "12k max | budget: 12k | budget is 12,000 | 12k budget | 12,000 THB | THB 12,000 | THB12,000 | 12000฿ | ฿12k | 12 000 baht | 12.000 baht | up to 12k pm | 12k p/m | 12k pcm | 12k/mth | 12,000/mo | 12,000 THB/month | 12k per month max | max. 12k | no higher than 12k | not exceeding 12,000 | around about nothing over 12k | can't go over 12k | 12k is my limit | 12k or under | twelve thousand | twelve k | twelve thousand baht a month | i can do 12k | i can pay 12k | willing to pay 12k | can spend 12,000 a month | rent 12k | rent: 12,000 | 12,000B | 12k thb monthly | below 12k | less than 12k | stay under 12k | cheaper than 12k | 12k at most | 12k tops please | my limit is 12k | < 12k | <=12k | my max is 12k | i have 12k a month | with a budget of 12k | budget about right at max 12k | budget upto 12k | 12K/month"),
  meaning(rent(35000), "35k all in | 35k incl bills | 35,000 all inclusive | rent up to 35k | spend up to 35k a month | thirty five thousand | thirty-five k | no more than 35 thousand | 35 thousand baht per month | up to 35 k | budget of thirty five thousand baht | 35,000.- | 35,000.00 baht"),
  meaning(rent(20000, 15000), "15-20k | 15k-20k | 15 to 20k | 15k to 20k | 15,000-20,000 | 15,000 to 20,000 baht | between 15k and 20k | from 15k to 20k | 15~20k | 15–20k | 15/20k a month | fifteen to twenty thousand | between fifteen and twenty thousand | 15 - 20 k | budget 15-20k | 15000-20000thb | 15-20 thousand | 15,000–20,000 THB per month | anything between 15 and 20k | budget is between 15 and 20k | 15k - 20k pm | range 15-20k"),
  meaning(rent(30000, 20000), "around 25k | about 25k | approx. 25,000 | roughly 25k a month | 25k-ish | 25k or so | 25k give or take | ~25k | circa 25k | somewhere around 25k | in the region of 25k | 25k more or less | ballpark 25k | 20-30k | budget around 25k | 25,000 or thereabouts | approximately 25 thousand"),
  meaning(rentFrom(80000), "80k and up | from 80k a month | at least 80k a month | 80k+ | 80k plus per month | 80,000 or more per month | minimum 80k per month | over 80k a month | more than 80k monthly | upwards of 80k | 80k upwards | starting from 80k | no less than 80k a month | 80k minimum"),
  meaning(sale(2500000), "2.5m | 2.5M | 2.5 mil | 2.5mb | 2.5 MB | 2.5 million THB | THB 2.5m | ฿2.5m | 2,500,000 | 2500000 baht | 2.500.000 baht | two point five million | two and a half million | 2 and a half million | max 2.5m | under 2.5m | up to 2.5 million baht | budget 2.5m | 2.5m budget | no more than 2.5m | 2.5m max | below 2.5 million | not over 2.5m | 2.5m or less | 2.5 million tops | 2.5m or under | can spend up to 2.5m | budget of 2.5 million baht | max budget 2.5m | not above 2.5m | less than 2.5 mio"),
  meaning(sale(12000000), "12m | 12 mb | twelve million | 12 million baht max | 12M THB | up to twelve million baht | under 12 mill | 12,000,000 THB"),
  meaning(sale(3200000), "three point two million | 3.2m | 3.2 million | under three point two million baht"),
  meaning(sale(5000000, 3000000), "3-5m | 3m-5m | 3 to 5m | 3-5 million | between 3 and 5 million | from 3 to 5 million | 3,000,000-5,000,000 | 3m to 5m | three to five million | between three and five million baht | 3–5 MB | 3-5 mil | 3.0-5.0m | anywhere between 3 and 5m | 3-5mb | over 3m under 5m | min 3m max 5m"),
  meaning(sale(6000000, 4000000), "around 5 million | about 5m | 5m-ish | approx 5 million baht | 5 million or so | ~5m | roughly 5 mil | 5m give or take"),
  meaning(saleFrom(20000000), "20m+ | over 20 million | 20 million and up | from 20m | at least 20 million | more than 20m | 20m or more | upwards of 20 million | 20 million plus | minimum 20m | starting at 20m"),
  meaning(sale(6600000), "$200k | 200k USD | USD 200k | US$200,000 | 200,000 dollars | under $200k | up to 200k usd | $200,000 max | 200k dollars | two hundred thousand dollars"),
  meaning(sale(11400000), "300k euros | €300k | 300,000 EUR | EUR 300k | max 300k euro | under €300,000"),
  meaning(sale(11000000), "£250k | 250k gbp | 250,000 pounds | up to £250,000 | budget 250k pounds"),
  meaning(rent(33000), "$1000 a month | 1000 usd per month | $1,000/month | 1k usd a month | usd 1000 monthly | max $1000 per month"),
  meaning(rent(44000), "£1000 a month | 1000 pounds per month | 1,000 gbp/month | £1,000 pcm | 1k gbp monthly"),
  meaning(rent(22000), "1000 aud per month | A$1000 a month | 1000 australian dollars a month"),
  meaning(rent(25500), "1000 sgd a month | S$1000 per month | 1,000 singapore dollars monthly"),
  meaning(sale(4600000), "1 million rmb | 1m cny | 1,000,000 yuan | 1 million yuan"),
  meaning(sale(4100000), "10 million rubles | 10m rub | 10,000,000 roubles"),
  meaning({ deal: "rent", price: { max: 1500, per: "night" } }, "1500 a night | 1,500 per night | 1500/night | max 1500 per night | 1500 baht nightly | 1,500 THB a night"),
  meaning({ deal: "rent", price: { max: 240000, per: "year" } }, "240k a year | 240,000 per year | 240,000 baht annually | 240k/year | max 240k per annum"),
  meaning({ deal: "sale", price: { max: 90000, per: "sqm" } }, "90k per sqm | 90,000/sqm | 90k psm | up to 90k a sqm | 90,000 baht per square metre | max 90k/sqm | 90k per m2"),
  meaning({ deal: "rent", price: { max: 450, per: "sqm" } }, "450 per sqm | 450 baht/sqm | max 450 psm | 450 thb per sq m | up to 450 per square meter"),
  meaning(rent(18000), "my salary is 60k, budget 18k | I earn 55,000 and can pay 18k a month | 18k a month plus 2 months deposit | 18k, deposit 36k is fine | rent 18k, common fee included | we make 120k together, max 18k rent | rent up to 18k excluding utilities | 18k not counting electricity | 18k for 2 people | budget 18k from 1 March | 18k a month for 12 months | 18k a month, 1 year contract | move in 15 June, 18k max | available from May 2027, under 18k | 18k/month, 6 month lease | for 3 adults, 18k | we are a family of 4, max 18k a month | 18k, must be under 10 years old"),
  meaning(sale(4000000), "4m, deposit 10% | 4 million with 20% down | I have 800k down payment, budget 4m | 4m, built after 2015 | price 4m, common fee max 50 per sqm | my salary is 90k, 4m max"),
]; // prettier-ignore
