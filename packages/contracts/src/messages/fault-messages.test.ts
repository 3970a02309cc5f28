import '@porchlight/messages/compile-messages';
import { faultMessage, faultMessages } from './index.ts';

const unknown = (field: string) => ({ field, rule: 'unknown', values: [] });

describe('the messages of invalid fields', () => {
  it.each([
    [{ field: 'age', rule: 'min', values: [18] }, 'Enter 18 or more.', 'Entrez 18 ou plus.'],
    [{ field: 'name', rule: 'isLength', values: [2, 60] }, 'Use 2 to 60 characters.', 'Utilisez de 2 à 60 caractères.'],
    [{ field: 'rent', rule: 'max', values: [20_000] }, 'Enter 20000 or less.', 'Entrez 20000 ou moins.'],
    [{ field: 'x', rule: 'toString', values: [] }, 'This value isn’t valid.', 'Cette valeur n’est pas valide.'],
  ])('name the limits: %j', (fault, english, french) => {
    expect([faultMessage(fault, 'en-CA'), faultMessage(fault, 'fr-CA')]).toEqual([english, french]);
  });
  it('appear once per field', () => {
    expect(faultMessages([unknown('role'), unknown('role')], 'en-CA')).toEqual({
      role: ['This field isn’t recognized.'],
    });
  });
  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'also at one that is called %s, as every object has',
    (field) => {
      expect(Object.entries(faultMessages([unknown(field)], 'en-CA'))).toEqual([
        [field, ['This field isn’t recognized.']],
      ]);
    },
  );
});
