import { ServiceConfig } from '@porchlight/service-kit';
import {
  IsBoolean,
  IsFQDN,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

/** Settings of catalog, in addition to those of every service. */
export class CatalogConfig extends ServiceConfig {
  /** Connections for searches: about two per CPU core of the database. */
  @IsInt() @Min(1) @Max(64) searchPool = 4;
  /** URL of a streaming replica for searches; while it does not respond they use `databaseUrl`. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/[^\s]+$/, {
    message: 'databaseReplicaUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseReplicaUrl?: string;
  /** Whether photos of demo listings are rendered in advance where the demo is seeded; off by default in tests. */
  @IsOptional() @IsIn(['on', 'off']) photoFill?: 'on' | 'off';

  /** Whether alerts run on schedule; off by default in tests. Turn off in environments that must not send mail. */
  @IsOptional() @IsIn(['on', 'off']) alerts?: 'on' | 'off';

  /** Domain of the addresses that take answers to mails. Without it no mail takes answers. */
  @IsOptional() @IsFQDN({ require_tld: false }) @MaxLength(200) relayDomain?: string;
  /** Port of the SMTP listener that receives answers; 0 is any free port. */
  @IsInt() @Min(0) @Max(65_535) relayPort = 2525;
  /** Name under which the receiving mail server writes `Authentication-Results`; without it these are not read. */
  @IsOptional() @IsString() @MaxLength(200) relayAuthServer?: string;

  /** Origins, separated by commas, that feeds are fetched from though they are not public. Refused in production. */
  @IsOptional()
  @Matches(/^https?:\/\/[^\s/,]+(,https?:\/\/[^\s/,]+)*$/, {
    message: 'localFeedOrigins must be origins like http://localhost:8080, separated by commas',
  })
  localFeedOrigins?: string;

  /**
   * Bucket for uploaded files. With it the region and the keys are required; without it they are stored in `dataDir`.
   */
  @IsOptional()
  @Matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
    message: 's3Bucket must be the name of a bucket, like porchlight-files',
  })
  s3Bucket?: string;
  @IsOptional()
  @Matches(/^[a-z\d-]{1,40}$/, { message: 's3Region must be a region, like ca-central-1' })
  s3Region?: string;
  @IsOptional() @IsString() @MaxLength(200) s3AccessKeyId?: string;
  @IsOptional() @IsString() @MaxLength(200) s3SecretAccessKey?: string;
  /** Address of a server other than Amazon's. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  s3Endpoint?: string;
  /** Whether URLs contain the bucket in their path, which most servers other than Amazon's need. */
  @IsBoolean() s3PathStyle = false;
  /** Whether the SDK sends checksums where the server supports them, or only where an operation requires them. */
  @IsIn(['required', 'supported']) s3Checksums: 'required' | 'supported' = 'required';

  get feedOrigins(): readonly string[] {
    return this.localFeedOrigins?.split(',') ?? [];
  }
  get runsAlerts(): boolean {
    return (this.alerts ?? (this.nodeEnv === 'test' ? 'off' : 'on')) === 'on';
  }
  get fillsPhotos(): boolean {
    return this.seed === 'demo' && (this.photoFill ?? (this.nodeEnv === 'test' ? 'off' : 'on')) === 'on';
  }
}
