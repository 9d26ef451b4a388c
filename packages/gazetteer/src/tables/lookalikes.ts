/**
 * Ordinary English words that fold to the name of a place or lie one slip from
 * it: never read as one unless spelt exactly so. Found by reading the commonest
 * 130,000 words of English one by one through the index.
 */
export const LOOKALIKES: ReadonlySet<string> = new Set(
  `
    access agent airport amazing and apartment area arl as at away baan baanmai baanyok baht balcony baling
    balling ban banana bananas bangbus bangle banning bantam banzai barong barring bath bathroom baths bay be
    beach beautiful bedroom bedrooms beds best blaring bloodline blue boat bonsai boring boutique brand breakfast
    bright bts budget building by cafe canal carving caverns caving ceiling center central centre chained chao
    chaopaya chaophaya chaophraya chaopraya charming cheap check cinnamon city clean close college comfortable
    comfy condo condominium convenient cooking corner cozy days deal deluxe design discount dorm double downtown
    duplex easy entire executive facilities family fast fitness flat floor food for free friendly friends from
    front full fully furnished garden gold good grand great green group guest hadron happy harbor harbour heart
    high hill home hospital hostel hotel house if in infinity is island it japanese junior ki king kitchen
    kitchens korea lake lampoons large life like line live living local located location lodge loft long looking
    love lovely lumping luxury machine mahajak mall mansion marina market married million mins minute minutes
    modern month monthly mrt my narratives nation nations near nearby need newly next nice night no not of on
    ongoing only or out owner packed packet packets padlock paired pajama pak palace panama panton papaya park
    parking parting parvena patina patio patron pattern patting pavane people perfect person phrased phraya picked
    picket pier pink place plucked plus pocket pockets pool prayed premium price private privet proved purple
    queen quiet railway railways raining range red relax renovated rent rental residence resort rise river
    riverside road roof rooftop room rooms safe sailing salary sale sarasinee sarong sarrazin saturn sayyid school
    season seasons service serviced share shared shopping short shower similar single sitting size skytrain sleep
    so soi space spacious special srt standard star station stay steps street studio style stylish subway suite
    super sweet swimming synced taipan taiwan tanto tassana term terrace thai thanon the to tonight tonite tower
    town townhouse train training twin under unit university up us value velcro very view views villa walk walked
    walking want warm washing watched wattled we white whole wifi window with working yellow your
`.match(/[a-z]+/g),
);
