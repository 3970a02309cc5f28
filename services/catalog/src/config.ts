import { ServiceConfig } from '@porchlight/service-kit';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** What catalog reads from its environment beside what every service does. */
export class CatalogConfig extends ServiceConfig {
  /** Connections for searches: about two for each core of the database. */
  @IsInt() @Min(1) @Max(64) searchPool = 4;
  /** A streaming replica that searches read; without an answer from it they read `databaseUrl`. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/[^\s]+$/, {
    message: 'databaseReplicaUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseReplicaUrl?: string;
  /** Whether pictures of demo homes are drawn ahead in quiet time; tests do not unless they ask. */
  @IsOptional() @IsIn(['on', 'off']) photoFill?: 'on' | 'off';

  /** Whether alerts run by themselves; tests run them when they want to. Off in a house that must send none. */
  @IsOptional() @IsIn(['on', 'off']) alerts?: 'on' | 'off';

  get runsAlerts(): boolean {
    return (this.alerts ?? (this.nodeEnv === 'test' ? 'off' : 'on')) === 'on';
  }
  get fillsPhotos(): boolean {
    return (this.photoFill ?? (this.nodeEnv === 'test' ? 'off' : 'on')) === 'on';
  }
}
