import type { en } from './en.ts';

/** Quick replies that people read, in French. */
export const fr: Record<keyof typeof en, string> = {
  received: 'Merci de nous avoir écrit. Nous nous en occupons et vous répondrons d’ici deux jours ouvrables.',
  listing:
    'Merci de nous avoir écrit. Ouvrez l’annonce et choisissez « Signaler cette annonce » : notre équipe le voit aussitôt. Ne payez jamais avant d’avoir vu un logement et signé un bail.',
  data: 'Vous pouvez télécharger ou supprimer vos données en tout temps dans votre compte, sous « Vos données ». Sans compte, dites-le-nous et nous le ferons pour vous.',
  landlord:
    'Merci de nous avoir écrit. Indiquez-nous l’adresse de l’annonce et ce que vous voyez à l’écran, pour que nous puissions vous aider.',
  resolved: 'Nous croyons que c’est réglé. Si ce n’est pas le cas, écrivez-nous de nouveau.',
};
