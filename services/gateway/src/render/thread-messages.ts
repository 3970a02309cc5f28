import type { Permalinks } from '@porchlight/contracts';
import type { AreasFile, RenderedPage } from '@porchlight/contracts/internal';

/** Render request as sent to a thread. */
export interface RenderJob {
  readonly url: string;
  readonly origin: string;
  readonly permalinks: Permalinks;
  readonly now: string;
  readonly timeZone: string;
  readonly areas: AreasFile;
  /** Files of the server builds: the shell's, and the areas' by name. */
  readonly shellServer: string;
  readonly areaServers: Readonly<Record<string, string>>;
}

export type ToThread =
  | { readonly kind: 'draw'; readonly id: number; readonly order: RenderJob }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly call: number;
      readonly status: number;
      readonly body: string;
    }
  | { readonly kind: 'ping' };

export type FromThread =
  | { readonly kind: 'page'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | {
      readonly kind: 'fetch';
      readonly id: number;
      readonly call: number;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'pong' };
