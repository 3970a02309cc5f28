import { ServiceConfig } from '@porchlight/service-kit';
import { IsInt, Max, Min } from 'class-validator';

/** What catalog reads from its environment beside what every service does. */
export class CatalogConfig extends ServiceConfig {
  /** Connections for searches: about two for each core of the database. */
  @IsInt() @Min(1) @Max(64) searchPool = 4;
}
