import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '@porchlight/service-kit';
import { endsTooEarly, refuseFields } from '../field-faults.ts';
import type { EditableCreditBundle } from './editable-credit-bundle.entity.ts';
import { messages } from './messages.ts';

/** Requires a price, and an end after the start. */
@Injectable()
export class CreditBundleRules implements ResourceRules<EditableCreditBundle> {
  beforeSave({ priceCadCents, priceUsdCents, validFrom, validTo }: EditableCreditBundle): void {
    refuseFields({
      priceCadCents: (priceCadCents ?? priceUsdCents) ? undefined : messages.noPrice,
      validTo: endsTooEarly(validFrom, validTo),
    });
  }
}
