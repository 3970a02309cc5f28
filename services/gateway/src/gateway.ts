import { defineService, type Environment, type RunningService, type Service } from '@porchlight/service-kit';
import { validateConfig, GatewayConfig } from './config.ts';
import { CreateLimitsAndDrops20261121030000 } from './database/migrations/20261121030000-create-limits-and-drops.ts';
import { gatewayAdapter, setUpHttp } from './gateway-http.ts';
import { GatewayModule } from './gateway.module.ts';

const service = defineService({
  name: 'gateway',
  module: GatewayModule,
  entities: [],
  migrations: [CreateLimitsAndDrops20261121030000],
  config: GatewayConfig,
  auth: 'public',
  adapter: gatewayAdapter,
  async setUp(app, config) {
    validateConfig(config);
    await setUpHttp(app, config);
  },
});

/** Starts the gateway on the public port, `PORT`. */
const start = (environment: Environment): Promise<RunningService> =>
  service.start({ ...environment, SERVICE_PORT: environment['PORT'] ?? '8080' });
/** Service definition of the gateway, the single public entry point: API, pages and files. */
export const gateway: Service<GatewayConfig> = { definition: service.definition, start };
