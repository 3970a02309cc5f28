import { ArrayMaxSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { maxFoundLandlords, maxLandlordNames } from './internal-limits.ts';

export class NamedLandlords {
  @IsArray() @ArrayMaxSize(maxLandlordNames) @IsUUID(undefined, { each: true }) personIds!: string[];
}
export class LandlordName {
  @IsUUID() personId!: string;
  /** `Leila H.` */
  @IsString() name!: string;
}
export class LandlordNames {
  /** Unknown users are omitted. */
  @ListOf(() => LandlordName, maxLandlordNames) landlords!: LandlordName[];
}
export class LandlordSearchQuery {
  @IsString() @Length(3, 100) search!: string;
}
export class FoundLandlords {
  @IsArray() @ArrayMaxSize(maxFoundLandlords) @IsUUID(undefined, { each: true }) personIds!: string[];
}

const called = { service: 'accounts', access: access.service('catalog') } as const;

/** Called by catalog for the lists of support. */
export const getLandlordNames = route({
  ...called,
  method: 'POST',
  path: '/internal/landlords/names',
  body: NamedLandlords,
  response: LandlordNames,
  summary: 'Get the masked names of landlords',
});
/** Called by catalog for the search of support. */
export const findLandlords = route({
  ...called,
  method: 'GET',
  path: '/internal/landlords/search',
  query: LandlordSearchQuery,
  response: FoundLandlords,
  summary: 'Find landlords by whole email address or phone number, or by the beginnings of words of name and company',
});
