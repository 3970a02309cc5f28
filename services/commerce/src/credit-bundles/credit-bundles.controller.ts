import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getCreditBundles, type CreditBundlesResponse } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { CreditBundlesService } from './credit-bundles.service.ts';

/** Public price list of credit bundles. */
@Controller()
export class CreditBundlesController {
  constructor(private readonly bundles: CreditBundlesService) {}

  @Handle(getCreditBundles)
  async list(@Input() { query }: InputOf<typeof getCreditBundles>): Promise<CreditBundlesResponse> {
    return { creditBundles: await this.bundles.onSale(query.lang ?? 'en-CA') };
  }
}
