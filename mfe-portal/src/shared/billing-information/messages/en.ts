/** Messages of the billing information, in English. */
export const en = {
  name: 'Company or full name',
  phone: 'Phone',
  line1: 'Street address',
  line2: 'Suite or unit',
  city: 'City',
  province: 'Province or state',
  chooseProvince: 'Choose a province or state',
  canada: 'Canada',
  unitedStates: 'United States',
  postalCode: 'Postal or ZIP code',
} as const;
