import type { en } from './en.ts';

/** Messages of a listing that was never published, in French. */
export const fr: Record<keyof typeof en, string> = {
  choose: 'Choisissez…',
  depositHint: 'Entrez 0 si vous n’en demandez pas.',
  feesUnanswered: 'Ajoutez chaque frais, ou précisez qu’il n’y en a pas.',
  noOtherFees: 'Il n’y a pas d’autres frais',
  fairChoice: 'Je choisis mes locataires équitablement',
  fairChoiceText:
    'Je ne refuse personne en raison de son origine, de sa famille, de sa religion, de son sexe, d’un handicap, ou parce que le loyer est payé grâce à l’aide sociale.',

  changesRequested: 'Notre équipe de soutien demande des changements',
  rejected: 'Cette annonce a été refusée',
  rejectedText: 'Elle ne peut être ni modifiée ni publiée.',
  contactUs: 'Nous joindre',
  inReview: 'Cette annonce est en révision',
  inReviewText:
    'Nous vérifions chaque première annonce, en général en moins d’un jour ouvrable. Vous recevrez un courriel.',

  'saveState.saved': 'Tous les changements sont enregistrés',
  'saveState.saving': 'Enregistrement…',
  'saveState.failed': 'Non enregistré : {reason} Ce que vous avez saisi reste ici.',
  'saveState.retried': 'Non enregistré : {reason} Ce que vous avez saisi reste ici ; nous réessayons.',
  'saveState.invalid':
    '{count, plural, one {Non enregistré : vérifiez # champ.} other {Non enregistré : vérifiez # champs.}}',
  'saveState.outdated': 'Non enregistré : cette annonce a été modifiée dans une autre fenêtre.',
  compareVersions: 'Comparer',

  checklist: 'Prête à publier ?',
  missingCount: '{count, plural, =0 {Rien ne manque} one {# élément manque} other {# éléments manquent}}',
  itemsDone: '{count, plural, =0 {Aucun élément terminé} one {# élément terminé} other {# éléments terminés}}',
  allDone: 'Tout est là. Vous pouvez publier cette annonce.',
  sectionLeft: '{count, plural, one {reste #} other {reste #}}',
  sectionDone: 'complète',
  'item.pin': 'Repère sur la carte',
  'item.description': 'Description',
  'item.declaresFairHousing': 'Choix équitable',
  'need.availableDate': 'Choisissez une date d’ici un an',
  'need.furnished': 'Choisissez une réponse',
  'need.pin': 'Placez le repère sur la carte',
  'need.deposit': 'Entrez un montant, ou 0 s’il n’y en a pas',
  'need.fees': 'Ajoutez-les, ou précisez qu’il n’y en a pas',
  'need.photos': '{count, plural, one {Au moins # photo} other {Au moins # photos}}',
  'need.leaseTerm': 'Choisissez une réponse',
  'need.petPolicies': 'Choisissez ce que vous permettez',
  'need.laundry': 'Choisissez une réponse',
  'need.parkingType': 'Choisissez une réponse',
  'need.title': 'Au moins {min} caractères',
  'need.description': 'Au moins {min} caractères',
  'need.declaresFairHousing': 'Confirmez la déclaration',
};
