import type { Endpoint } from '../api/endpoint.ts';
import { listEndpoint, showEndpoint } from '../api/lists.ts';

const path = '/v1/events';

export const eventEndpoints: readonly Endpoint[] = [listEndpoint(path, 'event', ['type']), showEndpoint(path, 'event')];
