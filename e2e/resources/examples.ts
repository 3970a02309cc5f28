import { expect, type APIRequestContext } from '@playwright/test';
import { authHeaders } from '../demo-login.ts';

/** Records of resources of which the demo has none. */
const examples: Readonly<Record<string, object>> = {
  '/admin/redirects': { fromAddress: '/former-page', toAddress: '/faqs' },
  '/admin/made-permissions': {
    action: 'view',
    area: 'PartnerPages',
    label: { 'en-CA': 'Partner pages', 'fr-CA': 'Pages des partenaires' },
    description: '',
    roles: [],
  },
};

/** Makes the example of a resource as the site owner, unless an earlier run made it or the demo has records. */
export async function makeExample(request: APIRequestContext, path: string): Promise<void> {
  const data = examples[path];
  if (!data) return;
  const response = await request.post(`/api${path}`, { headers: await authHeaders(request, 'owner'), data });
  expect([201, 409]).toContain(response.status());
}
