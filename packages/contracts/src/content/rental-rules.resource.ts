import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';

/** Whether a law allows something; `unknown` is not shown. */
export const legalStates = ['unknown', 'true', 'false'] as const;
type LegalState = (typeof legalStates)[number];

export class RentalRulesInput {
  /** Maximum deposit in months of rent, such as `0.5`; empty if the law sets none. */
  @Matches(/^(\d{1,2}(\.\d{1,2})?)?$/) maxDepositMonths!: string;
  @IsIn(legalStates) keyDepositAllowed!: LegalState;
  @IsIn(legalStates) lastMonthAllowed!: LegalState;
  @IsTranslated(600) note!: TranslatedText;
  /** Address of the standard lease; empty if there is none. */
  @MaxLength(300) @Matches(/^(https:\/\/\S+)?$/) leaseUrl!: string;
  @IsTranslated(120) sourceName!: TranslatedText;
  @MaxLength(300) @Matches(/^https:\/\/\S+$/) sourceUrl!: string;
  /** Day on which the rules were last compared with the source: `2026-11-21`. */
  @Matches(/^\d{4}-\d\d-\d\d$/) reviewedAt!: string;
}
export class RentalRulesRecord extends ResourceRecord {
  @IsString() maxDepositMonths!: string;
  @IsString() keyDepositAllowed!: string;
  @IsString() lastMonthAllowed!: string;
  @IsTranslated(600) note!: TranslatedText;
  @IsString() leaseUrl!: string;
  @IsTranslated(120) sourceName!: TranslatedText;
  @IsString() sourceUrl!: string;
  @IsString() reviewedAt!: string;
}
/**
 * Rental rules by the slug of their province, `united-states` for all states: the content blocks
 * `rental-rules.{province}`, edited on the province's page.
 */
export const rentalRulesResource = defineResource({
  service: 'content',
  path: '/admin/rental-rules',
  label: 'rentalRules',
  permissions: { view: 'viewProvinces', modify: 'modifyProvinces' },
  input: RentalRulesInput,
  record: RentalRulesRecord,
  list: { columns: ['reviewedAt'], search: ['note', 'sourceName'], sort: ['reviewedAt', 'updatedAt'] },
  form: [
    { name: 'maxDepositMonths', control: 'text' },
    { name: 'keyDepositAllowed', control: 'select', values: legalStates },
    { name: 'lastMonthAllowed', control: 'select', values: legalStates },
    { name: 'note', control: 'translated-text' },
    { name: 'leaseUrl', control: 'text' },
    { name: 'sourceName', control: 'translated-text' },
    { name: 'sourceUrl', control: 'text' },
    { name: 'reviewedAt', control: 'date' },
  ],
});
