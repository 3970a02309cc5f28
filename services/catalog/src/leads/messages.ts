import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the lead endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      leadNotFound: 'We couldn’t find this lead.',
      writerErased: 'This person deleted their account, so you can’t write to them any more.',
      writerBlocked: 'You blocked this person. Unblock them to reply.',
      writerNotFound: 'This person isn’t blocked.',
      keyTaken: 'A different reply was already sent from this page. Reload the page to write a new one.',
      tooManyReplies: 'You’ve sent a lot of replies this hour. Please wait a little; your reply is still here.',
      tooManyBlocked: 'You’ve blocked as many people as we can keep. Unblock someone first.',
      templateNotFound: 'We couldn’t find this quick reply. It may have been deleted.',
      templateNameTaken: 'You already have a quick reply with this name.',
      tooManyTemplates: 'You have 20 quick replies. Delete one to add another.',
      tooManyRows: 'That’s more than 10,000 leads. Choose a home or a shorter time.',
      tooManyExports: 'You’ve downloaded your leads five times today. Try again tomorrow.',
    },
    fr: {
      leadNotFound: 'Nous n’avons pas trouvé cette demande.',
      writerErased: 'Cette personne a supprimé son compte : vous ne pouvez plus lui écrire.',
      writerBlocked: 'Vous avez bloqué cette personne. Débloquez-la pour répondre.',
      writerNotFound: 'Cette personne n’est pas bloquée.',
      keyTaken: 'Une autre réponse a déjà été envoyée de cette page. Rechargez la page pour en écrire une nouvelle.',
      tooManyReplies:
        'Vous avez envoyé beaucoup de réponses cette heure-ci. Attendez un peu ; votre réponse est toujours là.',
      tooManyBlocked: 'Vous ne pouvez pas bloquer plus de personnes. Débloquez d’abord quelqu’un.',
      templateNotFound: 'Nous n’avons pas trouvé cette réponse rapide. Elle a peut-être été supprimée.',
      templateNameTaken: 'Vous avez déjà une réponse rapide de ce nom.',
      tooManyTemplates: 'Vous avez 20 réponses rapides. Supprimez-en une pour en ajouter une autre.',
      tooManyRows: 'Il y a plus de 10 000 demandes. Choisissez un logement ou une période plus courte.',
      tooManyExports: 'Vous avez téléchargé vos demandes cinq fois aujourd’hui. Réessayez demain.',
    },
  }),
);
