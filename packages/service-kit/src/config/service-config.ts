import { IsIn, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min, MinLength } from 'class-validator';

const postgresAddress = /^postgres(ql)?:\/\/[^\s]+$/;
const here = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** What every service reads from its environment, once, at boot: `servicePort` is `SERVICE_PORT`. A service extends it. */
export class ServiceConfig {
  @IsOptional() @IsIn(['development', 'test', 'production']) nodeEnv = 'development';
  @IsString() serviceHost = '127.0.0.1';
  /** 0 takes any free port. */
  @IsInt() @Min(0) @Max(65_535) servicePort = 0;
  /** Address of the database with this service's own role. */
  @Matches(postgresAddress, {
    message: 'databaseUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseUrl!: string;
  /** Connections for hot reads; entities have their own `entityPool`. */
  @IsInt() @Min(1) @Max(200) databasePool = 10;
  @IsInt() @Min(2) @Max(200) entityPool = 6;
  /** JSON: who may sign identities (`gateway`, `catalog`, …) → public key, base64 of SPKI DER. */
  @IsString() identityPublicKeys!: string;
  /** This service's own signing key, base64 of PKCS #8 DER. */
  @IsString() servicePrivateKey!: string;
  /** What signs the links of this service's mails; several with commas, newest first, while one is being replaced. */
  @MinLength(32) linkSecret!: string;
  @IsOptional() @IsUrl(here) catalogUrl?: string;
  @IsOptional() @IsUrl(here) accountsUrl?: string;
  @IsOptional() @IsUrl(here) commerceUrl?: string;
  @IsOptional() @IsUrl(here) contentUrl?: string;
  @IsIn(['demo', 'none']) seed: 'demo' | 'none' = 'none';
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info';
  /** `plain` is for a person at a terminal. */
  @IsIn(['json', 'plain']) logFormat: 'json' | 'plain' = 'json';
  /** Milliseconds between "not ready" and closing the door, so that balancers can look away; 5,000 in production. */
  @IsOptional() @IsInt() @Min(0) @Max(60_000) shutdownDelayMs?: number;
  /** Folder for files that a service makes, such as rendered photos. */
  @IsOptional() @IsString() dataDir?: string;

  get isProduction(): boolean {
    return this.nodeEnv === 'production';
  }
}
