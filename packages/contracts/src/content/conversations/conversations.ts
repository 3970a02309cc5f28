import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { Pagination } from '../../kernel/routes/pagination.ts';
import { route } from '../../kernel/routes/route.ts';
import { languages, type Language } from '../../kernel/vocabularies.ts';
import {
  conversationLists,
  conversationReplyLength,
  conversationSearchLength,
  conversationStates,
  heldReplyDecisions,
  maxBulkConversations,
  type ConversationList,
  type ConversationState,
  type HeldReplyDecision,
} from './conversation-values.ts';

/** Conversation that began with a submission of a form. */
export class ConversationSummary {
  @IsUUID() id!: string;
  /** Reference number that mails carry, such as `M-1A2B3C4D`. */
  @IsString() reference!: string;
  @IsIn(conversationLists) list!: ConversationList;
  @IsString() name!: string;
  /** Key of a topic of the form. */
  @IsString() topic!: string;
  /** First 160 characters of the submission. */
  @IsString() excerpt!: string;
  /** Language of the page that it was written on. */
  @IsIn(languages) language!: Language;
  @IsISO8601() sentAt!: string;
  /** Since when the person waits for a reply; absent once support replied. */
  @IsOptional() @IsISO8601() waitingSince?: string;
  @IsOptional() @IsISO8601() repliedAt?: string;
  @IsOptional() @IsISO8601() closedAt?: string;
  /** Has a message from an address that is not the person's, about which support decides. */
  @IsBoolean() hasHeld!: boolean;
  /** Member of support who works on it, for half an hour. */
  @IsOptional() @IsUUID() claimedBy?: string;
}
export class ConversationsQuery {
  /** Absent: `open`. */
  @IsOptional() @IsIn(conversationLists) list?: ConversationList;
  /** Beginnings of words of the name and the submission, a whole email address, or a reference number. */
  @IsOptional() @IsString() @Length(conversationSearchLength.min, conversationSearchLength.max) search?: string;
  @IsOptional() @IsInt() @Min(1) @Max(1000) page?: number;
}
export class ConversationsPage {
  @ListOf(() => ConversationSummary) conversations!: ConversationSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** Message after the submission. */
export class ConversationMessage {
  @IsString() id!: string;
  @IsIn(['staff', 'person']) author!: 'staff' | 'person';
  /** User id of the member of support. */
  @IsOptional() @IsUUID() authorId?: string;
  @IsString() text!: string;
  @IsISO8601() sentAt!: string;
  /** The mail had files, which are not stored. */
  @IsBoolean() hadFiles!: boolean;
  /** Masked address of its sender, while support has not decided about it. */
  @IsOptional() @IsString() heldFrom?: string;
}
export class Conversation extends ConversationSummary {
  /** Grows with each message. A reply names the version that its author read. */
  @IsCount() version!: number;
  @IsString() form!: string;
  /** Such as `l•••@example.com`. */
  @IsString() maskedEmail!: string;
  /** Address of the page that the submission was written on. */
  @IsOptional() @IsString() page?: string;
  /** The submission as it was written. */
  @IsString() message!: string;
  /** Oldest first; the newest 200. */
  @ListOf(() => ConversationMessage, 200) messages!: ConversationMessage[];
}
export class ConversationParams {
  @IsUUID() id!: string;
}
export class HeldReplyParams extends ConversationParams {
  @Matches(/^\d{1,18}$/) messageId!: string;
}
export class ConversationSender {
  @IsString() email!: string;
}
export class ConversationReply {
  /** Idempotency key created by the client: a second request with the same key is the same reply. */
  @IsString() @Matches(/^[a-z0-9]{20,40}$/) key!: string;
  /** Version of the conversation that its author read. */
  @IsInt() @Min(1) version!: number;
  /** Mailed to the person; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(conversationReplyLength.min, conversationReplyLength.max)
  text!: string;
}
export class ConversationStateChange {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxBulkConversations)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids!: string[];
  @IsIn(conversationStates) state!: ConversationState;
}
export class ConversationsChanged {
  /** Number of conversations that had another state before. */
  @IsCount() changed!: number;
}
export class HeldReplyDecisionBody {
  @IsIn(heldReplyDecisions) decision!: HeldReplyDecision;
}

const reads = { service: 'content', method: 'GET', access: access.permission('viewFormSubmissions') } as const;
const writes = {
  service: 'content',
  method: 'POST',
  access: access.permission('modifyReportedListings'),
  lane: 'write',
} as const;
const changes = { ...writes, params: ConversationParams, response: Conversation } as const;

export const listConversations = route({
  ...reads,
  path: '/support/messages',
  query: ConversationsQuery,
  response: ConversationsPage,
  summary: 'List conversations of forms, 25 a page; open ones by how long the person waits',
});
export const getConversation = route({
  ...reads,
  path: '/support/messages/:id',
  params: ConversationParams,
  response: Conversation,
  errors: ['conversation-not-found'],
  summary: 'Get a conversation with its messages',
});
/** Each response is in the audit log: who opened the address, and when. */
export const showConversationSender = route({
  ...writes,
  access: access.permission('viewFormSubmissions'),
  path: '/support/messages/:id/sender',
  params: ConversationParams,
  response: ConversationSender,
  errors: ['conversation-not-found'],
  summary: 'Show the email address of the person',
});
/** Keeps it for half an hour for the caller: others see who works on it, and can still reply. */
export const claimConversation = route({
  ...changes,
  path: '/support/messages/:id/claim',
  errors: ['conversation-not-found', 'already-claimed'],
  summary: 'Claim a conversation for half an hour',
});
/** The person gets the reply by mail, once, and can answer that mail. */
export const replyToConversation = route({
  ...changes,
  path: '/support/messages/:id/replies',
  body: ConversationReply,
  errors: ['conversation-not-found', 'newer-messages', 'key-taken'],
  summary: 'Reply to a conversation by mail',
});
export const changeConversations = route({
  ...writes,
  path: '/support/messages/state',
  body: ConversationStateChange,
  response: ConversationsChanged,
  summary: 'Close conversations, reopen them, or mark them as spam',
});
export const decideHeldReply = route({
  ...changes,
  path: '/support/messages/:id/held/:messageId',
  params: HeldReplyParams,
  body: HeldReplyDecisionBody,
  errors: ['message-not-found'],
  summary: 'Add a held message to its conversation, or discard it',
});
