import { expect, it } from "vitest";
import { photoLine } from "./photo-line.ts";
import type { DuePhoto } from "./photo-store.ts";

const photo = (source: string, host: string, name: string | number): DuePhoto => ({
  hash: `${source}/${host}/${String(name)}`,
  url: `https://${host}/${String(name)}.jpg`,
  source,
  listing_id: "1",
  state: "waiting",
  misses: 0,
  etag: null,
  last_modified: null,
});
const many = (source: string, host: string, count: number) =>
  Array.from({ length: count }, (_, n) => photo(source, host, n));
const RULES = { inAll: 4, perHost: 2, perSource: 3 };
const open = (now = () => new Date(0)) => photoLine(RULES, now);
const beginAll = (line: ReturnType<typeof open>): DuePhoto[] => {
  const begun: DuePhoto[] = [];
  for (let next = line.begin(); next !== undefined; next = line.begin()) begun.push(next);
  return begun;
};

it("the photo queue fetches two at once from a host and four in all", () => {
  const line = open();
  line.join(many("a", "one.com", 9));
  expect(beginAll(line)).toHaveLength(2);
  line.join(many("b", "two.com", 9));
  line.join(many("c", "three.com", 9));
  expect(beginAll(line)).toHaveLength(2);
});

it("the photo queue leaves room for others beside a partner with many hosts", () => {
  const line = open();
  line.join(many("a", "one.com", 2));
  line.join(many("a", "two.com", 9));
  expect(beginAll(line)).toHaveLength(3);
  line.join(many("b", "three.com", 1));
  expect(beginAll(line).map(({ source }) => source)).toEqual(["b"]);
});

it("the photo queue lets partners take turns, however much one of them brought", () => {
  const line = open();
  line.join(many("large", "one.com", 1_000));
  line.join(many("small", "two.com", 3));
  const order: string[] = [];
  while (order.length < 8) {
    const next = line.begin();
    if (next === undefined) break;
    order.push(next.source);
    line.end(next);
  }
  expect(order).toEqual(["large", "small", "large", "small", "large", "small", "large", "large"]);
});

it("photos of other hosts do not wait for a host that is busy", () => {
  const line = open();
  line.join([...many("a", "slow.com", 5), photo("a", "quick.com", "x")]);
  expect(beginAll(line).map(({ url }) => url)).toEqual([
    "https://slow.com/0.jpg",
    "https://slow.com/1.jpg",
    "https://quick.com/x.jpg",
  ]);
});

it("the photo queue takes no photo twice", () => {
  const line = open();
  line.join(many("a", "one.com", 3));
  line.join(many("a", "one.com", 3));
  const begun = beginAll(line);
  line.join(many("a", "one.com", 3));
  for (const each of begun) line.end(each);
  expect(beginAll(line).map(({ hash }) => hash)).toEqual(["a/one.com/2"]);
});

it("the photo queue pauses a host that asked for it, until its time is over", () => {
  let ms = 0;
  const line = open(() => new Date(ms));
  line.join(many("a", "busy.com", 3));
  line.rest("busy.com", new Date(1_000));
  expect(line.waitingOf("a")).toBe(0);
  line.join([photo("a", "busy.com", 0), photo("a", "other.com", 0)]);
  expect(beginAll(line).map(({ url }) => url)).toEqual(["https://other.com/0.jpg"]);
  expect(line.resting()).toEqual(["busy.com"]);
  ms = 1_000;
  expect(line.resting()).toEqual([]);
  line.join(many("a", "busy.com", 3));
  expect(beginAll(line)).toHaveLength(2);
});
