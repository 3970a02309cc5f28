import { IsBoolean, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { InvalidConfigError, ServiceConfig } from '@porchlight/service-kit';

const origin = /^https?:\/\/[^\s/]+$/;

/** Environment settings of the gateway, in addition to those of every service. */
export class GatewayConfig extends ServiceConfig {
  /** Folder of the built front end: shell/, areas/, areas.json. */
  @IsString() frontDir = 'dist/front';
  @IsBoolean() rateLimits = true;
  /** Number of reverse proxies in front of the gateway; only that many entries of X-Forwarded-For are trusted. */
  @IsInt() @Min(0) @Max(10) trustProxyHops = 0;
  /** Public origin of the site; otherwise the Host header. Production requires an https origin. */
  @IsOptional()
  @Matches(origin, { message: 'publicOrigin must be an origin like https://porchlight.example' })
  publicOrigin?: string;
  /** Comma-separated origins that may call the API cross-origin; none by default. */
  @IsOptional() @IsString() corsOrigins?: string;
  /** When off, browsers are sent a service worker that deletes its caches and unregisters itself. */
  @IsBoolean() serviceWorker = true;
  /** Key of Stripe's card fields; pages then allow its frames. */
  @IsOptional()
  @Matches(/^pk_(test|live)_\w{10,}$/, { message: 'stripePublishableKey must look like pk_live_…' })
  stripePublishableKey?: string;
  /** Number of threads that render pages. */
  @IsInt() @Min(0) @Max(32) renderWorkers = 2;

  /** URL of the built render worker, when it is not next to this code. */
  @IsOptional() @IsString() renderWorkerFile?: string;

  get allowedOrigins(): ReadonlySet<string> {
    return new Set(
      (this.corsOrigins ?? '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    );
  }
}

/** Validates settings that depend on each other. Throws `InvalidConfigError`. */
export function validateConfig(config: GatewayConfig): void {
  if (config.isProduction && !config.rateLimits)
    throw new InvalidConfigError('RATE_LIMITS must be on in production (given: "off")');
  if (config.isProduction && !config.publicOrigin?.startsWith('https://'))
    throw new InvalidConfigError(
      `PUBLIC_ORIGIN must be the https address of the site in production, like https://porchlight.example (${config.publicOrigin === undefined ? 'not set' : `given: "${config.publicOrigin}"`})`,
    );
  for (const one of config.allowedOrigins)
    if (!origin.test(one))
      throw new InvalidConfigError(
        `CORS_ORIGINS must be origins like https://porchlight.example, with commas (given: "${one}")`,
      );
}
