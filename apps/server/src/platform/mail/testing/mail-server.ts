import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as the server took it: its head unfolded, its parts as they came. */
export interface TakenMail {
  readonly to: readonly string[];
  readonly raw: string;
  readonly messageId: string;
}

/** How a server answers the next mails, in order; "take" where nothing is left. */
type MailServerAnswer = "take" | "hang up" | { readonly code: number; readonly says: string };

/** A real SMTP server on this machine that takes, refuses and hangs up as told. */
export const startMailServer = async (): Promise<{
  readonly url: string;
  readonly taken: readonly TakenMail[];
  readonly answers: MailServerAnswer[];
  readonly close: () => Promise<void>;
}> => {
  const taken: TakenMail[] = [];
  const answers: MailServerAnswer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const answer = answers.shift() ?? "take";
        const raw = Buffer.concat(pieces).toString("utf8");
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^message-id:\s*(<[^>]*>)/im.exec(raw)?.[1] ?? "",
        };
        if (answer === "take" || answer === "hang up") taken.push(mail);
        if (answer === "take") done();
        else if (answer === "hang up") for (const each of server.connections) each.close();
        else done(Object.assign(new Error(answer.says), { responseCode: answer.code }));
      });
    },
  });
  // A line that we cut ourselves is no fault.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    taken,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
