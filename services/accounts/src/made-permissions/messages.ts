import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    exists: 'A permission with this name exists, perhaps in the trash.',
    fixed: 'The name of a permission is fixed once it is made.',
    tooMany: 'There are 100 permissions of your own already. Delete one first.',
    unknownRole: 'Choose roles from the list.',
    inUse: 'Still used by: {uses}. Take it from there first.',
  },
  fr: {
    exists: 'Une autorisation porte déjà ce nom, peut-être dans la corbeille.',
    fixed: 'Le nom d’une autorisation est fixe dès sa création.',
    tooMany: 'Vous avez déjà créé 100 autorisations. Supprimez-en d’abord une.',
    unknownRole: 'Choisissez des rôles de la liste.',
    inUse: 'Encore utilisée par : {uses}. Retirez-la d’abord.',
  },
});
/** Messages of the permissions that owners make. */
export const messages = messageReferences(catalog);
export const inUse = (uses: string) => messageReference(catalog, 'inUse', { uses });
