import type { en } from './en.ts';

/** Messages of the publication of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  publishArea: 'Publier cette annonce',
  credits: '{count, plural, =0 {aucun crédit} one {# crédit} other {# crédits}}',
  costLine: 'Publication : {cost} aujourd’hui, puis {daily} par jour · vous avez {balance}',
  costLineToday: 'Publication : {cost} aujourd’hui · vous avez {balance}',
  costLineIncluded: 'La publication est comprise dans votre adhésion',
  publish: 'Publier l’annonce',
  submitAgain: 'Soumettre de nouveau',
  missingNow: '{count, plural, one {# élément manque} other {# éléments manquent}} : {items}.',
  publishTitle: 'Publier cette annonce ?',
  publishText:
    'Avant que votre première annonce soit publique, nous la vérifions. Cela prend en général un jour ouvrable.',
  costToday: 'Coût à la mise en ligne',
  costIncluded: 'Compris dans votre adhésion',
  costDaily: 'Ensuite, par jour',
  costBalance: 'Vos crédits',
  costBalanceAfter: '{before} maintenant, {after} après',
  turnOn: 'La mettre en ligne dès qu’elle peut être publique',
  turnOnHint: 'Sinon, elle reste hors ligne et gratuite jusqu’à ce que vous la mettiez en ligne sous Annonces.',
  shortTitle: '{count, plural, one {Il manque # crédit} other {Il manque # crédits}}',
  shortText: 'Vous pouvez publier sans mettre en ligne, ou acheter des crédits d’abord.',
  buyCredits: 'Acheter des crédits',
  publishPending: 'Un instant…',
  publishFailed: 'Impossible de publier cette annonce',
  publishOutdated:
    'Cette annonce a été modifiée dans une autre fenêtre : nous ne l’avons donc pas publiée. Vérifiez ce qui est enregistré maintenant, puis publiez-la de nouveau.',
  published: 'Publiée.',
};
