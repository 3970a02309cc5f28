import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

const listTag = { type: 'Resource', id: 'leads' } as const;
const leadTag = { type: 'Resource', id: 'lead' } as const;
const blockedTag = { type: 'Resource', id: 'blocked-writers' } as const;
const templatesTag = { type: 'Resource', id: 'reply-templates' } as const;
const changesLead = { invalidates: [listTag, leadTag] } as const;
const changesTemplates = { invalidates: [templatesTag] } as const;
const changesBlocked = { invalidates: [leadTag, blockedTag] } as const;

/** Calls of the leads, of their viewings, of reply templates, and of the people whom the landlord blocked. */
export const leadsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listLeads: queryOf(build, catalog.listLeads, { provides: [listTag] }),
    getLead: queryOf(build, catalog.getLead, { provides: [leadTag] }),
    viewLead: mutationOf(build, catalog.viewLead, changesLead),
    changeLead: mutationOf(build, catalog.changeLead, changesLead),
    replyToLead: mutationOf(build, catalog.replyToLead, changesLead),
    proposeViewing: mutationOf(build, catalog.proposeViewing, changesLead),
    cancelViewing: mutationOf(build, catalog.cancelViewing, changesLead),
    // The deleted lead is still open: requesting it again would show that it is not found.
    deleteLead: mutationOf(build, catalog.deleteLead, { invalidates: [listTag] }),
    blockWriter: mutationOf(build, catalog.blockWriter, changesBlocked),
    listBlockedWriters: queryOf(build, catalog.listBlockedWriters, { provides: [blockedTag] }),
    listReplyTemplates: queryOf(build, catalog.listReplyTemplates, { provides: [templatesTag] }),
    createReplyTemplate: mutationOf(build, catalog.createReplyTemplate, changesTemplates),
    changeReplyTemplate: mutationOf(build, catalog.changeReplyTemplate, changesTemplates),
    deleteReplyTemplate: mutationOf(build, catalog.deleteReplyTemplate, changesTemplates),
    unblockWriter: mutationOf(build, catalog.unblockWriter, changesBlocked),
  }),
});
