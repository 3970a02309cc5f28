import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { IsCount } from '../input/fields.ts';

const listExportStates = ['none', 'running', 'ready', 'failed'] as const;
/** The caller's file of a list that is written in the background; at most one of each list. */
export class ListExport {
  @IsIn(listExportStates) state!: (typeof listExportStates)[number];
  /** Number of records written so far. Like the other fields absent for `none`. */
  @IsOptional() @IsCount() written?: number;
  @IsOptional() @IsCount() total?: number;
  /** Time at which the file is removed. */
  @IsOptional() @IsISO8601() expiresAt?: string;
}
