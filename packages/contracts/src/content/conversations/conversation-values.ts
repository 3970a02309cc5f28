/** Lists of the conversations that began with a form, for support. */
export const conversationLists = ['open', 'replied', 'closed', 'spam'] as const;
export type ConversationList = (typeof conversationLists)[number];

/** States that support gives a conversation; `open` takes it back from the others. */
export const conversationStates = ['open', 'closed', 'spam'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** What support decides about a message from an address that is not the person's. */
export const heldReplyDecisions = ['add', 'discard'] as const;
export type HeldReplyDecision = (typeof heldReplyDecisions)[number];

/** Length of a reply of support, in characters. */
export const conversationReplyLength = { min: 2, max: 4_000 } as const;
/** Length of a search, in characters. */
export const conversationSearchLength = { min: 3, max: 80 } as const;
/** How long a conversation is claimed. */
export const conversationClaimMinutes = 30;
/** Most conversations that one call closes, reopens or marks as spam. */
export const maxBulkConversations = 50;
