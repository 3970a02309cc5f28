import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the FAQ console. */
export const messages = messageReferences(
  defineMessages({
    en: {
      topicInUse: 'This topic has questions, here or in the trash. Move them to another topic first.',
      topicNotFound: 'Choose a topic from the list.',
    },
    fr: {
      topicInUse:
        'Ce thème contient des questions, ici ou dans la corbeille. Déplacez-les d’abord vers un autre thème.',
      topicNotFound: 'Choisissez un thème de la liste.',
    },
  }),
);
