import { Random } from '../random.mjs';
import { leads } from './lead-story.mjs';
import { visitsOf } from './visits.mjs';
import { billing, card, listings, orders, promoCodes, taxRate } from './landlord-story.mjs';

export const demoLandlordEmail = 'landlord@example.com';
const staffEmail = 'admin@example.com';

/**
 * Returns what the company of the demo landlord has bought and used, for the seeds of commerce and of the payment
 * sandbox, which must agree about each payment, and the leads and visits of its listings, for the seed of catalog.
 */
export function demoLandlordFrom({ market, people }) {
  const { id: personId, companyId } = people.people.find(({ email }) => email === demoLandlordEmail);
  const { id: staffId } = people.people.find(({ email }) => email === staffEmail);
  const own = market.homes.filter((home) => home.companyId === companyId);
  const savedCard = { ...card, id: 'pm_porchlightDemo', customerId: 'cus_porchlightDemo' };
  const placed = ordersWithIds();
  return {
    history: {
      companyId,
      personId,
      staffId,
      billing,
      card: savedCard,
      promoCodes,
      listings: listings.map((listing, at) => ({ publicId: own[at].publicId, ...listing })),
      orders: placed,
    },
    payments: { companyId, card: savedCard, payments: placed.map(paymentOf) },
    activity: {
      leads: leads.map(({ listing, ...lead }) => ({
        ...lead,
        publicId: own[listing].publicId,
        email: addressOf(lead),
      })),
      days: visitsOf(listings).map(({ listing, ...day }) => ({ publicId: own[listing].publicId, ...day })),
    },
  };
}

const addressOf = ({ firstName, lastName }) =>
  `${firstName}.${lastName}@example.com`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function ordersWithIds() {
  const random = new Random('landlord');
  return orders.map(({ refund, ...order }, at) => {
    const subtotalCents = order.priceCents - (order.discountCents ?? 0);
    const totalCents = subtotalCents + Math.round(subtotalCents * taxRate);
    return {
      id: random.uuid(),
      attemptId: random.uuid(),
      paymentId: `pi_porchlightDemo${at + 1}`,
      ...order,
      totalCents,
      ...(refund && { refund: refundOf(refund, { id: random.uuid(), totalCents }) }),
    };
  });
}

const refundOf = ({ share, ...refund }, { id, totalCents }) => ({
  id,
  providerId: 're_porchlightDemo1',
  amountCents: Math.round(totalCents * share),
  ...refund,
});

const paymentOf = ({ id, attemptId, paymentId, daysAgo, totalCents, expired, refund }) => ({
  id: paymentId,
  orderId: id,
  attemptId,
  daysAgo,
  amountCents: totalCents,
  isPaid: !expired,
  ...(refund && {
    refund: {
      id: refund.providerId,
      refundId: refund.id,
      daysAgo: refund.daysAgo,
      amountCents: refund.amountCents,
    },
  }),
});
