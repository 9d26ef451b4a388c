import { type ComponentProps, createContext, use } from "react";

/** The level of a home's title: the first on its own page, a lower one below another heading. */
const TitleLevel = createContext<1 | 3>(1);
export const TitleLevelProvider = TitleLevel;
export const useTitleLevel = (): 1 | 3 => use(TitleLevel);

const TAGS = ["h1", "h2", "h3", "h4", "h5"] as const;

/** A heading of a home: 1 is its title, 2 a section of it, 3 what stands in a section. */
export function Heading({ level, children, ...rest }: ComponentProps<"h1"> & { level: 1 | 2 | 3 }) {
  const Tag = TAGS[useTitleLevel() + level - 2] ?? "h5";
  return <Tag {...rest}>{children}</Tag>;
}
