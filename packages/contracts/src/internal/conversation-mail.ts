import { IsBoolean, IsEmail, IsIn, IsString, Length, Matches, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** First letters of the relay addresses that belong to a conversation in content; those of inquiries begin with `r-`. */
export const conversationAliasPrefix = 'm-';

export class ConversationAlias {
  @Matches(/^m-[a-z2-7]{20}$/) alias!: string;
}
/** Whether an address takes a mail now. `limited`: it had as many mails as it takes in an hour. */
export const aliasStates = ['open', 'limited', 'expired', 'unknown'] as const;
export class ConversationAliasState {
  @IsIn(aliasStates) state!: (typeof aliasStates)[number];
}
/** What a person wrote in a mail to the address of a conversation. */
export class ConversationMail extends ConversationAlias {
  /** The same for each delivery of the same mail. */
  @IsString() @Matches(/^mail-[a-f0-9]{40}$/) key!: string;
  /** Author of the mail. */
  @IsEmail() @MaxLength(254) from!: string;
  /** Without quoted mails and signature. */
  @IsString() @Length(1, 4_000) text!: string;
  @IsBoolean() hadFiles!: boolean;
}
/** What became of a mail. `held`: it is from another address, and support decides about it. */
export const conversationMailOutcomes = ['relayed', 'held', 'duplicate', 'closed', 'expired', 'stranger'] as const;
export class ConversationMailResponse {
  @IsIn(conversationMailOutcomes) outcome!: (typeof conversationMailOutcomes)[number];
}

const fromRelay = { service: 'content', method: 'POST', access: access.service('catalog') } as const;

/** Called by the mail relay of catalog before it takes a mail. */
export const takeConversationAlias = route({
  ...fromRelay,
  path: '/internal/conversation-aliases/take',
  body: ConversationAlias,
  response: ConversationAliasState,
  summary: 'Count a mail to the address of a conversation',
});
/** Called by the mail relay of catalog, which has parsed the mail. */
export const receiveConversationMail = route({
  ...fromRelay,
  path: '/internal/conversation-mails',
  body: ConversationMail,
  response: ConversationMailResponse,
  summary: 'Store a mail in its conversation',
});
