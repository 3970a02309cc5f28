import { ServiceConfig } from '@porchlight/service-kit';

/** What accounts reads from its environment: what every service reads. */
export class AccountsConfig extends ServiceConfig {}
