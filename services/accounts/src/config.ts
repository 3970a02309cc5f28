import { ServiceConfig } from '@porchlight/service-kit';
import { MinLength } from 'class-validator';

/** What accounts reads from its environment beside what every service does. */
export class AccountsConfig extends ServiceConfig {
  /** Goes into every password's hash and never into the database; several with commas, newest first, while one is being replaced. */
  @MinLength(32) passwordPepper!: string;
}
