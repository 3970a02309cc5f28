import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewForms', 'modifyForms']);
const show = async () => (await app.get('/admin/forms/contact', { as: editor })).body;
const patch = async (body: object) =>
  app.patch('/admin/forms/contact', { as: editor, body: { version: (await show()).version, ...body } });
const errorsOf = async (recipients: unknown) => (await patch({ recipients })).body.errors?.recipients as string[];

describe('a form of the site', () => {
  it('has recipients and a confirmation, which visitors see once they sent it', async () => {
    const confirmation = { 'en-CA': 'Thank you.', 'fr-CA': 'Merci.' };
    const recipients = ['desk@example.com', 'night@example.com'];
    expect((await patch({ confirmation, recipients })).body).toMatchObject({ version: 2, confirmation, recipients });
    await app.sql('delete from job');
    const body = {
      key: 'k'.repeat(24),
      name: 'Leila',
      email: 'leila@example.com',
      topic: 'home',
      message: 'A question',
    };
    const sent = await app.post('/forms/contact/submissions', { body, headers: { 'accept-language': 'fr-CA' } });
    expect(sent.body).toEqual({ message: 'Merci.' });
    const mails = await app.sql<{ email: string }>(
      `select payload ->> 'email' as email from job where name = 'mail.requested' order by 1`,
    );
    expect(mails.map(({ email }) => email)).toEqual(recipients);
  });
  it.each([
    'desk',
    'desk@example.com, night@example.com',
    'Desk <desk@example.com>',
    'desk@example.com\r\nBcc: other@example.com',
    '"desk\r\nBcc: other"@example.com',
    'desk@example.com\n',
    '"a b"@example.com',
    '',
  ])('refuses the recipient %j with what to enter', async (recipient) => {
    expect(await errorsOf([recipient])).toContain('Enter an email address like name@example.com.');
  });
  it('refuses NUL, duplicates and more than 10 recipients', async () => {
    expect((await patch({ recipients: ['a\0@example.com'] })).body.errors['recipients.0']).toEqual([
      expect.stringContaining('character we can’t save'),
    ]);
    expect(await errorsOf(['desk@example.com', 'Desk@Example.com'])).toEqual(['Remove the duplicates.']);
    const many = Array.from({ length: 11 }, (_, at) => `desk${at}@example.com`);
    expect(await errorsOf(many)).toEqual(['Choose at most 10.']);
    expect((await patch({ recipients: many.slice(1) })).status).toBe(200);
    expect((await patch({ recipients: [] })).status).toBe(200);
  });
  it('keeps its fields and its name, which are in the code', async () => {
    for (const field of ['label', 'isOpen', 'fields'])
      expect((await patch({ [field]: 'x' })).body.errors).toHaveProperty(field);
    expect((await app.post('/admin/forms', { as: editor, body: {} })).status).toBe(404);
    expect((await app.delete('/admin/forms/contact', { as: editor, body: { version: 1 } })).status).toBe(404);
  });
  it('has a history, and returns to a version of it', async () => {
    const { version, recipients } = await show();
    await patch({ recipients: ['new@example.com'] });
    const { changes } = (await app.get('/admin/forms/contact/history', { as: editor })).body;
    expect(changes[0]).toMatchObject({ version: version + 1, after: { recipients: ['new@example.com'] } });
    const body = { version: version + 1, to: version };
    expect((await app.post('/admin/forms/contact/revert', { as: editor, body })).body).toMatchObject({ recipients });
    expect((await app.patch('/admin/forms/contact', { as: editor, body: { version, recipients: [] } })).status).toBe(
      409,
    );
  });
  it('is changed with its own permission only', async () => {
    const reader = asStaff(['viewForms', 'viewFormSubmissions']);
    expect((await app.get('/admin/forms/contact', { as: reader })).status).toBe(200);
    expect((await app.patch('/admin/forms/contact', { as: reader, body: { version: 1 } })).status).toBe(403);
    expect((await app.get('/admin/forms', { as: asStaff(['viewFormSubmissions'], 'support') })).status).toBe(403);
  });
});
