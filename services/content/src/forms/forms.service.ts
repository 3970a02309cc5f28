import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { ContactMessage, FormAnswer } from '@porchlight/contracts/content';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated/translated.ts';

const words = {
  formNotFound: { en: 'This form is closed.', fr: 'Ce formulaire est fermé.' },
  keyTaken: {
    en: 'This message was already sent with other words. Reload the page to write a new one.',
    fr: 'Ce message a déjà été envoyé avec d’autres mots. Rechargez la page pour en écrire un nouveau.',
  },
};
// Reading the fields alone takes longer.
const shortestMs = 3000;
const isSuspect = ({ website, openForMs }: ContactMessage) => Boolean(website) || openForMs < shortestMs;

/** What people send us. It is stored before anything else happens to it, and waits there for its readers. */
@Injectable()
export class FormsService {
  constructor(private readonly pool: SqlPool) {}

  async take(formKey: string, message: ContactMessage, language: Language): Promise<FormAnswer> {
    const form = await this.pool.row<{ confirmation: Translated }>(
      'form_open',
      'select confirmation from form where key = $1 and is_open',
      [formKey],
    );
    if (!form) throw notFound(words.formNotFound, 'form-not-found');
    const { key, page, website: _, openForMs: __, ...answers } = message;
    // A suspect message is thanked for like any other: a program learns nothing, and a person loses nothing.
    const stored = await this.pool.touch(
      'form_submission_take',
      `
      insert into form_submission (key, form_key, answers, language, page, is_suspect) values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing`,
      [key, formKey, JSON.stringify(answers), language, page ?? null, isSuspect(message)],
    );
    if (stored === 0 && !(await this.#isSame(key, formKey, answers)))
      throw new Problem(409, 'key-taken', words.keyTaken);
    return { message: textIn(form.confirmation, language) };
  }

  /** Whether the message under a key is this one: then it was only sent twice. */
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
