import { addFigure, raceRounds } from '@porchlight/service-kit/testing';
import { startLossySite, type LossySite, type LostMessage, type Purchase, type StepName } from '../site/lossy-site.ts';

let site: LossySite;
beforeAll(async () => {
  site = await startLossySite();
});
afterEach(async () => {
  expect(await site.ledger.violations()).toEqual([]);
});
afterAll(() => site.stop());

/** Buys credits and turns a listing on, with a message lost in one step. Returns whether a message was lost. */
async function buyWithLoss(lossyStep: StepName, lost: LostMessage): Promise<boolean> {
  const purchase = await site.aPurchase();
  let isLost = false;
  const run = async (step: StepName) => {
    if (step === lossyStep) isLost = await site.run(step, purchase, lost);
    else await site.run(step, purchase);
  };
  await run('checkout');
  await site.pay(purchase.orderId);
  await run(lossyStep === 'event' ? 'event' : 'post-checkout');
  await run('enable');
  await requireOnce(purchase);
  return isLost;
}

/** Expects one payment, one receipt and each credit once. */
async function requireOnce({ landlord, orderId, listingId }: Purchase): Promise<void> {
  const { as } = landlord;
  const payments = await site.paymentsOf(orderId);
  const { taxReceipts } = (await site.commerce.get('/elandlord/tax-receipts', { as })).body;
  const charges = await site.commerce.sql('select credits from listing_charge where listing_id = $1', [listingId]);
  expect([payments.map(({ status }) => status), taxReceipts.length, charges, await site.creditsOf(landlord)]).toEqual([
    ['succeeded'],
    1,
    [{ credits: 10 }],
    140,
  ]);
}

// `npm test` tries some messages, the verification suite each.
const stride = process.env.RACE_ROUNDS === undefined ? 12 : 1;

describe('a message that is lost', () => {
  it.each([
    ['checkout', 'database', 'request'],
    ['checkout', 'database', 'response'],
    ['checkout', 'provider', 'request'],
    ['checkout', 'provider', 'response'],
    ['post-checkout', 'database', 'request'],
    ['post-checkout', 'database', 'response'],
    ['post-checkout', 'provider', 'request'],
    ['post-checkout', 'provider', 'response'],
    ['event', 'database', 'request'],
    ['event', 'database', 'response'],
    ['event', 'provider', 'request'],
    ['event', 'provider', 'response'],
    ['enable', 'database', 'request'],
    ['enable', 'database', 'response'],
  ] as const)('during %s, to the %s, the %s: nothing is lost or doubled', async (step, link, loss) => {
    for (const _ of raceRounds(1)) {
      let points = 0;
      while (await buyWithLoss(step, { link, at: 1 + points * stride, loss })) points += 1;
      expect(points).toBeGreaterThan(0);
      addFigure('crash-points', points);
    }
  });
});
