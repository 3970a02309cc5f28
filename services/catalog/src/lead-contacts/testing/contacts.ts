import { randomUUID } from 'node:crypto';
import type { LeadContact, OwnListing } from '@porchlight/contracts/catalog';
import type { Actor, TestApp } from '@porchlight/service-kit/testing';
import { anAddress, first } from '../../testing/inquiries.ts';
import { aLandlord } from '../../testing/drafts.ts';
import { landlord } from '../../testing/leads.ts';

interface ContactMail {
  readonly key: string;
  readonly replyTo: string | null;
  readonly language: string;
  readonly words: Readonly<Record<string, string>> & { readonly items: readonly { readonly path: string }[] };
}
/** Returns the code and the problem of a response. */
export const outcomeOf = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly code?: string };
}): [number, string | undefined] => [status, body.code];

/** Returns the calls of landlords and mailboxes about contact addresses. */
export function contactsIn(app: () => TestApp) {
  const path = (id: string) => `/elandlord/listings/${id}/lead-contact`;
  const name = async (contactEmail: string | null, id: string = first, as: Actor = landlord) => {
    const { body } = await app().get(`/elandlord/listings/${id}`, { as });
    const { version } = body.listing as OwnListing;
    const response = await app().patch('/elandlord/listings', { as, body: { id, version, contactEmail } });
    if (response.status !== 200) throw new Error(`a change returned ${response.status}`);
    return response.body.listing as OwnListing;
  };
  const request = (id: string = first, as: Actor = landlord) => app().post(`${path(id)}/requests`, { as, body: {} });
  const mailsOf = (template: string, email: string) =>
    app().sql<ContactMail>(
      `select payload ->> 'key' as key, payload ->> 'replyTo' as "replyTo", payload ->> 'language' as language,
        payload -> 'words' as words
      from job where name = 'mail.requested' and payload ->> 'template' = $1 and payload ->> 'email' = $2 order by id`,
      [template, email],
    );
  const questionsTo = (email: string) => mailsOf('lead-contact-confirm', email);
  const links = async (email: string) => {
    const { words } = (await questionsTo(email)).at(-1)!;
    return { agree: words['path']!, refuse: words.items[0]!.path };
  };
  return {
    name,
    request,
    questionsTo,
    links,
    /** Messages of renters that were mailed to an address. */
    messagesTo: (email: string) => mailsOf('lead-contact-received', email),
    get: (id: string = first, as: Actor = landlord) => app().get(path(id), { as }),
    stateOf: async (id: string = first, as: Actor = landlord) =>
      (await app().get(path(id), { as })).body as LeadContact,
    /** Uses a link as its page does. */
    follow: (link: string) => app().post(link, { body: {} }),
    /** Names an address that agreed. */
    aContact: async (id: string = first, as: Actor = landlord, email = anAddress()) => {
      await name(email, id, as);
      await request(id, as);
      await app().post((await links(email)).agree, { body: {} });
      return email;
    },
    /** Ends the day of all limits. */
    passDay: () => app().sql(`update lead_contact set requested_at = requested_at - interval '25 hours'`),
    /** Reports the landlord of all listings, as accounts does. */
    report: () => aLandlord(app(), { personId: landlord.subject.sub, companyId: randomUUID() }),
  };
}
