import type { en } from './en.ts';

/** Messages of the hint about the rent, in French. */
export const fr: typeof en = {
  home: '{beds, plural, =0 {un studio} one {# chambre} =4 {4 chambres ou plus} other {# chambres}}',
  room: 'une chambre à louer',
  typical: 'Loyer typique pour {size} ({place}) : de {low} à {high} par mois (médiane {median}).',
  standIn: 'Nous connaissons trop peu de logements semblables ({city}) : ces chiffres valent pour {place}.',
  limited: 'Données limitées : {count} logements.',
  'warning.extraZero': 'C’est bien plus que des logements semblables. Y a-t-il un zéro de trop ?',
  'warning.missingZero': 'C’est bien moins que des logements semblables. Manque-t-il un zéro ?',
  'warning.high': 'C’est plus que presque tous les logements semblables. Vérifiez le montant.',
  'warning.low': 'C’est moins que presque tous les logements semblables. Vérifiez le montant.',
};
