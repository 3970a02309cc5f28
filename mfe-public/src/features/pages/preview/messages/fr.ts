import type { en } from './en.ts';

/** What the preview of a page says besides the page, in French. */
export const fr: typeof en = {
  preview: 'Aperçu',
  title: 'Aperçu. Les visiteurs verront cette page ainsi.',
  text: 'Il montre le texte du formulaire, enregistré ou non. Seul le personnel peut ouvrir ce lien, pendant 15 minutes.',
  toForm: 'Retour au formulaire',
  loading: 'Chargement …',
  missing: 'Nous n’avons pas trouvé cet aperçu',
  missingText:
    'Les liens d’aperçu expirent après 15 minutes et sont réservés au personnel. Ouvrez-en un nouveau depuis le formulaire de la page.',
};
