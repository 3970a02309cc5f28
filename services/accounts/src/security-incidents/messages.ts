import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Correct the marked fields.',
      inFuture: 'Enter a time that is not in the future.',
      beganAfterFound: 'Enter a time that is not after the incident was found.',
      noRiskReason: 'Enter the reason for this assessment.',
      notAssessed: 'Assess the risk before you close the incident.',
      notNotified: 'Enter when they were notified. An incident with a significant risk is closed after that.',
    },
    fr: {
      checkFields: 'Corrigez les champs indiqués.',
      inFuture: 'Entrez un moment qui n’est pas dans l’avenir.',
      beganAfterFound: 'Entrez un moment qui ne suit pas la découverte de l’incident.',
      noRiskReason: 'Entrez le motif de cette évaluation.',
      notAssessed: 'Évaluez le risque avant de clore l’incident.',
      notNotified: 'Entrez le moment de l’avis. Un incident à risque important se clôt après cet avis.',
    },
  }),
);
