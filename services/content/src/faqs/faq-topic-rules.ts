import { Injectable } from '@nestjs/common';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Faq, type FaqTopic } from './faq.entity.ts';
import { messages } from './messages.ts';

/** Retains a topic that has questions. */
@Injectable()
export class FaqTopicRules implements ResourceRules<FaqTopic> {
  async beforeDelete({ id }: FaqTopic, manager: EntityManager): Promise<void> {
    if (await manager.existsBy(Faq, { topic: id })) throw new Problem(409, 'topic-in-use', messages.topicInUse);
  }
}
