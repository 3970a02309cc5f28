/** Stages of a lead; the first three follow what its landlord does, the others are set by hand. */
export const leadStages = ['new', 'viewed', 'replied', 'showing', 'applied', 'leased', 'lost', 'spam'] as const;
export type LeadStage = (typeof leadStages)[number];

/** Lists of leads: `open` has those that are neither spam nor archived, `waiting` the open ones without a reply. */
export const leadLists = ['open', 'waiting', ...leadStages, 'archived'] as const;
export type LeadList = (typeof leadLists)[number];

/** Limits of what a landlord writes to a renter and about a lead, in characters. */
export const leadReplyLength = { min: 1, max: 4_000 } as const;
export const maxLeadNoteLength = 2_000;
/** Limits of reply templates: how many a landlord has, and their lengths in characters. */
export const maxReplyTemplates = 20;
export const replyTemplateLength = { name: 40, text: 2_000 } as const;
/** Maximum number of requests to mailboxes of contacts that one landlord sends in 24 hours. */
export const maxContactRequestsPerDay = 10;
/** Greatest number of leads in one file. */
export const maxExportedLeads = 10_000;

/** Who wrote a message; the contact of the listing answers for the landlord, by mail. */
export const messageAuthors = ['renter', 'landlord', 'contact'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];
/**
 * What a message is flagged for: a link, a way to pay, only a phone number to call; `unchecked` if it was held for a
 * check and passed on without one.
 */
export const messageCautions = ['link', 'payment', 'phone', 'unchecked'] as const;
export type MessageCaution = (typeof messageCautions)[number];
