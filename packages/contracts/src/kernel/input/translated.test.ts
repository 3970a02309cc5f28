import { IsString } from 'class-validator';
import { IsTranslated, translatedFieldsOf, type TranslatedText } from './translated.ts';

class Title {
  @IsString() slug!: string;
  // No other class has a text of this length, so that its class is made by the first read.
  @IsTranslated(123) title!: TranslatedText;
}

it('finds the translated texts of a class that was never read', () =>
  expect(translatedFieldsOf(Title)).toEqual(['title']));
