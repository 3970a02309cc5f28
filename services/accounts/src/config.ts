import { ServiceConfig } from '@porchlight/service-kit';
import { IsBoolean, IsOptional, IsString, IsUrl, Matches, MinLength } from 'class-validator';

/** Configuration of accounts in addition to the common service configuration. */
export class AccountsConfig extends ServiceConfig {
  /**
   * Secret mixed into every password hash and never stored in the database. Comma-separated during rotation, newest
   * first.
   */
  @MinLength(32) passwordPepper!: string;
  /**
   * Key for the hashes of suppressed mail addresses, which outlive accounts. Must never be rotated, or all suppressions
   * are lost.
   */
  @MinLength(32) addressKey!: string;
  /**
   * Secret that encrypts the documents of account reviews. Comma-separated during rotation, newest first: an old one is
   * needed as long as documents from before it are stored.
   */
  @MinLength(32) documentKey!: string;
  /** URL of the SMTP server: `smtps://name:password@mail.example.com`. */
  @IsOptional() @IsUrl({ require_tld: false, require_protocol: true, protocols: ['smtp', 'smtps'] }) smtpUrl?: string;
  /** Sender of all mail: `Porchlight <hello@example.com>`. */
  @IsOptional() @IsString() @Matches(/^[^\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/) mailFrom?: string;
  /** Stores all mail in the readable outbox instead of sending it. Must be set explicitly in production. */
  @IsOptional() @IsBoolean() mailOutbox?: boolean;
  /** Opens the mail outbox to guests, for the demo. Refused in production. */
  @IsBoolean() mailOutboxOpen = false;
  /**
   * Address of a range look-up of leaked passwords: `https://api.pwnedpasswords.com/range/`. It gets the first 5 of 40
   * digits of a password's SHA-1, never the password. Without it only the built-in lists are used.
   */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  breachedPasswordsUrl?: string;
  /** False lifts the limit of logins from one IP address, for tests. Refused in production. */
  @IsBoolean() rateLimits = true;
  /** Mails users that support viewed their account. */
  @IsBoolean() viewAsMail = true;
  /** Public origin of the site, for links in mail. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  publicOrigin?: string;
}
