import { randomUUID } from 'node:crypto';
import { maxReplyTemplates, type ReplyTemplate } from '@porchlight/contracts/catalog';
import { asLandlord, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { startWithListings } from '../../testing/inquiries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from reply_template'));

const path = '/elandlord/reply-templates';
const [landlord, other] = [asLandlord(), asLandlord()];
const parking = { name: 'Parking', text: 'There is one parking spot behind the house.' };
const create = (body: object = parking, as: Actor = landlord) => app.post(path, { as, body });
const change = (id: string, body: object, as: Actor = landlord) => app.patch(`${path}/${id}`, { as, body });
const list = async (as: Actor = landlord) => (await app.get(path, { as })).body.templates as ReplyTemplate[];
const outcomeOf = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) => [
  status,
  body.code,
];

describe('reply templates', () => {
  it('are stored without spaces around them, and listed by name', async () => {
    const { status, body } = await create({ name: ' parking ', text: ' By the house. ' });
    expect([status, body.template]).toEqual([201, { id: expect.any(String), name: 'parking', text: 'By the house.' }]);
    await create({ name: 'Heating', text: 'It is included.' });
    expect((await list()).map(({ name }) => name)).toEqual(['Heating', 'parking']);
  });
  it('are created once: again with the same text is the stored one, with another text is refused', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => create()));
    expect(new Set(responses.map(({ body }) => body.template.id)).size).toBe(1);
    expect(outcomeOf(await create({ ...parking, text: 'There is none.' }))).toEqual([409, 'name-taken']);
    expect(await list()).toMatchObject([parking]);
  });
  it('are at most 20 a landlord, also when the last ones are created at once', async () => {
    const named = (number: number) => ({ name: `Text ${number}`, text: 'Yes.' });
    for (let number = 1; number < maxReplyTemplates; number += 1) await create(named(number));
    const responses = await Promise.all([98, 99].map((number) => create(named(number))));
    expect(responses.map(outcomeOf).sort()).toEqual([
      [201, undefined],
      [409, 'too-many-templates'],
    ]);
    expect([(await create(named(1))).status, (await create(parking, other)).status]).toEqual([201, 201]);
    // The name is that of another landlord's template.
    expect(outcomeOf(await create())).toEqual([409, 'too-many-templates']);
  });
  it('are changed and deleted; a name of another one is refused', async () => {
    const { id } = (await create()).body.template as ReplyTemplate;
    await create({ name: 'Heating', text: 'It is included.' });
    expect(outcomeOf(await change(id, { ...parking, name: 'Heating' }))).toEqual([409, 'name-taken']);
    expect((await change(id, { name: 'Parking', text: 'In the yard.' })).body.template).toEqual({
      id,
      name: 'Parking',
      text: 'In the yard.',
    });
    expect((await app.delete(`${path}/${id}`, { as: landlord })).status).toBe(200);
    expect((await list()).map(({ name }) => name)).toEqual(['Heating']);
  });
  it('of two landlords may have the same name', async () => {
    await create(parking, other);
    const { id } = (await create({ ...parking, name: 'Garage' })).body.template as ReplyTemplate;
    expect((await change(id, parking)).status).toBe(200);
  });
  it('of another landlord are unknown, as those that do not exist', async () => {
    const { id } = (await create()).body.template as ReplyTemplate;
    const missing = [404, 'template-not-found'];
    for (const [which, as] of [
      [id, other],
      [randomUUID(), landlord],
    ] as const)
      expect([
        outcomeOf(await change(which, parking, as)),
        outcomeOf(await app.delete(`${path}/${which}`, { as })),
      ]).toEqual([missing, missing]);
    expect([await list(other), await list()]).toMatchObject([[], [parking]]);
  });
  it.each([{ name: ' ' }, { name: 'x'.repeat(41) }, { text: '' }, { text: ' \n' }, { text: 'x'.repeat(2_001) }])(
    'are refused with %j',
    async (over) => {
      const { status, body } = await create({ ...parking, ...over });
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(over)]);
    },
  );
});
