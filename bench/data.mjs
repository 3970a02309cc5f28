// `npm run bench -- data --homes 10000,100000`: creates the databases of the bench and prints their sizes.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { Progress } from '../packages/tooling/src/run/terminal/progress.mjs';
import { prepareDatabases } from './data/databases.mjs';
import { importProductCode } from './data/product.mjs';
import { startBenchServer } from './environment/bench-server.mjs';
import { readBenchSettings } from './settings.mjs';
import { Report } from './report/report.mjs';
import { reportSizes } from './report/sizes.mjs';

/** Creates missing or outdated databases and reports their sizes. */
export async function createDatabases(root, args) {
  const settings = readBenchSettings(root, args);
  const progress = new Progress();
  const print = (output) => progress.print(output);
  await buildServices(root);
  const server = await startBenchServer(settings.dataDir, print);
  try {
    reportSizes(
      new Report({ root, title: 'Data', print }),
      await prepareDatabases({ ...settings, server, product: await importProductCode(root), progress }),
    );
  } finally {
    await server.stop();
  }
}
