import { randomUUID } from 'node:crypto';
import type { StaffInquiry, StaffInquiryMessage } from '@porchlight/contracts/catalog';
import { asStaff, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { HeldMessages } from '../../inquiries/screening/held-messages.ts';
import { inquiriesIn, inquiry } from '../../testing/inquiries.ts';

export const permissions = ['viewInquiries', 'modifyReportedListings'] as const;
export const staff = asStaff(permissions);
export const manyLinks = 'www.one.example www.two.example www.three.example';
export const path = (id: string) => `/admin/inquiries/${id}`;
export const delivered = ['inquiry-received', 'inquiry-confirm', 'inquiry.sent'];

/** Returns the calls of the tests about held messages, and what they left in the database. */
export function heldMessagesIn(app: () => TestApp) {
  const { send, askedFor } = inquiriesIn(app);
  const get = async (id: string) => (await app().get(path(id), { as: staff })).body.inquiry as StaffInquiry;
  const decide = (
    { id, messageId }: { readonly id: string; readonly messageId: string },
    decision: string,
    as: Actor = staff,
  ) => app().post(`${path(id)}/messages/${messageId}/decision`, { as, body: { decision } });
  const unblock = (id: string, as: Actor = staff) => app().delete(`${path(id)}/writer-block`, { as });
  const idsOf = async (list: string) =>
    ((await app().get(`/admin/inquiries?list=${list}`, { as: staff })).body.inquiries as StaffInquiry[]).map(
      ({ id }) => id,
    );
  const runRelease = () =>
    app()
      .app.get(DataSource)
      .transaction((manager) => app().app.get(HeldMessages, { strict: false }).release(manager));

  /** Sends an inquiry; returns its ids in the database, and undefined ones when nothing was stored. */
  async function sent(over: object = {}, as?: Actor) {
    const body = inquiry(over);
    const { status } = await send(body, as);
    if (status >= 300) throw new Error(`an inquiry returned ${status}`);
    const [row] = await app().sql<{ id: string; messageId: string }>(
      'select inquiry_id as id, id::text as "messageId" from inquiry_message where key = $1',
      [body.key],
    );
    return { body, email: body.email, id: row?.id ?? '', messageId: row?.messageId ?? '' };
  }
  /** Sends an inquiry that is held until staff decide. */
  const aHeld = (over: object = {}, as?: Actor) => sent({ message: `${randomUUID()} ${manyLinks}`, ...over }, as);
  /** Sends an inquiry that is passed on after a day. */
  const aShortHeld = (over: object = {}) => sent({ pageView: 'x.y', ...over });
  const messageOf = async ({ id, messageId }: { readonly id: string; readonly messageId: string }) =>
    (await get(id)).messages.find((message) => message.id === messageId) as StaffInquiryMessage;
  const reasonsOf = async (held: { readonly id: string; readonly messageId: string }) =>
    (await messageOf(held)).hold?.reasons;
  const templatesTo = async (email: string) =>
    (await askedFor(email)).map(({ name, payload }) => payload.template ?? name);
  const age = (messageId: string, hours: number) =>
    app().sql("update inquiry_message set sent_at = sent_at - $2 * interval '1 hour' where id = $1", [
      messageId,
      hours,
    ]);
  const changesOf = (id: string) =>
    app().sql<{ payload: Record<string, string> }>(
      `select payload from job where name = 'resource.changed' and payload ->> 'recordId' = $1 order by id`,
      [id],
    );
  return {
    send,
    askedFor,
    get,
    decide,
    unblock,
    idsOf,
    runRelease,
    sent,
    aHeld,
    aShortHeld,
    messageOf,
    reasonsOf,
    templatesTo,
    age,
    changesOf,
  };
}
