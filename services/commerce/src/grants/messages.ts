import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      companyNotFound: 'We couldn’t find this company.',
      creditsShort: 'The wallet of this company holds fewer credits than that.',
      onlyAdded: 'Only credits that are added can be promotional.',
      checkFields: 'Please check the marked fields.',
    },
    fr: {
      companyNotFound: 'Nous n’avons pas trouvé cette entreprise.',
      creditsShort: 'Le portefeuille de cette entreprise contient moins de crédits que cela.',
      onlyAdded: 'Seuls des crédits ajoutés peuvent être promotionnels.',
      checkFields: 'Vérifiez les champs indiqués.',
    },
  }),
);
