/** A station without the network before its name, for a list in which each word counts. */
export const withoutNetwork = (name: string): string =>
  name.replace(/^(?:BTS|MRT|ARL|SRT) (?=.)/, "");
