import type { ContactWords } from "./words.ts";

export const contactWords: ContactWords = {
  depositWarning: () =>
    "Pay nothing before you have seen the home and know who owns it, no deposit and no booking fee either. Ask for the title deed and compare the name on it with the name of whoever signs and is paid; an agent shows the owner’s written authority. The local Land Office tells who the registered owner is.",
  waysTo: ({ name, phone, line, email, website }) =>
    [
      name ?? "",
      phone === null ? "" : `phone ${phone}`,
      line === null ? "" : `LINE ${line}`,
      email === null ? "" : `email ${email}`,
      website ?? "",
    ].filter((way) => way !== ""),
  preferredTime: (time) => `Preferred time: ${time}`,
};
