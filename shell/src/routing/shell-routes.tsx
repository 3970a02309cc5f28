import { screen, type AreaManifest } from '@porchlight/client';
import { shellWords } from '../words/catalogue.ts';
import type { en } from '../words/en.ts';

const confirm = screen(() => import(/* webpackChunkName: "account" */ '../account/confirm-screen.tsx'));

/** The shell's own addresses. */
export const shellArea: AreaManifest<typeof en> = {
  name: 'shell',
  words: shellWords,
  routes: [
    {
      path: '/register',
      title: (words) => words.signUpTitle,
      screen: screen(() => import(/* webpackChunkName: "account" */ '../account/register-screen.tsx')),
    },
    {
      path: '/password-reset',
      title: (words) => words.forgotTitle,
      screen: screen(() => import(/* webpackChunkName: "account" */ '../account/forgot-screen.tsx')),
    },
    {
      path: '/password-reset/:token',
      title: (words) => words.resetTitle,
      screen: screen(() => import(/* webpackChunkName: "account" */ '../account/reset-screen.tsx')),
    },
    { path: '/verify-email/:token', title: (words) => words.verifyEmail, screen: confirm },
    { path: '/confirm/:purpose/:token', title: (words) => words.confirmLink, screen: confirm },
    {
      path: '/admin/my-account',
      title: (words) => words.myAccount,
      auth: true,
      screen: screen(() => import(/* webpackChunkName: "my-account" */ '../account/own/my-account-screen.tsx')),
    },
    {
      path: '/admin/my-account/edit',
      title: (words) => words.myAccountEdit,
      auth: true,
      screen: screen(() => import(/* webpackChunkName: "my-account" */ '../account/own/edit/edit-account-screen.tsx')),
    },
    {
      path: '/admin/my-account/change-password',
      title: (words) => words.changePassword,
      auth: true,
      screen: screen(() => import(/* webpackChunkName: "my-account" */ '../account/own/change-password-screen.tsx')),
    },
  ],
};
