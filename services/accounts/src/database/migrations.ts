import { CreateAccounts20261121010000 } from './migrations/20261121010000-create-accounts.ts';
import { CreateMail20261121110000 } from './migrations/20261121110000-create-mail.ts';

/** In the order in which they run. */
export const migrations = [CreateAccounts20261121010000, CreateMail20261121110000];
