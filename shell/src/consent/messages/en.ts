/** Messages of the consent banner, in English. */
export const en = {
  title: 'Privacy choices',
  question:
    'May we remember for 24 hours which ad or link brought you here, and send it with your forms? Nothing else is stored for advertising.',
  accepted: 'You accepted: this browser remembers for 24 hours which ad or link brought you here.',
  refused: 'You refused: this browser doesn’t remember which ad or link brought you here.',
  policy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Refuse',
  saved: 'Your choice is saved.',
} as const;
