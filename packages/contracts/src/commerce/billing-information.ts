import { IsIn, IsOptional, IsString, IsUUID, Length, ValidateBy, ValidateIf } from 'class-validator';
import { applyAll } from '../kernel/input/compose.ts';
import { Nested } from '../kernel/input/nested.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { IsPhone } from '../kernel/input/person-fields.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { canadianProvinces, type Country } from '../kernel/vocabularies.ts';

/** Codes of the US states and districts. No code is also one of a Canadian province. */
export const usStates: readonly string[] = `
  AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS
  MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY`
  .trim()
  .split(/\s+/);
export const billingProvinces: readonly string[] = [...canadianProvinces, ...usStates];

/** Returns the country of a province or state. */
export const countryOfProvince = (province: string): Country =>
  canadianProvinces.some((code) => code === province) ? 'CA' : 'US';

const postalCodes: Readonly<Record<Country, RegExp>> = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  US: /^\d{5}(-\d{4})?$/,
};
const patternsFor = (province: unknown): readonly RegExp[] =>
  typeof province === 'string' && billingProvinces.includes(province)
    ? [postalCodes[countryOfProvince(province)]]
    : Object.values(postalCodes);
/** A postal code of the country of the field `province`. */
const IsPostalCode = () =>
  applyAll(
    IsString(),
    ValidateBy({
      name: 'postalCodeOfProvince',
      validator: {
        validate: (code, about) =>
          typeof code === 'string' &&
          patternsFor((about?.object as { readonly province?: unknown }).province).some((pattern) =>
            pattern.test(code.trim()),
          ),
      },
    }),
  );

/** Address that a company's orders are billed to; it decides the taxes. */
export class BillingInformation {
  /** Id of the company. */
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsString() phone!: string;
  @IsString() line1!: string;
  @IsOptional() @IsString() line2?: string;
  @IsString() city!: string;
  @IsString() postalCode!: string;
  /** Two-letter code of a Canadian province or US state. */
  @IsString() province!: string;
}
export class BillingInformationResponse {
  /** Null until it is saved for the first time. */
  @ValidateIf((_, value) => value !== null)
  @Nested(() => BillingInformation)
  billingInformation!: BillingInformation | null;
}
/** Replaces the billing information. */
export class BillingInformationChange {
  @IsString() @Length(2, 100) name!: string;
  @IsPhone() phone!: string;
  @IsString() @Length(2, 100) line1!: string;
  @IsNullable() @IsString() @Length(0, 100) line2?: string | null;
  @IsString() @Length(2, 60) city!: string;
  @IsPostalCode() postalCode!: string;
  @IsIn(billingProvinces) province!: string;
}

export const getBillingInformation = route({
  service: 'commerce',
  method: 'GET',
  path: '/ecommerce/billing-information',
  access: access.role('landlord', 'viewBilling'),
  response: BillingInformationResponse,
  summary: "Get the billing address of the caller's company",
});
export const changeBillingInformation = route({
  service: 'commerce',
  method: 'PATCH',
  path: '/ecommerce/billing-information',
  access: access.role('landlord', 'createCheckout'),
  body: BillingInformationChange,
  response: BillingInformationResponse,
  summary: "Replace the billing address of the caller's company",
});
