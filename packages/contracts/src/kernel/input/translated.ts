import { IsOptional, IsString, Length } from 'class-validator';
import { applyAll } from './compose.ts';
import { Nested, nestedType } from './nested.ts';
import { fieldsOf } from './read.ts';
import type { Class } from '../routes/route.ts';

/** Text by language. Canadian English is required; a language without a text falls back to it. */
export interface TranslatedText {
  'en-CA': string;
  'fr-CA'?: string;
  'en-US'?: string;
}

const classes = new Map<number, Class<TranslatedText>>();

/** Returns the class of a translated text of at most `max` characters per language. */
function translatedTextOf(max: number): Class<TranslatedText> {
  const known = classes.get(max);
  if (known) return known;
  class Translated implements TranslatedText {
    @IsString() @Length(1, max) 'en-CA'!: string;
    @IsOptional() @IsString() @Length(1, max) 'fr-CA'?: string;
    @IsOptional() @IsString() @Length(1, max) 'en-US'?: string;
  }
  Object.defineProperty(Translated, 'name', { value: `TranslatedText${max}` });
  classes.set(max, Translated);
  return Translated;
}

/**
 * Declares a translated text: `{ 'en-CA': …, 'fr-CA': … }`, at most `max` characters per language. A rich text is a
 * translated text whose values are sanitized HTML of paragraphs, headings from h2, lists and links.
 */
export const IsTranslated = (max: number): PropertyDecorator =>
  applyAll(Nested(() => translatedTextOf(max)) as PropertyDecorator);

/** Returns the names of the translated texts among the fields of a class. */
export function translatedFieldsOf(type: Class): string[] {
  // A class of translated texts is made when it is first read: before `classes` is.
  const types = [...fieldsOf(type).keys()].map((name) => [name, nestedType(type, name)] as const);
  const translated = new Set<Class | undefined>(classes.values());
  return types.flatMap(([name, nested]) => (translated.has(nested) ? [name] : []));
}
