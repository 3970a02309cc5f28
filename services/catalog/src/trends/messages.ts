import { defineMessages } from '@porchlight/messages';

export const messages = defineMessages({
  en: {
    method:
      'Each month we count every entire home listed on Porchlight for at least one day, once, at its last asking rent. Rooms in shared homes are counted on their own. We leave out sublets, short stays, duplicate listings, listings we removed, and rents far from others for the same city and size. The figure is the median: half of homes are listed for more, half for less. With 10 to 29 homes we say “limited data”; below 10 we show the surrounding area instead. Figures are final on the 3rd of the following month.',
  },
  fr: {
    method:
      'Chaque mois, nous comptons une fois chaque logement entier affiché sur Porchlight au moins un jour, à son dernier loyer demandé. Les chambres dans un logement partagé sont comptées à part. Nous excluons les sous-locations, les courts séjours, les annonces en double ou retirées par nous, et les loyers très éloignés de ceux de la même ville et de la même taille. Le chiffre est la médiane : la moitié des logements sont affichés plus cher, la moitié moins cher. De 10 à 29 logements, nous indiquons « données limitées » ; sous 10, nous montrons plutôt la région environnante. Les chiffres sont définitifs le 3 du mois suivant.',
  },
});
