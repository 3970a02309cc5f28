import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ContactMessage, FormResponse } from '@porchlight/contracts/content';
import { formatMessage } from '@porchlight/messages';
import { notFound, Outbox, Problem, SqlPool } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { textIn, type Translated } from '../translated.ts';
import { mailMessages } from './mail-messages.ts';
import { messages } from './messages.ts';

interface OpenForm {
  readonly key: string;
  readonly label: string;
  readonly recipients: readonly string[];
  readonly confirmation: Translated;
}

// Staff read English; the message is mailed as it was written.
const staffLanguage = 'en-CA';
const storeSql = `
  insert into form_submission (key, form_key, answers, language, page, is_suspect, state)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`;

/** Stores form submissions and mails them to the recipients of the form. */
@Injectable()
export class FormsService {
  constructor(
    private readonly pool: SqlPool,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async submit(formKey: string, message: ContactMessage, language: Language): Promise<FormResponse> {
    const form = await this.pool.row<OpenForm>(
      'form_open',
      'select key, label, recipients, confirmation from form where key = $1 and is_open',
      [formKey],
    );
    if (!form) throw notFound(messages.formNotFound, 'form-not-found');
    const { key, page, website, ...answers } = message;
    const isStored = await this.dataSource.transaction(async (manager) => {
      const [stored] = await manager.query<{ id: string }[]>(storeSql, [
        key,
        formKey,
        JSON.stringify(answers),
        language,
        page ?? null,
        Boolean(website),
        form.recipients.length > 0 ? 'mailed' : 'waiting',
      ]);
      if (stored) await this.#mail(manager, form, { id: stored.id, message });
      return stored !== undefined;
    });
    if (!isStored && !(await this.#isSame(key, formKey, answers)))
      throw new Problem(409, 'key-taken', messages.keyTaken);
    return { message: textIn(form.confirmation, language) };
  }

  /** Mails a submission to the recipients; one that a bot may have sent is mailed with a warning, never lost. */
  async #mail(
    manager: EntityManager,
    { label, recipients }: OpenForm,
    {
      id,
      message: { name, email, topic, message, page, website },
    }: { readonly id: string; readonly message: ContactMessage },
  ): Promise<void> {
    for (const recipient of recipients)
      await this.outbox.emit(manager, 'mail.requested', {
        template: 'contact-message',
        key: `contact-message:${id}:${recipient}`.slice(0, 200),
        email: recipient,
        language: staffLanguage,
        words: {
          form: label,
          senderName: name,
          senderEmail: email,
          topic: formatMessage(mailMessages, staffLanguage, topic),
          message,
          ...(website ? { careful: formatMessage(mailMessages, staffLanguage, 'careful') } : {}),
          ...(page ? { path: page } : {}),
        },
      });
  }

  /** Returns whether the stored submission has the same content, so that the request is a retry. */
  async #isSame(key: string, formKey: string, answers: object): Promise<boolean> {
    return (
      (await this.pool.row(
        'form_submission_same',
        'select from form_submission where key = $1 and form_key = $2 and answers = $3::jsonb',
        [key, formKey, JSON.stringify(answers)],
      )) !== undefined
    );
  }
}
