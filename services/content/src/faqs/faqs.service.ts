import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { Faq } from '@porchlight/contracts/content';
import { SqlPool } from '@porchlight/service-kit';
import { localizedHtml } from '../rich-text/rich-text.ts';
import { resolvedLanguage, textIn, type Translated } from '../translated.ts';

interface FaqRow {
  key: string;
  topic: Translated;
  question: Translated;
  answer: Translated;
}

/** Lists published questions by topic. */
@Injectable()
export class FaqsService {
  constructor(private readonly pool: SqlPool) {}

  async all(language: Language): Promise<Faq[]> {
    const rows = await this.pool.rows<FaqRow>(
      'faqs',
      'select key, topic, question, answer from published_faq order by topic_position, position, key',
    );
    return rows.map(({ key, topic, question, answer }) => ({
      id: key,
      topic: textIn(topic, language),
      question: textIn(question, language),
      answer: localizedHtml(textIn(answer, language), language),
      lang: resolvedLanguage(answer, language),
    }));
  }
}
