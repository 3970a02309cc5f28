import type { GatewayConfig } from '../config.ts';

/** The built worker; a thread runs plain JavaScript only, so tests build it first and name it. */
export const workerFile = ({ renderWorkerFile }: Pick<GatewayConfig, 'renderWorkerFile'>): URL =>
  renderWorkerFile === undefined ? new URL('./worker/render-worker.js', import.meta.url) : new URL(renderWorkerFile);
