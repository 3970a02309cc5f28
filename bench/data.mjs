// `npm run bench -- data --homes 10000,100000`: makes the databases of the bench and prints their sizes.
import { buildServices } from '../packages/tooling/src/build/build-services.mjs';
import { Progress } from '../packages/tooling/src/run/progress.mjs';
import { prepareDatabases } from './data/databases.mjs';
import { productCode } from './data/product.mjs';
import { startBenchServer } from './house/bench-server.mjs';
import { readBenchSettings } from './settings.mjs';
import { Report } from './tell/report.mjs';
import { tellSizes } from './tell/sizes.mjs';

/** Makes what is missing. */
export async function prove(root, words) {
  const settings = readBenchSettings(root, words);
  const progress = new Progress();
  const say = (said) => progress.say(said);
  await buildServices(root);
  const server = await startBenchServer(settings.dataDir, say);
  try {
    tellSizes(
      new Report({ root, title: 'Data', say }),
      await prepareDatabases({ ...settings, server, product: await productCode(root), progress }),
    );
  } finally {
    await server.stop();
  }
}
