import { randomUUID } from 'node:crypto';
import {
  asRenter,
  asService,
  guest,
  startForTest,
  unmappedTables,
  type TestApp,
} from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { dataMap } from './data-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce);
});
afterAll(() => app.stop());

describe('personal data of commerce', () => {
  it('is exported to accounts only, and empty', async () => {
    const body = { personId: randomUUID(), email: 'leila@example.com' };
    expect((await app.post('/internal/people/export', { as: asService('accounts'), body })).body).toEqual({
      sections: dataMap.filter(({ exported }) => exported).map(({ table }) => ({ name: table, rows: [] })),
    });
    for (const as of [guest, asRenter(), asService('catalog')])
      expect((await app.post('/internal/people/export', { as, body })).status).toBe(403);
  });
  it('is erased after person.erased', async () => {
    const payload = { personId: randomUUID(), emailHash: 'a'.repeat(64) };
    expect(
      (
        await app.post('/internal/events', {
          as: asService('accounts'),
          body: { key: randomUUID(), name: 'person.erased', at: new Date().toISOString(), payload },
        })
      ).status,
    ).toBe(200);
  });
  it('covers every table with personal data in the data map', async () => {
    expect(await unmappedTables(app, dataMap)).toEqual([]);
    await app.sql('create table invoice (id uuid primary key, person_id uuid not null)');
    expect(await unmappedTables(app, dataMap)).toEqual(['invoice (person_id)']);
  });
});
