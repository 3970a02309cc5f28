import { IsOptional, IsString, MaxLength } from 'class-validator';
import { applyAll } from './compose.ts';

const maxLength = 200;

/** Campaign that brought a visitor: `utm_source`, `utm_medium` and `utm_campaign` of the first page's address. */
export class Utms {
  @IsOptional() @IsString() @MaxLength(maxLength) source?: string;
  @IsOptional() @IsString() @MaxLength(maxLength) medium?: string;
  @IsOptional() @IsString() @MaxLength(maxLength) campaign?: string;
}
/** `gclid` of the first page's address, by which Google Ads recognizes a click. */
export const IsGclid = () => applyAll(IsString(), MaxLength(maxLength));
