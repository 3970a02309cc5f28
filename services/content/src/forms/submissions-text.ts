import type { Language } from '@porchlight/contracts';
import { messageTopics, type FormSubmission } from '@porchlight/contracts/content';
import { defineMessages, formatMessage } from '@porchlight/messages';
import { csvText } from '@porchlight/service-kit';
import { mailMessages } from './mail-messages.ts';

const texts = defineMessages({
  en: {
    sentAt: 'Sent (UTC)',
    name: 'Name',
    email: 'Email',
    topic: 'Topic',
    message: 'Message',
    page: 'Page',
    language: 'Language',
    isSuspect: 'Suspect',
    handledAt: 'Handled (UTC)',
    yes: 'Yes',
  },
  fr: {
    sentAt: 'Envoyé (UTC)',
    name: 'Nom',
    email: 'Courriel',
    topic: 'Sujet',
    message: 'Message',
    page: 'Page',
    language: 'Langue',
    isSuspect: 'Suspect',
    handledAt: 'Traité (UTC)',
    yes: 'Oui',
  },
});
const columns = ['sentAt', 'name', 'email', 'topic', 'message', 'page', 'language', 'isSuspect', 'handledAt'] as const;

/** Returns submissions as CSV, with times in UTC. */
export const submissionsText = (submissions: readonly FormSubmission[], language: Language): string =>
  csvText(
    submissions.map(({ answers, isSuspect, ...submission }) => ({
      ...submission,
      ...answers,
      topic: topicIn(answers.topic, language),
      isSuspect: isSuspect ? formatMessage(texts, language, 'yes') : '',
    })),
    { columns: columns.map((key) => ({ key, header: formatMessage(texts, language, key) })) },
  );

/** Returns the name of a topic; one that the form no longer offers stays as it was stored. */
function topicIn(topic: string, language: Language): string {
  const known = messageTopics.find((one) => one === topic);
  return known ? formatMessage(mailMessages, language, known) : topic;
}
