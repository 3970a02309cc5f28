import { IsString, Length } from 'class-validator';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';

/** Names of a province; its slug, code and country are fixed. */
export class ProvinceInput {
  @IsString() @Length(1, 80) name!: string;
  @IsString() @Length(1, 80) nameFr!: string;
}
export class ProvinceRecord extends ResourceRecord {
  @IsString() name!: string;
  @IsString() nameFr!: string;
  @IsString() slug!: string;
  @IsString() code!: string;
  @IsString() country!: string;
}
/** Provinces and states, at `/admin/provinces`: neither created nor removed. */
export const provinceResource = defineResource({
  service: 'catalog',
  path: '/admin/provinces',
  label: 'provinces',
  permissions: { view: 'viewProvinces', modify: 'modifyProvinces' },
  input: ProvinceInput,
  record: ProvinceRecord,
  list: {
    columns: ['name', 'nameFr', 'code', 'country', 'updatedAt'],
    search: ['name', 'nameFr', 'code'],
    sort: ['name', 'code', 'updatedAt'],
    filters: { country: ['CA', 'US'] },
  },
  form: [
    { name: 'name', control: 'text' },
    { name: 'nameFr', control: 'text' },
  ],
});
