import { IsIn, IsOptional, IsString } from 'class-validator';

export const floorPlanFormats = ['image', 'pdf'] as const;

/** A floor plan of a listing. */
export class FloorPlan {
  @IsString() id!: string;
  /** Empty when the landlord wrote none. */
  @IsString() label!: string;
  /** Address of a PDF, or of an image of the width 960 as photos have it; absent until the file is processed. */
  @IsOptional() @IsString() url?: string;
  @IsOptional() @IsIn(floorPlanFormats) format?: (typeof floorPlanFormats)[number];
}
