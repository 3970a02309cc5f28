// The process that runs services: `node house.mjs catalog gateway …`. It loads their code at once (the slow part), tells the
// supervisor, and starts each when its environment arrives. It ends with its supervisor, whatever ended that.
const patienceMs = 8000;
const names = process.argv.slice(2);
const running = new Map();
let isStopping = false;

const loaded = new Map(await Promise.all(names.map(load)));

async function load(name) {
  return [name, await import(`../../../../services/${name}/dist/main.js`).catch((error) => fail(name, error))];
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
  console.error(error.stack); // never the error itself: those of the database carry what people typed
  process.send?.({ failed: name, words: error.message }, () => process.exit(1));
  await new Promise(() => undefined);
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  // the door first, then what stands behind it
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
