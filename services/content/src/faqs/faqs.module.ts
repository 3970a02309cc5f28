import { Module } from '@nestjs/common';
import { faqResource, faqTopicResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { Faq, FaqTopic } from './faq.entity.ts';
import { FaqRules } from './faq-rules.ts';
import { FaqTopicRules } from './faq-topic-rules.ts';
import { FaqsController } from './faqs.controller.ts';
import { FaqsService } from './faqs.service.ts';

/** Frequently asked questions. */
@Module({
  imports: [resourceModule(faqResource, Faq, FaqRules), resourceModule(faqTopicResource, FaqTopic, FaqTopicRules)],
  controllers: [FaqsController],
  providers: [FaqsService],
})
export class FaqsModule {}
