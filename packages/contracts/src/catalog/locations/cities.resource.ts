import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsNumber, IsOptional, IsString, Length } from 'class-validator';
import { IsCount, IsSlug } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { IsEast, IsNorth } from './degrees.ts';
import { maxLocationAliases, maxLocationIntro, maxLocationName } from './location-values.ts';
import { metroAreaResource } from './metro-areas.resource.ts';
import { provinceResource } from './provinces.resource.ts';

export class CityInput {
  @IsString() @Length(1, maxLocationName) name!: string;
  @IsString() @Length(1, maxLocationName) nameFr!: string;
  /** Path segment: `/homes/{province}/{slug}`. The former address redirects to the new one. */
  @IsSlug() slug!: string;
  /** Id of the province. */
  @IsString() @Length(1, 10) province!: string;
  /** Id of the metro area. */
  @IsNullable() @IsString() @Length(1, 10) metroArea?: string | null;
  /** Other spellings that people search by. */
  @IsArray()
  @ArrayMaxSize(maxLocationAliases)
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, maxLocationName, { each: true })
  aliases!: string[];
  /** Center, in degrees. */
  @IsNorth() latitude!: number;
  @IsEast() longitude!: number;
  /** Bounds, in degrees. */
  @IsNorth() north!: number;
  @IsNorth() south!: number;
  @IsEast() west!: number;
  @IsEast() east!: number;
  /** Rich text; null: a sentence with the number of listings. */
  @IsNullable() @IsTranslated(maxLocationIntro) intro?: TranslatedText | null;
  /** Among the popular cities, whatever its number of listings. */
  @IsBoolean() isFeatured!: boolean;
}
export class CityRecord extends ResourceRecord {
  @IsString() name!: string;
  @IsString() nameFr!: string;
  @IsString() slug!: string;
  @IsString() province!: string;
  @IsString() provinceName!: string;
  @IsOptional() @IsString() metroArea?: string;
  @IsOptional() @IsString() metroAreaName?: string;
  @IsArray() @IsString({ each: true }) aliases!: string[];
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
  @IsNumber() north!: number;
  @IsNumber() south!: number;
  @IsNumber() west!: number;
  @IsNumber() east!: number;
  /** Sanitized HTML. */
  @IsOptional() @IsTranslated(maxLocationIntro) intro?: TranslatedText;
  @IsBoolean() isFeatured!: boolean;
  /** Public listings at the last count. */
  @IsCount() listings!: number;
  /** Path of its public page. */
  @IsString() url!: string;
}
/** Cities, at `/admin/cities`. One that listings refer to cannot be removed: 409 `city-in-use`. */
export const cityResource = defineResource({
  service: 'catalog',
  path: '/admin/cities',
  label: 'cities',
  permissions: { view: 'viewCities', modify: 'modifyCities', remove: 'modifyCities' },
  input: CityInput,
  record: CityRecord,
  list: {
    columns: ['name', 'province', 'metroArea', 'listings', 'slug', 'updatedAt'],
    search: ['name', 'nameFr', 'slug'],
    sort: ['name', 'slug', 'updatedAt'],
    filters: { province: 'id', metroArea: 'id' },
  },
  form: [
    { name: 'name', control: 'text' },
    { name: 'nameFr', control: 'text' },
    { name: 'slug', control: 'slug' },
    { name: 'province', control: 'reference', of: () => provinceResource },
    { name: 'metroArea', control: 'reference', of: () => metroAreaResource, optional: true },
    { name: 'aliases', control: 'lines' },
    { name: 'latitude', control: 'number' },
    { name: 'longitude', control: 'number' },
    { name: 'north', control: 'number' },
    { name: 'south', control: 'number' },
    { name: 'west', control: 'number' },
    { name: 'east', control: 'number' },
    { name: 'intro', control: 'translated-rich-text', optional: true, isShort: true },
    { name: 'isFeatured', control: 'switch' },
  ],
});
