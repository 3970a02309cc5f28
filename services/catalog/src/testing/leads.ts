import { randomUUID } from 'node:crypto';
import type { Lead, LeadsPage, LeadSummary } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { aKey, anAddress, inquiriesIn, inquiry, owner } from './inquiries.ts';

/** The landlord of all listings, and one without any. */
export const landlord = asLandlord(owner);
export const otherLandlord = asLandlord();
const path = (id: string, end = '') => `/elandlord/leads/${id}${end}`;

/** Returns the calls of a landlord, and leads to try them on. */
export function leadsIn(app: () => TestApp) {
  const { send, idOf, known } = inquiriesIn(app);
  return {
    known,
    idOf,
    send,
    /** Sends an inquiry of a guest, or of an account, and returns the id of its lead. */
    aLead: async (over: object = {}, as?: Actor): Promise<string> => {
      const body = inquiry(over);
      const { status } = await send(body, as);
      if (status >= 300) throw new Error(`an inquiry returned ${status}`);
      return (await idOf(body))!;
    },
    /** Sends an inquiry of an account that proved its address; returns the lead, the account and its address. */
    aProvedLead: async (over: object = {}) => {
      const [email, renter] = [anAddress(), asRenter(randomUUID())];
      await known(email, renter.subject.sub);
      const body = inquiry({ email, ...over });
      await send(body, renter);
      return { id: (await idOf(body))!, email, renter, body };
    },
    list: async (query = '', as: Actor = landlord) =>
      (await app().get(`/elandlord/leads${query}`, { as })).body as LeadsPage,
    get: (id: string, as: Actor = landlord) => app().get(path(id), { as }),
    leadOf: async (id: string) => (await app().get(path(id), { as: landlord })).body.lead as Lead,
    summaryOf: async (id: string, query = '') =>
      ((await app().get(`/elandlord/leads${query}`, { as: landlord })).body as LeadsPage).leads.find(
        (lead: LeadSummary) => lead.id === id,
      ),
    view: (id: string, as: Actor = landlord) => app().post(path(id, '/viewed'), { as }),
    change: (id: string, body: object, as: Actor = landlord) => app().patch(path(id), { as, body }),
    remove: (id: string, as: Actor = landlord) => app().delete(path(id), { as }),
    reply: (id: string, over: object = {}, as: Actor = landlord) =>
      app().post(path(id, '/replies'), { as, body: { key: aKey(), message: 'Yes, it is still free.', ...over } }),
    block: (id: string, as: Actor = landlord) => app().post(path(id, '/block'), { as }),
    blocked: async (as: Actor = landlord) => (await app().get('/elandlord/blocked-writers', { as })).body.writers,
    unblock: (id: string, as: Actor = landlord) => app().delete(`/elandlord/blocked-writers/${id}`, { as }),
    export: (query = '', as: Actor = landlord) => app().get(`/elandlord/export/leads${query}`, { as }),
    /** Number of requested mails with messages to the landlord. */
    landlordMails: async () =>
      (
        await app().sql(
          `select 1 from job where name = 'mail.requested' and payload ->> 'personId' = $1
            and payload ->> 'template' = 'inquiry-received'`,
          [owner],
        )
      ).length,
    /** Requested mails of a template to an address. */
    mailsTo: (email: string, template: string) =>
      app().sql<{ key: string; personId?: string; words: Record<string, string> }>(
        `select payload ->> 'key' as key, payload ->> 'personId' as "personId", payload -> 'words' as words from job
        where name = 'mail.requested' and payload ->> 'email' = $1 and payload ->> 'template' = $2 order by id`,
        [email, template],
      ),
  };
}
