import type { APIRequestContext, Page } from '@playwright/test';
import type { Class } from '@porchlight/contracts';
import { RenterProfile } from '@porchlight/contracts/accounts';
import { ContactMessage } from '@porchlight/contracts/content';
import { authHeaders } from '../demo-login.ts';

type Body = Readonly<Record<string, string>>;
/** Texts that people send, and the pages that show them. */
export interface TextsOfPeople {
  readonly name: string;
  readonly input: Class;
  readonly fields: readonly string[];
  /** Who is logged in on the page. */
  readonly reader: string;
  /** Texts that are sent before the pages are opened. */
  readonly together: number;
  /** Stores texts. Returns the pages that show them, or undefined when they are refused. */
  readonly send: (page: Page, texts: Body) => Promise<readonly string[] | undefined>;
}
const contact = (request: APIRequestContext) => async (texts: Body) => {
  const key = crypto.randomUUID().replaceAll('-', '');
  const message = {
    key,
    name: 'Leila',
    email: 'leila@example.com',
    topic: 'question',
    message: 'May I rent from abroad?',
  };
  const headers = await authHeaders(request, 'guest');
  return request.post('/api/forms/contact/submissions', { headers, data: { ...message, ...texts } });
};

export const textsOfPeople: readonly TextsOfPeople[] = [
  {
    name: 'contact form',
    input: ContactMessage,
    fields: ['name', 'message'],
    reader: 'owner',
    together: 20,
    send: async (page, texts) =>
      (await contact(page.request)(texts)).ok() ? ['/admin/forms?form=contact'] : undefined,
  },
  {
    name: 'renter profile',
    input: RenterProfile,
    fields: ['about'],
    reader: 'renter',
    together: 1,
    send: async (page, texts) => {
      const headers = await authHeaders(page.request, 'renter');
      const response = await page.request.patch('/api/renter-profile', { headers, data: texts });
      return response.ok() ? ['/admin/renter-profile'] : undefined;
    },
  },
];
