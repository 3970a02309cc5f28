import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getCreditBundles, type CreditBundlesAnswer } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { CreditBundlesService } from './credit-bundles.service.ts';

/** What credits cost. */
@Controller()
export class CreditBundlesController {
  constructor(private readonly bundles: CreditBundlesService) {}

  @Handle(getCreditBundles)
  async list(@Input() { query }: InputOf<typeof getCreditBundles>): Promise<CreditBundlesAnswer> {
    return { creditBundles: await this.bundles.onSale(query.lang ?? 'en-CA') };
  }
}
