import type { Language } from '@porchlight/contracts';
import { formatMessage, messagesIn, type MessageCatalog } from '@porchlight/messages';
import type { TemplateValues } from './template-values.ts';

/** Formats the messages of a mail with its values. */
export class MailFormatter {
  readonly #messages: Readonly<Record<string, string>>;

  constructor(
    private readonly catalog: MessageCatalog,
    private readonly language: Language,
    private readonly values: TemplateValues,
  ) {
    this.#messages = messagesIn(catalog, language);
  }

  /** Returns the formatted message of a key; undefined when the catalog lacks it or a value of it is missing. */
  format(key: string): string | undefined {
    const message = this.#messages[key];
    if (message === undefined || !this.#hasValuesOf(message)) return undefined;
    return formatMessage(this.catalog, this.language, key, this.values);
  }

  /** Returns the formatted messages whose keys begin with a prefix, without those that lack a value. */
  formatAll(prefix: string): string[] {
    return Object.keys(this.#messages)
      .filter((key) => key.startsWith(prefix))
      .map((key) => this.format(key))
      .filter((paragraph): paragraph is string => paragraph !== undefined);
  }

  #hasValuesOf(message: string): boolean {
    return [...message.matchAll(/\{(\w+)[,}]/gu)].every(
      ([, name = '']) => Object.hasOwn(this.values, name) && this.values[name] !== '',
    );
  }
}
