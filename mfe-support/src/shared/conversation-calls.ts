import { api, mutationOf, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';

const queueTag = { type: 'Resource', id: 'conversations' } as const;
const changes = { invalidates: [queueTag] } as const;

/** Calls of the conversations that began with a form. */
export const conversationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: queryOf(build, content.listConversations, { provides: [queueTag] }),
    // A reply is based on the messages that its author read, not on a copy of an earlier visit.
    getConversation: queryOf(build, content.getConversation, { keepUnusedDataFor: 0 }),
    // A mutation, so that no cache stores the address.
    showConversationSender: mutationOf(build, content.showConversationSender),
    claimConversation: mutationOf(build, content.claimConversation, changes),
    replyToConversation: mutationOf(build, content.replyToConversation, changes),
    changeConversations: mutationOf(build, content.changeConversations, changes),
    decideHeldReply: mutationOf(build, content.decideHeldReply, changes),
  }),
});
