import { ArrayMaxSize, ArrayUnique, IsArray, IsNumber, IsOptional, IsString, Length } from 'class-validator';
import { IsCount, IsSlug } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { IsEast, IsNorth } from './degrees.ts';
import { maxLocationAliases, maxLocationIntro, maxLocationName } from './location-values.ts';
import { provinceResource } from './provinces.resource.ts';

export class MetroAreaInput {
  @IsString() @Length(1, maxLocationName) name!: string;
  @IsString() @Length(1, maxLocationName) nameFr!: string;
  /** Path segment: `/homes/{province}/{slug}`; ends in `-area`. The former address redirects to the new one. */
  @IsSlug() slug!: string;
  /** Id of the province of its largest city. */
  @IsString() @Length(1, 10) province!: string;
  /** Other spellings that people search by. */
  @IsArray()
  @ArrayMaxSize(maxLocationAliases)
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, maxLocationName, { each: true })
  aliases!: string[];
  /** Bounds, in degrees. */
  @IsNorth() north!: number;
  @IsNorth() south!: number;
  @IsEast() west!: number;
  @IsEast() east!: number;
  /** Rich text; null: a sentence with the number of listings. */
  @IsNullable() @IsTranslated(maxLocationIntro) intro?: TranslatedText | null;
}
export class MetroAreaRecord extends ResourceRecord {
  @IsString() name!: string;
  @IsString() nameFr!: string;
  @IsString() slug!: string;
  @IsString() province!: string;
  @IsString() provinceName!: string;
  @IsArray() @IsString({ each: true }) aliases!: string[];
  @IsNumber() north!: number;
  @IsNumber() south!: number;
  @IsNumber() west!: number;
  @IsNumber() east!: number;
  /** Sanitized HTML. */
  @IsOptional() @IsTranslated(maxLocationIntro) intro?: TranslatedText;
  @IsCount() cities!: number;
  /** Public listings at the last count. */
  @IsCount() listings!: number;
  /** Path of its public page. */
  @IsString() url!: string;
}
/** Metro areas, at `/admin/metro-areas`. One with cities cannot be removed: 409 `metro-area-in-use`. */
export const metroAreaResource = defineResource({
  service: 'catalog',
  path: '/admin/metro-areas',
  label: 'metroAreas',
  permissions: { view: 'viewCities', create: 'createCities', modify: 'modifyProvinces', remove: 'modifyProvinces' },
  input: MetroAreaInput,
  record: MetroAreaRecord,
  list: {
    columns: ['name', 'province', 'cities', 'listings', 'slug', 'updatedAt'],
    search: ['name', 'nameFr', 'slug'],
    sort: ['name', 'slug', 'updatedAt'],
    filters: { province: 'id' },
  },
  form: [
    { name: 'name', control: 'text' },
    { name: 'nameFr', control: 'text' },
    { name: 'slug', control: 'slug' },
    { name: 'province', control: 'reference', of: () => provinceResource },
    { name: 'aliases', control: 'lines' },
    { name: 'north', control: 'number' },
    { name: 'south', control: 'number' },
    { name: 'west', control: 'number' },
    { name: 'east', control: 'number' },
    { name: 'intro', control: 'translated-rich-text', optional: true, isShort: true },
  ],
});
