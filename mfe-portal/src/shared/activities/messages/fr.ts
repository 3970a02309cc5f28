import type { en } from './en.ts';

/** Messages of what happened to listings, in French. */
export const fr: Record<keyof typeof en, string> = {
  'kind.lead': '{name} vous a écrit',
  'kind.live': 'Mise en ligne',
  'kind.off': 'Mise hors ligne',
  'kind.rent': 'Loyer passé de {old} à {new} par mois',
  'kind.edit': '{count, plural, one {# détail modifié} other {# détails modifiés}}',
  'edit.status': 'État modifié',
  'edit.photos':
    '{others, plural, =0 {Photos modifiées} one {Photos et # autre détail modifiés} other {Photos et # autres détails modifiés}}',
  'kind.scheduled': 'Publication programmée',
  'kind.created': 'Ajoutée',
};
