import { refreshSession, type Send } from '@porchlight/client';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { openScreen, type Visitor } from './open-screen.tsx';

/** Body of a response; a number is the status of a failure, a function computes either from the body of the request. */
export type FakeResponse = object | number | ((body: unknown) => object | number);
/** Who opens which screen, and what the API responds. */
export interface OpenedScreen extends Visitor {
  readonly screen: ReactElement;
  readonly responses: Readonly<Record<string, FakeResponse>>;
}
/** A request as it was sent. */
export interface Sent {
  readonly path: string;
  readonly body: string | undefined;
}

const failure = { message: 'Try again in a moment.', code: 'busy' };

function respond(response: FakeResponse, body: unknown): { readonly status: number; readonly body: string } {
  const made = typeof response === 'function' ? response(body) : response;
  if (typeof made === 'number') return { status: made, body: JSON.stringify(failure) };
  const { status = 200, ...rest } = made as { readonly status?: number };
  return { status, body: JSON.stringify(rest) };
}

/** Opens a screen as a user who is logged in. A field `status` of a response is its status. */
export function openAs({ screen, responses, ...visitor }: OpenedScreen) {
  const sent: Sent[] = [];
  const send: Send = (path, { body }) => {
    sent.push({ path, body });
    const parsed: unknown = body === undefined ? undefined : JSON.parse(body);
    return Promise.resolve(respond(responses[path.split('?')[0] ?? ''] ?? 404, parsed));
  };
  const { store, unmount } = openScreen(screen, visitor, send);
  return {
    sent,
    requested: () => sent.map(({ path }) => path),
    refresh: () => act(() => store.dispatch(refreshSession())),
    unmount,
  };
}
