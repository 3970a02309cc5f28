import { ServiceConfig } from '@porchlight/service-kit';
import { IsFQDN, IsOptional, MaxLength } from 'class-validator';

/** Settings of content, in addition to those of every service. */
export class ContentConfig extends ServiceConfig {
  /** Domain of the addresses that take answers to mails; the mail relay in catalog receives them. */
  @IsOptional() @IsFQDN({ require_tld: false }) @MaxLength(200) relayDomain?: string;
}
