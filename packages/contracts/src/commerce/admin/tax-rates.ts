import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Min, ValidateBy } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';
import { IsDay } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { canadianProvinces, type CanadianProvince } from '../../kernel/vocabularies.ts';
import { maxTaxRates } from '../commerce-limits.ts';

/** Sales taxes of Canada. HST takes the place of GST in its provinces. */
export const taxNames = ['GST', 'HST', 'PST', 'RST', 'QST'] as const;
export type TaxName = (typeof taxNames)[number];

const IsRegistrationNumber = () => applyAll(IsString(), Length(5, 30));

/**
 * Parts per million of the price, in steps of 0.001%: 99,750 is 9.975%. The message states the bounds as percentages.
 */
const IsRatePpm = () =>
  applyAll(
    ValidateBy({
      name: 'isRatePpm',
      validator: { validate: (ppm) => Number.isInteger(ppm) && ppm >= 0 && ppm <= 1_000_000 && ppm % 10 === 0 },
    }),
    IsInt(),
  );

/** By the business day: not begun, in force, ended. */
const taxRateStates = ['planned', 'current', 'past'] as const;

/** Rate of one tax in a province. */
export class ProvinceTaxRate {
  @IsString() id!: string;
  @IsIn(taxNames) name!: TaxName;
  @IsInt() ratePpm!: number;
  /** Whether the tax is charged on credits. */
  @IsBoolean() applies!: boolean;
  /** Number under which the supplier collects the tax, as receipts state it. */
  @IsOptional() @IsString() registrationNumber?: string;
  /** First business day. */
  @IsDay() validFrom!: string;
  /** Last business day; absent: no end. */
  @IsOptional() @IsDay() validTo?: string;
  @IsIn(taxRateStates) state!: (typeof taxRateStates)[number];
}
export class ProvinceTaxRates {
  @IsIn(canadianProvinces) province!: CanadianProvince;
  /** Number of changes; the next one names it. */
  @IsInt() version!: number;
  /** The one that begins last first, at most 100. */
  @ListOf(() => ProvinceTaxRate, maxTaxRates) rates!: ProvinceTaxRate[];
}
export class TaxProvinceParams {
  @IsIn(canadianProvinces) province!: CanadianProvince;
}
export class TaxRateParams extends TaxProvinceParams {
  @IsUUID() id!: string;
}
export class TaxRateVersion {
  /** `version` of the province that the change is based on. */
  @IsInt() @Min(0) version!: number;
}
export class TaxRateInput extends TaxRateVersion {
  @IsIn(taxNames) name!: TaxName;
  @IsRatePpm() ratePpm!: number;
  @IsBoolean() applies!: boolean;
  /** Required of a tax that is charged. */
  @IsNullable() @IsRegistrationNumber() registrationNumber?: string | null;
  /** First business day, tomorrow or later. */
  @IsDay() validFrom!: string;
}
/** Registration number that a rate in force does not have yet. */
export class TaxRegistrationNumber extends TaxRateVersion {
  @IsRegistrationNumber() registrationNumber!: string;
}

const path = '/admin/ecommerce/tax-rates/:province';
const changes = {
  service: 'commerce',
  access: access.permission('modifyCreditBundles'),
  response: ProvinceTaxRates,
  lane: 'write',
} as const;
const conflicts = ['not-found', 'version-conflict'] as const;

export const listTaxRates = route({
  service: 'commerce',
  method: 'GET',
  path,
  access: access.permission('viewEcommerce'),
  params: TaxProvinceParams,
  response: ProvinceTaxRates,
  summary: 'List the past, current and planned tax rates of a province',
});
export const addTaxRate = route({
  ...changes,
  method: 'POST',
  path,
  params: TaxProvinceParams,
  body: TaxRateInput,
  status: 201,
  errors: ['version-conflict'],
  summary: 'Plan a tax rate of a province, which ends the one before',
});
export const changeTaxRate = route({
  ...changes,
  method: 'PATCH',
  path: `${path}/:id`,
  params: TaxRateParams,
  body: TaxRateInput,
  errors: conflicts,
  summary: 'Change a planned tax rate',
});
export const addTaxRegistrationNumber = route({
  ...changes,
  method: 'PATCH',
  path: `${path}/:id/registration-number`,
  params: TaxRateParams,
  body: TaxRegistrationNumber,
  errors: conflicts,
  summary: 'Add the missing registration number of a tax rate in force',
});
export const removeTaxRate = route({
  ...changes,
  method: 'DELETE',
  path: `${path}/:id`,
  params: TaxRateParams,
  body: TaxRateVersion,
  errors: conflicts,
  summary: 'Remove a planned tax rate, so that the one before continues',
});
