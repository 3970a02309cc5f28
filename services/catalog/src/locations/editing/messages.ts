import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

/** Messages of the changes of cities and metro areas. */
export const messages = messageReferences(
  defineMessages({
    en: {
      provinceUnknown: 'Choose a province or state from the list.',
      otherCountry: 'Choose a province or state of the same country.',
      metroAreaUnknown: 'Choose a metropolitan area from the list.',
      exists: 'Another place of this province has this address. Choose another one.',
      slugOfMetroArea: 'End the address of a metropolitan area in -area, such as calgary-area.',
      bounds: 'The north must be above the south, and the centre between all four bounds.',
      outside: 'This point isn’t in the province. Check the numbers, and the minus of the longitude.',
      mergeIntoItself: 'Choose another city than this one.',
      mergeTargetUnknown: 'This city is no longer here. Choose another one.',
      mergeOtherCountry: 'Only cities of one country can be merged.',
    },
    fr: {
      provinceUnknown: 'Choisissez une province ou un État dans la liste.',
      otherCountry: 'Choisissez une province ou un État du même pays.',
      metroAreaUnknown: 'Choisissez une région métropolitaine dans la liste.',
      exists: 'Un autre lieu de cette province a cette adresse. Choisissez-en une autre.',
      slugOfMetroArea: 'Terminez l’adresse d’une région métropolitaine par -area, comme calgary-area.',
      bounds: 'Le nord doit être au-dessus du sud, et le centre entre les quatre limites.',
      outside: 'Ce point n’est pas dans la province. Vérifiez les nombres et le signe moins de la longitude.',
      mergeIntoItself: 'Choisissez une autre ville que celle-ci.',
      mergeTargetUnknown: 'Cette ville n’est plus là. Choisissez-en une autre.',
      mergeOtherCountry: 'Seules des villes d’un même pays peuvent être fusionnées.',
    },
  }),
);

const counted = defineMessages({
  en: {
    cityInUse:
      '{count, plural, =1 {One listing is} other {# listings are}} in this city. Merge the city into another one instead.',
    cityInUseByMore: 'More than {max} listings are in this city. Merge the city into another one instead.',
    metroAreaInUse:
      '{count, plural, =1 {One city belongs} other {# cities belong}} to this metropolitan area. Choose another one for them first.',
    mergeTooLarge:
      'A merge moves at most {max} listings or alerts. Merge the smaller city into the larger one, or ask the operators.',
  },
  fr: {
    cityInUse:
      '{count, plural, =1 {Une annonce est} other {# annonces sont}} dans cette ville. Fusionnez plutôt la ville avec une autre.',
    cityInUseByMore: 'Plus de {max} annonces sont dans cette ville. Fusionnez plutôt la ville avec une autre.',
    metroAreaInUse:
      '{count, plural, =1 {Une ville appartient} other {# villes appartiennent}} à cette région métropolitaine. Choisissez-en d’abord une autre pour elles.',
    mergeTooLarge:
      'Une fusion déplace au plus {max} annonces ou alertes. Fusionnez la plus petite ville avec la plus grande, ou demandez aux opérateurs.',
  },
});
export const cityInUse = (count: number) => messageReference(counted, 'cityInUse', { count });
export const cityInUseByMore = (max: number) => messageReference(counted, 'cityInUseByMore', { max });
export const metroAreaInUse = (count: number) => messageReference(counted, 'metroAreaInUse', { count });
export const mergeTooLarge = (max: number) => messageReference(counted, 'mergeTooLarge', { max });
