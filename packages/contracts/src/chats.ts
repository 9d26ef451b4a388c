import { Part } from "@propertyvr/parts/schemas";
import { LANGUAGES, type ReadonlyDeep } from "@propertyvr/vocabulary";
import {
  ConversationState,
  Criteria,
  NiceToHave,
  PlaceRefs,
  SearchExtensions,
  WantedStatus,
} from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { ATTACHMENT_LIMITS } from "./attachment-faults.ts";
import { MessageAttachment } from "./attachments.ts";
import { Feedback } from "./feedback.ts";
import { CHAT_TITLE_MAX, MESSAGE_MAX } from "./input-limits.ts";
import { WantedModel } from "./models.ts";

export const DEFAULT_CHAT_TITLE = "New Chat";

export const Chat = z
  .object({
    id: z.string(),
    title: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    /** Not kept: never listed or exported, deleted 24 hours after its last message. Absent of all others. */
    is_temporary: z.literal(true).optional(),
  })
  .meta({ id: "Chat" });
export type Chat = z.infer<typeof Chat>;

const ClientId = z.string().min(1).max(64);

export const CreateChat = z
  .object({
    title: z.string().trim().min(1).max(CHAT_TITLE_MAX).default(DEFAULT_CHAT_TITLE),
    /** Sending the same again returns the chat that was made for it, as it now is. */
    client_id: ClientId.optional(),
    /** It is not listed or exported, and deleted 24 hours after its last message. */
    is_temporary: z.boolean().default(false),
  })
  .meta({ id: "CreateChat" });
/** Words to find in the messages of one's own chats. */
export const FindInChats = z
  .object({ text: z.string().trim().min(2).max(100) })
  .meta({ id: "FindInChats" });
/** The newest message of a chat that has all the words. */
export const FoundMessage = z
  .object({
    chat_id: z.string(),
    /** Of its chat. */
    title: z.string(),
    message_id: z.string(),
    /** What stands around the first of the words. */
    excerpt: z.string(),
    sender: z.enum(["user", "ai"]),
    timestamp: z.string(),
  })
  .meta({ id: "FoundMessage" });
export type FoundMessage = z.infer<typeof FoundMessage>;

export const RenameChat = z
  .object({ title: z.string().trim().min(1).max(CHAT_TITLE_MAX) })
  .meta({ id: "RenameChat" });

const language = z.enum(LANGUAGES);

export const RUN_STATUSES = ["running", "done", "stopped", "interrupted", "failed"] as const;

export const Message = z
  .object({
    id: z.string(),
    chat_id: z.string(),
    sender: z.enum(["user", "ai"]),
    /** Plain text: what the person wrote, or the prose of the answer. */
    content: z.string(),
    parts: z.array(Part),
    timestamp: z.string(),
    sessionId: z.string().nullable(),
    client_id: z.string().nullable(),
    /** Of an ai message: the run that wrote it and how that stands. */
    run_id: z.string().nullable(),
    status: z.enum(RUN_STATUSES),
    /** The conversation after this message. */
    state: ConversationState.nullable(),
    /**
     * Where a question was edited and sent anew, or an answer asked for again: the ids of all in its
     * place, oldest first, its own too. Absent where it is the only one.
     */
    versions: z.array(z.string()).optional(),
    /** A question that came with criteria edited by hand, e.g. at a chip; absent of all others. */
    kind: z.literal("edit").optional(),
    /** What the person said about this answer; absent where nothing was said. */
    feedback: Feedback.optional(),
    /** Files that came with this question; absent where there are none. */
    attachments: z.array(MessageAttachment).optional(),
  })
  .meta({ id: "Message" });
export type Message = ReadonlyDeep<z.infer<typeof Message>>;

export const SendMessage = z
  .object({
    message: z.string().max(MESSAGE_MAX),
    /** The client's own opaque id of this page visit: stored and echoed, grants nothing. */
    sessionId: z.string().max(64).nullish(),
    /** Sending the same again gives the same run. */
    client_id: ClientId.optional(),
    /**
     * The id of an earlier question of this chat that this is said in place of: the talk goes on from
     * before it. What followed the earlier one is kept as a branch of its own.
     */
    replaces: z.string().max(64).optional(),
    /** Files that go with it, each read by then; with files the message may be empty. */
    attachments: z.array(z.string().max(64)).max(ATTACHMENT_LIMITS.perMessage).optional(),
    /** Of these files the ones that may be given to a language model. */
    share_with_model: z.array(z.string().max(64)).max(ATTACHMENT_LIMITS.perMessage).optional(),
    /** Criteria edited by hand (a chip changed): these become the state, and the message says so in words. */
    criteria: Criteria.optional(),
    /** Count beside `criteria` only: left out, they stay as they were. */
    extensions: SearchExtensions.optional(),
    status: WantedStatus.optional(),
    /** Counts beside `criteria` only: amenities that would be nice to have; left out, they stay as they were. */
    nice_to_have: NiceToHave.optional(),
    /** Counts beside `criteria` only: which places its names mean, where they were picked from a list. */
    place_refs: PlaceRefs.optional(),
    /** The language of the interface, for texts whose own language is unclear. */
    language: z.enum(LANGUAGES).optional(),
    model: WantedModel,
  })
  .meta({ id: "SendMessage" });
export type SendMessage = ReadonlyDeep<z.infer<typeof SendMessage>>;

/** Another answer to the same question; the earlier one is kept beside it. */
export const RetryAnswer = z
  .object({
    sessionId: z.string().max(64).nullish(),
    /** Sending the same again gives the same run. */
    client_id: ClientId.optional(),
    /** The language of the interface, for texts whose own language is unclear. */
    language: z.enum(LANGUAGES).optional(),
    model: WantedModel,
  })
  .meta({ id: "RetryAnswer" });

/** The JSON answer where no event stream was asked for. */
export const MessageReply = z
  .object({
    userMessage: Message,
    aiResponse: Message,
    status: z.enum(RUN_STATUSES),
    run_id: z.string(),
  })
  .meta({ id: "MessageReply" });
export type MessageReply = ReadonlyDeep<z.infer<typeof MessageReply>>;

/**
 * One event of a run: the AI SDK's UI message stream (v1) as server-sent events
 * with ids, so that a viewer can pick up where it stopped. Text arrives as
 * deltas; every other part as one `data-part` with the whole part. The stream
 * ends with `finish` and then the line `[DONE]`.
 */
export const RunEvent = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("start"),
      messageId: z.string(),
      messageMetadata: z.object({ run_id: z.string(), user_message: Message }),
    }),
    z.object({
      type: z.literal("text-start"),
      id: z.string(),
      /** The protocol's own place for what only we know: the language, for `lang`. */
      providerMetadata: z.object({ propertyvr: z.object({ language }) }).optional(),
    }),
    z.object({ type: z.literal("text-delta"), id: z.string(), delta: z.string() }),
    z.object({ type: z.literal("text-end"), id: z.string() }),
    z.object({ type: z.literal("data-part"), id: z.string(), data: Part }),
    z.object({ type: z.literal("data-chat-title"), data: z.object({ title: z.string() }) }),
    z.object({ type: z.literal("error"), errorText: z.string() }),
    z.object({ type: z.literal("abort") }),
    z.object({ type: z.literal("finish"), messageMetadata: z.object({ message: Message }) }),
  ])
  .meta({ id: "RunEvent" });
export type RunEvent = ReadonlyDeep<z.infer<typeof RunEvent>>;

export const StopRun = z
  .object({ seen_chars: z.number().int().min(0).optional() })
  .meta({ id: "StopRun" });
