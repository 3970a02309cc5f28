import { Module } from '@nestjs/common';
import { ConversationAliases } from './conversation-aliases.ts';
import { ConversationMails } from './conversation-mails.ts';
import { ConversationReplies } from './conversation-replies.ts';
import { ConversationStates } from './conversation-states.ts';
import { ConversationsController } from './conversations.controller.ts';
import { Conversations } from './conversations.ts';

/** Conversations that begin with a form: replies of support by mail, and the answers to them. */
@Module({
  controllers: [ConversationsController],
  providers: [ConversationAliases, ConversationMails, ConversationReplies, ConversationStates, Conversations],
})
export class ConversationsModule {}
