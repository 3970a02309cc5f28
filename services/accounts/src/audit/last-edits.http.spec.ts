import { randomUUID } from 'node:crypto';
import type { PermissionName } from '@porchlight/contracts';
import type { LastEdit } from '@porchlight/contracts/accounts';
import { asLandlord, asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { accounts } from '../accounts.ts';
import { RecordChanges } from './record-changes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());

const editsOf = async (...permissions: readonly PermissionName[]): Promise<LastEdit[]> =>
  (await app.get('/admin/last-edits', { as: asStaff(permissions) })).body.edits;
const staffId = randomUUID();
async function aChange(resource: string, recordId: string, action: 'created' | 'modified' = 'modified'): Promise<void> {
  await app.app
    .get(DataSource, { strict: false })
    .transaction((manager) =>
      app.app
        .get(RecordChanges, { strict: false })
        .apply(
          { personId: staffId, resource, recordId, action, afterHash: 'x', ip: '2001:db8::1', requestId: 'test' },
          manager,
        ),
    );
}
const namesOf = (edits: readonly LastEdit[]) =>
  edits.map(({ resource, recordId, action }) => `${resource} ${recordId} ${action}`);

describe('the last edits', () => {
  it('are for staff who may view records', async () => {
    for (const [as, status] of [
      [guest, 401],
      [asLandlord(randomUUID()), 403],
      [asStaff(['viewInquiries']), 403],
    ] as const)
      expect((await app.get('/admin/last-edits', { as })).status).toBe(status);
  });
  it('name each record once, the newest first', async () => {
    await aChange('faqs', 'one', 'created');
    await aChange('faqs', 'two', 'created');
    await aChange('faqs', 'one');
    const edits = await editsOf('viewFaqs');
    expect(namesOf(edits)).toEqual(['faqs one modified', 'faqs two created']);
    expect(edits[0]).toMatchObject({ actorId: staffId, at: expect.stringMatching(/^\d{4}-.*Z$/) });
  });
  it('have only what the caller may view', async () => {
    await aChange('posts', 'a-post');
    await aChange('roles', 'a-role');
    await aChange('creditPrices', 'CAD');
    expect(namesOf(await editsOf('viewBlogs', 'viewFaqs')).slice(0, 2)).toEqual([
      'posts a-post modified',
      'faqs one modified',
    ]);
    expect(namesOf(await editsOf('viewEcommerce', 'viewRoles'))).toEqual(['roles a-role modified']);
  });
  it('are at most 8', async () => {
    for (let number = 0; number < 10; number += 1) await aChange('pages', `page-${number}`);
    const edits = await editsOf('viewPages', 'viewFaqs');
    expect(edits.map(({ recordId }) => recordId)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((no) => `page-${no}`));
  });
});
