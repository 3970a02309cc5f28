import { IsIn, IsString, Length } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';

const permissions = { view: 'viewFaqs', create: 'createFaqs', modify: 'modifyFaqs', remove: 'modifyFaqs' } as const;
const maxPosition = 10_000;

/** States of a FAQ; a draft is not public. */
export const faqStates = ['draft', 'published'] as const;

export class FaqTopicInput {
  @IsTranslated(120) name!: TranslatedText;
  @IsCount(maxPosition) position!: number;
}
export class FaqTopicRecord extends ResourceRecord {
  @IsTranslated(120) name!: TranslatedText;
  @IsCount() position!: number;
}
/** Topics of FAQs, at `/admin/faq-topics`. A topic with questions cannot be removed: 409 `topic-in-use`. */
export const faqTopicResource = defineResource({
  service: 'content',
  path: '/admin/faq-topics',
  label: 'faqTopics',
  permissions,
  input: FaqTopicInput,
  record: FaqTopicRecord,
  list: { columns: ['name', 'position'], search: ['name'], sort: ['position', 'updatedAt'] },
  form: [
    { name: 'name', control: 'translated-text' },
    { name: 'position', control: 'number' },
  ],
});

export class FaqInput {
  @IsTranslated(300) question!: TranslatedText;
  /** Rich text. */
  @IsTranslated(20_000) answer!: TranslatedText;
  /** Id of the topic. */
  @IsString() @Length(1, 64) topic!: string;
  /** Order inside the topic. */
  @IsCount(maxPosition) position!: number;
  @IsIn(faqStates) state!: (typeof faqStates)[number];
}
export class FaqRecord extends ResourceRecord {
  @IsTranslated(300) question!: TranslatedText;
  /** Sanitized HTML. */
  @IsTranslated(20_000) answer!: TranslatedText;
  @IsString() topic!: string;
  @IsTranslated(120) topicName!: TranslatedText;
  @IsCount() position!: number;
  @IsString() state!: string;
}
/** FAQs, at `/admin/faqs`. */
export const faqResource = defineResource({
  service: 'content',
  path: '/admin/faqs',
  label: 'faqs',
  permissions,
  input: FaqInput,
  record: FaqRecord,
  list: {
    columns: ['question', 'topic', 'position', 'state', 'updatedAt'],
    search: ['question', 'answer'],
    sort: ['topic', 'position', 'updatedAt'],
    filters: { state: faqStates, topic: 'id' },
  },
  form: [
    { name: 'question', control: 'translated-text' },
    { name: 'answer', control: 'translated-rich-text' },
    { name: 'topic', control: 'reference', of: () => faqTopicResource },
    { name: 'position', control: 'number' },
    { name: 'state', control: 'select', values: faqStates },
  ],
});
