import type { BrowserContext } from '@playwright/test';

/** What payloads did in the pages of a browser context. */
export interface ScriptAlarm {
  /** Calls of `alert` and dialogs. */
  readonly runs: string[];
  /** Violations of the page policy. */
  readonly reports: string[];
}

/** Records each call of `alert`, which every payload makes, and each violation of the page policy from now on. */
export async function watchForScripts(context: BrowserContext): Promise<ScriptAlarm> {
  const alarm: ScriptAlarm = { runs: [], reports: [] };
  context.on('dialog', (dialog) => {
    alarm.runs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeBinding('recordScript', ({ page }, kind: keyof ScriptAlarm, detail: string) => {
    alarm[kind].push(`${page.url()}: ${detail}`);
  });
  await context.addInitScript(() => {
    const record = (globalThis as unknown as { recordScript: (kind: string, detail: string) => void }).recordScript;
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.defineProperty(globalThis, name, { value: (detail: unknown) => record('runs', String(detail)) });
    // Trusted types are only reported, those of the site's own script files too.
    const isOwnFile = (sample: string) =>
      /^(HTMLScriptElement src|ServiceWorkerContainer register)\|/.test(sample) &&
      new URL(sample.replace(/^.*\|/, ''), location.href).origin === location.origin;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      if (!isOwnFile(sample)) record('reports', `${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return alarm;
}
