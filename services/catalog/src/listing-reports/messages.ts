import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This report doesn’t exist.',
      ownListing: 'This is your own listing.',
      ownListingDecision: 'This is your own listing. A colleague decides about it.',
      tooManyReports: 'You’ve reported many listings today. Please write to us through the contact page.',
      alreadyDecided: 'A colleague has already decided. This is the decision.',
      alreadyAsked: 'The landlord was asked already, and has not responded yet.',
      responseRefused: 'There is nothing to respond to any more: our team has decided, or has your response.',
      undoRefused: 'This decision is final by now, or not yours.',
      alreadyClaimed: 'A colleague is working on this report.',
      reasonMissing: 'Write what the landlord should know.',
      confirmedMissing: 'Choose the problem that you confirmed.',
      notPublic: 'The landlord has taken this listing down. Suspend it, so that it stays down, or dismiss the reports.',
      ownDecision: 'You made the first decision. A colleague decides about the appeal.',
      notAppealed: 'There is no appeal to decide about.',
      appealRefused: 'This decision can’t be appealed, or not any more.',
    },
    fr: {
      notFound: 'Ce signalement n’existe pas.',
      ownListing: 'Cette annonce est la vôtre.',
      ownListingDecision: 'Cette annonce est la vôtre. Une ou un collègue en décide.',
      tooManyReports: 'Vous avez signalé beaucoup d’annonces aujourd’hui. Écrivez-nous par la page de contact.',
      alreadyDecided: 'Une ou un collègue a déjà décidé. Voici la décision.',
      alreadyAsked: 'La question a déjà été posée au propriétaire, qui n’y a pas encore répondu.',
      responseRefused: 'Il n’y a plus rien à répondre : notre équipe a décidé, ou a votre réponse.',
      undoRefused: 'Cette décision est maintenant définitive, ou n’est pas la vôtre.',
      alreadyClaimed: 'Une ou un collègue s’occupe de ce signalement.',
      reasonMissing: 'Écrivez ce que le propriétaire doit savoir.',
      confirmedMissing: 'Choisissez le problème que vous avez constaté.',
      notPublic:
        'Le propriétaire a retiré cette annonce. Suspendez-la pour qu’elle le reste, ou rejetez les signalements.',
      ownDecision: 'Vous avez pris la première décision. Une ou un collègue décide de l’appel.',
      notAppealed: 'Aucun appel n’attend de décision.',
      appealRefused: 'Cette décision ne peut pas, ou plus, être portée en appel.',
    },
  }),
);
