import { asService, type TestApp } from '@porchlight/service-kit/testing';

/** Reports the erasure of an account, as accounts does. */
export const erasePerson = (app: TestApp, personId: string, emailHash = 'a'.repeat(64)) =>
  app.post('/internal/events', {
    as: asService('accounts'),
    body: {
      key: `erased:${personId}`,
      name: 'person.erased',
      at: new Date().toISOString(),
      payload: { personId, emailHash },
    },
  });
