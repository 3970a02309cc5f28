// Process that runs services: `node run-services.mjs catalog gateway …`. It loads their code at once (the slow part),
// notifies the supervisor, and starts each service when its environment arrives. Without names it loads the shared
// packages only, which is most of that time, and the services when `load` arrives.
// It stops when its supervisor ends.
const stopTimeoutMs = 8000;
// A file of the build, which does not exist before it.
const sharedPackages = new URL('../../../../service-kit/dist/index.js', import.meta.url);
const loaded = new Map();
const running = new Map();
let isStopping = false;

async function load({ names }) {
  await Promise.all(names.map(loadService));
  process.send?.({ loaded: names });
}

async function loadService(name) {
  loaded.set(name, await import(`../../../../../services/${name}/dist/main.js`).catch((error) => fail(name, error)));
}

async function start({ name, environment }) {
  const service = await loaded
    .get(name)
    .start(environment)
    .catch((error) => fail(name, error));
  running.set(name, service);
  process.send?.({ started: name });
}

async function fail(name, error) {
  console.error(error.stack); // never the error itself: database errors contain user input
  process.send?.({ failed: name, reason: error.message }, () => process.exit(1));
  await new Promise(() => undefined);
}

async function stop({ name }) {
  await running.get(name)?.stop();
  running.delete(name);
  process.send?.({ stopped: name });
}

async function exit() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  // the gateway first, then the services behind it
  await running.get('gateway')?.stop();
  await Promise.all([...running].filter(([name]) => name !== 'gateway').map(([, service]) => service.stop()));
  process.exit(0);
}

process.on('unhandledRejection', (error) => {
  console.error(error?.stack ?? 'unknown failure');
  process.exit(1);
});
const handlers = { load, start, stop, exit };
process.on('message', ({ kind, ...message }) => handlers[kind](message));
process.on('disconnect', exit);
process.on('SIGTERM', exit);

const names = process.argv.slice(2);
if (names.length > 0) await load({ names });
else await import(sharedPackages.href);
