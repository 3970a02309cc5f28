import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ContactMessage, FormResponse } from '@porchlight/contracts/content';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated.ts';
import { messages } from './messages.ts';

// Reading the fields alone takes longer than this.
const minFillMs = 3000;
const isSuspect = ({ website, openForMs }: ContactMessage) => Boolean(website) || openForMs < minFillMs;

/** Stores form submissions before any further processing. */
@Injectable()
export class FormsService {
  constructor(private readonly pool: SqlPool) {}

  async submit(formKey: string, message: ContactMessage, language: Language): Promise<FormResponse> {
    const form = await this.pool.row<{ confirmation: Translated }>(
      'form_open',
      'select confirmation from form where key = $1 and is_open',
      [formKey],
    );
    if (!form) throw notFound(messages.formNotFound, 'form-not-found');
    const { key, page, website: _, openForMs: __, ...answers } = message;
    // A suspect submission gets the same response, so that bots learn nothing and real messages are not lost.
    const stored = await this.pool.execute(
      'form_submission_take',
      `
      insert into form_submission (key, form_key, answers, language, page, is_suspect) values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing`,
      [key, formKey, JSON.stringify(answers), language, page ?? null, isSuspect(message)],
    );
    if (stored === 0 && !(await this.#isSame(key, formKey, answers)))
      throw new Problem(409, 'key-taken', messages.keyTaken);
    return { message: textIn(form.confirmation, language) };
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
