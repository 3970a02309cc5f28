import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { commerce } from '../commerce.ts';
import { aFulfilledOrder } from '../testing/a-fulfilled-order.ts';
import { aLandlord } from '../testing/a-landlord.ts';
import { bundleOf } from '../testing/bundle-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
});
afterAll(() => app.stop());

const staff = asStaff(['viewEcommerce']);
/** Stores an order of a company; returns its landlord and what the list shows of it. */
async function anOrder({ company, buyer = 'Nair Homes Inc.' }: { company: string; buyer?: string }) {
  const { as, companyId } = await aLandlord(app, { company: { name: company, version: 1 } });
  const bundle = { bundle_id: await bundleOf(app, 150), company_id: companyId };
  const id = await aFulfilledOrder(app, { ...bundle, billing: { name: buyer } });
  return { as, id };
}
const found = async (search: string) => {
  const { body } = await app.get(`/admin/ecommerce/orders?search=${encodeURIComponent(search)}`, { as: staff });
  return (body.orders as { id: string; company?: string }[]).map(({ id, company }) => ({ id, company }));
};

describe('orders for staff', () => {
  it.each(['levesque', 'Lévesque', 'LEVE\u0301', 'julie lev'])(
    'are found by the name of the buyer: %s',
    async (search) => {
      const { id } = await anOrder({ company: 'Nord', buyer: 'Julie Lévesque' });
      expect((await found(search)).map((order) => order.id)).toContain(id);
    },
  );
  it('are found by the name of a company without tax information, and show it', async () => {
    const { id } = await anOrder({ company: 'Résidences Les Cèdres' });
    expect(await found('cedres')).toEqual([{ id, company: 'Résidences Les Cèdres' }]);
    expect((await app.get(`/admin/ecommerce/orders/${id}`, { as: staff })).body.company).toBe('Résidences Les Cèdres');
  });
  it('are found by both names of a company, and show that of its tax information', async () => {
    const { as, id } = await anOrder({ company: 'Bouleau' });
    const companyName = 'Gestion Érable inc.';
    await app.patch('/elandlord/tax-information', { as, body: { companyName } });
    for (const search of ['erable', 'bouleau']) expect(await found(search)).toEqual([{ id, company: companyName }]);
  });
  it.each(['½ ŉ', '(1) ⑴ ʼ', '\u0301', `'`, '& | ! :* ()', '日本'])(
    'are not found by %s, which is no error',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );
});
