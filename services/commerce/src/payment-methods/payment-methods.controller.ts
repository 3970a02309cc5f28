import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  getPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
  startCardSetup,
  type CardSetupResult,
  type CardSetupStarted,
  type PaymentMethodResponse,
} from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { CardRemovals } from './card-removals.ts';
import { CardSetups } from './card-setups.ts';
import { SavedCards } from './saved-cards.ts';

/** Saved card of the calling landlord's company. */
@Controller()
export class PaymentMethodsController {
  constructor(
    private readonly cards: SavedCards,
    private readonly setups: CardSetups,
    private readonly removals: CardRemovals,
  ) {}

  @Handle(getPaymentMethod)
  async get(@Input() _: InputOf<typeof getPaymentMethod>, @CallerOf() caller: Caller): Promise<PaymentMethodResponse> {
    return { paymentMethod: await this.cards.own(requireUser(caller)) };
  }

  @Handle(startCardSetup)
  start(
    @Input() _: InputOf<typeof startCardSetup>,
    @CallerOf() caller: Caller,
    @ClientOf() { ip }: Client,
  ): Promise<CardSetupStarted> {
    return this.setups.start({ personId: requireUser(caller), ip });
  }

  @Handle(savePaymentMethod)
  save(@Input() _: InputOf<typeof savePaymentMethod>, @CallerOf() caller: Caller): Promise<CardSetupResult> {
    return this.setups.verify(requireUser(caller));
  }

  @Handle(removePaymentMethod)
  async remove(
    @Input() _: InputOf<typeof removePaymentMethod>,
    @CallerOf() caller: Caller,
  ): Promise<PaymentMethodResponse> {
    const removed = await this.cards.remove(requireUser(caller));
    if (removed !== undefined) await this.removals.tryToDetach(removed);
    return { paymentMethod: null };
  }
}
