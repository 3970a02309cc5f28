import { IsBoolean, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { ConfigRefused, ServiceConfig } from '@porchlight/service-kit';

const origin = /^https?:\/\/[^\s/]+$/;

/** What the gateway reads from its environment besides what every service reads. */
export class GatewayConfig extends ServiceConfig {
  /** Folder of the built front: shell/, areas/, areas.json. */
  @IsString() frontDir = 'dist/front';
  @IsBoolean() rateLimits = true;
  /** How many proxies stand before the gateway; only so many entries of X-Forwarded-For are believed. */
  @IsInt() @Min(0) @Max(10) trustProxyHops = 0;
  /** Address that visitors type, when it is not the Host that they send. */
  @IsOptional()
  @Matches(origin, { message: 'publicOrigin must be an origin like https://porchlight.example' })
  publicOrigin?: string;
  /** Origins that may call the API from elsewhere, with commas; none unless set. */
  @IsOptional() @IsString() corsOrigins?: string;
  /** Off: browsers are told to remove the service worker and all that it kept. */
  @IsBoolean() serviceWorker = true;
  /** Threads that draw pages. */
  @IsInt() @Min(0) @Max(32) renderWorkers = 2;

  /** Where the built worker lies, when it is not beside this code. */
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

/** Stops a boot whose settings are each right but not together. Throws `ConfigRefused`. */
export function checkTogether(config: GatewayConfig): void {
  if (config.isProduction && !config.rateLimits)
    throw new ConfigRefused('RATE_LIMITS must be on in production (given: "off")');
  for (const one of config.allowedOrigins)
    if (!origin.test(one))
      throw new ConfigRefused(
        `CORS_ORIGINS must be origins like https://porchlight.example, with commas (given: "${one}")`,
      );
}
