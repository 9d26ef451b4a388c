import type { Message } from "@propertyvr/contracts";
import type { PartOf, PartType } from "@propertyvr/parts";
import type { Page } from "playwright-core";
import type { Product } from "./product.ts";

/** The messages of the chat on the page, as the server has them. */
export async function storedMessages(page: Page, product: Product): Promise<readonly Message[]> {
  const token = await page.evaluate(() => localStorage.getItem("session_token"));
  const chat = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const reply = await fetch(`${product.url}/api/chats/${chat}/messages`, {
    headers: { authorization: `Bearer ${token?.replaceAll('"', "") ?? ""}` },
  });
  return (await reply.json()) as readonly Message[];
}

export async function lastAnswer(page: Page, product: Product): Promise<Message> {
  const last = (await storedMessages(page, product)).findLast(({ sender }) => sender === "ai");
  if (last === undefined) throw new Error("no answer is stored");
  return last;
}

export function partOf<Type extends PartType>(message: Message, type: Type): PartOf[Type] {
  const part = message.parts.find((one): one is PartOf[Type] => one.type === type);
  if (part === undefined) throw new Error(`no ${type} part in: ${message.content}`);
  return part;
}
