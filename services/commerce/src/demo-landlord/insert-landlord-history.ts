import type { SeedContext } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { BillingInformation } from '../billing/billing-information.entity.ts';
import type { CommerceConfig } from '../config.ts';
import { CreditPrice } from '../credit-prices/credit-price.entity.ts';
import { PaymentCustomer } from '../payment-methods/payment-customer.entity.ts';
import { StoredPaymentMethod } from '../payment-methods/payment-method.entity.ts';
import { PromoCode } from '../promo-codes/promo-code.entity.ts';
import { DocumentIssuer } from '../tax-receipts/numbering/document-issuer.ts';
import { chargeHistoricDay, type ChargedCompany } from './charge-historic-day.ts';
import { cardOf, insertHistoricOrder, type HistoryTarget } from './insert-historic-order.ts';
import { insertHistoricRefund } from './insert-historic-refund.ts';
import type { LandlordHistory } from './landlord-history.ts';
import { HistoryDays } from './history-days.ts';

const fileUrl = new URL('../../seed/landlord-history.json.gz', import.meta.url);
const midday = 12;
// A history can only come before other movements.
const isNewSql = `
  select last_seq = 1 and not exists (select from purchase_order where company_id = $1) as "isNew"
  from ledger_account where owner_id = $1 and kind = 'wallet' and unit = 'credit'`;
const entitlementSql = `
  update entitlement set enabled_at = $2, activated_on = $3, featured_at = coalesce($4, featured_at), featured_on = $5,
    paid_through = case when enabled then paid_through else $6 end
  where listing_id = $1`;

/**
 * Inserts what the company of the demo landlord has bought and used, in one transaction. Its payments are those of the
 * payment sandbox's seed, so a site with another payment provider has none of it.
 */
export async function insertLandlordHistory({
  config,
  file,
  once,
  outbox,
}: SeedContext<CommerceConfig>): Promise<void> {
  if (config.stripeSecretKey !== undefined || config.paymentSandboxUrl === undefined) return;
  const seed = await file(fileUrl);
  await once(seed.version, async (manager) => {
    const history = await seed.read<LandlordHistory>();
    const [wallet] = await manager.query<{ isNew: boolean }[]>(isNewSql, [history.companyId]);
    if (!wallet?.isNew) return;
    const days = await HistoryDays.read(manager, oldestDayOf(history));
    const target = { manager, history, days, documents: new DocumentIssuer(outbox) };
    await insertCompany(target);
    await insertPromoCodes(target);
    await insertMovements(target);
    await setEntitlements(target);
  });
}

const oldestDayOf = ({ orders, promoCodes }: LandlordHistory): number =>
  Math.max(...orders.map(({ daysAgo }) => daysAgo), ...promoCodes.map(({ startsDaysAgo }) => startsDaysAgo));

async function insertCompany({ manager, history, days }: HistoryTarget): Promise<void> {
  const { companyId, billing, card, orders } = history;
  const since = days.at(orders[0]?.daysAgo ?? 0, midday);
  await manager.insert(BillingInformation, { companyId, ...billing, changedAt: since });
  await manager.insert(PaymentCustomer, { companyId, providerId: card.customerId, createdAt: since });
  await manager.insert(StoredPaymentMethod, {
    companyId,
    providerId: card.id,
    ...cardOf(card),
    postalCode: billing.postalCode,
    savedAt: since,
  });
}

async function insertPromoCodes({ manager, history, days }: HistoryTarget): Promise<void> {
  for (const { code, percent, maxUses, startsDaysAgo, endsDaysAgo } of history.promoCodes)
    await manager.insert(PromoCode, {
      code,
      kind: 'percent',
      value: percent,
      maxUses,
      startsAt: days.at(startsDaysAgo, 0),
      endsAt: endsDaysAgo === undefined ? null : days.at(endsDaysAgo, 0),
      updatedAt: days.at(startsDaysAgo, 0),
    });
}

/** Inserts orders, refunds and charges day by day, because the ledger has the order in which they are posted. */
async function insertMovements(target: HistoryTarget): Promise<void> {
  const { manager, history, days } = target;
  const company = await chargedCompany(manager, history);
  const receiptNumbers = new Map<string, string>();
  for (let daysAgo = oldestDayOf(history); daysAgo >= 0; daysAgo -= 1) {
    await chargeHistoricDay(manager, company, { days, daysAgo });
    for (const order of history.orders) {
      if (order.daysAgo === daysAgo)
        receiptNumbers.set(order.id, (await insertHistoricOrder(target, order))?.number ?? '');
      const { id: orderId, refund } = order;
      const receiptNumber = receiptNumbers.get(orderId) ?? '';
      if (refund?.daysAgo === daysAgo) await insertHistoricRefund(target, { orderId, receiptNumber, refund });
    }
  }
}

async function chargedCompany(manager: EntityManager, history: LandlordHistory): Promise<ChargedCompany> {
  const { companyId, listings, orders } = history;
  const prices = await manager.findOneOrFail(CreditPrice, { where: { currency: 'CAD' }, order: { validFrom: 'DESC' } });
  const included = orders.find(({ membership }) => membership)?.membership?.includedListings ?? 0;
  return { companyId, listings, included, prices };
}

async function setEntitlements({ manager, history, days }: HistoryTarget): Promise<void> {
  for (const { publicId, activated, featured, paused } of history.listings)
    await manager.query(entitlementSql, [
      publicId,
      days.at(activated, midday),
      days.date(activated),
      featured ? days.at(featured.began, midday) : null,
      featured ? days.date(featured.began) : null,
      paused === undefined ? null : days.date(paused),
    ]);
}
