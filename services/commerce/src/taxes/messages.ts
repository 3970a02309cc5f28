import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      tooEarly: 'Choose tomorrow or a later day.',
      dayTaken: 'A rate of this tax already begins on this day. Choose another day, or change that rate.',
      bothFederal: 'HST takes the place of GST. First plan a rate that is not charged for the other tax.',
      numberNeeded: 'Enter the registration number. Receipts must state it for a tax that is charged.',
      numberSet: 'This rate is not in force, or it has its number. Plan a new rate to change the number.',
      hasBegun: 'This rate has begun, so it can’t change. Plan a new rate instead.',
      changed: 'Someone else changed the tax rates meanwhile. Compare them with yours, then save again.',
    },
    fr: {
      tooEarly: 'Choisissez demain ou un jour suivant.',
      dayTaken: 'Un taux de cette taxe commence déjà ce jour-là. Choisissez un autre jour, ou modifiez ce taux.',
      bothFederal: 'La TVH remplace la TPS. Prévoyez d’abord un taux non facturé pour l’autre taxe.',
      numberNeeded: 'Entrez le numéro d’inscription. Les reçus doivent l’indiquer pour une taxe facturée.',
      numberSet:
        'Ce taux n’est pas en vigueur, ou il a déjà son numéro. Prévoyez un nouveau taux pour changer le numéro.',
      hasBegun: 'Ce taux est déjà en vigueur et ne peut plus changer. Prévoyez plutôt un nouveau taux.',
      changed:
        'Une autre personne a modifié les taux de taxe entre-temps. Comparez-les aux vôtres, puis enregistrez de nouveau.',
    },
  }),
);
