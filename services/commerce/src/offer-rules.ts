import { Injectable } from '@nestjs/common';
import { defineMessages, messageReferences } from '@porchlight/messages';
import type { ResourceEntity, ResourceRules } from '@porchlight/service-kit';
import { endsTooEarly, refuseFields } from './field-faults.ts';

const messages = messageReferences(
  defineMessages({
    en: { noPrice: 'Enter a price in at least one currency.' },
    fr: { noPrice: 'Entrez un prix dans au moins une devise.' },
  }),
);

/** Bundle or plan with its prices. */
interface Offer extends ResourceEntity {
  readonly priceCadCents: number | null;
  readonly priceUsdCents: number | null;
  readonly validFrom: Date;
  readonly validTo: Date | null;
}

/** Requires a price, and an end after the start. */
@Injectable()
export class OfferRules implements ResourceRules<Offer> {
  beforeSave({ priceCadCents, priceUsdCents, validFrom, validTo }: Offer): void {
    refuseFields({
      priceCadCents: (priceCadCents ?? priceUsdCents) ? undefined : messages.noPrice,
      validTo: endsTooEarly(validFrom, validTo),
    });
  }
}
