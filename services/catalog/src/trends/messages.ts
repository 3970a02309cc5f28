import { defineMessages } from '@porchlight/messages';

export const messages = defineMessages({
  en: {
    method:
      'We count each whole home that was on Porchlight for at least a day of the month once, with its last asking rent a month. Rooms, sublets, short stays, copies of the same ad and ads we took down are left out, and so are rents far from all others of the same city and size. The figure is the median: half of the homes ask more, half ask less. From 10 to 29 homes we say “limited data”; below 10 we show no figure, and the larger area stands in. A month closes on day 3 of the next one.',
  },
  fr: {
    method:
      'Nous comptons une fois chaque logement entier affiché sur Porchlight au moins un jour du mois, avec son dernier loyer mensuel demandé. Les chambres, les sous-locations, les courts séjours, les copies d’une même annonce et les annonces que nous avons retirées sont exclus, tout comme les loyers très éloignés de ceux de la même ville et de la même taille. Le chiffre est la médiane : la moitié des logements demandent plus, la moitié moins. De 10 à 29 logements, nous disons « données limitées » ; sous 10, nous ne montrons aucun chiffre et la région plus grande le remplace. Un mois est fermé le 3 du mois suivant.',
  },
});
