import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      past: 'Choose today or a later day.',
      dayTaken: 'There are already prices from this day. Choose another day.',
      changed: 'Someone else announced prices meanwhile. Compare them with yours, then save again.',
    },
    fr: {
      past: 'Choisissez aujourd’hui ou un jour à venir.',
      dayTaken: 'Des prix commencent déjà ce jour-là. Choisissez un autre jour.',
      changed:
        'Une autre personne a annoncé des prix entre-temps. Comparez-les aux vôtres, puis enregistrez de nouveau.',
    },
  }),
);
