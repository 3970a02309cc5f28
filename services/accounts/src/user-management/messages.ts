import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the management of users. */
export const messages = messageReferences(
  defineMessages({
    en: {
      emailTaken: 'A user has this email already. Find it in the list and change its roles.',
      emailFixed: 'Only the user changes the email of an account.',
      unknownRole: 'One of these roles doesn’t exist any more. Reload the page.',
      ownerRequired: 'Only a site owner changes accounts of owners and administrators.',
      lastOwner: 'The site needs an owner: give somebody else the role of Site Owner first.',
      ownAccess: 'You can’t disable your own account.',
      leaving: 'This account is being deleted and can’t be changed.',
      inactive: 'This account can’t log in. Enable it first.',
      landlord:
        'The role of landlord comes with the registration of a landlord. Disable the account to take its access.',
    },
    fr: {
      emailTaken: 'Un compte a déjà cette adresse. Trouvez-le dans la liste et changez ses rôles.',
      emailFixed: 'Seule la personne change l’adresse courriel de son compte.',
      unknownRole: 'Un de ces rôles n’existe plus. Rechargez la page.',
      ownerRequired: 'Seul un propriétaire du site change les comptes des propriétaires et des administrateurs.',
      lastOwner: 'Le site a besoin d’un propriétaire : donnez d’abord ce rôle à quelqu’un d’autre.',
      ownAccess: 'Vous ne pouvez pas désactiver votre propre compte.',
      leaving: 'Ce compte est en cours de suppression et ne peut pas être changé.',
      inactive: 'Ce compte ne peut pas se connecter. Réactivez-le d’abord.',
      landlord:
        'Le rôle de propriétaire s’obtient en s’inscrivant comme tel. Désactivez le compte pour retirer son accès.',
    },
  }),
);
