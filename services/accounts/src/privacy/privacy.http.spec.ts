import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { asUser, asService, startForTest, unmappedTables, type TestApp } from '@porchlight/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { PersonalData } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { aUser } from '../testing/a-user.ts';
import { startOtherServices, type OtherServices } from '../testing/other-services.ts';
import { photoBase64 } from '../testing/photo-base64.ts';
import { waitForMails, latestLinkToken } from '../testing/queued-mail.ts';
import { dataMap } from './data-map.ts';
import { AccountDeletions } from './deletions.ts';

let others: OtherServices;
let app: TestApp;
beforeAll(async () => {
  others = await startOtherServices();
  app = await startForTest(accounts, others.variables);
});
afterAll(async () => {
  await app.stop();
  others.stop();
});

async function somebody(role: 'renter' | 'landlord' | 'site-owner' = 'renter') {
  const user = await aUser(app, { roles: [role] });
  const { body } = await app.post('/login', {
    body: { email: user.email, password: user.password },
    ip: `2001:db8:${user.id.slice(0, 4)}:${user.id.slice(4, 8)}::1`,
  });
  return { ...user, token: body.tokenInfo?.access_token as string, as: asUser(user.id, randomUUID(), [role]) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const withPassword = ({ password }: Somebody) => ({ current_password: password });
const wrong = { current_password: 'not the password' };
const putPhoto = async ({ as }: Somebody) =>
  (await app.post('/user/photo', { as, body: { photo: await photoBase64() } })).body.user.photo as string;
const actionsSql = `select action from audit_event where object_id = $1 and action <> 'login.succeeded' order by id`;
const actionsOf = async (id: string) =>
  (await app.sql<{ action: string }>(actionsSql, [id])).map(({ action }) => action);

describe('data export', () => {
  async function copied() {
    const user = await somebody();
    await putPhoto(user);
    const { status, body } = await app.post('/user/export', { as: user.as, body: withPassword(user) });
    expect(status).toBe(202);
    const look = () => app.get(`/user/export/${body.exportId}`, { as: user.as });
    while ((await look()).body.state !== 'ready') await turn();
    return { person: user, exportId: body.exportId as string, url: (await look()).body.url as string };
  }

  it('is a zip of the data of all services, as JSON and CSV with escaped formulas', async () => {
    const { person, url } = await copied();
    const response = await app.get(url, { as: person.as });
    expect([response.status, response.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(response.bytes);
    const whole = JSON.parse(strFromU8(files['data.json'] as Uint8Array));
    expect(whole.services.accounts.person[0]).toMatchObject({ email: person.email, firstName: 'Amara' });
    expect(Buffer.from(whole.services.accounts.person_photo[0].webpAsBase64, 'base64').subarray(8, 12).toString()).toBe(
      'WEBP',
    );
    expect(Object.keys(whole.services.accounts).sort()).toEqual(
      dataMap
        .filter(({ exported }) => exported)
        .map(({ table }) => table)
        .sort(),
    );
    expect(whole.services.catalog.favourite[0].listingId).toBe('abcdefghij');
    expect(strFromU8(files['catalog/favourite.csv'] as Uint8Array)).toContain(`'=HYPERLINK`);
    expect(JSON.stringify(whole)).not.toMatch(/argon2|secret_hash/);
    await waitForMails(app, person.id, 'export-ready', 1);
    expect(await actionsOf(person.id)).toEqual(['photo.changed', 'export.asked', 'export.fetched']);
  });
  it('is accessible to its owner only, by a link valid for 15 minutes', async () => {
    const [{ person, exportId, url }, other] = [await copied(), await somebody()];
    expect([
      (await app.get(url)).status,
      (await app.get(url, { as: other.as })).status,
      (await app.get(`/user/export/${exportId}`, { as: other.as })).status,
    ]).toEqual([401, 404, 404]);
    const broken = url.slice(0, -2) + (url.endsWith('AA') ? 'BB' : 'AA');
    expect((await app.get(broken, { as: person.as })).status).toBe(410);
  });
  it('can be cancelled by its owner only', async () => {
    const [{ person, exportId, url }, other] = [await copied(), await somebody()];
    const cancel = (as: Somebody['as']) => app.delete(`/user/export/${exportId}`, { as });
    expect([(await cancel(other.as)).status, (await app.get(url, { as: person.as })).status]).toEqual([404, 200]);
    expect([
      (await cancel(person.as)).status,
      (await app.get(url, { as: person.as })).status,
      (await cancel(person.as)).status,
    ]).toEqual([200, 404, 404]);
  });
  it('requires the password, and a rejection is audited once', async () => {
    const user = await somebody();
    const response = await app.post('/user/export', { as: user.as, body: wrong });
    expect([response.status, Object.keys(response.body.errors), await actionsOf(user.id)]).toEqual([
      422,
      ['current_password'],
      ['password.refused'],
    ]);
  });
});

describe('data of one user', () => {
  const data = new PersonalData(dataMap);
  const manager = () => app.app.get(DataSource).manager;
  const read = (personId: string) => data.read(manager(), { personId });
  async function somebodyWithEverything() {
    const user = await somebody('landlord');
    await app.sql(`insert into renter_profile (person_id, about) values ($1, 'Bright and quiet')`, [user.id]);
    await app.sql(`insert into person_photo (person_id, file) values ($1, 'x')`, [user.id]);
    await app.sql(`insert into company_logo (company_id, file) select company_id, 'x' from person where id = $1`, [
      user.id,
    ]);
    await app.sql(
      `insert into consent (person_id, purpose, text_version, source, ip) values ($1, 'news', '1', 'test', '::1')`,
      [user.id],
    );
    await app.sql(
      `insert into api_key (id, person_id, secret_hash, name, scopes, expires_at)
      values (gen_random_uuid(), $1, sha256('x'), 'Import', '{viewBlogs}', now())`,
      [user.id],
    );
    await app.sql(
      `insert into support_view (id, person_id, actor_session_id, secret_hash, reason, expires_at)
      values (gen_random_uuid(), $1, gen_random_uuid(), sha256('x'), 'They asked for help.', now())`,
      [user.id],
    );
    await app.sql(`insert into registration_campaign (person_id, gclid) values ($1, 'Cj0K')`, [user.id]);
    await app.sql(
      `insert into account_merge (survivor_id, merged_id, actor_id, key, reason, preview_hash)
      values ($1, $2, gen_random_uuid(), 'key', 'One person', 'hash')`,
      [user.id, (await aUser(app)).id],
    );
    await app.sql('insert into claim_report (person_id) values ($1)', [user.id]);
    await app.sql('insert into account_review (person_id, due_at) values ($1, now())', [user.id]);
    await app.sql(
      `insert into account_document (id, review_id, kind, name, format, size, fingerprint, sealed)
      select gen_random_uuid(), id, 'address', 'bill.pdf', 'pdf', 1, 'x', 'x' from account_review where person_id = $1`,
      [user.id],
    );
    await app.sql(
      `with made as (insert into account_import (file_name, columns, mapping, row_count, started_by)
        values ('accounts.csv', '{}', '[]', 1, $1::uuid) returning id),
      row as (insert into account_import_row (import_id, line, person_id) select id, 2, $1::uuid from made)
      insert into imported_account (external_ref, person_id) values ($1::text, $1::uuid)`,
      [user.id],
    );
    const mailChangeSql = 'insert into mail_change (person_id, new_email, old_said_yes) values ($1, $2, false)';
    await app.sql(mailChangeSql, [user.id, `new-${user.email}`]);
    // Not due yet: a mail that is sent meanwhile would change between the exports.
    await app.sql(
      `
        insert into mail (key, template, person_id, language, words, next_at)
        values (gen_random_uuid()::text, 'new-device', $1, 'en-CA', '{}', now() + interval '1 hour')`,
      [user.id],
    );
    return user;
  }

  it('is separate from that of other users on export and erasure', async () => {
    const [one, other] = [await somebodyWithEverything(), await somebodyWithEverything()];
    const [mine, theirs] = [await read(one.id), await read(other.id)];
    expect([mine, theirs].map((sections) => sections.map(({ name, rows }) => [name, rows.length]))).toEqual(
      [mine, mine].map((sections) => sections.map(({ name }) => [name, 1])),
    );
    await data.erase(manager(), { personId: other.id, emailHash: 'a'.repeat(64) });
    expect([
      await read(one.id),
      (await read(other.id)).filter(({ rows }) => rows.length > 0).map(({ name }) => name),
    ]).toEqual([mine, ['audit_event']]);
  });
});

describe('account deletion', () => {
  const plan = (user: Somebody) => app.post('/user/deletion', { as: user.as, body: withPassword(user) });
  const resolve = async (token: string) =>
    (await app.post('/internal/sessions/resolve', { as: asService('gateway'), body: { token } })).body.session;
  const eraseDue = () =>
    app.app.get(DataSource).transaction((manager) => app.app.get(AccountDeletions).eraseDue({}, manager));
  const isDue = (id: string) => app.sql('update person set deletes_at = now() where id = $1', [id]);
  const erased = (id: string) =>
    others.events.filter(({ name, payload }) => name === 'person.erased' && payload.personId === id);

  it('logs out and blocks login at once; the mailed link undoes it once', async () => {
    const user = await somebody();
    const { status, body } = await plan(user);
    expect([status, Math.round((Date.parse(body.deletesAt) - Date.now()) / 86_400_000)]).toEqual([200, 14]);
    expect(await resolve(user.token)).toBeUndefined();
    const signIn = () => app.post('/login', { body: { email: user.email, password: user.password } });
    expect((await signIn()).status).toBe(401);
    const link = await latestLinkToken(app, user.id, 'deletion-planned');
    expect((await app.get(`/confirm/undo-deletion/${link}`)).body).toMatchObject({
      state: 'valid',
      purpose: 'undo-deletion',
    });
    const undone = await Promise.all(Array.from({ length: 5 }, () => app.post(`/confirm/undo-deletion/${link}`)));
    expect(undone.filter((response) => response.status === 200)).toHaveLength(1);
    expect((await signIn()).status).toBe(200);
    expect(await actionsOf(user.id)).toEqual(['deletion.asked', 'login.failed', 'deletion.undone']);
    await eraseDue();
    expect(await app.sql('select 1 from person where id = $1', [user.id])).toHaveLength(1);
  });
  it('erases the user after 14 days except retained rows, and notifies other services once', async () => {
    const user = await somebody();
    await app.patch('/renter-profile', {
      as: { ...user.as, subject: { ...user.as.subject, perms: ['modifyRenterProfile'] } },
      body: { about: 'CANARY', wantsNews: true },
    });
    const photo = await putPhoto(user);
    expect((await app.get(photo)).status).toBe(200);
    await plan(user);
    await eraseDue();
    expect((await app.get(photo)).status).toBe(404); // hidden while the deletion is pending
    expect(await app.sql('select 1 from person where id = $1', [user.id])).toHaveLength(1);
    const link = await latestLinkToken(app, user.id, 'deletion-planned');
    await isDue(user.id);
    await Promise.all([eraseDue(), eraseDue()]);
    const emailHash = createHash('sha256').update(user.email).digest('hex');
    while (erased(user.id).length < 3) await turn();
    expect(erased(user.id).map(({ payload }) => payload)).toEqual(
      Array.from({ length: 3 }, () => ({ personId: user.id, emailHash })),
    );
    for (const { table } of dataMap.filter(({ table: name }) => name !== 'audit_event')) {
      const left = await app.sql(
        `select 1 from ${table} as kept where kept::text like '%' || $1 || '%' or kept::text like '%' || $2 || '%'`,
        [user.id, user.email],
      );
      expect([table, left]).toEqual([table, []]);
    }
    expect((await app.post(`/confirm/undo-deletion/${link}`)).status).toBe(410);
    expect((await actionsOf(user.id)).filter((action) => action === 'person.erased')).toHaveLength(1);
  });
  it('requires the password', async () => {
    const user = await somebody();
    expect((await app.post('/user/deletion', { as: user.as, body: wrong })).status).toBe(422);
    expect(await resolve(user.token)).toBeDefined();
  });
  it('is rejected with active listings and for the last site owner', async () => {
    const landlord = await somebody('landlord');
    others.landlord.activeListings = 2;
    expect((await plan(landlord)).body).toMatchObject({ code: 'homes-first' });
    others.landlord.activeListings = 0;
    expect((await plan(landlord)).status).toBe(200);
    const owner = await somebody('site-owner');
    expect((await plan(owner)).body).toMatchObject({ code: 'last-owner' });
  });
});

describe('data map of accounts', () => {
  it('covers every table with personal data', async () => {
    expect(await unmappedTables(app, dataMap)).toEqual([]);
  });
});
