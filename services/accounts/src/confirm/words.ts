import type { Words } from '@porchlight/service-kit';

export const words = {
  linkDead: {
    en: 'This link no longer works. It may be old, or used already.',
    fr: 'Ce lien ne fonctionne plus. Il est peut-être ancien ou déjà utilisé.',
  },
} as const satisfies Record<string, Words>;
