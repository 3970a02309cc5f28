import { ServiceConfig } from '@porchlight/service-kit';
import { IsBoolean, IsOptional, IsString, IsUrl, Matches, MinLength } from 'class-validator';

/** What accounts reads from its environment beside what every service does. */
export class AccountsConfig extends ServiceConfig {
  /** Goes into every password's hash and never into the database; several with commas, newest first, while one is being replaced. */
  @MinLength(32) passwordPepper!: string;
  /** Keys the hashes of mail addresses that outlive an account: who wants no mail. Never replaced, or their wish is forgotten. */
  @MinLength(32) addressKey!: string;
  /** The server that takes our mail: `smtps://name:password@mail.example.com`. */
  @IsOptional() @IsUrl({ require_tld: false, require_protocol: true, protocols: ['smtp', 'smtps'] }) smtpUrl?: string;
  /** Who writes: `Porchlight <hello@example.com>`. */
  @IsOptional() @IsString() @Matches(/^[^\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/) mailFrom?: string;
  /** Keeps all mail in the house, where it can be read, instead of sending it; in production it must be asked for. */
  @IsOptional() @IsBoolean() mailOutbox?: boolean;
  /** Anybody may read the kept mail: a convenience of the demo, refused in production. */
  @IsBoolean() mailOutboxOpen = false;
  /** Where visitors find the site: mails lead there. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  publicOrigin?: string;
}
