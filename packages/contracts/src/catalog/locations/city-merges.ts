import { IsArray, IsBoolean, IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { IsCount } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import { ResourceParams, ResourceVersion } from '../../kernel/resources/resource-classes.ts';
import { route } from '../../kernel/routes/route.ts';
import { CityRecord } from './cities.resource.ts';

const IsCityId = () => Matches(/^[1-9]\d{0,8}$/);
/** City that another one is merged into. */
export class CityMergeQuery {
  @IsString() @IsCityId() into!: string;
}
export class CityMergeBody extends ResourceVersion {
  /** Id and version of the city that stays. */
  @IsString() @IsCityId() into!: string;
  @IsInt() @Min(1) @Max(2_147_483_647) intoVersion!: number;
}
/** Count up to 1,000; with `more` it is a lower bound. */
export class ReferenceCount {
  @IsCount() count!: number;
  @IsBoolean() more!: boolean;
}
/** What a merge moves to the city that stays. */
export class CityMergePreview {
  @Nested(() => CityRecord) into!: CityRecord;
  @Nested(() => ReferenceCount) listings!: ReferenceCount;
  @Nested(() => ReferenceCount) alerts!: ReferenceCount;
  /** Spellings that the city that stays gets. */
  @IsArray() @IsString({ each: true }) aliases!: string[];
}

const merge = { service: 'catalog', access: access.permission('modifyCities'), params: ResourceParams } as const;
const errors = ['not-found', 'same-city', 'merge-target-not-found', 'other-country'] as const;
export const previewCityMerge = route({
  ...merge,
  method: 'GET',
  path: '/admin/cities/:id/merge',
  query: CityMergeQuery,
  response: CityMergePreview,
  errors,
  summary: 'Get what a merge of a city into another one would move',
});
/** The city is no longer listed; its addresses lead to the city that stays. Cannot be undone. */
export const mergeCity = route({
  ...merge,
  method: 'POST',
  path: '/admin/cities/:id/merge',
  body: CityMergeBody,
  response: CityRecord,
  lane: 'write',
  errors: [...errors, 'version-conflict', 'merge-too-large'],
  summary: 'Move listings, alerts and addresses of a city to another one, and remove it',
});
