import { type Criteria, EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { understand } from "../understand.ts";

// Each rule of the shapes beside what it must leave alone: an amount in the wrong order, a number that counts
// something else, a word that belongs to what follows.

type ReadCase = readonly [text: string, criteria: Partial<Criteria>];
type LastTurn = readonly [
  before: string,
  turn: string,
  changes: Partial<Criteria>,
  action: string | null,
];
function theyAreReadSo(cases: readonly ReadCase[]): void {
  test.each(cases)("%s", (text, criteria) => {
    expect(understand({ text }).criteria).toEqual({ ...EMPTY_CRITERIA, ...criteria });
  });
}

describe("two numbers are a range, or are not", () => {
  const cases: readonly ReadCase[] = [
    ["condo 15/20k rent in ari", {deal:"rent",types:["condo"],price:{min:15000,max:20000,per:"month"},places:["Ari"]}],
    ["condo rent 24/7 security", {deal:"rent",types:["condo"],amenities:["security"]}],
    ["rent condo 1/2 furnished 20k", {deal:"rent",types:["condo"],price:{max:20000,per:"month"},amenities:["furnished"]}],
    ["rent condo 20k to 15k", {deal:"rent",types:["condo"],price:{max:15000,per:"month"}}],
    ["house built 2010 to 2015 for sale 5m", {deal:"sale",types:["house"],price:{max:5000000,per:"total"}}],
    ["condo to buy between 3 and 2 million", {deal:"sale",types:["condo"],price:{min:2000000,max:3000000,per:"total"}}],
    ["condo to buy between 2 and 3.5 million", {deal:"sale",types:["condo"],price:{min:2000000,max:3500000,per:"total"}}],
    ["condo rent between 15 and 20,000", {deal:"rent",types:["condo"],price:{min:15000,max:20000,per:"month"}}],
    ["condo to buy from 900,000 to 1.2 million", {deal:"sale",types:["condo"],price:{min:900000,max:1200000,per:"total"}}],
    ["condo rent 15 to 20,000", {deal:"rent",types:["condo"],price:{min:15000,max:20000,per:"month"}}],
    ["condo rent 900 to 1,200 a night", {deal:"rent",types:["condo"],price:{min:900,max:1200,per:"night"}}],
    ["house 2 bed - 3 bed rent", {deal:"rent",types:["house"],bedrooms:{min:2,max:3}}],
    ["house 3 bed - 2 bed rent", {deal:"rent",types:["house"],bedrooms:{min:2,max:3}}],
    ["condo rent 20k to 35 sqm", {deal:"rent",types:["condo"],price:{max:20000,per:"month"},area_sqm:{min:28,max:42}}],
    ["condo rent 10,000 or 12,000 at most", {deal:"rent",types:["condo"],price:{max:12000,per:"month"}}],
    ["condo rent 10,000 or 12,000", {deal:"rent",types:["condo"],price:{min:10000,max:12000,per:"month"}}],
    ["land 1 ngan or 2 in hang dong", {types:["land"],land_sqm:{min:400,max:800},places:["Hang Dong"]}],
    ["land 1 rai or 5 in hang dong", {types:["land"],land_sqm:{min:1280,max:1920},places:["Hang Dong"]}],
    ["land 2 rai or 1 in hang dong", {types:["land"],land_sqm:{min:2560,max:3840},places:["Hang Dong"]}],
    ["condo 2 bedrooms, maybe 3, rent", {deal:"rent",types:["condo"],bedrooms:{min:2,max:3}}],
    ["condo 2 bedrooms, 3 people, rent", {deal:"rent",types:["condo"],bedrooms:{min:2,max:2}}],
    ["condo 40 sqm or 50, rent", {deal:"rent",types:["condo"],area_sqm:{min:40,max:50}}],
    ["condo 40 sqm or 50k, rent", {deal:"rent",types:["condo"],price:{max:50000,per:"month"},area_sqm:{min:32,max:48}}],
    ["condo 3 bedrooms but 2 would do, rent", {deal:"rent",types:["condo"],bedrooms:{min:2,max:3}}],
    ["condo 3 bedrooms, 2 is fine, rent", {deal:"rent",types:["condo"],bedrooms:{min:2,max:3}}],
    ["condo 3 bedrooms, 3 is fine, rent", {deal:"rent",types:["condo"],bedrooms:{min:3,max:3}}],
    ["condo 5 bedrooms, 2 is fine, rent", {deal:"rent",types:["condo"],bedrooms:{min:5,max:5}}],
    ["condo 3 bedrooms, 2 people, rent", {deal:"rent",types:["condo"],bedrooms:{min:3,max:3}}],
    ["land, 10 rai is too much, 4 to 6, in pak chong", {types:["land"],land_sqm:{min:6400,max:9600},places:["Pak Chong"]}],
    ["land, 10 rai is too much, 4 million, in pak chong", {deal:"sale",types:["land"],price:{max:4000000,per:"total"},land_sqm:{min:12800,max:19200},places:["Pak Chong"]}],
    ["condo 35 sqm is too small, 45, rent", {deal:"rent",types:["condo"],area_sqm:{min:36,max:54}}],
    ["condo 1 million to 1.5 million or 2 million to 2.5 million, buy", {deal:"sale",types:["condo"],price:{min:1000000,max:2500000,per:"total"}}],
    ["from 2 million to 3 million condo", {deal:"sale",types:["condo"],price:{min:2000000,max:3000000,per:"total"}}],
    ["between 3 million and 2 million condo", {deal:"sale",types:["condo"],price:{min:2000000,max:3000000,per:"total"}}],
    ["between 2 bed and 3 million condo", {deal:"sale",types:["condo"],bedrooms:{min:2,max:2},price:{max:3000000,per:"total"}}],
    ["condo between 2-3 million", {deal:"sale",types:["condo"],price:{min:2000000,max:3000000,per:"total"}}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("land is counted in rai, ngan and wah, or a number is something else", () => {
  const cases: readonly ReadCase[] = [
    ["land 2-1-50 rai in nan", {types:["land"],land_sqm:{min:3040,max:4560},places:["Nan"]}],
    ["land 2-1-50 in nan", {types:["land"],land_sqm:{min:3040,max:4560},places:["Nan"]}],
    ["land 2 rai 1 ngan 50 wah in nan", {types:["land"],land_sqm:{min:3040,max:4560},places:["Nan"]}],
    ["land 50 wah 1 ngan in nan", {types:["land"],land_sqm:{min:320,max:480},places:["Nan"]}],
    ["land 2 rai 2 rai in nan", {types:["land"],land_sqm:{min:2560,max:3840},places:["Nan"]}],
    ["house with land of 100 wah in nan", {types:["house"],land_sqm:{min:320,max:480},places:["Nan"]}],
    ["house with land of at least 100 wah in nan", {types:["house"],land_sqm:{min:400},places:["Nan"]}],
    ["house with land of 100 wah or more in nan", {types:["house"],land_sqm:{min:400},places:["Nan"]}],
    ["land of 100 wah in nan", {types:["land"],land_sqm:{min:320,max:480},places:["Nan"]}],
    ["house with 800 sqm of land in nan", {types:["house"],land_sqm:{min:640,max:960},places:["Nan"]}],
    ["house with 800 sqm land 3 bed in nan", {types:["house","land"],bedrooms:{min:3,max:3},area_sqm:{min:640,max:960},places:["Nan"]}],
    ["usable area 180, house in nan", {types:["house"],area_sqm:{min:144,max:216},places:["Nan"]}],
    ["usable area 180k, house in nan", {deal:"rent",types:["house"],price:{max:180000,per:"month"},places:["Nan"]}],
    ["usable area 5, house in nan", {types:["house"],places:["Nan"]}],
    ["usable area at least 180, house in nan", {types:["house"],area_sqm:{min:180},places:["Nan"]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("rooms are counted, or a number beside them is something else", () => {
  const cases: readonly ReadCase[] = [
    ["1 or 2 bedrooms condo", {types:["condo"],bedrooms:{min:1,max:2}}],
    ["2 or 1 bedrooms condo", {types:["condo"],bedrooms:{min:1,max:1}}],
    ["1 or 2 parking condo", {types:["condo"],amenities:["parking"]}],
    ["three or four bedrooms house", {types:["house"],bedrooms:{min:3,max:4}}],
    ["four or three bedrooms house", {types:["house"],bedrooms:{min:3,max:3}}],
    ["two million two bedrooms house", {deal:"sale",types:["house"],bedrooms:{min:2,max:2},price:{max:2000000,per:"total"}}],
    ["two bedrooms two million house", {deal:"sale",types:["house"],bedrooms:{min:2,max:2},price:{max:2000000,per:"total"}}],
    ["house to rent 11k one year", {deal:"rent",types:["house"],price:{max:11000,per:"month"}}],
    ["we need a second bedroom, condo", {types:["condo"],bedrooms:{min:2,max:2}}],
    ["option 2 bedroom condo", {types:["condo"],bedrooms:{min:2,max:2}}],
    ["1+1 bed condo", {types:["condo"],bedrooms:{min:1,max:1}}],
    ["bedrooms: 3 condo", {types:["condo"],bedrooms:{min:3,max:3}}],
    ["bedrooms 2 bathrooms 2 condo", {types:["condo"],bedrooms:{min:2,max:2},bathrooms:{min:2}}],
    ["bedroom, 2 bathrooms condo", {types:["condo"],bathrooms:{min:2}}],
    ["bedroom 15 condo", {types:["condo"]}],
    ["house 3 bedroom 2 million", {deal:"sale",types:["house"],bedrooms:{min:3,max:3},price:{max:2000000,per:"total"}}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("numbers in words, and digits with a point or a unit", () => {
  const cases: readonly ReadCase[] = [
    ["twenty five thousand condo rent", {deal:"rent",types:["condo"],price:{max:25000,per:"month"}}],
    ["two point five million condo", {deal:"sale",types:["condo"],price:{max:2500000,per:"total"}}],
    ["point five million condo", {deal:"sale",types:["condo"],price:{max:500000,per:"total"}}],
    ["four five thousand condo rent", {deal:"rent",types:["condo"],price:{min:4000,max:5000,per:"month"}}],
    ["four seven thousand condo rent", {deal:"rent",types:["condo"],price:{max:47000,per:"month"}}],
    ["fifteen sixteen thousand condo rent", {deal:"rent",types:["condo"],price:{min:15000,max:16000,per:"month"}}],
    ["three and a half million condo", {deal:"sale",types:["condo"],price:{max:3500000,per:"total"}}],
    ["two hundred thousand condo rent", {deal:"rent",types:["condo"],price:{max:200000,per:"month"}}],
    ["one hundred twenty thousand a month villa", {deal:"rent",types:["villa"],price:{max:120000,per:"month"}}],
    ["condo rent 25.000", {deal:"rent",types:["condo"],price:{max:25000,per:"month"}}],
    ["condo 1.500 million", {deal:"sale",types:["condo"],price:{max:1500000,per:"total"}}],
    ["condo 2.500 m", {deal:"sale",types:["condo"],price:{max:2500000,per:"total"}}],
    ["condo buy 5m", {deal:"sale",types:["condo"],price:{max:5000000,per:"total"}}],
    ["condo rent, 500m to bts", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"BTS",within_m:500}]}],
    ["warehouse ceiling height 8m in bang na", {types:["warehouse"],places:["Bang Na"]}],
    ["townhouse 6m wide in bang na", {types:["townhouse"],places:["Bang Na"]}],
    ["office rent 081 234 5678", {deal:"rent",types:["office"]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("money with a currency or a period", () => {
  const cases: readonly ReadCase[] = [
    ["condo $150k pattaya", {deal:"sale",types:["condo"],price:{max:4950000,per:"total"},places:["Pattaya"]}],
    ["condo rent THB 25,000", {deal:"rent",types:["condo"],price:{max:25000,per:"month"}}],
    ["condo 25,000 baht", {deal:"rent",types:["condo"],price:{max:25000,per:"month"}}],
    ["condo 700 USD a month", {deal:"rent",types:["condo"],price:{max:23100,per:"month"}}],
    ["condo rent 90k month", {deal:"rent",types:["condo"],price:{max:90000,per:"month"}}],
    ["condo rent 3 month", {deal:"rent",types:["condo"]}],
    ["condo rent 20000 bedroom 2", {deal:"rent",types:["condo"],bedrooms:{min:2,max:2},price:{max:20000,per:"month"}}],
    ["condo rent 2000", {deal:"rent",types:["condo"],price:{max:2000,per:"month"}}],
    ["condo rent 20k a month", {deal:"rent",types:["condo"],price:{max:20000,per:"month"}}],
    ["condo rent 80 per month", {deal:"rent",types:["condo"],price:{max:80000,per:"month"}}],
    ["condo rent 10 per month", {deal:"rent",types:["condo"]}],
    ["office 600 per sqm rent", {deal:"rent",types:["office"],price:{max:600,per:"sqm"}}],
    ["office rent per sqm 500 at most", {deal:"rent",types:["office"],price:{max:500,per:"sqm"}}],
    ["office rent, 60 baht per sqm on a 48 sqm unit", {deal:"rent",types:["office"],price:{max:60,per:"sqm"},area_sqm:{min:38.4,max:57.6}}],
    ["condo monthly 20k", {deal:"rent",types:["condo"],price:{max:20000,per:"month"}}],
    ["condo monthly 50", {types:["condo"]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("a walk, a size or rooms behind a number", () => {
  const cases: readonly ReadCase[] = [
    ["condo rent 10 min walk from bts asok", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:800}]}],
    ["condo rent walk 5 minutes to bts asok", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:400}]}],
    ["condo rent walking, at most 500 m to bts asok", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:500}]}],
    ["condo rent 500 m walk to bts asok", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:500}]}],
    ["condo 35 sqm rent", {deal:"rent",types:["condo"],area_sqm:{min:28,max:42}}],
    ["condo rent 2 quiet bedrooms", {deal:"rent",types:["condo"],bedrooms:{min:2,max:2}}],
    ["condo rent 2-bedrooms", {deal:"rent",types:["condo"],bedrooms:{min:2,max:2}}],
    ["condo rent 2+ bedrooms", {deal:"rent",types:["condo"],bedrooms:{min:2}}],
    ["condo rent 2 or more bedrooms", {deal:"rent",types:["condo"],bedrooms:{min:2}}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("what a home is to be near", () => {
  const cases: readonly ReadCase[] = [
    ["condo rent bts asok", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:null}]}],
    ["condo rent bts station asok", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:null}]}],
    ["condo rent asok bts", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:null}]}],
    ["condo rent asok station", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:null}]}],
    ["condo rent near siriraj hospital", {deal:"rent",types:["condo"],near:[{kind:"hospital",name:"Siriraj Hospital",within_m:null}]}],
    ["condo rent near a big hospital", {deal:"rent",types:["condo"],near:[{kind:"hospital",name:null,within_m:null}]}],
    ["condo rent near quiet ari", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["condo rent next to the beach", {deal:"rent",types:["condo"],near:[{kind:"beach",name:null,within_m:200}]}],
    ["condo on the beach", {types:["condo"],near:[{kind:"beach",name:null,within_m:200}]}],
    ["condo near the airport link ramkhamhaeng", {types:["condo"],near:[{kind:"transit",name:"Ramkhamhaeng",within_m:null}]}],
    ["condo 500 m from the beach", {types:["condo"],near:[{kind:"beach",name:null,within_m:500}]}],
    ["condo rent within 5 km of nimman", {deal:"rent",types:["condo"],near:[{kind:"poi",name:"Nimman",within_m:5000}]}],
    ["condo rent within 500 m of nimman", {deal:"rent",types:["condo"],places:["Nimman"]}],
    ["condo rent 10 min from khlong toei", {deal:"rent",types:["condo"],places:["Khlong Toei"]}],
    ["condo rent 10 min khlong toei", {deal:"rent",types:["condo"],places:["Khlong Toei"]}],
    ["condo rent near bts asok, phrom phong or thong lo", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:null},{kind:"transit",name:"Phrom Phong",within_m:null},{kind:"transit",name:"Thong Lo",within_m:null}]}],
    ["condo rent near bts asok, ari", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Asok",within_m:null},{kind:"transit",name:"Ari",within_m:null}]}],
    ["condo rent near a mall or a school", {deal:"rent",types:["condo"],near:[{kind:"mall",name:null,within_m:null},{kind:"school",name:null,within_m:null}]}],
    ["condo rent 500 m from a mall or a school", {deal:"rent",types:["condo"],near:[{kind:"mall",name:null,within_m:500},{kind:"school",name:null,within_m:500}]}],
    ["condo rent within 10 minutes walk of thong lo or ekkamai bts", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"Thong Lo",within_m:800},{kind:"transit",name:"Ekkamai",within_m:800}]}],
    ["condo rent 300 m from bts or near the sea", {deal:"rent",types:["condo"],near:[{kind:"transit",name:"BTS",within_m:300},{kind:"beach",name:null,within_m:null}]}],
    ["condo rent around ari", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["condo rent around 20k ari", {deal:"rent",types:["condo"],price:{min:16000,max:24000,per:"month"},places:["Ari"]}],
    ["condo rent near a gym", {deal:"rent",types:["condo"],near:[{kind:"poi",name:"gym",within_m:null}]}],
    ["condo rent near the sukhumvit road", {deal:"rent",types:["condo"],places:["Sukhumvit"]}],
    ["condo rent near bangkok", {deal:"rent",types:["condo"],places:["Bangkok"]}],
    ["a school within 2 km, condo rent", {deal:"rent",types:["condo"],near:[{kind:"school",name:null,within_m:2000}]}],
    ["a school within 10 minutes drive, condo rent", {deal:"rent",types:["condo"],near:[{kind:"school",name:null,within_m:null}]}],
    ["condo rent in bangkok and vicinity", {deal:"rent",types:["condo"],places:["Bangkok","Samut Prakan","Nonthaburi","Pathum Thani","Nakhon Pathom","Samut Sakhon"]}],
    ["house near the river", {types:["house"],near:[{kind:"poi",name:"river",within_m:null}]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("a bound belongs to the amount beside it", () => {
  const cases: readonly ReadCase[] = [
    ["60 sqm + in ari condo", {types:["condo"],area_sqm:{min:60},places:["Ari"]}],
    ["60 sqm + pool condo", {types:["condo"],area_sqm:{min:48,max:72},amenities:["pool"]}],
    ["25k+ condo rent", {deal:"rent",types:["condo"],price:{min:25000,per:"month"}}],
    ["starting from 20 to 30k condo rent", {deal:"rent",types:["condo"],price:{min:20000,max:30000,per:"month"}}],
    ["from 2 million condo", {deal:"sale",types:["condo"],price:{min:2000000,per:"total"}}],
    ["from 2 million to 3 million condo", {deal:"sale",types:["condo"],price:{min:2000000,max:3000000,per:"total"}}],
    ["20k max 2 bed condo", {deal:"rent",types:["condo"],bedrooms:{min:2,max:2},price:{max:20000,per:"month"}}],
    ["2 bed max 30k condo", {deal:"rent",types:["condo"],bedrooms:{min:2,max:2},price:{max:30000,per:"month"}}],
    ["1 bedroom min 35 sqm condo", {types:["condo"],bedrooms:{min:1,max:1},area_sqm:{min:35}}],
    ["2 bedrooms and over 80 sqm condo", {types:["condo"],bedrooms:{min:2,max:2},area_sqm:{min:80}}],
    ["about 3 rai or more land", {types:["land"],land_sqm:{min:4800}}],
    ["condo rent 15k, 13k would be better", {deal:"rent",types:["condo"],price:{max:15000,per:"month"}}],
    ["condo about 12 thousand, 13 at most, rent", {deal:"rent",types:["condo"],price:{max:13000,per:"month"}}],
    ["condo about 12 thousand, 30 at most, rent", {deal:"rent",types:["condo"],price:{min:9600,max:14400,per:"month"}}],
    ["condo budget 5 to buy", {deal:"sale",types:["condo"],price:{max:5000000,per:"total"}}],
    ["condo budget 2 condos", {types:["condo"]}],
    ["condo rent budget 20k or so", {deal:"rent",types:["condo"],price:{min:16000,max:24000,per:"month"}}],
    ["is 18k a good price for a condo in ari", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["condo rent, not over 20", {deal:"rent",types:["condo"],price:{max:20000,per:"month"}}],
    ["condo min 60 sqm rent", {deal:"rent",types:["condo"],area_sqm:{min:60}}],
    ["condo 20k min rent", {deal:"rent",types:["condo"],price:{min:20000,per:"month"}}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("other money, stays, floors and ages are no price and no size", () => {
  const cases: readonly ReadCase[] = [
    ["salary 35,000, condo in ari", {types:["condo"],places:["Ari"]}],
    ["condo in ari, salary 35", {types:["condo"],places:["Ari"]}],
    ["condo in ari deposit 20k", {types:["condo"],places:["Ari"]}],
    ["condo in ari, deposit 2 months", {types:["condo"],places:["Ari"]}],
    ["condo in ari, instalment under 15k", {deal:"sale",types:["condo"],places:["Ari"]}],
    ["คอนโดอารีย์ ผ่อนไหวสัก 3 ล้าน", {deal:"sale",types:["condo"],price:{max:3000000,per:"total"},places:["Ari"]}],
    ["condo in ari max 18k incl. utilities", {deal:"rent",types:["condo"],price:{max:18000,per:"month"},places:["Ari"]}],
    ["condo in ari max 4k utilities", {types:["condo"],places:["Ari"]}],
    ["งบ 5 ล้าน มีเงินดาวน์แล้ว คอนโดอารีย์", {deal:"sale",types:["condo"],price:{max:5000000,per:"total"},places:["Ari"]}],
    ["condo in ari, I can pay 15k a month to the bank", {deal:"sale",types:["condo"],places:["Ari"]}],
    ["condo in ari, a car loan, 8,000 a month", {types:["condo"],places:["Ari"]}],
    ["condo in ari, no debts, 8,000 a month", {deal:"rent",types:["condo"],price:{max:8000,per:"month"},places:["Ari"]}],
    ["condo in ari, 9 baht per unit electricity", {types:["condo"],places:["Ari"]}],
    ["land in nan 2 million per rai", {types:["land"],places:["Nan"]}],
    ["land in nan at 20000 per wah", {types:["land"],places:["Nan"]}],
    ["condo in ari, 1 year lease", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["condo in ari, contract of 6 months", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["condo in ari for a week", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["condo in ari for a year", {deal:"rent",types:["condo"],places:["Ari"]}],
    ["house in pattaya, 1 week in january", {deal:"rent",types:["house"],places:["Pattaya"]}],
    ["house in pattaya, 10 years old", {types:["house"],places:["Pattaya"]}],
    ["house in pattaya, in 2 weeks", {types:["house"],places:["Pattaya"]}],
    ["house in pattaya, 30 months", {types:["house"],places:["Pattaya"]}],
    ["condo in ari 12th floor", {types:["condo"],places:["Ari"]}],
    ["condo in ari, family of 4", {types:["condo"],places:["Ari"]}],
    ["condo in ari under 5 years old", {types:["condo"],places:["Ari"]}],
    ["condo in ari, nothing above the second floor", {types:["condo"],places:["Ari"]}],
    ["house in nan, room for 2 cars", {types:["house"],places:["Nan"],amenities:["parking"]}],
    ["condo in ari, floor 12", {types:["condo"],places:["Ari"]}],
    ["house in nan with a frontage of 20 metres", {types:["house"],places:["Nan"]}],
    ["condo in ari, 2 cats", {types:["condo"],places:["Ari"],amenities:["pet_friendly"]}],
    ["condo in ari, 15 with a pool", {types:["condo"],places:["Ari"],amenities:["pool"]}],
    ["condo in ari built in 2015", {types:["condo"],places:["Ari"]}],
    ["a dorm for 2000 in ari", {deal:"rent",types:["apartment"],price:{max:2000,per:"month"},places:["Ari"]}],
    ["condo in ari, call 081-234-5678", {types:["condo"],places:["Ari"]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("what is refused, tolerated or merely nice", () => {
  const cases: readonly ReadCase[] = [
    ["no studio, condo in ari", {types:["condo"],places:["Ari"]}],
    ["condo in ari without a pool", {types:["condo"],places:["Ari"]}],
    ["condo in ari, not ground floor or basement", {types:["condo"],places:["Ari"]}],
    ["no pool, no deal, condo in ari", {types:["condo"],places:["Ari"],amenities:["pool"]}],
    ["condo in ari, drop the gym", {types:["condo"],places:["Ari"]}],
    ["condo in ari, no pool needed", {types:["condo"],places:["Ari"]}],
    ["condo in ari, pool not necessary", {types:["condo"],places:["Ari"]}],
    ["condo in ari furnished or not", {types:["condo"],places:["Ari"]}],
    ["condo in ari, not facing the road", {types:["condo"],places:["Ari"]}],
    ["condo, not in asok and nana", {types:["condo"]}],
    ["condo in ari, nice to have a balcony", {types:["condo"],places:["Ari"]}],
    ["condo in ari, if possible near the bts", {types:["condo"],places:["Ari"]}],
    ["condo ideally somewhere like on nut", {types:["condo"],places:["On Nut"]}],
    ["condo in ari, a balcony would be nice", {types:["condo"],places:["Ari"]}],
    ["condo in ari, a balcony and a pool would be nice", {types:["condo"],places:["Ari"]}],
    ["condo in ari, up to 18m is ok if sea view", {deal:"sale",types:["condo"],price:{max:18000000,per:"total"},places:["Ari"]}],
    ["condo pattaya, leasehold is ok", {types:["condo"],places:["Pattaya"]}],
    ["condo in ari, leasehold ok", {types:["condo"],places:["Ari"]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("what is told of others or of before is not looked for", () => {
  const cases: readonly ReadCase[] = [
    ["we used to live in ekkamai, condo in ari", {types:["condo"],places:["Ari"]}],
    ["a friend pays 30k in asok, condo in ari", {types:["condo"],places:["Ari"]}],
    ["my friend pays 11k for a studio in phaya thai, i want the same", {deal:"rent",types:["condo","apartment"],bedrooms:{min:0,max:0},price:{max:11000,per:"month"},places:["Phaya Thai"]}],
    ["my friend pays 11k for a studio in phaya thai, i want the same area", {places:["Phaya Thai"]}],
    ["moving from chiang mai, condo in ari", {types:["condo"],places:["Ari"]}],
    ["moving from a condo to a house, ari", {types:["house"],places:["Ari"]}],
    ["relocate my parents from nan to ari, condo", {types:["condo"],places:["Ari"]}],
    ["condo from ari to nana", {types:["condo"],places:["Ari","Nana"]}],
    ["was thinking thonglor but it's too expensive, so maybe ekkamai, condo", {types:["condo"],places:["Ekkamai"]}],
    ["mae rim is too far from the school, house in hang dong", {types:["house"],places:["Hang Dong"]}],
    ["we already looked at san sai, house in hang dong", {types:["house"],places:["Hang Dong"]}],
    ["i don't want to move from on nut, condo", {types:["condo"],places:["On Nut"]}],
    ["a doctor at siriraj, condo in ari", {types:["condo"],places:["Ari"]}],
    ["i work in silom, condo in ari", {types:["condo"],places:["Ari"]}],
    ["i work in silom, condo", {types:["condo"],near:[{kind:"transit",name:"Silom",within_m:null}]}],
    ["i work in a kitchen in silom, condo", {types:["condo"],places:["Silom"]}],
    ["our son starts at bangkok patana, house in bang na", {types:["house"],places:["Bang Na"]}],
    ["our son starts at bangkok patana, house", {types:["house"],near:[{kind:"school",name:"Bangkok Patana School",within_m:null}]}],
    ["view สวนลุม คอนโดสาทร", {types:["condo"],places:["Sathon"]}],
    ["near my mother's house in bang khae, condo", {types:["condo"],places:["Bang Khae"]}],
    ["lumpini park rama 9", {places:["Rama 9"]}],
    ["lumpini park", {near:[{kind:"poi",name:"Lumphini Park",within_m:null}]}],
    ["condo near lumpini park rama 4", {types:["condo"],places:["Rama 4"],near:[{kind:"poi",name:"Lumphini Park",within_m:null}]}],
  ]; // prettier-ignore
  theyAreReadSo(cases);
});

describe("a turn changes what it names", () => {
  const turns: readonly LastTurn[] = [
    ["condo in ari 20k rent with a pool and a gym, 2 bedrooms, 40 sqm", "raise the budget by 5k", {price:{max:25000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "raise it by 5", {price:{max:25000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "raise it by 10%", {price:{max:22000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "add 5k", {price:{max:25000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "20% cheaper", {price:{max:16000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "5k higher", {price:{max:25000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "20% more", {price:{max:24000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "cheaper", {}, "adjust"],
    ["condo to buy in ari 4 million", "another million", {price:{max:5000000,per:"total"}}, "adjust"],
    ["คอนโดซื้ออารีย์ 4 ล้าน", "เพิ่มอีกล้าน", {price:{max:5000000,per:"total"}}, "adjust"],
    ["คอนโดเช่าอารีย์ 2 หมื่น", "สองเท่า", {price:{max:40000,per:"month"}}, "adjust"],
    ["condo in ari 20k rent", "more", {}, "more"],
    ["condo in ari 20k rent", "number 2", {}, "select"],
    ["condo in ari 20k rent", "without the budget", {price:null}, null],
    ["condo in ari 2 bedrooms rent", "without the bedrooms", {bedrooms:null}, null],
    ["condo in ari 2 bedrooms rent", "two more bedrooms", {bedrooms:{min:4,max:4}}, null],
    ["condo in ari 2 bedrooms rent", "one bedroom less", {bedrooms:{min:1,max:1}}, null],
    ["condo in ari 2 bedrooms rent", "the second bedroom isn't needed any more", {bedrooms:{min:1,max:1}}, null],
    ["condo in ari 1 bedroom rent", "we need a second bedroom", {bedrooms:{min:2,max:2}}, null],
    ["condo in ari 2 bedrooms rent", "we don't need a second bedroom", {bedrooms:{min:1,max:1}}, null],
    ["condo in ari rent with a pool", "the pool can go", {amenities:[]}, null],
    ["condo in ari rent with a pool", "the pool can go as well", {amenities:[]}, null],
    ["condo in ari rent pet friendly", "the dog stays with my parents", {amenities:[]}, null],
    ["condo in ari rent pet friendly", "the dog stays with me", {}, null],
    ["condo in ari rent with a pool", "leave the pool out", {amenities:[]}, null],
    ["คอนโดอโศก ทองหล่อ เช่า", "ทองหล่อไม่ไหว", {places:["Asok"]}, null],
    ["คอนโดอโศก เช่า 2 หมื่น", "สองหมื่นไม่ไหว", {}, null],
    ["condo near bts asok rent", "closer to the station", {}, "adjust"],
  ]; // prettier-ignore
  test.each(turns)("%s / %s", (before, turn, changes, action) => {
    const { criteria } = understand({ text: before });
    const got = understand({ text: turn, history: [before] });
    expect(got.criteria).toEqual({ ...criteria, ...changes });
    expect(got.action?.type ?? null).toBe(action);
  });
});
