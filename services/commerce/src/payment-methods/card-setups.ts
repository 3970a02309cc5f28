import { Injectable } from '@nestjs/common';
import type { CardSetupResult, CardSetupStarted, SandboxCard } from '@porchlight/contracts/commerce';
import { changedCount, notFound, SqlPool } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { LandlordCompanies } from '../landlords/landlord-companies.ts';
import { CardProvider, type CardSetup } from '../payments/card-provider.ts';
import { declineReasonOf } from '../payments/decline-reasons.ts';
import { DeclinedPayments } from '../payments/declined-payments.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { messages } from './messages.ts';
import { PaymentCustomers } from './payment-customers.ts';
import { SavedCards } from './saved-cards.ts';

const openSql = `
  update payment_customer set setup_id = $3, is_setup_open = true
  where company_id = $1 and setups = $2 and not is_setup_open`;
// A setup is closed once: only then its card is stored.
// @mutation card-setup
const closeSql = `
  update payment_customer set is_setup_open = false, setups = setups + 1
  where company_id = $1 and setup_id = $2 and is_setup_open`;

/** Landlord at an address. */
export interface Payer {
  readonly personId: string;
  readonly ip: string;
}

/** Saves cards without a payment. */
@Injectable()
export class CardSetups {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: SqlPool,
    private readonly companies: LandlordCompanies,
    private readonly customers: PaymentCustomers,
    private readonly cards: SavedCards,
    private readonly provider: CardProvider,
    private readonly payments: PaymentProvider,
    private readonly declined: DeclinedPayments,
  ) {}

  /** Starts a setup, or continues the one that is open. The provider is called outside of any transaction. */
  async start({ personId, ip }: Payer): Promise<CardSetupStarted> {
    const { companyId } = await this.companies.require(personId);
    await this.declined.requireFew(companyId, ip);
    const setup = (await this.#findOpen(companyId)) ?? (await this.#create(companyId));
    await this.declined.remember(setup.id, ip);
    return { payment: this.payments.confirmationOf(setup) };
  }

  /** Verifies the last setup of a landlord's company with the provider, and stores its card. Throws 404 without one. */
  async verify(personId: string): Promise<CardSetupResult> {
    const { companyId } = await this.companies.require(personId);
    const setup = await this.provider.findSetup(await this.#lastOf(companyId));
    await this.#settle(companyId, setup);
    return { ...progressOf(setup), paymentMethod: await this.cards.own(personId) };
  }

  /** Brings a setup to its state at the provider. Returns its company; undefined when it is not of this site. */
  async settle(setupId: string): Promise<string | undefined> {
    const setup = await this.provider.findSetup(setupId);
    const companyId = setup.customerId && (await this.customers.companyOf(setup.customerId));
    if (!companyId) return undefined;
    await this.#settle(companyId, setup);
    return companyId;
  }

  /** Ends a setup that is open, so that no more cards can be tried with it. */
  async end(setupId: string): Promise<void> {
    if (isOpen(await this.provider.findSetup(setupId))) await this.provider.cancelSetup(setupId);
  }

  async confirmInSandbox(personId: string, card: SandboxCard): Promise<void> {
    await this.provider.confirmInSandbox(await this.#ownLast(personId), card);
  }

  async authenticateInSandbox(personId: string, outcome: 'succeeded' | 'failed'): Promise<void> {
    await this.provider.authenticateInSandbox(await this.#ownLast(personId), outcome);
  }

  async #ownLast(personId: string): Promise<string> {
    const { companyId } = await this.companies.require(personId);
    return this.#lastOf(companyId);
  }

  async #lastOf(companyId: string): Promise<string> {
    const setupId = (await this.customers.find(companyId))?.setupId;
    if (!setupId) throw notFound(messages.noSetup);
    return setupId;
  }

  /** Returns the open setup of a company; one that ended at the provider is closed here. */
  async #findOpen(companyId: string): Promise<CardSetup | undefined> {
    const customer = await this.customers.find(companyId);
    if (!customer?.setupId || !customer.isSetupOpen) return undefined;
    const setup = await this.provider.findSetup(customer.setupId);
    if (isOpen(setup)) return setup;
    await this.#settle(companyId, setup);
    return undefined;
  }

  async #create(companyId: string): Promise<CardSetup> {
    const { providerId, setups } = await this.customers.require(companyId);
    const setup = await this.provider.startSetup(providerId, `setup:${companyId}:${setups}`);
    await this.pool.execute('open_card_setup', openSql, [companyId, setups, setup.id]);
    return setup;
  }

  async #settle(companyId: string, setup: CardSetup): Promise<void> {
    if (isOpen(setup)) return;
    await this.dataSource.transaction(async (manager) => {
      const isClosed = (await changedCount(manager, closeSql, [companyId, setup.id])) === 1;
      if (!setup.card) return;
      if (isClosed) await this.cards.store(manager, companyId, setup.card);
      else await this.cards.discard(manager, setup.card.id);
    });
  }
}

const isOpen = ({ status }: CardSetup) => status !== 'succeeded' && status !== 'canceled';

function progressOf({ status, declineCode }: CardSetup): Pick<CardSetupResult, 'state' | 'decline'> {
  if (status === 'succeeded') return { state: 'saved' };
  if (status === 'canceled') return { state: 'ended' };
  if (status === 'requires_action') return { state: 'action' };
  return declineCode === undefined ? { state: 'open' } : { state: 'declined', decline: declineReasonOf(declineCode) };
}
