import { phrases } from "./corpus.ts";

/** English that asks for no home: words near ours, other people's homes, counts, talk. */
export const ENGLISH_ELSEWHERE = phrases(`
  the officer was kind | a cup of coffee | my phone is broken | I read a good article | what a story | she plays the piano | the prince and the princess |
  we played in the garbage | a bottle of water | monkeys everywhere | thirsty work | I was thinking | keep smiling | a letter from home soon | the lager was cold |
  my horse is brown | the hose is leaking | he is a lawyer | packing my bags | parting is sweet | marking homework | the waiter was rude |
  a breach of trust | the courses were hard | in the seventh heaven | spelling mistakes | the layers of a cake | values matter | never mind the weather |
  my friend pays 18k | my sister lives in Ekkamai | my boss rents in Sathorn | my husband's family lives in Trat | her relatives live in Phrae | my parents live in Nonthaburi | he bought a condo in Asok | she rented a studio in On Nut |
  they paid 5 million | a friend of mine bought a house in Hua Hin | my brother owns three condos | my landlord wants 25k now | I used to pay 12k |
  we used to have a pool | I grew up in Chiang Mai | we met in Phuket | after ten years in Bangkok | after two years in a tiny room near Asok | for the past six years in a house on Samui | my old place was in Ari | our last house had a garden |
  I'm paying 20k at the moment | currently renting a studio in Asok | my current lease ends in May | my lease in Ari ends soon | tired of Sukhumvit |
  moving from Pattaya | coming from Singapore | originally from Khon Kaen | I'm from Udon Thani | sold my flat in Leeds | we just sold our condo in Rayong |
  I earn 45,000 baht | my salary is 60k a month | household income 120k | I have savings of 500k | 20% deposit | a deposit of 30,000 | two months' deposit | one month advance |
  instalment of 12k | maintenance fee 45 baht | commission of one month | 3 years old | built after 2018 | completed in 2021 | since 2016 |
  on the 8th floor | floor 12 or higher | tower B | building 3 | room number 1204 | 2 adults and a baby | a party of 6 | we are 2 people | 5 of us | family of five |
  moving in on 1 March | from 15 June | next Monday | in two weeks | by the end of the month | at 6 pm | tomorrow at noon | 10 am works | call 02-123-4567 |
  my number is 0891234567 | line id somchai99 | email me | pm sent | bump | following | interested | still available? | is it still available | how do I book |
  not in Patong | nothing near the airport | no condos please | not a studio | no ground floor | without parking | no gym needed | don't need furniture | anything but a townhouse |
  away from the beach | nowhere near Nana | I'd rather not live in Asok | except Pattaya | no leasehold | not too big | not fussed about a pool | pool not important |
  a gym would be a bonus | balcony optional | garden if possible | would love a bathtub but not a must | sea view would be amazing | ideally near a park | parking is a plus |
  half an hour by taxi | 20 minutes drive | two hours from the city by car | 30% off | half price | a hundred percent | twice as nice | one of a kind | number one fan | second thoughts |
  thanks a million | a thousand apologies | one more thing | give me a second | first things first | see you at seven | the five of us | room for improvement | space to think |
  lol thanks | ok got it | sounds great | no worries | yes please do | hmm not sure | let me think | sorry wrong chat | good job | who made you | you are very helpful
`); // prettier-ignore
