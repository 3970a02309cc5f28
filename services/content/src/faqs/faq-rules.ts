import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import { In, IsNull, type EntityManager } from 'typeorm';
import { sanitizeTranslated } from '../rich-text/rich-text.ts';
import { storableRichText } from '../rich-text/storable-rich-text.ts';
import { Faq, FaqTopic } from './faq.entity.ts';
import { messages } from './messages.ts';

/**
 * Sanitizes the answer of a FAQ when it is saved and when it is shown, requires its topic, and notes the time of its
 * first publication.
 */
@Injectable()
export class FaqRules implements ResourceRules<Faq> {
  async beforeSave(faq: Faq, manager: EntityManager): Promise<void> {
    const hasTopic = await manager.existsBy(FaqTopic, { id: faq.topic, deletedAt: IsNull() });
    if (!hasTopic)
      throw new Problem(422, 'topic-not-found', messages.topicNotFound, {
        errors: { topic: [messages.topicNotFound] },
      });
    faq.answer = storableRichText('answer', faq.answer);
    faq.key ??= anchorOf(faq.question['en-CA']);
    if (faq.state === 'published') faq.publishedAt ??= new Date();
  }

  async present(faqs: readonly Faq[], manager: EntityManager): Promise<object[]> {
    const topics = await manager.findBy(FaqTopic, { id: In(faqs.map(({ topic }) => topic)) });
    const names = new Map(topics.map(({ id, name }) => [id, name]));
    return faqs.map(({ topic }) => ({ topicName: names.get(topic) }));
  }

  presentOne({ answer }: Faq): object {
    return { answer: sanitizeTranslated(answer) };
  }
}

/** Returns the anchor of a question on the page of FAQs; it stays when the question is reworded. */
function anchorOf(question: string): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [...(words ?? []).slice(0, 8), randomBytes(3).toString('hex')].join('-');
}
