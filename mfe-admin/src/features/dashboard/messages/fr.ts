import type { en } from './en.ts';

/** Messages of the dashboard, in French. */
export const fr: Record<keyof typeof en, string> = {
  waiting: 'À faire',
  nothingWaits: 'Rien ne vous attend.',
  forms: '{count, plural, one {# message d’un formulaire} other {# messages de formulaires}}',
  approvals: '{count, plural, one {# demande de crédits à décider} other {# demandes de crédits à décider}}',
  inquiries: '{count, plural, one {# demande retenue comme suspecte} other {# demandes retenues comme suspectes}}',
  links: '{count, plural, one {# lien qui ne mène nulle part} other {# liens qui ne mènent nulle part}}',
  invitations: '{count, plural, one {# invitation non acceptée} other {# invitations non acceptées}}',
  orMore: '{text} ou plus',
  oldest: 'la plus ancienne {age}',
  failed: 'Une partie n’a pas pu être chargée.',
  retry: 'Réessayer',
  loading: 'Chargement …',
};
