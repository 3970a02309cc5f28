import type { en } from './en.ts';

/** Messages of the later publication of a listing, in French. */
export const fr: Record<keyof typeof en, string> = {
  publishLater: 'Publier plus tard',
  changeTime: 'Changer l’heure',
  backToDraft: 'Revenir au brouillon',
  title: 'Quand publier cette annonce ?',
  text: 'D’ici là, les locataires ne la voient pas et elle ne coûte rien. Avant que votre première annonce soit publique, nous la vérifions : cela peut prendre un jour ouvrable de plus.',
  time: 'Date et heure',
  zone: 'À l’heure du logement ({zone}).',
  'fault.missing': 'Entrez une date et une heure.',
  'fault.outside': 'Choisissez un moment d’ici {days} jours.',
  credits:
    'Elle est alors mise en ligne si vos crédits suffisent. Sinon, elle redevient un brouillon et vous recevez un courriel.',
  confirm: 'Programmer',
  cancel: 'Annuler',
  pending: 'Un instant…',
  failed: 'Impossible de changer l’heure',
  outdated:
    'Cette annonce a été modifiée dans une autre fenêtre. Vérifiez ce qui est enregistré maintenant, puis réessayez.',
  scheduled: 'Publication programmée. Vous pouvez changer l’heure d’ici là.',
  unscheduled: 'Cette annonce est de nouveau un brouillon.',
};
