/** Where rules and rates were read: what a person sees as the source, and its address. */
export const SOURCES = {
  revenue_individual: {
    title: "Revenue Department: tax on an individual's sale of property",
    url: "https://rdsrv2.rd.go.th/landwht/formcal2.asp",
  },
  revenue_company: {
    title: "Revenue Department: tax on a company's sale of property",
    url: "https://rdsrv2.rd.go.th/landwht/formcal3.asp",
  },
  acclime: {
    title: "Acclime: withholding tax on the sale of a condominium",
    url: "https://thailand.acclime.com/guides/withholding-tax-selling-condominium/",
  },
  msna: { title: "MSNA Group, December 2024", url: "https://msnagroup.com/2024/12" },
  samuiforsale_tax: {
    title: "Samui for Sale: property transfer taxes",
    url: "https://www.samuiforsale.com/real-estate/property-transfer-taxes.html",
  },
  bangkok_post_stamp: {
    title: "Bangkok Post: stamp duty",
    url: "http://www.bangkokpost.com/print/336315/",
  },
  bangkok_post_custom: {
    title: "Bangkok Post: who pays what on the transfer",
    url: "http://www.bangkokpost.com/print/331686/",
  },
  nishimura: {
    title: "Nishimura & Asahi: reduced registration fees, April 2025",
    url: "https://www.nishimura.com/en/knowledge/publications/20250421-112251",
  },
  mondaq_2024: {
    title: "Mondaq: reduced registration fees, 2024",
    url: "https://www.mondaq.com/real-estate/1410028/thailand-maintains-reduced-sale-and-mortgage-registration-fees",
  },
  chiang_rai_times: {
    title: "Chiang Rai Times: reduced fees up to 7 million baht, 2024",
    url: "https://www.chiangraitimes.com/business/government-cuts-transfer-fees-to-stimulate-thailands-housing-market/",
  },
  hatamatata: {
    title: "Hatamatata: reduced fees from July 2026",
    url: "https://hatamatata.com/n/thailand-slashes-property-transfer-and-mortgage-fees-to-001-buyers-should-act-fast/",
  },
  prinsiri: {
    title: "Prinsiri: reduced fees in 2026",
    url: "https://www.prinsiri.com/blogs/measure-reduce-transfer-2026",
  },
  auditor_channels: {
    title: "Auditor Channels: stamp duty on loans",
    url: "https://auditorchannels.com/?p=142",
  },
  sanyathai: {
    title: "Sanya Thai: registering a lease",
    url: "https://sanyathai.com/lease-registration-thailand",
  },
  sunway: {
    title: "Sunway Estates: taxes and transfer fees",
    url: "https://sunwayestates.com/article/taxes-and-transfer-fees",
  },
  land_tax_news: {
    title: "Thailand Business News: land and building tax",
    url: "https://thailand-business-news.com/law/71657-new-land-and-building-tax-collection-to-start-in-2020-in-thailand",
  },
  land_tax_nation: {
    title: "The Nation: land and building tax",
    url: "https://www.nationthailand.com/business/40012408",
  },
  ltv: {
    title: "Bangkok Post: loan-to-value rules of the Bank of Thailand",
    url: "https://www.bangkokpost.com/business/general/2984036/bank-of-thailand-eases-mortgage-rules",
  },
  land_units: { title: "Thai Grant: units of land", url: "https://thaigrant.com/category/faq/" },
  siam_legal: {
    title: "Siam Legal: Condominium Act, sections 19 to 19/11",
    url: "https://library.siam-legal.com/thai-law/condominium-act-ownership-sections-19-1-19-11/",
  },
  nation_withdrawn: {
    title: "The Nation: land for foreigners, and the proposals of 2024",
    url: "https://www.nationthailand.com/news/policy/40039147",
  },
  nation_proposals: {
    title: "The Nation: 75 % quota and 99-year leases, as proposed",
    url: "https://www.nationthailand.com/news/general/40039378",
  },
  thai_pbs: {
    title: "Thai PBS World: a larger foreign quota, as proposed",
    url: "https://thaipbsworld.com/increased-foreigner-condo-ownership-rights-will-benefit-economy-pm",
  },
  addleshaw: {
    title: "Addleshaw Goddard: Supreme Court on renewals of leases",
    url: "https://addleshawgoddard.com/en/insights/insights-briefings/2025/real-estate/thai-supreme-court-strikes-down-automatic-long-term-lease-renewals",
  },
  vantier: {
    title: "Vantier Legal: renewals of leases",
    url: "https://www.vantierlegal.com/article-3",
  },
  samuiforsale_lease: {
    title: "Samui for Sale: the 90-year lease",
    url: "https://www.samuiforsale.com/lease-law/90-year-lease-myth-in-thailand.html",
  },
  integrity_legal: {
    title: "Integrity Legal: fee for registering a lease",
    url: "https://www.legal.co.th/resources/thailand-real-estate-property-law/title/lease-registration-fee-property-kingdom-thailand/",
  },
  tilleke: {
    title: "Tilleke & Gibbins: residential lease contracts",
    url: "https://www.tilleke.com/insights/thailand-strengthens-controls-on-residential-lease-contracts/2",
  },
  lexnova: {
    title: "Lexnova Partners: residential lease contracts",
    url: "https://lexnovapartners.com/fr/residential-lease-contracts",
  },
  thailand_law_online: {
    title: "Thailand Law Online: regulation of lease contracts, 2025",
    url: "https://www.thailandlawonline.com/2025-lease-contract-regulation",
  },
  dot_property: {
    title: "Dot Property: a listing's terms of deposit and advance rent",
    url: "https://www.dotproperty.co.th/condos-for-rent/chonburi/pattaya/1-bedroom",
  },
  phuket_buy_house: {
    title: "Phuket Buy House: common fees and sinking funds",
    url: "https://phuketbuyhouse.com/articles/1025-understanding-common-area-fees-maintenance-fees-and-sinking-funds-in-thailand",
  },
  khorna: {
    title: "Khorna: juristic fees",
    url: "https://khorna.com/fr/insights/thai-juristic-fees-explained",
  },
  fazwaz_sinking: {
    title: "FazWaz: sinking funds",
    url: "https://help.fazwaz.com/en/articles/2818486-what-is-the-sinking-fund-being-used-for",
  },
  juslaws: {
    title: "Juslaws: maintenance fees and sinking funds",
    url: "https://juslaws.com/property-in-thailand/maintenance-fees-and-sinking-funds.php",
  },
  home_in_phuket: {
    title: "Home in Phuket: title deeds",
    url: "https://homeinphuket.com/blog/property-land-titles-deeds-thailand",
  },
  cpim_phuket: {
    title: "CPIM Phuket: title deeds",
    url: "https://cpimphuket.com/different-land-title-deeds-in-thailand",
  },
  eden_samui: {
    title: "Eden Property Samui: title deeds",
    url: "http://www.edenproperty-samui.com/land-title",
  },
  hua_hin: { title: "One Stop Hua Hin: title deeds", url: "https://onestophuahin.com/?p=10645" },
  legal_clarity: {
    title: "LegalClarity: nightly lets in Thailand",
    url: "https://legalclarity.org/is-airbnb-illegal-in-thailand-under-thai-law",
  },
  rental_tax: {
    title: "Rental Tax Thailand: legal questions",
    url: "https://www.rentaltaxthailand.com/zh/your-rental-tax-questions-answered/legal",
  },
  fosr_law: { title: "Fosr Law: small lodgings", url: "https://fosrlaw.com/?p=11811" },
  hotel_news: {
    title: "Thailand Business News: short-term rentals",
    url: "https://www.thailand-business-news.com/law/221411-legal-issues-surrounding-short-term-rentals-in-thailand",
  },
  scb_eic: {
    title: "SCB EIC: relaxed loan-to-value rules",
    url: "https://www.scbeic.com/en/detail/product/trade-270325",
  },
  appraisal_round: {
    title: "The Nation: official appraisal 2023 to 2026",
    url: "https://www.nationthailand.com/thailand/economy/40024614",
  },
  ltr: {
    title: "Thai Relocation Services: long-term resident visa for pensioners",
    url: "https://www.thaireloservices.com/ltr-visa/wealthy-pensioners/",
  },
  ltr_2025: {
    title: "Pattaya Mail: changes to the ten-year visa",
    url: "https://www.pattayamail.com/latestnews/news/changes-to-thailands-10-year-visa-dont-impact-on-most-expats-487174",
  },
  dtv: {
    title: "Lorenz & Partners: Destination Thailand Visa",
    url: "https://www.lorenz-partners.com/the-destination-thailand-visa-dtv/",
  },
  bmireal: {
    title: "BMI Real: property taxes",
    url: "https://bmireal.com/thailand-property-taxes/",
  },
  thaicontracts_sublet: {
    title: "Thai Contracts: subletting and assignment of a lease",
    url: "https://www.thaicontracts.com/articles/8-thai-law-isn-t-simple/4-right-to-sublet-a-property-one-holds-by-lease.html",
  },
  legardy_544: {
    title: "Legardy: Civil and Commercial Code, section 544",
    url: "https://www.legardy.com/thai-law/civil-commercial/civil-and-commercial-section544",
  },
  legardy_560: {
    title: "Legardy: Civil and Commercial Code, section 560",
    url: "https://www.legardy.com/thai-law/civil-commercial/civil-and-commercial-section560",
  },
  siam_legal_tenant_duties: {
    title: "Siam Legal: Civil and Commercial Code, sections 552 to 563",
    url: "https://library.siam-legal.com/thai-law/civil-and-commercial-code-exchange-section-552-563/",
  },
  siam_legal_lease_end: {
    title: "Siam Legal: Civil and Commercial Code, sections 564 to 571",
    url: "https://library.siam-legal.com/thai-law/civil-and-commercial-code-exchange-section-564-571/",
  },
  libo_condo: {
    title: "LIBO Law: ownership of condominiums by foreigners",
    url: "https://www.libothai.com/post/ownership-of-condominiums-of-foreigners-1",
  },
  thai_embassy_brussels: {
    title: "Royal Thai Embassy, Brussels: letter of confirmation for land purchase",
    url: "https://www.thaiembassy.be/2022/09/12/letter-of-confirmation-land-purchase-foreign-spouse/?lang=en",
  },
  samuiforsale_spouse: {
    title: "Samui for Sale: land bought by a Thai married to a foreigner",
    url: "https://samuiforsale.com/family-law/protection-and-ownership-thai-spouse.html",
  },
  thailand_law_online_spouse: {
    title: "Thailand Law Online: land bought by a Thai married to a foreigner",
    url: "https://www.thailandlawonline.com/article-older-archive/land-purchase-thai-married-to-foreign-national",
  },
  legal_execution: {
    title: "Legal Execution Department: handbook of civil and commercial law, hire of property",
    url: "https://uat.led.go.th/ebook/manual/61/files/basic-html/page72.html",
  },
  gam_lease: {
    title: "GAM Legal Alliance: leasehold and rent laws",
    url: "https://gam-legalalliance.com/thai-statutory-laws/leasehold-and-rent-laws/",
  },
  room_of_law: {
    title: "Room of Law: hire of property",
    url: "https://roomoflaw.com/เช่าทรัพย์-เช่าซื้อ",
  },
  aster_lease: {
    title: "Aster of Asia: Civil and Commercial Code, lease of immovable property",
    url: "https://asterofasia.com/droit/zakony/civil-and-commercial-code-lease",
  },
  pavara: {
    title: "Pavara: rental income tax",
    url: "https://pavaragroup.com/article/demystifying-rental-income-tax-your-essential-guide-to-property-investment-in-thailand",
  },
  charles_del: {
    title: "Charles Del: taxes on rental income",
    url: "https://charlesdel.com/?p=563164",
  },
  chambers_realty: {
    title: "Chambers: real estate in Thailand, tax benefits",
    url: "https://gpg-pdf.chambers.com/view/133371374/957",
  },
  global_property_guide_tax: {
    title: "Global Property Guide: income tax on rent in Thailand",
    url: "https://www.globalpropertyguide.com/Asia/Thailand/Tax-Pages",
  },
  msna_rent: {
    title: "MSNA Group: withholding tax on rent, June 2020",
    url: "https://msnagroup.com/2020/06",
  },
  mazars_rent: {
    title: "Mazars: withholding tax on a rental fee",
    url: "https://www.mazars.co.th/Home/Doing-Business-in-Thailand/Tax/WHT-on-a-rental-fee-under-a-leasing-agreement",
  },
  hawryluk_vat: {
    title: "Hawryluk Legal: VAT on property",
    url: "https://hawryluklegal.com/blog/value-added-tax-thai-properties/",
  },
  thai_contracts_company: {
    title: "Thai Contracts: property through a Thai company",
    url: "https://thaicontracts.com/ask/view/37-property-ownership-by-foreigners-via-thai-limited-companies-allowed.html",
  },
  thailand_realestate_company: {
    title: "Thailand Real Estate: corporate ownership",
    url: "https://www.thailand-realestate.com/buying-property-thailand/corporate-ownership-thailand",
  },
  sanyathai_tenants: {
    title: "Sanya Thai: foreigners renting a home",
    url: "https://sanyathai.com/foreigners-renting-property-thailand",
  },
  sunrise_tenants: {
    title: "Sunrise: what foreign tenants need",
    url: "https://www.sunrise-successful.com/blog/foreign-tenant-rules-thailand",
  },
  bamboo_routes_loans: {
    title: "Bamboo Routes: buying an apartment in Chiang Mai",
    url: "https://bambooroutes.com/blogs/news/chiang-mai-how-much-apartment",
  },
  gh_bank_joint: {
    title: "Government Housing Bank: borrowing together",
    url: "https://blog.ghbank.co.th/joint-home-loan/",
  },
  citismart_joint: {
    title: "BKK CITISMART: before you borrow together",
    url: "https://www.bkkcitismart.com/%E0%B8%9A%E0%B8%97%E0%B8%84%E0%B8%A7%E0%B8%B2%E0%B8%A1/%E0%B8%AA%E0%B8%B4%E0%B9%88%E0%B8%87%E0%B8%97%E0%B8%B5%E0%B9%88%E0%B8%84%E0%B8%A7%E0%B8%A3%E0%B8%A3%E0%B8%B9%E0%B9%89%E0%B8%81%E0%B9%88%E0%B8%AD%E0%B8%99%E0%B8%81%E0%B8%B9%E0%B9%89%E0%B8%A3%E0%B9%88%E0%B8%A7%E0%B8%A1%E0%B8%8B%E0%B8%B7%E0%B9%89%E0%B8%AD%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99",
  },
  apart_homes_upkeep: {
    title: "Apart Homes: what owning a home in Phuket costs",
    url: "https://www.apart-homes.com/news/rasxody-na-soderzanie-nedvizimosti",
  },
  thailand_portal_tm30: {
    title: "Thailand.go.th: notification of foreigners' residence",
    url: "https://thailand.go.th/issue-focus-detail/001_01_060",
  },
  mazars_tm30: {
    title: "Mazars: notification of residence (TM30)",
    url: "https://www.mazars.co.th/Home/Insights/Doing-Business-in-Thailand/Legal/Notification-of-Place-of-Residence-Form-TM30",
  },
  chiang_mai_university_90: {
    title: "Chiang Mai University: the report after 90 days",
    url: "https://cmies.eng.cmu.ac.th/visa-and-work-permit/90-days-report/",
  },
  thailand_privilege_90: {
    title: "Thailand Privilege: the report after 90 days",
    url: "https://www.thailandprivilege.co.th/why-thailand/90-day-report",
  },
  remax_commission: {
    title: "RE/MAX Thailand: how a commission is paid",
    url: "https://www.remax.co.th/How-Real-Estate-Commission-is-Paid-in-Thailand.aspx",
  },
  ddproperty_commission: {
    title: "DDproperty: working out an agent's commission",
    url: "https://www.ddproperty.com/%E0%B8%84%E0%B8%B9%E0%B9%88%E0%B8%A1%E0%B8%B7%E0%B8%AD%E0%B8%8B%E0%B8%B7%E0%B9%89%E0%B8%AD%E0%B8%82%E0%B8%B2%E0%B8%A2/%E0%B8%A7%E0%B8%B4%E0%B8%98%E0%B8%B5%E0%B8%84%E0%B8%B3%E0%B8%99%E0%B8%A7%E0%B8%93%E0%B8%84%E0%B9%88%E0%B8%B2%E0%B8%84%E0%B8%AD%E0%B8%A1%E0%B8%A1%E0%B8%B4%E0%B8%8A%E0%B8%8A%E0%B8%B1%E0%B9%88%E0%B8%99-%E0%B8%81%E0%B9%88%E0%B8%AD%E0%B8%99%E0%B8%84%E0%B8%B8%E0%B8%A2%E0%B8%81%E0%B8%B1%E0%B8%9A%E0%B8%99%E0%B8%B2%E0%B8%A2%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2-20632",
  },
  c9_commission: {
    title: "C9 Hotelworks: commissions in Phuket, 2007",
    url: "https://c9hotelworks.com/news/lowdown_on_paying_up",
  },
  starts_commission: {
    title: "Starts Thailand: commission on a letting",
    url: "https://kaigai.starts.co.jp/thailand/life/235",
  },
  gh_bank_term: {
    title: "Government Housing Bank: the longest term of a loan",
    url: "https://www.ghbank.co.th/information/ufaqs/%E0%B8%A3%E0%B8%B0%E0%B8%A2%E0%B8%B0%E0%B9%80%E0%B8%A7%E0%B8%A5%E0%B8%B2%E0%B8%81%E0%B8%B2%E0%B8%A3%E0%B8%81%E0%B8%B9%E0%B9%89%E0%B8%AA%E0%B8%B9%E0%B8%87%E0%B8%AA%E0%B8%B8%E0%B8%94%E0%B8%81%E0%B8%B5/",
  },
} as const satisfies Record<string, { readonly title: string; readonly url: string }>;

export type SourceId = keyof typeof SOURCES;
