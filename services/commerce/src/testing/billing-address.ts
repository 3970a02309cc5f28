/** Billing information of a company in Ontario. */
export const nairHomes = {
  name: 'Nair Homes Inc.',
  phone: '416 555 0123',
  line1: '214 Roncesvalles Ave',
  city: 'Toronto',
  postalCode: 'M6R 2M1',
  province: 'ON',
};
