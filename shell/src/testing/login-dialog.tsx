import { dialogOpened } from '@porchlight/client';
import { act, screen } from '@testing-library/react';
import '../account/login-panels.tsx'; // imported on demand by the dialog; its messages are ready before the first test
import { drawAt } from './account.tsx';
import type { FakeResponses } from './render-app.tsx';

/** Opens the login dialog over a public page. */
export async function openLoginDialog(responses: FakeResponses = {}, tab: 'login' | 'sign-up' = 'login') {
  const drawn = await drawAt('/guides/leases', responses);
  act(() => {
    drawn.store.dispatch(dialogOpened(tab));
  });
  await screen.findByLabelText('Email');
  return drawn;
}

export const isLoginDialogOpen = (): boolean => screen.queryByRole('dialog', { name: 'Login or sign up' }) !== null;
