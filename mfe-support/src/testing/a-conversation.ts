import type { Conversation, ConversationsPage, ConversationSummary } from '@porchlight/contracts/content';
import { reportedPage } from './a-reported-listing.ts';

export const conversationId = '55555555-5555-4555-8555-555555555555';

const summary: ConversationSummary = {
  id: conversationId,
  reference: 'M-55555555',
  list: 'open',
  name: 'Leila Haddad',
  topic: 'home',
  excerpt: 'May I rent before I arrive?',
  language: 'en-CA',
  sentAt: '2026-11-21T09:00:00.000Z',
  waitingSince: '2026-11-21T09:00:00.000Z',
  hasHeld: false,
};

/** Returns a conversation in a list: it waits for a reply. */
export const aConversationSummary = (given: Partial<ConversationSummary> = {}): ConversationSummary => ({
  ...summary,
  ...given,
});

/** Returns a page of a list. */
export const conversationsPage = (...conversations: readonly ConversationSummary[]): ConversationsPage => ({
  conversations: [...conversations],
  pagination: { ...reportedPage().pagination, total: conversations.length },
});

/** Returns a conversation without replies. */
export const aConversation = (given: Partial<Conversation> = {}): Conversation => ({
  ...summary,
  version: 1,
  form: 'Write to us',
  maskedEmail: 'l•••@example.com',
  page: '/contact',
  message: 'May I rent before I arrive?',
  messages: [],
  ...given,
});
