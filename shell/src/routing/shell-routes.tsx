import { screen, type AreaManifest } from '@porchlight/client';
import { shellMessages } from '../messages/catalog.ts';
import type { en } from '../messages/en.ts';

const confirm = screen(() => import(/* webpackChunkName: "account" */ '../account/confirm-screen.tsx'));

/** Manifest of the shell's own routes. */
export const shellArea: AreaManifest<typeof en> = {
  name: 'shell',
  messages: shellMessages,
  routes: [
    {
      path: '/register',
      title: (messages) => messages.signUpTitle,
      screen: screen(() => import(/* webpackChunkName: "account" */ '../account/sign-up/register-screen.tsx')),
    },
    {
      path: '/password-reset',
      title: (messages) => messages.forgotTitle,
      screen: screen(() => import(/* webpackChunkName: "account" */ '../account/forgot-screen.tsx')),
    },
    {
      path: '/password-reset/:token',
      title: (messages) => messages.resetTitle,
      screen: screen(() => import(/* webpackChunkName: "account" */ '../account/reset-screen.tsx')),
    },
    { path: '/verify-email/:token', title: (messages) => messages.verifyEmail, screen: confirm },
    { path: '/confirm/:purpose/:token', title: (messages) => messages.confirmLink, screen: confirm },
    {
      path: '/admin/my-account',
      title: (messages) => messages.myAccount,
      auth: true,
      screen: screen(() => import(/* webpackChunkName: "my-account" */ '../account/my-account/my-account-screen.tsx')),
    },
    {
      path: '/admin/my-account/edit',
      title: (messages) => messages.myAccountEdit,
      auth: true,
      screen: screen(
        () => import(/* webpackChunkName: "my-account" */ '../account/my-account/edit/edit-account-screen.tsx'),
      ),
    },
    {
      path: '/admin/my-account/change-password',
      title: (messages) => messages.changePassword,
      auth: true,
      screen: screen(
        () => import(/* webpackChunkName: "my-account" */ '../account/my-account/change-password-screen.tsx'),
      ),
    },
  ],
};
