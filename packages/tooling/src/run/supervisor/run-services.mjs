// Process that runs services: `node run-services.mjs catalog gateway …`. It loads their code at once (the slow part),
// notifies the supervisor, and starts each service when its environment arrives.
// It stops when its supervisor ends.
const stopTimeoutMs = 8000;
const names = process.argv.slice(2);
const running = new Map();
let isStopping = false;

const loaded = new Map(await Promise.all(names.map(load)));

async function load(name) {
  return [name, await import(`../../../../../services/${name}/dist/main.js`).catch((error) => fail(name, error))];
}

async function start(name, environment) {
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

async function stop() {
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
process.on('message', (message) => (message.stop ? stop() : start(message.start, message.environment)));
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.send?.({ loaded: names });
