import { faultMessages } from './index.ts';

const unknown = (field: string) => ({ field, rule: 'unknown', values: [] });

describe('what is said of refused fields', () => {
  it('stands at each field once', () => {
    expect(faultMessages([unknown('role'), unknown('role')], 'en-CA')).toEqual({
      role: ['This field is not known here.'],
    });
  });
  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'also at one that is called %s, as every object has',
    (field) => {
      expect(Object.entries(faultMessages([unknown(field)], 'en-CA'))).toEqual([
        [field, ['This field is not known here.']],
      ]);
    },
  );
});
