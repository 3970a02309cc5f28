import { IsBoolean, IsString, IsUUID } from 'class-validator';

/** The feed that a listing comes from. */
export class ListingFeed {
  @IsUUID() id!: string;
  @IsString() name!: string;
  /** A removed feed is not fetched any more; its homes stay. */
  @IsBoolean() isRemoved!: boolean;
  /** Id of the home in the feed. */
  @IsString() externalId!: string;
  /**
   * Fields that a person edited and that the feed does not overwrite, by name: those of `ListingInput`, `address` and
   * `photos`.
   */
  @IsString({ each: true }) pinnedFields!: string[];
}
