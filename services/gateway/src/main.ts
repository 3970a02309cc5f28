import {
  defineService,
  runAsProcess,
  type Environment,
  type RunningService,
  type Service,
} from '@porchlight/service-kit';
import { checkTogether, GatewayConfig } from './config.ts';
import { CreateLimitsAndDrops20261121030000 } from './database/migrations/20261121030000-create-limits-and-drops.ts';
import { gatewayAdapter, setUpHttp } from './gateway-http.ts';
import { GatewayModule } from './gateway.module.ts';

const defined = defineService({
  name: 'gateway',
  module: GatewayModule,
  entities: [],
  migrations: [CreateLimitsAndDrops20261121030000],
  config: GatewayConfig,
  door: 'world',
  adapter: gatewayAdapter,
  async setUp(app, config) {
    checkTogether(config);
    await setUpHttp(app, config);
  },
});

/** Starts the gateway; its port is the public one, `PORT`. */
export const start = (environment: Environment): Promise<RunningService> =>
  defined.start({ ...environment, SERVICE_PORT: environment['PORT'] ?? '8080' });
/** The one public address: API, pages and files. */
export const gateway: Service<GatewayConfig> = { definition: defined.definition, start };

runAsProcess(import.meta.url, gateway);
