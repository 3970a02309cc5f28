/** Messages of a choice about emails, in French. */
export const fr = {
  loading: 'Chargement de votre choix',
  failed: 'Impossible de charger votre choix',
  tryAgain: 'Réessayer',
  notSaved: 'Impossible d’enregistrer votre choix',
  'label.lowCredits': 'M’écrire avant que les crédits soient épuisés',
  'hint.lowCredits': 'Quand ils suffisent encore pour 7, 3 et 1 jours. Vos collègues choisissent pour eux-mêmes.',
  'on.lowCredits': 'Vous recevrez un courriel avant que les crédits soient épuisés',
  'off.lowCredits': 'Vous ne recevrez pas de courriel sur les crédits faibles',
  'label.messages': 'M’envoyer chaque message par courriel',
  'hint.messages': 'Sans ces courriels, vous trouvez les nouveaux messages sous Demandes.',
  'on.messages': 'Vous recevrez un courriel pour chaque message',
  'off.messages': 'Vous ne recevrez pas de courriel sur les messages. Vous les trouvez sous Demandes.',
} as const;
