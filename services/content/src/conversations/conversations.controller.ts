import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  changeConversations,
  claimConversation,
  decideHeldReply,
  getConversation,
  listConversations,
  replyToConversation,
  showConversationSender,
  type Conversation,
  type ConversationsChanged,
  type ConversationSender,
  type ConversationsPage,
} from '@porchlight/contracts/content';
import {
  receiveConversationMail,
  takeConversationAlias,
  type ConversationAliasState,
  type ConversationMailResponse,
} from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ConversationAliases } from './conversation-aliases.ts';
import { ConversationMails } from './conversation-mails.ts';
import { ConversationReplies } from './conversation-replies.ts';
import { ConversationStates } from './conversation-states.ts';
import { Conversations } from './conversations.ts';

/** Conversations that begin with a form, for support and for the mail relay. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: Conversations,
    private readonly replies: ConversationReplies,
    private readonly states: ConversationStates,
    private readonly aliases: ConversationAliases,
    private readonly mails: ConversationMails,
  ) {}

  @Handle(listConversations)
  list(@Input() { query }: InputOf<typeof listConversations>): Promise<ConversationsPage> {
    return this.conversations.page(query);
  }

  @Handle(getConversation)
  get(@Input() { params }: InputOf<typeof getConversation>): Promise<Conversation> {
    return this.conversations.get(params.id);
  }

  @Handle(showConversationSender)
  sender(
    @Input() { params }: InputOf<typeof showConversationSender>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ConversationSender> {
    return this.conversations.sender(params.id, { caller, client });
  }

  @Handle(claimConversation)
  async claim(
    @Input() { params }: InputOf<typeof claimConversation>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Conversation> {
    await this.conversations.claim(params.id, { caller, client });
    return this.conversations.get(params.id);
  }

  @Handle(replyToConversation)
  async reply(
    @Input() { params, body }: InputOf<typeof replyToConversation>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Conversation> {
    await this.replies.reply(params.id, body, { caller, client });
    return this.conversations.get(params.id);
  }

  @Handle(changeConversations)
  async change(
    @Input() { body }: InputOf<typeof changeConversations>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ConversationsChanged> {
    return { changed: await this.states.change(body.ids, body.state, { caller, client }) };
  }

  @Handle(decideHeldReply)
  async decideHeld(
    @Input() { params, body }: InputOf<typeof decideHeldReply>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Conversation> {
    await this.states.decideHeld(params, body.decision, { caller, client });
    return this.conversations.get(params.id);
  }

  @Handle(takeConversationAlias)
  take(@Input() { body }: InputOf<typeof takeConversationAlias>): Promise<ConversationAliasState> {
    return this.aliases.take(body.alias);
  }

  @Handle(receiveConversationMail)
  receive(@Input() { body }: InputOf<typeof receiveConversationMail>): Promise<ConversationMailResponse> {
    return this.mails.receive(body);
  }
}
