import { IsIn, IsInt, IsOptional, IsString, IsUrl, Matches, Max, Min, MinLength } from 'class-validator';

const postgresAddress = /^postgres(ql)?:\/\/[^\s]+$/;
const urlOptions = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/**
 * Configuration that every service reads from its environment at start: `servicePort` is `SERVICE_PORT`. Services
 * extend it.
 */
export class ServiceConfig {
  @IsOptional() @IsIn(['development', 'test', 'production']) nodeEnv = 'development';
  @IsString() serviceHost = '127.0.0.1';
  /** 0: any free port. */
  @IsInt() @Min(0) @Max(65_535) servicePort = 0;
  /** Address of the database, with the role of this service. */
  @Matches(postgresAddress, {
    message: 'databaseUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseUrl!: string;
  /** Number of connections for hot reads; entities use `entityPool`. */
  @IsInt() @Min(1) @Max(200) databasePool = 10;
  @IsInt() @Min(2) @Max(200) entityPool = 6;
  /** JSON: signer of identities (`gateway`, `catalog`, …) → public key, base64 of SPKI DER. */
  @IsString() identityPublicKeys!: string;
  /** Private signing key of this service, base64 of PKCS #8 DER. */
  @IsString() servicePrivateKey!: string;
  /** Secret that signs the links in this service's mails. Comma-separated and newest first during a rotation. */
  @MinLength(32) linkSecret!: string;
  @IsOptional() @IsUrl(urlOptions) catalogUrl?: string;
  @IsOptional() @IsUrl(urlOptions) accountsUrl?: string;
  @IsOptional() @IsUrl(urlOptions) commerceUrl?: string;
  @IsOptional() @IsUrl(urlOptions) contentUrl?: string;
  @IsIn(['demo', 'none']) seed: 'demo' | 'none' = 'none';
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info';
  /** `plain` is for terminals. */
  @IsIn(['json', 'plain']) logFormat: 'json' | 'plain' = 'json';
  /**
   * Milliseconds between reporting "not ready" and closing the server, so that load balancers stop sending requests.
   * 5,000 in production.
   */
  @IsOptional() @IsInt() @Min(0) @Max(60_000) shutdownDelayMs?: number;
  /** Folder for files that a service generates, such as rendered photos. */
  @IsOptional() @IsString() dataDir?: string;

  get isProduction(): boolean {
    return this.nodeEnv === 'production';
  }
}
