import type { PaymentMethod } from '@porchlight/contracts/commerce';
import type { TestResponse } from '@porchlight/service-kit/testing';
import type { TestLandlord } from '../../../services/commerce/src/testing/a-landlord.ts';
import type { PaymentSite } from './payment-site.ts';

const path = '/ecommerce/payment-method';

/** Steps of a landlord who saves a card. */
export interface CardSteps {
  own(landlord: TestLandlord): Promise<PaymentMethod | null>;
  start(landlord: TestLandlord, ip?: string): Promise<TestResponse>;
  /** Starts a setup and returns its id. */
  open(landlord: TestLandlord, ip?: string): Promise<string>;
  confirm(landlord: TestLandlord, card: string): Promise<TestResponse>;
  authenticate(landlord: TestLandlord, outcome: 'succeeded' | 'failed'): Promise<TestResponse>;
  save(landlord: TestLandlord): Promise<TestResponse>;
  remove(landlord: TestLandlord): Promise<TestResponse>;
  /** Saves a card with all steps and returns the id of the setup. */
  saved(landlord: TestLandlord, card: string): Promise<string>;
}

export function stepsOfCards({ commerce }: Pick<PaymentSite, 'commerce'>): CardSteps {
  const steps: CardSteps = {
    own: async ({ as }) => (await commerce.get(path, { as })).body.paymentMethod as PaymentMethod | null,
    start: ({ as }, ip) => commerce.post(`${path}/setup`, { as, ...(ip ? { ip } : {}) }),
    async open(landlord, ip) {
      const { body } = await steps.start(landlord, ip);
      return String(body.payment.clientSecret).split('_secret_')[0] ?? '';
    },
    confirm: ({ as }, card) => commerce.post('/ecommerce/sandbox/confirm', { as, body: { card } }),
    authenticate: ({ as }, outcome) => commerce.post('/ecommerce/sandbox/authenticate', { as, body: { outcome } }),
    save: ({ as }) => commerce.post(path, { as }),
    remove: ({ as }) => commerce.delete(path, { as }),
    async saved(landlord, card) {
      const setup = await steps.open(landlord);
      await steps.confirm(landlord, card);
      await steps.save(landlord);
      return setup;
    },
  };
  return steps;
}
