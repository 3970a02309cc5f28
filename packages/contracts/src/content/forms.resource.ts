import { IsBoolean, IsString } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { AreMailAddresses } from '../kernel/input/mail-addresses.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';

export class SiteFormInput {
  /** Addresses that get a mail for each submission; without one, submissions are stored only. */
  @AreMailAddresses(10) recipients!: string[];
  /** Shown to the sender. */
  @IsTranslated(600) confirmation!: TranslatedText;
}
export class SiteFormRecord extends ResourceRecord {
  @IsString() label!: string;
  @IsString({ each: true }) recipients!: string[];
  @IsTranslated(600) confirmation!: TranslatedText;
  /** False: visitors cannot send it. */
  @IsBoolean() isOpen!: boolean;
  /** Submissions that are neither handled nor suspect; counted up to 1,000. */
  @IsCount(1_000) openSubmissions!: number;
}
/** Forms of the site, at `/admin/forms`. Which forms exist and which fields they have is in the code. */
export const siteFormResource = defineResource({
  service: 'content',
  path: '/admin/forms',
  label: 'siteForms',
  permissions: { view: 'viewForms', modify: 'modifyForms' },
  input: SiteFormInput,
  record: SiteFormRecord,
  list: { columns: ['label', 'recipients', 'updatedAt'], search: ['label'], sort: ['label', 'updatedAt'] },
  form: [
    { name: 'recipients', control: 'lines' },
    { name: 'confirmation', control: 'translated-text' },
  ],
});
