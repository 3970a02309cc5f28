import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    ownerFixed: 'The Site Owner role always has every permission of staff.',
    nameFixed: 'The name of this role is fixed.',
    builtIn: 'This role belongs to the site and stays.',
    personal: 'Permissions of renters and landlords can’t be mixed with those of staff.',
    inUse: 'People have this role: give them another one first.',
    lost: 'Your own rights changed meanwhile. Reload the page.',
    notHeld: 'You can’t give or manage rights that you don’t have: {names}.',
    exists: 'Another role has this name.',
    unknownPermission: 'Choose permissions from the list.',
  },
  fr: {
    ownerFixed: 'Le rôle de propriétaire du site a toujours toutes les autorisations du personnel.',
    nameFixed: 'Le nom de ce rôle est fixe.',
    builtIn: 'Ce rôle appartient au site et reste.',
    personal: 'Les autorisations des locataires et des propriétaires ne peuvent pas être mêlées à celles du personnel.',
    inUse: 'Des personnes ont ce rôle : donnez-leur d’abord un autre rôle.',
    lost: 'Vos propres droits ont changé entre-temps. Rechargez la page.',
    notHeld: 'Vous ne pouvez pas donner ni gérer des droits que vous n’avez pas : {names}.',
    exists: 'Un autre rôle porte ce nom.',
    unknownPermission: 'Choisissez des autorisations de la liste.',
  },
});
/** Messages of the roles. */
export const messages = messageReferences(catalog);
export const notHeld = (names: string) => messageReference(catalog, 'notHeld', { names });
