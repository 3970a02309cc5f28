import { defineService } from '@porchlight/service-kit';
import { AccountsModule } from './accounts.module.ts';
import { AccountsConfig } from './config.ts';
import { entities } from './database/entities.ts';
import { migrations } from './database/migrations.ts';
import { sowAccounts } from './seed/sow-accounts.ts';

/** People, sessions, roles and permissions. */
export const accounts = defineService({ name: 'accounts', module: AccountsModule, entities, migrations, config: AccountsConfig, seed: sowAccounts });
