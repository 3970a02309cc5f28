import type { Viewing, ViewingStatus } from '@porchlight/contracts/catalog';
import type { Actor, TestApp } from '@porchlight/service-kit/testing';
import { aKey } from './inquiries.ts';
import { inHours } from '../viewings/testing/in-hours.ts';
import { landlord } from './leads.ts';

/** Returns the calls about viewings, and viewings to try them on. */
export function viewingsIn(app: () => TestApp) {
  const propose = (leadId: string, over: object = {}, as: Actor = landlord) =>
    app().post(`/elandlord/leads/${leadId}/viewings`, {
      as,
      body: { key: aKey(), times: [inHours(26), inHours(50)], durationMinutes: 30, ...over },
    });
  return {
    propose,
    /** Proposes a viewing and returns it. */
    aViewing: async (leadId: string, over: object = {}): Promise<Viewing> => {
      const { status, body } = await propose(leadId, over);
      if (status !== 201) throw new Error(`a proposal returned ${status} ${body.code}`);
      return body.viewing as Viewing;
    },
    accept: (id: string, time: string, as: Actor) => app().post(`/my-viewings/${id}/accepted`, { as, body: { time } }),
    decline: (id: string, as: Actor, body: object = {}) => app().post(`/my-viewings/${id}/declined`, { as, body }),
    cancel: (id: string, from: ViewingStatus = 'proposed', as: Actor = landlord) =>
      app().post(`/elandlord/viewings/${id}/cancelled`, { as, body: { from } }),
    cancelOwn: (id: string, as: Actor) => app().post(`/my-viewings/${id}/cancelled`, { as }),
    calendarOfLandlord: (id: string, as: Actor = landlord) => app().get(`/elandlord/viewings/${id}/calendar`, { as }),
    calendarOfRenter: (id: string, as: Actor) => app().get(`/my-viewings/${id}/calendar`, { as }),
    /** Lets the time of a proposal pass. */
    overdue: (id: string) =>
      app().sql(`update viewing set expires_at = clock_timestamp() - interval '1 minute' where id = $1`, [id]),
    /** State in the database. */
    storedStatus: async (id: string) =>
      (await app().sql<{ status: string }>('select status from viewing where id = $1', [id]))[0]?.status,
    /** Requested mails of a template about a viewing. */
    mailsAbout: (id: string, template: string) =>
      app().sql<{ email?: string; personId?: string; language: string; words: Record<string, string> }>(
        `select payload ->> 'email' as email, payload ->> 'personId' as "personId", payload ->> 'language' as language,
        payload -> 'words' as words from job where name = 'mail.requested' and payload ->> 'key' = $1`,
        [`${template}:${id}`],
      ),
  };
}
