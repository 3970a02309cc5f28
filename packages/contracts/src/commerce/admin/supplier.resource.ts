import { IsOptional, IsString, Length } from 'class-validator';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';

/** Id of the only supplier. */
export const supplierId = 'supplier';

export class SupplierInput {
  @IsString() @Length(2, 120) legalName!: string;
  @IsString() @Length(2, 100) addressLine1!: string;
  @IsNullable() @IsString() @Length(2, 100) addressLine2?: string | null;
  @IsNullable() @IsString() @Length(2, 100) addressLine3?: string | null;
}
export class SupplierRecord extends ResourceRecord {
  /** Empty until it is entered; production sells nothing until then. */
  @IsString() legalName!: string;
  @IsString() addressLine1!: string;
  @IsOptional() @IsString() addressLine2?: string;
  @IsOptional() @IsString() addressLine3?: string;
}
/** The company that sells the credits, as receipts state it, at `/admin/suppliers/supplier`. */
export const supplierResource = defineResource({
  service: 'commerce',
  path: '/admin/suppliers',
  label: 'supplier',
  permissions: { view: 'viewEcommerce', modify: 'modifyCreditBundles' },
  input: SupplierInput,
  record: SupplierRecord,
  list: { columns: ['legalName'], search: ['legalName'], sort: ['legalName', 'updatedAt'] },
  form: [
    { name: 'legalName', control: 'text' },
    { name: 'addressLine1', control: 'text' },
    { name: 'addressLine2', control: 'text', optional: true },
    { name: 'addressLine3', control: 'text', optional: true },
  ],
});
