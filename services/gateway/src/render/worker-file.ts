import type { GatewayConfig } from '../config.ts';

/**
 * Returns the URL of the built render worker. Threads run JavaScript only, so tests build the worker first and
 * configure its URL.
 */
export const workerFile = ({ renderWorkerFile }: Pick<GatewayConfig, 'renderWorkerFile'>): URL =>
  renderWorkerFile === undefined ? new URL('./worker/render-worker.js', import.meta.url) : new URL(renderWorkerFile);
