import { rmSync } from 'node:fs';

/** Stops the PostgreSQL server of the test run and removes its folder. */
export default async function stopDatabase() {
  const started = globalThis.porchlightTest;
  if (!started) return;
  await started.server.stop();
  rmSync(started.folder, { recursive: true, force: true });
}
