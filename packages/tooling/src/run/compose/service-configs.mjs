import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ServiceConfig } from '@porchlight/service-kit';

import { allServices } from '../../build/site-parts.mjs';
import { root } from '../../root.mjs';

/** The class that each service reads its environment with: the one of its config.ts, else what every service reads. */
export const configs = Object.fromEntries(
  await Promise.all(allServices.map(async (name) => [name, await configOf(name)])),
);

/** Returns the name of the variable of a field: `servicePort` is `SERVICE_PORT`. */
export const variableOf = (field) => field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

async function configOf(service) {
  const path = join(root, 'services', service, 'src/config.ts');
  if (!existsSync(path)) return ServiceConfig;
  return Object.values(await import(path)).find((value) => value.prototype instanceof ServiceConfig);
}
