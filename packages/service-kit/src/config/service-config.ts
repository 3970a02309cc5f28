import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min, MinLength } from 'class-validator';
import { ProcessConfig } from './process-config.ts';

const urlOptions = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/**
 * Configuration that every service reads from its environment at start: `servicePort` is `SERVICE_PORT`. Services
 * extend it.
 */
export class ServiceConfig extends ProcessConfig {
  /** Number of connections for hot reads; entities use `entityPool`. */
  @IsInt() @Min(1) @Max(200) databasePool = 10;
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
  /**
   * Milliseconds between reporting "not ready" and closing the server, so that load balancers stop sending requests.
   * 5,000 in production.
   */
  @IsOptional() @IsInt() @Min(0) @Max(60_000) shutdownDelayMs?: number;
  /** Folder for files that a service generates, such as rendered photos. */
  @IsOptional() @IsString() dataDir?: string;
}
