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
} as const satisfies Record<string, { readonly title: string; readonly url: string }>;

export type SourceId = keyof typeof SOURCES;
