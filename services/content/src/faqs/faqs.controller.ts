import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { listFaqs, type FaqsResponse } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { FaqsService } from './faqs.service.ts';

/** Frequently asked questions. */
@Controller()
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  @Handle(listFaqs)
  async list(@Input() { query }: InputOf<typeof listFaqs>): Promise<FaqsResponse> {
    return { faqs: await this.faqs.all(query.lang ?? 'en-CA') };
  }
}
