/**
 * The specification row by row, as data: which texts, paths and constants each row names, and the tests
 * that show them. `rows.test.ts` holds the product and its tests to it.
 */

/** A text of the English interface; where a test can only see it filled in, also how it reads there. */
export type SpecifiedText = string | { readonly text: string; readonly asShown: string };

export interface SpecifiedConstant {
  readonly what: string;
  /** Where it stands, and how. */
  readonly file: string;
  readonly code: string;
}

export interface ShownBy {
  readonly file: string;
  readonly tests: readonly string[];
}

export interface SpecificationRow {
  readonly texts?: readonly SpecifiedText[];
  /** As the contract writes them: "GET /api/chats/{id}/messages". */
  readonly paths?: readonly string[];
  readonly constants?: readonly SpecifiedConstant[];
  /** Each text stands in one of these files at least. */
  readonly shownBy: readonly ShownBy[];
}

const web = (file: string): string => `apps/web/src/${file}`;
const server = (file: string): string => `apps/server/src/${file}`;
const shown = (file: string, ...tests: string[]): ShownBy => ({ file, tests });

export const ROWS = {
  A1: {
    paths: ["POST /api/auth/signup", "POST /api/auth/login"],
    shownBy: [
      shown(
        server("accounts/accounts.test.ts"),
        "answers the account and a token that works at once",
        "opens another session of the same account",
        "stores neither the password nor the token",
      ),
      shown("e2e/spec-client.test.ts", "signs the same person in again"),
    ],
  },
  A2: {
    texts: [
      "Email and password are required",
      "Name is required for signup",
      "Password must be at least 6 characters",
      "Signup failed",
      "Login failed",
      "Authentication failed",
      "Enter a valid email address",
      "An account with this email already exists",
    ],
    shownBy: [
      shown(
        web("features/accounts/login.test.tsx"),
        "asks for email and password before it asks the server",
        "shows the server's words when it refuses",
        "says Login failed where the server had no words",
        "says Signup failed where the server had no words",
        "says Authentication failed where something broke on the page itself",
      ),
      shown(
        server("accounts/accounts.test.ts"),
        "never says which of email and password was wrong",
      ),
      shown(
        "packages/contracts/src/account-faults.test.ts",
        "is told one thing at a time, in the specification's order",
      ),
    ],
  },
  A3: {
    texts: ["Authenticating..."],
    constants: ["/login", "/explore", "/matchelor", "/rentbase", "/partner-portal", "/"].map(
      (path) => constant(`the page at ${path}`, web("app/router.tsx"), `path: "${path}"`),
    ),
    shownBy: [
      shown(
        web("app/guards.test.tsx"),
        "is led from the chat to the login, which remembers the way",
        "does not see the login",
        "is told that an unknown page does not exist",
        "is never sent to another site by the login's address",
        "starts afresh after signing out",
        "waits with Authenticating... until the server says who it is",
      ),
      shown("e2e/explore.test.ts", "need an account, and come back after the sign-in"),
      shown(
        web("features/partner-portal/portal.test.tsx"),
        "is open to strangers and shows every operation and problem of the document",
      ),
    ],
  },
  A4: {
    texts: ["Welcome Back"],
    shownBy: [
      shown(
        web("features/accounts/login.test.tsx"),
        "forgets fields and error when the mode changes",
        "opens the terms and the privacy policy",
        "shows and hides the password",
      ),
    ],
  },
  A5: {
    shownBy: [
      shown(
        web("app/guards.test.tsx"),
        "sees the page at once, before the server has confirmed",
        "ends at the login with the reason when the session is over",
      ),
    ],
  },
  A6: {
    texts: ["Guest"],
    shownBy: [
      shown(
        server("accounts/accounts.test.ts"),
        "makes the first account on this machine admin and the next a seeker",
      ),
      shown(
        server("partners/keys/key-access.test.ts"),
        "a seeker sees and makes none, a stranger must sign in",
        "a partner's account sees, makes, rotates and ends its own only",
      ),
      shown(
        web("features/accounts/profile.test.tsx"),
        "names somebody who is not signed in Guest, on the Free Plan",
      ),
    ],
  },
  A7: {
    texts: ["Are you sure you want to delete your account? This action cannot be undone."],
    paths: [
      "POST /api/auth/password",
      "GET /api/auth/sessions",
      "DELETE /api/auth/sessions/{id}",
      "GET /api/auth/me/export",
      "DELETE /api/auth/me",
      "POST /api/auth/two-factor",
      "POST /api/auth/two-factor/confirm",
      "DELETE /api/auth/two-factor",
      "POST /api/auth/passkeys",
      "POST /api/auth/login/passkey",
      "POST /api/auth/openid",
    ],
    shownBy: [
      shown(
        server("desk/personal-data.test.ts"),
        "downloads it as JSON, as text to read, and with the files",
        "ends the account without a word left",
      ),
      shown(
        server("accounts/expire-traffic.test.ts"),
        "ended sessions and the networks of the audit log are kept for 90 days, its entries for ever",
      ),
      shown(
        server("accounts/openid/openid.test.ts"),
        "never joins an account that merely has the same email, whose owner connects it",
        "keeps its last way in, sets a password by mail, and can be ended then",
      ),
      shown(
        "e2e/openid.test.ts",
        "makes an account, and leads back to where its person came from",
        "is connected and disconnected in the settings",
      ),
      shown(
        server("accounts/passkeys/passkeys.test.ts"),
        "is added for the password, and signs in without one",
        "is renamed and removed by its owner alone, and then signs in no more",
      ),
      shown(
        "e2e/passkeys.test.ts",
        "are added, renamed, sign in without a password, and are removed",
      ),
      shown(
        server("accounts/two-factor/two-factor.test.ts"),
        "asks for the password, and changes nothing until a code was right",
        "with the password alone answers with a challenge for the code, and with no session",
        "takes each recovery code once, however it is typed, and tells its owner",
      ),
      shown(
        "e2e/two-factor.test.ts",
        "is set up with a QR code, and is on after the first right code",
        "asks for a code at the sign-in, says when one is wrong, and opens the chat for a right one",
      ),
      shown(
        web("features/accounts/security/account-tab.test.tsx"),
        "stand as specified until they are changed, and each is saved alone",
        "tells how much has come, and is saved under the server's name once it is whole",
        "asks in the specified words and for the password, then signs out",
      ),
      shown(
        server("accounts/account-security.test.ts"),
        "signs in with the new one alone, and ends every other session",
        "are signed out one by one, or all but the one that asks",
      ),
      shown(web("pages/settings-window.test.tsx"), "signs out in the tab Account"),
    ],
  },
  A8: {
    texts: ["Profile updated", "January 2025", "Free Plan", "Guest"],
    paths: ["GET /api/auth/me/picture", "PUT /api/auth/me/picture", "DELETE /api/auth/me/picture"],
    shownBy: [
      shown(
        server("accounts/portrait/portrait.test.ts"),
        "is the square middle of what was sent, upright, as a JPEG without where and when",
        "takes the place of the one before, under another address, and can be removed twice",
        "is shown to nobody else",
      ),
      shown(
        "e2e/portrait.test.ts",
        "is chosen on a phone, seen in profile and sidebar, there after a reload, and removed",
      ),
      shown(
        web("pages/settings-window.test.tsx"),
        "saves another name and says so",
        "keeps the old name after Cancel, and asks for one where none is left",
      ),
      shown(
        web("features/accounts/profile.test.tsx"),
        "shows the profile: name, email, since when, plan",
      ),
      // "January 2025" is the date of the legal texts; a profile tells the day its account was made.
      shown(
        web("features/legal/legal-texts.test.ts"),
        "are dated January 2025, in Thai by the Buddhist year",
      ),
    ],
  },
  B1: {
    texts: ["New Chat"],
    paths: [
      "POST /api/chats",
      "GET /api/chats",
      "DELETE /api/chats/{id}",
      "GET /api/chats/{id}/messages",
      "POST /api/chats/{id}/messages",
    ],
    shownBy: [
      shown(
        server("seekers/chats/chats.test.ts"),
        "starts as New Chat and stands first in the list",
        "is answered as JSON where no stream is asked for, with its parts and the state after it",
        "of somebody else is not found, whatever is asked of it",
      ),
      shown("e2e/spec-client.test.ts", "a chat answers the same question with homes"),
    ],
  },
  B2: {
    shownBy: [
      shown(
        server("seekers/chats/chats.test.ts"),
        "is answered as JSON where no stream is asked for, with its parts and the state after it",
      ),
      shown("e2e/journey.test.ts", "reloads and finds everything as it was"),
    ],
  },
  B3: {
    shownBy: [
      shown(
        web("pages/chat-page-new.test.tsx"),
        "creates nothing before the first message, and then names the chat in the address",
      ),
      shown(
        web("pages/chat-page-list.test.tsx"),
        "deletes a chat after asking, and leaves it when it was open",
      ),
    ],
  },
  B4: {
    shownBy: [
      shown(
        web("pages/chat-page-box.test.tsx"),
        "sends neither spaces, nor on Shift+Enter, nor while a word is being composed",
        "waits while a reply is pending: Send is Stop, which tells what was seen",
      ),
      shown(
        server("seekers/chats/send-message.test.ts"),
        "is found again under its id, and is stored once",
      ),
    ],
  },
  B5: {
    texts: [
      "Failed to load chat history",
      "Failed to send message. Please try again.",
      "Failed to create new chat",
      "Failed to load chat messages",
      "Failed to delete chat",
      "Failed to delete all chats",
      "New chat started",
      "Chat deleted",
      "All chats deleted",
    ],
    shownBy: [
      shown(
        web("pages/chat-page-list.test.tsx"),
        "says when it could not be loaded",
        "says when a chat, or all of them, could not be deleted",
        "starts a new chat",
      ),
      shown(
        web("pages/chat-page-new.test.tsx"),
        "says so when the chat cannot be made, and gives the text back",
      ),
      shown(
        web("pages/chat-page-box.test.tsx"),
        "gives the text back when it could not be sent, and sends it again as the same message",
        "keeps what was typed when the page is loaded again",
      ),
      shown(
        web("pages/chat-page-open.test.tsx"),
        "whose messages cannot be loaded says so and can be asked again",
      ),
    ],
  },
  B6: {
    texts: [
      { text: "Hi there, {name}", asShown: "Hi there, Anong Srisai" },
      "Clear",
      "Get API Key",
    ],
    paths: ["DELETE /api/chats", "DELETE /api/chats/{id}/messages"],
    shownBy: [
      shown(
        web("pages/chat-page-new.test.tsx"),
        "greets the person with three examples in the language of the interface, and one of the other",
      ),
      shown(
        web("pages/chat-page-list.test.tsx"),
        "deletes all chats after asking",
        "offers for ten seconds to bring a deleted chat back where it stood",
        "offers to bring all chats back where they stood",
        "offers to bring the messages of a cleared chat back where they stood",
        "clears the open chat after asking",
      ),
      shown(
        "e2e/sidebar.test.ts",
        "is a drawer on a phone on %s, as near to the keyboard",
        "opens a partner's windows over the page one is on",
      ),
      shown(
        web("features/api-keys/api-keys.test.tsx"),
        "leads a seeker to asking for access, and to no keys",
      ),
      shown(
        server("seekers/chats/chats.test.ts"),
        "is emptied and named New Chat again by clear, and then names itself anew",
      ),
      shown(
        server("seekers/chats/deleted-chats.test.ts"),
        "come back together when that is undone, without one that was deleted before them",
        "has its messages and its title again when that is undone, and is nowhere else meanwhile",
      ),
    ],
  },
  B7: {
    shownBy: [
      shown(
        "e2e/attachments.test.ts",
        "goes from choosing to the answer, in $language",
        "takes what is dropped and what is pasted",
      ),
      shown(
        server("seekers/attachments/reading/read-document.test.ts"),
        "of Word is read with its headings and tables, without what was deleted",
        "of old Word is read with its tables",
        "of Excel is a table for each sheet, with days as days",
        "of slides is read in the order of the show, with titles and tables",
        "of a PDF is read by its pages, with headings, tables and marks in order",
        "%s is refused with its reason",
      ),
      shown(
        server("seekers/attachments/attachments.test.ts"),
        "that is %s is refused with its reason in both languages",
        "that is too large is refused, and leaves nothing behind",
      ),
      shown(
        "packages/documents/src/kind/document-type.test.ts",
        "a document of our own is told to be: %s",
      ),
      shown(
        "packages/assistant/src/contracts.test.ts",
        "without a word is told term by term, each beside what the guide says of it",
        "asked “%s” puts that term first",
        "that gives orders is told as a contract and obeyed in nothing",
      ),
      shown(
        "packages/assistant/src/costs.test.ts",
        "stands line by line beside our sum for the price in it, asked “%s”",
        "is worked out from what it names; what it only makes likely is marked as assumed",
      ),
      shown(
        "packages/assistant/src/prices.test.ts",
        "is summed up by unit type as it stands, and each type is looked for with one tap",
        "a brochure that comes with a message becomes a search for homes like its own",
      ),
      shown(
        "packages/assistant/src/posts.test.ts",
        "becomes a draft of a listing without anybody's contacts, asked “%s”",
      ),
      shown(
        server("partners/api/publish-listing.test.ts"),
        "without the owner's word publishes nothing, whatever else is sent",
        "publishes it without contacts, and the audit log keeps who confirmed the owner's word",
      ),
      shown(
        server("seekers/attachments/attached-papers.test.ts"),
        "has every figure of its answers in the file or in a result",
      ),
      shown(
        "packages/assistant/src/attached-files.test.ts",
        "are told first: pages, tables, letters and that more was there",
        "are searched by when asked to: %s",
      ),
    ],
  },
  B8: {
    shownBy: [
      shown("e2e/spec-client.test.ts", "an account is made, and the first question finds homes"),
      shown("e2e/journey.test.ts", "asks in English and sees cards that fit"),
      shown(
        "packages/understanding/src/understand.test.ts",
        "the specified word %s makes a message a search",
      ),
    ],
  },
  B9: {
    paths: ["GET /api/models"],
    shownBy: [
      shown(
        server("seekers/models/models.test.ts"),
        "are the specified four and the built-in assistant, each with its description in both languages",
        "say whose they are, where, and why one cannot answer now",
        "goes to the built-in assistant where the model is not available, and each chat is told once",
        "is answered by it, and the answer says who wrote it",
      ),
      shown(
        web("pages/chat-page-models.test.tsx"),
        "is chosen at its head, is kept and named with each message",
        "is sent after its provider and country were named and agreed to, once",
      ),
      shown(
        "packages/llm-providers/src/model-steps.test.ts",
        "streams its text, and tells why it ended and what it used",
        "is let go of within 200 ms of a stop, while it speaks",
      ),
    ],
  },
  B10: {
    texts: ["This feature will be available in the full version"],
    shownBy: [
      shown(
        web("pages/settings-models.test.tsx"),
        "takes a key into the page's memory alone, and forgets it again",
        "says that it comes with the full version where the operator switched it off",
      ),
      shown(
        web("pages/chat-page-models.test.tsx"),
        "goes with messages to a model of its provider, and with no others",
      ),
      shown(
        server("seekers/models/own-key.test.ts"),
        "is in no table, log line, metric, export or reply afterwards, however the run ended",
        "goes nowhere where the operator switched it off",
      ),
    ],
  },
  C1: {
    paths: ["POST /api/properties/search"],
    shownBy: [
      shown(
        server("seekers/search/search.route.test.ts"),
        "finds what the words mean, six to a page",
        "lets a filter that is present stand in the place of what was read, also when it is empty",
        "gives every home once over all pages and says when there are no more",
        "tells what to let go of where nothing fits, with what each finds",
      ),
      shown("e2e/spec-client.test.ts", "an account is made, and the first question finds homes"),
    ],
  },
  C2: {
    texts: [
      "Searching properties...",
      { text: 'Found {total} Property for "{query}"', asShown: 'Found 1 Property for "' },
      { text: 'Found {total} Properties for "{query}"', asShown: 'Properties for "' },
    ],
    shownBy: [
      shown(
        web("features/results/listings-block.test.tsx"),
        "says Searching properties... over empty cards while a search runs",
        "and everything else is absent when nothing was found",
        "asks for the next page of the part's own search, and shows each home once",
      ),
      shown(
        server("seekers/search/search.route.test.ts"),
        "says that it could not search when the database refuses, never that nothing fits",
      ),
    ],
  },
  C3: {
    texts: ["View Details"],
    shownBy: [
      shown(
        web("features/results/listings-block.test.tsx"),
        "says price, title, place and facts, and opens the details in a new tab",
        "says a price on request, and no period for a sale",
        "falls back where a picture is missing or does not load, and tries again with the network",
        "marks the language of title, place and picture",
      ),
    ],
  },
  C4: {
    shownBy: [
      shown(
        "e2e/spec-client.test.ts",
        "takes a CSV file and says how many went in",
        "takes JSON, and tells what is wrong beside what went in",
      ),
      shown(
        "packages/ingest/src/partner-row/rules.test.ts",
        "has rows that trip it and rows that do not",
      ),
    ],
  },
  C5: {
    shownBy: [
      shown("e2e/spec-client.test.ts", "finds a sold home only when it is asked for"),
      shown(
        server("seekers/search/search.route.test.ts"),
        "finds homes of another status where a filter asks for it, and says it on each card",
      ),
    ],
  },
  D1: {
    texts: ["You said"],
    shownBy: [
      shown(
        "e2e/voice.test.ts",
        "hears, sends, shows and reads the reply aloud in %s",
        "measures the real microphone",
        "is silent while muted",
        "pauses in a line and begins it again",
      ),
      shown(
        web("pages/chat-page-voice.test.tsx"),
        "sends what was said as a message of the chat, and shows it while it is heard",
      ),
    ],
  },
  D2: {
    constants: [
      constant(
        "recognition is continuous",
        web("features/voice/hearing/recognition.ts"),
        "recognition.continuous = true",
      ),
      constant(
        "with interim results",
        web("features/voice/hearing/recognition.ts"),
        "recognition.interimResults = true",
      ),
      constant(
        "in en-US, and th-TH beside it",
        web("features/voice/hearing/hearing.ts"),
        '["en-US", "th-TH"]',
      ),
    ],
    shownBy: [
      shown(
        web("features/voice/session/machine.test.ts"),
        "goes from idle to listening, processing, responding, speaking and back to idle",
        "sends what stands when recognition ends on its own or on stop, interim words too",
      ),
      shown(
        web("features/voice/hearing/recognition.test.ts"),
        "is continuous, with interim results, in the chosen language",
      ),
      shown("e2e/voice.test.ts", "stops when somebody speaks over it, and not at its own words"),
    ],
  },
  D3: {
    constants: [
      constant(
        "speech rate 0.9, pitch 1, volume 1",
        web("features/voice/speech/speaker.ts"),
        "{ rate: 0.9, pitch: 1, volume: 1 }",
      ),
    ],
    shownBy: [
      shown(
        web("features/voice/speech/choose-voice.test.ts"),
        "is a natural one of the reply's language, that of the place first",
        "is a plain one where no natural one is installed, and never one of another language",
      ),
      shown("e2e/voice.test.ts", "hears, sends, shows and reads the reply aloud in %s"),
    ],
  },
  D4: {
    texts: [
      "Voice not supported",
      "Your browser doesn't support speech recognition",
      "Microphone access denied",
      "Please allow microphone access to use voice features",
      "Voice input failed",
      "Failed to process voice input",
      "Voice not available",
      "Speech recognition is not available",
    ],
    shownBy: [
      shown(
        web("pages/chat-page-voice.test.tsx"),
        "say in %s that this browser can't recognise speech",
        "say in %s that the microphone may not be used",
        "say in %s that recognition failed",
        "say in %s that recognition is not available",
      ),
      shown(
        "e2e/voice.test.ts",
        "says so where the microphone is refused",
        "is turned into text by the operator's service where the browser has no recognition",
      ),
      shown(
        server("seekers/transcription/transcription.test.ts"),
        "reaches the service as %s, called %s, with key, model and language",
      ),
    ],
  },
  E1: {
    constants: [
      constant(
        "light, dark and system",
        web("lib/theme.ts"),
        'THEMES = ["light", "dark", "system"]',
      ),
      constant("system by default", web("lib/theme.ts"), 'createStore<Theme>("system")'),
      constant("set before the first paint", "apps/web/index.html", 'src="/first-paint.js"'),
    ],
    shownBy: [
      shown(
        web("lib/theme.test.ts"),
        "is the device's by default, and follows it",
        "is the chosen one whatever the device says, now and next time",
      ),
      shown(web("pages/settings-window.test.tsx"), "sets the theme by a class on the document"),
    ],
  },
  E2: {
    constants: [
      constant("chats are saved by default", web("lib/preferences.ts"), "autoSave: true"),
      constant("times are shown by default", web("lib/preferences.ts"), "showTimestamps: true"),
    ],
    shownBy: [
      shown(web("pages/settings-models.test.tsx"), "are chosen and kept in this browser"),
      shown(web("pages/settings-window.test.tsx"), "shows timestamps until they are switched off"),
      shown(
        "e2e/settings.test.ts",
        "shows no times once they are switched off, and lists no temporary chat",
      ),
      shown(
        server("seekers/chats/transfer.test.ts"),
        "is answered, and neither listed nor exported",
        "goes a day after its last message; other chats stay",
      ),
    ],
  },
  E3: {
    texts: [
      { text: "propertyvr-export-", asShown: "propertyvr-export-2026-11-24.json" },
      "Import failed",
      "Invalid file format",
      "Export failed",
      "Failed to export chat history",
      "Are you sure you want to delete all chats? This action cannot be undone.",
    ],
    paths: ["GET /api/chats/export", "POST /api/chats/import"],
    shownBy: [
      shown(
        web("pages/settings-window.test.tsx"),
        "saves chats as pretty JSON under the day, and as Markdown",
        "says that an export failed",
        "imports a file, and reports what came of each chat",
        "clears all chats once that is confirmed, in the specified words",
        "offers at the same button to bring the cleared chats back",
      ),
      shown(
        server("seekers/chats/transfer.test.ts"),
        "come back as they were: branches, parts, criteria and what is shown",
        "are imported once, whether they are still there or were imported before",
      ),
    ],
  },
  E4: {
    paths: ["GET /api/usage"],
    shownBy: [
      shown(
        server("seekers/chats/transfer.test.ts"),
        "counts questions of one person by the day in Bangkok, those of deleted chats too",
      ),
      shown(
        server("seekers/models/models.test.ts"),
        "counts its tokens for the day of the person, also where it was broken off",
        "are only shown, unless the operator enforces them; then the built-in assistant goes on",
      ),
      shown(
        web("pages/settings-window.test.tsx"),
        "is what the server counted, on both tabs that show it",
      ),
    ],
  },
  E5: {
    texts: ["Accept All", "Decline"],
    shownBy: [
      shown(
        web("app/toaster.test.tsx"),
        "takes the place of the one before it",
        "is shown for 5 seconds, each by its own clock",
        "that has gone is kept for 1,000,000 ms and then removed",
      ),
      shown(web("app/consent.test.tsx"), "optional storage outlives the page only with consent"),
      shown(
        "e2e/consent.test.ts",
        "after %s the browser keeps just what that allows: %j, and %i views are counted",
        "leaves the box to write in free, and the keyboard where it is",
      ),
    ],
  },
  E6: {
    texts: [
      "Thank you for contacting us! We will get back to you within 24 hours.",
      "FAQs",
      "Contact Us",
      "Mon-Fri 9AM-6PM",
    ],
    paths: ["POST /api/support", "GET /api/admin/support", "POST /api/admin/support/{id}/answer"],
    shownBy: [
      shown(
        web("features/help/help.test.tsx"),
        "are seven, with the FAQs tab first",
        "asks for each of its four fields in turn",
        "sends a message and thanks for it",
        "links to the operator's live chat where there is one",
        "are found by words of either language, in questions before answers",
        "stands under its kind",
      ),
      shown(
        "e2e/help.test.ts",
        "names examples of which each is answered as its kind should be, in %s",
      ),
      shown(
        server("seekers/support/support.test.ts"),
        "of somebody who is not signed in is stored and mailed to the operator",
        "open messages are listed oldest first, answered ones newest first, page by page",
      ),
    ],
  },
  E7: {
    texts: ["January 2025"],
    shownBy: [
      shown(
        web("features/legal/legal-texts.test.ts"),
        "say the same in both languages, section by section",
        "are dated January 2025, in Thai by the Buddhist year",
        "name the contact only in sections that are hidden without one",
        "say below the date when they were changed since, the same month in both languages",
      ),
      shown(
        web("pages/policy-labels.test.ts"),
        "the Privacy Policy names what one presses to use one's rights as it is called, in %s",
      ),
    ],
  },
  E8: {
    texts: [
      "Learn more",
      "More Features Coming Soon",
      "Not in the store yet",
      "Property matching between verified buyers, renters, owners and agents.",
      "PromptPay",
      "Card",
      "Crypto",
      "Free for the first 30 days",
    ],
    shownBy: [
      shown(
        "e2e/explore.test.ts",
        "are reached from the sidebar, and lead back",
        "need an account, and come back after the sign-in",
      ),
      shown(
        web("features/explore/explore.test.tsx"),
        "a store whose address the operator gave is a link that opens apart, the other says that it waits",
        "%s says what it is, in three steps and four features",
      ),
    ],
  },
  E9: {
    texts: ["Account and Settings", "Profile", "App Settings", "Account"],
    shownBy: [
      shown(
        web("pages/settings-window.test.tsx"),
        "the settings window has three tabs in the order Profile, App Settings, Account",
      ),
      shown(
        web("pages/settings-models.test.tsx"),
        "each have their line, their provider and country, and why one cannot answer",
      ),
    ],
  },
  F1: {
    paths: [
      "GET /api/admin/api-keys",
      "POST /api/admin/api-keys",
      "PUT /api/admin/api-keys/{id}/revoke",
      "DELETE /api/admin/api-keys/{id}",
      "GET /api/admin/api-keys/{id}/usage",
    ],
    shownBy: [
      shown(
        server("partners/keys/making-keys.test.ts"),
        "a new key is shown whole once, and afterwards only by its ends",
      ),
      shown(
        server("partners/keys/ending-keys.test.ts"),
        "a revoked key is refused at once, stays on the list, and can be revoked again without effect",
        "deleting an active key revokes it in the same step and takes it off the list",
      ),
      shown(
        server("partners/keys/key-text.test.ts"),
        "a key has its prefix, 8 letters to show, 32 secret ones and 6 of checksum",
      ),
      shown("e2e/spec-client.test.ts", "lists it masked", "is revoked, then deleted"),
    ],
  },
  F2: {
    shownBy: [
      shown(
        server("partners/keys/making-keys.test.ts"),
        "the limit of a new key may be a number or the text of a form",
        "a new key may have the smallest and the largest limit",
      ),
      shown(
        web("features/api-keys/making-a-key.test.tsx"),
        "asks for name and email, and says what is wrong at its field",
      ),
    ],
  },
  F3: {
    shownBy: [
      shown(
        server("partners/usage/usage.test.ts"),
        "counts a status under 400 as success, and tells faults of the caller from ours",
        "shows the five newest, the newest first, without readings of usage",
      ),
      shown(
        web("features/api-keys/key-usage.test.tsx"),
        "shows the five latest, green under 400",
        "says how many requests of 24 hours succeeded and failed, how fast, and what is left",
      ),
    ],
  },
  F4: {
    texts: [
      "Failed to create API key",
      "Failed to revoke API key",
      "Failed to delete API key",
      "API Key created successfully! Make sure to copy it now.",
      "API key revoked successfully",
      "API key deleted successfully",
    ],
    shownBy: [
      shown(
        web("features/api-keys/api-keys.test.tsx"),
        "revokes after asking, and the key stays on the list as revoked",
        "deletes after asking, also what is gone already",
        "that fails says so and why, and the key stands as it was",
      ),
      shown(
        web("features/api-keys/making-a-key.test.tsx"),
        "sends what was chosen, and shows the whole key once, to be copied",
        "that fails says so, keeps what was filled in, and asks what holds now",
      ),
    ],
  },
  F5: {
    paths: [
      "GET /api/partner/api-info",
      "POST /api/partner/properties",
      "POST /api/partner/properties/bulk",
      "GET /api/partner/properties",
    ],
    shownBy: [
      shown(
        "e2e/spec-client.test.ts",
        "tells its partner about itself, and refuses a wrong one",
        "pushes homes one by one and many at once, and reads them back by the same names",
      ),
      shown(
        server("partners/usage/usage.test.ts"),
        "api-info tells the last 24 hours and all there ever was",
      ),
    ],
  },
  F6: {
    texts: ["Please enter your API key", "Invalid API key or error fetching information"],
    shownBy: [
      shown(
        web("features/partner-portal/portal.test.tsx"),
        "is asked for where none is entered",
        "that does not hold is said so, with what the server says",
        "is asked for by mail, and in the app by whoever is signed in",
        "keeps the chosen language of the samples, in all of them and for the next visit",
      ),
      shown("tools/partner-guide.test.ts", "the partner guide has a program in each language"),
    ],
  },
  F7: {
    texts: [
      "Please select a CSV file",
      "Please enter JSON data",
      "Invalid JSON format",
      "Upload Successful!",
      {
        text: "Successfully inserted {count} properties",
        asShown: "Successfully inserted 3 properties",
      },
      "Upload Failed",
      "Upload failed",
    ],
    paths: ["POST /api/properties/upload/csv", "POST /api/properties/upload/json"],
    shownBy: [
      shown(
        web("features/uploads/upload-dialog.test.tsx"),
        "wants a file under CSV and text under JSON",
        "says where JSON breaks",
        "of which nothing is known says that it failed",
      ),
      shown(
        server("partners/uploads/uploads.test.ts"),
        "of which no row is good is refused as a whole, with its report",
      ),
      shown("e2e/spec-client.test.ts", "answers 422 with success false where nothing went in"),
    ],
  },
  G: {
    constants: [
      constant(
        "API calls give up after 30,000 ms",
        web("lib/api/call.ts"),
        "CALL_TIMEOUT_MS = 30_000",
      ),
      constant(
        "100 to 10,000 requests an hour, 1,000 unless told",
        "packages/contracts/src/rate-limit.ts",
        "{ min: 100, max: 10_000, default: 1_000 }",
      ),
      constant("a copied text says so for 2 s", web("ui/copy-button.tsx"), "COPIED_MS = 2_000"),
      constant("a toast stands for 5 s", web("app/toaster.tsx"), "TOAST_MS = 5_000"),
      constant("it is swiped away from 50 px", web("app/toaster.tsx"), "SWIPE_THRESHOLD = 50"),
      constant(
        "it is removed after 1,000,000 ms",
        web("app/toaster.tsx"),
        "REMOVAL_DELAY_MS = 1_000_000",
      ),
      constant(
        "a key's usage is of 24 hours",
        "packages/contracts/src/usage.ts",
        "USAGE_HOURS = { min: 1, max: 720, default: 24 }",
      ),
      constant(
        "of which the 5 latest requests are shown",
        "packages/contracts/src/usage.ts",
        "RECENT_LOGS = 5",
      ),
      constant(
        "a file of chats is named by its day",
        web("features/chat/transfer/chat-data.tsx"),
        "`propertyvr-export-${",
      ),
      constant("consent is asked for after 1 s", web("app/ask-consent.tsx"), "AFTER_MS = 1_000"),
      constant(
        "a password has 6 characters",
        "packages/contracts/src/account-texts.ts",
        "PASSWORD_MIN = 6",
      ),
      constant(
        "10,000 tokens and 100 requests a day",
        "packages/contracts/src/account-usage.ts",
        "{ tokens: 10_000, requests: 100 }",
      ),
      constant(
        "a key shows its first 8 characters",
        server("partners/keys/key-text.ts"),
        ".slice(0, 8)",
      ),
      constant("and its last 4", server("partners/keys/key-text.ts"), "key.slice(-4)"),
      constant(
        "speech rate 0.9, pitch 1, volume 1",
        web("features/voice/speech/speaker.ts"),
        "{ rate: 0.9, pitch: 1, volume: 1 }",
      ),
    ],
    shownBy: [
      shown(web("lib/api/call.test.ts"), "gives up after 30 seconds"),
      shown(
        web("app/toaster.test.tsx"),
        "is shown for 5 seconds, each by its own clock",
        "takes the place of the one before it",
        "that has gone is kept for 1,000,000 ms and then removed",
      ),
      shown(
        server("partners/keys/making-keys.test.ts"),
        "a new key may have the smallest and the largest limit",
      ),
    ],
  },
} as const satisfies Readonly<Record<string, SpecificationRow>>;

/** None: every row of the specification is built. */
export const ROWS_NOT_BUILT = [] as const;

function constant(what: string, file: string, code: string): SpecifiedConstant {
  return { what, file, code };
}
