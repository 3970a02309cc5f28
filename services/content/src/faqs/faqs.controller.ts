import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { listFaqs, type FaqsAnswer } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { FaqsService } from './faqs.service.ts';

/** Questions that people ask most. */
@Controller()
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  @Handle(listFaqs)
  async list(@Input() { query }: InputOf<typeof listFaqs>): Promise<FaqsAnswer> {
    return { faqs: await this.faqs.all(query.lang ?? 'en-CA') };
  }
}
